import { cannot, character, each, gainSpell, inBattle, is, lose, mayDo, roll, stat, v, when } from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import { hasRoom } from '../../common/abilities';

/** He has thrown his fire away, and fights on without a die. */
const spent: Effect = { op: 'attackWith', side: 'mine', dice: 0 };

export const fireWizard = character('dragon/character/fire_wizard', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 3,
  alignment: 'neutral',
  start: 'base/space/sentinel',
  origin: 'known',
  abilities: [
    mayDo('gains_spell', ['turnStart'], gainSpell(), { once: 'turn', when: hasRoom }),
    // Of several creatures it strikes all, or none.
    mayDo(
      'pyroblast',
      ['beforeRolls'],
      [
        roll('die'),
        when(
          is({ plus: [v('die'), stat('craft')] }, '<=', { foe: 'strength' }),
          spent,
          when(
            { fight: { foe: 'creature' } },
            each({ cards: { inFight: true } }, 'burnt', { op: 'removeFoe', card: v('burnt'), how: 'slain' }),
            [lose('life', 1, 'opponent'), { op: 'settle', outcome: 'standOff' }],
          ),
        ),
      ],
      { once: 'fight', turn: 'any', when: inBattle },
    ),
    { id: 'fireproof', static: [cannot('sufferBreath')] },
  ],
});
