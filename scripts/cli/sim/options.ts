// Arguments of `npm run sim`. What is wrong with them is one sentence.
import { parseArgs } from 'node:util';
import { isLevel, levels, type Level } from '../../../main/ai/player';
import { builtSets, definitionsOf } from '../../../shared/content/definitions';
import { ownOptions } from '../../../shared/content/options';
import { ENDINGS_MODES, type EndingsMode, type SetupChoices } from '../../../shared/contract/setup';
import { nameOf } from '../../../shared/kernel/ids';
import { optionDefs, profiles, type OptionDef } from '../../../shared/rules/options/registry';
import { resolveOptions, isProfile } from '../../../shared/rules/options/resolve';
import { endingProblem } from '../../../shared/rules/setup/endings';
import { maxSeats } from '../../../shared/rules/setup/new-game';
import type { OptionValue } from '../../../shared/rules/state/state';

export type SimOptions = {
  readonly games: number;
  readonly seats: number;
  readonly seed: string;
  readonly players: readonly Level[];
  readonly sets: readonly string[];
  readonly profile: string;
  readonly rules: Readonly<Record<string, OptionValue>>;
  readonly endings: Pick<SetupChoices, 'endings' | 'endingsMode'>;
  /** Decisions after which a game counts as stuck. */
  readonly limit: number;
  readonly threads: number;
  readonly json: boolean;
  /** One answer in so many takes what was taken least so far; 0: none does. */
  readonly curious: number;
  /** Also says how often each option was offered and taken, and which cards were never met. */
  readonly report: boolean;
};

export const help = `Usage: npm run sim -- [OPTIONS]

Plays whole games without a screen, checks what must always hold, and says how they went.

  --games N        how many games (10)
  --seats N        players in each, 1 to ${maxSeats} (4)
  --seed S         any text; equal seeds play equal games (1)
  --players LIST   ${levels.join(', ')}; a list goes round the seats (novice)
  --sets LIST      sets to play with (base); there are ${builtSets.join(', ')}
  --profile P      ${profiles.join(', ')} (digital)
  --rules K=V,..   house rules over the profile, those of the sets too; also endings=NAME+NAME.. or endings=all, of which one is drawn
                   (crown_of_command), and endingsMode=${ENDINGS_MODES.join(', ')} (revealed);
                   a timeLimit in minutes (m60) means nothing here, where nobody keeps a clock
  --limit N        decisions after which a game counts as stuck (200000)
  --threads N      threads to play in (2)
  --curious N      one answer in N takes what was taken least so far, so that everything is taken somewhere (0: none)
  --report         also how often each option of each question was offered and taken, and cards never met
  --json           the last line is one JSON object

Exit code 0 when every game ended by its rules and nothing was violated, 1 otherwise, 2 for a wrong argument.
`;

class Usage extends Error {}
const usage = (sentence: string): never => {
  throw new Usage(sentence);
};

const whole = (name: string, text: string, least: number, most: number): number => {
  const n = Number(text);
  return Number.isInteger(n) && n >= least && n <= most
    ? n
    : usage(`--${name} is a whole number from ${least} to ${most}, not "${text}".`);
};

const list = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const playersOf = (text: string): readonly Level[] => {
  const named = list(text).map((one) =>
    isLevel(one) ? one : usage(`There is no player "${one}"; there are ${levels.join(', ')}.`),
  );
  return named.length > 0 ? named : usage('--players names at least one.');
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
): SimOptions['endings'] => {
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

/** The options, or which sentence goes to standard error. */
export const simOptions = (args: readonly string[]): SimOptions | { readonly problem: string } => {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        games: text('10'),
        seats: text('4'),
        seed: text('1'),
        players: text('novice'),
        sets: text('base'),
        profile: text('digital'),
        rules: text(''),
        limit: text('200000'),
        curious: text('0'),
        threads: text('2'),
        json: { type: 'boolean', default: false },
        report: { type: 'boolean', default: false },
      },
    });
    const { profile, seed, json, report } = values;
    const chosen = setsOf(values.sets);
    const own = ownOptions(chosen);
    const rules = Object.fromEntries(
      list(values.rules)
        .filter((rule) => !isAboutEndings(rule))
        .map((rule) => ruleOf(rule, [...optionDefs, ...own])),
    );
    if (!isProfile(profile)) return usage(`There is no profile "${profile}"; there are ${profiles.join(', ')}.`);
    const {
      options,
      problems: [problem],
    } = resolveOptions(profile, rules, own);
    if (problem) usage(`The house rule ${problem.option} does not go with ${problem.with ?? 'the others'}.`);
    return {
      games: whole('games', values.games, 1, 1_000_000),
      seats: whole('seats', values.seats, 1, maxSeats),
      seed,
      players: playersOf(values.players),
      sets: chosen,
      profile,
      rules,
      endings: endingsOf(list(values.rules), chosen, options),
      limit: whole('limit', values.limit, 1, 10_000_000),
      threads: whole('threads', values.threads, 1, 64),
      curious: whole('curious', values.curious, 0, 1_000_000),
      json,
      report,
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};
