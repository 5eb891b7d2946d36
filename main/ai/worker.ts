// The computer players' own thread. It knows what it is told: facts that everybody can read, and questions.
import { parentPort } from 'node:worker_threads';
import type { Facts } from './facts';
import type { FromWorker, ToWorker } from './messages';
import { think } from './policies/index';

let facts: Facts = { spaces: {}, cards: {} };
let salt = '';

const answer = (message: ToWorker): FromWorker | undefined => {
  if ('facts' in message) {
    ({ facts, salt } = message);
    return undefined;
  }
  const { id, ...question } = message;
  try {
    return { id, keys: think(question, facts, salt) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', (text: string) => {
  // Only the program writes here, so its word is believed.
  const reply = answer(JSON.parse(text) as ToWorker);
  if (reply !== undefined) parentPort?.postMessage(JSON.stringify(reply));
});
