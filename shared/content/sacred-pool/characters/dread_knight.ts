import { after, character, gainSpell, reacts } from '../../../rules/dsl';
import { STABLES } from '../../common/stables';
import { remounts } from './remounts';
import { hasRoom } from '../../common/abilities';

export const dreadKnight = character('sacred-pool/character/dread_knight', {
  strength: 2,
  craft: 3,
  life: 4,
  fate: 1,
  alignment: 'evil',
  start: 'base/space/graveyard',
  objects: [{ named: 'warhorse', from: STABLES }],
  origin: 'known',
  abilities: [
    remounts('warhorse', 'graveyard'),
    reacts(
      'dark_reward',
      after('killed', 'mine', gainSpell(), {
        event: { card: { kind: 'enemy' } },
        when: hasRoom,
        // 000 FAQ Dark Cultist Q2: one gift for Enemies that fought as one.
        once: 'fight',
      }),
    ),
  ],
});
