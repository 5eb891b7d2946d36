import { describe, expect, it } from 'vitest';
import { baseBook } from '../testing/books';
import { aGame } from '../testing/play';

const offered = (has: readonly string[], won: readonly string[]): readonly string[] => {
  const game = aGame(baseBook, {
    characters: { elf: { at: 'fields_n', has: [...has], fate: 0 }, troll: { at: 'plain_of_peril' } },
    spaces: { fields_n: { cards: [...won] } },
    phase: 'encounter',
  });
  for (const card of won) game.choose(card.split('/').at(-1) ?? card);
  expect(game.decision.ask.id).toBe('ask.surplus');
  return game.decision.options.map(({ key }) => key);
};

describe('whoever carries too many Objects', () => {
  it('is offered first what is worth least, then what was just won, and a Talisman last', () => {
    const has = ['talisman', 'holy_lance', 'purchase/water_bottle', 'purchase/sword'];
    expect(offered(has, ['ring'])).toEqual(['water_bottle', 'sword', 'holy_lance', 'ring', 'talisman']);
  });

  it('keeps what he has just won, however little that is worth', () => {
    const has = ['ring', 'purchase/sword', 'purchase/helmet', 'purchase/shield'];
    expect(offered(has, ['purchase/water_bottle']).at(-1)).toBe('water_bottle');
  });
});
