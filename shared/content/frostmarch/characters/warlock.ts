import { after, character, count, discard, gainSpell, is, reacts } from '../../../rules/dsl';
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
    // A ware in the Talisman's place, which goes back to its deck.
    reacts(
      'ware_for_talisman',
      after('taken', 'mine', [discard('eventCard'), anyWare], {
        event: { card: { named: 'talisman' } },
        when: { source: { kind: 'quest' } },
      }),
    ),
  ],
});
