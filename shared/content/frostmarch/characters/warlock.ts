import { after, character, count, gainSpell, is, prevent, reacts } from '../../../rules/dsl';
import { anyWare } from '../../common/shops';

export const warlock = character('frostmarch/character/warlock', {
  strength: 2,
  craft: 5,
  life: 4,
  fate: 1,
  alignment: 'neutral',
  start: 'base/space/warlocks_cave',
  spells: 2,
  origin: 'known',
  abilities: [
    reacts(
      'full_spells',
      after('turnBegan', 'mine', gainSpell('limit'), {
        when: is({ minus: [{ stat: 'spellLimit' }, count({ cards: { zone: 'hand', heldBy: 'me' } })] }, '>=', 1),
      }),
    ),
    reacts('ware_for_talisman', { stage: 'would', on: 'questDone', whose: 'mine', do: [prevent, anyWare] }),
  ],
});
