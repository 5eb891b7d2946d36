// Followers of The Firelands.
import {
  after,
  always,
  before,
  choose,
  count,
  discard,
  follower,
  gain,
  is,
  lay,
  lose,
  mayDo,
  pay,
  pick,
  plus,
  reacts,
  stat,
  take,
  v,
  when,
} from '../../../rules/dsl';
import type { Action } from '../../../rules/vocab/ability';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { Amount, CardFilter, Cond, Selector } from '../../../rules/vocab/select';
import { safeAt } from '../../common/abilities';
import { onTheBoard, placeTerrain, returnTerrain } from '../../common/terrain';
import { burn, mine, object } from '../fire';

const known = { origin: 'known' } as const;
const id = (name: string) => `firelands/adventure/${name}`;

const lying: Selector = { cards: { from: 'adventure', at: 'here', fireproof: false } };
/** It is out of his hands then, six spaces on, for whoever finds it. */
export const boundIfrit = follower(id('bound_ifrit'), {
  ...known,
  keywords: ['fireproof'],
  abilities: [
    mayDo(
      'unleash',
      ['cardsDrawn', 'creatureMet'],
      [choose(lying, 'burnt', { ask: 'burnWhich' }), burn('burnt'), lay('this', { steps: 6, way: 'ccw' })],
      { when: { exists: lying } },
    ),
  ],
});

export const camel = follower(id('camel'), {
  ...known,
  copies: 2,
  abilities: [always(plus('objectLimit', 4)), safeAt('desert_se', 'desert_sw')],
});

const forged = (kind: 'object' | 'magicObject') => ({
  if: { exists: { cards: { ...mine({ kind, zone: 'held' }) } } },
  do: [
    choose({ cards: mine({ kind, zone: 'held' }) }, 'melted', { ask: 'burnWhich' }),
    burn('melted'),
    { op: 'search', deck: 'adventure', discards: 'only', find: { kind }, to: 'held', rest: 'stays' },
  ] as Program,
});
export const devoutBlacksmith = follower(id('devout_blacksmith'), {
  ...known,
  abilities: [
    mayDo('reforge', ['turnStart'], pick({ forge: forged('object'), enchant: forged('magicObject') }), {
      once: 'turn',
      when: { exists: { cards: mine(object) } },
    }),
  ],
});

const ofHis: Amount = { stat: 'craft', part: 'counters' };
export const loyalVizier = follower(id('loyal_vizier'), {
  ...known,
  forbidden: 'evil',
  abilities: [
    always(plus('craft', 1)),
    reacts('devotion', {
      stage: 'would',
      on: 'lose',
      whose: 'mine',
      event: { what: 'life' },
      when: { all: [is({ eventAmount: true }, '>=', stat('life')), is(ofHis, '>=', 1)] },
      forced: true,
      do: [{ op: 'prevent', most: { minus: [{ eventAmount: true }, { minus: [stat('life'), 1] }] } }, lose('craft')],
    }),
  ],
});

const takes = (what: 'strength' | 'craft') => ({
  if: is({ stat: what, part: 'counters' }, '>=', 1),
  do: [
    { op: 'lose', what, n: 1, cost: true },
    { op: 'tokens', on: 'this', kind: what, n: 1 },
  ] as Program,
});
const hasPoints: Cond = { any: [is({ stat: 'strength', part: 'counters' }, '>=', 1), is(ofHis, '>=', 1)] };
const returns = (what: 'strength' | 'craft'): Effect => gain(what, { tokens: what, on: 'this' });
const givesBack: Program = [returns('strength'), returns('craft')];
/** Wherever he goes, what he has taken stays behind. */
export const oldManOfTheSea = follower(id('old_man_of_the_sea'), {
  ...known,
  mustTake: true,
  keywords: ['cannotDitch'],
  abilities: [
    reacts(
      'drains',
      after(
        'turnBegan',
        'mine',
        when(hasPoints, pick({ strength: takes('strength'), craft: takes('craft') }), lose('life')),
        {
          when: { not: { eventIs: { on: 'turnBegan', missed: true } } },
          forced: true,
        },
      ),
    ),
    reacts('drunk', after('visited', 'mine', discard(), { event: { to: { named: 'tavern' } }, forced: true })),
    reacts(
      'gives_back',
      before('left', 'mine', givesBack, { event: { card: { self: true } }, forced: true }),
      before('burnt', 'anyone', givesBack, { event: { card: { self: true } }, forced: true }),
    ),
  ],
});

const rubble: Selector = { cards: { ...onTheBoard, named: 'ruins', in: { here: true } } };
const built = (named: string) => ({ if: is(stat('gold'), '>=', 1), do: [pay(1), placeTerrain(named)] });
export const royalMasons = follower(id('royal_masons'), {
  ...known,
  abilities: [
    mayDo(
      'build',
      ['turnEnd'],
      pick({
        clear: { if: { exists: rubble }, do: [choose(rubble, 'rubble'), returnTerrain('rubble')] },
        graveyard: built('graveyard'),
        chapel: built('chapel'),
      }),
      { once: 'turn', when: { any: [{ exists: rubble }, is(stat('gold'), '>=', 1)] } },
    ),
  ],
});

const tales: CardFilter = { on: 'this' };
const noTales: Cond = is(count({ cards: tales }), '<=', 0);
const telling = (id: string, turn: 'mine' | 'others'): Action => ({
  id,
  at: ['turnStart'],
  turn,
  once: 'turn',
  when: { exists: { cards: tales } },
  do: [
    choose({ cards: tales }, 'told', { ask: 'card' }),
    { op: 'put', card: v('told'), to: { deck: { homeOf: v('told') }, where: 'top' } },
    when(noTales, take('this', { beside: 'right' })),
  ],
});
/** Three cards lie on him whenever he comes to somebody; they are open to all. */
export const taleweaver = follower(id('taleweaver'), {
  ...known,
  carries: {},
  taken: [when(noTales, { op: 'deal', from: 'adventure', to: { on: 'this' }, n: 3, bottom: true, any: true })],
  abilities: [{ id: 'tell', actions: [telling('tell', 'mine'), telling('tell_others', 'others')] }],
});
