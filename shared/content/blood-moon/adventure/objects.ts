// Objects of The Blood Moon.
import {
  after,
  anyMoment,
  before,
  can,
  choose,
  discard,
  mayDo,
  meeting,
  object,
  reacts,
  take,
  v,
} from '../../../rules/dsl';
import type { CardFilter, Cond, Selector } from '../../../rules/vocab/select';
import { isLycanthrope, lycanthropes } from '../lycanthrope';
import { addsToPrayer } from '../prayers';
import { isNight } from '../time';

const known = { origin: 'known' } as const;
const id = (name: string) => `blood-moon/adventure/${name}`;

const inside: Selector = { cards: { on: 'this' } };
const psychically: Cond = { fight: { kind: 'psychic' } };
export const bookOfTheDead = object(id('book_of_the_dead'), {
  ...known,
  carries: {},
  abilities: [
    reacts(
      'writes',
      before(
        'killed',
        'mine',
        { op: 'put', card: 'eventCard', to: { on: 'this' } },
        {
          event: { fight: 'psychic', card: { kind: 'enemy', at: 'anySpace' } },
        },
      ),
    ),
    mayDo('reads', ['beforeRolls'], [{ op: 'score', side: 'mine', add: { sum: 'craft', over: inside } }, discard()], {
      turn: 'any',
      once: 'fight',
      when: { all: [psychically, { exists: inside }] },
    }),
  ],
});

export const nightshroud = object(id('nightshroud'), {
  ...known,
  abilities: [{ id: 'hides', static: [can('evade', { when: isNight })] }],
});

export const prayerBook = object(id('prayer_book'), {
  ...known,
  abilities: [reacts('prays', after('rolled', 'mine', addsToPrayer, { event: { for: 'pray' } }))],
});

const his: CardFilter = { object: true, zone: 'held', takeable: true };
export const tricksAndTreats = object(id('tricks_and_treats'), {
  ...known,
  copies: 2,
  abilities: [
    meeting(
      'tricks',
      [
        choose({ cards: { ...his, heldBy: v('other') } }, 'taken', { ask: 'object' }),
        take(v('taken')),
        take('this', v('other')),
      ],
      { when: { exists: { cards: { ...his, heldBy: 'it' } } } },
    ),
  ],
});

export const wolfsbane = object(id('wolfsbane'), {
  ...known,
  copies: 2,
  abilities: [
    reacts(
      'wards',
      after(
        'rolled',
        'mine',
        [
          { op: 'number', as: 'more', from: 0, to: 2, ask: 'addHowMuch' },
          { op: 'adjustRoll', by: v('more') },
        ],
        { event: { for: 'card' }, when: { source: { named: ['werewolf'], kind: 'figure' } } },
      ),
    ),
    mayDo(
      'cures',
      anyMoment,
      [
        choose({ cards: { ...lycanthropes, heldBy: 'me' } }, 'curse'),
        { op: 'put', card: v('curse'), to: 'discard' },
        discard(),
      ],
      { turn: 'any', when: isLycanthrope },
    ),
  ],
});

/** No die is thrown, so no fate is paid for it. */
export const woodenStake = object(id('wooden_stake'), {
  ...known,
  copies: 2,
  abilities: [
    reacts(
      'strikes_home',
      before('rolling', 'mine', [{ op: 'showDice', all: 6 }, discard()], {
        event: { for: 'attack' },
        when: { fight: { foe: 'creature' } },
      }),
    ),
  ],
});
