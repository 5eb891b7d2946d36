// Nothing hidden goes to the worker: all that is said to it is read along and looked through.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { seedRng } from '../../shared/kernel/rng';
import type { CardId, SeatId } from '../../shared/kernel/ids';
import { definitionsOf } from '../../shared/content/definitions';
import { rulebookOf } from '../../shared/rules/charts/index';
import type { State } from '../../shared/rules/state/state';
import { sample } from '../../shared/rules/view/sample';
import { promptFor, viewFor } from '../../shared/rules/view/view-for';
import { aFolder } from '../testing/folder';
import { aTable, breathe, choices } from '../testing/program';
import { dealtFor } from './brain';
import type { ToWorker } from './messages';
import { workerPlayers } from './worker-players';

const SEED = 'a seed that nobody may see 4711';

/** Answers like a player who clicks through; what is tested is what it gets. */
const CLICKS = `const { parentPort } = require('node:worker_threads');
parentPort.on('message', (text) => {
  const m = JSON.parse(text);
  if (m.id === undefined) return;
  const open = m.prompt.options.filter((o) => !o.off && !o.minor).map((o) => o.key);
  const cast = open.filter((key) => key.startsWith('do:'));
  const keys = m.prompt.max === 1 && cast.length > 0 && m.id % 3 === 0 ? cast.slice(0, 1) : open.slice(0, Math.max(1, m.prompt.min));
  parentPort.postMessage(JSON.stringify({ id: m.id, keys }));
});`;

it('the worker is told what a person at the seat sees, and nothing else', async () => {
  const file = path.join(aFolder(), 'clicks.cjs');
  writeFileSync(file, CLICKS);
  const book = rulebookOf(definitionsOf(['base']));
  const told: string[] = [];
  let state: () => State | undefined = () => undefined;
  let questions = 0;
  const wrong: unknown[] = [];
  const look = (text: string): void => {
    const message = JSON.parse(text) as ToWorker;
    const s = state();
    if ('learn' in message) {
      // What is learned from holds nothing but what the first computer may know.
      const [seat] = s?.order ?? [];
      if (s === undefined || seat === undefined) throw new Error('there is no game yet');
      const other = sample(book, s, seat, seedRng('anew'));
      expect(dealtFor(book, other, seat, 'adept').dealt).toEqual(message.learn);
      expect(text).not.toContain(SEED);
      return;
    }
    if (!('id' in message)) {
      expect(Object.keys(message).sort()).toEqual(['defs', 'salt']);
      return;
    }
    expect(s).toBeDefined();
    if (s === undefined) return;
    questions++;
    expect(Object.keys(message).sort()).toEqual(['dealt', 'id', 'level', 'prompt', 'view']);
    const seat: SeatId = message.prompt.seat;
    expect(message.view.seat).toBe(seat);

    // Dealing everything hidden anew changes not a letter of it.
    const other = sample(book, s, seat, seedRng(`${questions}`));
    const pending = other.pending[seat];
    expect({
      view: viewFor(book, other, seat),
      prompt: pending && promptFor(pending),
      dealt: dealtFor(book, other, seat, 'adept').dealt,
    }).toEqual({ view: message.view, prompt: message.prompt, dealt: message.dealt });

    expect(text).not.toContain(SEED);
    for (const n of [...s.rng.dice, ...s.rng.shuffle]) if (n > 1_000_000) expect(text).not.toContain(String(n));
    for (const [id, { draw }] of Object.entries(s.decks))
      if (new Set(draw).size > 1 && !['purchase', 'talisman', 'quest'].includes(id))
        expect(text).not.toContain(JSON.stringify(draw));
    const { dealt: _, ...seen } = message;
    const seer = s.heroes[s.seats[seat]?.hero ?? 'h0']?.def.endsWith('prophetess') === true;
    const hands: readonly CardId[] = seer
      ? []
      : Object.values(s.heroes)
          .filter((hero) => !hero.dead && hero.seat !== seat)
          .flatMap((hero) => [...hero.hand]);
    for (const card of hands) expect(JSON.stringify(seen)).not.toContain(`"${card}"`);
  };
  const record = (text: string): void => {
    told.push(text);
    // They are asked while the disk still writes the state in which they are.
    queueMicrotask(() => {
      try {
        look(text);
      } catch (error) {
        wrong.push(error);
      }
    });
  };
  const table = aTable({ players: workerPlayers({ file, record }) });
  const seats = ['wizard', 'druid', 'priest', 'prophetess'].map((name) => ({
    name,
    control: 'computer' as const,
    level: 'adept',
    character: `base/character/${name}`,
  }));
  const { game } = await table.get('games.create', choices('', { seats, seed: SEED }));
  state = () => table.program.store.games.load(game)?.state as State | undefined;
  await table.get('games.open', { game });
  for (let i = 0; i < 2500 && questions < 150; i++) await breathe(10);
  await table.get('games.close', {});
  expect(wrong).toEqual([]);
  expect(questions).toBeGreaterThanOrEqual(150);
  expect(told.filter((text) => text.startsWith('{"defs"'))).toHaveLength(1);
  expect(told.filter((text) => text.startsWith('{"learn"'))).toHaveLength(1);
});

it('a worker that breaks or says nothing is given up, and the next question starts another', async () => {
  const file = path.join(aFolder(), 'mute.cjs');
  const at = { defs: [], salt: 'salt' };
  const hasty = workerPlayers({ file, patience: 50 })(at);
  const players = workerPlayers({ file })(at);
  const question = { view: {}, prompt: { options: [] }, level: 'random' } as never;
  writeFileSync(file, "require('node:worker_threads').parentPort.on('message', () => undefined);");
  await expect(hasty.answer(question)).rejects.toThrow('no answer within 50 ms');
  writeFileSync(file, "throw new Error('broken worker');");
  await expect(players.answer(question)).rejects.toThrow('broken worker');
  writeFileSync(
    file,
    "const { parentPort } = require('node:worker_threads'); parentPort.on('message', (t) => { const m = JSON.parse(t); if (m.id) parentPort.postMessage(JSON.stringify({ id: m.id, keys: ['a'] })); });",
  );
  await expect(players.answer(question)).resolves.toMatchObject({ keys: ['a'] });
  players.close();
});
