// npm run bench -- [--json]: how fast the rules and the saves are. Timings belong here and never decide whether a test
// passes.
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { definitionsOf } from '../../shared/content/definitions';
import { rulebookOf } from '../../shared/rules/charts';
import { viewFor } from '../../shared/rules/view/view-for';
import { sample } from '../../shared/rules/view/sample';
import { seedRng } from '../../shared/kernel/rng';
import { newGameOf } from '../../shared/rules/testing/books';
import { playRandomly } from '../../shared/rules/testing/random-game';
import type { State } from '../../shared/rules/state/state';
import { byTurns, serve } from './bench/by-turns';
import { benchCampaign } from './bench/campaign';
import { decisionKinds, warmed } from './bench/decisions';
import { novices } from './bench/novices';
import { sizes } from './bench/sizes';

const help = `npm run bench -- [--json]
Measures decisions per second of processor time, the quickest of several times after 20,000 that warm up, each kind by turns
with base (dearerThanBase: how many times as much base does): with the base game, with all that is built, with that but the
test set (played), with 300 cards lying that have conditions, with 2,000 definitions that nobody draws, with charts through
XState, and in place as a look-ahead plays; beside them a yardstick, a reducer that copies 30 KB of plain state for each step.
Then games by novices, a view, a sample and a state as JSON; a campaign of 3,000 answers: its size, what it holds in
memory, how long an answer takes until it is on disk and until its view is told, and how long it takes to open, to export,
to watch and to check; what a save pins and the size of the bundles; and the screen in Chromium: how long after the view
the board stands there, and how many frames are missed in five seconds in which six figures and 60 cards move, and in
five in which dice fly over the stage of fights.`;

/** Microseconds that `act` takes, the best of five rounds. */
function micros(times: number, act: () => void): number {
  let best = Infinity;
  for (let round = 0; round < 5; round++) {
    const began = performance.now();
    for (let i = 0; i < times; i++) act();
    best = Math.min(best, ((performance.now() - began) * 1000) / times);
  }
  return Math.round(best * 10) / 10;
}

/** A game in the middle, to be looked at and copied. */
function someState(): State {
  const book = rulebookOf(definitionsOf(['base']));
  return playRandomly(book, newGameOf(book, 4, 'bench'), 'bench', 2000).state;
}

const NOVICES = 'novices';

/** In a process of its own, so that it is not measured in what another has warmed up or littered. */
function alone(kind: string): number {
  const { status, stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--only', kind], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${kind}: ${stderr.trim()}`);
  return Number(stdout);
}

/** In a process of its own, because it needs Vite and a browser; without a browser it is left out, and that is said. */
function benchScreen(): Readonly<Record<string, number>> {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/bench/screen.mjs'], { encoding: 'utf8' });
  if (status === 0) return JSON.parse(stdout) as Readonly<Record<string, number>>;
  console.error(stderr.trim());
  return {};
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const [how, kind = ''] = args;
  if (how === '--only') {
    console.log(
      kind === NOVICES
        ? String(novices())
        : JSON.stringify(await byTurns(fileURLToPath(import.meta.url), kind.split(','))),
    );
    return 0;
  }
  if (how === '--serve') {
    serve(warmed(kind));
    return 0;
  }
  const unknown = args.find((a) => a !== '--json');
  if (unknown !== undefined) {
    console.error(`There is no option ${unknown}.\n${help}`);
    return 2;
  }
  const book = rulebookOf(definitionsOf(['base']));
  const { rates: decisions, dearer: dearerThanBase } = await byTurns(fileURLToPath(import.meta.url), decisionKinds);
  const state = someState();
  const text = JSON.stringify(state);
  const result = {
    decisions,
    dearerThanBase,
    novicesGamesPerSecond: alone(NOVICES),
    viewMicros: micros(300, () => {
      viewFor(book, state, 'p1');
    }),
    sampleMicros: micros(300, () => {
      sample(book, state, 'p1', seedRng(1));
    }),
    stateBytes: text.length,
    stateToJsonMicros: micros(300, () => {
      JSON.stringify(state);
    }),
    stateFromJsonMicros: micros(300, () => {
      JSON.parse(text);
    }),
    ...(await benchCampaign()),
    ...sizes(),
    ...benchScreen(),
  };
  for (const [name, value] of Object.entries(result))
    console.log(`${name.padEnd(26)} ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  if (args.includes('--json')) console.log(JSON.stringify(result));
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
