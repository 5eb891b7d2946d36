import { describe, expect, it } from 'vitest';
import type { CardView } from '../../../shared/contract/view';
import { midGame } from '../../fixtures/views';
import { cardOf, wordLengthOf } from './standing';

describe('a card of the table', () => {
  it('is found wherever it lies, also on another card', () => {
    const purse: CardView = { id: 'c901', def: 'base/adventure/bag_of_gold' };
    const mule: CardView = { id: 'c900', def: 'base/adventure/mule', carries: [purse] };
    const view = midGame(2, { table: [mule] });
    expect(cardOf(view, 'c900')).toBe(mule);
    expect(cardOf(view, 'c901')).toBe(purse);
    const lying = view.spaces.find(({ cards }) => cards.length > 0)?.cards[0];
    expect(cardOf(view, lying?.id ?? 'c0')).toBe(lying);
    const held = view.seats[0]?.hero?.held[0];
    expect(cardOf(view, held?.id ?? 'c0')).toBe(held);
    expect(cardOf(view, 'c999')).toBeUndefined();
  });
});

describe('a name of several words', () => {
  it('is written the smaller the longer it is, and never cut', () => {
    expect(['Zwerg', 'Unheilsprophet', 'Drachenpriesterin'].map(wordLengthOf)).toEqual([undefined, 'long', 'longest']);
    expect(['Goblin, Ogre and Bandit', 'Drachenpriesterin handelt'].map(wordLengthOf)).toEqual([undefined, 'longest']);
  });
});
