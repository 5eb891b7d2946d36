import { describe, expect, it, onTestFinished } from 'vitest';
import { aFolder } from '../testing/folder';
import { openDatabase } from './connection';
import { campaignsRepository } from './campaigns';
import { gamesRepository } from './games';
import { historyRepository } from './history';
import type { GameStep, NewGame } from './stored';

const aRepository = () => {
  const { db } = openDatabase(aFolder());
  onTestFinished(() => {
    db.close();
  });
  return { db, games: gamesRepository(db), campaigns: campaignsRepository(db), history: historyRepository(db) };
};

const step = (seq: number, more: Partial<GameStep> = {}): GameStep => ({
  game: 'g-1',
  seq,
  by: seq === 0 ? 'setup' : 'person',
  barrier: '',
  events: [{ t: 'said', n: seq }],
  schema: 1,
  state: JSON.stringify({ schema: 1, seq }),
  round: seq,
  over: false,
  characters: ['base/character/elf'],
  places: [['p1', 'base/space/ruins']],
  at: 1000 + seq,
  ...more,
});
const aGame = (more: Partial<NewGame> = {}): NewGame => ({
  name: 'Sunday',
  setup: '{}',
  seed: 's',
  seats: ['Ann', 'Bob'],
  content: 'hash',
  definitions: () => '[{"id":"a/b"}]',
  program: '1.0.0',
  casual: false,
  ...more,
});
const turn = (n: number, keep = true): NonNullable<GameStep['turn']> => ({ n, seat: 'p1', fingerprint: `f${n}`, keep });
const count = (db: ReturnType<typeof aRepository>['db'], table: string): number =>
  Number(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get());

