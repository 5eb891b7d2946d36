import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { rulebookOf } from '../../shared/rules/charts/index';
import type { Step } from '../../shared/rules/engine/rulebook';
import { newGame } from '../../shared/rules/setup/new-game';
import { inProcessPlayers } from '../ai/in-process';
import { noLog } from '../app/log';
import { openStore } from '../persistence/store';
import { aFolder } from '../testing/folder';
import { aTable, breathe, choices, clickOn, definitionsIn, firstKeys, type Table } from '../testing/program';
import { createAppState } from './app-machine';
import { writeBugFile } from './bug-file';
import { noPeeking } from '../testing/session';
import { createSession } from './session';
import { stepOf } from './step';
import { createStops } from './stops';

const begin = async (table: Table, letters: string) => {
  const { game } = await table.get('games.create', choices(letters));
  const opened = await table.get('games.open', { game });
  return { game, opened };
};

describe('a game through the door', () => {
  it('is offered, made, listed, named, played and deleted', async () => {
    const table = aTable();
    const offer = await table.get('setup.offer', {});
    expect(offer).toMatchObject({ profiles: ['digital', 'revised', 'second', 'original'], maxSeats: 6 });
    expect(offer.characters.length).toBeGreaterThanOrEqual(14);
    const { game, opened } = await begin(table, 'PC');
    expect(opened).toMatchObject({ game, stateId: 0, events: [], view: { seat: 'p1', round: 1 } });
    await table.get('games.rename', { game, name: 'Sunday' });
    expect(await table.get('games.list', {})).toMatchObject([
      { id: game, name: 'Sunday', seats: ['Seat 1', 'Seat 2'], over: false },
    ]);
    const later = await clickOn(table, opened, 20);
    expect(later.view.round).toBeGreaterThan(1);
    expect((await table.get('game.journal', { game })).length).toBeGreaterThan(10);
    await table.get('games.delete', { game });
    expect(await table.get('games.list', {})).toMatchObject([{ deletedAt: expect.any(Number) }]);
    expect(await table.ask('game.journal', { game })).toMatchObject({ ok: false });
  });

  it('goes on exactly where it was after a restart, in the middle of an effect too', async () => {
    const dataDir = aFolder();
    const first = aTable({ dataDir });
    const { game, opened } = await begin(first, 'PPC');
    for (let n = 0; n < 12; n++) {
      const before = await clickOn(first, first.updates.at(-1) ?? opened, 3);
      first.program.close();
      const again = aTable({ dataDir });
      const { events: _, peek: ___, ...resumed } = await again.get('games.open', { game });
      const { events: __, ...pushed } = before;
      expect(resumed).toEqual({ ...pushed, view: { ...pushed.view, seat: resumed.view.seat } });
      again.program.close();
      const next = aTable({ dataDir });
      first.program.close();
      Object.assign(first, next);
      first.updates.push(await next.get('games.open', { game }));
    }
  });

  it('refuses what cannot be made, with a sentence', async () => {
    const { ask } = aTable();
    expect(await ask('games.create', choices('PC', { sets: ['base', 'atlantis'] }))).toMatchObject({
      ok: false,
      error: { code: 'refused', field: 'sets.1', message: 'That set does not exist.' },
    });
    expect(await ask('games.create', choices('PC', { rules: { trophyCost: 99 } }))).toMatchObject({
      ok: false,
      error: { msg: { id: 'refuse.option' }, message: 'That house rule cannot be set so.' },
    });
    expect(await ask('games.create', choices('PC', { profile: 'nonsense' }))).toMatchObject({
      ok: false,
      error: { message: 'That edition of the rules does not exist.' },
    });
    expect(await ask('games.create', { ...choices('PC'), more: 1 } as never)).toMatchObject({
      ok: false,
      error: { code: 'bad-request' },
    });
    expect(await ask('games.open', { game: 'g-0' })).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('no such game') },
    });
  });
});

