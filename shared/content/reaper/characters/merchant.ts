import {
  after,
  character,
  choose,
  count,
  each,
  gain,
  is,
  may,
  mayDo,
  meeting,
  pay,
  payWith,
  reacts,
  shop,
  stat,
  take,
  v,
} from '../../../rules/dsl';
import type { Program } from '../../../rules/vocab/effect';
import type { CardFilter, Selector } from '../../../rules/vocab/select';

const bribable: CardFilter = { inFight: true, subtype: ['dragon', 'monster'], evadable: true };
const mine: Selector = { cards: { object: true, zone: 'held', heldBy: 'me' } };
const his: CardFilter = { object: true, zone: 'held', takeable: true };

const wares = ['sword', 'helmet', 'water_bottle', 'shield', 'mule', 'raft', 'axe', 'armour'];
const sells = (kind: 'object' | 'magicObject', gold: number): Program => {
  const all: Selector = { cards: { kind, zone: 'held', heldBy: 'me' } };
  return [
    choose(all, `${kind}s`, { ask: 'sell', min: 0, max: count(all) }),
    { op: 'set', as: `n_${kind}`, to: v(`${kind}s`) },
    payWith(v(`${kind}s`)),
    gain('gold', { times: [gold, v(`n_${kind}`)] }),
  ];
};
const deals: Program = [
  may(
    'swapForWare',
    [
      choose(mine, 'given'),
      payWith(v('given')),
      shop(Object.fromEntries(wares.map((name) => [name, 0])), { free: true, most: 1 }),
    ],
    { if: { exists: mine } },
  ),
  may('sellToMarket', [...sells('object', 1), ...sells('magicObject', 3)], { if: { exists: mine } }),
];

export const merchant = character('reaper/character/merchant', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 4,
  gold: 5,
  alignment: 'neutral',
  start: 'base/space/city',
  origin: 'known',
  abilities: [
    mayDo(
      'bribe',
      ['creatureMet'],
      [pay(1), each({ cards: bribable }, 'bribed', { op: 'removeFoe', card: v('bribed'), how: 'evaded' })],
      {
        when: { all: [{ exists: { cards: bribable } }, is(stat('gold'), '>=', 1)] },
      },
    ),
    meeting(
      'trade',
      [
        choose(mine, 'given', { ask: 'giveAway' }),
        choose({ cards: { ...his, heldBy: v('other') } }, 'taken'),
        take(v('taken')),
        take(v('given'), v('other')),
      ],
      { when: { all: [{ exists: mine }, { exists: { cards: { ...his, heldBy: 'it' } } }] } },
    ),
    reacts(
      'deals',
      after('visited', 'mine', deals, { event: { to: { named: 'village' } }, when: { exists: mine } }),
      after('encounteredBy', 'mine', deals, {
        event: { card: { named: ['market', 'market_day'] } },
        when: { exists: mine },
      }),
    ),
  ],
});
