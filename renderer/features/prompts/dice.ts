// Dice that a question or an answer speaks of, as they lie there: a picture in the sentence, its number for whoever
// hears it.
import type { Msg, MsgArg } from '../../../shared/kernel/ids';

export type Part = { readonly text: string } | { readonly dice: readonly number[] };

/** Stands for what is no letter. */
const MARK = '\uFFFC';

const isDie = (value: MsgArg): value is number => typeof value === 'number' && value >= 1 && value <= 6;
const isList = (value: MsgArg | undefined): value is readonly MsgArg[] => Array.isArray(value);

/** The arguments that hold dice, and which; `against`: those of the other side. */
const diceIn = ({ id, args }: Msg): readonly (readonly [key: string, dice: readonly number[]])[] => {
  const lists = ['dice', 'against'].flatMap((key) => {
    const rolled = args?.[key];
    return isList(rolled) && rolled.length > 0 && rolled.every(isDie) ? [[key, rolled] as const] : [];
  });
  if (lists.length > 0) return lists;
  const n = id === 'option.reroll' ? args?.['n'] : undefined;
  return n !== undefined && isDie(n) ? [['n', [n]]] : [];
};

/** A message in words, with its dice between them. */
export const partsOf = (message: Msg, say: (message: Msg) => string): readonly Part[] => {
  const found = diceIn(message);
  if (found.length === 0) return [{ text: say(message) }];
  const marks = Object.fromEntries(found.map(([key], i) => [key, `${MARK}${i}`]));
  const [first = '', ...more] = say({ ...message, args: { ...message.args, ...marks } }).split(MARK);
  // Behind each mark stands which dice are meant: a language says them in its own order.
  return [
    { text: first },
    ...more.flatMap((text): readonly Part[] => [{ dice: found[Number(text[0])]?.[1] ?? [] }, { text: text.slice(1) }]),
  ];
};
