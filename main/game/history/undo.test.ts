import { describe, expect, it } from 'vitest';
import type { GameUpdate } from '../../../shared/contract/view';
import type { SeatId } from '../../../shared/kernel/ids';
import type { Trace } from '../../persistence/history';
import { aFolder } from '../../testing/folder';
import { aTable, breathe, choices, clickOn, firstKeys, type Table } from '../../testing/program';
import { backFrom } from './undo';

const trace = (by: Trace['by'], seat: string, barrier = '', kind = 'answer'): Trace => ({
  seq: 0,
  by,
  seat,
  barrier,
  kind,
});
/** Newest first, as they are read. */
const traces = (...list: readonly Trace[]): readonly Trace[] =>
  list.map((one, i) => ({ ...one, seq: list.length - i }));

describe('what may be taken back', () => {
  it.each([
    ['the last decision of a person', traces(trace('person', 'p1')), { ok: true, seq: 1, seat: 'p1' }],
    [
      'over what computers and the session answered since',
      traces(trace('quiet', 'p1'), trace('computer', 'p2'), trace('person', 'p1')),
      { ok: true, seq: 1, seat: 'p1' },
    ],
    ['not over a die', traces(trace('person', 'p1', '*')), { ok: false, why: 'revealed' }],
    [
      'not over a die that another seat rolled since',
      traces(trace('computer', 'p2', '*'), trace('person', 'p1')),
      { ok: false, why: 'revealed' },
    ],
    ['over a Spell of his own', traces(trace('person', 'p1', 'p1')), { ok: true, seq: 1, seat: 'p1' }],
    [
      'not over a Spell that another seat showed',
      traces(trace('computer', 'p2', 'p2'), trace('person', 'p1')),
      { ok: false, why: 'revealed' },
    ],
    [
      'not over a change of who plays',
      traces(trace('person', 'p1', '', 'control'), trace('person', 'p1')),
      { ok: false, why: 'seats' },
    ],
    ['nothing where nothing was decided', traces(), { ok: false, why: 'nothing' }],
    ['nothing where only computers decided', traces(trace('computer', 'p2')), { ok: false, why: 'nothing' }],
  ] as const)('%s', (_, list, expected) => {
    expect(backFrom(list, false)).toEqual(expected);
  });

  it('is anything with the house rule, but never a change of who plays', () => {
    expect(backFrom(traces(trace('computer', 'p2', '*'), trace('person', 'p1', '*')), true)).toEqual({
      ok: true,
      seq: 1,
      seat: 'p1',
    });
    expect(backFrom(traces(trace('person', 'p1', '*', 'concede')), true)).toEqual({ ok: false, why: 'seats' });
  });

  it('is found without reading a whole game', () => {
    const read: number[] = [];
    const endless = function* (): Generator<Trace> {
      for (let seq = 1000; ; seq--) {
        read.push(seq);
        yield { ...trace('computer', 'p2', seq === 995 ? '*' : ''), seq };
      }
    };
    expect(backFrom(endless(), false)).toEqual({ ok: false, why: 'revealed' });
    expect(read.length).toBe(6);
  });
});

const begin = async (table: Table, letters: string, rules = {}) => {
  const { game } = await table.get('games.create', choices(letters, { rules }));
  return { game, opened: await table.get('games.open', { game }) };
};
const latest = (table: Table, otherwise: GameUpdate): GameUpdate => table.updates.at(-1) ?? otherwise;
const bare = ({ events: _, rewound: __, ...rest }: GameUpdate): unknown => rest;

/** Plays on until an answer of a person could be taken back; @returns what he saw before it and after it. */
const untilUndoable = async (
  table: Table,
  opened: GameUpdate,
): Promise<{ readonly asked: GameUpdate; readonly answered: GameUpdate }> => {
  let asked = opened;
  for (let n = 0; n < 300; n++) {
    const answered = await clickOn(table, asked, 1);
    if (answered.back?.undo.ok === true && answered.prompt !== undefined) return { asked, answered };
    asked = answered;
  }
  throw new Error('nothing could be taken back');
};

