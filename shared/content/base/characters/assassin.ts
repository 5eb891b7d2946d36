import { character, mayDo } from '../../../rules/dsl';

export const assassin = character('base/character/assassin', {
  strength: 3,
  craft: 3,
  life: 4,
  fate: 3,
  alignment: 'evil',
  start: 'base/space/city',
  origin: 'known',
  abilities: [
    mayDo(
      'assassinate',
      ['beforeRolls'],
      [
        { op: 'attackWith', side: 'theirs', dice: 0 },
        { op: 'reward', only: 'life' },
      ],
      {
        once: 'fight',
        when: {
          all: [{ fight: { kind: 'battle', role: 'attacker' } }, { not: { at: { named: 'crown_of_command' } } }],
        },
      },
    ),
  ],
});
