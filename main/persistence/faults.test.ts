// Whole games over a disk that is full, locked or not writable, and saves that cannot be believed.
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { GameUpdate } from '../../shared/contract/view';
import { inProcessPlayers } from '../ai/in-process';
import { noLog } from '../app/log';
import { createGames } from '../game/games';
import { createRecords } from '../game/records/records';
import { createPublisher } from '../ipc/publisher';
import { aFolder } from '../testing/folder';
import { choices, definitionsIn, firstKeys } from '../testing/program';
import { campaignsRepository } from './campaigns';
import { clockRepository } from './clock';
import { DATABASE, openDatabase } from './connection';
import { gamesRepository } from './games';
import { historyRepository } from './history';
import { presetsRepository } from './presets';
import { stopsRepository } from './stops';
import { recordsRepository } from './records';

const caller = { id: 'test', transport: 'browser' } as const;

const aGame = (dataDir = aFolder()) => {
  const { db } = openDatabase(dataDir);
  const store = {
    games: gamesRepository(db),
    campaigns: campaignsRepository(db),
    history: historyRepository(db),
    stops: stopsRepository(db),
    clock: clockRepository(db),
    presets: presetsRepository(db),
    backups: { list: () => [], daily: () => undefined, atEnd: () => undefined, restore: () => undefined },
  };
  const publisher = createPublisher();
  const pushed: GameUpdate[] = [];
  const repository = store.games;
  const { handlers, close } = createGames({
    store,
    publisher,
    players: inProcessPlayers,
    log: noLog,
    bug: () => undefined,
    version: '1',
  });
  onTestFinished(() => {
    close();
    db.close();
  });
  const made = handlers['games.create'](choices('PP'), caller);
  if (made instanceof Promise || !made.ok) throw new Error('no game');
  const { game } = made.value;
  const open = (): GameUpdate => {
    const reply = handlers['games.open']({ game }, caller);
    if (reply instanceof Promise || !reply.ok) throw new Error('not open');
    return reply.value;
  };
  publisher.subscribe((push, payload) => {
    if (push === 'game.update') pushed.push(payload as GameUpdate);
  });
  const answer = (update: GameUpdate) =>
    handlers['game.answer'](
      { game, seat: update.view.seat, answer: { decision: update.prompt?.id ?? 'd', keys: [...firstKeys(update)] } },
      caller,
    );
  return { db, dataDir, repository, handlers, game, open, answer, pushed, publisher, close };
};

describe('an answer', () => {
  it('is on disk before its result is published', () => {
    const { dataDir, open, answer, publisher, game } = aGame();
    // Another connection sees only what was committed.
    const reader = new Database(path.join(dataDir, DATABASE), { readonly: true });
    const committed = reader.prepare('SELECT seq FROM current WHERE game = ?').pluck();
    const seen: unknown[] = [];
    publisher.subscribe((push, payload) => {
      if (push === 'game.update') seen.push([(payload as GameUpdate).stateId, committed.get(game)]);
    });
    expect(answer(open())).toMatchObject({ ok: true });
    expect(seen).toEqual([[1, 1]]);
    reader.close();
  });

  it.each([
    [
      'full',
      (db: Database.Database) => {
        // The pages that are there have room for a small answer, so this one drags a large row along.
        db.exec(
          'CREATE TABLE filler (x BLOB); CREATE TRIGGER fill AFTER INSERT ON steps BEGIN INSERT INTO filler VALUES (zeroblob(1000000)); END',
        );
        db.pragma(`max_page_count = ${Number(db.pragma('page_count', { simple: true }))}`);
        return () => db.pragma('max_page_count = 1000000');
      },
      'disk is full',
    ],
    [
      'not writable',
      (db: Database.Database) => {
        db.pragma('query_only = ON');
        return () => db.pragma('query_only = OFF');
      },
      'cannot be written',
    ],
  ] as const)(
    'to a disk that is %s changes nothing, publishes nothing, and can be given again',
    (_, spoil, sentence) => {
      const { db, open, answer, pushed, repository, game } = aGame();
      const before = open();
      const repair = spoil(db);
      const saved = repository.load(game);
      expect(answer(before)).toMatchObject({
        ok: false,
        error: { code: 'failed', message: expect.stringContaining(sentence) },
      });
      expect(pushed).toEqual([]);
      expect(open()).toEqual(before);
      expect(repository.load(game)).toEqual(saved);
      repair();
      expect(answer(before)).toMatchObject({ ok: true });
      expect(pushed).toHaveLength(1);
    },
  );

  it('to a locked file is refused with a sentence', () => {
    const { db, dataDir, open, answer, pushed } = aGame();
    const before = open();
    const other = new Database(path.join(dataDir, DATABASE));
    other.exec('BEGIN IMMEDIATE');
    db.pragma('busy_timeout = 10');
    expect(answer(before)).toMatchObject({ ok: false, error: { message: expect.stringContaining('Another program') } });
    expect(pushed).toEqual([]);
    other.exec('ROLLBACK');
    other.close();
    expect(answer(before)).toMatchObject({ ok: true });
  });
});

