// The thread in which one file is looked through. It is told the file and gives one answer.
import { parentPort, workerData } from 'node:worker_threads';
import { lookThrough } from './look';

if (workerData instanceof Uint8Array)
  void lookThrough(workerData).then((looked) => parentPort?.postMessage(JSON.stringify(looked)));
