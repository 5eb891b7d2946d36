// What is taken from a creature's attack roll may have to leave at least 1 of it, not only of its score (D Time Card).
import { expect, it } from 'vitest';
import { always, follower, plus } from '../dsl';
import { bookWith } from '../testing/books';
import { aGame } from '../testing/play';

/** An Elf of Strength 3 rolls 1, a Bear of Strength 3 rolls 2, from which 5 are taken. */
function fights(least: { readonly least?: 'one' }): { readonly trophies: number; readonly life: number } {
  const trial = follower('base/adventure/trial', { abilities: [always(plus('foeRoll', -5, least))] });
  const game = aGame(bookWith(trial), {
    characters: { elf: { at: 'fields_n', fate: 0, lives: 4, has: ['trial'] }, troll: { at: 'tavern' } },
    spaces: { fields_n: { cards: ['bear'] } },
    phase: 'encounter',
    dice: [1, 2],
  });
  const { trophies, life } = game.hero('elf');
  return { trophies: trophies.length, life };
}

it('leaves 1 of the roll where the card says so: 4 against 4', () => {
  expect(fights({ least: 'one' })).toEqual({ trophies: 0, life: 4 });
});
it('leaves 1 of the score otherwise: 4 against 1', () => {
  expect(fights({})).toEqual({ trophies: 1, life: 4 });
});
