import { character, choose, mayDo, v } from '../../../rules/dsl';
import { evadesIn, optionalRoll } from '../../common/abilities';

export const elf = character('base/character/elf', {
  strength: 3,
  craft: 4,
  life: 4,
  fate: 3,
  alignment: 'good',
  start: 'base/space/forest',
  origin: 'known',
  abilities: [
    optionalRoll('forest'),
    evadesIn('woods'),
    mayDo(
      'woods_step',
      ['turnStart'],
      [
        choose({ spaces: { named: 'woods', region: 'mine', other: true } }, 'to'),
        { op: 'moveTo', to: v('to'), how: 'move' },
      ],
      {
        instead: 'roll',
        when: {
          all: [{ at: { named: 'woods' } }, { exists: { spaces: { named: 'woods', region: 'mine', other: true } } }],
        },
      },
    ),
  ],
});
