// An input as it comes out of a file: checked for its form; whether it fits is for the rules to say.
import * as v from 'valibot';
import type { CardId, DecisionId, SeatId } from '../../../shared/kernel/ids';
import type { Input } from '../../../shared/rules/engine/machine';

const seat = v.custom<SeatId>((x) => typeof x === 'string' && /^p[1-9]\d?$/.test(x));
const decision = v.custom<DecisionId>((x) => typeof x === 'string' && /^d[\w.:-]{1,60}$/.test(x));

const card = v.custom<CardId>((x) => typeof x === 'string' && /^c\d{1,9}$/.test(x));

export const inputSchema = v.variant('t', [
  v.strictObject({
    t: v.literal('answer'),
    seat,
    answer: v.strictObject({ decision, keys: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(500)) }),
  }),
  v.strictObject({ t: v.literal('concede'), seat }),
  v.strictObject({ t: v.literal('ditch'), seat, card }),
  v.strictObject({ t: v.literal('time') }),
  v.strictObject({ t: v.literal('control'), seat, control: v.picklist(['person', 'computer']) }),
]);

/** The input, or `undefined` when it is none. */
export const inputOf = (value: unknown): Input | undefined => {
  const parsed = v.safeParse(inputSchema, value);
  return parsed.success ? parsed.output : undefined;
};
