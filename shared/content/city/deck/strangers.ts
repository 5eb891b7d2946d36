// Strangers of the City.
import {
  become,
  choose,
  discard,
  each,
  gain,
  gainTalisman,
  is,
  lay,
  lose,
  may,
  mayDo,
  missTurn,
  pay,
  payWith,
  pick,
  roll,
  stat,
  stranger,
  table,
  take,
  toad,
  untilDeclined,
  v,
  when,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { StateDef } from '../../../rules/vocab/definition';
import type { Effect } from '../../../rules/vocab/effect';
import type { Alignment, Amount, Selector } from '../../../rules/vocab/select';
import { armouryFree, emporiumFree, takesAShopCard } from '../shops/decks';

const known = { origin: 'known' } as const;
const stays = { ...known, stays: 'always' } as const;
const objects: Selector = { cards: { object: true, zone: 'held', heldBy: 'me' } };
const hasGold = (n = 1) => is(stat('gold'), '>=', n);
/** Up to three gold, as many as he likes. */
const paysUpToThree = (from: number): readonly Effect[] => [
  { op: 'number', as: 'paid', from, to: { least: [3, stat('gold')] }, ask: 'payHowMuch' },
  pay(v('paid')),
];

export const assassin = stranger('city/city/assassin', {
  ...stays,
  met: [
    may(
      'hire',
      [
        ...paysUpToThree(1),
        choose({ heroes: {} }, 'target', { ask: 'victim' }),
        lose('life', v('paid'), v('target')),
        discard(),
      ],
      { if: hasGold() },
    ),
  ],
});

export const barterer = stranger('city/city/barterer', {
  ...stays,
  met: [
    may(
      'swapForWare',
      [
        choose(objects, 'given', { ask: 'giveAway' }),
        payWith(v('given')),
        pick({ armoury: armouryFree, emporium: emporiumFree }, 'ask.shopDeck'),
      ],
      { if: { exists: objects } },
    ),
  ],
});

const handsOver: Effect = {
  op: 'each',
  of: { heroes: { who: 'others' } },
  as: 'one',
  do: [
    choose({ cards: { object: true, takeable: true, zone: 'held', heldBy: v('one') } }, 'gift', {
      ask: 'giveAway',
      who: v('one'),
    }),
    take(v('gift')),
  ],
};
export const beggarKing = stranger('city/city/beggar_king', {
  ...stays,
  keywords: ['unfriendly'],
  met: [
    ...paysUpToThree(0),
    roll('die'),
    table({ plus: [v('die'), v('paid')] }, { '1-2': toad(), '3-4': [], '5+': [handsOver, discard()] }),
  ],
});

export const cutpurse = stranger('city/city/cutpurse', {
  ...stays,
  keywords: ['unfriendly'],
  met: [
    roll('die'),
    when(is(v('die'), '>=', stat('craft')), lose('gold'), [
      gain('gold', { minus: [stat('craft'), v('die')] }),
      discard(),
    ]),
  ],
});

export const dungSweeper = stranger('city/city/dung_sweeper', {
  ...stays,
  copies: 2,
  met: [gain('gold', 3), missTurn()],
});

const gold: Amount = { tokens: 'gold', on: 'this' };
export const grifter = stranger('city/city/grifter', {
  ...stays,
  carries: {},
  met: [
    roll('die'),
    table(v('die'), {
      '1-2': [choose(objects, 'given', { ask: 'giveAway' }), { op: 'put', card: v('given'), to: { on: 'this' } }],
      '3-4': when(hasGold(), [lose('gold'), { op: 'tokens', on: 'this', kind: 'gold', n: 1 }]),
      '5-6': [each({ cards: { on: 'this' } }, 'card', take(v('card'))), gain('gold', gold), discard()],
    }),
  ],
});

const turns = (to: Alignment): Effect => when({ alignment: to }, { op: 'extraTurns', n: 1 }, become(to));
export const madcap = stranger('city/city/madcap', {
  ...stays,
  met: [roll('die'), table(v('die'), { '1-2': turns('evil'), '3-4': turns('neutral'), '5-6': turns('good') })],
});

const teaches = (name: string, what: 'strength' | 'craft') =>
  stranger(`city/city/${name}`, {
    ...stays,
    met: [may('lesson1', [pay(1), missTurn(), gain(what)], { if: hasGold() })],
  });
export const philosopher = teaches('philosopher', 'craft');
export const weaponMaster = teaches('weapon_master', 'strength');

/** From space to space, and whatever Enemy lies where he comes by goes with him. */
export const piedPiper = stranger('city/city/pied_piper', {
  ...stays,
  met: [
    roll('steps', { dice: 2, for: 'number' }),
    each(
      {
        spaces: { sameRegionAs: { spaceOfCard: 'this' }, other: true },
        nearest: { to: 'here', way: 'cw', next: v('steps') },
      },
      'space',
      [
        each({ cards: { kind: 'enemy', at: { spaceOfCard: 'this' } } }, 'enemy', lay(v('enemy'), v('space'))),
        lay('this', v('space')),
      ],
    ),
  ],
});

export const racketeer = stranger('city/city/racketeer', {
  ...stays,
  keywords: ['unfriendly'],
  met: [
    roll('die'),
    when(
      is(v('die'), '>=', stat('craft')),
      [choose(objects, 'lost', { ask: 'discardWhich' }), discard(v('lost'))],
      [takesAShopCard, discard()],
    ),
  ],
});

const deals: readonly Effect[] = [
  roll('die'),
  table(v('die'), { '1-3': [], '4-6': [gainTalisman, discard(), { op: 'set', as: 'enough', to: 1 }] }),
];
export const shadyDealer = stranger('city/city/shady_dealer', {
  ...stays,
  met: [lose('gold'), ...deals, untilDeclined('payForDie', 20, [pay(1), ...deals], hasGold())],
});

export const spendthrift = stranger('city/city/spendthrift', {
  ...stays,
  drawn: [roll('purse', { dice: 2, for: 'number' }), { op: 'tokens', on: 'this', kind: 'gold', n: v('purse') }],
  met: [
    { op: 'number', as: 'taken', from: 0, to: { least: [2, gold] }, ask: 'howMany' },
    gain('gold', v('taken')),
    { op: 'tokens', on: 'this', kind: 'gold', n: { minus: [0, v('taken')] } },
    when(is(gold, '<=', 0), discard()),
  ],
});

const kept: Selector = { cards: { on: 'this' } };
/** Before anybody draws in this turn. */
const comesTrue = (id: string, turn: 'mine' | 'others'): Ability =>
  mayDo(
    id,
    ['turnStart'],
    [
      choose(kept, 'card'),
      { op: 'put', card: v('card'), to: { deck: { homeOf: v('card') }, where: 'top' } },
      { op: 'put', card: 'this', to: 'discard' },
    ],
    { turn, when: { exists: kept } },
  );
export const tip: StateDef = {
  id: 'city/tip/tip',
  kind: 'state',
  deck: 'city/deck/tip',
  copies: 6,
  origin: 'ours',
  carries: {},
  abilities: [comesTrue('own_turn', 'mine'), comesTrue('others_turn', 'others')],
};
export const streetSage = stranger('city/city/street_sage', {
  ...stays,
  met: [
    { op: 'deal', from: 'city/deck/tip', to: 'held', as: 'mark' },
    {
      op: 'search',
      deck: 'city/deck/city',
      top: 3,
      to: { on: v('mark') },
      rest: 'discard',
      as: 'seen',
      faceDown: true,
    },
    when({ known: 'seen', equals: 'pass' }, { op: 'put', card: v('mark'), to: 'discard' }),
  ],
});

export const temporalMage = stranger('city/city/temporal_mage', {
  ...stays,
  met: [may('payForTurns', [pay(3), { op: 'extraTurns', n: 3 }], { if: hasGold(3) })],
});
