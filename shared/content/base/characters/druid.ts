import { after, character, gainSpell, reacts } from '../../../rules/dsl';
import { choosesAlignment } from '../../common/abilities';
import type { Cond } from '../../../rules/vocab/select';

const hasRoom: Cond = {
  is: [{ minus: [{ stat: 'spellLimit' }, { count: { cards: { zone: 'hand', heldBy: 'me' } } }] }, '>=', 1],
};

export const druid = character('base/character/druid', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 4,
  alignment: 'neutral',
  start: 'base/space/forest',
  spells: 1,
  origin: 'known',
  abilities: [
    choosesAlignment,
    // On landing, and again after a card without number (Hex) has struck: the order is his (D Simultaneous Effects).
    reacts(
      'woods_spells',
      after('landed', 'mine', gainSpell('limit'), { event: { to: { named: 'woods' } }, when: hasRoom }),
      after('encounteredBy', 'mine', gainSpell('limit'), { when: { all: [{ at: { named: 'woods' } }, hasRoom] } }),
    ),
  ],
});
