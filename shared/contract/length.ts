// How long a game will be: medians of simulated games, and by what each choice makes them longer or shorter.
import type { OptionOffer, OptionValue, SetupChoices } from './setup';

type Range = readonly [low: number, high: number];

/** Written by `npm run length`; one simulated round is a turn of everybody. */
export type LengthTable = {
  /** By number of seats, from one: the rounds between which the middle half of the games ended. */
  readonly rounds: readonly Range[];
  /** The same where all look ahead: of these levels, and of people. */
  readonly ahead: { readonly levels: readonly string[]; readonly rounds: readonly Range[]; readonly games: number };
  /** By option and value, beside the value that the plain profile has: times so many rounds. */
  readonly factors: { readonly [option: string]: { readonly [value: string]: number } };
  /** The same by profile, as a whole. */
  readonly profiles: { readonly [profile: string]: number };
  /** Questions that are put to a player in one round. */
  readonly questions: number;
  /** Games with each number of seats, and games in which each choice was made. */
  readonly games: number;
  readonly choiceGames: number;
};

export type LengthEstimate = {
  readonly rounds: readonly [low: number, high: number];
  readonly minutes: readonly [low: number, high: number];
  /** So many games it rests on. */
  readonly games: number;
  /** What was chosen and never measured: the real game may be longer or shorter for it. */
  readonly unmeasured: readonly string[];
};

/** The house rule that ends a game after so many rounds: it is no factor, it is the end. */
export const ROUND_LIMIT = 'timeLimit';
/** The same rule by the clock: so many minutes of play, or nothing where it counts rounds. */
export const minutesOf = (limit: OptionValue | undefined): number | undefined =>
  typeof limit === 'string' && /^m\d+$/.test(limit) ? Number(limit.slice(1)) : undefined;

// What no simulation can know: how long people think, and how long a computer's turn is shown at normal speed.
const PERSON_SECONDS = 5;
const COMPUTER_SECONDS = 4;

const rough = (n: number): number =>
  n < 20 ? Math.round(n) : n < 100 ? Math.round(n / 5) * 5 : Math.round(n / 10) * 10;
const roughly = (range: Range): Range => [Math.max(1, rough(range[0])), Math.max(1, rough(range[1]))];

type OptionKnown = Pick<OptionOffer, 'id' | 'byProfile'>;

/**
 * By what a value makes games of an edition longer or shorter, beside the value that it has; undefined when that was
 * not measured.
 */
export const lengthFactor = (
  table: LengthTable,
  { id, byProfile }: OptionKnown,
  value: OptionValue | undefined,
  profile: string,
): number | undefined => {
  const [plain = ''] = Object.keys(table.profiles);
  const known = (one: OptionValue | undefined): number | undefined =>
    one === byProfile[plain] ? 1 : table.factors[id]?.[String(one)];
  const [its, own] = [known(value), known(byProfile[profile])];
  return its === undefined || own === undefined ? undefined : its / own;
};

type Seats = SetupChoices['seats'];

/** As those at the table play: who looks ahead ends a game sooner, each for his share of the seats. */
function measuredFor(table: LengthTable, seats: Seats): { readonly range: Range; readonly games: number } | undefined {
  const [plain, ahead] = [table.rounds[seats.length - 1], table.ahead.rounds[seats.length - 1]];
  if (plain === undefined || ahead === undefined) return undefined;
  const quick = seats.filter(({ control, level = '' }) => control === 'person' || table.ahead.levels.includes(level));
  const share = quick.length / seats.length;
  const between = (i: 0 | 1): number => share * ahead[i] + (1 - share) * plain[i];
  return {
    range: [between(0), between(1)],
    games: (share > 0 ? table.ahead.games : 0) + (share < 1 ? table.games : 0),
  };
}

/** @returns undefined when nothing was measured for that number of seats */
export const estimateLength = (
  table: LengthTable,
  options: readonly OptionKnown[],
  { seats, profile, rules }: Pick<SetupChoices, 'seats' | 'profile' | 'rules'>,
): LengthEstimate | undefined => {
  const found = measuredFor(table, seats);
  if (found === undefined) return undefined;
  const known = (id: string, value: OptionValue): number | undefined => {
    const option = options.find((one) => one.id === id);
    return option && lengthFactor(table, option, value, profile);
  };
  const entries = Object.entries(rules).filter(([option]) => option !== ROUND_LIMIT);
  const asked = rules[ROUND_LIMIT];
  const limit = typeof asked === 'number' && asked > 0 ? asked : Number.POSITIVE_INFINITY;
  const factor = entries.reduce(
    (all, [option, value]) => all * (known(option, value) ?? 1),
    table.profiles[profile] ?? 1,
  );
  const rounds = found.range.map((n) => Math.min(n * factor, limit)) as [number, number];
  const seconds = seats.reduce(
    (all, { control }) => all + (control === 'person' ? table.questions * PERSON_SECONDS : COMPUTER_SECONDS),
    0,
  );
  return {
    rounds: roughly(rounds),
    minutes: roughly(
      rounds.map((n) => Math.min((n * seconds) / 60, minutesOf(asked) ?? Number.POSITIVE_INFINITY)) as [number, number],
    ),
    games: found.games,
    unmeasured: [
      ...(table.profiles[profile] === undefined ? [profile] : []),
      ...entries.filter(([option, value]) => known(option, value) === undefined).map(([option]) => option),
    ],
  };
};
