// Objects of the Dungeon.
import {
  always,
  anyMoment,
  before,
  can,
  discard,
  gain,
  inBattle,
  is,
  lose,
  mayDo,
  object,
  plus,
  reacts,
  roll,
  stat,
  v,
  when,
} from '../../../rules/dsl';
import type { ObjectDef } from '../../../rules/vocab/definition';
import type { Cond } from '../../../rules/vocab/select';
import { opensACasket } from '../../common/wares';

const known = { origin: 'known' } as const;
const inDungeon: Cond = { at: { region: 'dungeon' } };

export const casket = object('dungeon/dungeon/casket', { ...known, abilities: [opensACasket] });

export const chest = object('dungeon/dungeon/chest', {
  ...known,
  abilities: [
    mayDo('open', anyMoment, [
      discard(),
      roll('die'),
      when(is(v('die'), '<=', stat('craft')), gain('gold', 3), lose('life')),
    ]),
  ],
});

export const oathsOfVengeance = object('dungeon/dungeon/oaths_of_vengeance', {
  ...known,
  abilities: [
    always(
      plus('strength', 2, { when: { all: [inBattle, inDungeon] } }),
      plus('craft', 2, { when: { all: [{ fight: { kind: 'psychic' } }, inDungeon] } }),
    ),
  ],
});

const bags = (name: string, n: number, copies = 1): ObjectDef =>
  object(`dungeon/dungeon/${name}`, {
    ...known,
    ...(copies === 1 ? {} : { copies }),
    taken: [discard(), gain('gold', n)],
  });
export const twoBagsOfGold = bags('two_bags_of_gold', 2, 3);
export const threeBagsOfGold = bags('three_bags_of_gold', 3);

/** 000 FAQ Torch: in the Hall of Darkness no move is rolled for, so it helps nobody there. */
export const torch = object('dungeon/dungeon/torch', {
  ...known,
  copies: 2,
  abilities: [
    {
      id: 'light',
      static: [can('chooseMoveDie', { when: { all: [inDungeon, { not: { at: { named: 'hall_of_darkness' } } }] } })],
    },
  ],
});

/** One die or several: he says what they come to. */
export const weightedDice = object('dungeon/dungeon/weighted_dice', {
  ...known,
  abilities: [
    reacts(
      'loads',
      before(
        'rolling',
        'mine',
        [
          {
            op: 'number',
            as: 'result',
            from: { eventAmount: true },
            to: { times: [6, { eventAmount: true }] },
            ask: 'rollResult',
          },
          { op: 'showDice', total: v('result') },
          discard(),
        ],
        { event: { for: ['move', 'attack'] } },
      ),
    ),
  ],
});
