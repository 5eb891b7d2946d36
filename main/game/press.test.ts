// The roll for the move where there is nothing else to do: pressed by the player, or spared him by his setting.
import { describe, expect, it, vi } from 'vitest';
import type { Given } from '../../shared/rules/setup/given';
import { startOf } from '../../shared/rules/setup/position';
import { baseBook } from '../../shared/rules/testing/books';
import { inProcessPlayers } from '../ai/in-process';
import { noLog } from '../app/log';
import { openStore } from '../persistence/store';
import { aFolder } from '../testing/folder';
import { createAppState } from './app-machine';
import { createSession } from './session';
import { stepOf } from './step';
import { createStops } from './stops';

type Hero = Given['characters'][string];
type Set = { readonly rollUnasked?: boolean; readonly askAlways?: boolean };

/** What the Thief is asked when his turn has begun. */
const begun = (thief: Hero, { rollUnasked = false, askAlways = false }: Set = {}) => {
  const made = startOf(baseBook, {
    characters: { thief: { at: 'fields_n', ...thief }, elf: { at: 'city' } },
    dice: [1],
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
    },
  );
  session.start();
  return { prompt: session.update().prompt, seq: store.games.load('g-1')?.seq };
};

describe('the roll for the move alone', () => {
  it('is a press, and asked for at first', () => {
    const { prompt, seq } = begun({});
    expect(prompt).toMatchObject({ ask: { id: 'ask.move' }, press: 'roll' });
    expect(seq).toBe(0);
  });

  it('is given for whoever wants to be spared it, and stored as an answer', () => {
    const { prompt, seq } = begun({}, { rollUnasked: true });
    expect(prompt?.ask.id).toBe('ask.direction');
    expect(seq).toBe(1);
  });

  it('is not given where he could use a card with effect', () => {
    const { prompt } = begun({ spells: ['healing'], lives: 1 }, { rollUnasked: true });
    expect(prompt).toMatchObject({ ask: { id: 'ask.move' }, press: 'roll' });
    expect(begun({ spells: ['healing'] }, { rollUnasked: true }).prompt?.ask.id).toBe('ask.direction');
  });

  it('is not given to one who wants to be asked wherever he could leave something', () => {
    const set = { rollUnasked: true, askAlways: true };
    expect(begun({ has: ['purchase/sword'] }, set).prompt?.ask.id).toBe('ask.move');
    expect(begun({}, set).prompt?.ask.id).toBe('ask.move');
  });

  it('is no press where there are several ways to move', () => {
    const { prompt } = begun({ at: 'plain_of_peril' }, { rollUnasked: true });
    expect(prompt?.ask.id).toBe('ask.move');
    expect(prompt).not.toHaveProperty('press');
  });
});
