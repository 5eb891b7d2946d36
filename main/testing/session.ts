// A session of one game from a position on, without a door: for tests of what it asks and what it gives by itself.
import { vi } from 'vitest';
import type { Given } from '../../shared/rules/setup/given';
import { startOf } from '../../shared/rules/setup/position';
import { baseBook } from '../../shared/rules/testing/books';
import { inProcessPlayers } from '../ai/in-process';
import { noLog } from '../app/log';
import { createAppState } from '../game/app-machine';
import type { Peeking } from '../game/peek';
import { createSession } from '../game/session';
import { stepOf } from '../game/step';
import { createStops } from '../game/stops';
import { openStore, type Store } from '../persistence/store';
import { aFolder } from './folder';

/** A game that has its dice and cards for itself. */
export const noPeeking: Peeking = {
  view: () => undefined,
  seen: () => [],
  marked: () => undefined,
  isHidden: () => false,
};

/** What its player has set. */
export type Wishes = { readonly askAlways?: boolean; readonly rollUnasked?: boolean };

export const aSession = (given: Given, wishes: Wishes = {}, store: Store = openStore(aFolder())) => {
  const { askAlways = false, rollUnasked = false } = wishes;
  const made = startOf(baseBook, given);
  if (!made.ok) throw new Error(made.refusal.msg.id);
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
  const session = createSession(
    { game: 'g-1', name: 'n', book: baseBook, state: made.state, seq: 0 },
    {
      games: store.games,
      history: store.history,
      players: inProcessPlayers,
      app: createAppState(),
      log: noLog,
      publish: vi.fn(),
      trouble: vi.fn(),
      bug: () => undefined,
      now: () => 2,
      stops: createStops(
        'g-1',
        store.stops,
        () => askAlways,
        () => rollUnasked,
      ),
      clock: store.clock,
      peeking: noPeeking,
    },
  );
  return { made, store, session };
};