describe('an answer that does not fit', () => {
  it.each([
    ['stale', (id: string) => ({ decision: `${id}9` as 'd1', keys: ['roll'] }), 'p1', 'moved on'],
    ['unknown', (id: string) => ({ decision: id as 'd1', keys: ['fly'] }), 'p1', 'cannot be chosen'],
    ['too many', (id: string) => ({ decision: id as 'd1', keys: ['roll', 'roll'] }), 'p1', 'twice'],
    ['none at all', (id: string) => ({ decision: id as 'd1', keys: [] }), 'p1', 'Choose'],
    ['for a seat that is not asked', (id: string) => ({ decision: id as 'd1', keys: ['roll'] }), 'p2', 'not asked'],
    ['for a computer', (id: string) => ({ decision: id as 'd1', keys: ['roll'] }), 'p3', 'computer plays'],
    ['for nobody', (id: string) => ({ decision: id as 'd1', keys: ['roll'] }), 'p9', 'not asked'],
  ] as const)('%s: is refused and changes nothing', async (_, answer, seat, sentence) => {
    const table = aTable();
    const { game, opened } = await begin(table, 'PPC');
    const before = table.program.store.games.load(game);
    const reply = await table.ask('game.answer', { game, seat, answer: answer(opened.prompt?.id ?? '') });
    expect(reply).toMatchObject({ ok: false, error: { code: 'refused', message: expect.stringContaining(sentence) } });
    await breathe();
    expect(table.updates).toEqual([]);
    expect(table.program.store.games.load(game)).toEqual(before);
    expect(await table.get('games.open', { game })).toEqual(opened);
  });

  it('for another game: is refused', async () => {
    const table = aTable();
    const other = await table.get('games.create', choices('PP'));
    const { opened } = await begin(table, 'PP');
    expect(
      await table.ask('game.answer', {
        game: other.game,
        seat: 'p1',
        answer: { decision: opened.prompt?.id ?? 'd', keys: [...firstKeys(opened)] },
      }),
    ).toMatchObject({ ok: false, error: { message: expect.stringContaining('not open any more') } });
  });
});

describe('what is not an answer', () => {
  it('a seat given to the computer stays with it, and is played', async () => {
    const dataDir = aFolder();
    const table = aTable({ dataDir });
    const { game } = await begin(table, 'PP');
    await table.get('game.control', { game, seat: 'p1', control: 'computer' });
    await vi.waitFor(() => {
      expect(table.updates.length).toBeGreaterThan(1);
    }, 60_000);
    expect(table.updates.at(-1)?.view.seat).toBe('p2');
    table.program.close();
    const opened = await aTable({ dataDir }).get('games.open', { game });
    expect(opened.view.seats.map(({ control }) => control)).toEqual(['computer', 'person']);
  });

  it('who concedes loses, and that is saved', async () => {
    const dataDir = aFolder();
    const table = aTable({ dataDir });
    const { game } = await begin(table, 'PP');
    await table.get('game.concede', { game, seat: 'p1' });
    expect(table.updates.at(-1)?.view.over).toMatchObject({ winners: ['p2'] });
    table.program.close();
    const again = aTable({ dataDir });
    expect((await again.get('games.list', {}))[0]?.over).toBe(true);
    const opened = await again.get('games.open', { game });
    expect(opened.view.over).toMatchObject({ winners: ['p2'] });
    expect(await again.ask('game.concede', { game, seat: 'p2' })).toMatchObject({
      ok: false,
      error: { message: 'The game is over.' },
    });
  });
});

describe('the seat before the screen', () => {
  it('is the person who is asked, and nobody sees another hand', async () => {
    const table = aTable();
    const { opened } = await begin(table, 'PCPC');
    await clickOn(table, opened, 60);
    expect(new Set(table.updates.map(({ view }) => view.seat))).toEqual(new Set(['p1', 'p3']));
    for (const { view, prompt, waitingFor } of table.updates) {
      if (prompt !== undefined) expect(prompt.seat).toBe(view.seat);
      if (waitingFor !== undefined) expect(waitingFor).not.toBe(view.seat);
      const seer = view.seats.find(({ id }) => id === view.seat)?.hero?.def.endsWith('prophetess');
      for (const { id, hero } of view.seats) if (id !== view.seat && seer !== true) expect(hero?.hand).toBeUndefined();
    }
  });

  it('is the first one where only computers play', async () => {
    const table = aTable();
    await begin(table, 'CC');
    // However busy the machine is: it is waited for what must come.
    await vi.waitFor(() => {
      expect(table.updates.length).toBeGreaterThan(3);
    }, 60_000);
    expect(new Set(table.updates.map(({ view }) => view.seat))).toEqual(new Set(['p1']));
  });
});

