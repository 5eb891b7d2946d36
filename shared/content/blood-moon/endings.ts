// The endings of The Blood Moon. Of the Blood Moon Werewolf the name alone is known: the rest is ours (docs/adr/0031).
import {
  after,
  before,
  count,
  cannot,
  choose,
  each,
  ending,
  gain,
  is,
  lose,
  may,
  meeting,
  not,
  prevent,
  reacts,
  stat,
  take,
  v,
  when,
  become,
} from '../../rules/dsl';
import type { EndingDef } from '../../rules/vocab/definition';
import type { Amount, CardFilter, Selector } from '../../rules/vocab/select';
import { foeWithLives } from '../common/endings';
import { turnedTo } from './time';
import { rollsOnHisChart } from './werewolf';

export const horribleBlackVoid: EndingDef = ending('blood-moon/ending/horrible_black_void', {
  origin: 'known',
  reveal: 'hidden',
  goal: 'lastAlive',
  anywhere: true,
  // Before he has reached the Crown: his player may begin anew, and from then on what is printed there holds.
  abilities: [
    reacts(
      'void',
      after(
        'turnedOver',
        'anyone',
        [
          each({ cards: { heldBy: 'me' } }, 'his', { op: 'remove', card: v('his') }),
          lose('gold', 'all'),
          { op: 'remove', card: 'this' },
          { op: 'kill', who: 'me' },
        ],
        { event: { card: { self: true } }, forced: true },
      ),
    ),
  ],
});

/** He has three lives, and whom he beats rolls on the chart of his kind. */
export const bloodMoonWerewolf: EndingDef = ending('blood-moon/ending/blood_moon_werewolf', {
  origin: 'ours',
  reveal: 'hidden',
  goal: 'foe',
  lives: 3,
  visit: foeWithLives({ strength: 11, name: 'blood_moon_werewolf', subtype: 'monster', lost: rollsOnHisChart() }),
});

const light: Amount = { tokens: 'fate', on: 'this' };
const goods: CardFilter = { kind: ['object', 'magicObject', 'follower'], zone: 'held', takeable: true };
const mine: Selector = { cards: { ...goods, heldBy: 'me' } };
const his: Selector = { cards: { ...goods, heldBy: v('other') } };
/** Gold, Objects and Followers go over as both like. */
const exchanges = meeting('exchanges', [
  choose(mine, 'given', { ask: 'giveAway', min: 0, max: count(mine) }),
  choose(his, 'taken', { ask: 'take', min: 0, max: count(his) }),
  when({ known: 'taken' }, take(v('taken'))),
  when({ known: 'given' }, take(v('given'), v('other'))),
  { op: 'number', as: 'gold', from: 0, to: stat('gold'), ask: 'giveGold' },
  when(is(v('gold'), '>=', 1), [lose('gold', v('gold')), gain('gold', v('gold'), v('other'))]),
]);

/** All win together, or nobody does. */
export const lightbearers: EndingDef = ending('blood-moon/ending/lightbearers', {
  origin: 'known',
  reveal: 'revealed',
  goal: 'race',
  begins: [become('good'), { op: 'tokens', on: 'this', kind: 'fate', n: 2 }],
  arrive: [{ op: 'win', all: {} }],
  abilities: [
    { id: 'together', static: [cannot('attack', { reach: 'everyone' })] },
    reacts('stays_good', {
      stage: 'would',
      on: 'alignment',
      whose: 'anyone',
      when: { alignment: 'good' },
      forced: true,
      do: [prevent, lose('life')],
    }),
    // Whoever comes in the place of a dead one is good, too.
    reacts('kindles', after('turnBegan', 'anyone', become('good'), { when: not({ alignment: 'good' }), forced: true })),
    reacts(
      'goes_out',
      after(
        'turnedOver',
        'anyone',
        [{ op: 'tokens', on: 'this', kind: 'fate', n: -1 }, when(is(light, '<=', 0), { op: 'allLose' })],
        { event: turnedTo('night'), forced: true },
      ),
    ),
    reacts(
      'fights_beside',
      before(
        'diceBegin',
        'anyone',
        {
          op: 'each',
          of: { heroes: { who: 'others', at: { here: true } } },
          as: 'helper',
          actor: true,
          do: [
            may(
              'aid',
              when(
                { fight: { of: 'eventHero', kind: 'battle' } },
                { op: 'score', side: 'mine', add: stat('strength'), who: 'eventHero' },
                { op: 'score', side: 'mine', add: stat('craft'), who: 'eventHero' },
              ),
            ),
          ],
        },
        { when: { fight: { foe: 'creature' } }, forced: true },
      ),
    ),
    exchanges,
  ],
});
