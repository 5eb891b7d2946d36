// Wanted posters: bought at the Gate or claimed there, paid in trophies of a kind or by the fall of a character.
import {
  after,
  choose,
  count,
  discard,
  gain,
  is,
  mayDo,
  pay,
  pick,
  reacts,
  roll,
  space,
  stat,
  v,
  when,
} from '../../rules/dsl';
import type { DeckDef, LinkDef, StateDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { CardFilter, Cond } from '../../rules/vocab/select';

const shown = 3;
/** Three lie open at the Gate and work for nobody there; what was claimed goes under the deck (D Shop Decks). */
export const wantedDeck: DeckDef = {
  id: 'probe/deck/wanted',
  kind: 'deck',
  use: 'bottom',
  show: shown,
  origin: 'known',
};

const headsOf = (subtype: string): CardFilter => ({ zone: 'trophy', heldBy: 'me', subtype });
/** Any number of trophies of that kind for their gold; each pays one poster, for it is gone then. */
const claim = (subtype: string): Program => [
  choose({ cards: headsOf(subtype) }, 'heads', { ask: 'bounty', min: 1, max: count({ cards: headsOf(subtype) }) }),
  when({ known: 'heads' }, [
    gain('gold', { sum: 'higher', over: v('heads') }),
    { op: 'put', card: v('heads'), to: 'discard' },
    discard(),
  ]),
];
const kinds = { animal: 2, construct: 1, cultist: 1, dragon: 1, elemental: 1, monster: 2, spirit: 4 } as const;
type Kind = keyof typeof kinds;
const poster = (name: string, copies: number, body: Pick<StateDef, 'met' | 'keywords' | 'abilities'>): StateDef => ({
  id: `probe/wanted/wanted_${name}`,
  kind: 'state',
  deck: 'wanted',
  copies,
  origin: 'known',
  ...body,
});
export const enemyPosters: readonly StateDef[] = (Object.keys(kinds) as Kind[]).map((kind) =>
  poster(kind, kinds[kind], {
    keywords: [kind],
    met: claim(kind),
    abilities: [mayDo('claim', ['turnEnd'], claim(kind), { when: { exists: { cards: headsOf(kind) } } })],
  }),
);

/** D Claiming Bounties: in his own turn; on two posters of one alignment there is one bounty for each fall. */
const bounty: Program = [roll('bounty'), gain('gold', v('bounty')), discard()];
const alignments = { good: 1, neutral: 2, evil: 3 } as const;
export const alignmentPosters: readonly StateDef[] = (['good', 'neutral', 'evil'] as const).map((alignment) =>
  poster(alignment, alignments[alignment], {
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

const open: CardFilter = { from: 'wanted', zone: 'table' };
const canClaim: Cond = {
  any: (Object.keys(kinds) as Kind[]).map((kind) => ({
    all: [{ card: v('poster'), fits: { keyword: kind } }, { exists: { cards: headsOf(kind) } }],
  })),
};
/** One after the other: bought, or claimed from where it hangs, which needs no buying. */
const deals: Effect = {
  op: 'repeat',
  times: { count: { cards: open } },
  do: [
    choose({ cards: open }, 'poster', { ask: 'poster', min: 0 }),
    { op: 'stop', unless: { known: 'poster' } },
    pick({
      buy: { if: is(stat('gold'), '>=', 1), do: [pay(1), { op: 'put', card: v('poster'), to: 'held' }] },
      claim: { if: canClaim, do: [{ op: 'meet', card: v('poster') }] },
    }),
  ],
};
export const cityGatePosters = space('probe/space/city_gate_posters', {
  region: 'city',
  terrain: 'gate',
  grid: [0, 6],
  stops: true,
  origin: 'known',
  links: [{ to: 'base/space/city', way: 'door' }],
  visit: [deals, { op: 'deal', from: 'wanted', to: 'table', n: { minus: [shown, { count: { cards: open } }] } }],
});
export const gateLink: LinkDef = {
  id: 'probe/link/city_city_gate_posters',
  kind: 'link',
  from: 'base/space/city',
  link: { to: 'probe/space/city_gate_posters', way: 'door' },
  origin: 'known',
};
