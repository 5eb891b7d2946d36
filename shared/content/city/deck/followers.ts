// Followers of the City.
import {
  after,
  always,
  chart,
  choose,
  discard,
  endTurn,
  follower,
  gain,
  heal,
  is,
  killFollower,
  lose,
  may,
  mayDo,
  meeting,
  pay,
  payWith,
  plus,
  prevent,
  reacts,
  stat,
  take,
  v,
} from '../../../rules/dsl';
import type { CardFilter, Cond, Selector } from '../../../rules/vocab/select';
import { choosesAlignment } from '../../common/abilities';
import { ofAnotherAlignment } from '../alignment';
import { intoJail, jailed } from '../board/jail';
import { alignments, kindsSought, posterOf } from '../posters';
import { hasGoldToTake, takesGold } from '../../common/robbery';

const known = { origin: 'known' } as const;
const objects: Selector = { cards: { object: true, zone: 'held', heldBy: 'me' } };
const his: CardFilter = { object: true, zone: 'held', takeable: true };
const hasGold: Cond = is(stat('gold'), '>=', 1);

export const demagogue = follower('city/city/demagogue', {
  ...known,
  abilities: [
    choosesAlignment,
    reacts(
      'silenced',
      after('rolled', 'mine', { op: 'ditch', card: 'this' }, { event: { for: 'pray' }, forced: true }),
    ),
  ],
});

export const gremlin = follower('city/city/gremlin', {
  ...known,
  mustTake: true,
  abilities: [
    reacts(
      'tampers',
      after(
        'taken',
        'mine',
        chart({
          '1-2': [discard('eventCard'), lose('life')],
          '3-4': { op: 'ditch', card: 'eventCard' },
          '5-6': may('discard', discard()),
        }),
        { event: { card: { object: true } }, forced: true },
      ),
    ),
  ],
});

export const haggler = follower('city/city/haggler', {
  ...known,
  abilities: [
    meeting(
      'haggle',
      [
        choose(objects, 'given', { ask: 'giveAway' }),
        choose({ cards: { ...his, heldBy: v('other') } }, 'taken', { ask: 'object' }),
        take(v('taken')),
        take(v('given'), v('other')),
      ],
      { when: { all: [{ exists: objects }, { exists: { cards: { ...his, heldBy: 'it' } } }] } },
    ),
  ],
});

export const jailer = follower('city/city/jailer', {
  ...known,
  abilities: [
    reacts(
      'locks_up',
      after('defeated', 'mine', intoJail('eventBy'), { event: { foe: 'character' }, when: ofAnotherAlignment }),
    ),
    reacts('lets_go', {
      stage: 'would',
      on: 'moved',
      whose: 'mine',
      event: { to: jailed },
      do: [prevent, discard()],
    }),
  ],
});

const canGive: Cond = {
  any: [hasGoldToTake('it'), { exists: { cards: { ...his, heldBy: 'it' } } }],
};
const someone: Selector = { heroes: { who: 'others', at: { here: true }, where: canGive } };
const other = v('other');
/** That is no encounter; he goes over to whoever has paid him. */
export const panhandler = follower('city/city/panhandler', {
  ...known,
  abilities: [
    reacts(
      'begs',
      after(
        'landed',
        'mine',
        [
          choose(someone, 'other', { ask: 'target' }),
          {
            op: 'pick',
            ask: 'ask.payWhich',
            who: other,
            options: [
              {
                key: 'givesGold',
                if: hasGoldToTake(other),
                do: takesGold(other),
              },
              {
                key: 'givesObject',
                if: { exists: { cards: { ...his, heldBy: other } } },
                do: [
                  choose({ cards: { ...his, heldBy: other } }, 'gift', { ask: 'giveAway', who: other }),
                  take(v('gift')),
                ],
              },
            ],
          },
          take('this', other),
        ],
        { when: { exists: someone }, forced: true },
      ),
    ),
  ],
});

export const physician = follower('city/city/physician', {
  ...known,
  abilities: [
    mayDo('treat', ['turnStart'], [pay(1), heal(1)], {
      once: 'turn',
      when: { all: [hasGold, is({ missing: 'life' }, '>=', 1)] },
    }),
  ],
});

const spells: Selector = { cards: { kind: 'spell', zone: 'hand', heldBy: 'me' } };
/** What he copies comes back to the hand for another that is given up, and then he is done. */
export const scribe = follower('city/city/scribe', {
  ...known,
  abilities: [
    reacts(
      'copies_it',
      after(
        'cast',
        'mine',
        [
          choose(spells, 'given', { ask: 'discardWhich' }),
          payWith(v('given')),
          { op: 'put', card: 'eventCard', to: 'hand' },
          discard(),
        ],
        { event: { card: { kind: 'spell', zone: 'held' } }, when: { exists: spells } },
      ),
    ),
  ],
});

const mine = { card: { self: true } } as const;
export const sellsword = follower('city/city/sellsword', {
  ...known,
  abilities: [
    mayDo('stand_in', ['beforeRolls'], [pay(1), { op: 'fightInPlace', card: 'this', strength: 3 }], {
      once: 'fight',
      group: 'standIn',
      turn: 'any',
      when: { all: [{ fight: { kind: 'battle' } }, hasGold, { may: 'standIn', byCard: 'this' }] },
    }),
    reacts(
      'falls',
      after('stoodIn', 'mine', [killFollower('this'), endTurn], { event: { ...mine, outcome: 'lost' }, forced: true }),
    ),
  ],
});

const has = (named: string): Cond => ({ has: { named } });
/** What he fights is sought on one of his posters. */
const quarry: Cond = {
  any: [
    ...kindsSought.map((kind): Cond => ({ all: [{ fight: { subtype: kind } }, has(posterOf(kind))] })),
    ...alignments.map((alignment): Cond => ({
      all: [{ fight: { foe: 'character' } }, { alignment, of: 'opponent' }, has(posterOf(alignment))],
    })),
  ],
};
export const trophyHunter = follower('city/city/trophy_hunter', {
  ...known,
  abilities: [
    always(plus('attackRoll', 1, { when: quarry })),
    reacts(
      'bargains',
      after('gain', 'mine', gain('gold'), {
        event: { what: 'gold' },
        when: { source: { named: [...kindsSought, ...alignments].map(posterOf) } },
        forced: true,
      }),
    ),
  ],
});

export const urchin = follower('city/city/urchin', {
  ...known,
  abilities: [always(plus('moveDice', 1, { when: { at: { region: 'city' } } }))],
});
