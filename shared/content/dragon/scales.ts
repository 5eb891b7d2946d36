// Scales: on Lords they lead to the crown, on spaces they are met, with a character they help and protect.
import { before, cannot, choose, count, each, is, not, plus, reacts, v, when } from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { TerrainDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { CardRef } from '../../rules/vocab/refs';
import type { CardFilter, Cond, SpaceFilter } from '../../rules/vocab/select';
import {
  deckOf,
  lordId,
  dragonDecks,
  foesOf,
  isKing,
  lordCard,
  lords,
  rage,
  scaleNamed,
  scalesOn,
  theKing,
  TOKENS,
  type Lord,
} from './lords';
import { wrath } from './wrath';

/** A space that a scale may come to lie on: at most one lies anywhere, and none in the Inner Region. */
export const free: SpaceFilter = { not: { holds: { from: TOKENS, keyword: 'scale' } } };
const atEnd: Effect = { op: 'put', card: v('scale'), to: 'discard' };

/**
 * D Crowning the Dragon King: a scale on the space where he is, or the next free one counterclockwise; where all of his
 * Region have one it is gone, and he suffers the king's Rage instead. On a board without a way round, the nearest.
 */
export const placeScale = (scale: CardRef): Program => [
  when({ at: { region: 'inner' } }, { op: 'put', card: scale, to: 'discard' }, [
    choose({ spaces: { sameRegionAs: 'here', ...free }, nearest: { to: 'here', way: 'ccw' } }, 'spot'),
    when(
      not({ known: 'spot' }),
      choose({ spaces: { sameRegionAs: 'here', ...free }, nearest: { to: 'here' } }, 'spot'),
    ),
    when({ known: 'spot' }, { op: 'put', card: scale, to: { stands: v('spot') } }, [
      { op: 'put', card: scale, to: 'discard' },
      ...rage(),
    ]),
  ]),
];

/** D The Dragon King: while somebody is on the Crown of Command the king does not change. */
const frozen: Cond = { exists: { heroes: { at: { named: 'crown_of_command' } } } };
const others: Effect = each({ cards: { on: v('lord') } }, 'scale', atEnd);
const crowns = (lord: Lord): Program => [
  when(
    not(frozen),
    when(
      isKing(lord),
      [{ op: 'say', msg: 'said.crowned', args: { def: lordId(lord), again: 1 } }, ...wrath(lord)],
      [
        each({ cards: theKing }, 'old', { op: 'tokens', on: v('old'), kind: 'crown', n: -1 }),
        { op: 'tokens', on: v('lord'), kind: 'crown', n: 1 },
        { op: 'say', msg: 'said.crowned', args: { def: lordId(lord) } },
      ],
    ),
  ),
  ...placeScale('this'),
  others,
];

/** D Encountering Dragon Scales: a card of its deck and all that lies there, in place of all that the space says. */
const scale = (lord: Lord): TerrainDef => ({
  id: `dragon/token/${scaleNamed(lord)}`,
  kind: 'terrain',
  deck: TOKENS,
  copies: 40,
  origin: 'known',
  terrain: 'dragon_scale',
  keywords: ['inherited', 'scale'],
  choice: { must: isKing(lord) },
  drawn: [
    choose({ cards: lordCard(lord) }, 'lord'),
    { op: 'put', card: 'this', to: { on: v('lord') } },
    when(is(count({ cards: { on: v('lord') } }), '>=', 3), crowns(lord)),
  ],
  arrive: [{ op: 'drawCards', exactly: 1, deck: deckOf(lord) }],
  abilities: [
    // The king's scale at a gate closes it to all.
    {
      id: 'gate',
      static: [
        cannot('openPortal', {
          when: { all: [isKing(lord), { card: 'this', fits: { stands: { space: 'base/space/portal_of_power' } } }] },
          reach: 'everyone',
        }),
        cannot('crossSentinel', {
          when: { all: [isKing(lord), { card: 'this', fits: { stands: { space: 'base/space/sentinel' } } }] },
          reach: 'everyone',
        }),
      ],
    },
    // D Dragon Scales and Multiple Enemies: each counts for each of them.
    {
      id: 'slayer',
      static: [
        plus('attackRoll', foesOf(lord), {
          toScore: true,
          when: { all: [{ card: 'this', fits: { zone: 'held' } }, { fight: { foe: 'creature' } }] },
        }),
      ],
    },
  ],
});
export const dragonScales: readonly TerrainDef[] = lords.map(scale);

/** D Claiming Dragon Scales: whoever kills it, in a fight or by what is no attack, where he is. */
const scaleHere: CardFilter = { from: TOKENS, keyword: 'scale', stands: 'here' };
export const claims: Ability = reacts(
  'claim',
  before('killed', 'anyone', [choose({ cards: scaleHere }, 'scale'), { op: 'put', card: v('scale'), to: 'held' }], {
    event: { card: { from: dragonDecks } },
    when: { exists: { cards: scaleHere } },
  }),
);

/** A scale from a Lord card, of his choice, into his play area. */
export const claimFromLord: Program = [
  choose({ cards: scalesOn() }, 'scale', { ask: 'whichScale' }),
  { op: 'put', card: v('scale'), to: 'held' },
];
/** One from each Lord card that has any. */
export const claimFromEach: Program = lords.flatMap((lord): Program => [
  choose({ cards: scalesOn(lordCard(lord)) }, `scale_of_${lord}`, { random: true }),
  { op: 'put', card: v(`scale_of_${lord}`), to: 'held' },
]);
/** A token is drawn, and a scale among them (`token`) is dealt with otherwise; all else as ever. */
export const drawToken = (scaleDrawn: Program, which: CardFilter = {}): Program => [
  { op: 'deal', from: TOKENS, to: 'aside', as: 'token' },
  when({ card: v('token'), fits: { keyword: 'scale', ...which } }, scaleDrawn, {
    op: 'put',
    card: v('token'),
    to: 'table',
  }),
];
