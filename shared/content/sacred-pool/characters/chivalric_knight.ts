import { before, after, cannot, character, is, missTurn, reacts, stat, valueOf } from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import { STABLES } from '../../common/stables';
import { drawsAReward } from '../rewards/deck';
import { remounts } from './remounts';

/** Where the Enemy falls he is rewarded as for a quest. */
const rewarded: Effect = {
  op: 'grant',
  ability: reacts(
    'rewarded',
    after('killed', 'others', drawsAReward, { event: { fight: 'battle' }, once: 'fight', forced: true }),
  ),
  until: 'fight',
};

export const chivalricKnight = character('sacred-pool/character/chivalric_knight', {
  strength: 3,
  craft: 3,
  life: 4,
  fate: 2,
  alignment: 'good',
  start: 'base/space/castle',
  objects: [{ named: 'riding_horse', from: STABLES }],
  origin: 'known',
  abilities: [
    remounts('riding_horse', 'castle'),
    reacts(
      'aid',
      before(
        'diceBegin',
        'others',
        [
          { op: 'moveTo', to: { spaceOf: 'eventHero' }, how: 'teleport', meets: false },
          { op: 'score', side: 'mine', add: valueOf('strength'), who: 'eventHero' },
          rewarded,
          missTurn(),
        ],
        {
          event: { fight: 'battle' },
          when: {
            all: [
              { fight: { of: 'eventHero', kind: 'battle', foeCards: { kind: 'enemy' } } },
              { at: { region: 'mine' }, who: 'eventHero' },
            ],
          },
        },
      ),
    ),
    {
      id: 'no_bully',
      static: [
        cannot('attack', {
          when: {
            all: [
              { not: { at: { named: 'crown_of_command' } } },
              is(stat('strength', 'it'), '<', stat('strength', 'me')),
            ],
          },
        }),
      ],
    },
  ],
});
