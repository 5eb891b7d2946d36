import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../shared/rules/state/state';
import { fight, times, told } from '../../testing/told-game';
import { summaryOf } from './summary';
import { tableOf } from './tables';

const killed: GameEvent = { t: 'killed', hero: 'h1' };
const joined = (def: string): GameEvent => ({
  t: 'joined',
  seat: 'p1',
  hero: 'h7',
  def: `base/character/${def}`,
  space: 'base/space/city',
});
const roll: GameEvent = { t: 'rolled', hero: 'h1', for: 'movement', dice: [2, 5] };

const three = [
  told({
    game: 'g-1',
    rounds: 40,
    events: [...times(3, fight()), fight({ outcome: 'lost' }), roll],
    hero: { strength: 5 },
    at: 2000,
  }),
  told({
    game: 'g-2',
    rounds: 20,
    events: [fight({ power: 7, margin: 6, foe: 'base/adventure/dragon' }), killed, joined('monk')],
    over: { winners: ['p2'], how: 'last' },
    letters: 'PC',
    at: 3000,
  }),
  told({ game: 'g-3', rounds: 5, over: undefined, at: 4000 }),
];

describe('all records together', () => {
  it('add up what people did in finished games', () => {
    const { overview } = summaryOf(three, 'fair');
    expect(overview).toMatchObject({
      finished: 2,
      running: 1,
      abandoned: 0,
      rounds: { shortest: 20, longest: 40, mean: 30 },
      won: { person: 1, computer: 1, nobody: 0 },
      endings: [
        { by: 'crown', n: 1 },
        { by: 'last', n: 1 },
      ],
      fights: { won: 4, lost: 1, drawn: 0 },
      creatures: 4,
      deaths: 1,
      dice: { n: 2, pips: 7 },
    });
    // 1, 2 and 3 seconds: what was begun and is not over was played too.
    expect(overview.playedMs).toBe(1000 + 2000 + 3000);
  });

  it('know who was played how often, and how that went', () => {
    const { characters, players } = summaryOf(three, 'fair');
    expect(characters.find(({ character }) => character.endsWith('/warrior'))).toEqual({
      character: 'base/character/warrior',
      person: { played: 2, won: 1 },
      computer: { played: 0, won: 0 },
      deaths: 1,
    });
    expect(characters.find(({ character }) => character.endsWith('/monk'))).toMatchObject({
      person: { played: 1, won: 0 },
      deaths: 0,
    });
    expect(characters.find(({ character }) => character.endsWith('/elf'))).toMatchObject({
      person: { played: 1, won: 0 },
      computer: { played: 1, won: 1 },
    });
    expect(players).toMatchObject([
      { name: 'Seat 1', played: 2, won: 1, deaths: 1, creatures: 4 },
      { name: 'Seat 2', played: 1, won: 0 },
    ]);
  });

  it('count no death of whoever gave up', () => {
    const gaveUp: GameEvent = { t: 'killed', hero: 'h1', gaveUp: true };
    const games = [told({ game: 'g-1', events: [gaveUp], over: { winners: ['p2'], how: 'conceded' } })];
    const { overview, characters } = summaryOf(games, 'fair');
    expect(overview).toMatchObject({ finished: 1, deaths: 0 });
    expect(characters.map(({ deaths }) => deaths)).toEqual([0, 0]);
  });

  it('remember the best moments, and in which game they were', () => {
    const { moments } = summaryOf(three, 'fair');
    expect(moments.strongest).toMatchObject({ n: 7, foe: 'base/adventure/dragon', player: 'Seat 1', name: 'Game g-2' });
    expect(moments.margin).toMatchObject({ n: 6, at: 3000 });
    expect(moments.creatures).toMatchObject({ n: 3, name: 'Game g-1', character: 'base/character/warrior' });
    expect(moments).not.toHaveProperty('spells');
  });

  it('put people who won into the hall of fame, unless the others only gave up', () => {
    const gaveUp = told({
      game: 'g-4',
      rounds: 1,
      over: { winners: ['p1'], how: 'last' },
      input: { t: 'concede', seat: 'p2' },
    });
    const { wins, overview } = summaryOf([...three, gaveUp], 'fair');
    expect(wins.map(({ game }) => game)).toEqual(['g-1']);
    expect(wins[0]).toMatchObject({
      player: 'Seat 1',
      character: 'base/character/warrior',
      by: 'crown',
      rounds: 40,
      strength: 9,
      creatures: 3,
    });
    expect(overview.endings).toContainEqual({ by: 'conceded', n: 1 });
  });

  it('keep the best of every order, however many games there are', () => {
    const games = Array.from({ length: 300 }, (_, i) =>
      told({ game: `g-${i}`, rounds: 400 - i, hero: { gold: i }, at: 5000 + i }),
    );
    const { wins } = summaryOf(games, 'fair');
    expect(Math.min(...wins.map(({ rounds }) => rounds))).toBe(101);
    expect(Math.max(...wins.map(({ gold }) => gold))).toBe(299);
    expect(wins.length).toBeLessThan(210);
  });

  it('say nothing untrue before the first game', () => {
    const { overview, moments, players, characters, wins, leftOut } = summaryOf([], 'all');
    expect(overview).toMatchObject({
      finished: 0,
      running: 0,
      playedMs: 0,
      rounds: { shortest: 0, longest: 0, mean: 0 },
      endings: [],
    });
    expect([moments, players, characters, wins, leftOut]).toEqual([{}, [], [], [], 0]);
  });
});

