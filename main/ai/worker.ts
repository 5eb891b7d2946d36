// The computer players' own thread. It knows what it is told: what everybody can read, and questions.
import { parentPort, workerData } from 'node:worker_threads';
import type { State } from '../../shared/rules/state/state';
import { brainOf, learnerOf, type Brain } from './brain';
import type { FromWorker, ToWorker } from './messages';

let brain: Brain | undefined;
let learn: ((like: State) => void) | undefined;
/** How many questions are of no use any more: counted up by whoever asks, also while one is thought about. */
const forgotten = new Int32Array(workerData as SharedArrayBuffer);

const answer = (message: ToWorker): FromWorker | undefined => {
  if ('defs' in message) {
    brain = brainOf(message);
    learn = learnerOf(message);
    return undefined;
  }
  if ('learn' in message) {
    try {
      learn?.(message.learn);
    } catch {
      // Whoever is asked first learns it then, and says what is wrong.
    }
    return undefined;
  }
  const { id, ...question } = message;
  const cancelled = (): boolean => Atomics.load(forgotten, 0) >= id;
  // It was taken back while something else was thought about: nobody reads what is said to it.
  if (cancelled()) return { id, keys: [] };
  try {
    if (brain === undefined) throw new Error('nobody said what is played');
    return { id, ...brain(question, cancelled) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', (text: string) => {
  // Only the program writes here, so its word is believed.
  const reply = answer(JSON.parse(text) as ToWorker);
  if (reply !== undefined) parentPort?.postMessage(JSON.stringify(reply));
});
