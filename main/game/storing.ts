// What writes to the disk, run so that a full or locked one is told in a sentence.
import type { Reply } from '../../shared/contract/failure';
import type { Logger } from '../app/log';
import { diskFailure } from './failures';

export const storingTo =
  (log: Logger) =>
  <T>(write: () => Reply<T>): Reply<T> => {
    try {
      return write();
    } catch (error) {
      return diskFailure(error, log);
    }
  };
