// What a definition of a set says, as one line: for tests of how its text reads.
import { definitionsOf } from '../../content/definitions';
import { namesIn } from '../../content/names';
import { describe, namesFrom, type Language } from '../../text';

/** @returns the text of what the set calls so, with base and the set in play; throws where there is no such thing */
export const textsOf = (set: string): ((id: string, language: Language) => string) => {
  const defs = definitionsOf([...new Set(['base', set])]);
  return (id, language) => {
    const def = defs.find((d) => d.id === `${set}/${id}`);
    if (!def) throw new Error(`there is no ${set}/${id}`);
    return describe(language, namesFrom(namesIn(language.id)), def, undefined, defs).join(' ');
  };
};

const inSet = new Map<string, ReturnType<typeof textsOf>>();

/** @returns the text of a definition by its whole id; a set is put together once, however often it is asked for */
export function textOf(id: string, language: Language): string {
  const [set = ''] = id.split('/');
  const known = inSet.get(set) ?? textsOf(set);
  inSet.set(set, known);
  return known(id.slice(set.length + 1), language);
}
