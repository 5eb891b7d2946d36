// What the options of a game are, from its profile and its house rules.
import { optionDefs, profiles, type OptionDef, type OptionValue, type Profile } from './registry';

/** The value of an option in an edition. */
export const valueIn = (def: OptionDef, profile: Profile): OptionValue => {
  const second = def.second ?? def.digital;
  return profile === 'second' ? second : profile === 'original' ? (def.original ?? second) : def[profile];
};

const ours = new Map(optionDefs.map((o) => [o.id, o]));
export const isProfile = (name: string): name is Profile => (profiles as readonly string[]).includes(name);

export type OptionProblem = {
  readonly option: string;
  readonly problem: 'unknown' | 'value' | 'needs' | 'excludes';
  readonly with?: string;
};

/**
 * The value of every option for a profile and the house rules chosen over it; or what is wrong with the choice.
 *
 * @param own house rules that the sets of the game bring (`Catalogue.options`)
 */
export function resolveOptions(
  profile: Profile,
  rules: Readonly<Record<string, OptionValue>>,
  own: readonly OptionDef[] = [],
): { readonly options: Record<string, OptionValue>; readonly problems: readonly OptionProblem[] } {
  const byId = own.length === 0 ? ours : new Map([...ours, ...own.map((o) => [o.id, o] as const)]);
  const options: Record<string, OptionValue> = {};
  for (const def of byId.values()) options[def.id] = valueIn(def, profile);
  const problems: OptionProblem[] = [];
  for (const [id, value] of Object.entries(rules)) {
    const def = byId.get(id);
    if (!def) problems.push({ option: id, problem: 'unknown' });
    else if (!def.values.includes(value)) problems.push({ option: id, problem: 'value' });
    else options[id] = value;
  }
  /** Anything but off, which is its first value. */
  const isOn = (id: string): boolean => options[id] !== undefined && options[id] !== byId.get(id)?.values[0];
  for (const def of byId.values()) {
    if (!isOn(def.id)) continue;
    for (const other of def.needs ?? [])
      if (!isOn(other)) problems.push({ option: def.id, problem: 'needs', with: other });
    for (const other of def.excludes ?? [])
      if (isOn(other)) problems.push({ option: def.id, problem: 'excludes', with: other });
  }
  return { options, problems };
}

/**
 * The options of a set-up, as far as they mean something; what is wrong with them is told where the game is made. Those
 * of sets stand as they were chosen, and the definitions of the sets know the rest (`definitionsOf`).
 */
export const optionsOf = ({
  profile,
  rules,
}: {
  readonly profile: string;
  readonly rules: Readonly<Record<string, OptionValue>>;
}): Readonly<Record<string, OptionValue>> => {
  if (!isProfile(profile)) return {};
  const others = Object.entries(rules).filter(([id]) => !ours.has(id));
  return { ...resolveOptions(profile, rules).options, ...Object.fromEntries(others) };
};
