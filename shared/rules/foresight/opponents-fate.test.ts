// The odds of keeping a roll count what an opponent who would lose may still pay.
import { expect, it } from 'vitest';
import { baseBook, bookOfSets } from '../testing/books';
import { aGame } from '../testing/play';
import { oddsByOption } from './odds';

const BUDGET = { steps: 30_000 };
/** The Elf stands 7 against 5, and may keep that. */
function elfKeeps(fate: number, dark?: number) {
  const book = (dark === undefined ? undefined : bookOfSets(['woodland'])) ?? baseBook;
  const game = aGame(book, {
    characters: {
      elf: { at: 'fields_n', fate: 1 },
      prophetess: { at: 'fields_n', fate, ...(dark === undefined ? {} : { dark }) },
    },
    phase: 'encounter',
    dice: [4, 3],
  });
  game.choose('attack:prophetess');
  while (game.state.pending['p1']?.ask.id !== 'ask.fateFight') game.choose('pass');
  return new Map(oddsByOption(book, game.state, 'p1', BUDGET));
}

it('one with fate throws again', () => {
  // A 6 wins and a 5 is a stand-off.
  expect(elfKeeps(1).get('pass')?.win).toBeCloseTo(4 / 6);
});

it('one without fate does not', () => {
  expect(elfKeeps(0).get('pass')?.win).toBe(1);
});

it('one with dark fate has the winner throw again', () => {
  // With 1 the Elf loses, with 2 it is a stand-off.
  expect(elfKeeps(1, 1).get('pass')?.win).toBeCloseTo(4 / 6);
});

it('so does his own new throw', () => {
  // 3 and 1 to 6 against 5: a 1 loses, a 2 is a stand-off; a better one is kept, and she throws again.
  const wins = [0, 0, 3, 4, 5, 6].map((n) => n / 6);
  expect(elfKeeps(1).get('reroll.1')?.win).toBeCloseTo(wins.reduce((a, b) => a + b) / 6);
});

/** The Elf stands 12 against 7 with the Lion; somebody else has dark fate. */
function elfAndOthers(dark: readonly number[]) {
  const book = bookOfSets(['woodland']) ?? baseBook;
  const [monk = 0, troll = 0] = dark;
  const game = aGame(book, {
    characters: {
      elf: { at: 'fields_n', fate: 1, strength: 2 },
      monk: { at: 'temple', fate: monk, dark: monk },
      troll: { at: 'temple', fate: troll, dark: troll },
    },
    spaces: { fields_n: { cards: ['lion'] } },
    phase: 'encounter',
    dice: dark.length === 0 ? [1, 4] : [6, 4],
  });
  expect(game.decision.ask.id).toBe('ask.fateFight');
  return new Map(oddsByOption(book, game.state, game.decision.seat, BUDGET));
}

it('one who has no part in the fight may have it thrown again, and is named', () => {
  const odds = elfAndOthers([1]);
  expect(odds.get('pass')).toMatchObject({ win: 1, unless: { id: 'odds.unless' } });
  expect(odds.get('pass')?.unless?.args).toEqual({ hero: 'base/character/monk' });
  expect(elfAndOthers([1, 1]).get('pass')?.unless).toEqual({ id: 'odds.unless' });
});

it('nobody is named where nobody could', () => {
  expect(elfAndOthers([]).get('reroll.1')).not.toHaveProperty('unless');
});
