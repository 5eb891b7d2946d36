import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder';
import { aTable, choices, clickOn, definitionsIn, type Table } from '../testing/program';
import { fileName, freeName } from './campaign-names';
import { depthOf, seal, unseal } from './file/container';
import { rulebookOf } from '../../shared/rules/charts/index';
import { migrations } from '../persistence/migrations';
import { openDatabase } from '../persistence/connection';

/** A campaign that was played for some answers, and how it stands. */
const played = async (table: Table, letters = 'PC', times = 25) => {
  const { game } = await table.get('games.create', choices(letters, { name: 'Sunday' }));
  const now = await clickOn(table, await table.get('games.open', { game }), times);
  return { game, now };
};
const list = async (table: Table) => await table.get('games.list', {});
const exported = async (table: Table, game: string): Promise<Buffer> =>
  Buffer.from((await table.get('games.export', { game })).file, 'base64');

describe('a campaign', () => {
  it('is listed with its picture, its length and when it was begun', async () => {
    const table = aTable();
    const { game, now } = await played(table);
    expect(await list(table)).toMatchObject([
      {
        id: game,
        name: 'Sunday',
        round: now.view.round,
        answers: now.stateId,
        casual: false,
        places: [
          ['p1', expect.stringContaining('base/space/')],
          ['p2', expect.stringContaining('base/space/')],
        ],
        createdAt: expect.any(Number),
      },
    ]);
  });

  it('that is deleted leaves the table, and comes back as it was', async () => {
    const table = aTable();
    const { game, now } = await played(table, 'P');
    await table.get('games.delete', { game });
    expect(await list(table)).toMatchObject([{ id: game, deletedAt: expect.any(Number) }]);
    expect(await table.ask('game.journal', { game })).toMatchObject({ ok: false });
    await table.get('games.restore', { game });
    expect((await list(table))[0]).not.toHaveProperty('deletedAt');
    expect((await table.get('games.open', { game })).view).toEqual(now.view);
    expect(await table.ask('games.restore', { game })).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('no such game') },
    });
  });

  it('is duplicated under a name that is free, and both go on by themselves', async () => {
    const table = aTable();
    const { game, now } = await played(table, 'P');
    const copy = await table.get('games.duplicate', { game });
    await table.get('games.duplicate', { game });
    expect((await list(table)).map(({ name }) => name).sort()).toEqual(['Sunday', 'Sunday (2)', 'Sunday (3)']);
    const opened = await table.get('games.open', copy);
    expect(opened.view).toEqual(now.view);
    await clickOn(table, opened, 5);
    expect((await table.get('games.open', { game })).view).toEqual(now.view);
  });

  it('is left at an earlier turn by a branch, which is casual and knows where it came from', async () => {
    const table = aTable();
    const { game, now } = await played(table, 'PC', 60);
    const { turns } = await table.get('replay.open', { game });
    const turn = turns[Math.floor(turns.length / 2)];
    if (turn === undefined) throw new Error('no turn');
    const branch = await table.get('games.branch', { game, seq: turn.seq });
    expect((await list(table)).find(({ id }) => id === branch.game)).toMatchObject({
      name: 'Sunday (2)',
      casual: true,
      answers: turn.seq,
      round: turn.round,
      origin: { name: 'Sunday', round: turn.round },
    });
    const opened = await table.get('games.open', branch);
    expect(opened.view.turn).toBe(turn.turn);
    // What led there is told in it too: whoever plays on from there reads what came before.
    const told = await table.get('game.journal', branch);
    expect(told.filter(({ t }) => t === 'turn')).toHaveLength(turn.turn);
    expect((await table.get('games.open', { game })).view).toEqual(now.view);
    expect(await table.ask('games.branch', { game, seq: now.stateId + 1 })).toMatchObject({
      ok: false,
      error: { code: 'refused' },
    });
  });

  it.each([
    ['Sunday', [], 'Sunday (2)'],
    ['Sunday (2)', ['Sunday (2)'], 'Sunday (3)'],
    ['x'.repeat(100), [], `${'x'.repeat(96)} (2)`],
  ])('called %s has a free name', (name, taken, expected) => {
    expect(freeName(name, taken)).toBe(expected);
  });

  it('that nobody has named is called after its players, and told from the last of theirs', async () => {
    const table = aTable();
    await table.get('games.create', choices('PC'));
    await table.get('games.create', choices('PC'));
    const called = (await list(table)).map(({ name }) => name).sort();
    expect(called).toEqual([called[0], `${called[0] ?? ''} (2)`]);
    expect(called[0]).not.toMatch(/\(/);
  });

  it.each([
    ['Ann & Bob: "last" one?', 'Ann Bob last one.crownward'],
    ['../..', 'campaign.crownward'],
    ['Спор', 'Спор.crownward'],
  ])('called %s has a file name that every system takes', (name, expected) => {
    expect(fileName(name)).toBe(expected);
  });
});

