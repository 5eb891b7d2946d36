// Paths that allow, forbid or answer something on the way.
import {
  after,
  always,
  can,
  cannot,
  choose,
  count,
  each,
  endTurn,
  gain,
  gainSpell,
  heal,
  is,
  lose,
  mayDo,
  never,
  not,
  pay,
  payWith,
  pick,
  reacts,
  replenish,
  stat,
  v,
  when,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { Amount, FateSide, Selector } from '../../../rules/vocab/select';
import { gainDestiny, replenishFate } from '../fate';
import { beats, destinyFor } from './ends';
import { emerges, emergesAt, path } from './path';
import { hasRoom } from '../../common/abilities';

export const pathOfFortune = path('path_of_fortune', {
  travel: [reacts('finds', after('rolled', 'mine', gain('gold'), { event: { for: 'move', natural: [4, 5, 6] } }))],
  end: [destinyFor(is(stat('gold'), '>=', { price: 5 }), [pay(5)])],
});

const lacksFate = is({ missing: 'fate' }, '>=', 1);
const brings = (side: FateSide): Ability =>
  mayDo('fate', ['turnStart'], replenishFate(side), { once: 'turn', when: lacksFate });
const withOwn = (side: FateSide): Amount => ({ plus: [7, { fateSide: side }] });
export const pathOfTheSeelie = path('path_of_the_seelie', {
  travel: [brings('light')],
  end: beats({ strength: withOwn('light'), name: 'oberon' }),
});
export const pathOfTheUnseelie = path('path_of_the_unseelie', {
  travel: [brings('dark')],
  end: beats({ craft: withOwn('dark'), name: 'titania' }),
});

export const pathOfRespite = path('path_of_respite', {
  travel: [
    mayDo('rests', ['turnStart'], [heal(2), endTurn], { instead: 'move', when: is({ missing: 'life' }, '>=', 1) }),
  ],
  end: [lose('life', { minus: [stat('life'), 1] }), gainDestiny, emergesAt('base/space/tavern')],
});

const held: Selector = { cards: { kind: 'spell', zone: 'hand' } };
export const runeboundPath = path('runebound_path', {
  travel: [always(cannot('castSpell'), cannot('beTargeted'))],
  end: [
    { op: 'set', as: 'spells', to: count(held) },
    each({ heroes: {} }, 'one', { op: 'discardSpells', n: 'all', who: v('one') }),
    when(is(v('spells'), '>=', 3), gainDestiny),
    choose({ spaces: { named: 'runes' } }, 'to', { ask: 'where' }),
    emerges(v('to')),
  ],
});

const mine: Selector = { cards: { kind: 'spell', zone: 'hand', heldBy: 'me' } };
export const mysticPath = path('mystic_path', {
  travel: [
    mayDo('spell', ['turnStart'], gainSpell(), { once: 'turn', when: { all: [not({ exists: mine }), hasRoom] } }),
  ],
  // So many that he has to choose which ones he keeps.
  end: beats({ craft: 6, name: 'queen_mab' }, [{ op: 'deal', from: 'spell', to: 'hand', n: 3 }]),
});

export const secretPath = path('secret_path', {
  travel: [
    always(
      can('evade', {
        when: {
          all: [
            { fight: { foe: 'creature' } },
            { any: [is({ foe: 'strength' }, '>=', 5), is({ foe: 'craft' }, '>=', 5)] },
          ],
        },
      }),
    ),
  ],
  end: [choose({ spaces: { named: 'woods', not: { region: 'woodland' } } }, 'to', { ask: 'where' }), emerges(v('to'))],
});

export const illFatedPath = path('ill_fated_path', {
  travel: [reacts('denied', never('gain', 'mine', { event: { what: 'fate' } }), never('replenish', 'mine'))],
  end: [when(is(stat('fate'), '>=', stat('fateValue')), gainDestiny)],
});
export const vilePath = path('vile_path', {
  travel: [reacts('denied', never('gain', 'mine', { event: { what: 'life' } }), never('heal', 'mine'))],
  end: [when(is(stat('life'), '>=', stat('lifeValue')), gainDestiny), emergesAt('base/space/cursed_glade')],
});

const trophies: Selector = { cards: { zone: 'trophy', heldBy: 'me' } };
export const pathOfGlory = path('path_of_glory', {
  travel: [
    reacts(
      'glory',
      after('defeated', 'mine', pick({ heal: heal(1), replenish: replenish(1) }), {
        event: { fight: 'battle' },
        forced: true,
      }),
    ),
  ],
  end: [destinyFor(is(count(trophies), '>=', 3), [choose(trophies, 'given', { min: 3, max: 3 }), payWith(v('given'))])],
});

/** Every die of his, and no creature's; what shows a 1 stays. */
export const pathOfFolly = path('path_of_folly', {
  travel: [
    reacts(
      'foolish',
      after(
        'rolled',
        'mine',
        { op: 'adjustRoll', by: -1 },
        {
          event: { for: ['move', 'attack', 'card', 'space', 'pray', 'armour', 'spell', 'quest', 'follower'] },
          when: is({ eventAmount: true }, '>', 1),
          forced: true,
        },
      ),
    ),
  ],
  end: [gainDestiny, choose({ spaces: { region: ['outer', 'middle'] } }, 'to', { ask: 'where' }), emerges(v('to'))],
});
