// Beside what is asked in a fight stands what comes of this one, and of none that comes after it on the same space.
import { expect, it } from 'vitest';
import { baseBook, bookOfSets } from '../testing/books';
import { aGame } from '../testing/play';
import { oddsByOption } from './odds';

const book = bookOfSets(['woodland']) ?? baseBook;
/** The Elf is asked about his dice against the Lion, behind whom the Shadow waits. */
function elfAsked(dice: readonly number[], { dark = 0, steps = 30_000 } = {}) {
  const game = aGame(book, {
    characters: { elf: { at: 'fields_n', fate: 1, strength: 2 }, monk: { at: 'temple', fate: dark, dark } },
    spaces: { fields_n: { cards: ['lion', 'shadow'] } },
    phase: 'encounter',
    dice,
  });
  expect(game.decision.ask.id).toBe('ask.fateFight');
  return new Map(oddsByOption(book, game.state, game.decision.seat, { steps }));
}

it('is won where its dice win, whatever waits behind it', () => {
  const keep = elfAsked([6, 4], { dark: 1 }).get('pass');
  expect(keep?.outcomes.some(({ fights }) => fights.length > 1)).toBe(true);
  expect(keep).toMatchObject({ win: expect.closeTo(1), standOff: 0, lose: 0 });
  expect(keep).not.toHaveProperty('hurt');
});

it('costs the life that it costs', () => {
  // 5 and a die against 7: a stand-off with 2, and a win with more.
  const again = elfAsked([1, 4]).get('reroll.1');
  expect(again?.win).toBeCloseTo(4 / 6);
  expect(again?.standOff).toBeCloseTo(1 / 6);
  expect(again?.lose).toBeCloseTo(1 / 6);
  expect(again?.hurt).toBeCloseTo(1 / 6);
});

it('is known where what comes after it was not looked at', () => {
  const again = elfAsked([1, 4], { steps: 300 }).get('reroll.1');
  expect(again?.outcomes.some(({ ends }) => ends.t === 'stopped')).toBe(true);
  expect(again?.win).toBeCloseTo(4 / 6);
  expect(again).not.toHaveProperty('stopped');
});
