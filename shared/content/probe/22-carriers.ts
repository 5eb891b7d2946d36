// Objects that carry others: room for more, and a place from which nothing is taken.
import { always, magicObject, object, plus } from '../../rules/dsl';
import { pouchAbilities } from '../common/wares';

/** Eight more, as long as it is there and may be used: the surplus is laid down by the check of what is carried. */
export const bagOfHolding = magicObject('probe/treasure/bag_of_holding', {
  origin: 'known',
  abilities: [always(plus('objectLimit', 8))],
});

export const concealedPouch = object('probe/adventure/concealed_pouch', {
  origin: 'known',
  keywords: ['trinket'],
  ...pouchAbilities('concealed_pouch'),
});

/** Must be kept as long as anything else can be laid down. */
export const hairShirt = object('probe/treasure/hair_shirt', {
  origin: 'ours',
  keywords: ['cursed'],
  abilities: [always(plus('craft', -1))],
});
