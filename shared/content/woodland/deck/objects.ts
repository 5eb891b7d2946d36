// Objects of the Woodland.
import {
  after,
  always,
  anyMoment,
  cannot,
  discard,
  gain,
  is,
  mayDo,
  object,
  plus,
  reacts,
  replenish,
  stat,
  weapon,
} from '../../../rules/dsl';
import { namesADie } from '../../common/wares';

const known = { origin: 'known' } as const;
const id = (name: string): string => `woodland/woodland/${name}`;

export const elvenBow = object(id('elven_bow'), {
  ...known,
  ...weapon(1, [
    reacts(
      'from_afar',
      after(
        'compared',
        'mine',
        { op: 'settle', outcome: 'standOff' },
        {
          event: { outcome: 'lost' },
          when: { all: [{ inUse: 'this' }, is({ minus: [0, { margin: true }] }, '<=', 2)] },
          forced: true,
        },
      ),
    ),
  ]),
});

export const luckyCharm = object(id('lucky_charm'), { ...known, abilities: [namesADie] });

export const luckyCoin = object(id('lucky_coin'), {
  ...known,
  copies: 2,
  abilities: [
    { id: 'luck', static: [cannot('useDarkFate', { reach: 'others', when: { turnOf: 'me' } })] },
    mayDo('spend', anyMoment, [discard(), gain('gold')], { turn: 'any' }),
  ],
});

export const personalJournal = object(id('personal_journal'), {
  ...known,
  abilities: [always(plus('trophyCost', -1))],
});

export const tokenOfPromise = object(id('token_of_promise'), {
  ...known,
  abilities: [
    reacts('comforts', after('turnBegan', 'mine', replenish(1), { when: is(stat('fate'), '=', 0) })),
    mayDo('redeem', anyMoment, [discard(), gain('fate')], { turn: 'any' }),
  ],
});

export const whetstone = object(id('whetstone'), {
  ...known,
  abilities: [
    always(
      plus('strength', 1, {
        when: { exists: { cards: { class: 'weapon', zone: 'held', heldBy: 'me', where: { inUse: 'it' } } } },
      }),
    ),
  ],
});
