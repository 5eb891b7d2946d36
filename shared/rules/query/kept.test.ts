// What is kept for speed says the same as what is made anew.
import { describe, expect, it } from 'vitest';
import { definitionsOf } from '../../content/definitions';
import { fingerprint } from '../../kernel/json';
import { violations } from '../invariants/invariants';
import type { State } from '../state/state';
import { baseBook, newGameOf } from '../testing/books';
import { playRandomly } from '../testing/random-game';
import { allCards } from './card-index';

const start = newGameOf(baseBook, 3, 'kept');

describe('what is kept', () => {
  it('the list of cards is that of the state it is asked about, also of an older one', () => {
    const states: State[] = [start];
    playRandomly(baseBook, start, 'kept', 150, (s) => {
      states.push(s);
      expect(allCards(s)).toEqual(Object.values(s.cards));
    });
    for (const s of states.reverse()) expect(allCards(s)).toEqual(Object.values(s.cards));
  });

  it('a state is looked through wherever it is not that of before', () => {
    const hero = Object.values(start.heroes)[0];
    const bad: State = {
      ...start,
      heroes: { ...start.heroes, ...(hero ? { [hero.id]: { ...hero, held: ['c999'] } } : {}) },
    };
    expect(violations(baseBook, start, start)).toEqual([]);
    expect(violations(baseBook, bad, start)).toEqual(violations(baseBook, bad));
    expect(violations(baseBook, bad, start)).not.toEqual([]);
    const lost: State = { ...start, decks: { ...start.decks, spell: { draw: [], discard: [] } } };
    expect(violations(baseBook, lost, start)).toEqual(violations(baseBook, lost));
    expect(violations(baseBook, lost, start)).not.toEqual([]);
  });

  it('a catalogue is told by the fingerprint of its definitions', () => {
    expect(baseBook.hash).toBe(fingerprint(definitionsOf(['base'])));
  });
});
