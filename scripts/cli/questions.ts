// npm run questions: how often a person is asked in a turn, what, and whether it made a difference.
import { parseArgs } from 'node:util';
import { definitionsOf } from '../../shared/content/definitions';
import { rulebookOf } from '../../shared/rules/charts/index';
import { countIn, samplesOf, together, told } from './questions/count';
import { typed, whole } from './sim/table';

const help = `Usage: npm run questions -- [--games N] [--turns N]

Plays turns from saved seeds and prints what a person was asked in them, by kind of question: how often, how often with one
answer only, and how often with answers that all led to the same. docs/questions.md says what the numbers mean.

  --games N   games with two to four seats (5)
  --turns N   turns of each, whosever they are (40)
`;

const options = { games: { type: 'string' }, turns: { type: 'string' }, help: { type: 'boolean' } } as const;

const main = (args: readonly string[]): number => {
  try {
    const { values } = parseArgs({ args: typed(args), options });
    if (values.help) {
      process.stdout.write(help);
      return 0;
    }
    const games = whole('games', values.games ?? '5', 1, 1000);
    const turns = whole('turns', values.turns ?? '40', 1, 10_000);
    const book = rulebookOf(definitionsOf(['base']), 'fast');
    process.stdout.write(`${told(together(samplesOf(games, turns).map((sample) => countIn(book, sample))))}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${help}`);
    return 2;
  }
};

process.exitCode = main(process.argv.slice(2));