describe('one game', () => {
  it('counts once, however many lines of it there are', () => {
    const line = { seed: 'the same' };
    const copies = [
      told({ ...line, game: 'g-1', at: 3000 }),
      told({ ...line, game: 'g-2', at: 2000, over: { winners: ['p2'], how: 'crown' } }),
      told({ ...line, game: 'g-3', over: undefined }),
    ];
    const { overview, wins } = summaryOf(copies, 'all');
    expect(overview).toMatchObject({ finished: 1, running: 0, playedMs: 1000 });
    expect(wins.map(({ game }) => game)).toEqual(['g-2']);
  });

  it('counts by the line that was played fairly and here, whenever that was', () => {
    const line = { seed: 'the same' };
    const own = told({ ...line, game: 'g-9', at: 9000 });
    for (const other of [
      told({ ...line, game: 'g-1', casual: true, at: 1500 }),
      told({ ...line, game: 'g-1', imported: true, at: 1500 }),
      told({ ...line, game: 'g-1', over: undefined, at: 1500 }),
    ]) {
      for (const records of [
        [own, other],
        [other, own],
      ]) {
        expect(summaryOf(records, 'all').wins.map(({ game }) => game)).toEqual(['g-9']);
        expect(summaryOf(records, 'fair').overview).toMatchObject({ finished: 1, running: 0 });
      }
    }
  });

  it('is left out of the fair ones when it was casual or came from elsewhere, and that is said', () => {
    const records = [told({ game: 'g-1', casual: true }), told({ game: 'g-2', imported: true }), told({ game: 'g-3' })];
    expect(summaryOf(records, 'fair')).toMatchObject({ overview: { finished: 1 }, leftOut: 2 });
    expect(summaryOf(records, 'all')).toMatchObject({ overview: { finished: 3 }, leftOut: 0 });
    expect(summaryOf(records, 'all').wins).toMatchObject([
      { casual: true },
      { imported: true },
      { casual: false, imported: false },
    ]);
  });

  it('that was deleted before its end is neither finished nor going on', () => {
    expect(summaryOf([told({ over: undefined, there: false })], 'fair').overview).toMatchObject({
      finished: 0,
      running: 0,
      abandoned: 1,
      playedMs: 180_000,
    });
  });
});

describe('tables of records', () => {
  const linesOf = (text: string): readonly string[] => text.replace('\uFEFF', '').split('\r\n');

  it('have a row for each line of each game, and say which of them count', () => {
    const [head = '', ...rows] = linesOf(
      tableOf('games', [...three, told({ game: 'g-1b', seed: 'g-1', casual: true, at: 1500 })], 'fair'),
    );
    expect(head.split(',').slice(0, 3)).toEqual(['game', 'name', 'state']);
    const at = (name: string): number => head.split(',').indexOf(name);
    const cells = rows.filter((row) => row !== '').map((row) => row.split(','));
    expect(cells.map((row) => [row[0], row[2], row[at('counts_fair')], row[at('seed')]])).toEqual([
      ['g-1', 'finished', 'true', 'g-1'],
      ['g-2', 'finished', 'true', 'g-2'],
      ['g-3', 'running', 'true', ''],
      ['g-1b', 'finished', 'false', 'g-1'],
    ]);
  });

  it('have a row for each seat of a finished game, each character and each deed', () => {
    expect(linesOf(tableOf('seats', three, 'fair'))).toHaveLength(1 + 4 + 1);
    expect(linesOf(tableOf('characters', three, 'fair'))[1]).toBe('base/character/warrior,2,1,0,0,1');
    expect(linesOf(tableOf('achievements', three, 'fair')).find((line) => line.startsWith('firstCrown'))).toBe(
      'firstCrown,1,1,1970-01-01T00:00:02.000Z,Game g-1,Seat 1',
    );
  });

  it('do not let the name of a game become a formula', () => {
    const [record] = three;
    if (record === undefined) throw new Error('no record');
    expect(tableOf('games', [{ ...record, name: '=cmd|calc' }], 'fair')).toContain("g-1,'=cmd|calc,finished");
  });
});
