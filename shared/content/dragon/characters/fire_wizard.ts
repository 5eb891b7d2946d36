import { cannot, character, gainSpell, inBattle, is, lose, mayDo, roll, stat, v, when } from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import type { Amount } from '../../../rules/vocab/select';
import { hasRoom } from '../../common/abilities';
import { choosesFoe, severalFoes } from '../../common/spells';

/** He has thrown his fire away, and fights on without a die. */
const spent: Effect = { op: 'attackWith', side: 'mine', dice: 0 };

const heat: Amount = { plus: [v('die'), stat('craft')] };
const burns: Effect = { op: 'removeFoe', card: v('one'), how: 'slain' };

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
    mayDo(
      'pyroblast',
      ['beforeRolls'],
      [
        when(severalFoes, choosesFoe),
        roll('die'),
        when(
          { all: [severalFoes, is(heat, '>', { power: 'strength', on: v('one') })] },
          burns,
          when(
            { all: [{ fight: { foe: 'creature' } }, is(heat, '>', { foe: 'strength' })] },
            [choosesFoe, when({ known: 'one' }, burns, { op: 'settle', outcome: 'won' })],
            when(
              { all: [{ fight: { foe: 'character' } }, is(heat, '>', stat('strength', 'opponent'))] },
              [lose('life', 1, 'opponent'), { op: 'settle', outcome: 'standOff' }],
              spent,
            ),
          ),
        ),
      ],
      { once: 'fight', turn: 'any', when: inBattle },
    ),
    { id: 'fireproof', static: [cannot('sufferBreath')] },
  ],
});
