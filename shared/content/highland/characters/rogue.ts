import { can, character, mayDo, reacts, roll, stat, v } from '../../../rules/dsl';

export const rogue = character('highland/character/rogue', {
  strength: 3,
  craft: 3,
  life: 4,
  fate: 4,
  alignment: 'neutral',
  start: 'base/space/tavern',
  origin: 'known',
  abilities: [
    mayDo(
      'fights_several',
      ['beforeRolls'],
      [roll('more', { for: 'attack' }), { op: 'score', side: 'mine', add: v('more') }],
      {
        once: 'fight',
        turn: 'any',
        when: { fight: { foe: 'creature', foes: 'several' } },
      },
    ),
    reacts('cleans_out', {
      stage: 'would',
      on: 'lose',
      whose: 'others',
      event: { what: 'gold', reward: true },
      when: { same: ['eventBy', 'me'] },
      do: [{ op: 'replaceAmount', by: { minus: [stat('gold', 'eventHero'), 1] } }],
    }),
    // In the Village it is the Mystic who has one roll, in the City the Enchantress.
    {
      id: 'two_dice',
      static: [can('chooseDie', { when: { source: { named: ['tavern', 'village', 'city'] } } })],
    },
  ],
});
