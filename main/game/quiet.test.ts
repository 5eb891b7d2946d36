// Questions where nothing presses: passed for a person who does not want to be asked there, put to one who does.
import { expect, it, vi } from 'vitest';
import { baseBook } from '../../shared/rules/testing/books';
import { startOf } from '../../shared/rules/setup/position';
import { inProcessPlayers } from '../ai/in-process';
import { noLog } from '../app/log';
import { openStore } from '../persistence/store';
import { aFolder } from '../testing/folder';
import { createAppState } from './app-machine';
import { noPeeking } from '../testing/session';
import { createSession } from './session';
import { stepOf } from './step';
import { createStops } from './stops';

/** A Troll with a potion has landed on the Plains: he could drink it, and nobody needs to ask him. */
const landed = (askAlways: boolean) => {
  const made = startOf(baseBook, {
    characters: { troll: { at: 'plains_e', fate: 0, has: ['potion_of_strength'] } },
    spaces: { plains_e: { cards: ['healer'] } },
    phase: 'encounter',
  });
  if (!made.ok) throw new Error(made.refusal.msg.id);
  const store = openStore(aFolder());
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
    stepOf({ game: 'g-1', seq: 0, by: 'setup', at: 1 }, undefined, made),
  );
  const publish = vi.fn();
  const session = createSession(
    { game: 'g-1', name: 'n', book: baseBook, state: made.state, seq: 0 },
    {
      games: store.games,
      history: store.history,
      players: inProcessPlayers,
      app: createAppState(),
      log: noLog,
      publish,
      trouble: vi.fn(),
      bug: () => undefined,
      now: () => 2,
      stops: createStops('g-1', store.stops, () => askAlways),
      clock: store.clock,
      peeking: noPeeking,
    },
  );
  const asked = session.update().prompt;
  session.start();
  return { asked, store, publish, now: session.update() };
};

it('is answered as everybody would, durably, and the screen hears of the outcome only', () => {
  const { asked, store, publish, now } = landed(false);
  expect(asked).toMatchObject({ ask: { id: 'ask.encounter' }, quiet: 'space' });
  expect(now.prompt?.ask.id).toBe('ask.move');
  expect(store.games.load('g-1')?.seq).toBeGreaterThan(0);
  expect(publish).toHaveBeenCalledOnce();
  expect(publish.mock.calls[0]?.[0]).toMatchObject({ prompt: { ask: { id: 'ask.move' } } });
});

it('is put to one who wants to be asked', () => {
  const { asked, store, publish, now } = landed(true);
  expect(now.prompt).toEqual(asked);
  expect(store.games.load('g-1')?.seq).toBe(0);
  expect(publish).not.toHaveBeenCalled();
});
