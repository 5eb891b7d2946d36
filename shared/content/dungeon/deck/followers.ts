// Followers of the Dungeon.
import {
  after,
  always,
  before,
  can,
  cannot,
  discard,
  endTurn,
  follower,
  gain,
  inBattle,
  killFollower,
  mayDo,
  plus,
  reacts,
  take,
} from '../../../rules/dsl';
import type { Cond, HeroFilter } from '../../../rules/vocab/select';
import { miner as hiredMiner } from '../../common/wares';

const known = { origin: 'known' } as const;
const inDungeon: Cond = { at: { region: 'dungeon' } };

const mine = { card: { self: true } } as const;
/** What he kills is his owner's; beaten, he dies and the turn is over, as after every fight that is lost. */
export const faithfulHound = follower('dungeon/dungeon/faithful_hound', {
  ...known,
  abilities: [
    mayDo(
      'stand_in',
      ['beforeRolls'],
      { op: 'fightInPlace', card: 'this', strength: 3 },
      { once: 'fight', group: 'standIn', turn: 'any', when: { all: [inBattle, { may: 'standIn', byCard: 'this' }] } },
    ),
    reacts(
      'falls',
      after('stoodIn', 'mine', [killFollower('this'), endTurn], { event: { ...mine, outcome: 'lost' }, forced: true }),
    ),
  ],
});

const evilHere: HeroFilter = { who: 'others', at: { here: true }, alignment: 'evil' };
const mustStrike: Cond = { exists: { heroes: evilHere } };
const strikesEvil: Cond = {
  all: [{ fight: { role: 'attacker', foe: 'character' } }, { alignment: 'evil', of: 'opponent' }],
};
/** He drives his owner against every evil character, and has done his work with the first victory. */
export const holyAvenger = follower('dungeon/dungeon/holy_avenger', {
  ...known,
  forbidden: 'evil',
  abilities: [
    {
      id: 'must_attack',
      static: [
        cannot('meetSpace', { when: mustStrike }),
        cannot('useMeetings', { when: mustStrike }),
        cannot('attack', {
          when: { all: [{ exists: { heroes: evilHere } }, { alignment: ['good', 'neutral'], of: 'it' }] },
        }),
        plus('attackRoll', 3, { when: strikesEvil }),
      ],
    },
    reacts(
      'avenged',
      after('defeated', 'mine', [gain('strength'), gain('craft'), discard()], {
        event: { foe: 'character' },
        when: { all: [{ fight: { role: 'attacker' } }, { alignment: 'evil', of: 'eventBy' }] },
        forced: true,
      }),
    ),
  ],
});

/** Out of the Dungeon he follows nobody; above he may still be won. */
export const hunchback = follower('dungeon/dungeon/hunchback', {
  ...known,
  abilities: [
    { id: 'knows_the_way', static: [can('stopShort')] },
    reacts(
      'stays_below',
      before('moved', 'mine', discard(), {
        event: { to: { not: { region: 'dungeon' } } },
        when: inDungeon,
        forced: true,
      }),
    ),
  ],
});

export const miner = follower('dungeon/dungeon/miner', hiredMiner);

export const tunnelFighter = follower('dungeon/dungeon/tunnel_fighter', {
  ...known,
  abilities: [
    always(plus('strength', 1, { when: inBattle }), plus('strength', 2, { when: { all: [inBattle, inDungeon] } })),
  ],
});

/** He goes with whoever meets his owner. */
export const wiseMan = follower('dungeon/dungeon/wise_man', {
  ...known,
  abilities: [
    always(plus('craft', 1)),
    reacts('goes_over', after('encountered', 'mine', take('this', 'eventBy'), { forced: true })),
  ],
});
