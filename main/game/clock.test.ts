// A game by the clock: what was played is kept, a pause counts for nothing, and when the time is up the game hears of
// it like of an answer.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { baseBook } from '../../shared/rules/testing/books';
import { startOf } from '../../shared/rules/setup/position';
import { inProcessPlayers } from '../ai/in-process';
import { noLog } from '../app/log';
import { openStore } from '../persistence/store';
import { aFolder } from '../testing/folder';
import { createAppState } from './app-machine';
import { replayAll, sameState } from './history/replay';
import { noPeeking } from '../testing/session';
import { createSession } from './session';
import { stepOf } from './step';
import { createStops } from './stops';

const MINUTE = 60_000;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const sitting = (timeLimit: string | number, store = openStore(aFolder())) => {
  const made = startOf(baseBook, {
    options: { timeLimit },
    characters: { troll: { at: 'crypt', fate: 0, strength: 1 }, elf: { at: 'dice_with_death', fate: 0 } },
  });
  if (!made.ok) throw new Error(made.refusal.msg.id);
  if (store.games.load('g-1') === undefined)
    store.games.create(
      {
        name: 'n',
        setup: '{}',
        seed: 'x',
        seats: [],
        content: baseBook.hash,
        definitions: () => '[]',
        program: '1',
        casual: false,
      },
      stepOf({ game: 'g-1', seq: 0, by: 'setup', at: Date.now() }, undefined, made),
    );
  const seq = store.games.load('g-1')?.seq ?? 0;
  const session = createSession(
    { game: 'g-1', name: 'n', book: baseBook, state: made.state, seq },
    {
      games: store.games,
      history: store.history,
      players: inProcessPlayers,
      app: createAppState(),
      log: noLog,
      publish: vi.fn(),
      trouble: vi.fn(),
      bug: () => undefined,
      now: () => Date.now(),
      stops: createStops('g-1', store.stops, () => false),
      clock: store.clock,
      peeking: noPeeking,
    },
  );
  session.start();
  const goBack = () => {
    const { prompt } = session.update();
    if (prompt === undefined) throw new Error('nothing is asked');
    return session.input({ t: 'answer', seat: prompt.seat, answer: { decision: prompt.id, keys: ['back'] } });
  };
  return { made, store, session, goBack, left: () => session.update().timeLeft };
};

it('the time runs out, the round is played to its end, and a replay comes to the same', () => {
  const { made, store, session, goBack, left } = sitting('m60');
  expect(left()).toBe(60 * MINUTE);
  vi.advanceTimersByTime(59 * MINUTE);
  expect(left()).toBe(MINUTE);
  vi.advanceTimersByTime(MINUTE);
  expect(session.update()).toMatchObject({ view: { timeUp: true, round: 1 } });
  expect(left()).toBeUndefined();
  expect(goBack().ok && goBack().ok).toBe(true);
  expect(session.update().view.over?.how).toBe('timeLimit');
  const steps = store.history.steps('g-1', 0, 99);
  expect(steps.map(({ by, input }) => [by, (input as { readonly t: string }).t])).toEqual([
    ['quiet', 'time'],
    ['person', 'answer'],
    ['person', 'answer'],
  ]);
  const replayed = replayAll(baseBook, made.state, steps);
  const kept = store.games.load('g-1');
  expect(replayed !== undefined && kept !== undefined && sameState(replayed, kept.state as never)).toBe(true);
  session.close();
});

it('what was played is kept from one sitting to the next, and neither a pause nor sleep counts', () => {
  const first = sitting('m60');
  vi.advanceTimersByTime(20 * MINUTE);
  // The lid is closed for an hour.
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  vi.advanceTimersByTime(10_000);
  first.session.close();
  vi.setSystemTime(Date.now() + 600 * MINUTE);
  const second = sitting('m60', first.store);
  expect(second.left()).toBeGreaterThan(39 * MINUTE);
  expect(second.left()).toBeLessThan(40 * MINUTE);
  second.session.close();
});

it('a campaign that came from elsewhere has played what lies between its inputs', () => {
  const { store, session, goBack } = sitting('m60');
  vi.setSystemTime(Date.now() + 90_000);
  goBack();
  session.close();
  store.clock.keep('g-1', -1);
  expect(store.clock.played('g-1')).toBe(90_000);
});

it('a game that counts rounds has no clock, and takes no such input', () => {
  const { session, left } = sitting(10);
  expect(left()).toBeUndefined();
  vi.advanceTimersByTime(600 * MINUTE);
  expect(session.update().view.timeUp).toBeUndefined();
  expect(session.input({ t: 'time' })).toMatchObject({ ok: false });
  session.close();
});

it('time that has run out can be gone back over like any step, and runs out again', () => {
  const { session, goBack } = sitting('m60');
  goBack();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(session.update().view.timeUp).toBe(true);
  expect(session.undo(['p1', 'p2']).ok).toBe(true);
  expect(session.update().view.timeUp).toBeUndefined();
  vi.advanceTimersByTime(10_000);
  expect(session.update().view.timeUp).toBe(true);
  session.close();
});
