// A campaign of every released version: it is taken, it opens, and it can be played to its end.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitionsOf } from '../../../shared/content/definitions';
import { advance } from '../../../shared/rules/engine/machine';
import { promptFor, viewFor } from '../../../shared/rules/view/view-for';
import { factsOf } from '../../ai/facts';
import { think } from '../../ai/policies/index';
import { aTable, choices, clickOn } from '../../testing/program';
import { gameOf } from '../load';
import { version } from '../../../package.json';

const DIR = path.join(import.meta.dirname, '..', '..', 'testing', 'saves');
const OWN = path.join(DIR, `${version}.crownward`);

describe('saves of released versions', () => {
  it('have one of this version', async () => {
    if (!existsSync(OWN)) {
      const table = aTable();
      const { game } = await table.get('games.create', choices('PP', { name: `Saved by ${version}`, seed: 'fixture' }));
      await clickOn(table, await table.get('games.open', { game }), 120);
      mkdirSync(DIR, { recursive: true });
      writeFileSync(OWN, Buffer.from((await table.get('games.export', { game })).file, 'base64'));
    }
    expect(existsSync(OWN)).toBe(true);
  });

  it.each(existsSync(DIR) ? readdirSync(DIR) : [])('%s is taken and can be played to its end', async (name) => {
    const table = aTable();
    const { game } = await table.get('games.import', { file: readFileSync(path.join(DIR, name)).toString('base64') });
    const opened = await table.get('games.open', { game });
    expect(opened.prompt).toBeDefined();
    expect((await table.get('game.journal', { game })).length).toBeGreaterThan(50);

    const saved = table.program.store.games.load(game);
    if (saved === undefined) throw new Error('not saved');
    const loaded = gameOf(game, saved, definitionsOf, (detail) => {
      throw new Error(detail);
    }, 'fast');
    if (!loaded.ok) throw new Error(loaded.error.message);
    const { book } = loaded.value;
    const facts = factsOf(book.defs.values());
    let { state } = loaded.value;
    for (let n = 0; n < 20_000 && state.over === undefined; n++) {
      const seat = state.order.find((id) => state.pending[id] !== undefined && state.answered[id] === undefined);
      const decision = seat === undefined ? undefined : state.pending[seat];
      if (seat === undefined || decision === undefined) throw new Error('nobody is asked');
      const keys = think({ view: viewFor(book, state, seat), prompt: promptFor(decision), level: 'novice' }, facts, 'fixture');
      const result = advance(book, state, { t: 'answer', seat, answer: { decision: decision.id, keys } });
      if (!result.ok) throw new Error(result.refusal.msg.id);
      ({ state } = result);
    }
    expect(state.over?.winners.length).toBeGreaterThan(0);
  });
});
