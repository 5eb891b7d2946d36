// Chances of one who keeps either of two dice: every throw is counted, and of each he takes what is best for him.
import { expect, it } from 'vitest';
import { must } from '../../kernel/result';
import { bookOfSets } from '../testing/books';
import { aGame } from '../testing/play';
import type { Fight } from '../state/state';
import { fightWith, oddsOf, oddsWithFate, reckon } from './fight';

const FACES = [1, 2, 3, 4, 5, 6];

it.each([
  [2, 0],
  [4, 0],
  [5, 0],
  [6, 0],
  [4, 1],
  [5, 1],
])('are those of all throws, with Strength %i against 5 and %i fate', (strength, fate) => {
  const book = must(bookOfSets(['base']), 'the base set');
  const { state } = aGame(book, {
    characters: { warrior: { at: 'fields_n', strength, fate } },
    spaces: { fields_n: { cards: ['ogre'] } },
  });
  const [hero] = Object.values(state.heroes);
  const [ogre] = state.board['base/space/fields_n']?.cards ?? [];
  const begun = fightWith(must(hero, 'a warrior').id, { cards: [must(ogre, 'an Ogre')] }, 'battle', true);
  const fight: Fight = { ...begun, mine: { ...begun.mine, diceCount: 2, keep: 'choice' } };
  const reckoned = reckon({ cat: book, s: state }, fight);
  const lead = reckoned.mine.power - reckoned.theirs.power;

  let [win, standOff, lose, all] = [0, 0, 0, 0];
  const best = (dice: readonly number[], foe: number): number =>
    Math.max(...dice.map((n) => Math.sign(lead + n - foe)));
  for (const a of FACES)
    for (const b of FACES)
      for (const foe of FACES) {
        const kept = best([a, b], foe);
        // Fate for the lower die, where that is better on the average than what lies there.
        const again = FACES.map((n) => best([Math.max(a, b), n], foe));
        const better =
          fate > 0 && again.reduce((sum, n) => sum + n, 0) / 6 > kept ? again : Array<number>(6).fill(kept);
        for (const n of better) {
          all++;
          if (n > 0) win++;
          else if (n < 0) lose++;
          else standOff++;
        }
      }
  const found = fate > 0 ? oddsWithFate(reckoned, 'mine') : oddsOf(reckoned);
  expect(found.win).toBeCloseTo(win / all, 12);
  expect(found.standOff).toBeCloseTo(standOff / all, 12);
  expect(found.lose).toBeCloseTo(lose / all, 12);
});
