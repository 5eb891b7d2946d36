// Games behind the estimate of length: which are played, and what becomes of their rounds.
import type { Level } from '../../../main/ai/player';
import { definitionsOf, sets } from '../../../shared/content/definitions';
import { ROUND_LIMIT, type LengthTable } from '../../../shared/contract/length';
import type { SetId } from '../../../shared/kernel/ids';
import { below, seedRng } from '../../../shared/kernel/rng';
import { rulebookOf } from '../../../shared/rules/charts/index';
import type { OptionDef, Profile } from '../../../shared/rules/options/registry';
import { optionsOf, resolveOptions, valueIn } from '../../../shared/rules/options/resolve';
import type { OptionValue } from '../../../shared/rules/state/state';
import { playGame, type GameReport } from '../sim/game';
import { fit } from './fit';

/** A house rule with a value, or an edition. */
export type Choice = { readonly option: string; readonly value: OptionValue } | { readonly profile: Profile };
/** A set-up that is played: the seats, the sets beside base, and what differs from the plain game. */
export type Table = {
  readonly seats: number;
  readonly more?: readonly SetId[];
  readonly choices: readonly Choice[];
};
export type Measured = {
  readonly low: number;
  readonly high: number;
  readonly median: number;
  readonly questions: number;
};

/** Choices are measured at this table; that they do the same at another is the estimate's one assumption. */
const SEATS = 4;
/** So many choices are made in a game at most: it tells something of each, and stays a game that people would play. */
const AT_ONCE = 8;
/**
 * One game in so many is plain: were there always equally many choices, what one does could not be told from what all
 * do.
 */
const PLAIN = 8;
/** A share of what might be chosen is left out, so that no choice always comes with another. */
const LEFT_IN = 0.75;
/** A game that has not ended by then would be given up by people too. */
const LIMIT = 60_000;

/** Every edition but the plain one, and every value of a house rule that the plain edition does not have. */
export const choicesIn = (
  options: readonly OptionDef[],
  [plain, ...editions]: readonly [Profile, ...Profile[]],
): readonly Choice[] => [
  ...editions.map((profile) => ({ profile })),
  ...options
    .filter(({ houseRule, id }) => houseRule && id !== ROUND_LIMIT)
    .flatMap((option) =>
      option.values.filter((value) => value !== valueIn(option, plain)).map((value) => ({ option: option.id, value })),
    )
    // What cannot be on by itself is not measured: the screen says so.
    .filter(({ option, value }) => resolveOptions(plain, { [option]: value }, options).problems.length === 0),
];

export const isKnown = (table: LengthTable, choice: Choice): boolean =>
  'profile' in choice
    ? table.profiles[choice.profile] !== undefined
    : table.factors[choice.option]?.[String(choice.value)] !== undefined;

const rulesIn = (choices: readonly Choice[]): Readonly<Record<string, OptionValue>> =>
  Object.fromEntries(choices.flatMap((one) => ('profile' in one ? [] : [[one.option, one.value]])));
const profileIn = (choices: readonly Choice[], plain: Profile): Profile =>
  choices.flatMap((one) => ('profile' in one ? [one.profile] : []))[0] ?? plain;

/** Whether choices can be made together and each of them changes something. */
const together = (choices: readonly Choice[], options: readonly OptionDef[], plain: Profile): boolean => {
  const about = choices.map((one) => ('profile' in one ? '' : one.option));
  const profile = profileIn(choices, plain);
  const idle = choices.some(
    (one) =>
      'option' in one && options.some((option) => option.id === one.option && valueIn(option, profile) === one.value),
  );
  return (
    new Set(about).size === about.length &&
    !idle &&
    resolveOptions(profile, rulesIn(choices), options).problems.length === 0
  );
};

/**
 * Tables at which each choice is made so many times, some at once: a game tells something of all that were made in it,
 * so that far fewer do than one for each.
 */
