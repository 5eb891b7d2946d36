// Dragon tokens drawn at each turn's start, scales on three lords, the king's wrath, scales on spaces, sleep.
import {
  after,
  before,
  cannot,
  choose,
  count,
  discard,
  each,
  enemy,
  event,
  is,
  lose,
  may,
  not,
  plus,
  reacts,
  roll,
  table,
  v,
  when,
} from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { DeckDef, RuleDef, TerrainDef, WorldDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { CardFilter, Cond } from '../../rules/vocab/select';

const lords = ['varthrax', 'cadorus', 'grilipus'] as const;
type Lord = (typeof lords)[number];

const crowned: Cond = is({ tokens: 'crown', on: 'it' }, '>=', 1);
const theKing: CardFilter = { from: 'lord', zone: 'table', where: crowned };
const isKing = (lord: Lord): Cond => ({ exists: { cards: { named: lord, zone: 'table', where: crowned } } });
const gone: Effect = { op: 'put', card: 'this', to: 'discard' };

/** Inert until one of them has the crown: where no dragon rules, no token is drawn. */
const lordCard = (name: Lord): WorldDef => ({
  id: `probe/lord/${name}`,
  kind: 'world',
  deck: 'lord',
  origin: 'known',
  start: true,
});
export const lordCards: readonly WorldDef[] = lords.map(lordCard);

/** What each king takes from a character. */
const takes: Readonly<Record<Lord, CardFilter>> = {
  varthrax: { kind: 'follower', zone: 'held', heldBy: 'me' },
  cadorus: { object: true, zone: 'held', heldBy: 'me' },
  grilipus: { kind: 'spell', zone: 'hand', heldBy: 'me' },
};
const heldScale = (lord: Lord): CardFilter => ({ named: `scale_of_${lord}`, zone: 'held', heldBy: 'me' });
const rageOf = (lord: Lord): Program => [
  may('discard', [choose({ cards: heldScale(lord) }, 'scale'), discard(v('scale'))], {
    if: { exists: { cards: heldScale(lord) } },
    else: [
      choose({ cards: takes[lord] }, 'lost', { ask: 'discardWhich' }),
      when({ known: 'lost' }, discard(v('lost')), lose('life')),
    ],
  }),
];
/** Of the king of this very moment. */
const rage: Program = lords.map((lord) => when(isKing(lord), rageOf(lord)));

const onScale = (lord: Lord, at: CardFilter['stands']): Cond => ({
  exists: { cards: { named: `scale_of_${lord}`, ...(at === undefined ? {} : { stands: at }) } },
});
/**
 * D Wrath of the Dragon King: his Rage for all who are on a scale of his, the drawer first; then the cards there go.
 */
const wrath = (lord: Lord): Program => [
  { op: 'each', of: { heroes: { where: onScale(lord, { spaceOf: 'it' }) } }, as: 'who', actor: true, do: rage },
  each({ cards: { at: 'anySpace', where: onScale(lord, { spaceOfCard: 'it' }) } }, 'one', {
    op: 'put',
    card: v('one'),
    to: 'discard',
  }),
];

/** On the space of who drew it or the next free one counterclockwise in that Region; where all are taken he suffers. */
const place = (lord: Lord): Effect =>
  when(not({ at: { region: 'inner' } }), [
    choose(
      { spaces: { sameRegionAs: 'here', not: { holds: { from: 'scale' } } }, nearest: { to: 'here', way: 'ccw' } },
      'spot',
    ),
    when({ known: 'spot' }, { op: 'deal', from: 'scale', named: `scale_of_${lord}`, to: { stands: v('spot') } }, rage),
  ]);
const crowns = (lord: Lord): Program => [
  when(
    not({ exists: { heroes: { at: { named: 'crown_of_command' } } } }),
    when(is({ tokens: 'crown', on: v('lord') }, '>=', 1), wrath(lord), [
      each({ cards: theKing }, 'old', { op: 'tokens', on: v('old'), kind: 'crown', n: -1 }),
      { op: 'tokens', on: v('lord'), kind: 'crown', n: 1 },
    ]),
  ),
  place(lord),
  each({ cards: { on: v('lord') } }, 'one', { op: 'put', card: v('one'), to: 'discard' }),
];

const token = (name: string, copies: number, drawn: Program): WorldDef => ({
  id: `probe/dragon/${name}`,
  kind: 'world',
  deck: 'dragon',
  copies,
  origin: 'known',
  drawn,
});
const scaleToken = (lord: Lord): WorldDef =>
  token(`${lord}_scale`, 40, [
    choose({ cards: { named: lord, zone: 'table' } }, 'lord'),
    { op: 'put', card: 'this', to: { on: v('lord') } },
    when(is(count({ cards: { on: v('lord') } }), '>=', 3), crowns(lord)),
  ]);

const awake: Cond = is({ tokens: 'sleep', on: 'it' }, '=', 0);
const asleep: Cond = is({ tokens: 'sleep', on: 'it' }, '>=', 1);
const dragons: CardFilter = { kind: 'enemy', subtype: 'dragon', at: 'anySpace' };
export const tokens: readonly WorldDef[] = [
  // Each pair is dealt with before what was still waiting: a Strike met inside resolves its own at once.
  token('strike', 6, [{ op: 'deal', from: 'dragon', n: 2, to: 'table' }, gone]),
  token('rage', 6, [...rage, gone]),
  token('slumber', 8, [
    when(
      { exists: { cards: dragons } },
      choose({ cards: { ...dragons, where: awake } }, 'sleeper', { ask: 'enemy' }),
      choose({ cards: { kind: 'enemy', at: 'anySpace', where: awake } }, 'sleeper', { ask: 'enemy' }),
    ),
    { op: 'tokens', on: v('sleeper'), kind: 'sleep', n: 1 },
    gone,
  ]),
  ...lords.map(scaleToken),
];

/** D Dragon Scale: that lord's deck and all that lies there, in place of all that the space says. */
const scale = (lord: Lord): TerrainDef => ({
  id: `probe/scale/scale_of_${lord}`,
  kind: 'terrain',
  deck: 'scale',
  copies: 12,
  origin: 'known',
  terrain: 'dragon_scale',
  keywords: ['inherited'],
  choice: { must: isKing(lord) },
  arrive: [{ op: 'drawCards', exactly: 1, deck: lord }],
  abilities: [
    // The king's scale at a gate closes it to all.
    {
      id: 'gate',
      static: [
        cannot('openPortal', {
          when: { all: [isKing(lord), { card: 'this', fits: { stands: { space: 'base/space/portal_of_power' } } }] },
          reach: 'everyone',
        }),
        cannot('crossSentinel', {
          when: { all: [isKing(lord), { card: 'this', fits: { stands: { space: 'base/space/sentinel' } } }] },
          reach: 'everyone',
        }),
      ],
    },
    {
      id: 'slayer',
      static: [
        plus('attackRoll', count({ cards: { inFight: true, keyword: lord } }), {
          when: { all: [{ card: 'this', fits: { zone: 'held' } }, { fight: { foe: 'creature' } }] },
        }),
      ],
    },
  ],
});
export const scales: readonly TerrainDef[] = lords.map(scale);

export const wyvern = enemy('probe/varthrax/wyvern', {
  origin: 'known',
  subtype: 'dragon',
  copies: 2,
  strength: 5,
  keywords: ['varthrax'],
});
export const copperWyvern = enemy('probe/cadorus/copper_wyvern', {
  origin: 'ours',
  subtype: 'dragon',
  craft: 5,
  keywords: ['cadorus'],
});
export const slumberingDragon = enemy('probe/grilipus/slumbering_dragon', {
  origin: 'ours',
  subtype: 'dragon',
  craft: 9,
  keywords: ['grilipus'],
  drawn: [{ op: 'tokens', on: 'this', kind: 'sleep', n: 1 }],
});

const draws: Ability = reacts(
  'draw',
  after(
    'turnBegan',
    'anyone',
    { op: 'deal', from: 'dragon', to: 'table' },
    {
      when: { all: [{ exists: { cards: theKing } }, not({ eventIs: { on: 'turnBegan', missed: true } })] },
      forced: true,
    },
  ),
);
/** Who is killed on the way leaves the rest of what he drew unresolved. */
const fallen: Ability = reacts(
  'fallen',
  before(
    'heroKilled',
    'anyone',
    each({ cards: { from: 'dragon', zone: 'table' } }, 'one', { op: 'put', card: v('one'), to: 'discard' }),
    {
      when: { all: [{ turnOf: 'eventHero' }, { exists: { cards: { from: 'dragon', zone: 'table' } } }] },
      forced: true,
    },
  ),
);
const claims: Ability = reacts(
  'claim',
  before(
    'killed',
    'anyone',
    [choose({ cards: { from: 'scale', stands: 'here' } }, 'scale'), { op: 'put', card: v('scale'), to: 'held' }],
    {
      event: { fight: ['battle', 'psychic'], card: { from: lords } },
      when: { exists: { cards: { from: 'scale', stands: 'here' } } },
    },
  ),
);

/** D Slumber: 3 less of either, at least 1, until the end of a turn in which it was met. */
const woken: Cond = is({ tokens: 'woken', on: 'it' }, '>=', 1);
const sleeps = (power: 'strength' | 'craft') =>
  ({
    power,
    of: { where: { all: [asleep, is({ printed: power, on: 'it' }, '>=', 1)] } },
    add: -3,
    least: 1,
    reach: 'everyone',
  }) as const;
const wakes: Ability = reacts(
  'wakes',
  after(
    'fightBegan',
    'anyone',
    each({ cards: { inFight: true, where: asleep } }, 'one', { op: 'tokens', on: v('one'), kind: 'woken', n: 1 }),
    { when: { exists: { cards: { inFight: true, where: asleep } } }, forced: true },
  ),
  after(
    'turnEnded',
    'anyone',
    each(
      { cards: { where: woken } },
      'one',
      (['sleep', 'woken'] as const).map((kind): Effect => ({
        op: 'tokens',
        on: v('one'),
        kind,
        n: { minus: [0, { tokens: kind, on: v('one') }] },
      })),
    ),
    { when: { exists: { cards: { where: woken } } }, forced: true },
  ),
);
export const dragonTokens: RuleDef = {
  id: 'probe/rule/dragon_tokens',
  kind: 'rule',
  always: true,
  abilities: [draws, fallen, claims, wakes, { id: 'sleep', static: [sleeps('strength'), sleeps('craft')] }],
};

/** The first king by lot: in its own set at the start, here by a card, so that no dragon rules in the other lines. */
export const wakeOfDragons = event('probe/adventure/wake_of_dragons', {
  origin: 'ours',
  met: [
    when(not({ exists: { cards: theKing } }), [
      roll('lot', { for: 'number' }),
      table(
        v('lot'),
        Object.fromEntries(
          lords.map((lord, i) => [
            `${2 * i + 1}-${2 * i + 2}`,
            [
              choose({ cards: { named: lord, zone: 'table' } }, 'lord'),
              { op: 'tokens', on: v('lord'), kind: 'crown', n: 1 },
            ] as const,
          ]),
        ),
      ),
    ]),
  ],
});

export const dragonDecks: readonly DeckDef[] = (['lord', 'scale'] as const).map((name) => ({
  id: `probe/deck/${name}`,
  kind: 'deck',
  origin: 'known',
  use: 'stock',
}));