describe('a computer player', () => {
  it.each([
    ['answers nonsense', () => Promise.resolve({ keys: ['nonsense'] })],
    ['breaks', () => Promise.reject(new Error('broken'))],
  ])('who %s is replaced by chance, and that is logged', async (_, answer) => {
    const error = vi.fn();
    const table = aTable({
      players: (at) => ({ ...inProcessPlayers(at), answer }),
      log: { ...noLog, error },
    });
    await begin(table, 'CC');
    // However busy the machine is: it is waited for what must come.
    await vi.waitFor(() => {
      expect(table.updates.length).toBeGreaterThan(1);
      expect(error).toHaveBeenCalled();
    }, 60_000);
  });

  it('does the same in every game of a seed, and its chances do not tell the seed', async () => {
    const beginnings = await Promise.all(
      ['one seed', 'one seed', 'another seed'].map(async (seed) => {
        const salts: string[] = [];
        const table = aTable({ players: (at) => (salts.push(at.salt), inProcessPlayers(at)) });
        const { game } = await table.get('games.create', choices('CCC', { seed }));
        await table.get('games.open', { game });
        await vi.waitFor(() => {
          expect(table.updates.at(-1)?.stateId ?? 0).toBeGreaterThan(80);
        }, 60_000);
        expect(salts.join()).not.toContain('seed');
        return { salts, events: (await table.get('game.journal', { game })).slice(0, 100) };
      }),
    );
    const [first, second, other] = beginnings;
    expect(first?.events).toHaveLength(100);
    expect(second).toEqual(first);
    expect(other?.salts).not.toEqual(first?.salts);
  });

  it('says nothing any more once the game is closed', async () => {
    const table = aTable();
    await begin(table, 'CC');
    await breathe(10);
    await table.get('games.close', {});
    const count = table.updates.length;
    await breathe(10);
    expect(table.updates.length).toBe(count);
  });
});

describe('rules that do not come to an end', () => {
  const circle: Step<'movement/roll'> = (run) => {
    run.tx.pushProgram({ me: run.frame.me, source: 'rules' }, run.frame.scope, [{ op: 'step', step: 'movement/roll' }]);
  };
  const breaks: Step<'movement/roll'> = () => {
    throw new Error('broken step');
  };
  it.each([
    ['circle', circle, 'ran in a circle'],
    ['break', breaks, 'broke off'],
  ] as const)('%s: nothing is changed, and a file says what happened', (_, step, sentence) => {
    const dataDir = aFolder();
    const store = openStore(dataDir);
    const sound = rulebookOf(definitionsIn(), 'play');
    const book = { ...sound, steps: { ...sound.steps, 'movement/roll': step } };
    const made = newGame(
      sound,
      choices('PP', {
        seats: choices('PP').seats.map((seat, i) => ({
          ...seat,
          character: i === 0 ? 'base/character/warrior' : 'base/character/troll',
        })),
      }),
      'x',
    );
    if (!made.ok) throw new Error(made.refusal.msg.id);
    store.games.create(
      {
        name: 'n',
        setup: '{}',
        seed: 'x',
        seats: [],
        content: book.hash,
        definitions: () => '[]',
        program: '1',
        casual: false,
      },
      stepOf({ game: 'g-1', seq: 0, by: 'setup', at: 1 }, undefined, made),
    );
    const publish = vi.fn();
    const session = createSession(
      { game: 'g-1', name: 'n', book, state: made.state, seq: 0 },
      {
        games: store.games,
        history: store.history,
        players: inProcessPlayers,
        app: createAppState(),
        log: noLog,
        publish,
        trouble: vi.fn(),
        bug: (game, broke) =>
          writeBugFile(dataDir, { program: '1', platform: 'x', node: '24', settings: {}, game, broke }, new Date(0)),
        now: () => 2,
        stops: createStops('g-1', store.stops, () => false),
        clock: store.clock,
        peeking: noPeeking,
      },
    );
    const before = session.update();
    const decision = before.prompt?.id ?? 'd';
    const reply = session.input({ t: 'answer', seat: 'p1', answer: { decision, keys: ['roll'] } });
    const file = `${dataDir}/bugs/bug-1970-01-01T00-00-00-000Z.json`;
    expect(reply).toMatchObject({ ok: false, error: { code: 'failed', message: expect.stringContaining(sentence) } });
    expect(reply).toMatchObject({ error: { message: expect.stringContaining(file) } });
    expect(existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      game: 'g-1',
      program: '1',
      broke: { seq: 0, input: { seat: 'p1' }, state: { seed: 'x' } },
    });
    expect(publish).not.toHaveBeenCalled();
    expect(session.update()).toEqual(before);
    expect(store.games.load('g-1')?.seq).toBe(0);
    session.close();
    store.close();
  });
});
