// A drawing that is larger than its picture, made smaller: it stands where it stood.
import type { Drawing } from './layer';

/** How many numbers each letter of a path takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 };
const MIDDLE = 60;
const FOOT = 121;
const round = (n: number): string => String(Math.round(n * 10) / 10);

const scaled = (d: string, size: number): string =>
  d.replaceAll(/([a-zA-Z])([^a-zA-Z]*)/g, (_, letter: string, rest: string) => {
    const kind = letter.toUpperCase();
    const takes = TAKES[kind];
    if (takes === undefined) return letter;
    const [left, top] = letter === kind ? [MIDDLE * (1 - size), FOOT * (1 - size)] : [0, 0];
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const to = (n: number, i: number): string => {
      const at = i % takes;
      // The radii of an arc, how it is turned and which way it goes.
      if (kind === 'A' && at < 5) return at < 2 ? round(n * size) : String(n);
      const isAcross = kind === 'A' ? at === 5 : kind === 'H' || (kind !== 'V' && at % 2 === 0);
      return round(n * size + (isAcross ? left : top));
    };
    return letter + numbers.map(to).join(' ');
  });

export const within = (drawing: Drawing, size: number): Drawing =>
  drawing.map((layer) => ({
    ...layer,
    d: scaled(layer.d, size),
    ...(layer.width === undefined ? {} : { width: Math.round(layer.width * size * 10) / 10 }),
  }));
