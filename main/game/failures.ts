// Refusals of the rules as failures for the screen, and those that several handlers give.
import type { Failure, Reply } from '../../shared/contract/failure';
import type { Refusal } from '../../shared/contract/prompt';
import type { Msg } from '../../shared/kernel/ids';
import { messageIds } from '../../shared/text/index';
import type { Logger } from '../app/log';
import { failed, refusal, refused } from '../ipc/trouble';
import { storageFault } from '../persistence/sqlite-error';

const known: ReadonlySet<string> = new Set(messageIds);

/** A message that the catalogues know: `refuse.option.value` is said as `refuse.option`. */
const sayable = (msg: Msg): Msg => {
  const parent = msg.id.slice(0, Math.max(0, msg.id.lastIndexOf('.')));
  return known.has(msg.id) || parent === '' ? msg : sayable({ ...msg, id: parent });
};

export const refusalFailure = ({ msg, field }: Refusal): Failure => refusal(sayable(msg), field);

export const NOT_OPEN: Reply<never> = refused('trouble.game.notOpen');
export const NO_SUCH_GAME: Reply<never> = refused('trouble.game.none');

/** What a full or locked disk is told as; anything else is a fault for the door to report, and thrown on. */
export const diskFailure = (error: unknown, log?: Pick<Logger, 'error'>): Reply<never> => {
  const fault = storageFault(error);
  if (fault === undefined) throw error;
  log?.error('the disk is at fault', error);
  return failed(fault);
};
