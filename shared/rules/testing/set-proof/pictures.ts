// The pictures and looks that a set gives its things (content/<set>/icons.json, looks.json): each is of something
// that is there.
import { nameOf } from '../../../kernel/ids';
import type { Json } from '../../../kernel/json';
import type { Def } from '../../vocab/definition';
import type { Overlay } from '../../vocab/overlay';

type Table = Readonly<Record<string, string>>;
export type Pictures = { readonly things?: Table; readonly creatures?: Table; readonly terrains?: Table };

const files = import.meta.glob<Pictures>('../../../content/*/icons.json', { eager: true, import: 'default' });
/** Those of a folder of content; none where it brings none. */
export const picturesOf = (folder: string): Pictures => files[`../../../content/${folder}/icons.json`] ?? {};

/** Whatever is called a name somewhere in it: a creature out of an instruction. */
function* namesIn(value: Json | undefined): Generator<string> {
  if (typeof value !== 'object') return;
  for (const [key, part] of Object.entries(value))
    if (key === 'name' && typeof part === 'string') yield part;
    else yield* namesIn(part);
}

/** @param changes what the set changes elsewhere: a creature may be met there, too */
export function picturesOfNothing(
  set: string,
  { things = {}, creatures = {}, terrains = {} }: Pictures,
  defs: readonly Def[],
  changes: readonly Overlay[] = [],
): readonly string[] {
  const known = {
    things: new Set(defs.map(({ id }) => nameOf(id))),
    creatures: new Set(namesIn([...defs, ...changes])),
    terrains: new Set(defs.flatMap((def) => ('terrain' in def ? [def.terrain] : []))),
  };
  const tables = { things, creatures, terrains };
  return (['things', 'creatures', 'terrains'] as const).flatMap((table) =>
    Object.keys(tables[table])
      .filter((name) => !known[table].has(name))
      .map((name) => `${name} of ${table} is a picture of nothing: take it out of shared/content/${set}/icons.json`),
  );
}

type Looks = {
  readonly regions?: Table;
  readonly spaces?: Readonly<Record<string, Json>>;
  readonly lords?: Readonly<Record<string, Json>>;
  readonly portraits?: Table;
};
const looks = import.meta.glob<Looks>('../../../content/*/looks.json', { eager: true, import: 'default' });
export const looksOf = (set: string): Looks => looks[`../../../content/${set}/looks.json`] ?? {};

/** A name without the number by which several are told apart. */
const family = (name: string): string => name.replace(/_\d+$/, '');

export function looksOfNothing(
  set: string,
  { regions = {}, spaces = {}, lords = {}, portraits = {} }: Looks,
  defs: readonly Def[],
): readonly string[] {
  const named = (kinds: readonly Def['kind'][]): readonly string[] =>
    defs.flatMap(({ id, kind }) => (kinds.includes(kind) ? [nameOf(id)] : []));
  const places = named(['space', 'terrain', 'ending']);
  const known = {
    regions: new Set(defs.flatMap((def) => (def.kind === 'space' ? [def.region] : []))),
    spaces: new Set([...places, ...places.map(family)]),
    lords: new Set(named(['figure', 'world', 'state'])),
    portraits: new Set(named(['character'])),
  };
  const tables = { regions, spaces, lords, portraits };
  return (['regions', 'spaces', 'lords', 'portraits'] as const).flatMap((table) =>
    Object.keys(tables[table])
      .filter((name) => !known[table].has(name))
      .map((name) => `${name} of ${table} is the look of nothing: take it out of shared/content/${set}/looks.json`),
  );
}
