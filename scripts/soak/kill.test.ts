// The shipped host, killed in the middle of a combat: started again, it is where it was.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Reply } from '../../shared/contract/failure';
import type { Channel, ReplyOf, RequestOf } from '../../shared/contract/ipc';
import type { GameUpdate } from '../../shared/contract/view';
import { ensureBuilt } from '../build.mjs';

const root = path.join(import.meta.dirname, '..', '..');

type Screen = {
  readonly get: <K extends Channel>(channel: K, request: RequestOf<K>) => Promise<ReplyOf<K>>;
  readonly latest: () => GameUpdate | undefined;
  /** Kills the host as a power cut would. */
  readonly kill: () => Promise<void>;
};

const addressOf = (child: ChildProcess): Promise<URL> =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString('utf8');
      const found = /http:\/\/127\.0\.0\.1:\d+\/#key=\S+/.exec(said)?.[0];
      if (found !== undefined) resolve(new URL(found));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => {
      reject(new Error(`the host ended: ${said}`));
    });
  });

/** Node's own WebSocket takes headers, which the types of the DOM do not know. */
const HeadedSocket = WebSocket as unknown as new (url: string, options: { headers: Record<string, string> }) => WebSocket;

const openScreen = async (dataDir: string): Promise<Screen> => {
  const child = spawn(process.execPath, [path.join(root, 'dist/host/index.mjs'), '--no-open', '--data-dir', dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  const url = await addressOf(child);
  const socket = new HeadedSocket(`ws://${url.host}/door?${url.hash.slice(1)}`, { headers: { origin: url.origin } });
  const waiting = new Map<number, (reply: Reply<unknown>) => void>();
  let latest: GameUpdate | undefined;
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as { id: number; reply: Reply<unknown> } | { push: string; payload: unknown };
    if ('push' in message) {
      if (message.push === 'game.update') latest = message.payload as GameUpdate;
    } else waiting.get(message.id)?.(message.reply);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return {
    latest: () => latest,
    kill,
    get: async (channel, request) => {
      const id = ++count;
      const reply = await new Promise<Reply<unknown>>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, channel, payload: request }));
      });
      if (!reply.ok) throw new Error(`${channel}: ${reply.error.message}`);
      return reply.value as never;
    },
  };
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A person's answer that leads to fights: he goes on and fights. */
const keysFor = ({ prompt }: GameUpdate): readonly string[] => {
  const open = (prompt?.options ?? []).filter(({ off, minor }) => off === undefined && minor !== true).map(({ key }) => key);
  return open.includes('fight') ? ['fight'] : open.slice(0, Math.max(1, prompt?.min ?? 1));
};

/** The Assassin is asked in each of his battles whether he assassinates. */
it('a game that was killed in a combat is there again, with the same view and the same question', async () => {
  await ensureBuilt(root, ['app']);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'crownward-kill-'));
  onTestFinished(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });
  const first = await openScreen(dataDir);
  const seats = [{ name: 'Ann', control: 'person', character: 'base/character/assassin' }, { name: 'Robot', control: 'computer', character: 'base/character/wizard' }] as const;
  const { game } = await first.get('games.create', { seats, sets: ['base'], profile: 'revised', rules: {}, seed: 'killed in a combat' });
  let now = await first.get('games.open', { game });
  for (let n = 0; n < 2000 && !(now.view.fight !== undefined && now.prompt !== undefined); n++) {
    if (now.prompt !== undefined) await first.get('game.answer', { game, seat: 'p1', answer: { decision: now.prompt.id, keys: keysFor(now) } });
    const before = now.stateId;
    for (let i = 0; i < 200 && (first.latest()?.stateId ?? before) === before; i++) await pause(5);
    now = first.latest() ?? now;
  }
  expect(now.view.fight).toBeDefined();
  expect(now.prompt).toBeDefined();
  await first.kill();

  const second = await openScreen(dataDir);
  const { events, ...resumed } = await second.get('games.open', { game });
  const { events: _, ...shown } = now;
  expect(resumed).toEqual(shown);
  expect(events).toEqual([]);
  expect((await second.get('game.journal', { game })).length).toBeGreaterThan(5);

  // And it goes on from there.
  await second.get('game.answer', { game, seat: 'p1', answer: { decision: resumed.prompt?.id ?? 'd', keys: keysFor(now) } });
  for (let i = 0; i < 200 && second.latest() === undefined; i++) await pause(5);
  expect(second.latest()?.stateId).toBeGreaterThan(now.stateId);
}, 60_000);
