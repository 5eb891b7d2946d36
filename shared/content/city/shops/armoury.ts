// Cards of the Armoury.
import {
  after,
  before,
  cannot,
  discard,
  is,
  mayDo,
  object,
  pay,
  pick,
  plus,
  prevent,
  reacts,
  roll,
  stat,
  v,
  weapon,
  when,
} from '../../../rules/dsl';
import type { ObjectDef } from '../../../rules/vocab/definition';
import type { Cond } from '../../../rules/vocab/select';

const two = { origin: 'known', copies: 2 } as const;
const inHand: Cond = { inUse: 'this' };

export const stiletto: ObjectDef = object('city/armoury/stiletto', { ...two, ...weapon(1) });
export const greatsword: ObjectDef = object('city/armoury/greatsword', { ...two, ...weapon(2) });

/** No Armour holds against it. */
export const battleAxe: ObjectDef = object('city/armoury/battle_axe', {
  ...two,
  ...weapon(3, [
    {
      id: 'cleaves',
      static: [cannot('useArmour', { reach: { where: { same: ['it', 'opponent'] } }, when: inHand })],
    },
  ]),
});

export const bow: ObjectDef = object('city/armoury/bow', {
  ...two,
  weapon: true,
  abilities: [
    mayDo(
      'shoot',
      ['beforeRolls'],
      [
        roll('die'),
        { op: 'score', side: 'mine', add: v('die') },
        pick({ pay: { if: is(stat('gold'), '>=', 1), do: pay(1) }, discard: discard() }),
      ],
      { once: 'fight', turn: 'any', when: { all: [{ fight: { kind: 'battle' } }, inHand] } },
    ),
  ],
});

/** Both dice count; of a double the opponent's own roll does not. */
export const flail: ObjectDef = object('city/armoury/flail', {
  ...two,
  weapon: true,
  abilities: [
    reacts(
      'swings',
      before(
        'diceBegin',
        'anyone',
        { op: 'attackWith', side: 'mine', dice: 2, keep: 'all' },
        { when: inHand, forced: true },
      ),
    ),
    reacts(
      'double',
      after(
        'rolled',
        'mine',
        { op: 'score', side: 'theirs', add: { minus: [0, { attackDie: 'theirs' }] } },
        { event: { for: 'attack', doubles: true }, when: inHand, forced: true },
      ),
    ),
  ],
});

const wornNow: Cond = { may: 'useArmour', byCard: 'this' };
/** It is worn like any Armour, and may turn a defeat aside before a life is lost, or a reward is taken. */
export const fullPlate: ObjectDef = object('city/armoury/full_plate', {
  ...two,
  armour: [],
  abilities: [
    { id: 'heavy', static: [plus('strength', 1, { when: { all: [{ fight: { kind: 'battle' } }, wornNow] } })] },
    reacts('holds', {
      stage: 'would',
      on: 'beaten',
      whose: 'mine',
      event: { fight: 'battle' },
      when: wornNow,
      once: 'fight',
      group: 'armour',
      do: [
        roll('save', { for: 'armour' }),
        when(is(v('save'), '>=', 4), [prevent, { op: 'settle', outcome: 'standOff' }]),
      ],
    }),
  ],
});
