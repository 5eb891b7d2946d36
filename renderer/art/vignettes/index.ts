// The picture of a space on the board, drawn in layers: by its name, else by that of its terrain; several that are
// called the same have one each.
import { nameOf, type DefId } from '../../../shared/kernel/ids';
import type { Drawing, Gallery, Layer } from '../drawn/layer';
import { COUNTRY } from './country';
import { PLACES } from './places';
import { PLAINS } from './plains';

const ALL: Gallery = { ...PLAINS, ...COUNTRY, ...PLACES };
/** Where one name stands for many spaces: no two of them that lie side by side need to look alike. */
const KINDS: { readonly [name: string]: readonly string[] | undefined } = {
  fields: ['fields_n', 'fields_se', 'fields_ne', 'fields_sw', 'fields_nw', 'fields_s'],
  plains: ['plains_e', 'plains_w', 'plains_sw', 'plains_s'],
  woods: ['woods_s', 'woods_n', 'woods_e', 'woods_m'],
  hills: ['hills_n', 'hills_m', 'hills_s'],
  desert: ['desert_se', 'desert_sw'],
  runes: ['runes_ne', 'runes_w', 'runes_se'],
};
type Known = {
  readonly space?: { readonly terrain: string };
  readonly ground?: { readonly terrain: string };
};

/** A tenth of what a picture is measured in is less than anybody sees. */
const rounded = (layer: Layer): Layer => ({
  ...layer,
  d: layer.d.replaceAll(/\d*\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10)),
});

const drawn = new Map<string, Drawing>();
const drawingFor = (name: string): Drawing | undefined => {
  const known = drawn.get(name) ?? (Object.hasOwn(ALL, name) ? ALL[name]?.().map(rounded) : undefined);
  if (known !== undefined) drawn.set(name, known);
  return known;
};

/** The same for one space each time; spread evenly. */
const oneOf = (some: readonly string[], id: string): string =>
  some[Array.from(id).reduce((sum, letter) => sum * 3 + letter.charCodeAt(0), 0) % some.length] ?? '';

/** Nothing where it has its silhouette. */
export const vignetteOf = (def: DefId, face?: Known): Drawing | undefined => {
  const name = nameOf(def).replaceAll('-', '_');
  for (const word of [name, name.replace(/_\d+$/, ''), face?.space?.terrain ?? face?.ground?.terrain ?? '']) {
    const found = drawingFor(word) ?? drawingFor(oneOf(KINDS[word] ?? [''], def));
    if (found !== undefined) return found;
  }
  return undefined;
};
