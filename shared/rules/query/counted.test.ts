// What cards count as: to whom, of which cards it is asked, and what is left of their text.
import { describe, expect, it } from 'vitest';
import { must } from '../../kernel/result';
import { always, event, plus, stranger } from '../dsl';
import { bookWith } from '../testing/books';
import { aGame } from '../testing/play';
import type { CountsMod } from '../vocab/ability';
import { Tx } from '../engine/tx/tx';
import { allCards } from './card-index';
import { defNow } from './now';
import { statOf } from './stats';

/** Strength of the Troll where a Stranger lies that gives 1 to everyone, and 10 to all while an Enemy lies anywhere. */
const strengthWith = (...mods: readonly CountsMod[]): number => {
  const helper = stranger('base/adventure/helper', {
    stays: 'always',
    abilities: [always(plus('strength', 1, { reach: 'everyone' }))],
  });
  const counter = event('base/adventure/counter', {
    abilities: [
      always(
        plus('strength', 10, {
          reach: 'everyone',
          when: { exists: { cards: { kind: 'enemy', subtype: 'undead', at: 'anySpace' } } },
        }),
        ...mods,
      ),
    ],
  });
  const game = aGame(bookWith(helper, counter), {
    characters: { troll: { at: 'fields_n', fate: 0 }, monk: { at: 'temple' } },
    spaces: { tavern: { cards: ['helper', 'counter'] } },
  });
  return game.stat('troll', 'strength');
};
const undead = { kind: 'enemy', subtype: 'undead', encounter: 2, strength: 3, reach: 'everyone' } as const;

describe('what cards count as', () => {
  it('is what is printed where nothing says so', () => {
    expect(strengthWith()).toBe(7);
  });
  it('is found by filters, and a card of another kind is without its text', () => {
    expect(strengthWith({ countsAs: { kind: 'stranger' }, ...undead })).toBe(16);
  });
  it('holds only while its condition does, and for whom it says', () => {
    expect(strengthWith({ countsAs: { kind: 'stranger' }, ...undead, when: { turnOf: 'it' } })).toBe(16);
    expect(strengthWith({ countsAs: { kind: 'stranger' }, ...undead, when: { not: { turnOf: 'it' } } })).toBe(7);
    expect(strengthWith({ countsAs: { kind: 'stranger' }, ...undead, reach: 'holder' })).toBe(7);
  });
  it('is asked of what is printed: nothing counts as something because it counts as something else', () => {
    const cursed: CountsMod = { countsAs: { kind: 'stranger' }, keywords: ['cursed'], reach: 'everyone' };
    expect(strengthWith(cursed, { countsAs: { keyword: 'cursed' }, ...undead })).toBe(7);
  });
  it('is what is printed on a card that is gone from the game', () => {
    const counter = event('base/adventure/counter', {
      abilities: [always({ countsAs: { kind: 'stranger' }, ...undead })],
    });
    const cat = bookWith(counter);
    const { state } = aGame(cat, {
      characters: { troll: { at: 'fields_n' } },
      spaces: { tavern: { cards: ['counter', 'healer'] } },
    });
    const healer = Object.values(state.cards).find(({ def }) => def === 'base/adventure/healer');
    const there = must(healer, 'a Healer');
    expect(defNow({ cat, s: state }, there).kind).toBe('enemy');
    const { [there.id]: _, ...cards } = state.cards;
    expect(defNow({ cat, s: { ...state, cards } }, there).kind).toBe('stranger');
  });
  it('has totals reckoned anew as it begins and ceases, and whatever it hangs on', () => {
    const cursing = event('base/adventure/cursing', {
      abilities: [
        always({
          countsAs: { object: true },
          keywords: ['cursed'],
          reach: 'everyone',
          when: { exists: { cards: { named: 'healer', at: 'anySpace' } } },
        }),
      ],
    });
    const strong = event('base/adventure/strong', {
      abilities: [
        always(
          plus(
            'strength',
            { count: { cards: { keyword: 'cursed', zone: 'held', heldBy: 'me' } } },
            { reach: 'everyone' },
          ),
        ),
      ],
    });
    const cat = bookWith(cursing, strong);
    const { state } = aGame(cat, {
      characters: { troll: { at: 'fields_n', has: ['helmet'] } },
      spaces: { tavern: { cards: ['cursing', 'strong'] } },
    });
    const tx = new Tx(state);
    const troll = must(Object.values(state.heroes)[0], 'the Troll').id;
    const curse = must(
      allCards(state).find(({ def }) => def === cursing.id),
      'the card',
    ).id;
    const expectStrength = (n: number): void => {
      expect(statOf({ cat, s: tx.s }, troll, 'strength')).toBe(n);
    };
    const lay = { to: 'space', space: 'base/space/woods_n' } as const;
    expectStrength(6);
    const healer = tx.takeFromDeck('adventure', 'base/adventure/healer', lay, 'rules');
    expectStrength(7);
    tx.moveCard(curse, { to: 'aside' }, 'rules');
    expectStrength(6);
    tx.moveCard(curse, lay, 'rules');
    expectStrength(7);
    tx.moveCard(healer, { to: 'discard' }, 'rules');
    expectStrength(6);
  });
});
