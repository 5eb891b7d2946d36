// Goldens of a set: one line a definition and language, so that a diff shows each changed meaning where it is.
import { namesIn } from '../../../content/names';
import { definitionsOf, setOf } from '../../../content/definitions';
import { describe as tell, nameIn, namesFrom, typeLine, type Language } from '../../../text';
import { profiles } from '../../options/registry';
import { optionsOf } from '../../options/resolve';
import type { Def } from '../../vocab/definition';

type Rules = ReturnType<typeof optionsOf>;
const file = (lines: readonly string[]): string => (lines.length === 0 ? '' : `${lines.join('\n')}\n`);

export const definitionLines = (defs: readonly Def[]): string => file(defs.map((def) => JSON.stringify(def)));

/** Put together once for all lines: a name is of every set, and each line asks for many. */
const once = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>();
  return (key) => {
    const one = made.get(key) ?? make(key);
    made.set(key, one);
    return one;
  };
};
/** What a card of a set is played with: what is done with it there is said on it, too. */
const played = once((set): readonly Def[] => definitionsOf([...new Set(['base', set])]));
const namesOf = once((language) => namesFrom(namesIn(language)));

/** "Bandit (base/adventure/bandit) Enemy: Monster. What it says. / What it says besides." */
function textLine(language: Language, def: Def, rules: Rules = {}): string {
  const names = namesOf(language.id);
  const says = [typeLine(language, def), tell(language, names, def, rules, played(setOf(def))).join(' / ')].filter(
    (part) => part !== '',
  );
  return `- ${nameIn(language, names, def.id)} (${def.id}) ${says.join(' | ')}`.trimEnd();
}

export const textLines = (language: Language, defs: readonly Def[]): string =>
  file(defs.map((def) => textLine(language, def)));

/** What these definitions have otherwise than those, in data and in words. */
function changes(language: Language, before: readonly Def[], now: readonly Def[], rules: Rules): readonly string[] {
  const was = new Map(before.map((def) => [def.id, def]));
  const is = new Set(now.map(({ id }) => id));
  const fields = (def: Def): string =>
    Object.entries(def)
      .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(was.get(def.id)?.[key as keyof Def]))
      .map(([key, value]) => ` \`${key}: ${JSON.stringify(value)}\``)
      .join('');
  return [
    ...now.flatMap((def) => {
      const old = was.get(def.id);
      if (old === undefined) return [];
      const line = textLine(language, def, rules);
      if (line !== textLine(language, old)) return [line + (language.id === 'en' ? fields(def) : '')];
      return old !== def && language.id === 'en' ? [`- (${def.id}) says the same${fields(def)}`] : [];
    }),
    ...before.filter(({ id }) => !is.has(id)).map(({ id }) => `- (${id}) is not in the game`),
  ];
}

/**
 * What a set has otherwise in an edition than in the Digital one's data, and what it changes in the sets that it is
 * played with.
 */
export function otherwiseLines(language: Language, set: string, sets: readonly string[]): string {
  const own = (defs: readonly Def[]): readonly Def[] => defs.filter((def) => setOf(def) === set);
  const others = (defs: readonly Def[]): readonly Def[] => defs.filter((def) => setOf(def) !== set);
  const plain = own(definitionsOf(sets));
  const editions = profiles.flatMap((profile) => {
    const rules = optionsOf({ profile, rules: {} });
    const found = changes(language, plain, own(definitionsOf(sets, rules)), rules);
    return found.length === 0 ? [] : [`# ${profile}`, ...found];
  });
  const without = others(definitionsOf(sets.filter((one) => one !== set)));
  const elsewhere = set === 'base' ? [] : changes(language, without, others(definitionsOf(sets)), {});
  return file([...editions, ...(elsewhere.length === 0 ? [] : ['# in other sets', ...elsewhere])]);
}