describe('a .crownward file', () => {
  it('carries a campaign to another folder: it goes on there, with its past', async () => {
    const here = aTable();
    const { game, now } = await played(here, 'PC', 40);
    const reply = await here.get('games.export', { game });
    expect(reply.name).toBe('Sunday.crownward');
    const there = aTable();
    const added = await there.get('games.import', { file: reply.file });
    expect(added).toMatchObject({ name: 'Sunday' });
    const opened = await there.get('games.open', { game: added.game });
    expect(opened.view).toEqual(now.view);
    expect(opened.prompt).toEqual(now.prompt);
    expect(await there.get('game.journal', { game: added.game })).toEqual(await here.get('game.journal', { game }));
    expect(await there.get('replay.check', { game: added.game })).toMatchObject({ differs: [] });
    expect((await clickOn(there, opened, 5)).stateId).toBeGreaterThan(opened.stateId);
  });

  it('of a version with other cards is taken, and goes on with the cards that it was begun with', async () => {
    const here = aTable();
    const { game } = await played(here, 'P', 5);
    const unsealed = unseal(await exported(here, game));
    if (!unsealed.ok) throw new Error(unsealed.error);
    const doc = structuredClone(unsealed.value) as Doc;
    // In that version the Ogre was weaker.
    const then = definitionsIn().map((def) => (def.id === 'base/adventure/ogre' ? { ...def, strength: 1 } : def));
    doc.game['definitions'] = then;
    doc.game['content'] = rulebookOf(then).hash;
    const there = aTable();
    const added = await there.get('games.import', { file: seal(doc).toString('base64') });
    expect((await there.get('replay.open', { game: added.game })).changed).toEqual(['base/adventure/ogre']);
    const opened = await there.get('games.open', { game: added.game });
    expect((await clickOn(there, opened, 5)).stateId).toBeGreaterThan(opened.stateId);
  });

  it('never takes the place of a campaign that is there', async () => {
    const table = aTable();
    const { game } = await played(table, 'P');
    const file = (await exported(table, game)).toString('base64');
    await table.get('games.import', { file });
    expect(new Set((await list(table)).map(({ id }) => id)).size).toBe(2);
    expect((await list(table)).map(({ name }) => name).sort()).toEqual(['Sunday', 'Sunday (2)']);
  });

  it('that the program was opened with is added, or its reason is told', async () => {
    const table = aTable();
    const { game } = await played(table, 'P', 5);
    const dir = aFolder();
    writeFileSync(path.join(dir, 'mine.crownward'), await exported(table, game));
    writeFileSync(path.join(dir, 'note.txt'), 'hello');
    const there = aTable();
    there.program.openFile(path.join(dir, 'mine.crownward'));
    there.program.openFile(path.join(dir, 'note.txt'));
    there.program.openFile(path.join(dir, 'gone.crownward'));
    const [entry] = await list(there);
    expect((await there.get('app.info', {})).notices).toEqual([
      { code: 'added', file: 'mine.crownward', game: entry?.id, name: 'Sunday' },
      {
        code: 'not-added',
        file: 'note.txt',
        failure: {
          code: 'refused',
          message: expect.stringContaining('not a Crownward file'),
          msg: { id: 'trouble.file.foreign' },
        },
      },
      {
        code: 'not-added',
        file: 'gone.crownward',
        failure: {
          code: 'refused',
          message: expect.stringContaining('cannot be read'),
          msg: { id: 'trouble.file.unreadable' },
        },
      },
    ]);
  });

  const raw = (packed: Buffer, format = 1): Buffer =>
    Buffer.concat([
      Buffer.from('CROWNWARD\n'),
      Buffer.from([format]),
      createHash('sha256').update(packed).digest(),
      packed,
    ]);
  const bad: readonly (readonly [string, (sound: Buffer) => Buffer, string])[] = [
    ['empty', () => Buffer.alloc(0), 'not a Crownward file'],
    ['something else', () => Buffer.from('PK\u0003\u0004 a zip'), 'not a Crownward file'],
    ['cut off', (sound) => sound.subarray(0, -7), 'damaged'],
    ['cut off in its head', (sound) => sound.subarray(0, 20), 'damaged'],
    [
      'changed in one bit',
      (sound) => {
        const copy = Buffer.from(sound);
        copy[200] = (copy[200] ?? 0) ^ 4;
        return copy;
      },
      'damaged',
    ],
    ['of a newer format', () => raw(Buffer.alloc(9), 2), 'newer'],
    ['a bomb', () => raw(deflateRawSync(Buffer.alloc(80 * 1024 * 1024, 0x20), { level: 9 })), 'far larger'],
    ['nested without end', () => raw(deflateRawSync('['.repeat(2_000_000))), 'damaged'],
    [
      'nested too deep',
      () => raw(deflateRawSync(`{"crownward":1,"program":"1","game":${'['.repeat(90)}${']'.repeat(90)}}`)),
      'damaged',
    ],
    ['no JSON', () => raw(deflateRawSync('{"crownward":')), 'damaged'],
    ['with a forged prototype', () => raw(deflateRawSync('{"crownward":1,"program":"1","__proto__":{}}')), 'damaged'],
    ['of a newer program', () => seal({ crownward: 2 }), 'newer'],
    ['with nothing in it', () => seal({ crownward: 1, program: '1', game: {} }), 'damaged'],
  ];
  it.each(bad)('that is %s: is refused with a sentence and changes nothing', async (_, spoil, sentence) => {
    const table = aTable();
    const { game } = await played(table, 'P', 3);
    const before = await list(table);
    const file = spoil(await exported(table, game)).toString('base64');
    expect(await table.ask('games.import', { file })).toMatchObject({
      ok: false,
      error: { code: 'refused', message: expect.stringContaining(sentence) },
    });
    expect(await list(table)).toEqual(before);
  });

  type Doc = {
    game: Record<string, unknown> & {
      current: { seq: number; state: Record<string, unknown> };
      steps: Record<string, unknown>[];
      turns: Record<string, unknown>[];
      setup: Record<string, unknown>;
    };
  };
  const changes: readonly (readonly [string, (doc: Doc) => void, string])[] = [
    [
      'a number out of its mind',
      ({ game }) => {
        (Object.values(game.current.state['heroes'] as object)[0] as Record<string, unknown>)['gold'] = 1e300;
      },
      'damaged',
    ],
    [
      'a card too many',
      ({ game }) => {
        (Object.values(game.current.state['decks'] as object)[0] as { draw: string[] }).draw.push(
          'base/adventure/ogre',
        );
      },
      'damaged',
    ],
    [
      'a newer state',
      ({ game }) => {
        game.current.state['schema'] = 99;
      },
      'newer',
    ],
    [
      'an input missing',
      ({ game }) => {
        game.steps.splice(1, 1);
      },
      'damaged',
    ],
    [
      'an input that is none',
      ({ game }) => {
        Object.assign(game.steps[1] ?? {}, { input: { t: 'cheat' } });
      },
      'damaged',
    ],
    [
      'an event that is none',
      ({ game }) => {
        Object.assign(game.steps[1] ?? {}, { events: [{ t: 'fight', hero: 'h1' }] });
      },
      'damaged',
    ],
    [
      'another line of play',
      ({ game }) => {
        game.current.seq = 1;
      },
      'damaged',
    ],
    [
      'a set from elsewhere',
      ({ game }) => {
        game.setup['sets'] = ['base', 'atlantis'];
      },
      'needs a set',
    ],
    [
      'definitions of its own',
      ({ game }) => {
        game['content'] = 'other';
        game['definitions'] = [{ id: 'a/b', kind: 'rule' }];
      },
      'damaged',
    ],
    [
      'a field too many',
      ({ game }) => {
        game['more'] = 1;
      },
      'damaged',
    ],
  ];
  it.each(changes)('with %s: is refused though it is whole', async (_, change, sentence) => {
    const table = aTable();
    const { game } = await played(table, 'P', 3);
    const unsealed = unseal(await exported(table, game));
    if (!unsealed.ok) throw new Error(unsealed.error);
    const doc = structuredClone(unsealed.value) as Doc;
    change(doc);
    const before = await list(table);
    expect(await table.ask('games.import', { file: seal(doc).toString('base64') })).toMatchObject({
      ok: false,
      error: { code: 'refused', message: expect.stringContaining(sentence) },
    });
    expect(await list(table)).toEqual(before);
  });

  it('is as deep as its brackets, strings left out', () => {
    expect([depthOf('[]'), depthOf('{"a":[[1]]}'), depthOf('"[[["'), depthOf('["\\"[["]')]).toEqual([1, 3, 0, 1]);
  });
});

