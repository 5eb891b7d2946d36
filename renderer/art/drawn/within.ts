// A drawing that is larger than its picture, made smaller, or laid into another.
import type { Drawing } from './layer';

/** How many numbers each letter of a path takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 };
const MIDDLE = 60;
const FOOT = 121;
const round = (n: number): string => String(Math.round(n * 10) / 10);

/** Where the left upper corner of the square comes to lie, and how large it is; `flipped`: as in a mirror. */
type Lay = { readonly size: number; readonly left: number; readonly top: number; readonly flipped?: boolean };
const laidPath = (d: string, { size, left, top, flipped = false }: Lay): string =>
  d.replaceAll(/([a-zA-Z])([^a-zA-Z]*)/g, (_, letter: string, rest: string) => {
    const kind = letter.toUpperCase();
    const takes = TAKES[kind];
    if (takes === undefined) return letter;
    const bound = letter !== kind;
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const across = flipped ? -size : size;
    const to = (n: number, i: number): string => {
      const at = i % takes;
      // The radii of an arc, how it is turned and which way it goes.
      if (kind === 'A' && at < 5) return at < 2 ? round(n * size) : String(flipped && at === 4 ? 1 - n : n);
      const isAcross = kind === 'A' ? at === 5 : kind === 'H' || (kind !== 'V' && at % 2 === 0);
      if (!isAcross) return round(n * size + (bound ? 0 : top));
      return round(n * across + (bound ? 0 : flipped ? left + 2 * MIDDLE * size : left));
    };
    return letter + numbers.map(to).join(' ');
  });

const laidAs = (drawing: Drawing, lay: Lay): Drawing =>
  drawing.map((layer) => ({
    ...layer,
    d: laidPath(layer.d, lay),
    ...(layer.width === undefined ? {} : { width: Math.round(layer.width * lay.size * 10) / 10 }),
  }));

export const within = (drawing: Drawing, size: number): Drawing =>
  laidAs(drawing, { size, left: MIDDLE * (1 - size), top: FOOT * (1 - size) });

/** One drawing in another: its middle lies at x, y. */
export const inset = (drawing: Drawing, x: number, y: number, size: number): Drawing =>
  laidAs(drawing, { size, left: x - MIDDLE * size, top: y - MIDDLE * size });

/** As in a mirror that stands at the middle. */
export const mirrored = (drawing: Drawing): Drawing => laidAs(drawing, { size: 1, left: 0, top: 0, flipped: true });
