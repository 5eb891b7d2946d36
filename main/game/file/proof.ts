// A campaign that this very version played is played again from its seed before it is taken in: whoever changed a state
// or a turn by hand cannot make the answers lead there.
import { version } from '../../../package.json';
import type { WholeGame } from '../../persistence/stored';
import { checking } from '../history/check';
import { isOfToday } from '../history/marks';
import { documentOf } from './document';
import { pastOf } from './past';

/** Milliseconds; a campaign that takes longer is taken as it is. Others are served meanwhile. */
const LONGEST = 10_000;

/** @returns whether its answers lead to another state than it says; not where that cannot be told */
export const isContradicted = async (game: WholeGame): Promise<boolean> => {
  if (game.program !== version || !game.turns.every(({ fingerprint }) => isOfToday(fingerprint))) return false;
  const past = pastOf(documentOf(game, version));
  if (!past.ok) return false;
  const until = performance.now() + LONGEST;
  const work = checking(past.value.book, past.value.past);
  let next = work.next();
  while (next.done !== true) {
    if (performance.now() > until) return false;
    await new Promise((resolve) => setImmediate(resolve));
    next = work.next();
  }
  return next.value.differences.length > 0;
};
