// Arguments of `npm run sim`. What is wrong with them is one sentence.
import { parseArgs } from 'node:util';
import { isLevel, levels, type Level } from '../../../main/ai/player';
import { builtSets } from '../../../shared/content/definitions';
import { ENDINGS_MODES } from '../../../shared/contract/setup';
import { profiles } from '../../../shared/rules/options/registry';
import { maxSeats } from '../../../shared/rules/setup/new-game';
import { list, tableOf, typed, usage, whole, type TablePlayed } from './table';

export type SimOptions = TablePlayed & {
  readonly games: number;
  readonly seats: number;
  readonly seed: string;
  readonly players: readonly Level[];
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
  --report         also how often each option of each question was offered and taken, and cards never met;
                   what nobody took stands under the reason for it (scripts/cli/sim/allowed.ts), else under "Never taken"
  --json           the last line is one JSON object

Exit code 0 when every game ended by its rules and nothing was violated, 1 otherwise, 2 for a wrong argument.
`;

const playersOf = (text: string): readonly Level[] => {
  const named = list(text).map((one) =>
    isLevel(one) ? one : usage(`There is no player "${one}"; there are ${levels.join(', ')}.`),
  );
  return named.length > 0 ? named : usage('--players names at least one.');
};

/** The options, or which sentence goes to standard error. */
export const simOptions = (args: readonly string[]): SimOptions | { readonly problem: string } => {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  try {
    const { values } = parseArgs({
      args: typed(args),
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
    const { seed, json, report } = values;
    return {
      games: whole('games', values.games, 1, 1_000_000),
      seats: whole('seats', values.seats, 1, maxSeats),
      seed,
      players: playersOf(values.players),
      ...tableOf(values),
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
