import type { Msg } from '../../shared/kernel/ids';
import { inWords } from '../../shared/text/index';

/**
 * Why the program cannot start with a data folder: an English sentence for the command line, and its message for
 * whoever has more words.
 */
export class StartError extends Error {
  readonly msg: Msg;

  constructor(msg: Msg, cause?: unknown) {
    super(inWords(msg), cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.msg = msg;
  }
}
