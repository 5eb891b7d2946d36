import {
  after,
  always,
  endTurn,
  follower,
  heal,
  inBattle,
  is,
  killFollower,
  mayDo,
  plus,
  reacts,
} from '../../../rules/dsl';
import { diesForHim } from '../../common/wares';

const known = { origin: 'known' } as const;

/** One of a kind of help in a fight, whatever card it is. */
export const champion = follower('frostmarch/adventure/champion', {
  ...known,
  abilities: [
    mayDo(
      'stand_in',
      ['beforeRolls'],
      { op: 'fightInPlace', card: 'this', strength: 3 },
      {
        once: 'fight',
        group: 'standIn',
        turn: 'any',
        when: { all: [inBattle, { may: 'standIn', byCard: 'this' }] },
      },
    ),
    reacts(
      'falls',
      after('stoodIn', 'mine', [killFollower('this'), endTurn], {
        event: { card: { self: true }, outcome: 'lost' },
        forced: true,
      }),
    ),
  ],
});

export const herbalist = follower('frostmarch/adventure/herbalist', {
  ...known,
  abilities: [
    reacts(
      'herbs',
      after('landed', 'mine', heal(1), {
        event: { to: { named: ['forest', 'woods'] } },
        when: is({ missing: 'life' }, '>=', 1),
      }),
    ),
  ],
});

export const hieromartyr = follower('frostmarch/adventure/hieromartyr', {
  ...known,
  abilities: [diesForHim('gives_himself')],
});

export const porter = follower('frostmarch/adventure/porter', {
  ...known,
  copies: 2,
  price: 1,
  abilities: [always(plus('objectLimit', 4))],
});
