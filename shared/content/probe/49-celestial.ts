// An attack in psychic combat on some characters alone, and what such a victory brings in place of a reward.
import { after, always, can, character, gain, lose, prevent, reacts, replenish } from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { Alignment } from '../../rules/vocab/select';

const others: readonly Alignment[] = ['evil', 'neutral'];
const staysGood = (id: string, alignment: Alignment, ...more: readonly ReturnType<typeof lose>[]): Ability =>
  reacts(id, {
    stage: 'would',
    on: 'alignment',
    whose: 'mine',
    event: { alignment },
    do: [prevent, ...more],
    forced: true,
  });

export const celestial = character('probe/character/celestial', {
  strength: 4,
  craft: 0,
  life: 4,
  fate: 4,
  alignment: 'good',
  start: 'base/space/chapel',
  origin: 'known',
  abilities: [
    staysGood('never_neutral', 'neutral'),
    staysGood('never_evil', 'evil', lose('life')),
    always({ stat: 'craftValue', set: { stat: 'fate' } }),
    reacts('prays', after('rolled', 'mine', [prevent, replenish(1)], { event: { for: 'pray' } })),
    reacts('grace', after('gain', 'mine', gain('fate'), { event: { what: 'life' } })),
    reacts('grace_healed', after('heal', 'mine', replenish(1))),
    {
      id: 'smite',
      static: [can('psychicAttack', { when: { alignment: others, of: 'it' } })],
      triggers: [
        {
          id: 'smite',
          ...after(
            'fightBegan',
            'mine',
            { op: 'reward', do: [lose('fate', 1, 'opponent')] },
            {
              when: {
                all: [
                  { fight: { kind: 'psychic', role: 'attacker', foe: 'character' } },
                  { alignment: others, of: 'opponent' },
                ],
              },
              forced: true,
            },
          ),
        },
      ],
    },
  ],
});
