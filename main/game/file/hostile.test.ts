// Files that are small and mean harm: each is refused with little work, and without filling the memory.
import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { effortOf } from '../../testing/effort';
import { aTable } from '../../testing/program';
import { exported, list, played, unsealed } from '../../testing/campaign';
import type { WholeGame } from '../../persistence/stored';
import { seal } from './container';

const raw = (text: string): Buffer => {
  const packed = deflateRawSync(text, { level: 9 });
  return Buffer.concat([
    Buffer.from('CROWNWARD\n'),
    Buffer.from([1]),
    createHash('sha256').update(packed).digest(),
    packed,
  ]);
};
const game = (inside: string): string => `{"crownward":1,"program":"1","game":{${inside}}}`;
const many = (what: string, megabytes: number): string => {
  const part = `${what},`;
  return part.repeat(Math.floor((megabytes * 1024 * 1024) / part.length)).slice(0, -1);
};

const attacks: readonly (readonly [string, () => Buffer])[] = [
  ['steps by the million', () => raw(game(`"steps":[${many('{}', 14)}]`))],
  ['steps that are numbers', () => raw(game(`"steps":[${many('0', 20)}]`))],
  ['definitions that are nothing', () => raw(game(`"definitions":[${many('1', 60)}]`))],
  ['lists of empty lists', () => raw(`[${many('[]', 60)}]`)],
  ['one long word', () => raw(game(`"name":"${'x'.repeat(60 * 1024 * 1024)}"`))],
  ['fields by the million', () => raw(game(many('"a":1', 30)))],
];

/** A real campaign, played over and over: its answers fit no game, and are as long as those of one. */
const longer = (whole: WholeGame, times: number): WholeGame => {
  const steps = whole.steps.slice(1);
  const turns = whole.turns.slice(1);
  const rounds = Array.from({ length: times }, (_, i) => i * steps.length);
  return {
    ...whole,
    steps: [...whole.steps.slice(0, 1), ...rounds.flatMap((by) => steps.map((s) => ({ ...s, seq: s.seq + by })))],
    turns: [...whole.turns.slice(0, 1), ...rounds.flatMap((by) => turns.map((t) => ({ ...t, seq: t.seq + by })))],
    current: { ...whole.current, seq: steps.length * times },
  };
};

describe('a file of a long campaign', () => {
  it('of 24,000 answers is written and read again', { timeout: 60_000 }, async () => {
    const table = aTable();
    const file = readFileSync(path.join(import.meta.dirname, '../../testing/saves/0.1.0/second-crown.crownward'));
    const { game } = await table.get('games.import', { file: file.toString('base64') });
    const whole = table.program.store.campaigns.whole(game);
    if (whole === undefined) throw new Error('no campaign');
    const long = longer(whole, Math.ceil(24_000 / (whole.steps.length - 1)));
    table.program.store.campaigns.insert('g-1', long);
    const written = await table.get('games.export', { game: 'g-1' });
    const added = await table.get('games.import', { file: written.file });
    expect(table.program.store.campaigns.whole(added.game)?.steps).toHaveLength(long.steps.length);
    if (process.env['MEASURE'] !== undefined)
      console.log(`${long.steps.length} answers: ${Math.round(written.file.length * 0.75)} bytes`);
  });

  it('that is longer than any file may be is told', async () => {
    const table = aTable();
    expect(
      await table.ask('games.import', { file: raw('"'.padEnd(10)).toString('base64').padEnd(21_400_000, 'AAAA') }),
    ).toMatchObject({ ok: false, error: { code: 'refused', message: expect.stringContaining('nothing was added') } });
  });
});

/** As much as a large but honest file may take. */
const MOST_EFFORT = 3;
describe('a hostile file', () => {
  it.each(attacks)('of %s: is refused at once', async (name, make) => {
    const table = aTable();
    const bytes = make();
    const before = process.memoryUsage().rss;
    let reply: unknown;
    const effort = await effortOf(async () => {
      reply = await table.ask('games.import', { file: bytes.toString('base64') });
    });
    if (process.env['MEASURE'] !== undefined)
      console.log(
        `${name}: ${bytes.length} bytes, ${effort.toFixed(1)} times 4 MB of JSON, ${Math.round((process.memoryUsage().rss - before) / 1e6)} MB`,
      );
    expect(reply).toMatchObject({
      ok: false,
      error: { code: 'refused', message: expect.stringContaining('nothing was added') },
    });
    expect(effort).toBeLessThan(MOST_EFFORT);
    expect(await list(table)).toEqual([]);
  });

  it('whose state is a list of faults: is refused at the first', async () => {
    const table = aTable();
    const { game: id } = await played(table, 'P', 3);
    const doc = unsealed(await exported(table, id));
    doc.game.current.state['mods'] = Array.from({ length: 200_000 }, () => 1);
    const file = seal(doc).toString('base64');
    let reply: unknown;
    const effort = await effortOf(async () => {
      reply = await table.ask('games.import', { file });
    });
    expect(reply).toMatchObject({ ok: false });
    expect(effort).toBeLessThan(MOST_EFFORT);
  });
});
