// Endings of The Dragon: the king himself, the Dragons that one has slain, and a land that is theirs. Of the last two
// only the names are known.
import {
  after,
  before,
  chart,
  choose,
  count,
  each,
  ending,
  endStatus,
  endTurn,
  fight,
  is,
  lose,
  not,
  pick,
  plus,
  reacts,
  status,
  v,
  when,
} from '../../rules/dsl';
import type { StatMod } from '../../rules/vocab/ability';
import type { EndingDef } from '../../rules/vocab/definition';
import type { Effect, Foe, Program } from '../../rules/vocab/effect';
import type { Amount, Cond } from '../../rules/vocab/select';
import { aloneThere, notMissed, wins } from '../common/endings';
import { deckOf, isKing, KINGS_DECK, lords, rage, scalesOf, scalesOfLord, theKing } from './lords';

declare module '../../rules/vocab/status' {
  interface Statuses {
    /** He fights the Dragon King. */
    readonly facesKing: true;
    /** So many Dragons he has slain. */
    readonly dragonsSlain: true;
  }
}

const LIVES = 5;
const wounds: Amount = { tokens: 'wounds', on: v('king') };
const king: Foe = { name: 'dragon_king', subtype: 'dragon', cannotBeEvaded: true };
/** Scales that match whoever is king. */
const kingsScales: Amount = {
  plus: lords.map((lord): Amount => ({
    times: [count({ cards: scalesOfLord(lord) }), count({ cards: { ...theKing, named: lord } })],
  })),
};
/** Those of the two others, which match him for whoever has an Amulet. */
const otherScales: Amount = { minus: [count({ cards: scalesOf() }), kingsScales] };
const hasAmulet: Cond = { has: { named: 'dragon_amulet' } };
/** With it each scale that matches counts twice. */
const hasTalon: Cond = { has: { named: 'dragon_talon' } };
const helps = (scales: Amount, ...having: readonly Cond[]): StatMod =>
  plus('attackRoll', scales, {
    toScore: true,
    when: { all: [{ status: 'facesKing' }, { fight: { foe: 'creature' } }, ...having] },
    reach: 'everyone',
  });
/** By Strength or by Craft, anew each time; whoever wins attacks again at once. */
const attack: Program = [
  status('facesKing'),
  pick(
    {
      battle: fight({ ...king, strength: 12 }, 'fought'),
      psychic: fight({ ...king, craft: 12 }, 'fought'),
    },
    'ask.fightHow',
  ),
  endStatus('facesKing'),
  when(
    { known: 'fought', equals: 'won' },
    [
      choose({ cards: theKing }, 'king'),
      { op: 'tokens', on: v('king'), kind: 'wounds', n: 1 },
      when(is(wounds, '>=', LIVES), { op: 'win', who: 'me' }),
    ],
    endTurn,
  ),
  when({ known: 'fought', equals: 'lost' }, rage()),
];
export const dragonKing: EndingDef = ending('dragon/ending/dragon_king', {
  origin: 'known',
  reveal: 'both',
  goal: 'foe',
  visit: [{ op: 'repeat', times: LIVES, do: [when(not({ turnIsOver: true }), attack)] }],
  abilities: [
    {
      id: 'matches',
      static: [
        helps(kingsScales),
        helps(kingsScales, hasTalon),
        helps(otherScales, hasAmulet),
        helps(otherScales, hasAmulet, hasTalon),
      ],
    },
    // Nobody else is there to see him bleed.
    reacts(
      'heals',
      before(
        'heroKilled',
        'mine',
        [
          choose({ cards: theKing }, 'king'),
          { op: 'tokens', on: v('king'), kind: 'wounds', n: { minus: [0, wounds] } },
        ],
        { when: aloneThere, forced: true },
      ),
    ),
  ],
});

const SLAIN = 5;
const enough: Cond = is({ statusOf: 'dragonsSlain' }, '>=', SLAIN);
const drawnHere = { cards: { kind: 'enemy', subtype: 'dragon', at: 'here' } } as const;
/** Dragons come to him there, one in each of his turns, until he has slain as many as it takes. */
export const dragonSlayers: EndingDef = ending('dragon/ending/dragon_slayers', {
  origin: 'ours',
  reveal: 'revealed',
  goal: 'collection',
  visit: [
    wins(enough, [
      { op: 'turnUp', deck: KINGS_DECK, find: { kind: 'enemy', subtype: 'dragon' }, as: 'dragon' },
      { op: 'put', card: v('dragon'), to: { at: 'here' } },
      { op: 'encounterCards', only: v('dragon') },
      each(drawnHere, 'one', { op: 'put', card: v('one'), to: 'discard' }),
      when(enough, { op: 'win', who: 'me' }),
    ]),
  ],
  abilities: [
    reacts(
      'slays',
      after('killed', 'anyone', status('dragonsSlain', { plus: [{ statusOf: 'dragonsSlain' }, 1] }), {
        event: { card: { subtype: 'dragon' } },
        forced: true,
      }),
    ),
  ],
});

const others = { who: 'others' } as const;
const othersDo = (row: Program): Effect => ({ op: 'each', of: { heroes: others }, as: 'one', actor: true, do: row });
/** The first card of a draw. */
const first: Cond = {
  all: [not({ exists: { cards: { at: 'here', fresh: true } } }), { source: { kind: ['space', 'terrain'] } }],
};
export const domainOfDragons: EndingDef = ending('dragon/ending/domain_of_dragons', {
  origin: 'ours',
  reveal: 'revealed',
  goal: 'lastAlive',
  abilities: [
    {
      id: 'everywhere',
      static: lords.map(
        (lord) =>
          ({
            drawFrom: 'adventure',
            instead: deckOf(lord),
            when: { all: [isKing(lord), first] },
            reach: 'everyone',
          }) as const,
      ),
    },
    reacts(
      'reigns',
      before('turnBegan', 'mine', chart({ '1': rage(), '2-3': othersDo(rage()), '4-6': othersDo([lose('life')]) }), {
        when: { all: [aloneThere, notMissed] },
        forced: true,
      }),
    ),
  ],
});