describe('stored games', () => {
  it('are listed with the newest first, and load as they were left', () => {
    const { games, campaigns } = aRepository();
    games.create(aGame(), step(0));
    games.create(aGame({ name: 'Monday', casual: true }), step(0, { game: 'g-2', at: 5000 }));
    games.append(step(1), { t: 'answer' });
    const common = {
      characters: ['base/character/elf'],
      seats: ['Ann', 'Bob'],
      looks: [0, 1],
      places: [['p1', 'base/space/ruins']],
      over: false,
    };
    expect(campaigns.list()).toEqual([
      { ...common, id: 'g-2', name: 'Monday', round: 0, answers: 0, casual: true, savedAt: 5000, createdAt: 5000 },
      { ...common, id: 'g-1', name: 'Sunday', round: 1, answers: 1, casual: false, savedAt: 1001, createdAt: 1000 },
    ]);
    expect(games.load('g-1')).toEqual({
      name: 'Sunday',
      content: 'hash',
      program: '1.0.0',
      seq: 1,
      schema: 1,
      state: { schema: 1, seq: 1 },
      definitions: [{ id: 'a/b' }],
    });
    expect(games.load('g-3')).toBeUndefined();
  });

  it('say who has won once they are over, and nobody where all have lost', () => {
    const { games, campaigns } = aRepository();
    const over = (winners: readonly string[]) => ({
      over: true,
      events: [{ t: 'said' }, { t: 'over', winners, how: 'x' }],
    });
    for (const game of ['g-1', 'g-2', 'g-3']) games.create(aGame(), step(0, { game }));
    games.append(step(1, over(['p2'])), { t: 'answer' });
    games.append(step(1, { ...over([]), game: 'g-2' }), { t: 'answer' });
    expect(Object.fromEntries(campaigns.list().map(({ id, winners }) => [id, winners]))).toEqual({
      'g-1': ['Bob'],
      'g-2': [],
      'g-3': undefined,
    });
  });

  it('keep every input, its events, each turn with its fingerprint, and some turns whole', () => {
    const { games, history } = aRepository();
    games.create(aGame(), step(0, { turn: turn(1) }));
    games.append(step(1, { events: [] }), { t: 'answer', seat: 'p2' });
    games.append(step(2, { turn: turn(2, false), by: 'computer' }), { keys: ['cw'] });
    expect(history.steps('g-1', 0, 2)).toEqual([
      { seq: 1, by: 'person', barrier: '', input: { t: 'answer', seat: 'p2' }, events: [], at: 1001 },
      { seq: 2, by: 'computer', barrier: '', input: { keys: ['cw'] }, events: [{ t: 'said', n: 2 }], at: 1002 },
    ]);
    expect([...history.traces('g-1', 2)]).toEqual([
      { seq: 2, by: 'computer', barrier: '', seat: undefined, kind: undefined },
      { seq: 1, by: 'person', barrier: '', seat: 'p2', kind: 'answer' },
    ]);
    expect(history.turns('g-1')).toEqual([
      { seq: 0, turn: 1, round: 0, seat: 'p1', fingerprint: 'f1' },
      { seq: 2, turn: 2, round: 2, seat: 'p1', fingerprint: 'f2' },
    ]);
    expect(history.keptBefore('g-1', 2)).toEqual({ seq: 0, schema: 1, state: { schema: 1, seq: 0 } });
    expect(history.keptAfter('g-1', 0)).toBeUndefined();
    expect(games.journal('g-1', 100)).toEqual([
      { t: 'said', n: 0 },
      { t: 'said', n: 2 },
    ]);
    expect(games.journal('g-1', 1)).toEqual([{ t: 'said', n: 2 }]);
  });

  it('are appended to whole or not at all', () => {
    const { db, games } = aRepository();
    games.create(aGame(), step(0));
    games.append(step(1), {});
    db.exec("CREATE TRIGGER no_state BEFORE UPDATE ON current BEGIN SELECT RAISE(ABORT, 'no'); END");
    expect(() => {
      games.append(step(2), {});
    }).toThrow('no');
    expect(games.load('g-1')).toMatchObject({ seq: 1, state: { seq: 1 } });
    expect(count(db, 'steps')).toBe(2);
  });

  it('go back and forth, and forget what was taken back once something else is answered', () => {
    const { games, history, campaigns } = aRepository();
    games.create(aGame(), step(0, { turn: turn(1) }));
    for (const seq of [1, 2, 3]) games.append(step(seq, { turn: turn(seq + 1) }), { n: seq });
    games.moveTo(step(1));
    expect(games.load('g-1')).toMatchObject({ seq: 1, state: { seq: 1 } });
    expect(games.journal('g-1', 100)).toEqual([
      { t: 'said', n: 0 },
      { t: 'said', n: 1 },
    ]);
    expect([history.last('g-1'), campaigns.list()[0]]).toMatchObject([3, { round: 1, answers: 1, casual: false }]);
    games.moveTo(step(3));
    expect(games.load('g-1')?.seq).toBe(3);
    games.moveTo(step(1));
    games.append(step(2), { other: true });
    expect(history.last('g-1')).toBe(2);
    expect(history.steps('g-1', 1, 9).map(({ input }) => input)).toEqual([{ other: true }]);
    expect(history.turns('g-1').map(({ seq }) => seq)).toEqual([0, 1]);
  });

  it('share their definitions, which go with the last game', () => {
    const { db, games, campaigns } = aRepository();
    games.create(aGame(), step(0, { turn: turn(1) }));
    games.create(
      aGame({
        definitions: () => {
          throw new Error('asked for twice');
        },
      }),
      step(0, { game: 'g-2' }),
    );
    expect(count(db, 'definitions_in_use')).toBe(1);
    campaigns.remove('g-1', 10);
    expect(campaigns.sweep(11)).toBe(1);
    expect(count(db, 'definitions_in_use')).toBe(1);
    campaigns.remove('g-2', 10);
    expect(campaigns.sweep(11)).toBe(1);
    for (const table of ['definitions_in_use', 'games', 'current', 'steps', 'turns'])
      expect([table, count(db, table)]).toEqual([table, 0]);
  });

  it('can be renamed', () => {
    const { games, campaigns } = aRepository();
    games.create(aGame(), step(0));
    expect(campaigns.rename('g-1', 'Ours')).toBe(true);
    expect(campaigns.list()[0]?.name).toBe('Ours');
    expect(campaigns.rename('g-2', 'Ours')).toBe(false);
  });

  it('are put away, brought back, and gone for good after their time', () => {
    const { games, campaigns } = aRepository();
    games.create(aGame(), step(0));
    expect(campaigns.remove('g-1', 5000)).toBe(true);
    expect(campaigns.list()).toMatchObject([{ id: 'g-1', deletedAt: 5000 }]);
    expect(campaigns.sweep(5000)).toBe(0);
    expect(campaigns.restore('g-1')).toBe(true);
    expect(campaigns.list()[0]).not.toHaveProperty('deletedAt');
    campaigns.remove('g-1', 5000);
    expect(campaigns.sweep(5001)).toBe(1);
    expect([campaigns.restore('g-1'), campaigns.remove('g-1', 1), campaigns.list()]).toEqual([false, false, []]);
  });

  it('are copied whole, up to an input, and into another database', () => {
    const { games, campaigns, history } = aRepository();
    games.create(aGame(), step(0, { turn: turn(1) }));
    for (const seq of [1, 2, 3]) games.append(step(seq, { turn: turn(seq + 1, seq === 2) }), { n: seq });
    expect(campaigns.duplicate('g-1', 'g-2', 'Copy')).toBe(true);
    expect(
      campaigns.branch('g-1', 'g-3', 'Other', { name: 'Sunday', round: 1, seq: 1 }, step(1, { game: 'g-3', at: 9000 })),
    ).toBe(true);
    expect(campaigns.duplicate('g-9', 'g-4', 'None')).toBe(false);
    expect(campaigns.list()).toMatchObject([
      {
        id: 'g-3',
        name: 'Other',
        answers: 1,
        round: 1,
        casual: true,
        origin: { name: 'Sunday', round: 1 },
        createdAt: 9000,
      },
      { id: 'g-1', name: 'Sunday', answers: 3 },
      { id: 'g-2', name: 'Copy', answers: 3, casual: true },
    ]);
    expect(history.steps('g-2', 0, 9)).toEqual(history.steps('g-1', 0, 9));
    expect(history.last('g-3')).toBe(1);
    const whole = campaigns.whole('g-1');
    const other = aRepository();
    if (whole !== undefined) other.campaigns.insert('g-7', whole);
    expect(other.campaigns.whole('g-7')).toEqual(whole);
    expect(other.games.load('g-7')).toEqual(games.load('g-1'));
  });

  it('say so when their bytes are damaged', () => {
    const { db, games } = aRepository();
    games.create(aGame(), step(0));
    db.prepare('UPDATE current SET state = ?').run(Buffer.from('nonsense'));
    expect(games.load('g-1')).toMatchObject({ seq: 0, state: undefined, definitions: [{ id: 'a/b' }] });
  });
});
