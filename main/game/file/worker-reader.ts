// Files from elsewhere are looked through in a thread of their own, which may take so much time and memory and no more:
// nobody at the table waits for one, and none takes the program with it.
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { refused } from '../../ipc/trouble';
import type { FileReader, Looked } from './look';

/** A campaign of 24,000 answers takes a few seconds. */
const PATIENCE_MS = 60_000;
/** What the largest file that is allowed grows to, and some more. */
const MEMORY_MB = 1536;

export type ReaderOptions = {
  /** The bundled worker. */
  readonly file: string;
  readonly patience?: number;
  readonly memory?: number;
};

const given = (why: string): Looked => ({
  reply: refused('trouble.file.too-slow'),
  said: [`a file was given up: ${why}`],
});

export const workerReader =
  ({ file, patience = PATIENCE_MS, memory = MEMORY_MB }: ReaderOptions): FileReader =>
  (bytes) =>
    new Promise((resolve) => {
      // As text: inside a packed app only the program itself reads files out of the archive.
      const worker = new Worker(readFileSync(file, 'utf8'), {
        eval: true,
        name: 'file',
        workerData: bytes,
        resourceLimits: { maxOldGenerationSizeMb: memory },
      });
      const settle = (looked: Looked): void => {
        clearTimeout(timer);
        resolve(looked);
        void worker.terminate();
      };
      const timer = setTimeout(() => {
        settle(given(`nothing after ${patience} ms`));
      }, patience);
      // Only the program writes there, so its word is believed.
      worker.on('message', (text: string) => {
        settle(JSON.parse(text) as Looked);
      });
      worker.on('error', (error) => {
        settle(given(error instanceof Error ? error.message : String(error)));
      });
      worker.on('exit', () => {
        settle(given('it ended without an answer'));
      });
      worker.unref();
    });
