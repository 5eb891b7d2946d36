// Fate that is paid for another roll names what the die shows instead.
import { before, reacts, v } from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';

export const namesTheRoll: Ability = reacts(
  'names_it',
  before(
    'rolling',
    'mine',
    [
      { op: 'number', as: 'shown', from: 1, to: 6, ask: 'whichNumber' },
      { op: 'showDice', total: v('shown') },
    ],
    { event: { for: 'fate' } },
  ),
);
