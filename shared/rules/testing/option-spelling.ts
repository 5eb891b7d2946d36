// House rules as they are spelled in lists and talk (`trophy-cost`, `by players`, `on`), put as the registry has them.
import { declared } from '../../content/declared';
import { ownOptions } from '../../content/options';
import { optionDefs, type OptionDef } from '../options/registry';
import type { OptionValue } from '../vocab/words';

/** Those of every set, too. */
export const everyOption: readonly OptionDef[] = [...optionDefs, ...ownOptions(declared.sets.map(({ set }) => set))];

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** `2nd Edition`, `Revised 4th`: the editions as they are called. */
export function profileNamed(name: string): string {
  const word = plain(name).replace(/edition|rules|4th/g, '');
  return word === '2nd' ? 'second' : word === '' ? name : word;
}

/** Other names of an option, and words for a value of it that are not the value's own. */
const otherNames: Readonly<Record<string, string>> = { nopvp: 'noAttacks' };
const words: Readonly<Record<string, Readonly<Record<string, OptionValue>>>> = {
  bloodbath: { revised: true },
  transformations: { deck: true, toadonly: false },
  characterChoice: { '1of3': 'oneOfThree' },
};

function valueOf({ id, values }: OptionDef, value: OptionValue): OptionValue {
  if (values.includes(value)) return value;
  const word = plain(String(value));
  const own = words[id]?.[word];
  if (own !== undefined) return own;
  if (['on', 'yes', 'true'].includes(word) && values.includes(true)) return true;
  if (['off', 'no', 'false', 'none'].includes(word)) return values.includes(false) ? false : (values[0] ?? value);
  return values.find((one) => plain(String(one)) === word) ?? value;
}

/** @returns the same choice by the registry's names; what it does not know stays as it is, to be told */
export function respelled(options: Readonly<Record<string, OptionValue>>): Record<string, OptionValue> {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      const def = everyOption.find(({ id }) => id === (otherNames[plain(name)] ?? name) || plain(id) === plain(name));
      return def === undefined ? [name, value] : [def.id, valueOf(def, value)];
    }),
  );
}
