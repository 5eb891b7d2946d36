// Beasts: they enter on a schedule, move at the end of a round in the order in which they came, and are met and fought.
import {
  after,
  always,
  at,
  before,
  choose,
  count,
  each,
  fight,
  gain,
  is,
  may,
  plus,
  reacts,
  roll,
  table,
  take,
  v,
  when,
} from '../../rules/dsl';
import type { DeckDef, FigureDef, StateDef, WorldDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Amount, CardFilter, Cond, Selector } from '../../rules/vocab/select';

export const beastDecks: readonly DeckDef[] = [{ id: 'probe/deck/reward', kind: 'deck', use: 'stock' }];

const inPlay: CardFilter = { kind: 'figure', from: 'beast', zone: 'stands' };
const here: CardFilter = { ...inPlay, stands: { spaceOfCard: 'this' }, not: { self: true } };
const withIt = { is: { spaceOfCard: 'this' } } as const;
const life = (n: Amount, on: 'this' | { readonly var: string } = 'this'): Effect => ({
  op: 'tokens',
  on,
  kind: 'life',
  n,
});
const lives = (on: 'this' | 'it' | { readonly var: string } = 'this'): Amount => ({ tokens: 'life', on });

/** A Reward of a name: out of the deck, else from one who has it already; he is left with what it did not give him. */
const reward = (named: string): Program => [
  { op: 'deal', from: 'reward', named, to: 'held', as: 'reward' },
  when(
    { known: 'reward' },
    [],
    [
      choose({ heroes: { who: 'others', has: { named } } }, 'owner', { ask: 'victim' }),
      when({ known: 'owner' }, [
        choose({ cards: { named, zone: 'held', heldBy: v('owner') } }, 'reward'),
        take(v('reward')),
      ]),
    ],
  ),
];

/** Beaten: what it yields, then a life; with the last one it is out of the game, and yields more. */
export const beaten = (yields: Program, killed: Program): Program => [
  ...yields,
  life(-1),
  when(is(lives(), '<=', 0), [...killed, { op: 'remove', card: 'this' }]),
];

/**
 * A fight by the ability of his choice; not lost, he goes on to the next Beast there, and may then encounter the space.
 */
export const fought = (name: string, strength: Amount, craft: Amount, won: Program): Program => [
  { op: 'tokens', on: 'this', kind: 'met', n: 1 },
  {
    op: 'pick',
    ask: 'ask.fightHow',
    options: [
      { key: 'battle', label: { id: 'option.byStrength' }, do: [fight({ strength, name, subtype: name }, 'fought')] },
      { key: 'psychic', label: { id: 'option.byCraft' }, do: [fight({ craft, name, subtype: name }, 'fought')] },
    ],
  },
  when({ known: 'fought', equals: 'won' }, won),
  when({ not: { turnIsOver: true } }, [
    choose({ cards: { ...inPlay, stands: 'here', where: is({ tokens: 'met', on: 'it' }, '=', 0) } }, 'next', {
      ask: 'enemy',
    }),
    when({ known: 'next' }, { op: 'meet', card: v('next') }, may('enter', { op: 'encounterSpace' })),
  ]),
];
export const forgets = reacts(
  'forgets',
  after(
    'turnEnded',
    'anyone',
    { op: 'tokens', on: 'this', kind: 'met', n: -9 },
    { forced: true, inOrder: true, when: is({ tokens: 'met', on: 'this' }, '>=', 1) },
  ),
);
const must = { choice: { must: { all: [] } } } as const;
export const beast = { kind: 'figure', deck: 'beast', origin: 'known', ...must } as const;
/** At the end of a round, each by itself and wholly, in the order in which they entered. */
const moves = (program: Program) =>
  reacts('moves', before('roundEnded', 'anyone', program, { forced: true, inOrder: true }));
const arrives = (program: Program, more: { readonly to?: { readonly named: string } } = {}) =>
  reacts(
    'arrives',
    after('figureMoved', 'anyone', program, { event: { card: { self: true }, ...more }, forced: true }),
  );

const weaken = (n: number): Program => [
  life(-n, v('prey')),
  when(is(lives(v('prey')), '<=', 0), { op: 'remove', card: v('prey') }),
];
const outside = { region: ['outer', 'middle'] } as const;
const absorbed: Amount = count({ cards: { on: 'this', kind: 'figure' } });

