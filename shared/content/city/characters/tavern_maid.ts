import {
  after,
  before,
  can,
  character,
  choose,
  each,
  gain,
  is,
  lose,
  mayDo,
  missTurn,
  not,
  reacts,
  roll,
  stat,
  status,
  table,
  take,
  v,
  when,
} from '../../../rules/dsl';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { HeroFilter } from '../../../rules/vocab/select';
import { POTIONS } from '../shops/decks';

declare module '../../../rules/vocab/status' {
  interface Statuses {
    /** He has what he begins with. */
    readonly stocked: true;
  }
}

const guests: HeroFilter = { who: 'others', at: { here: true } };
const guest = v('guest');
const pays: Effect = when(is(stat('gold', guest), '>=', 1), [lose('gold', 1, guest), gain('gold')]);
const givesAnObject: Program = [
  choose({ cards: { object: true, takeable: true, zone: 'held', heldBy: guest } }, 'gift', {
    ask: 'giveAway',
    who: guest,
  }),
  take(v('gift')),
];
/** She says which way he goes next, of those that are open to him. */
const isLed: Effect = {
  op: 'grant',
  ability: { id: 'leads', static: [can('steer', { when: { same: ['it', guest] } })] },
  until: { nextMoveOf: guest },
};
const enough: Effect = { op: 'set', as: 'enough', to: 1 };
const drinks: Program = [
  roll('drink', { who: guest }),
  table(v('drink'), {
    '1': [...givesAnObject, enough],
    '2': pays,
    '3': [missTurn(1, guest), enough],
    '4': [isLed, enough],
    '5': [gain('life', 1, guest), enough],
    '6': [{ op: 'deal', from: POTIONS, to: 'held', who: guest }, enough],
  }),
];
export const tavernMaid = character('city/character/tavern_maid', {
  strength: 3,
  craft: 3,
  life: 4,
  fate: 4,
  alignment: 'good',
  start: 'base/space/tavern',
  origin: 'known',
  abilities: [
    reacts(
      'five_potions',
      after('turnBegan', 'mine', [status('stocked'), { op: 'deal', from: POTIONS, to: 'held', n: 5 }], {
        when: not({ status: 'stocked' }),
        forced: true,
      }),
    ),
    reacts(
      'knows_the_tavern',
      before(
        'rolling',
        'mine',
        [
          { op: 'number', as: 'shown', from: 1, to: 6, ask: 'rollResult' },
          { op: 'showDice', total: v('shown') },
        ],
        { event: { for: 'space' }, when: { source: { named: ['tavern'] } }, forced: true },
      ),
    ),
    { id: 'stops_by', static: [can('stopShort', { space: { not: { empty: true } } })] },
    mayDo(
      'pour',
      ['afterMove'],
      each({ heroes: guests }, 'guest', [
        { op: 'set', as: 'enough', to: 0 },
        pays,
        { op: 'repeat', times: 9, do: [when(is(v('enough'), '=', 0), drinks)] },
      ]),
      { once: 'turn', when: { exists: { heroes: guests } } },
    ),
  ],
});
