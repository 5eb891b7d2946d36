import { describe, expect, it } from 'vitest';
import type { GameUpdate } from '../../../shared/contract/view';
import { aTable, updateOf } from '../../fixtures/a-table';
import { prompts } from '../../fixtures/prompts';

/** Some of the Warrior's cards may be left behind, and one of them can be told when to ask. */
const loose = (): GameUpdate => updateOf(prompts.turn, { stops: [{ def: 'base/adventure/shield', stop: 'always' }] });

describe('a card that may be left behind', () => {
  it('can be dragged onto the board, and is ditched there', async () => {
    const { hand, seats, sent, push } = await aTable();
    await push(loose());
    const held = seats.person?.hero?.held ?? [];
    const may = held.find(({ ditchable }) => ditchable === true);
    const [mayNot] = seats.seat('p1')?.hero?.held ?? [];
    if (may === undefined || mayNot === undefined) throw new Error('both hold something');
    expect(hand.dropsOf(may)).toEqual([{ zone: 'board', ditch: may.id }]);
    expect(hand.dropsOf(mayNot)).toEqual([]);
    await hand.ditch(mayNot.id);
    expect(sent).toEqual([]);
    await hand.ditch(may.id);
    expect(sent).toMatchObject([{ what: 'ditch', input: { seat: 'p0', card: may.id } }]);
  });
});

describe('when the cards ask', () => {
  it('is nothing to anybody while the screen is handed over', async () => {
    const { hand, push } = await aTable();
    await push(loose());
    expect(hand.stops).toHaveLength(1);
    await push({ ...loose(), prompt: { ...prompts.turn, id: 'dp1-8', seat: 'p1' } });
    expect(hand.stops).toEqual([]);
  });

  it('is set for each card by itself', async () => {
    const { hand, sent, push } = await aTable();
    await push(loose());
    await hand.silence(['base/adventure/shield', 'base/adventure/armour']);
    expect(sent.map(({ what, input }) => [what, input])).toMatchObject([
      ['stop', { def: 'base/adventure/shield', stop: 'notThisTurn' }],
      ['stop', { def: 'base/adventure/armour', stop: 'notThisTurn' }],
    ]);
  });
});
