// Objects that carry others: room for more, and a place from which nothing is taken.
import { always, cannot, choose, each, is, magicObject, mayDo, object, plus, v } from '../../rules/dsl';
import type { CardFilter } from '../../rules/vocab/select';

/** Eight more, as long as it is there and may be used: the surplus is laid down by the check of what is carried. */
export const bagOfHolding = magicObject('probe/treasure/bag_of_holding', {
  origin: 'known',
  abilities: [always(plus('objectLimit', 8))],
});

const stowed: CardFilter = {
  zone: 'held',
  heldBy: 'me',
  object: true,
  where: is({ tokens: 'stowed', on: 'it' }, '>=', 1),
};
const pouch: CardFilter = { zone: 'held', heldBy: 'me', named: 'concealed_pouch' };
const takenOut = each({ cards: stowed }, 'one', { op: 'tokens', on: v('one'), kind: 'stowed', n: -1 });

/** Takes no room of its own and holds one; neither can be taken from its owner, but what he loses is lost. */
export const concealedPouch = object('probe/adventure/concealed_pouch', {
  origin: 'known',
  keywords: ['trinket'],
  taken: [takenOut],
  abilities: [
    always(
      plus('objectLimit', 1),
      cannot('haveCard', { card: pouch, reach: 'others' }),
      cannot('haveCard', { card: stowed, reach: 'others' }),
    ),
    mayDo(
      'stow',
      ['turnStart', 'turnEnd'],
      [
        choose({ cards: { object: true, zone: 'held', heldBy: 'me', not: { named: 'concealed_pouch' } } }, 'object', {
          ask: 'card',
        }),
        takenOut,
        { op: 'tokens', on: v('object'), kind: 'stowed', n: 1 },
      ],
      {
        once: 'turn',
        when: { exists: { cards: { object: true, zone: 'held', heldBy: 'me', not: { named: 'concealed_pouch' } } } },
      },
    ),
  ],
});

/** Must be kept as long as anything else can be laid down. */
export const hairShirt = object('probe/treasure/hair_shirt', {
  origin: 'ours',
  keywords: ['cursed'],
  abilities: [always(plus('craft', -1))],
});
