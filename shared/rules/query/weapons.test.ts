// The chances of a fight before it is said which Weapon is used: the one that helps most, of those for such a fight.
import { expect, it } from 'vitest';
import { must } from '../../kernel/result';
import { bookOfSets } from '../testing/books';
import { aGame } from '../testing/play';
import { fightWith, reckon } from './fight';

it('reckons with the best Weapon for such a fight, and with no other', () => {
  const book = must(bookOfSets(['probe']), 'the trial set');
  const { state } = aGame(book, {
    characters: {
      thief: { at: 'fields_n', has: ['invention', 'purchase/sword', 'sword_of_the_fallen', 'talisman_of_the_fallen'] },
    },
    cards: { invention: { tokens: { psychic_weapon: 1 } } },
    spaces: { fields_n: { cards: ['demon'] } },
  });
  const [hero] = Object.values(state.heroes);
  const [demon] = state.board['base/space/fields_n']?.cards ?? [];
  const power = (kind: 'battle' | 'psychic'): number =>
    reckon(
      { cat: book, s: state },
      fightWith(must(hero, 'a thief').id, { cards: [must(demon, 'a Demon')] }, kind, true),
    ).mine.power;
  // 3 and 1 of the Talisman, with 2 of the Sword of The Fallen or 1 of the other.
  expect(power('psychic')).toBe(6);
  expect(power('battle')).toBe(5);
});
