// What is given to a card is told of whoever holds that card.
import { expect, it } from 'vitest';
import { choose, event, magicObject, object, plus, v } from '../dsl';
import { bookWith } from '../testing/books';
import { aGame } from '../testing/play';

it('a part given to a card of somebody else affects its holder', () => {
  const crystal = object('base/adventure/crystal', {
    part: { abilities: [{ id: 'more', static: [plus('craft', 1)] }] },
  });
  const trial = event('base/adventure/trial', {
    met: [
      choose({ cards: { named: 'ring_of_trial', zone: 'held', heldBy: 'others' } }, 'ring'),
      choose({ cards: { named: 'crystal', zone: 'held', heldBy: 'me' } }, 'part'),
      { op: 'imbue', card: v('ring'), with: v('part') },
    ],
  });
  const game = aGame(bookWith(trial, crystal, magicObject('base/adventure/ring_of_trial', {})), {
    characters: {
      troll: { at: 'fields_n', has: ['crystal'] },
      elf: { at: 'tavern', has: ['ring_of_trial'] },
    },
    spaces: { fields_n: { cards: ['trial'] } },
    phase: 'encounter',
  });
  const told = game.events.flatMap((e) => (e.t === 'lasting' ? [e.hero] : []));
  expect(told.map((hero) => hero && game.state.heroes[hero]?.def)).toEqual(['base/character/elf']);
});
