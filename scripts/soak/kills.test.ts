// The shipped host, killed at random moments, writes included: whatever it acknowledged is there, the game is the one
// that an uninterrupted program would have, and the next start opens it.
import { markOf } from '../../main/game/history/marks';
import { readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { replayStep } from '../../main/game/history/replay';
import { chosenOf } from '../../main/game/history/chosen';
import { openStore } from '../../main/persistence/store';
import type { Answer, Prompt } from '../../shared/contract/prompt';
import type { SetupChoices } from '../../shared/contract/setup';
import type { SeatId } from '../../shared/kernel/ids';
import { fingerprint } from '../../shared/kernel/json';
import { below, seedRng, type Rng } from '../../shared/kernel/rng';
import { rulebookOf } from '../../shared/rules/charts';
import type { Rulebook } from '../../shared/rules/engine/rulebook';
import type { Def } from '../../shared/rules/vocab/definition';
import { newGame } from '../../shared/rules/setup/new-game';
import type { Decision, State } from '../../shared/rules/state/state';
import { randomKeys } from '../../shared/rules/testing/random-game';
import { ensureBuilt } from '../build.mjs';
import { aDataDir, HOST, Killed, openScreen, pause, ROOT, type Screen } from './host';
import { size } from './size';

/** A life is so many answers long at most; the kill comes so many milliseconds after the next one was sent. */
const LIFE = 24;
const MOMENT_MS = 9;
/** A life in which nothing more happens. */
const STANDSTILL_MS = 30_000;

type Given = { readonly seat: SeatId; readonly answer: Answer };
/** What the screen knows: answers that were acknowledged, and the one that was on its way. */
type Told = { game: string; readonly acknowledged: Given[]; onTheWay: Given | undefined };
/** The same game without any interruption: the rules alone, as far as it was checked. */
type Oracle = { readonly book: Rulebook; state: State; seq: number; answers: number };

const seats = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, control: 'person', character: 'lot' }) as const);
const choices = (seed: string): SetupChoices => ({
  name: 'Killed',
  seats,
  sets: ['base'],
  profile: 'digital',
  rules: {},
  seed,
});

const givenFor = (prompt: Prompt): Given => {
  const [keys] = randomKeys(prompt as unknown as Decision, seedRng(prompt.id));
  return { seat: prompt.seat, answer: { decision: prompt.id, keys } };
};

/** Answers what is asked until the host is gone; says so when it is to be killed, with one more answer on its way. */
const live = async (screen: Screen, told: Told, answers: number, due: () => void): Promise<'over'> => {
  await screen.get('games.open', { game: told.game });
  // What was to be passed quietly when it was killed is passed now, and the question is another one then.
  await pause(5);
  let now = screen.latest() ?? (await screen.get('games.open', { game: told.game }));
  for (let n = 0; ; n++) {
    if (now.view.over !== undefined) return 'over';
    if (now.prompt === undefined) throw new Error('nobody is asked');
    told.onTheWay = givenFor(now.prompt);
    if (n === answers) due();
    await screen.get('game.answer', { game: told.game, ...told.onTheWay });
    told.acknowledged.push(told.onTheWay);
    told.onTheWay = undefined;
    now = screen.latest() ?? now;
  }
};

/** Compares what is on disk with what was acknowledged and with the uninterrupted game; @returns what is wrong. */
const wrongWith = (dataDir: string, told: Told, oracle: Oracle): string | undefined => {
  const store = openStore(dataDir);
  try {
    if (store.setAside !== undefined) return 'the database could not be read';
    const saved = store.games.load(told.game);
    if (saved === undefined) return 'the game is gone';
    if (saved.seq < oracle.seq) return `it stands at ${saved.seq} and stood at ${oracle.seq} already`;
    const turns = new Map(store.history.turns(told.game).map((turn) => [turn.seq, turn.fingerprint]));
    for (const step of store.history.steps(told.game, oracle.seq, saved.seq)) {
      if (step.by === 'person') {
        const given = told.acknowledged[oracle.answers] ?? told.onTheWay;
        if (given === undefined || fingerprint(step.input) !== fingerprint({ t: 'answer', ...given }))
          return `answer ${step.seq} is not the one that was given`;
        // It was written, only nobody was left to be told so.
        if (told.acknowledged[oracle.answers] === undefined) {
          told.acknowledged.push(given);
          told.onTheWay = undefined;
        }
        oracle.answers += 1;
      }
      const next = replayStep(oracle.book, oracle.state, step);
      if (!next.ok) return next.why;
      oracle.state = next.state;
      oracle.seq = step.seq;
      const mark = turns.get(step.seq);
      if (mark !== undefined && mark !== markOf(next.state)) return `turn at ${step.seq} has another fingerprint`;
    }
    if (oracle.answers < told.acknowledged.length)
      return `${told.acknowledged.length - oracle.answers} acknowledged answers are gone`;
    return fingerprint(saved.state) === fingerprint(oracle.state)
      ? undefined
      : `the state at ${saved.seq} is another one`;
  } finally {
    store.close();
  }
};