export const ambrades: FigureDef = {
  id: 'probe/beast/ambrades',
  ...beast,
  met: fought(
    'ambrades',
    10,
    10,
    beaten([gain('life')], [each({ cards: { on: 'this' } }, 'one', { op: 'remove', card: v('one') })]),
  ),
  abilities: [
    forgets,
    moves([
      when(
        { exists: { cards: { ...inPlay, not: { self: true } } } },
        { op: 'walk', figure: 'this', n: 1, towards: { cards: { ...inPlay, not: { self: true } } } },
        { op: 'walk', figure: 'this', n: 1, towards: { spaces: { ...outside, not: { empty: true } } } },
      ),
    ]),
    arrives([
      choose({ cards: here }, 'prey'),
      when({ known: 'prey' }, [
        roll('die', { for: 'creature' }),
        table(v('die'), {
          '1': [],
          '2-3': weaken(1),
          '4-5': weaken(2),
          '6': [{ op: 'put', card: v('prey'), to: { on: 'this' } }, when(is(absorbed, '>=', 3), { op: 'allLose' })],
        }),
      ]),
      {
        op: 'each',
        of: { heroes: { at: withIt } },
        as: 'victim',
        actor: true,
        do: [life(1), { op: 'kill', who: 'me' }],
      },
    ]),
    // Each that it has absorbed makes it roll better, by 4.
    {
      id: 'grown',
      static: [
        plus('foeRoll', { times: [4, absorbed] }, { reach: 'everyone', when: { fight: { subtype: 'ambrades' } } }),
      ],
    },
  ],
};

const stored: Selector = { cards: { on: 'this', class: 'weapon' } };
const carried: Selector = { cards: { class: 'weapon', zone: 'held', heldBy: 'anyone' } };
export const virgil: FigureDef = {
  id: 'probe/beast/virgil',
  ...beast,
  met: fought(
    'virgil',
    { plus: [4, { bonus: 'strength', over: stored }] },
    { plus: [4, { bonus: 'craft', over: stored }] },
    beaten(
      [choose({ cards: { on: 'this' } }, 'weapon', { ask: 'take' }), take(v('weapon'))],
      [
        choose({ cards: { on: 'this' } }, 'more', { ask: 'take', min: 0, max: count({ cards: { on: 'this' } }) }),
        take(v('more')),
        ...reward('asura_regalia'),
      ],
    ),
  ),
  abilities: [
    forgets,
    moves([{ op: 'walk', figure: 'this', n: 1, way: 'ccw' }]),
    arrives(
      [
        when(
          { exists: { cards: { class: 'weapon', at: { spaceOfCard: 'this' } } } },
          [],
          [
            { op: 'set', as: 'found', to: count(carried) },
            each(carried, 'one', { op: 'put', card: v('one'), to: { on: 'this' } }),
            when(is(v('found'), '=', 0), { op: 'allLose' }),
          ],
        ),
      ],
      { to: { named: 'temple' } },
    ),
  ],
};

const frenzied = (n: number, on: 'this' | { readonly var: string }): Effect => ({
  op: 'tokens',
  on,
  kind: 'frenzied',
  n,
});
/** Drawn out of the deck each brings the other one with it, and is the one in frenzy. */
const bringsTwin = (named: string, space: string): Program => [
  when({ not: { exists: { cards: { ...inPlay, named } } } }, [
    frenzied(1, 'this'),
    { op: 'deal', from: 'beast', named, to: 'aside', as: 'twin' },
    when({ known: 'twin' }, [
      { op: 'put', card: v('twin'), to: { stands: at(`base/space/${space}`) } },
      life(3, v('twin')),
    ]),
  ]),
];
/** Whoever takes a life from one of them: that one is in frenzy, the other one calm. */
const wounded = (named: string) =>
  reacts(
    'wounded',
    after(
      'tokensChanged',
      'anyone',
      [
        when(is({ tokens: 'frenzied', on: 'this' }, '=', 0), frenzied(1, 'this')),
        each({ cards: { ...inPlay, named } }, 'twin', frenzied(-1, v('twin'))),
      ],
      { event: { card: { self: true }, tokens: 'life', put: false }, forced: true },
    ),
  );
const doubled = (n: number): Amount => ({ times: [n, { plus: [1, { tokens: 'frenzied', on: 'this' }] }] });
export const deimos: FigureDef = {
  id: 'probe/beast/deimos',
  ...beast,
  drawn: bringsTwin('phobos', 'temple'),
  met: fought('deimos', doubled(5), doubled(3), beaten(reward('deimos_wrath'), [])),
  abilities: [
    forgets,
    wounded('phobos'),
    moves([{ op: 'walk', figure: 'this', n: { plus: [3, { tokens: 'frenzied', on: 'this' }] }, way: 'cw' }]),
  ],
};

