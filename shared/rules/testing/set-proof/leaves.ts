// Leaves of a set's definitions that its texts are blind to, beside those that its list has already.
import { namesIn } from '../../../content/names';
import { nameOf } from '../../../kernel/ids';
import { describe, namesFrom, typeLine, type Language } from '../../../text';
import { blindLeaves } from '../../../text/testing/leaves';
import type { Def } from '../../vocab/definition';

type Lists = Readonly<Record<string, readonly string[]>>;
const lists = import.meta.glob<Lists>('../../../content/*/golden/blind-leaves.json', {
  eager: true,
  import: 'default',
});
export const listOf = (set: string): Lists => lists[`../../../content/${set}/golden/blind-leaves.json`] ?? {};

/** An ending with words of its own is told by them, and they were read for just these data (docs/adr/0007). */
export const toldByEffects = (defs: readonly Def[], writtenFor: Readonly<Record<string, string>>): readonly Def[] =>
  defs.filter(({ id }) => writtenFor[id] === undefined);

type Blindness = {
  /** What a text does not tell and no list has. */
  readonly untold: readonly string[];
  /** What the list has and a text tells, or what is there no more. */
  readonly told: readonly string[];
};

/** `tried`: those that are looked at, of all that the set has. */
export function blindness(
  { id }: Pick<Language, 'id'>,
  text: (def: Def) => string,
  tried: readonly Def[],
  all: readonly Def[],
  lists: Lists,
): Blindness {
  const known = [...(lists['both'] ?? []), ...(lists[id] ?? [])];
  const found = new Set(blindLeaves(tried, text));
  const names = (defs: readonly Def[]): ReadonlySet<string> => new Set(defs.map((def) => nameOf(def.id)));
  const [there, looked] = [names(all), names(tried)];
  /** Of two of one name the other one may not have been looked at. */
  const left = names(all.filter((def) => !tried.includes(def)));
  const isTold = (leaf: string): boolean => {
    const [name = ''] = leaf.split(':');
    return !there.has(name) || (looked.has(name) && !left.has(name) && !found.has(leaf));
  };
  return { untold: [...found].filter((leaf) => !known.includes(leaf)), told: known.filter(isTold) };
}

export const textIn = (language: Language): ((def: Def) => string) => {
  const names = namesFrom(namesIn(language.id));
  return (def) => [typeLine(language, def), ...describe(language, names, def)].join('\n');
};
