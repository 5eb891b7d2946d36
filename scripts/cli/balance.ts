// npm run balance: win rates by character, start and set.
import { parseArgs } from 'node:util';
import { isLevel, levels } from '../../main/ai/player';
import { definitionsOf } from '../../shared/content/definitions';
import type { SetupChoices } from '../../shared/contract/setup';
import { rulebookOf } from '../../shared/rules/charts';
import type { Rulebook } from '../../shared/rules/engine/rulebook';
import { profiles } from '../../shared/rules/options/registry';
import { isProfile, optionsOf } from '../../shared/rules/options/resolve';
import { maxSeats, newGame } from '../../shared/rules/setup/new-game';
import { groups, tableOf, type Sat } from './balance/table';
import { playSetup } from './sim/game';
import { isUsage, typed, usage, whole } from './sim/table';

const help = `Usage: npm run balance -- [--games N] [--seats N] [--level LEVEL] [--seed S] [--sets LIST] [--profile P] [--json]

Plays whole games by computers of one level, characters by lot, and says how often each character won that a seat began
with, and the same by where it starts and by its set.

  --games N      how many games (100)
  --seats N      players in each, 2 to ${maxSeats} (4)
  --level LEVEL  ${levels.join(', ')} (novice)
  --seed S       any text; equal seeds play equal games (balance)
  --sets LIST    sets beside base (none)
  --profile P    ${profiles.join(', ')} (digital)
  --json         one JSON object in place of the lines

Exit code 0 when every game ended by its rules, 1 otherwise, 2 for a wrong argument.
`;

/** Decisions after which a game counts as stuck. */
const LIMIT = 200_000;

const seatsOf = (book: Rulebook, choices: SetupChoices, seed: string) => {
  const begun = newGame(book, choices, seed);
  if (!begun.ok) throw new Error(begun.refusal.msg.id);
  const { state } = begun;
  return state.order.map((seat) => {
    const hero = state.seats[seat]?.hero;
    const def = hero === undefined ? undefined : book.defs.get(state.heroes[hero]?.def ?? '');
    const start = def?.kind === 'character' ? def.start : '';
    return { seat, character: def?.id ?? '', start, set: def?.id.split('/')[0] ?? '' };
  });
};

const main = (): number => {
  const { values } = parseArgs({
    args: typed(),
    options: {
      games: { type: 'string', default: '100' },
      seats: { type: 'string', default: '4' },
      level: { type: 'string', default: 'novice' },
      seed: { type: 'string', default: 'balance' },
      sets: { type: 'string', default: '' },
      profile: { type: 'string', default: 'digital' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { level, profile, seed, json } = values;
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const games = whole('games', values.games, 1, 1_000_000);
  const count = whole('seats', values.seats, 2, maxSeats);
  if (!isLevel(level)) return usage(`--level is one of ${levels.join(', ')}.`);
  if (!isProfile(profile)) return usage(`--profile is one of ${profiles.join(', ')}.`);
  const sets = ['base', ...values.sets.split(',').filter((id) => id !== '' && id !== 'base')];
  const book = rulebookOf(definitionsOf(sets, optionsOf({ profile, rules: {} })), 'fast');
  const choices: SetupChoices = {
    profile,
    rules: {},
    sets,
    seats: Array.from({ length: count }, (_, i) => ({
      name: `${i + 1}`,
      control: 'computer',
      character: 'lot',
      level,
    })),
  };
  const sat: Sat[] = [];
  let finished = 0;
  for (let n = 0; n < games; n++) {
    const report = playSetup(book, choices, `${seed}/${n}`, { limit: LIMIT });
    if (!report.finished) continue;
    finished += 1;
    for (const { seat, ...more } of seatsOf(book, choices, `${seed}/${n}`))
      sat.push({ ...more, won: report.winner?.seat === seat ? 1 : 0 });
  }
  const tables = Object.fromEntries(groups.map((by) => [by, tableOf(sat, by)]));
  if (json) process.stdout.write(`${JSON.stringify({ games, finished, seats: count, level, ...tables })}\n`);
  else
    for (const by of groups) {
      process.stdout.write(`by ${by}\n`);
      for (const {
        name,
        games: played,
        winRate,
        interval: [low, high],
      } of tableOf(sat, by))
        process.stdout.write(
          `  ${name.padEnd(36)} ${String(played).padStart(5)} ${(winRate * 100).toFixed(1).padStart(5)} % (${(low * 100).toFixed(0)} to ${(high * 100).toFixed(0)})\n`,
        );
    }
  return finished === games ? 0 : 1;
};

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${help}`);
  process.exitCode = isUsage(error) ? 2 : 1;
}