const calm = is({ tokens: 'frenzied', on: 'this' }, '=', 0);
/** Across the Storm River they change places: the one in frenzy takes a life from the other, whose turn it is then. */
const twin: CardFilter = { ...inPlay, named: 'deimos' };
const opposite: Cond = { card: v('twin'), fits: { in: { across: { spaceOfCard: 'this' } } } };
const takesFrom = (one: 'this' | { readonly var: string }, other: 'this' | { readonly var: string }): Program => [
  life(1, one),
  life(-1, other),
];
export const phobos: FigureDef = {
  id: 'probe/beast/phobos',
  ...beast,
  drawn: bringsTwin('deimos', 'crags'),
  met: fought('phobos', doubled(3), doubled(5), beaten([], [])),
  abilities: [
    forgets,
    wounded('deimos'),
    moves([{ op: 'walk', figure: 'this', n: { plus: [3, { tokens: 'frenzied', on: 'this' }] }, way: 'cw' }]),
    reacts(
      'changes_places',
      after(
        'figureMoved',
        'anyone',
        [
          choose({ cards: twin }, 'twin'),
          when(opposite, [
            choose({ spaces: { is: { spaceOfCard: 'this' } } }, 'mine'),
            { op: 'put', card: 'this', to: { stands: { spaceOfCard: v('twin') } } },
            { op: 'put', card: v('twin'), to: { stands: v('mine') } },
            when(calm, takesFrom(v('twin'), 'this'), takesFrom('this', v('twin'))),
          ]),
        ],
        { event: { card: { named: ['phobos', 'deimos'] } }, when: { exists: { cards: twin } }, forced: true },
      ),
    ),
    { id: 'weakens', static: [plus('craftTrophyCost', -1, { when: calm, reach: { sameRegionAs: { card: 'this' } } })] },
  ],
};

/**
 * Not at the end of a round: it comes at once, wherever an Event is drawn outside the Inner Region; it is not met by
 * that.
 */
export const moroz: FigureDef = {
  id: 'probe/beast/moroz',
  ...beast,
  met: fought('moroz', 7, 7, beaten([], [])),
  abilities: [
    forgets,
    reacts(
      'comes',
      after(
        'cardDrawn',
        'anyone',
        { op: 'put', card: 'this', to: { stands: { spaceOf: 'eventHero' } } },
        { event: { card: { kind: 'event' } }, when: { at: outside, who: 'eventHero' }, forced: true },
      ),
    ),
  ],
};

export const deimosWrath: StateDef = {
  id: 'probe/reward/deimos_wrath',
  kind: 'state',
  deck: 'reward',
  origin: 'known',
  keywords: ['inherited'],
  abilities: [always(plus('strengthValue', 2), plus('objectLimit', 4))],
};
export const asuraRegalia: StateDef = {
  id: 'probe/reward/asura_regalia',
  kind: 'state',
  deck: 'reward',
  origin: 'known',
  keywords: ['inherited'],
  abilities: [always(plus('weaponLimit', 1))],
};

const named = (name: string): Cond => ({ card: v('beast'), fits: { named: name } });
const enters = (name: string, space: string, n: number): Effect =>
  when(named(name), [{ op: 'put', card: v('beast'), to: { stands: at(`base/space/${space}`) } }, life(n, v('beast'))]);

/** With this card beside the board one Beast comes in at the end of each fifth round, after the moves of the others. */
export const ancientBeasts: WorldDef = {
  id: 'probe/beasts/ancient_beasts',
  kind: 'world',
  deck: 'beasts',
  origin: 'ours',
  abilities: [
    reacts(
      'schedule',
      after(
        'roundEnded',
        'anyone',
        [
          { op: 'deal', from: 'beast', to: 'aside', as: 'beast' },
          enters('ambrades', 'oasis', 1),
          enters('virgil', 'warlocks_cave', 3),
          enters('deimos', 'crags', 3),
          enters('phobos', 'temple', 3),
          enters('moroz', 'fields_s', 3),
          enters('amarok', 'forest', 3),
        ],
        {
          forced: true,
          when: {
            all: [
              { any: [5, 10, 15, 20, 25, 30].map((n): Cond => is({ eventAmount: true }, '=', n)) },
              is(count({ cards: inPlay }), '<', 2),
              is({ left: 'beast' }, '>=', 1),
            ],
          },
        },
      ),
    ),
  ],
};
