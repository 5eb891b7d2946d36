// Burning: out of the game for good, fireproof ones apart; a creature that burns for all while it lives; Fireland
// tokens.
import {
  after,
  choose,
  count,
  each,
  enemy,
  event,
  is,
  lose,
  not,
  object,
  prevent,
  reacts,
  v,
  when,
} from '../../rules/dsl';
import type { RuleDef } from '../../rules/vocab/definition';
import type { Effect } from '../../rules/vocab/effect';
import type { SpaceRef } from '../../rules/vocab/refs';
import type { Cond } from '../../rules/vocab/select';

const onFire: Cond = { at: { tokens: 'fireland' } };
const begun: Cond = { not: { eventIs: { on: 'turnBegan', missed: true } } };
const ended: Cond = { not: { eventIs: { on: 'turnEnded', missed: true } } };

/** D Fireland Tokens: whoever ends his turn on one; not by a turn that he misses. */
export const firelandTokens: RuleDef = {
  id: 'probe/rule/fireland_tokens',
  kind: 'rule',
  always: true,
  abilities: [
    reacts('burns', after('turnEnded', 'anyone', lose('life'), { when: { all: [onFire, ended] }, forced: true })),
  ],
};

/** One a space, none in the Inner Region, and no more than are in the box. */
const supply: Cond = is(count({ spaces: { tokens: 'fireland' } }), '<', 34);
const tokenAt = (at: SpaceRef): Effect => ({ op: 'spaceTokens', at, kind: 'fireland', n: 1 });
const tokenHere: Effect = when({ all: [supply, not(onFire), not({ at: { region: 'inner' } })] }, tokenAt('here'));

export const flameRift = event('probe/adventure/flame_rift', {
  origin: 'known',
  copies: 5,
  keywords: ['fireproof'],
  met: [
    each({ cards: { at: 'here', from: ['adventure', 'purchase'], not: { self: true } } }, 'one', {
      op: 'burn',
      card: v('one'),
    }),
    { op: 'burn', top: 'adventure', n: 3 },
    tokenHere,
  ],
});

export const ifritInvader = enemy('probe/adventure/ifrit_invader', {
  origin: 'known',
  copies: 4,
  subtype: 'elemental',
  strength: 4,
  craft: 4,
  keywords: ['fireproof'],
  approach: [tokenHere, { op: 'burn', top: 'adventure', n: 3 }],
});

/** For all, from the moment she is turned up until she leaves the board in any way. */
export const ifritSultana = enemy('probe/adventure/ifrit_sultana', {
  origin: 'known',
  subtype: 'elemental',
  strength: 7,
  craft: 7,
  keywords: ['fireproof'],
  abilities: [
    reacts(
      'heat',
      after(
        'turnBegan',
        'anyone',
        { op: 'burn', top: 'adventure', n: 1 },
        { when: { all: [begun, { card: 'this', fits: { at: 'anySpace' } }] }, forced: true },
      ),
    ),
  ],
});

export const eruption = event('probe/adventure/eruption', {
  origin: 'known',
  keywords: ['fireproof'],
  met: [
    when(
      { exists: { spaces: { tokens: 'fireland' } } },
      {
        op: 'each',
        of: { heroes: { at: { tokens: 'fireland' } } },
        as: 'who',
        actor: true,
        do: [
          lose('life'),
          choose(
            {
              cards: {
                kind: ['object', 'magicObject', 'follower', 'spell'],
                heldBy: 'me',
                not: { keyword: 'fireproof' },
              },
            },
            'burnt',
            { ask: 'card' },
          ),
          { op: 'burn', card: v('burnt') },
        ],
      },
      each(
        { heroes: { at: { not: { region: 'inner' } } } },
        'who',
        when(not({ at: { tokens: 'fireland' }, who: v('who') }), tokenAt({ spaceOf: v('who') })),
      ),
    ),
  ],
});

/** Against the tokens only, and fireproof itself: nothing that burns may be chosen of one who has no more than this. */
export const ifritCloak = object('probe/adventure/ifrit_cloak', {
  origin: 'known',
  copies: 2,
  keywords: ['fireproof'],
  abilities: [
    reacts('ward', {
      stage: 'would',
      on: 'lose',
      whose: 'mine',
      event: { what: 'life' },
      when: { source: { named: ['fireland_tokens'] } },
      forced: true,
      do: [prevent],
    }),
  ],
});
