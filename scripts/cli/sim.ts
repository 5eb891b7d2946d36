// `npm run sim`: whole games by computer players, in some threads at once, with everything checked that must hold.
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { definitionsOf } from '../../shared/content/definitions';
import { rulebookOf } from '../../shared/rules/charts/index';
import { optionsOf } from '../../shared/rules/options/resolve';
import { playGame, type GameReport } from './sim/game';
import { help, simOptions, type SimOptions } from './sim/options';
import { added, newTally, told as toldOptions } from './sim/report';
import { summaryOf, told } from './sim/summary';

/** Games of one thread: every so-many-th, so that all threads end at about the same time. */
type Share = { readonly options: SimOptions; readonly from: number; readonly every: number };

const defsOf = ({ sets, profile, rules }: SimOptions) => definitionsOf(sets, optionsOf({ profile, rules }));

const playShare = ({ options, from, every }: Share, report: (n: number, game: GameReport) => void): void => {
  const book = rulebookOf(defsOf(options), 'fast');
  const known = newTally();
  for (let n = from; n < options.games; n += every)
    report(n, playGame(book, options, `${options.seed}-${n + 1}`, undefined, known));
};

const inThread = (share: Share, report: (n: number, game: GameReport) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.on('message', ([n, game]: readonly [number, GameReport]) => report(n, game));
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });

const failureOf = (game: GameReport): string =>
  [`seed ${game.seed}: ${game.stuck ?? game.violations.join('; ')}`, ...game.last.map((line) => `    ${line}`)].join(
    '\n',
  );

const main = async (): Promise<number> => {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(help);
    return 0;
  }
  const options = simOptions(args);
  if ('problem' in options) {
    process.stderr.write(`${options.problem}\nnpm run sim -- --help says what there is.\n`);
    return 2;
  }
  const reports: GameReport[] = [];
  const take = (n: number, game: GameReport): void => {
    reports[n] = game;
    if (!game.finished) process.stdout.write(`${failureOf(game)}\n`);
  };
  const threads = Math.min(options.threads, options.games);
  const began = performance.now();
  if (threads === 1) playShare({ options, from: 0, every: 1 }, take);
  else
    await Promise.all(Array.from({ length: threads }, (_, from) => inThread({ options, from, every: threads }, take)));
  const defs = defsOf(options);
  const summary = summaryOf(reports, (performance.now() - began) / 1000, defs);
  if (options.report) process.stdout.write(`${toldOptions(added(reports.map((one) => one.tally)), defs)}\n`);
  process.stdout.write(`${told(summary)}\n`);
  if (options.json) process.stdout.write(`${JSON.stringify(summary)}\n`);
  return summary.finished === summary.games && summary.violations === 0 ? 0 : 1;
};

if (isMainThread) process.exitCode = await main();
else playShare(workerData as Share, (n, game) => parentPort?.postMessage([n, game]));
