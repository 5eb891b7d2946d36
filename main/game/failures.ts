// Refusals of the rules as failures for the screen: one sentence, and the same for the text catalogues.
import { fail, type Failure, type Reply } from '../../shared/contract/failure';
import type { Refusal } from '../../shared/contract/prompt';
import type { Msg } from '../../shared/kernel/ids';
import { english, messageIds, namesFrom, say } from '../../shared/text/index';

const known: ReadonlySet<string> = new Set(messageIds);
const names = namesFrom({});

/** A message that the catalogues know: `refuse.option.value` is said as `refuse.option`. */
const sayable = (msg: Msg): Msg => {
  const parent = msg.id.slice(0, Math.max(0, msg.id.lastIndexOf('.')));
  return known.has(msg.id) || parent === '' ? msg : sayable({ ...msg, id: parent });
};

export const refusalFailure = ({ msg, field }: Refusal): Failure => {
  const said = sayable(msg);
  return { code: 'refused', message: say(english, names, said), msg: said, ...(field === undefined ? {} : { field }) };
};

export const NOT_OPEN: Reply<never> = fail('refused', 'This game is not open any more: it was left, or deleted, in another window. Leave the table, and continue it from the first screen.');
export const NO_SUCH_GAME: Reply<never> = fail('refused', 'There is no such game: it may have been deleted.');
