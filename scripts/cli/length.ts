// npm run length: how long games are, by simulation, for the estimate on the set-up screen.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { isLevel, levels, looksAhead, type Level } from '../../main/ai/player';
import type { LengthTable } from '../../shared/contract/length';
import { sets } from '../../shared/content/definitions';
import { ownOptions } from '../../shared/content/options';
import { optionDefs, profiles } from '../../shared/rules/options/registry';
import { maxSeats } from '../../shared/rules/setup/new-game';
import {
  choicesIn,
  factorsOf,
  isKnown,
  measured,
  mixed,
  play,
  withFactors,
  type Choice,
  type Table,
} from './length/measure';
import { isUsage, typed, usage, whole } from './sim/table';

const FILE = 'main/game/lengths.json';
const help = `Usage: npm run length -- [--games N] [--threads N] [--missing] [--write]

Plays games of computers with each number of seats, and games at four seats in which several house rules and editions are
chosen at once, and prints what the set-up screen estimates the length of a game by. Those who look ahead play with each
number of seats only.

  --games N    games for each number of seats, and with each choice (40)
  --threads N  threads to play in (2)
  --level L    ${levels.join(', ')} (novice); of those who look ahead, the rest of ${FILE} stays as it is
  --missing    only choices that ${FILE} does not have yet
  --write      keeps it in ${FILE}
`;

type Result = { readonly rounds: number; readonly pressing: number; readonly fault?: string };
type Share = {
  readonly tables: readonly Table[];
  readonly level: Level;
  readonly from: number;
  readonly every: number;
};

const [plain] = profiles;
const said = (choice: Choice): string =>
  'profile' in choice ? choice.profile : `${choice.option}=${String(choice.value)}`;

const playShare = ({ tables, level, from, every }: Share, report: (n: number, result: Result) => void): void => {
  for (const [n, table] of tables.entries()) {
    if (n % every !== from) continue;
    const { rounds, pressing, violations, stuck } = play(table, plain, `length-${n + 1}`, level);
    const fault = [...violations, ...(stuck === undefined ? [] : [stuck])].join('; ');
    report(n, { rounds, pressing, ...(fault === '' ? {} : { fault }) });
  }
};

const playAll = async (tables: readonly Table[], level: Level, threads: number): Promise<readonly Result[]> => {
  const results: Result[] = [];
  let done = 0;
  const take = (n: number, result: Result): void => {
    results[n] = result;
    const { seats, choices } = tables[n] ?? { seats: 0, choices: [] };
    process.stderr.write(
      `${++done} of ${tables.length}: ${seats} seats, ${[plain, ...choices.map(said)].join(', ')}: ${result.fault ?? `${result.rounds} rounds`}\n`,
    );
  };
  await Promise.all(
    Array.from(
      { length: threads },
      (_, from) =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), {
            workerData: { tables, level, from, every: threads } satisfies Share,
          });
          worker.on('message', ([n, result]: readonly [number, Result]) => take(n, result));
          worker.on('error', reject);
          worker.on('exit', () => resolve());
        }),
    ),
  );
  return results;
};

const json = (table: LengthTable): string =>
  `${JSON.stringify(table, undefined, 1).replaceAll(/\[\s+([\d.]+),\s+([\d.]+)\s+\]/g, '[$1, $2]')}\n`;

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    args: typed(),
    options: {
      games: { type: 'string', default: '40' },
      threads: { type: 'string', default: '2' },
      level: { type: 'string', default: 'novice' },
      missing: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const games = whole('games', values.games, 4, 1_000_000);
  const threads = whole('threads', values.threads, 1, 64);
  if (!isLevel(values.level)) return usage(`--level is one of ${levels.join(', ')}.`);
  const { default: before } = (await import('../../main/game/lengths.json')) as unknown as {
    readonly default: LengthTable;
  };
  const ahead = looksAhead(values.level);
  if (ahead && values.missing) return usage('--missing is for levels that do not look ahead.');
  const bySeats = values.missing
    ? []
    : Array.from({ length: maxSeats * games }, (_, n): Table => ({ seats: 1 + Math.floor(n / games), choices: [] }));
  const options = [...optionDefs, ...ownOptions(sets)];
  const choices = ahead
    ? []
    : choicesIn(options, profiles).filter((choice) => !values.missing || !isKnown(before, choice));
  const tables = ahead ? [] : mixed(choices, games, options, plain);
  const results = await playAll([...bySeats, ...tables], values.level, threads);
  const faults = results.flatMap(({ fault }) => fault ?? []);

  const plainGames = Array.from({ length: values.missing ? 0 : maxSeats }, (_, i) =>
    measured(results.slice(i * games, (i + 1) * games), i + 1),
  );
  const rounds = plainGames.map(({ low, high }) => [low, high] as const);
  const base = ((): LengthTable => {
    if (ahead) return { ...before, ahead: { ...before.ahead, rounds, games } };
    if (values.missing) return before;
    const questions = plainGames[3]?.questions ?? before.questions;
    return { ...before, rounds, factors: {}, profiles: { [plain]: 1 }, questions, games, choiceGames: games };
  })();
  const factors = factorsOf(
    choices,
    tables.map((table, i) => [table, results[bySeats.length + i]?.rounds ?? 1] as const),
    options,
    plain,
  );
  if (choices.length > 0 && factors === undefined) {
    process.stderr.write('These games do not tell the choices apart; more of them would: --games.\n');
    return 1;
  }
  const text = json(withFactors(base, choices, factors ?? [], choices.length === 0 ? base.choiceGames : games));
  if (values.write) writeFileSync(FILE, text);
  else process.stdout.write(text);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0 ? 0 : 1;
};

if (isMainThread)
  process.exitCode = await main().catch((error: unknown) => {
    if (!isUsage(error)) throw error;
    process.stderr.write(`${error.message}\n${help}`);
    return 2;
  });
else playShare(workerData as Share, (n, result) => parentPort?.postMessage([n, result]));
