import { after, before, character, not, plus, reacts, v } from '../../../rules/dsl';
import type { CardFilter, Cond } from '../../../rules/vocab/select';

const captured: CardFilter = { lent: true, subtype: 'dragon', zone: 'held', heldBy: 'me' };
const rides: Cond = { exists: { cards: captured } };

export const dragonRider = character('dragon/character/dragon_rider', {
  strength: 3,
  craft: 4,
  life: 4,
  fate: 3,
  alignment: 'good',
  start: 'base/space/forest',
  origin: 'known',
  abilities: [
    { id: 'dragon_bane', static: [plus('attackRoll', 3, { when: { fight: { subtype: 'dragon' } } })] },
    reacts(
      'capture',
      before(
        'killed',
        'mine',
        { op: 'lend', card: 'eventCard' },
        { event: { fight: ['battle', 'psychic'], card: { subtype: 'dragon', at: 'anySpace' } }, when: not(rides) },
      ),
    ),
    { id: 'mounted', static: [plus('attackDice', 1, { when: rides })] },
    reacts(
      'swift',
      after(
        'rolled',
        'mine',
        [
          { op: 'number', as: 'n', from: 0, to: 3, ask: 'addHowMuch' },
          { op: 'adjustRoll', by: v('n') },
        ],
        { event: { for: 'move' }, when: rides, forced: true },
      ),
    ),
  ],
});
