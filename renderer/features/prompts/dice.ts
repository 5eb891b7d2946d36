// Dice that a question or an answer speaks of, as they lie there: a picture in the sentence, its number for whoever
// hears it.
import type { Msg, MsgArg } from '../../../shared/kernel/ids';

export type Part = { readonly text: string } | { readonly dice: readonly number[] };

/** Stands for what is no letter. */
const MARK = '\uFFFC';

const isDie = (value: MsgArg): value is number => typeof value === 'number' && value >= 1 && value <= 6;
const isList = (value: MsgArg | undefined): value is readonly MsgArg[] => Array.isArray(value);

/** The argument that holds dice, and which. */
const diceIn = ({ id, args }: Msg): readonly [key: string, dice: readonly number[]] | undefined => {
  const rolled = args?.['dice'];
  if (isList(rolled)) return rolled.length > 0 && rolled.every(isDie) ? ['dice', rolled] : undefined;
  const n = id === 'option.reroll' ? args?.['n'] : undefined;
  return n !== undefined && isDie(n) ? ['n', [n]] : undefined;
};

/** A message in words, with its dice between them. */
export const partsOf = (message: Msg, say: (message: Msg) => string): readonly Part[] => {
  const found = diceIn(message);
  if (found === undefined) return [{ text: say(message) }];
  const [key, dice] = found;
  return say({ ...message, args: { ...message.args, [key]: MARK } })
    .split(MARK)
    .flatMap((text, i): readonly Part[] => (i === 0 ? [{ text }] : [{ dice }, { text }]));
};
