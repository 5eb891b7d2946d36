// Computer players off the main thread: the screen never waits for one that thinks.
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './messages';
import type { Players, PlayersOf, Reply } from './player';

/** A master takes half a second, and some seconds before to learn the board; who says nothing by then never will. */
const PATIENCE_MS = 60_000;

type Waiting = {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
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
    const waiting = new Map<number, Waiting>();
    let worker: Worker | undefined;
    let count = 0;
    const forgotten = new Int32Array(new SharedArrayBuffer(4));

    const post = (to: Worker, message: ToWorker): void => {
      const text = JSON.stringify(message);
      record?.(text);
      to.postMessage(text);
    };
    const settle = (id: number): Waiting | undefined => {
      const found = waiting.get(id);
      waiting.delete(id);
      clearTimeout(found?.timer);
      return found;
    };
    /** Ends the worker; the next question starts another. */
    const drop = (reason: string): void => {
      void worker?.terminate();
      worker = undefined;
      for (const id of [...waiting.keys()]) settle(id)?.reject(new Error(reason));
    };
    const start = (): Worker => {
      // As text: inside a packed app only the program itself reads files out of the archive.
      const started = new Worker(readFileSync(file, 'utf8'), {
        eval: true,
        name: 'players',
        workerData: forgotten.buffer,
      });
      started.on('message', (text: string) => {
        const reply = JSON.parse(text) as FromWorker;
        if ('error' in reply) settle(reply.id)?.reject(new Error(reply.error));
        else settle(reply.id)?.resolve(reply);
      });
      started.on('error', (error) => {
        if (worker === started) drop(error instanceof Error ? error.message : String(error));
      });
      // A forgotten game must not keep the program alive.
      started.unref();
      post(started, table);
      return started;
    };

    return {
      answer: (question) =>
        new Promise((resolve, reject) => {
          worker ??= start();
          const id = ++count;
          const timer = setTimeout(() => {
            drop(`no answer within ${patience} ms`);
          }, patience);
          waiting.set(id, { resolve, reject, timer });
          post(worker, { id, ...question });
        }),
      learn: (like) => {
        worker ??= start();
        post(worker, { learn: like });
      },
      forget: () => {
        Atomics.store(forgotten, 0, count);
      },
      close: () => {
        drop('the game was closed');
      },
    };
  };