export const mixed = (
  choices: readonly Choice[],
  games: number,
  options: readonly OptionDef[],
  plain: Profile,
): readonly Table[] => {
  const atOnce = Math.min(AT_ONCE, Math.max(1, Math.floor(choices.length / 2)));
  const made = new Map(choices.map((choice) => [choice, 0]));
  let rng = seedRng('length');
  const chance = (): number => {
    const [n, next] = below(rng, 1_000_000);
    rng = next;
    return n / 1_000_000;
  };
  const about = (choice: Choice): string => ('profile' in choice ? '' : choice.option);
  const values = Math.max(
    0,
    ...choices.map((choice) => choices.filter((other) => about(other) === about(choice)).length),
  );
  // At least as many games without any value of an option as with one of them.
  const least = games * (values + 1);
  const tables: Table[] = [];
  while (tables.length < least || [...made.values()].some((n) => n < games)) {
    const waiting = choices
      .filter((choice) => (made.get(choice) ?? 0) < games)
      .map((choice) => [(made.get(choice) ?? 0) + chance(), choice] as const)
      .sort(([a], [b]) => a - b);
    const most = tables.length % PLAIN === 0 ? 0 : atOnce;
    let now: readonly Choice[] = [];
    for (const [, choice] of waiting)
      if (now.length < most && chance() < LEFT_IN && together([...now, choice], options, plain)) now = [...now, choice];
    for (const choice of now) made.set(choice, (made.get(choice) ?? 0) + 1);
    tables.push({ seats: SEATS, more: sets, choices: now });
  }
  return tables;
};

export const play = ({ seats, more = [], choices }: Table, plain: Profile, seed: string, level: Level): GameReport => {
  const chosen = ['base', ...more.filter((set) => set !== 'base')];
  const [profile, rules] = [profileIn(choices, plain), rulesIn(choices)];
  const book = rulebookOf(definitionsOf(chosen, optionsOf({ profile, rules })), 'fast');
  return playGame(
    book,
    {
      games: 1,
      seats,
      seed,
      players: [level],
      sets: chosen,
      profile,
      rules,
      endings: {},
      curious: 0,
      limit: LIMIT,
      threads: 1,
      json: false,
      report: false,
    },
    seed,
  );
};

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const short = (n: number): number => Number(n.toFixed(2));

/** Between which rounds the middle half of games at one table ended. */
export const measured = (reports: readonly Pick<GameReport, 'rounds' | 'pressing'>[], seats: number): Measured => {
  const rounds = reports.map((report) => report.rounds).sort((a, b) => a - b);
  const asked = reports.reduce((n, report) => n + report.pressing / (report.rounds * seats), 0) / reports.length;
  return { low: at(rounds, 0.25), high: at(rounds, 0.75), median: at(rounds, 0.5), questions: short(asked) };
};

/**
 * By what each choice makes games longer or shorter: 1 where that may be chance (two standard errors).
 * @returns nothing when the games do not tell the choices apart
 */
export const factorsOf = (
  choices: readonly Choice[],
  played: readonly (readonly [Table, rounds: number])[],
  options: readonly OptionDef[],
  plain: Profile,
): readonly number[] | undefined => {
  // A house rule over an edition also undoes what the edition has in its place.
  const undone = (now: readonly Choice[], of: Choice): boolean => {
    const option = 'option' in of ? options.find(({ id }) => id === of.option) : undefined;
    const profile = profileIn(now, plain);
    return (
      option !== undefined &&
      profile !== plain &&
      valueIn(option, profile) === ('option' in of ? of.value : undefined) &&
      now.some((one) => 'option' in one && one.option === option.id)
    );
  };
  const rows = played.map(([{ choices: now }]) =>
    choices.map((choice) => (now.includes(choice) ? 1 : undone(now, choice) ? -1 : 0)),
  );
  return fit(
    rows,
    played.map(([, rounds]) => Math.log(rounds)),
  )?.map(({ effect, error }) => (Math.abs(effect) < 2 * error ? 1 : short(Math.exp(effect))));
};

/** The table with what was found out about some choices. */
export const withFactors = (
  table: LengthTable,
  choices: readonly Choice[],
  factors: readonly number[],
  games: number,
): LengthTable => {
  const next: Record<string, Record<string, number>> = Object.fromEntries(
    Object.entries(table.factors).map(([id, values]) => [id, { ...values }]),
  );
  const profiles: Record<string, number> = { ...table.profiles };
  for (const [i, choice] of choices.entries()) {
    const factor = factors[i] ?? 1;
    if ('profile' in choice) profiles[choice.profile] = factor;
    else next[choice.option] = { ...next[choice.option], [String(choice.value)]: factor };
  }
  return { ...table, factors: next, profiles, choiceGames: games };
};
