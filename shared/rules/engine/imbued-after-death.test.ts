// What was given to a card is part of that card: it outlives whoever gave it.
import { expect, it } from 'vitest';
import { choose, event, magicObject, object, plus, v } from '../dsl';
import { bookWith } from '../testing/books';
import { aGame } from '../testing/play';

const crystal = object('base/adventure/crystal', {
  part: { abilities: [{ id: 'more', static: [plus('craft', 1)] }] },
});
const trial = event('base/adventure/trial', {
  met: [
    choose({ cards: { named: 'ring_of_trial', zone: 'held', heldBy: 'others' } }, 'ring'),
    choose({ cards: { named: 'crystal', zone: 'held', heldBy: 'me' } }, 'part'),
    { op: 'imbue', card: v('ring'), with: v('part') },
    { op: 'kill', who: 'me' },
  ],
});

it('whoever holds the card has what the dead one gave to it', () => {
  const game = aGame(bookWith(trial, crystal, magicObject('base/adventure/ring_of_trial', {})), {
    characters: {
      troll: { at: 'fields_n', has: ['crystal'] },
      elf: { at: 'tavern', has: ['ring_of_trial'] },
    },
    spaces: { fields_n: { cards: ['trial'] } },
    phase: 'encounter',
  });
  expect(game.hero('troll').dead).toBe(true);
  expect(game.stat('elf', 'craft')).toBe(5);
});
