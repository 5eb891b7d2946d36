// Enemies that must be taken as a trophy by whoever kills them.
import type { EventFrame } from '../state/state';
import type { Trigger } from '../vocab/ability';
import type { World } from './env';
import { defNow } from './now';

/** Ops that take a card to somewhere. */
const takeAway: ReadonlySet<unknown> = new Set(['lend', 'put', 'take', 'lay', 'discard', 'remove', 'trophy']);

const namesIt = (x: unknown): boolean => {
  if (typeof x !== 'object' || x === null) return false;
  if ('op' in x && takeAway.has(x.op) && 'card' in x && x.card === 'eventCard') return true;
  return Object.values(x).some((one) => namesIt(one));
};

/** Whether an answer would have a killed Enemy go anywhere else than to the trophies, where it must. */
export function robsOfTrophy({ cat, s }: World, { event }: EventFrame, { do: program, stage }: Trigger): boolean {
  if (event.kind !== 'killed' || event.destroyed === true || stage === 'after') return false;
  const card = s.cards[event.card];
  const def = card === undefined ? undefined : defNow({ cat, s }, card);
  return def?.kind === 'enemy' && def.mustBeTrophy === true && namesIt(program);
}
