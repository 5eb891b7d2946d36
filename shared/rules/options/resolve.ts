// What the options of a game are, from its profile and its house rules.
import { optionDefs, profiles, type OptionDef, type OptionValue, type Profile } from './registry';

/** The value of an option in an edition. */
export const valueIn = (def: OptionDef, profile: Profile): OptionValue => {
  const second = def.second ?? def.digital;
  return profile === 'second' ? second : profile === 'original' ? (def.original ?? second) : def[profile];
};

const byId = new Map(optionDefs.map((o) => [o.id, o]));
export const isProfile = (name: string): name is Profile => (profiles as readonly string[]).includes(name);

export type OptionProblem = {
  readonly option: string;
  readonly problem: 'unknown' | 'value' | 'needs' | 'excludes';
  readonly with?: string;
};

/** Whether an option is anything but off, which is its first value. */
const isOn = (id: string, value: OptionValue | undefined): boolean =>
  value !== undefined && value !== byId.get(id)?.values[0];

/** The value of every option for a profile and the house rules chosen over it; or what is wrong with the choice. */
export function resolveOptions(
  profile: Profile,
  rules: Readonly<Record<string, OptionValue>>,
): { readonly options: Record<string, OptionValue>; readonly problems: readonly OptionProblem[] } {
  const options: Record<string, OptionValue> = Object.fromEntries(optionDefs.map((o) => [o.id, valueIn(o, profile)]));
  const problems: OptionProblem[] = [];
  for (const [id, value] of Object.entries(rules)) {
    const def = byId.get(id);
    if (!def) problems.push({ option: id, problem: 'unknown' });
    else if (!def.values.includes(value)) problems.push({ option: id, problem: 'value' });
    else options[id] = value;
  }
  for (const def of optionDefs) {
    if (options[def.id] === def.values[0]) continue;
    for (const other of def.needs ?? [])
      if (options[other] !== true) problems.push({ option: def.id, problem: 'needs', with: other });
    for (const other of def.excludes ?? [])
      if (isOn(other, options[other])) problems.push({ option: def.id, problem: 'excludes', with: other });
  }
  return { options, problems };
}

/** The options of a set-up, as far as they mean something; what is wrong with them is told where the game is made. */
export const optionsOf = ({
  profile,
  rules,
}: {
  readonly profile: string;
  readonly rules: Readonly<Record<string, OptionValue>>;
}): Readonly<Record<string, OptionValue>> => (isProfile(profile) ? resolveOptions(profile, rules).options : {});
