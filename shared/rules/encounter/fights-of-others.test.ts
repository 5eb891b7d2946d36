// Who has to fight in another's turn does not end that turn by a defeat or a stand-off: it is the turn of whoever
// fights that ends (R4 BATTLE).
import { expect, it } from 'vitest';
import { event, fight } from '../dsl';
import { bookWith } from '../testing/books';
import { aGame } from '../testing/play';
import type { Effect } from '../vocab/effect';
import type { HeroFilter } from '../vocab/select';

const guard = fight({ strength: 4, name: 'guard' });

/** The Troll draws it in the Ruins beside a Bag of Gold; the Elf, with Strength 3, is at the Temple. */
const meets = (who: HeroFilter['who'], ...dice: readonly number[]) => {
  const all: Effect = {
    op: 'each',
    of: { heroes: who === undefined ? {} : { who } },
    as: 'one',
    actor: true,
    do: [guard],
  };
  const game = aGame(bookWith(event('base/adventure/imp', { met: [all] })), {
    characters: { troll: { at: 'ruins', fate: 0 }, elf: { at: 'temple', fate: 0 } },
    decks: { adventure: ['imp', 'bag_of_gold'] },
    phase: 'encounter',
    dice,
  });
  return { lives: [game.hero('troll').life, game.hero('elf').life], asked: game.state.pending.p1?.ask.id };
};

it('ends nothing for another by a defeat', () => {
  expect(meets('others', 1, 6)).toEqual({ lives: [6, 3], asked: 'ask.take' });
});
it('ends nothing for another by a stand-off', () => {
  expect(meets('others', 4, 3)).toEqual({ lives: [6, 4], asked: 'ask.take' });
});
it('ends the turn of whoever fights in it', () => {
  // The Troll is defeated first, then the Elf wins.
  expect(meets('all', 1, 6, 6, 1)).toEqual({ lives: [5, 4], asked: undefined });
});
