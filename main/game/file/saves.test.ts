// Campaigns of every released version: they are taken, they open, they go on, and they can be played to their end.
// They are written once, by `npm run saves -- --write`, and never again: docs/how-to/release.md.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { version } from '../../../package.json';
import { definitionsOf } from '../../../shared/content/definitions';
import type { GameUpdate } from '../../../shared/contract/view';
import { advance } from '../../../shared/rules/engine/machine';
import type { State } from '../../../shared/rules/state/state';
import { fewOf } from '../../../shared/rules/testing/set-proof/share';
import { promptFor, viewFor } from '../../../shared/rules/view/view-for';
import { factsOf } from '../../ai/facts';
import { think } from '../../ai/policies/index';
import { aTable, clickOn, type Table } from '../../testing/program';
import released from '../../testing/saves/released.json';
import { gameOf, type OpenGame } from '../load';

const DIR = path.join(import.meta.dirname, '..', '..', 'testing', 'saves');
const saves = Object.entries(released).flatMap(([of, names]) =>
  names.map((name) => path.join(of, `${name}.crownward`)),
);
const partsOf = (text: string): readonly number[] => text.split('.').map(Number);
const isLater = (one: string, other: string): boolean => {
  const [a, b] = [partsOf(one), partsOf(other)];
  const at = a.findIndex((n, i) => n !== b[i]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
};

/** So many are watched and checked from their beginning, and so many played to their end, others each day. */
const watching = new Set(fewOf(saves, 12));
const finishing = new Set(fewOf(saves, 3));
const MOST = 20_000;

/** Answers as a computer would, so many times or until somebody has won. */
const playedOn = ({ book, state: loaded }: OpenGame, times: number): State => {
  const facts = factsOf(book.defs.values());
  let state = loaded;
  for (let n = 0; n < times && state.over === undefined; n++) {
    const seat = state.order.find((id) => state.pending[id] !== undefined && state.answered[id] === undefined);
    const decision = seat === undefined ? undefined : state.pending[seat];
    if (seat === undefined || decision === undefined) throw new Error('nobody is asked');
    const keys = think(
      { view: viewFor(book, state, seat), prompt: promptFor(decision), level: 'novice' },
      facts,
      'save',
    );
    const result = advance(book, state, { t: 'answer', seat, answer: { decision: decision.id, keys } });
    if (!result.ok) throw new Error(`${decision.ask.id}: ${result.refusal.msg.id}`);
    ({ state } = result);
  }
  return state;
};

/** Some answers of it, the last one, and what a check of all turns says. */
const watched = async (table: Table, game: string, last: number): Promise<void> => {
  const { turns } = await table.get('replay.open', { game });
  for (const seq of new Set([0, 1, Math.floor(last / 2), last - 1, last]))
    if (seq >= 0 && seq <= last)
      expect(await table.get('replay.frame', { game, seq })).toMatchObject({ seq, view: { order: expect.anything() } });
  const check = await table.get('replay.check', { game });
  expect(check.answers).toBe(last);
  expect(check.fingerprints + check.unknown).toBe(turns.length);
};

/** One answer more, and back where that is fair: what is played now hangs on nothing that was played before. */
const wentOnAndBack = async (table: Table, opened: GameUpdate): Promise<void> => {
  const later = await clickOn(table, opened, 1);
  if (later.view.over !== undefined || later.back?.undo.ok !== true) return;
  await table.get('game.undo', { game: opened.game, agreed: [...later.back.undo.agree] });
  expect(table.updates.at(-1)?.prompt?.ask).toEqual(opened.prompt?.ask);
};

describe('saves of released versions', () => {
  it('are all there, and nothing else is', () => {
    const found = readdirSync(DIR, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.crownward'));
    expect(found.sort()).toEqual([...saves].sort());
    expect(saves.length).toBeGreaterThan(40);
  });

  it('are of versions before this one, or of this one too', () => {
    for (const one of Object.keys(released))
      expect(one === version || isLater(version, one), `${one} is later than ${version}`).toBe(true);
  });

  it.each(saves)('%s is taken, opens and goes on', async (name) => {
    const table = aTable();
    const { game } = await table.get('games.import', { file: readFileSync(path.join(DIR, name)).toString('base64') });
    const opened = await table.get('games.open', { game });
    expect(opened.prompt).toBeDefined();
    const saved = table.program.store.games.load(game);
    if (saved === undefined) throw new Error('not saved');
    if (saved.seq > 0) expect(await table.get('game.journal', { game })).not.toEqual([]);
    if (watching.has(name)) await watched(table, game, saved.seq);
    const loaded = gameOf(
      game,
      saved,
      definitionsOf,
      (detail) => {
        throw new Error(detail);
      },
      'fast',
    );
    if (!loaded.ok) throw new Error(loaded.error.message);
    await wentOnAndBack(table, opened);
    const whole = finishing.has(name);
    const state = playedOn(loaded.value, whole ? MOST : 30);
    if (whole) expect(state.over?.winners.length).toBeGreaterThan(0);
    else expect(state).not.toEqual(loaded.value.state);
  });
});
