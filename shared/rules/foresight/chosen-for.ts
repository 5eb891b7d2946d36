// What somebody chooses for: the text that has asked and what of it comes behind the question.
import type { ForeseenEnd } from '../../contract/foresight';
import type { HeroId } from '../../kernel/ids';
import { standsAlone } from '../query/rerolls';
import type { State } from '../state/state';

/** @returns nothing where no text asks, or where it cannot be told apart from what came before it */
export function chosenFor(s: State, me: HeroId): Pick<Extract<ForeseenEnd, { t: 'choice' }>, 'leads'> {
  const top = s.stack.at(-1);
  if (top?.t !== 'program' || top.me !== me || top.pc === 0) return {};
  // Asking is the last thing that an op does, and the counter moves before it (laws 1 and 3).
  const does = top.code.slice(top.pc - 1);
  return standsAlone(does) ? { leads: { does } } : {};
}
