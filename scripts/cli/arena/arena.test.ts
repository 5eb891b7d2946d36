import { expect, it } from 'vitest';
import { definitionsOf } from '../../../shared/content/definitions';
import { rulebookOf } from '../../../shared/rules/charts';
import { lineOf, playedBefore } from './kept';
import { playGame, type Match, type Played } from './match';
import { interval, quantile, summaryOf } from './summary';

it('says between which shares the true one lies, for few games and none won too', () => {
  const rounded = (won: number, games: number) => interval(won, games).map((n) => Number(n.toFixed(3)));
  expect(rounded(0, 10)).toEqual([0, 0.278]);
  expect(rounded(24, 64)).toEqual([0.267, 0.497]);
  expect(rounded(10, 10)).toEqual([0.722, 1]);
  expect(interval(0, 0)).toEqual([0, 1]);
  expect(quantile([5, 1, 3], 0.5)).toBe(3);
});

it('sums up who won, a shared victory as a part', () => {
  const game = (won: number, rounds: number): Played => ({
    seat: 'p1',
    won,
    finished: true,
    rounds,
    a: [1, 3],
    b: [2],
  });
  expect(summaryOf([game(1, 30), game(0.5, 50), game(0, 40), game(0, 60)], 4)).toMatchObject({
    wins: 1.5,
    winRate: 0.375,
    even: 0.25,
    rounds: { median: 50, least: 30, most: 60 },
    a: { median: 3, p99: 3 },
  });
});

it('lets A take every seat against the same luck', () => {
  const definitions = definitionsOf(['base']);
  const book = rulebookOf(definitions, 'fast');
  const match: Match = {
    a: 'novice-0',
    b: 'novice-0',
    games: 2,
    seats: 2,
    seed: 's',
    sets: ['base'],
    profile: 'digital',
    rules: {},
    endings: {},
  };
  const [first, second] = [0, 1].map((n) => playGame(book, match, n, () => 0));
  expect([first?.seat, second?.seat]).toEqual(['p1', 'p2']);
  // The same game from two sides: one of them has won it.
  expect(first?.rounds).toBe(second?.rounds);
  expect((first?.won ?? 0) + (second?.won ?? 0)).toBe(1);
});

it('plays no game again that a file keeps, and takes none of another match for it', () => {
  const match: Match = {
    a: 'adept',
    b: 'novice',
    games: 8,
    seats: 4,
    seed: 's',
    sets: ['base'],
    profile: 'digital',
    rules: {},
    endings: {},
  };
  const game: Played = { seat: 'p3', won: 1, finished: true, rounds: 40, a: [1.234_567], b: [] };
  const file =
    lineOf(match, 2, game) +
    lineOf({ ...match, seed: 'other' }, 3, game) +
    lineOf({ ...match, rules: { bloodbath: true } }, 4, game);
  expect([...playedBefore(file, match)]).toEqual([[2, { ...game, a: [1.23] }]]);
});
