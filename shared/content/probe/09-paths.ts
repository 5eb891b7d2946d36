// Paths of the Woodland: three lie open, one is taken as a move into it ends, and its last line is met at the end.
import {
  after,
  before,
  choose,
  count,
  discard,
  each,
  fight,
  gain,
  is,
  lose,
  may,
  not,
  pick,
  place,
  plus,
  reacts,
  stat,
  take,
  v,
  when,
} from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { DeckDef, RuleDef, SpaceDef, StateDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { CardFilter, Cond } from '../../rules/vocab/select';

const mine: CardFilter = { from: 'path', zone: 'held', heldBy: 'me' };
const hasPath: Cond = { has: { from: 'path' } };
const open: CardFilter = { from: 'path', zone: 'table' };

/** D Twisting Paths: one of the three that lie open, and another beside them at once. */
const takes: Program = [
  choose({ cards: open }, 'path', { ask: 'take' }),
  { op: 'put', card: v('path'), to: 'held' },
  { op: 'deal', from: 'path', n: { minus: [3, count({ cards: open })] }, to: 'table' },
];
const intoWoodland = { to: { region: 'woodland' } } as const;
export const twistingPaths: RuleDef = {
  id: 'probe/rule/twisting_paths',
  kind: 'rule',
  always: true,
  abilities: [
    reacts(
      'paths',
      after('landed', 'anyone', takes, { event: intoWoodland, when: not(hasPath), forced: true }),
      // On somebody else's turn nothing is encountered: at once.
      after('moved', 'anyone', takes, {
        event: intoWoodland,
        when: { all: [not(hasPath), not({ turnOf: 'eventHero' })] },
        forced: true,
      }),
    ),
  ],
};

/** It is lost on the way out of the Region in which he got it. */
const leaves: Ability = reacts(
  'leaves',
  before('moved', 'mine', discard(), { event: { to: { not: { region: 'mine' } } }, forced: true }),
);
const path = (name: string, met: Program, travel: readonly Ability[], more: Partial<StateDef> = {}): StateDef => ({
  id: `probe/path/${name}`,
  kind: 'state',
  deck: 'path',
  origin: 'known',
  met,
  abilities: [leaves, ...travel],
  ...more,
});
const destiny: Effect = { op: 'deal', from: 'destiny', to: 'held' };
const goTo = (space: string): Effect =>
  when({ turnIsOver: true }, { op: 'moveTo', to: { space }, meets: false }, { op: 'moveTo', to: { space } });

export const warriorsPath = path(
  'warriors_path',
  [
    fight({ craft: { times: [2, stat('strength')] }, name: 'queen_mab' }, 'fought'),
    when({ known: 'fought', equals: 'won' }, destiny),
  ],
  [{ id: 'travel', static: [plus('strength', 2)] }],
);

const another = { heroes: { who: 'others' } } as const;
export const pathOfGreed = path(
  'path_of_greed',
  [
    choose(another, 'other', { ask: 'victim' }),
    when(
      { known: 'other' },
      pick({
        gold: {
          if: is({ stat: 'gold', of: v('other') }, '>=', 1),
          do: [
            { op: 'set', as: 'n', to: { stat: 'gold', of: v('other') } },
            lose('gold', v('n'), v('other')),
            gain('gold', v('n')),
          ],
        },
        object: {
          if: { exists: { cards: { object: true, takeable: true, heldBy: v('other') } } },
          do: [
            choose({ cards: { object: true, takeable: true, zone: 'held', heldBy: v('other') } }, 'taken', {
              ask: 'object',
            }),
            take(v('taken')),
          ],
        },
      }),
    ),
    goTo('base/space/city'),
  ],
  [{ id: 'travel', static: [plus('objectLimit', 2)] }],
);

export const clearPath = path(
  'clear_path',
  [
    choose({ spaces: { other: true, not: { region: ['woodland', 'inner'] } } }, 'to', { ask: 'where' }),
    when({ turnIsOver: true }, { op: 'moveTo', to: v('to'), meets: false }, { op: 'moveTo', to: v('to') }),
  ],
  [{ id: 'travel', static: [plus('moveDice', 1)] }],
);

/** A Destiny of its own lies on it and works; it is his for good only at the end, for 4 fate. */
export const wyrdPath = path(
  'wyrd_path',
  [
    when(
      is(stat('fate'), '>=', 4),
      may('pay', [
        lose('fate', 4),
        choose({ cards: { on: 'this' } }, 'fated'),
        { op: 'put', card: v('fated'), to: 'held' },
      ]),
    ),
  ],
  [],
  { taken: [{ op: 'deal', from: 'destiny', to: { on: 'this' } }], carries: { works: true } },
);

/** D Destinies: they pass to the player's next character; what they add to a value brings nothing with it. */
const destinyCard = (name: string, ...abilities: readonly Ability[]): StateDef => ({
  id: `probe/destiny/${name}`,
  kind: 'state',
  deck: 'destiny',
  origin: 'known',
  keywords: ['inherited'],
  abilities,
});
export const champion = destinyCard('champion', { id: 'value', static: [plus('strength', 1), plus('fateValue', 1)] });
export const immortal = destinyCard('immortal', { id: 'value', static: [plus('lifeValue', 1), plus('fateValue', 1)] });

const board = ['woodland_entrance', 'woodland_woods', 'woodland_bog', 'meeting_with_destiny'] as const;
const id = (name: string): string => `probe/space/${name}`;
const body: Readonly<Record<(typeof board)[number], Partial<SpaceDef>>> = {
  // The board lies beside the others from the first visit on (in its own set from the start).
  woodland_entrance: {
    draw: 1,
    arrive: [
      when(not({ exists: { cards: { named: 'woodland', zone: 'table' } } }), {
        op: 'deal',
        from: 'woodland',
        to: 'table',
      }),
    ],
  },
  woodland_woods: { draw: 1, terrain: 'woods' },
  woodland_bog: { draw: 1, terrain: 'bog' },
  meeting_with_destiny: {
    stops: true,
    characters: false,
    visit: [
      choose({ cards: mine }, 'path'),
      { op: 'meet', card: v('path') },
      { op: 'put', card: v('path'), to: 'discard' },
      when({ at: { named: 'meeting_with_destiny' } }, goTo('base/space/forest')),
    ],
  },
};
export const woodlandSpaces: readonly SpaceDef[] = board.map((name, i) => ({
  id: id(name),
  kind: 'space',
  region: 'woodland',
  terrain: name,
  grid: [0, Math.min(6, i)],
  origin: 'ours',
  links: [
    ...(board[i + 1] === undefined ? [] : [{ to: id(board[i + 1] ?? ''), way: 'cw' } as const]),
    i === 0 ? { to: 'base/space/forest', way: 'door' } : { to: id(board[i - 1] ?? ''), way: 'ccw' },
  ],
  ...body[name],
}));

/** One from the top, in whatever Region he is; he has one only. */
export const faerieTrod = place('probe/adventure/faerie_trod', {
  origin: 'known',
  stays: 'untilUsed',
  met: [
    each({ cards: mine }, 'old', { op: 'put', card: v('old'), to: 'discard' }),
    { op: 'deal', from: 'path', to: 'held' },
    discard(),
  ],
});

export const pathDecks: readonly DeckDef[] = [
  { id: 'probe/deck/path', kind: 'deck', origin: 'known', use: 'pile', show: 3 },
];
