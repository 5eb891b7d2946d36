import type { Msg } from '../../shared/kernel/ids';
import { trouble } from '../../shared/text/index';
import type { Logger } from './log';

/** The last word: what nobody caught is logged in full, told in one sentence, and ends the program. */
export const endOnCrash = (log: Logger, tell: (said: Msg) => void): void => {
  const end = (error: unknown): void => {
    log.error('crashed', error);
    tell(trouble('trouble.crash'));
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
};
