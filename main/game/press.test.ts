// The roll for the move where there is nothing else to do: pressed by the player, or spared him by his setting.
import { describe, expect, it } from 'vitest';
import type { Given } from '../../shared/rules/setup/given';
import { aSession, type Wishes } from '../testing/session';

type Hero = Given['characters'][string];

/** What the Thief is asked when his turn has begun. */
const begun = (thief: Hero, wishes: Wishes = {}) => {
  const { session, store } = aSession(
    { characters: { thief: { at: 'fields_n', ...thief }, elf: { at: 'city' } }, dice: [1] },
    wishes,
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