describe('backups at the door', () => {
  it('are made when a game is opened, offered after a database was set aside, and brought back', async () => {
    const dataDir = aFolder();
    const first = aTable({ dataDir });
    const { game } = await played(first, 'P', 4);
    await first.get('games.close', {});
    const [backup] = await first.get('backups.list', {});
    expect(backup).toMatchObject({ games: 1 });
    first.program.close();
    writeFileSync(path.join(dataDir, 'crownward.sqlite3'), 'noise'.repeat(2000));

    const table = aTable({ dataDir });
    expect((await table.get('app.info', {})).notices).toEqual([
      { code: 'database-set-aside', file: expect.stringContaining('unreadable'), backup },
    ]);
    expect(await list(table)).toEqual([]);
    expect(await table.get('backups.restore', { file: backup?.file ?? '' })).toEqual({ games: 1 });
    expect((await list(table))[0]?.id).toBe(game);
    expect(await table.get('games.open', { game })).toMatchObject({ stateId: 0 });
    expect(
      await table.ask('backups.restore', { file: 'crownward-2020-01-01T00-00-00-000Z-schema3.sqlite3' }),
    ).toMatchObject({
      ok: false,
      error: { code: 'refused', message: expect.stringContaining('cannot be read'), msg: { id: 'trouble.backup' } },
    });
  });

  it('leave a game of the schema before this one playable: it goes on, only what was before stays', async () => {
    const dataDir = aFolder();
    const first = aTable({ dataDir });
    const { game, now } = await played(first, 'P', 10);
    first.program.close();
    // Back to the tables of the schema before, as that program would have left them.
    const { db } = openDatabase(dataDir);
    const rows = {
      games: db
        .prepare(
          'SELECT id, name, setup, seed, content, program, created_at, saved_at, round, over, seats, characters FROM games',
        )
        .all(),
      defs: db.prepare('SELECT * FROM definitions_in_use').all(),
      current: db.prepare('SELECT * FROM current').all(),
      steps: db.prepare('SELECT * FROM steps').all(),
      turns: db.prepare('SELECT * FROM turns').all(),
    } as Record<string, Record<string, unknown>[]>;
    db.close();
    const old = aFolder();
    const then = openDatabase(old, migrations.slice(0, 2)).db;
    const put = (table: string, row: Record<string, unknown>): void => {
      then
        .prepare(
          `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
            .map((key) => `@${key}`)
            .join(', ')})`,
        )
        .run(row);
    };
    for (const row of rows['defs'] ?? []) put('definitions_in_use', row);
    for (const row of rows['games'] ?? []) put('games', row);
    for (const row of rows['current'] ?? []) put('current', { ...row, branch: 0 });
    for (const { seq, input, events } of rows['steps'] ?? []) {
      if (input !== null) put('answers', { game, branch: 0, seq, input });
      put('journal', { game, branch: 0, seq, events });
    }
    for (const { seq, turn, fingerprint, schema, state } of rows['turns'] ?? []) {
      put('fingerprints', { game, branch: 0, seq, fingerprint });
      if (state !== null) put('turn_snapshots', { game, branch: 0, seq, turn, schema, state });
    }
    then.close();
    const table = aTable({ dataDir: old });
    const opened = await table.get('games.open', { game });
    expect(opened).toMatchObject({
      view: now.view,
      prompt: now.prompt,
      back: { undo: { ok: false, why: 'revealed' } },
    });
    expect((await table.get('game.journal', { game })).length).toBeGreaterThan(3);
    expect(await table.get('replay.check', { game })).toMatchObject({ answers: now.stateId, differs: [] });
    expect((await clickOn(table, opened, 3)).stateId).toBeGreaterThan(now.stateId);
  });
});
