// The picture of a space on the board, drawn in layers: by its name, else by that of its terrain; several that are
// called the same have one each.
import type { Face } from '../../../shared/contract/view';
import { nameOf, type DefId } from '../../../shared/kernel/ids';
import type { Drawing, Gallery } from '../drawn/layer';
import { groundOf, lookOf } from '../terrain';
import { COUNTRY } from './country';
import { HEIGHTS } from './heights';
import { PLACES } from './places';
import { PLAINS } from './plains';
import { houseOf, lane, roomOf, type Room } from './rooms';

const ALL: Gallery = { ...PLAINS, ...COUNTRY, ...PLACES, ...HEIGHTS };
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

const drawn = new Map<string, Drawing>();
const drawingFor = (name: string): Drawing | undefined => {
  const known = drawn.get(name) ?? (Object.hasOwn(ALL, name) ? ALL[name]?.() : undefined);
  if (known !== undefined) drawn.set(name, known);
  return known;
};

/** A number of its own, the same each time; of those that are counted, their number. */
const numberOf = (id: string): number => {
  const [, counted] = /_(\d+)$/.exec(id) ?? [];
  return counted === undefined
    ? Array.from(id).reduce((sum, letter) => (sum * 37 + letter.charCodeAt(0)) % 9967, 7)
    : Number(counted);
};

/** Where all have one name: lanes of a town. */
const LANE = 'street';

/** Nothing where it has its silhouette. */
export const vignetteOf = (def: DefId, face?: Known): Drawing | undefined => {
  const name = nameOf(def).replaceAll('-', '_');
  const terrain = face?.space?.terrain ?? face?.ground?.terrain ?? '';
  for (const word of [name, name.replace(/_\d+$/, ''), terrain]) {
    const kinds = KINDS[word] ?? [''];
    const found = drawingFor(word) ?? drawingFor(kinds[numberOf(def) % kinds.length] ?? '');
    if (found !== undefined) return found;
  }
  if (terrain !== LANE) return undefined;
  const street = drawn.get(def) ?? lane(numberOf(def));
  drawn.set(def, street);
  return street;
};

const rooms = new Map<DefId, Room>();

/** What its silhouette stands before, where it has no picture; nothing where none is drawn for its ground either. */
export const backdropOf = (def: DefId, face: Face): Room | undefined => {
  const place = groundOf(face.space?.region ?? '') === 'town' ? houseOf : roomOf;
  const room = rooms.get(def) ?? place(lookOf(def, face).terrain, numberOf(def));
  if (room !== undefined) rooms.set(def, room);
  return room;
};

/** What a card of it shows: only of places, as a Temple that is told of in a story is no space. */
export const placeOf = (def: DefId, face: Face | undefined): Drawing | undefined =>
  face?.space === undefined && face?.ground === undefined ? undefined : vignetteOf(def, face);
