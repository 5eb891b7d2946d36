// What no Spell does anything to in a Region, whoever casts it. It is in no deck of the trial set.
import { before, cannot, magicObject, reacts } from '../../rules/dsl';
import type { Cond } from '../../rules/vocab/select';

const inside: Cond = { at: { region: 'inner' } };

export const spellboundTalisman = magicObject('probe/talisman/spellbound_talisman', {
  origin: 'known',
  copies: 0,
  encounter: 5,
  keywords: ['talisman'],
  abilities: [
    { id: 'no_target', static: [cannot('beTargeted', { when: inside })] },
    reacts(
      'unaffected',
      before(
        'cast',
        'anyone',
        { op: 'spare', by: 'eventCard' },
        { event: { card: { kind: 'spell' } }, when: inside, forced: true },
      ),
    ),
  ],
});
