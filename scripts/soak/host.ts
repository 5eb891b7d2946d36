// The shipped host as a process of its own, with a screen in front of it that can be killed like a power cut would.
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Reply } from '../../shared/contract/failure';
import type { Channel, ReplyOf, RequestOf } from '../../shared/contract/ipc';
import type { GameUpdate } from '../../shared/contract/view';

export const ROOT = path.join(import.meta.dirname, '..', '..');
export const HOST = path.join(ROOT, 'dist/host/index.mjs');

export type Screen = {
  readonly get: <K extends Channel>(channel: K, request: RequestOf<K>) => Promise<ReplyOf<K>>;
  /** Sends any text at all. */
  readonly send: (text: string) => void;
  readonly latest: () => GameUpdate | undefined;
  readonly kill: () => Promise<void>;
};

/** A folder that is gone after the test. */
export const aDataDir = (): string => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'crownward-soak-'));
  onTestFinished(() => {
    rmSync(dir, { recursive: true, force: true });
  });
  return dir;
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
const HeadedSocket = WebSocket as unknown as new (
  url: string,
  options: { headers: Record<string, string> },
) => WebSocket;

/** What was asked of a host that has gone. */
export class Killed extends Error {}

export type HostOptions = {
  readonly script?: string;
  /** Instead of this Node and a script: a program that starts the host, in surroundings that know no Node. */
  readonly program?: string;
};

const start = (dataDir: string, { script = HOST, program }: HostOptions): ChildProcess => {
  const args = ['--no-open', '--data-dir', dataDir];
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  return program === undefined
    ? spawn(process.execPath, [script, ...args], { stdio })
    : spawn(program, args, { stdio, cwd: '/', env: { PATH: '/usr/bin:/bin' } });
};

/** What a host says that cannot start. */
export const lastWords = async (dataDir: string): Promise<string> =>
  await addressOf(start(dataDir, {})).then(
    () => 'it has started',
    (error: unknown) => String(error),
  );

export const openScreen = async (dataDir: string, options: HostOptions = {}): Promise<Screen> => {
  const child = start(dataDir, options);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  const url = await addressOf(child);
  const socket = new HeadedSocket(`ws://${url.host}/door?${url.hash.slice(1)}`, { headers: { origin: url.origin } });
  const waiting = new Map<
    number,
    { readonly settle: (reply: Reply<unknown>) => void; readonly fail: (error: Error) => void }
  >();
  let latest: GameUpdate | undefined;
  let gone = false;
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as
      | { id: number; reply: Reply<unknown> }
      | { push: string; payload: unknown };
    if ('push' in message) {
      if (message.push === 'game.update') latest = message.payload as GameUpdate;
    } else waiting.get(message.id)?.settle(message.reply);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const end = (): void => {
    gone = true;
    for (const { fail } of waiting.values()) fail(new Killed('the host has gone'));
  };
  socket.addEventListener('close', end);
  socket.addEventListener('error', end);
  return {
    latest: () => latest,
    kill,
    send: (text) => {
      socket.send(text);
    },
    get: async (channel, request) => {
      const id = ++count;
      const reply = await new Promise<Reply<unknown>>((settle, fail) => {
        waiting.set(id, { settle, fail });
        if (gone) fail(new Killed('the host has gone'));
        else socket.send(JSON.stringify({ id, channel, payload: request }));
      });
      if (!reply.ok) throw new Error(`${channel}: ${reply.error.message}`);
      return reply.value as never;
    },
  };
};

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
