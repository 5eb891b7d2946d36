import type { Logger } from './log';

/** The last word: what nobody caught is logged in full, told in one sentence, and ends the program. */
export const endOnCrash = (log: Logger, tell: (sentence: string) => void): void => {
  const end = (error: unknown): void => {
    log.error('crashed', error);
    tell('Crownward had to stop because of a fault of its own; the game is saved, the log file has the details.');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
};
