// The endings of The Firelands. Of two the names alone are known: the rest is ours (docs/adr/0034).
import { after, at, each, ending, gain, is, lose, choose, reacts, roll, stat, v, valueOf, when } from '../../rules/dsl';
import type { EndingDef } from '../../rules/vocab/definition';
import type { Amount } from '../../rules/vocab/select';
import { wins } from '../common/endings';
import { anything, burn, FIRE, fireAt, mine, onFire } from './fire';

const heroic = 13;

export const aHeroRises: EndingDef = ending('firelands/ending/a_hero_rises', {
  origin: 'known',
  reveal: 'revealed',
  goal: 'race',
  anywhere: true,
  needs: { what: 'fate', n: heroic },
  // What becomes of one who comes too early is ours: he has to come again.
  visit: [
    wins(is(stat('fate'), '>=', heroic), [
      { op: 'moveTo', to: at('base/space/plain_of_peril'), how: 'teleport', meets: false },
    ]),
  ],
  abilities: [
    reacts('glory', after('defeated', 'anyone', gain('fate'), { forced: true })),
    reacts('shame', after('beaten', 'anyone', lose('fate'), { forced: true })),
    // Whoever has all his fate and replenishes it gains 1 instead.
    {
      id: 'no_limit',
      static: [{ stat: 'fateValue', set: { most: [valueOf('fate'), { plus: [stat('fate'), 1] }] }, reach: 'everyone' }],
    },
  ],
});

const fed: Amount = { tokens: FIRE, on: 'this' };
const enough = 4;
/** It burns what is brought to it, and whoever brings nothing. */
export const crownOfFlame: EndingDef = ending('firelands/ending/crown_of_flame', {
  origin: 'ours',
  reveal: 'hidden',
  goal: 'collection',
  visit: [
    choose({ cards: mine(anything) }, 'fed', { ask: 'burnWhich' }),
    when(
      { known: 'fed' },
      [
        burn('fed'),
        { op: 'tokens', on: 'this', kind: FIRE, n: 1 },
        when(is(fed, '>=', enough), { op: 'win', who: 'me' }),
      ],
      lose('life'),
    ),
  ],
});

/** As many spaces as a die shows catch fire in each turn that is spent there, and all who stand in it are burnt. */
export const spreadingFlames: EndingDef = ending('firelands/ending/spreading_flames', {
  origin: 'ours',
  reveal: 'hidden',
  goal: 'lastAlive',
  visit: [
    roll('die'),
    {
      op: 'repeat',
      times: v('die'),
      do: [
        choose({ spaces: { not: { ...onFire } } }, 'lit', { random: true }),
        when({ known: 'lit' }, fireAt(v('lit'))),
      ],
    },
    each({ heroes: { who: 'others', at: onFire } }, 'who', lose('life', 1, v('who'))),
  ],
});
