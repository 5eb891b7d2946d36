// Computer players off the main thread: the screen never waits for one that thinks. A reply is a pure function of its
// question, so replies are kept by what was asked, and what was thought about beforehand is not thought about again.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { FromWorker } from './messages';
import { looksAhead, type Players, type PlayersOf, type Question, type Reply } from './player';

/** A master takes half a second; who says nothing by then never will. */
const PATIENCE_MS = 60_000;
/** So many times as long until the board is learned: that takes some seconds, and minutes on a slow machine. */
const LEARNING = 10;
/** Replies that are kept: more than are pondered at one question of a person. */
const KEPT = 96;

/** Something that is thought about. `wanted` since somebody waits for it: so it is not broken off for another. */
type Work = {
  readonly id: number;
  readonly question: string;
  /** Asked of one who looks ahead, and so has learned the board when he answers. */
  readonly ahead: boolean;
  readonly reply: Promise<Reply>;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
  /** Gives the worker up: what nobody waits for may take its time, as learning the board does on a slow machine. */
  wanted?: NodeJS.Timeout;
};

export type WorkerOptions = {
  /** The bundled worker. */
  readonly file: string;
  /** Hears every message on its way to the worker: a test reads along and looks for what should be hidden. */
  readonly record?: (message: string) => void;
  readonly patience?: number;
};

export const workerPlayers =
  ({ file, record, patience = PATIENCE_MS }: WorkerOptions): PlayersOf =>
  (table): Players => {
    /** By number, and so in the order in which the worker comes to them. */
    const works = new Map<number, Work>();
    /** By question; the newest last. */
    const kept = new Map<string, Reply>();
    let worker: Worker | undefined;
    /** The worker is to learn the board, and whoever is asked meanwhile waits for that; it knows it. */
    let learns = false;
    let learned = false;
    let count = 0;
    const forgotten = new Int32Array(new SharedArrayBuffer(4));
    const isForgotten = (id: number): boolean => id <= Atomics.load(forgotten, 0);

    const post = (to: Worker, text: string): void => {
      record?.(text);
      to.postMessage(text);
    };
    const settle = (id: number): Work | undefined => {
      const found = works.get(id);
      works.delete(id);
      clearTimeout(found?.wanted);
      return found;
    };
    const keep = (question: string, reply: Reply): void => {
      kept.set(question, reply);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    };
    const hear = (reply: FromWorker): void => {
      const work = settle(reply.id);
      if (work === undefined) return;
      if ('error' in reply) {
        work.reject(new Error(reply.error));
        return;
      }
      // What was cut short is no answer to the question.
      if (!isForgotten(reply.id)) keep(work.question, reply);
      learned ||= work.ahead;
      work.resolve(reply);
    };
    /** Ends the worker; the next question starts another. */
    const drop = (reason: string): void => {
      void worker?.terminate();
      worker = undefined;
      learns = false;
      learned = false;
      for (const id of [...works.keys()]) settle(id)?.reject(new Error(reason));
    };
    const start = (): Worker => {
      // As text: inside a packed app only the program itself reads files out of the archive.
      const started = new Worker(readFileSync(file, 'utf8'), {
        eval: true,
        name: 'players',
        workerData: forgotten.buffer,
      });
      started.on('message', (text: string) => {
        hear(JSON.parse(text) as FromWorker);
      });
      started.on('error', (error) => {
        if (worker === started) drop(error instanceof Error ? error.message : String(error));
      });
      // A forgotten game must not keep the program alive.
      started.unref();
      post(started, JSON.stringify(table));
      return started;
    };

    /** Breaks off what nobody waits for; those before it would be broken off with it. */
    const free = (): void => {
      for (const { id, wanted } of works.values()) {
        if (isForgotten(id)) continue;
        if (wanted !== undefined) return;
        Atomics.store(forgotten, 0, id);
      }
    };

    const begin = (text: string, question: string, ahead: boolean): Work => {
      free();
      worker ??= start();
      const id = ++count;
      const { promise, resolve, reject } = Promise.withResolvers<Reply>();
      const work: Work = { id, question, ahead, reply: promise, resolve, reject };
      learns ||= ahead;
      post(worker, `{"id":${id},${text.slice(1)}`);
      works.set(id, work);
      return work;
    };

    /** What is known of a question, or else what is being thought about it, from now on if need be. */
    const thought = (question: Question): Reply | Work => {
      const text = JSON.stringify(question);
      const name = hash('sha256', text);
      return (
        kept.get(name) ??
        [...works.values()].find((one) => one.question === name && !isForgotten(one.id)) ??
        begin(text, name, looksAhead(question.level))
      );
    };

    return {
      answer: async (question) => {
        const found = thought(question);
        if (!('reply' in found)) return found;
        const ms = learns && !learned ? LEARNING * patience : patience;
        found.wanted ??= setTimeout(() => {
          drop(`no answer within ${ms} ms`);
        }, ms);
        return found.reply;
      },
      ponder: async (question) => {
        const found = thought(question);
        if (!('reply' in found)) return found;
        try {
          const reply = await found.reply;
          return isForgotten(found.id) ? undefined : reply;
        } catch {
          // Whoever is really asked finds out.
          return undefined;
        }
      },
      learn: (like) => {
        worker ??= start();
        learns = true;
        post(worker, JSON.stringify({ learn: like }));
      },
      forget: () => {
        Atomics.store(forgotten, 0, count);
      },
      close: () => {
        drop('the game was closed');
        kept.clear();
      },
    };
  };