describe('records', () => {
  it('that cannot be written are told with one sentence, and are there as soon as they can be', async () => {
    const { db } = aGame();
    const { handlers } = createRecords({
      store: { records: recordsRepository(db), history: historyRepository(db) },
      log: noLog,
    });
    db.pragma('query_only = ON');
    expect(await handlers['records.get']({ scope: 'fair' }, caller)).toMatchObject({
      ok: false,
      error: { code: 'failed', message: expect.stringContaining('cannot be written') },
    });
    db.pragma('query_only = OFF');
    expect(await handlers['records.get']({ scope: 'fair' }, caller)).toMatchObject({
      ok: true,
      value: { overview: { running: 1 } },
    });
  });
});

describe('a save that cannot be believed', () => {
  const pack = (value: unknown): Buffer => deflateSync(JSON.stringify(value));
  type Bag = Record<string, unknown>;
  it.each([
    ['from a newer program', (s: Bag) => ({ ...s, schema: 1000 }), 'newer Crownward'],
    ['no state at all', () => [1, 2, 3], 'damaged'],
    ['without seats', ({ seats: _, ...rest }: Bag) => rest, 'damaged'],
    ['with a number out of its mind', (s: Bag) => ({ ...s, round: 'many' }), 'damaged'],
    [
      'with a card too many',
      (s: Bag) => ({ ...s, decks: { ...(s['decks'] as Bag), spell: { draw: [], discard: [] } } }),
      'damaged',
    ],
    [
      'with an unknown card',
      (s: Bag) =>
        JSON.parse(JSON.stringify(s).replaceAll('base/adventure/ogre', 'base/adventure/unheard_of')) as unknown,
      'damaged',
    ],
    ['in which nobody is asked', (s: Bag) => ({ ...s, pending: {} }), 'damaged'],
  ])('%s: is refused with a sentence and left untouched', (_, spoil, sentence) => {
    const { db, game, handlers, repository } = aGame();
    const sound = repository.load(game);
    db.prepare('UPDATE current SET state = ? WHERE game = ?').run(pack(spoil(sound?.state as Bag)), game);
    // Nor is anything left that it could be made of anew.
    db.exec("UPDATE turns SET schema = NULL, state = NULL; UPDATE games SET setup = '{}'");
    const row = db.prepare('SELECT * FROM current WHERE game = ?').get(game);
    expect(handlers['games.open']({ game }, caller)).toMatchObject({
      ok: false,
      error: { code: 'refused', message: expect.stringContaining(sentence) },
    });
    expect(handlers['game.journal']({ game }, caller)).toMatchObject({ ok: false });
    expect(db.prepare('SELECT * FROM current WHERE game = ?').get(game)).toEqual(row);
  });

  it('with definitions that were changed: is refused', () => {
    const { db, game, handlers } = aGame();
    db.pragma('foreign_keys = OFF');
    db.prepare("UPDATE games SET content = 'older'").run();
    db.prepare("UPDATE definitions_in_use SET hash = 'older', definitions = ?").run(
      pack([{ id: 'a/b', kind: 'rule' }]),
    );
    expect(handlers['games.open']({ game }, caller)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('damaged') },
    });
  });
});

describe('a game of an older program', () => {
  it('goes on with the definitions that it was begun with', async () => {
    const { rulebookOf } = await import('../../shared/rules/charts/index');
    const { db, game, handlers, open } = aGame();
    // In that version the Ogre was weaker.
    const then = definitionsIn().map((def) => (def.id === 'base/adventure/ogre' ? { ...def, strength: 1 } : def));
    const { hash } = rulebookOf(then, 'fast');
    db.pragma('foreign_keys = OFF');
    db.prepare('UPDATE games SET content = ?').run(hash);
    db.prepare('UPDATE definitions_in_use SET hash = ?, definitions = ?').run(hash, deflateSync(JSON.stringify(then)));
    expect(open().view.round).toBe(1);
    expect(handlers['game.journal']({ game }, caller)).toMatchObject({ ok: true });
  });
});
