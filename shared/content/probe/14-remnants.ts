// Remnants lie face down and turn up as soon as somebody lands, before he says what he encounters.
import {
  after,
  discard,
  each,
  enemy,
  event,
  gain,
  is,
  lose,
  object,
  pick,
  place,
  reacts,
  v,
  when,
  choose,
} from '../../rules/dsl';
import type { DeckDef, RuleDef, WorldDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';

/** Discarded they are Adventure cards like any other. */
export const remnantDeck: DeckDef = {
  id: 'probe/deck/remnant',
  kind: 'deck',
  use: 'pile',
  into: 'adventure',
  origin: 'known',
};

/** Turned, not drawn: what answers drawing does not answer this. */
export const remnantsTurnUp: RuleDef = {
  id: 'probe/rule/remnants_turn_up',
  kind: 'rule',
  always: true,
  abilities: [
    reacts(
      'turn_up',
      after(
        'moved',
        'anyone',
        each({ cards: { from: 'remnant', faceDown: true, at: 'here' } }, 'remnant', {
          op: 'turnOver',
          card: v('remnant'),
        }),
        { when: { exists: { cards: { from: 'remnant', faceDown: true, at: 'here' } } }, forced: true },
      ),
    ),
  ],
};

/** The symbols on the board: one Remnant face down on each, two on the Ruins; laid out as the game begins. */
const symbols = ['ruins', 'ruins', 'woods_n', 'crags', 'oasis', 'hidden_valley'];
export const oldWorld: WorldDef = {
  id: 'probe/world/old_world',
  kind: 'world',
  deck: 'world',
  origin: 'ours',
  abilities: [
    reacts('laid_out', {
      stage: 'before',
      on: 'turnBegan',
      whose: 'anyone',
      when: is({ tokens: 'laid', on: 'this' }, '=', 0),
      forced: true,
      do: [
        ...symbols.map((name): Effect => ({
          op: 'deal',
          from: 'remnant',
          to: { at: { space: `base/space/${name}` } },
          faceDown: true,
        })),
        { op: 'tokens', on: 'this', kind: 'laid', n: 1 },
      ],
    }),
  ],
};

export const hiddenPower = event('probe/remnant/hidden_power', {
  copies: 2,
  origin: 'known',
  met: [pick({ strength: gain('strength', 2), craft: gain('craft', 2) })],
});
export const giantFly = enemy('probe/remnant/giant_fly', { subtype: 'animal', strength: 2, origin: 'ours' });
export const demonOfDecay = enemy('probe/remnant/demon_of_decay', {
  subtype: 'demon',
  strength: 5,
  origin: 'ours',
  approach: [
    choose({ cards: { object: true, zone: 'held', heldBy: 'me' } }, 'lost', { ask: 'discardWhich' }),
    when({ known: 'lost' }, discard(v('lost'))),
  ],
});
export const salvage = object('probe/remnant/salvage', {
  copies: 2,
  origin: 'known',
  abilities: [
    reacts(
      'handed_in',
      after('visited', 'mine', [discard(), gain('gold')], {
        event: { to: { named: ['village', 'tavern', 'castle', 'city'] } },
      }),
    ),
  ],
});

const filled: Program = [
  { op: 'tokens', on: 'this', kind: 'strength', n: 2 },
  { op: 'tokens', on: 'this', kind: 'craft', n: 2 },
];
const drink = (what: 'strength' | 'craft') => ({
  if: is({ tokens: what, on: 'this' }, '>=', 1),
  do: [lose('life'), gain(what), { op: 'tokens', on: 'this', kind: what, n: -1 }] as Program,
});
/** What others do when they are drawn it does when it turns up, and when it is drawn later on. */
export const toxicSpring = place('probe/remnant/toxic_spring', {
  origin: 'known',
  drawn: filled,
  met: [pick({ strength: drink('strength'), craft: drink('craft'), nothing: [] })],
  abilities: [
    reacts('filled', after('turnedOver', 'anyone', filled, { event: { card: { self: true } }, forced: true })),
  ],
});
