import { describe, expect, it } from 'vitest';
import { prompts } from '../../fixtures/prompts';
import { endsIt, sortOptions } from './options';
import { shelfOf } from './shop';

const listed = (prompt: Parameters<typeof sortOptions>[0]) =>
  sortOptions(prompt).main.filter((option) => !endsIt(option));

describe('a shop', () => {
  it('lays what can be bought on its shelf, and what is too dear or sold out apart', () => {
    const shelf = shelfOf(prompts.shop, listed(prompts.shop));
    expect(shelf?.mine.map(({ def, price }) => [def, price])).toEqual([
      ['base/purchase/helmet', 2],
      ['base/purchase/sword', 2],
      ['base/purchase/axe', 3],
      ['base/purchase/shield', 3],
    ]);
    expect(shelf?.dear.map(({ def }) => def)).toEqual(['base/purchase/armour']);
  });

  it('offers below the shelf what is no thing, such as a Spell out of the deck', () => {
    const spell = { key: 'spell', label: { id: 'option.buySpell', args: { n: 2 } } };
    const shelf = shelfOf(prompts.shop, [...listed(prompts.shop), spell]);
    expect(shelf?.mine).toHaveLength(4);
    expect(shelf?.rest).toEqual([spell]);
    expect(shelfOf(prompts.shop, [spell])).toBeUndefined();
  });

  it('is nothing else than a shop', () => {
    expect(shelfOf(prompts.village, listed(prompts.village))).toBeUndefined();
    expect(shelfOf({ ...prompts.shop, ask: prompts.village.ask }, listed(prompts.shop))).toBeUndefined();
  });
});
