// Tests and what follows from them that a reader is not told of, or not in that form.
import type { Effect, EffectOf, Program } from '../../rules/vocab/effect';

export const same = (x: unknown, y: unknown): boolean => JSON.stringify(x) === JSON.stringify(y);

/** A move out of an encounter: where the turn has ended nobody meets anything anyway. */
const isEmerging = ({ cond, then, else: otherwise }: EffectOf<'if'>): boolean =>
  'turnIsOver' in cond &&
  same(
    then,
    otherwise?.map((e) => (e.op === 'moveTo' ? { ...e, meets: false } : e)),
  );

export const emerged = (e: Effect): Program => (e.op === 'if' && isEmerging(e) ? (e.else ?? []) : [e]);

/** A card that shows a state is there as soon as something is put on it. */
export const comesIntoState = ({ cond, then, else: otherwise }: EffectOf<'if'>): boolean => {
  const [deal, more] = then;
  const has = 'not' in cond && 'has' in cond.not ? cond.not.has : undefined;
  return has?.kind === 'state' && deal?.op === 'deal' && deal.to === 'held' && more === undefined && !otherwise;
};

/** Where nothing has moved him he stays. */
export const staysThere = ({ cond, then, else: otherwise }: EffectOf<'if'>): boolean =>
  'at' in cond && cond.at.is !== undefined && otherwise === undefined && same(then, [{ op: 'stay' }]);

/** "If you do" behind several things that one may do would be read of the last. */
export function asksForAny({ cond, else: otherwise }: EffectOf<'if'>, before: Program): boolean {
  if (!('known' in cond) || cond.equals !== undefined || otherwise) return false;
  return before.filter((x) => JSON.stringify(x).includes(`{"op":"set","as":"${cond.known}"`)).length > 1;
}
