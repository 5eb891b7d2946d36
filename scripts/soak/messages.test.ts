// Malformed messages at the door by the hundred thousand: each is refused with a sentence, and nothing is changed.
import { beforeAll, describe, expect, it } from 'vitest';
import { aTable, choices, clickOn } from '../../main/testing/program';
import type { Reply } from '../../shared/contract/failure';
import { ipc, type Channel } from '../../shared/contract/ipc';
import { fingerprint } from '../../shared/kernel/json';
import { below, seedRng, type Rng } from '../../shared/kernel/rng';
import { ensureBuilt } from '../build.mjs';
import { aDataDir, openScreen, ROOT } from './host';
import { size } from './size';

const caller = { id: 'fuzz', transport: 'browser' } as const;
const GAME = 'g-00000000-0000-0000-0000-000000000000';

/** A sound request for each channel; what is made of them is not. */
const SOUND: { readonly [K in Channel]: Record<string, unknown> } = {
  'app.info': {},
  'settings.get': {},
  'settings.set': { textScale: 100, language: 'en' },
  'setup.offer': {},
  'games.list': {},
  'presets.list': {},
  'presets.keep': {
    id: 'u-1',
    name: 'N',
    choices: {
      seats: [{ name: 'A', control: 'person', character: 'lot' }],
      sets: ['base'],
      profile: 'revised',
      rules: {},
    },
  },
  'presets.delete': { id: 'u-1' },
  'games.create': {
    seats: [{ name: 'A', control: 'person', character: 'lot' }],
    sets: ['base'],
    profile: 'revised',
    rules: {},
    seed: 's',
  },
  'games.open': { game: GAME },
  'games.close': {},
  'games.delete': { game: GAME },
  'games.restore': { game: GAME },
  'games.rename': { game: GAME, name: 'N' },
  'games.duplicate': { game: GAME },
  'games.setup': { game: GAME },
  'games.branch': { game: GAME, seq: 1 },
  'games.export': { game: GAME },
  'games.import': { file: 'AAAA' },
  'backups.list': {},
  'backups.restore': { file: 'crownward-2026-01-01T00-00-00-000Z-schema3.sqlite3' },
  'records.get': { scope: 'fair' },
  'records.game': { game: GAME },
  'records.story': { game: GAME },
  'records.export': { table: 'games' },
  'replay.open': { game: GAME },
  'replay.frame': { game: GAME, seq: 0 },
  'replay.check': { game: GAME },
  'bug.write': { game: GAME, note: 'n' },
  'game.answer': { game: GAME, seat: 'p1', answer: { decision: 'dp1-1', keys: ['roll'] } },
  'game.stop': { game: GAME, seat: 'p1', def: 'base/spell/healing', stop: 'always' },
  'game.undo': { game: GAME, agreed: [] },
  'game.redo': { game: GAME },
  'game.concede': { game: GAME, seat: 'p1' },
  'game.ditch': { game: GAME, seat: 'p1', card: 'c1' },
  'game.control': { game: GAME, seat: 'p1', control: 'person' },
  'game.journal': { game: GAME },
  'game.reasons': { game: GAME },
  'game.odds': { game: GAME, seat: 'p1', decision: 'dp1.1' },
  'game.hint': { game: GAME, seat: 'p1', decision: 'dp1.1' },
  'faces.get': { language: 'en' },
};

/**
 * Never right in any place of any request. An empty Map is an empty object to the door, and comes through it as one.
 */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1e308,
  { a: { b: {} } },
  [[[]]],
  'x'.repeat(5_000_000),
  () => 1,
  Symbol('s'),
  10n,
  'g-../../etc',
  '__proto__',
];

describe('malformed messages', () => {
  it(
    'are refused at the door, whatever they are',
    async () => {
      const table = aTable();
      const { game } = await table.get('games.create', choices('PP'));
      await clickOn(table, await table.get('games.open', { game }), 10);
      const { store } = table.program;
      const worldOf = (): string =>
        fingerprint([store.campaigns.list(), store.campaigns.whole(game), store.settings.all(), store.presets.all()]);
      const before = worldOf();
      let rng: Rng = seedRng('messages');
      const dice = (n: number): number => {
        const [value, next] = below(rng, n);
        rng = next;
        return value;
      };
      const channels = Object.keys(ipc) as readonly Channel[];
      const pick = <T>(list: readonly T[]): T => list[dice(list.length)] as T;

      const malformed = (): readonly [channel: unknown, payload: unknown] => {
        const channel = pick(channels);
        const sound = { ...SOUND[channel], ...('game' in SOUND[channel] ? { game } : {}) };
        const keys = Object.keys(sound);
        switch (dice(6)) {
          case 0:
            return [
              pick([
                undefined,
                null,
                7,
                {},
                'no.such',
                '__proto__',
                'constructor',
                `${channel} `,
                channel.toUpperCase(),
                'x'.repeat(10_000),
              ]),
              sound,
            ];
          case 1:
            return [channel, pick([undefined, null, 1, 'text', true, [], [sound], () => sound])];
          case 2:
            return [channel, { ...sound, [pick(['more', 'Game', '$where', 'then'])]: pick(WRONG) }];
          default: {
            // A required field that is wrong; without any, one that is too many.
            const key = keys.length === 0 ? 'more' : pick(keys);
            return [
              channel,
              {
                ...sound,
                [key]:
                  key === 'note' || key === 'seed' || key === 'name' || key === 'language'
                    ? pick([null, 7, {}, [], 'x'.repeat(5000)])
                    : pick(WRONG.slice(1)),
              },
            ];
          }
        }
      };

      const count = size(100_000, 3000);
      for (let n = 0; n < count; n++) {
        const [channel, payload] = malformed();
        const reply: Reply<unknown> = await table.program.door.ask(channel, payload, caller);
        if (reply.ok) throw new Error(`${String(channel)} took ${JSON.stringify(payload).slice(0, 300)}`);
        if (reply.error.code === 'failed')
          throw new Error(`${String(channel)} failed at ${JSON.stringify(payload).slice(0, 300)}`);
        expect(['bad-request', 'unknown-channel', 'refused']).toContain(reply.error.code);
        expect(reply.error.message).toMatch(/\.$/);
        expect(reply.error.message.length).toBeLessThan(400);
        if (n % 1000 === 0) expect(worldOf()).toBe(before);
      }
      expect(worldOf()).toBe(before);
      expect(table.program.store.campaigns.list()).toHaveLength(1);
    },
    size(1_800_000, 120_000),
  );

  describe('over the wire', () => {
    beforeAll(async () => {
      await ensureBuilt(ROOT, ['app']);
    });

    it(
      'leave the shipped host as it was',
      async () => {
        const screen = await openScreen(aDataDir());
        let rng: Rng = seedRng('wire');
        for (let n = 0; n < size(20_000, 500); n++) {
          const [length, next] = below(rng, 60);
          rng = next;
          const noise = Array.from({ length }, () => {
            const [code, after] = below(rng, 96);
            rng = after;
            return String.fromCharCode(32 + code);
          }).join('');
          screen.send(
            [
              noise,
              `{"id":${n},"channel":"${noise.replaceAll(/["\\]/g, '')}"}`,
              `{"id":-1,"channel":"app.info","payload":{}}`,
              '['.repeat(length * 100),
              '{"id":1e999}',
            ][n % 5] ?? noise,
          );
        }
        expect(await screen.get('games.list', {})).toEqual([]);
        expect(await screen.get('app.info', {})).toMatchObject({ name: 'Crownward', notices: [] });
      },
      size(300_000, 60_000),
    );
  });
});
