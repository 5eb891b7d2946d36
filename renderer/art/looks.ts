// What each set says of the looks of its things (content/<set>/looks.json): the ground and the marks of its spaces, the
// ground of its Regions, the colours of its Lords, and which of the drawings is the face of whom.
import { nameOf, type DefId, type SetId } from '../../shared/kernel/ids';
import type { Mark, Terrain } from './terrain';

type Table<T> = { readonly [name: string]: T | undefined };
/** `tall`: how large it is drawn beside the others: a mountain towers over a hut. */
export type Look = { readonly terrain: Terrain; readonly marks?: readonly Mark[]; readonly tall?: number };
export type LordStyle = { readonly colour: string; readonly light: string; readonly dark: string };
/** Spaces and portraits by the last part of an id; a number at its end may be left out. */
export type Looks = {
  readonly regions?: Table<Terrain>;
  readonly spaces?: Table<Look>;
  readonly lords?: Table<LordStyle>;
  readonly portraits?: Table<string>;
};

const files = import.meta.glob<Looks>('../../shared/content/*/looks.json', { eager: true, import: 'default' });
export const looks: ReadonlyMap<SetId, Looks> = new Map(
  Object.entries(files).map(([file, found]) => [file.split('/').at(-2) ?? '', found]),
);
const merged = <T>(of: (found: Looks) => Table<T> | undefined): Table<T> =>
  Object.assign({}, ...[...looks.values()].map(of)) as Table<T>;

const regions = merged((found) => found.regions);
const lords = merged((found) => found.lords);
const slugOf = (def: DefId): string => nameOf(def).replaceAll('-', '_');
const setOf = (def: DefId): Looks | undefined => looks.get(def.slice(0, def.indexOf('/')));

export const groundIn = (region: string): Terrain | undefined => regions[region];
export const styleOfLord = (lord: string): LordStyle | undefined => lords[lord];
export const ownLook = (def: DefId): Look | undefined => {
  const spaces = setOf(def)?.spaces;
  return spaces?.[slugOf(def)] ?? spaces?.[slugOf(def).replace(/_\d+$/, '')];
};
/** The drawing that is the face of a character. */
export const portraitName = (def: DefId): string | undefined => setOf(def)?.portraits?.[slugOf(def)];