/** A new game, its host killed at once, and the same game by the rules alone. */
const begin = async (
  dataDir: string,
  script: string,
  seed: string,
): Promise<{ readonly told: Told; readonly oracle: Oracle }> => {
  const screen = await openScreen(dataDir, { script });
  const { game } = await screen.get('games.create', choices(seed));
  await screen.kill();
  const store = openStore(dataDir);
  // In the order of the bundle, which is not that of this test: decks are shuffled by it.
  const book = rulebookOf(store.games.load(game)?.definitions as readonly Def[], 'fast');
  store.close();
  const made = newGame(book, chosenOf(choices(seed)), seed);
  if (!made.ok) throw new Error(made.refusal.msg.id);
  return {
    told: { game, acknowledged: [], onTheWay: undefined },
    oracle: { book, state: made.state, seq: 0, answers: 0 },
  };
};

type Tally = {
  readonly kills: number;
  readonly answers: number;
  readonly inTheMiddle: number;
  readonly wrong: string | undefined;
};

/** Lives and deaths of a host; ends at the first thing that is wrong. */
const killing = async (kills: number, seed: string, script = HOST): Promise<Tally> => {
  const dataDir = aDataDir();
  let rng: Rng = seedRng(seed);
  let games = 0;
  let before = 0;
  let answers = 0;
  let inTheMiddle = 0;
  let { told, oracle } = await begin(dataDir, script, `${seed}-${games}`);
  for (let n = 1; n <= kills; n++) {
    const screen = await openScreen(dataDir, { script });
    const [life, after] = below(rng, LIFE);
    const [moment, next] = below(after, MOMENT_MS * 1000);
    rng = next;
    let due = (): void => undefined;
    const isDue = new Promise<'due'>((resolve) => {
      due = () => resolve('due');
    });
    const lived = live(screen, told, life, due).catch((error: unknown) => {
      if (error instanceof Killed) return 'killed' as const;
      throw error;
    });
    const still = pause(STANDSTILL_MS).then(() => 'stands still' as const);
    const first = await Promise.race([lived, isDue, still]);
    if (first === 'due') await pause(moment / 1000);
    await screen.kill();
    const end = first === 'due' ? await Promise.race([lived, still]) : first;
    if (end === 'stands still') return { kills: n, answers, inTheMiddle, wrong: end };
    if (told.onTheWay !== undefined) inTheMiddle += 1;
    const wrong = wrongWith(dataDir, told, oracle);
    answers = before + oracle.answers;
    if (wrong !== undefined) return { kills: n, answers, inTheMiddle, wrong };
    if (end === 'over' || oracle.state.over !== undefined) {
      before += oracle.answers;
      ({ told, oracle } = await begin(dataDir, script, `${seed}-${++games}`));
    }
  }
  return { kills, answers, inTheMiddle, wrong: undefined };
};

beforeAll(async () => {
  await ensureBuilt(ROOT, ['app']);
});

describe('a host that is killed', () => {
  it(
    'has every answer that it acknowledged, and the state of an uninterrupted game',
    async () => {
      const kills = size(200, 10);
      const { wrong, answers, inTheMiddle, kills: done } = await killing(kills, `kills-${kills}`);
      console.log(`${done} kills, ${answers} answers, ${inTheMiddle} in the middle of one`);
      expect(wrong).toBeUndefined();
      expect(answers).toBeGreaterThan(kills);
      // A kill between answers proves little.
      expect(inTheMiddle).toBeGreaterThan(0);
    },
    size(1_800_000, 120_000),
  );

  it('would be caught if it acknowledged before it commits', async () => {
    const sound = readFileSync(HOST, 'utf8');
    const early = sound.replace('games.append(', '((...step) => setTimeout(() => games.append(...step), 20))(');
    expect(early).not.toBe(sound);
    // Beside the sound one: it finds the same files.
    const dir = path.join(ROOT, 'dist', `early-host-${process.pid}`);
    mkdirSync(dir, { recursive: true });
    onTestFinished(() => {
      rmSync(dir, { recursive: true, force: true });
    });
    const script = path.join(dir, 'index.mjs');
    writeFileSync(script, early);
    expect((await killing(25, 'early', script)).wrong).toMatch(/acknowledged answers are gone|stood at/);
  });
});
