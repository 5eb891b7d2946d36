// The ending of The Firelands that needs none of its cards.
import { after, at, ending, gain, is, lose, reacts, stat, valueOf } from '../../rules/dsl';
import type { EndingDef } from '../../rules/vocab/definition';
import { wins } from '../common/endings';

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
