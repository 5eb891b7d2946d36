// What is played with: sets, edition, house rules, endings, as the tools are told by arguments. What is wrong with them
// is one sentence.
import { builtSets, definitionsOf } from '../../../shared/content/definitions';
import { ownOptions } from '../../../shared/content/options';
import { ENDINGS_MODES, type EndingsMode, type SetupChoices } from '../../../shared/contract/setup';
import { nameOf } from '../../../shared/kernel/ids';
import { optionDefs, profiles, type OptionDef } from '../../../shared/rules/options/registry';
import { isProfile, resolveOptions } from '../../../shared/rules/options/resolve';
import { endingProblem } from '../../../shared/rules/setup/endings';
import type { OptionValue } from '../../../shared/rules/state/state';

/** A wrong argument: its message is for whoever typed it. */
export class Usage extends Error {}
/** What was typed is wrong: found by us, or by the reader of arguments. */
export const isUsage = (error: unknown): error is Error =>
  error instanceof Usage ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
export const usage = (sentence: string): never => {
  throw new Usage(sentence);
};

/** What was typed, with a number below 0 joined to its option, so that the number is refused and not its dash. */
export const typed = (args: readonly string[] = process.argv.slice(2)): string[] =>
  args.reduce<string[]>((all, arg) => {
    const last = all.at(-1) ?? '';
    return /^-\d/.test(arg) && /^--\w+$/.test(last) ? [...all.slice(0, -1), `${last}=${arg}`] : [...all, arg];
  }, []);

export const whole = (name: string, text: string, least: number, most: number): number => {
  const n = Number(text);
  return Number.isInteger(n) && n >= least && n <= most
    ? n
    : usage(`--${name} is a whole number from ${least} to ${most}, not "${text}".`);
};

export const list = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What a game is played with besides its players. */
export type TablePlayed = {
  readonly sets: readonly string[];
  readonly profile: string;
  readonly rules: Readonly<Record<string, OptionValue>>;
  readonly endings: Pick<SetupChoices, 'endings' | 'endingsMode'>;
};

const setsOf = (text: string): readonly string[] => {
  for (const one of list(text))
    if (!builtSets.includes(one)) usage(`There is no set "${one}"; there are ${builtSets.join(', ')}.`);
  if (!list(text).includes('base')) usage('--sets needs base: the board is in it.');
  return builtSets.filter((one) => list(text).includes(one));
};

const ruleOf = (text: string, all: readonly OptionDef[]): readonly [string, OptionValue] => {
  const at = text.indexOf('=');
  const id = at < 0 ? text : text.slice(0, at);
  const value = at < 0 ? 'true' : text.slice(at + 1);
  const def =
    all.find((one) => one.id === id) ??
    usage(`There is no house rule "${id}"; there are ${all.map((one) => one.id).join(', ')}.`);
  const found = def.values.find((one) => String(one) === value);
  return [id, found ?? usage(`${id} can be ${def.values.map(String).join(', ')}, not "${value}".`)];
};

const isMode = (text: string): text is EndingsMode => (ENDINGS_MODES as readonly string[]).includes(text);

/** `endings` and `endingsMode` are written among the house rules and are choices of their own. */
const endingsOf = (
  rules: readonly string[],
  chosen: readonly string[],
  options: Readonly<Record<string, OptionValue>>,
): TablePlayed['endings'] => {
  const said = (key: string): string | undefined =>
    rules.find((rule) => rule.startsWith(`${key}=`))?.slice(key.length + 1);
  const all = definitionsOf(chosen)
    .filter(({ kind }) => kind === 'ending')
    .map(({ id }) => id);
  const one = (name: string): string =>
    all.find((id) => id === name || nameOf(id) === name) ??
    usage(`There is no ending "${name}"; there are ${all.map(nameOf).join(', ')}.`);
  const endings = said('endings');
  const mode = said('endingsMode');
  const choice = {
    ...(endings === undefined ? {} : { endings: endings === 'all' ? all : endings.split('+').map(one) }),
    ...(mode === undefined
      ? {}
      : { endingsMode: isMode(mode) ? mode : usage(`endingsMode can be ${ENDINGS_MODES.join(', ')}, not "${mode}".`) }),
  };
  const problem = endingProblem({ defs: new Map(definitionsOf(chosen).map((def) => [def.id, def])) }, choice, options);
  if (problem?.msg.id === 'refuse.endings.fate') usage('These endings need fate, and this game is played without it.');
  if (problem) usage(`None of these endings can be played ${choice.endingsMode ?? 'revealed'}.`);
  return choice;
};
const isAboutEndings = (rule: string): boolean => /^endings(Mode)?=/.test(rule);

type Told = { readonly sets: string; readonly profile: string; readonly rules: string };

/** @throws Usage with the sentence that says what is wrong */
export const tableOf = ({ sets, profile, rules: told }: Told): TablePlayed => {
  const chosen = setsOf(sets);
  const own = ownOptions(chosen);
  const rules = Object.fromEntries(
    list(told)
      .filter((rule) => !isAboutEndings(rule))
      .map((rule) => ruleOf(rule, [...optionDefs, ...own])),
  );
  if (!isProfile(profile)) return usage(`There is no profile "${profile}"; there are ${profiles.join(', ')}.`);
  const {
    options,
    problems: [problem],
  } = resolveOptions(profile, rules, own);
  if (problem) usage(`The house rule ${problem.option} does not go with ${problem.with ?? 'the others'}.`);
  return { sets: chosen, profile, rules, endings: endingsOf(list(told), chosen, options) };
};
