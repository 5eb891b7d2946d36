import { after, character, choose, gain, reacts, teleport, v } from '../../../rules/dsl';
import { optionalRoll } from '../../common/abilities';

const elsewhere = { spaces: { region: 'mine', other: true } } as const;

export const leprechaun = character('frostmarch/character/leprechaun', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 3,
  alignment: 'neutral',
  start: 'base/space/forest',
  spells: 2,
  origin: 'known',
  abilities: [
    optionalRoll('forest'),
    reacts('pot_of_gold', after('landed', 'mine', gain('gold', 3), { event: { to: { named: 'woods' } } })),
    reacts(
      'rainbow',
      after('rolled', 'mine', [choose(elsewhere, 'to'), teleport(v('to'))], { event: { for: 'move', natural: [6] } }),
    ),
  ],
});