describe('an answer that is taken back', () => {
  it('is asked again as it was, beyond a restart; done again, everything is as before', async () => {
    const dataDir = aFolder();
    const first = aTable({ dataDir });
    const { game, opened } = await begin(first, 'P');
    const { asked, answered } = await untilUndoable(first, opened);
    first.program.close();

    const table = aTable({ dataDir });
    expect(bare(await table.get('games.open', { game }))).toEqual(bare(answered));
    const before = await table.get('game.journal', { game });
    await table.get('game.undo', { game, agreed: [] });
    expect(latest(table, opened)).toMatchObject({
      rewound: true,
      events: [],
      prompt: asked.prompt,
      view: asked.view,
      back: { redo: true },
    });
    expect((await table.get('game.journal', { game })).length).toBeLessThanOrEqual(before.length);
    await table.get('game.redo', { game });
    expect(bare(latest(table, opened))).toEqual(bare(answered));
    expect(await table.get('game.journal', { game })).toEqual(before);
    expect(await table.ask('game.redo', { game })).toMatchObject({
      ok: false,
      error: { code: 'refused', message: expect.stringContaining('Nothing was taken back') },
    });
  });

  it('gives the same when it is answered the same, and can no longer be done again after another answer', async () => {
    const table = aTable();
    const { game, opened } = await begin(table, 'P');
    const { asked, answered } = await untilUndoable(table, opened);
    await table.get('game.undo', { game, agreed: [] });
    const again = await clickOn(table, latest(table, asked), 1);
    expect(again.view).toEqual(answered.view);
    expect(again.back?.redo).toBe(false);
  });

  it('stays where a die was rolled, and the screen is told why', async () => {
    const table = aTable();
    const { game, opened } = await begin(table, 'P');
    expect(opened.back).toEqual({ undo: { ok: false, why: 'nothing' }, redo: false });
    const rolled = await clickOn(table, opened, 1);
    expect(rolled.events.some(({ t }) => t === 'rolled')).toBe(true);
    expect(rolled.back?.undo).toEqual({ ok: false, why: 'revealed' });
    const count = table.updates.length;
    expect(await table.ask('game.undo', { game, agreed: [] })).toMatchObject({
      ok: false,
      error: { code: 'refused', message: expect.stringContaining('die was rolled') },
    });
    expect(table.updates.length).toBe(count);
    expect((await table.get('games.list', {}))[0]?.casual).toBe(false);
  });

  it('needs the consent of the others at the table', async () => {
    const table = aTable();
    const { game, opened } = await begin(table, 'PPC');
    const { answered } = await untilUndoable(table, opened);
    const undo = answered.back?.undo;
    if (undo?.ok !== true) throw new Error('not possible');
    const others: readonly SeatId[] = undo.seat === 'p1' ? ['p2'] : ['p1'];
    expect(undo.agree).toEqual(others);
    expect(await table.ask('game.undo', { game, agreed: [] })).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('agree first') },
    });
    expect(await table.ask('game.undo', { game, agreed: [undo.seat] })).toMatchObject({ ok: false });
    await table.get('game.undo', { game, agreed: [...others] });
    expect(latest(table, answered).prompt?.seat).toBe(undo.seat);
  });

  it('may be anything with the house rule; the game counts as casual, and dice fall as they fell', async () => {
    const table = aTable();
    const { game, opened } = await begin(table, 'P', { undoAnything: true });
    const rolled = await clickOn(table, opened, 1);
    expect(rolled.back?.undo).toMatchObject({ ok: true });
    await table.get('game.undo', { game, agreed: [] });
    expect(latest(table, opened).prompt).toEqual(opened.prompt);
    expect((await table.get('games.list', {}))[0]?.casual).toBe(true);
    const again = await clickOn(table, latest(table, opened), 1);
    expect(again.events).toEqual(rolled.events);
  });

  it('leaves computer players in the middle of a thought without harm', async () => {
    const table = aTable();
    const { game, opened } = await begin(table, 'PC', { undoAnything: true });
    let now = opened;
    for (let n = 0; n < 12; n++) {
      await table.get('game.answer', {
        game,
        seat: 'p1',
        answer: { decision: now.prompt?.id ?? 'd', keys: [...firstKeys(now)] },
      });
      // At once, whoever is thinking.
      await table.get('game.undo', { game, agreed: [] });
      expect(latest(table, now).prompt).toEqual(now.prompt);
      await breathe(2);
      expect(latest(table, now).prompt).toEqual(now.prompt);
      now = await clickOn(table, latest(table, now), 1);
    }
    expect(now.view.round).toBeGreaterThan(1);
  });
});
