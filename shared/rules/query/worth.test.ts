import { describe, expect, it } from 'vitest';
import { baseBook, bookOfSets } from '../testing/books';
import { must } from '../../kernel/result';
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

  it('is offered an Invention as what its parts have made of it', () => {
    const game = aGame(must(bookOfSets(['probe']), 'the trial set'), {
      characters: {
        elf: { at: 'fields_n', has: ['invention', 'purchase/sword', 'purchase/helmet', 'purchase/shield'], fate: 0 },
        troll: { at: 'plain_of_peril' },
      },
      cards: { invention: { tokens: { psychic_armour: 2 } } },
      spaces: { fields_n: { cards: ['ring'] } },
      phase: 'encounter',
    });
    game.choose('ring');
    const first = game.decision.options.map(({ key }) => key).slice(0, 3);
    expect(first).toEqual(['helmet', 'shield', 'probe/invention/invention']);
  });

  it('keeps what he has just won, however little that is worth', () => {
    const has = ['ring', 'purchase/sword', 'purchase/helmet', 'purchase/shield'];
    expect(offered(has, ['purchase/water_bottle']).at(-1)).toBe('water_bottle');
  });
});
