import { describe, expect, it, onTestFinished } from 'vitest';
import { aFolder } from '../testing/folder';
import { openDatabase } from './connection';
import { gamesRepository, type GameStep, type NewGame } from './games';

const aRepository = () => {
  const { db } = openDatabase(aFolder());
  onTestFinished(() => {
    db.close();
  });
  return { db, games: gamesRepository(db) };
};

const step = (seq: number, more: Partial<GameStep> = {}): GameStep => ({
  game: 'g-1', seq, events: [{ t: 'said', n: seq }], schema: 1, state: JSON.stringify({ schema: 1, seq }), round: seq, over: false, characters: ['base/character/elf'], at: 1000 + seq, ...more,
});
const aGame = (more: Partial<NewGame> = {}): NewGame => ({ name: 'Sunday', setup: '{}', seed: 's', seats: ['Ann', 'Bob'], content: 'hash', definitions: () => '[{"id":"a/b"}]', program: '1.0.0', ...more });
const count = (db: ReturnType<typeof aRepository>['db'], table: string): number => Number(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get());

describe('stored games', () => {
  it('are listed with the newest first, and load as they were left', () => {
    const { games } = aRepository();
    games.create(aGame(), step(0));
    games.create(aGame({ name: 'Monday' }), step(0, { game: 'g-2', at: 5000 }));
    games.append(step(1), { t: 'answer' });
    expect(games.list()).toEqual([
      { id: 'g-2', name: 'Monday', round: 0, characters: ['base/character/elf'], seats: ['Ann', 'Bob'], over: false, savedAt: 5000 },
      { id: 'g-1', name: 'Sunday', round: 1, characters: ['base/character/elf'], seats: ['Ann', 'Bob'], over: false, savedAt: 1001 },
    ]);
    expect(games.load('g-1')).toEqual({ name: 'Sunday', content: 'hash', seq: 1, schema: 1, state: { schema: 1, seq: 1 }, definitions: [{ id: 'a/b' }] });
    expect(games.load('g-3')).toBeUndefined();
  });

  it('keep every input, its events, and at each turn a snapshot with its fingerprint', () => {
    const { db, games } = aRepository();
    games.create(aGame(), step(0, { turn: { n: 1, fingerprint: 'f1' } }));
    games.append(step(1, { events: [] }), { keys: ['roll'] });
    games.append(step(2, { turn: { n: 2, fingerprint: 'f2' } }), { keys: ['cw'] });
    expect(db.prepare('SELECT branch, seq, input FROM answers').all()).toEqual([{ branch: 0, seq: 1, input: '{"keys":["roll"]}' }, { branch: 0, seq: 2, input: '{"keys":["cw"]}' }]);
    expect(db.prepare('SELECT seq, turn FROM turn_snapshots').all()).toEqual([{ seq: 0, turn: 1 }, { seq: 2, turn: 2 }]);
    expect(db.prepare('SELECT seq, fingerprint FROM fingerprints').all()).toEqual([{ seq: 0, fingerprint: 'f1' }, { seq: 2, fingerprint: 'f2' }]);
    expect(games.journal('g-1', 100)).toEqual([{ t: 'said', n: 0 }, { t: 'said', n: 2 }]);
    expect(games.journal('g-1', 1)).toEqual([{ t: 'said', n: 2 }]);
  });

  it('are appended to whole or not at all', () => {
    const { db, games } = aRepository();
    games.create(aGame(), step(0));
    games.append(step(1), {});
    // The same input number again: the second half of the transaction cannot be written.
    expect(() => {
      games.append(step(1, { state: '{"other":1}' }), {});
    }).toThrow();
    db.exec("CREATE TRIGGER no_journal BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'no'); END");
    expect(() => {
      games.append(step(2), {});
    }).toThrow('no');
    expect(games.load('g-1')).toMatchObject({ seq: 1, state: { seq: 1 } });
    expect(count(db, 'answers')).toBe(1);
  });

  it('share their definitions, which go with the last game', () => {
    const { db, games } = aRepository();
    games.create(aGame(), step(0));
    games.create(aGame({ definitions: () => { throw new Error('asked for twice'); } }), step(0, { game: 'g-2' }));
    expect(count(db, 'definitions_in_use')).toBe(1);
    expect(games.remove('g-1')).toBe(true);
    expect(count(db, 'definitions_in_use')).toBe(1);
    expect(games.remove('g-2')).toBe(true);
    for (const table of ['definitions_in_use', 'games', 'current', 'answers', 'journal', 'turn_snapshots', 'fingerprints', 'branches']) expect([table, count(db, table)]).toEqual([table, 0]);
    expect(games.remove('g-2')).toBe(false);
  });

  it('can be renamed', () => {
    const { games } = aRepository();
    games.create(aGame(), step(0));
    expect(games.rename('g-1', 'Ours')).toBe(true);
    expect(games.list()[0]?.name).toBe('Ours');
    expect(games.rename('g-2', 'Ours')).toBe(false);
  });

  it('say so when their bytes are damaged', () => {
    const { db, games } = aRepository();
    games.create(aGame(), step(0));
    db.prepare('UPDATE current SET state = ?').run(Buffer.from('nonsense'));
    expect(games.load('g-1')).toMatchObject({ seq: 0, state: undefined, definitions: [{ id: 'a/b' }] });
  });
});
