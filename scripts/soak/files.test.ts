// Bad campaign files by the thousand: broken bytes, and whole files with something wrong inside. Each is refused with a
// sentence and changes nothing; what passes for a campaign opens and plays on.
import { describe, expect, it } from 'vitest';
import { seal, unseal } from '../../main/game/file/container';
import { aTable, choices, clickOn, firstKeys, type Table } from '../../main/testing/program';
import { fingerprint } from '../../shared/kernel/json';
import { below, seedRng, type Rng } from '../../shared/kernel/rng';
import { size } from './size';

type Dice = (n: number) => number;
const diceOf = (seed: string): Dice => {
  let rng: Rng = seedRng(seed);
  return (n) => {
    const [value, next] = below(rng, n);
    rng = next;
    return value;
  };
};

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

/** What is put in the place of something sound. */
const JUNK: readonly (() => unknown)[] = [
  () => null,
  () => -1,
  () => 1e308,
  () => 2 ** 53,
  () => 0.5,
  () => '',
  () => 'x'.repeat(5000),
  () => true,
  () => [],
  () => ({}),
  () => deep(70),
  () => deep(500),
  () => 'base/adventure/unheard_of',
  () => ['a', 1, null],
  () => ({ toString: 'no', length: 1e9 }),
  () => '\u0000\ud800',
  () => '__proto__',
  () => -0,
];

type Node = Record<string, unknown> | unknown[];
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const keysOf = (node: Node): readonly string[] => Object.keys(node);
const at = (node: Node, key: string): unknown => (node as Record<string, unknown>)[key];

/** Walks down at random; the deeper, the likelier it stops. */
const somewhere = (root: Node, dice: Dice): { readonly node: Node; readonly key: string } => {
  let node = root;
  for (;;) {
    const keys = keysOf(node);
    const key = keys[dice(Math.max(1, keys.length))] ?? 'more';
    const child = at(node, key);
    if (!isNode(child) || keysOf(child).length === 0 || dice(5) === 0) return { node, key };
    node = child;
  }
};

const spoilDocument = (document: unknown, dice: Dice): unknown => {
  const copy = structuredClone(document);
  if (!isNode(copy)) return copy;
  for (let n = 0; n <= dice(3); n++) {
    const { node, key } = somewhere(copy, dice);
    const junk = JUNK[dice(JUNK.length)]?.();
    switch (dice(4)) {
      case 0:
        if (Array.isArray(node)) node.splice(Number(key), 1);
        else Reflect.deleteProperty(node, key);
        break;
      case 1:
        if (Array.isArray(node)) node.push(node[Number(key)]);
        else Object.assign(node, { [`${key}x`]: junk });
        break;
      default:
        Object.assign(node, { [key]: junk });
    }
  }
  return copy;
};

const spoilBytes = (sound: Buffer, dice: Dice): Buffer => {
  const copy = Buffer.from(sound);
  switch (dice(4)) {
    case 0:
      return copy.subarray(0, dice(copy.length));
    case 1:
      for (let n = 0; n <= dice(8); n++) copy[dice(copy.length)] = dice(256);
      return copy;
    case 2:
      return Buffer.concat([
        copy.subarray(0, dice(copy.length)),
        Buffer.from(Array.from({ length: 1 + dice(400) }, () => dice(256))),
      ]);
    default:
      return Buffer.from(Array.from({ length: dice(600) }, () => dice(256)));
  }
};

const worldOf = (table: Table): string =>
  fingerprint([
    // Whether it is still a fair game is no damage: a copy of it was taken in and looked at.
    table.program.store.campaigns.list().map(({ casual: _casual, ...campaign }) => campaign),
    table.program.store.settings.all(),
  ]);

describe('bad campaign files', () => {
  it(
    'are refused with a sentence and change nothing, or are campaigns',
    async () => {
      const table = aTable();
      const { game } = await table.get('games.create', choices('PP', { name: 'Sound' }));
      await clickOn(table, await table.get('games.open', { game }), 40);
      await table.get('games.close', {});
      const sound = Buffer.from((await table.get('games.export', { game })).file, 'base64');
      const unsealed = unseal(sound);
      if (!unsealed.ok) throw new Error(unsealed.error);
      const before = worldOf(table);
      const dice = diceOf('files');
      const count = size(10_000, 250);
      let refused = 0;
      for (let n = 0; n < count; n++) {
        const bytes = n % 4 === 0 ? spoilBytes(sound, dice) : seal(spoilDocument(unsealed.value, dice));
        const reply = await table.ask('games.import', { file: bytes.toString('base64') });
        if (!reply.ok) {
          refused += 1;
          expect(reply.error).toMatchObject({
            code: 'refused',
            message: expect.stringMatching(/^This .*nothing was added.*\.$/),
          });
        } else {
          // Nothing that matters was broken, a name perhaps: then it is a campaign like any other.
          const opened = await table.get('games.open', { game: reply.value.game });
          if (opened.prompt !== undefined)
            await table.ask('game.answer', {
              game: opened.game,
              seat: opened.prompt.seat,
              answer: { decision: opened.prompt.id, keys: [...firstKeys(opened)] },
            });
          await table.get('games.close', {});
          await table.get('games.delete', { game: reply.value.game });
          table.program.store.campaigns.sweep(Number.MAX_SAFE_INTEGER);
        }
        if (n % 50 === 0) expect(worldOf(table)).toBe(before);
      }
      console.log(`${count} files, ${refused} refused`);
      expect(worldOf(table)).toBe(before);
      expect(refused).toBeGreaterThan(count * 0.8);
      // The sound one is still taken.
      expect(await table.ask('games.import', { file: sound.toString('base64') })).toMatchObject({ ok: true });
    },
    size(3_600_000, 120_000),
  );
});
