// Wanted Posters: bought at the Gate or claimed there, paid in trophies of a kind or by the fall of a character.
import { after, choose, count, discard, gain, mayDo, reacts, roll, v, when } from '../../rules/dsl';
import type { StateDef } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import type { CardRef } from '../../rules/vocab/refs';
import type { Alignment, CardFilter, Cond } from '../../rules/vocab/select';
import type { Moment } from '../../rules/vocab/words';
import { POSTERS } from './shops/decks';

/** So many hang at the Gate. */
export const shown = 3;

/** Enemies that are sought, and how many posters there are of each. */
export const sought = { animal: 2, construct: 1, cultist: 1, dragon: 1, elemental: 1, monster: 2, spirit: 4 } as const;
export type Sought = keyof typeof sought;
export const kindsSought = Object.keys(sought) as readonly Sought[];
export const posterOf = (target: Sought | Alignment): string => `wanted_${target}`;

const headsOf = (kind: Sought): CardFilter => ({ zone: 'trophy', heldBy: 'me', subtype: kind });
/** Any number of trophies of that kind for their gold; each pays one poster, for it is gone then. */
const claim = (kind: Sought): Program => [
  choose({ cards: headsOf(kind) }, 'heads', { ask: 'bountyGold', min: 1, max: count({ cards: headsOf(kind) }) }),
  when({ known: 'heads' }, [
    gain('gold', { sum: 'higher', over: v('heads') }),
    { op: 'put', card: v('heads'), to: 'discard' },
    discard(),
  ]),
];
/** At any time in one's own turn, outside a fight. */
const ownTurn: readonly Moment[] = ['turnStart', 'afterMove', 'cardsDrawn', 'turnEnd'];

type Body = Pick<StateDef, 'met' | 'keywords' | 'abilities' | 'copies'>;
const poster = (target: Sought | Alignment, body: Body): StateDef => ({
  id: `city/wanted-poster/${posterOf(target)}`,
  kind: 'state',
  deck: POSTERS,
  origin: 'known',
  ...body,
});
export const enemyPosters: readonly StateDef[] = kindsSought.map((kind) =>
  poster(kind, {
    copies: sought[kind],
    keywords: [kind],
    met: claim(kind),
    abilities: [mayDo('claim', ownTurn, claim(kind), { when: { exists: { cards: headsOf(kind) } } })],
  }),
);

/** D Claiming Bounties: besides the reward of the fight; of two posters of one alignment one is paid for each fall. */
const bounty: Program = [roll('bounty'), gain('gold', v('bounty')), discard()];
const wanted = { good: 1, neutral: 2, evil: 3 } as const;
export const alignments = ['good', 'neutral', 'evil'] as const;
export const alignmentPosters: readonly StateDef[] = alignments.map((alignment) =>
  poster(alignment, {
    copies: wanted[alignment],
    abilities: [
      reacts(
        'bounty',
        after('defeated', 'mine', bounty, {
          event: { foe: 'character' },
          when: { all: [{ turnOf: 'me' }, { alignment, of: 'eventBy' }] },
          once: 'fight',
          group: `bounty_${alignment}`,
        }),
      ),
    ],
  }),
);

/** One that is paid in trophies, for whoever has one of that kind. */
export const canClaim = (card: CardRef): Cond => ({
  any: kindsSought.map((kind) => ({
    all: [{ card, fits: { named: posterOf(kind) } }, { exists: { cards: headsOf(kind) } }],
  })),
});
