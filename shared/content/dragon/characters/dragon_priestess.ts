import { after, cannot, character, choose, count, mayDo, missTurn, payWith, reacts, v } from '../../../rules/dsl';
import type { CardFilter } from '../../../rules/vocab/select';
import { templePrayer, templeRows } from '../../common/charts';

const cultist: CardFilter = { inFight: true, subtype: 'cultist' };
const followers: CardFilter = { kind: 'follower', zone: 'held', heldBy: 'me' };
const mine: CardFilter = { kind: ['follower', 'object', 'magicObject', 'spell'], heldBy: 'me' };

export const dragonPriestess = character('dragon/character/dragon_priestess', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 5,
  alignment: 'evil',
  start: 'base/space/temple',
  spells: 2,
  origin: 'known',
  abilities: [
    mayDo(
      'cultists',
      ['creatureMet'],
      [
        choose({ cards: cultist }, 'one'),
        { op: 'removeFoe', card: v('one'), how: 'left' },
        { op: 'lend', card: v('one') },
      ],
      { when: { exists: { cards: cultist } } },
    ),
    // As many points as Followers lend her their voices.
    reacts(
      'ritual_prayer',
      after(
        'rolled',
        'mine',
        [
          { op: 'number', as: 'n', from: 0, to: count({ cards: followers }), ask: 'addHowMuch' },
          { op: 'adjustRoll', by: v('n') },
        ],
        { event: { for: 'pray' }, when: { exists: { cards: followers } }, forced: true },
      ),
    ),
    mayDo(
      'ritual',
      ['creatureMet'],
      [
        choose({ cards: mine }, 'given', { ask: 'discardWhich' }),
        payWith(v('given')),
        choose({ cards: { inFight: true, subtype: 'dragon' } }, 'one'),
        { op: 'removeFoe', card: v('one'), how: 'left' },
        ...templePrayer({ ...templeRows, '5': missTurn() }),
      ],
      { when: { all: [{ fight: { subtype: 'dragon' } }, { exists: { cards: mine } }] } },
    ),
    { id: 'beloved', static: [cannot('sufferRage')] },
  ],
});
