// npm run train: the weights of those who look ahead, by games against themselves.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isWeight, type Weights } from '../../main/ai/search/weights';
import { definitionsOf } from '../../shared/content/definitions';
import { rulebookOf } from '../../shared/rules/charts';
import { optionsOf } from '../../shared/rules/options/resolve';
import { playGame, type Match } from './arena/match';
import { isLost, judged, stepped, stepsOf, type Trial } from './train/trials';
import { isUsage, typed, usage, whole } from './sim/table';

const FILE = 'main/ai/search/weights.json';
const SEATS = 4;
const help = `Usage: npm run train -- [--trials N] [--games N] [--seed S] [--what LIST] [--write]

Changes one weight at a time and lets an adept who goes by it play against three who do not, round the table against the
same luck. What wins more than one game in ${SEATS}, whatever luck may have done (95 %), is kept, and the next trial goes
on from there.

  --trials N   how many changes are tried (20)
  --games N    games for each at most; one that cannot be kept any more ends sooner (40)
  --seed S     any text; equal seeds try the same on the same games (train)
  --what LIST  only these weights (all)
  --write      keeps weights and trials in ${FILE}
`;

type Kept = { readonly weights: Weights; readonly trials: readonly Trial[] };

const main = (): number => {
  const { values } = parseArgs({
    args: typed(),
    options: {
      trials: { type: 'string', default: '20' },
      games: { type: 'string', default: '40' },
      seed: { type: 'string', default: 'train' },
      what: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const trials = whole('trials', values.trials, 1, 1_000_000);
  const games = whole('games', values.games, SEATS, 1_000_000);
  const before = JSON.parse(readFileSync(FILE, 'utf8')) as Kept;
  const named = values.what === '' ? Object.keys(before.weights) : values.what.split(',');
  const names = named.filter(isWeight);
  if (names.length < named.length) return usage(`--what is a list of ${Object.keys(before.weights).join(', ')}.`);
  const definitions = definitionsOf(['base'], optionsOf({ profile: 'digital', rules: {} }));
  const book = rulebookOf(definitions, 'fast');
  const even = 1 / SEATS;
  let now: Kept = before;
  for (const [n, step] of stepsOf(names, values.seed).slice(0, trials).entries()) {
    const seed = `${values.seed}/${n}`;
    const match: Match = {
      a: 'adept',
      b: 'adept',
      games,
      seats: SEATS,
      seed,
      sets: ['base'],
      profile: 'digital',
      rules: {},
      endings: {},
      weights: stepped(now.weights, step),
    };
    let [won, played] = [0, 0];
    // Whole rounds of the table, so that no seat counts for more.
    while (played < games && !(played % SEATS === 0 && isLost(won, played, games, even)))
      won += playGame(book, match, played++, () => 0).won;
    const trial = judged(step, seed, won, played, even);
    now = {
      weights: trial.kept ? stepped(now.weights, step) : now.weights,
      trials: [...now.trials, trial],
    };
    process.stdout.write(
      `${step.what} times ${step.times}: ${won} of ${played}, ${trial.kept ? `kept, now ${now.weights[step.what]}` : 'not kept'}\n`,
    );
    if (values.write) writeFileSync(FILE, `${JSON.stringify(now, undefined, 2)}\n`);
  }
  return 0;
};

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${help}`);
  process.exitCode = isUsage(error) ? 2 : 1;
}
