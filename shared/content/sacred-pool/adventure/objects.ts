import {
  after,
  anyMoment,
  discard,
  gain,
  gainTalisman,
  is,
  lose,
  mayDo,
  object,
  reacts,
  roll,
  shop,
  table,
  v,
  when,
} from '../../../rules/dsl';

const known = { origin: 'known' } as const;

export const gildedCompass = object('sacred-pool/adventure/gilded_compass', {
  ...known,
  abilities: [
    reacts(
      'compass',
      after(
        'rolled',
        'mine',
        { op: 'adjustRoll', by: -1 },
        { event: { for: 'move' }, when: is({ eventAmount: true }, '>=', 2) },
      ),
    ),
  ],
});

/** Any Object of the Purchase deck: a Mule is none. */
const anyPurchase = shop(
  { sword: 0, helmet: 0, water_bottle: 0, shield: 0, raft: 0, axe: 0, armour: 0 },
  { free: true, most: 1 },
);
export const treasureChest = object('sacred-pool/adventure/treasure_chest', {
  ...known,
  copies: 2,
  abilities: [
    mayDo('open', anyMoment, [
      discard(),
      roll('die'),
      { op: 'set', as: 'more', to: 0 },
      when({ has: { named: 'treasure_map' } }, { op: 'number', as: 'more', from: 0, to: 3, ask: 'addHowMuch' }),
      table(
        { plus: [v('die'), v('more')] },
        { '1-2': lose('life'), '3-4': gain('gold', 2), '5': anyPurchase, '6+': gainTalisman },
      ),
    ]),
  ],
});

export const treasureMap = object('sacred-pool/adventure/treasure_map', {
  ...known,
  copies: 2,
  abilities: [
    reacts('finds', after('cardDrawn', 'mine', gain('gold'), { event: { card: { object: true, from: 'adventure' } } })),
    reacts('sold', after('visited', 'mine', [discard(), gain('gold', 2)], { event: { to: { named: 'ruins' } } })),
  ],
});
