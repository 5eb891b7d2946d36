// Two things measured by turns, each in a process of its own: so neither is measured in what the other has warmed up or
// littered, and what slows the machine down for a while slows both.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What is measured falls into so many parts, each of which is measured so often. */
export const PARTS = 10;
const TIMES = 4;

/** The same work whenever it is asked for the same part. Tells how much of it that was. */
export type Work = (part: number) => number;

/** Seconds of processor time that this process has used. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const told = async (child: ChildProcess): Promise<readonly [done: number, seconds: number]> => {
  const ended = new AbortController();
  const message = once(child, 'message', { signal: ended.signal });
  const exit = once(child, 'exit', { signal: ended.signal }).then(([code]) => {
    throw new Error(`What was measured ended by itself with ${String(code)}.`);
  });
  try {
    const [answer] = (await Promise.race([message, exit])) as [readonly [number, number]];
    return answer;
  } finally {
    ended.abort();
    exit.catch(() => undefined);
  }
};

/** Does a part whenever the parent asks, and answers with how much it did and the seconds of processor time it took. */
export const serve = (work: Work): void => {
  process.on('message', (part: number) => {
    const began = spent();
    const done = work(part);
    process.send?.([done, spent() - began]);
  });
  process.send?.([0, 0]);
};

type Measured = { readonly done: number; readonly seconds: number };
const rateOf = ({ done, seconds }: Measured): number => Math.round(done / seconds);

const asked = async (child: ChildProcess, part: number): Promise<Measured> => {
  const answer = told(child);
  child.send(part);
  const [done, seconds] = await answer;
  return { done, seconds };
};

/** Each part several times, by turns; the quickest time of each counts. */
async function pairOf(one: ChildProcess, other: ChildProcess): Promise<readonly [Measured, Measured]> {
  const totals = [one, other].map((child) => ({ child, done: 0, seconds: 0 }));
  for (let part = 0; part < PARTS; part++) {
    const best = totals.map((): Measured => ({ done: 0, seconds: Infinity }));
    for (let time = 0; time < TIMES; time++)
      for (const [i, { child }] of totals.entries()) {
        const now = await asked(child, part);
        if (now.seconds < (best[i]?.seconds ?? 0)) best[i] = now;
      }
    for (const [i, total] of totals.entries()) {
      total.done += best[i]?.done ?? 0;
      total.seconds += best[i]?.seconds ?? 0;
    }
  }
  const [a, b] = totals;
  if (a === undefined || b === undefined) throw new Error('Two are measured by turns.');
  return [a, b];
}

export type ByTurns = {
  /** How much of each in a second of processor time. */
  readonly rates: Readonly<Record<string, number>>;
  /** How many times as much of the first was done in that time, measured by turns with it. */
  readonly dearer: Readonly<Record<string, number>>;
};

/** Each name's work is done by a process of its own (`script --serve NAME`), and by turns with that of the first. */
export const byTurns = async (script: string, [first = '', ...others]: readonly string[]): Promise<ByTurns> => {
  const children: ChildProcess[] = [];
  const begun = async (name: string): Promise<ChildProcess> => {
    const child = fork(script, ['--serve', name]);
    children.push(child);
    await told(child);
    return child;
  };
  const rates: Record<string, number> = { [first]: 0 };
  const dearer: Record<string, number> = {};
  try {
    const beside = await begun(first);
    // One alone is measured by turns with itself.
    for (const name of others.length === 0 ? [first] : others) {
      const child = await begun(name);
      const [one, other] = (await pairOf(beside, child)).map(rateOf);
      child.kill();
      rates[first] = Math.max(rates[first] ?? 0, one ?? 0);
      rates[name] = other ?? 0;
      dearer[name] = Math.round((100 * (one ?? 0)) / (other ?? 1)) / 100;
    }
  } finally {
    for (const child of children) child.kill();
  }
  return { rates, dearer };
};
