// Replies of the worker are kept by their questions, and what is thought about for nobody yet is broken off for others.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aFolder } from '../testing/folder';
import type { State } from '../../shared/rules/state/state';
import type { Question } from './player';
import { workerPlayers } from './worker-players';

/**
 * Answers with the name of what it is asked. Under a name that begins with `long` it thinks until that is of no use any
 * more, as a search does; `later` is answered when `now` is asked.
 */
const WORKER = `const { parentPort, workerData } = require('node:worker_threads');
const forgotten = new Int32Array(workerData);
let later = [];
parentPort.on('message', (text) => {
  const { id, view } = JSON.parse(text);
  if (id === undefined) return;
  const say = (n, key) => parentPort.postMessage(JSON.stringify({ id: n, keys: [key] }));
  if (view.name.startsWith('later')) later.push([id, view.name]);
  else if (view.name.startsWith('broken')) throw new Error('broken worker');
  else if (!view.name.startsWith('long')) {
    if (view.name === 'now') for (const one of later.splice(0)) say(...one);
    say(id, view.name);
  } else {
    for (let n = Atomics.load(forgotten, 0); n < id; n = Atomics.load(forgotten, 0)) Atomics.wait(forgotten, 0, n, 5);
    say(id, 'cut short');
  }
});`;

const asking = () => {
  const file = path.join(aFolder(), 'named.cjs');
  writeFileSync(file, WORKER);
  const posted: string[] = [];
  const record = (text: string): void => {
    const { view } = JSON.parse(text) as { readonly view?: { readonly name: string } };
    if (view !== undefined) posted.push(view.name);
  };
  const players = workerPlayers({ file, record })({
    defs: [],
    salt: 'salt',
  });
  onTestFinished(players.close);
  return { ...players, posted };
};
const about = (name: string) => ({ view: { name }, prompt: { options: [] }, level: 'adept' }) as unknown as Question;
const keys = (name: string) => ({ keys: [name] });

it('while the board is learned nobody loses patience, and afterwards who says nothing is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { answer, learn } = asking();
  learn({} as State);
  const novice = answer({ ...about('later n'), level: 'novice' });
  const first = answer(about('later a'));
  vi.advanceTimersByTime(9 * 60_000);
  expect(await answer(about('now'))).toMatchObject(keys('now'));
  expect(await novice).toMatchObject(keys('later n'));
  expect(await first).toMatchObject(keys('later a'));
  const second = answer(about('later b'));
  vi.advanceTimersByTime(60_001);
  await expect(second).rejects.toThrow('no answer within 60000 ms');
});

it('what was pondered is answered without the worker, and what was answered is not pondered', async () => {
  const { answer, ponder, posted } = asking();
  expect(await ponder(about('a'))).toMatchObject(keys('a'));
  expect(await answer(about('a'))).toMatchObject(keys('a'));
  expect(await answer(about('b'))).toMatchObject(keys('b'));
  expect(await ponder(about('b'))).toMatchObject(keys('b'));
  expect(posted).toEqual(['a', 'b']);
  // Another question at all is another question.
  expect(await answer({ ...about('a'), level: 'master' })).toMatchObject(keys('a'));
  expect(posted).toEqual(['a', 'b', 'a']);
});

it('who is asked what is being pondered gets that, and it is not broken off any more', async () => {
  const { answer, ponder, posted } = asking();
  const pondered = ponder(about('later'));
  const answered = answer(about('later'));
  const other = ponder(about('now'));
  expect(await answered).toMatchObject(keys('later'));
  expect(await pondered).toMatchObject(keys('later'));
  expect(await other).toMatchObject(keys('now'));
  expect(posted).toEqual(['later', 'now']);
});

it('what is pondered is broken off when another question comes, and what came of it is not kept', async () => {
  const { answer, ponder, posted } = asking();
  const first = ponder(about('long'));
  expect(await answer(about('a'))).toMatchObject(keys('a'));
  expect(await first).toBeUndefined();
  const second = ponder(about('long'));
  expect(await ponder(about('b'))).toMatchObject(keys('b'));
  expect(await second).toBeUndefined();
  expect(posted).toEqual(['long', 'a', 'long', 'b']);
});

it('what somebody waits for is not broken off for what is pondered', async () => {
  const { answer, ponder, posted } = asking();
  const answered = answer(about('later'));
  void ponder(about('later 2'));
  expect(await ponder(about('a'))).toMatchObject(keys('a'));
  expect(await ponder(about('now'))).toMatchObject(keys('now'));
  expect(await answered).toMatchObject(keys('later'));
  // A whole answer, and so kept.
  void ponder(about('later'));
  expect(posted).toEqual(['later', 'later 2', 'a', 'now']);
});

it('what is of no use any more is neither kept nor given to who asks the same again', async () => {
  const { answer, ponder, forget, close, posted } = asking();
  const [first, beside] = [answer(about('long')), ponder(about('long'))];
  forget();
  const again = answer(about('long'));
  expect(await first).toMatchObject(keys('cut short'));
  expect(await beside).toBeUndefined();
  expect(posted).toEqual(['long', 'long']);
  close();
  await expect(again).rejects.toThrow('the game was closed');
});

it('keeps the newest of them only', async () => {
  const { ponder, answer, posted } = asking();
  for (let n = 0; n < 200; n++) await ponder(about(`${n}`));
  await answer(about('199'));
  expect(posted).toHaveLength(200);
  await answer(about('0'));
  expect(posted).toHaveLength(201);
});

it('a worker that breaks over what is pondered is missed by nobody but by who waits for it', async () => {
  const { answer, ponder } = asking();
  expect(await ponder(about('broken'))).toBeUndefined();
  const pondered = ponder(about('broken'));
  await expect(answer(about('broken'))).rejects.toThrow('broken worker');
  expect(await pondered).toBeUndefined();
  expect(await answer(about('a'))).toMatchObject(keys('a'));
});

it('the worker is given up for what somebody waits for, since he began to wait, and for nothing else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { answer, ponder } = asking();
  const pondered = ponder(about('later'));
  expect(vi.getTimerCount()).toBe(0);
  const answered = [answer(about('later')), answer(about('later'))];
  expect(vi.getTimerCount()).toBe(1);
  await ponder(about('now'));
  expect(await Promise.all([pondered, ...answered])).toMatchObject([keys('later'), keys('later'), keys('later')]);
  expect(vi.getTimerCount()).toBe(0);
  const given = answer(about('long'));
  vi.advanceTimersByTime(60_000);
  await expect(given).rejects.toThrow('no answer within 60000 ms');
});
