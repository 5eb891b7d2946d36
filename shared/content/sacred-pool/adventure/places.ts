import { become, choose, count, discard, is, may, not, payWith, pick, place, v, when } from '../../../rules/dsl';
import type { PlaceDef } from '../../../rules/vocab/definition';
import type { Effect } from '../../../rules/vocab/effect';
import type { Alignment, Amount, CardFilter, Cond, Selector } from '../../../rules/vocab/select';
import { pool } from '../../common/pools';
import { sellsAnimals } from '../../common/stables';
import { REWARDS } from '../rewards/deck';

const known = { origin: 'known' } as const;

const actsAs = (name: string, space: string): PlaceDef =>
  place(`sacred-pool/adventure/${name}`, { ...known, met: [{ op: 'visit', space: `base/space/${space}` }] });
export const cathedral = actsAs('cathedral', 'chapel');
export const necropolis = actsAs('necropolis', 'graveyard');

export const glitteringGorge = pool('sacred-pool/adventure/glittering_gorge', 'gold');

export const liveryStable = place('sacred-pool/adventure/livery_stable', {
  ...known,
  copies: 4,
  met: [sellsAnimals],
});

const chosen = (to: Alignment): Amount => ({ tokens: to, on: 'this' });
const becomes = (to: Alignment) => ({
  if: { all: [not({ alignment: to }), { may: 'changeAlignment' }] } satisfies Cond,
  do: [become(to), { op: 'tokens', on: 'this', kind: to, n: 1 }] satisfies readonly Effect[],
});
const wasChosen = (to: Alignment): Cond => is(chosen(to), '>=', 1);
/** It is gone once all three have been chosen here. */
export const pantheon = place('sacred-pool/adventure/pantheon', {
  ...known,
  copies: 2,
  met: [
    pick({ good: becomes('good'), neutral: becomes('neutral'), evil: becomes('evil'), nothing: [] }, 'ask.alignment'),
    when({ all: [wasChosen('good'), wasChosen('neutral'), wasChosen('evil')] }, discard()),
  ],
});

const held: CardFilter = { keyword: 'talisman', zone: 'held', heldBy: 'me' };
const offered: Selector = { cards: { on: 'this' } };
/** What lies on it counts as no card on the space. */
export const reliquary = place('sacred-pool/adventure/reliquary', {
  ...known,
  carries: {},
  drawn: [{ op: 'deal', from: REWARDS, to: { on: 'this' }, n: 4 }],
  met: [
    may(
      'giveTalisman',
      [
        choose({ cards: held }, 'talisman', { ask: 'giveAway' }),
        payWith(v('talisman')),
        choose(offered, 'reward', { ask: 'take' }),
        { op: 'put', card: v('reward'), to: 'held' },
      ],
      { if: { all: [{ exists: { cards: held } }, { exists: offered }] } },
    ),
    when(is(count(offered), '<=', 0), discard()),
  ],
});
