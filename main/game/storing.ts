// What writes to the disk, run so that a full or locked one is told in a sentence.
import { fail, type Reply } from '../../shared/contract/failure';
import type { Logger } from '../app/log';
import { storageFault } from '../persistence/sqlite-error';

/** Throws again what is not the disk's fault: that is for the door to report. */
export const diskFault = (log: Logger, error: unknown): Reply<never> => {
  const sentence = storageFault(error);
  if (sentence === undefined) throw error;
  log.error('the disk is at fault', error);
  return fail('failed', sentence);
};

export const storingTo = (log: Logger) => <T>(write: () => Reply<T>): Reply<T> => {
  try {
    return write();
  } catch (error) {
    return diskFault(log, error);
  }
};
