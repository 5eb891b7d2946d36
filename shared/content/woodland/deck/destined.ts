// Two Events of the Woodland after which somebody goes on otherwise: by cards that he knows, or as somebody else.
import { before, event, is, reacts, stat } from '../../../rules/dsl';
import type { RuleDef } from '../../../rules/vocab/definition';
import type { Amount } from '../../../rules/vocab/select';

const known = { origin: 'known' } as const;
const own = { own: 'adventure' } as const;

/** What he leaves of the ten cards he draws himself. */
export const skuld = event('woodland/woodland/skuld', {
  ...known,
  met: [{ op: 'search', deck: 'adventure', top: 10, most: stat('fate'), to: 'discard', rest: own }],
});

const left: Amount = { left: own };
const any = is(left, '>', 0);
/** In whatever Region he draws Adventure cards; what is left when he dies is discarded. */
export const threads: RuleDef = {
  id: 'woodland/rule/threads',
  kind: 'rule',
  always: true,
  abilities: [
    { id: 'own_deck', static: [{ drawFrom: 'adventure', instead: own, when: any, reach: 'everyone' }] },
    reacts(
      'cut',
      before('heroKilled', 'anyone', { op: 'deal', from: own, n: left, to: 'discard' }, { when: any, forced: true }),
    ),
  ],
};

export const transformed = event('woodland/woodland/transformed', { ...known, met: [{ op: 'form', turns: 3 }] });
