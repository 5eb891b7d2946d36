// What is used at one place and waits at another for whoever comes for it.
import { after, at, is, reacts, stat, take, when } from '../../../rules/dsl';
import type { DefId } from '../../../kernel/ids';
import type { Ability } from '../../../rules/vocab/ability';
import type { Effect } from '../../../rules/vocab/effect';
import type { Cond } from '../../../rules/vocab/select';

/** It stands there: it is met by nobody, and does nothing. Where Terrain lies over the place, it is discarded. */
export const goesTo = (space: DefId): Effect =>
  when(
    { exists: { spaces: { id: space } } },
    { op: 'put', card: 'this', to: { stands: at(space) } },
    { op: 'discard', card: 'this' },
  );
/** Nobody uses it there. */
export const inHand: Cond = { has: { self: true } };

const waits: Cond = { card: 'this', fits: { zone: 'stands' } };
const bought = (what: 'fate' | 'gold'): readonly Effect[] => [{ op: 'lose', what, n: 1, cost: true }, take('this')];

/** For 1 fate on that space. */
export const foundAt = (space: DefId): Ability =>
  reacts(
    'found_again',
    after('visited', 'anyone', bought('fate'), {
      event: { to: { id: space } },
      when: { all: [waits, is(stat('fate'), '>=', 1)] },
    }),
  );
/** For 1 gold from somebody there. */
export const boughtFrom = (whom: string, space: DefId): Ability =>
  reacts(
    'found_again',
    after('visitedWhom', 'anyone', bought('gold'), {
      event: { whom, to: { id: space } },
      when: { all: [waits, is(stat('gold'), '>=', 1)] },
    }),
  );
