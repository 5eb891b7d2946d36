// Streets one way, shops beside them, stock that goes back to the bottom of its deck, a jail instead of a move.
import {
  after,
  before,
  cast,
  chart,
  choose,
  discard,
  endTurn,
  enemy,
  event,
  follower,
  heal,
  is,
  mayDo,
  modify,
  never,
  object,
  pay,
  pick,
  prevent,
  reacts,
  roll,
  shop,
  spell,
  stat,
  table,
  take,
  teleport,
  v,
  weapon,
  at,
} from '../../rules/dsl';
import type { DeckDef, FollowerDef, ObjectDef, SpaceDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';

const id = (name: string): string => `probe/space/${name}`;
const streets = ['city_gate', 'speakers_corner', 'smith_lane', 'rats_road', 'candle_row', 'beggars_steps'] as const;
const shopOf: Readonly<Record<string, string>> = {
  speakers_corner: 'armoury',
  smith_lane: 'stables',
  candle_row: 'apothecary',
};

/** Round with the arrows only; a shop hangs on its street, and the way out is at the gate. */
export const cityStreets: readonly SpaceDef[] = streets.map((name, i) => ({
  id: id(name),
  kind: 'space',
  region: 'city',
  terrain: 'street',
  grid: [i, 3],
  origin: 'ours',
  draw: name === 'city_gate' ? 0 : name === 'rats_road' ? 2 : 1,
  links: [
    { to: id(streets[(i + 1) % streets.length] ?? 'city_gate'), way: 'cw' },
    ...(shopOf[name] === undefined ? [] : [{ to: id(shopOf[name]), way: 'door' } as const]),
    ...(name === 'city_gate' ? [{ to: 'base/space/city', way: 'door' } as const] : []),
  ],
  abilities: [{ id: 'own_deck', static: [{ drawFrom: 'adventure', instead: 'city' }] }],
}));

const house = (name: string, street: string, visit: Program): SpaceDef => ({
  id: id(name),
  kind: 'space',
  region: 'city',
  terrain: 'shop',
  grid: [3, 4],
  origin: 'ours',
  stops: true,
  links: [{ to: id(street), way: 'door' }],
  visit,
});
const sells = (from: string, items: Readonly<Record<string, number>>): Program => [{ ...shop(items), from } as Effect];

export const armoury = house('armoury', 'speakers_corner', sells('armoury', { stiletto: 1, greatsword: 3 }));
export const stables = house('stables', 'smith_lane', sells('stables', { riding_horse: 3 }));
/** What comes of a potion bought is the top one. */
const topPotion: Program = [{ op: 'deal', from: 'potion', to: { at: 'here' }, as: 'potion' }, take(v('potion'))];
export const apothecary = house('apothecary', 'candle_row', [
  pick({
    pay: { if: { all: [is(stat('gold'), '>=', 2), is({ left: 'potion' }, '>=', 1)] }, do: [pay(2), ...topPotion] },
    leave: [],
  }),
]);

const intoJail = (who: 'me' | { readonly var: string } = 'me'): Effect => ({
  op: 'moveTo',
  to: at(id('jail')),
  who,
  how: 'teleport',
  meets: false,
});
const inJail: Cond = { at: { named: 'jail' } };

/** Neither street nor shop: nobody meets anybody there, and only its own die lets one out. */
export const jail: SpaceDef = {
  id: id('jail'),
  kind: 'space',
  region: 'city',
  terrain: 'jail',
  grid: [4, 4],
  origin: 'ours',
  characters: false,
  links: [],
  leave: chart({ '1-3': endTurn, '4-6': { op: 'moveTo', to: at(id('city_gate')), how: 'teleport' } }),
  abilities: [
    reacts(
      'thrown',
      after('moved', 'mine', endTurn, { event: { to: { named: 'jail' } }, when: { turnOf: 'me' }, forced: true }),
    ),
    reacts('bars', never('moved', 'mine', { when: { all: [inJail, { not: { source: { named: ['jail'] } } }] } })),
    // What he leaves behind could never be picked up there.
    reacts(
      'dies',
      before(
        'heroKilled',
        'mine',
        { op: 'moveTo', to: at(id('city_gate')), how: 'teleport', meets: false },
        { forced: true },
      ),
    ),
  ],
};

export const corruptSheriff = event('probe/city/corrupt_sheriff', {
  origin: 'known',
  met: [
    { op: 'number', as: 'bribe', from: 0, to: { least: [3, stat('gold')] }, ask: 'howMany' },
    pay(v('bribe')),
    roll('die'),
    table(
      { plus: [v('die'), v('bribe')] },
      {
        '1-2': intoJail(),
        '3-4': [],
        '5+': [
          choose({ heroes: { who: 'all', at: { not: { named: 'jail' } } } }, 'who', { ask: 'victim' }),
          intoJail(v('who')),
        ],
      },
    ),
  ],
});
/** Defeat is Jail in place of the life. */
export const cityWatch = enemy('probe/city/city_watch', {
  subtype: 'law',
  copies: 2,
  strength: 4,
  origin: 'ours',
  abilities: [
    reacts('arrests', {
      stage: 'would',
      on: 'beaten',
      whose: 'mine',
      event: { foe: 'creature' },
      when: { fight: { foeCards: { self: true } } },
      forced: true,
      inOrder: true,
      do: [prevent, intoJail()],
    }),
  ],
});
export const cityRat = enemy('probe/city/city_rat', { subtype: 'animal', copies: 4, strength: 1, origin: 'ours' });
export const freeSamples = event('probe/city/free_samples', {
  origin: 'known',
  met: [{ op: 'deal', from: 'potion', to: { at: 'here' }, n: 3, as: 'potion' }, take(v('potion'))],
});
export const jailer = follower('probe/city/jailer', {
  origin: 'known',
  abilities: [
    reacts('lets_go', {
      stage: 'would',
      on: 'moved',
      whose: 'mine',
      event: { to: { named: 'jail' } },
      do: [prevent, discard()],
    }),
  ],
});

export const stiletto: ObjectDef = object('probe/armoury/stiletto', { copies: 2, ...weapon(1), origin: 'ours' });
export const greatsword: ObjectDef = object('probe/armoury/greatsword', { copies: 2, ...weapon(2), origin: 'ours' });
/** Two dice, added up: never a natural number. */
export const ridingHorse: FollowerDef = follower('probe/stables/riding_horse', {
  copies: 2,
  origin: 'known',
  abilities: [
    mayDo('ride', ['turnStart'], modify([{ stat: 'moveDice', set: 2 }], 'nextMove'), {
      when: { all: [{ may: 'rollForMovement' }, is(stat('moveDice'), '<', 2)] },
    }),
  ],
});
export const healingPotion = object('probe/potion/healing_potion', {
  copies: 1,
  origin: 'ours',
  abilities: [mayDo('drink', ['turnStart', 'turnEnd'], [heal('full'), discard()])],
});
export const flightPotion = object('probe/potion/flight_potion', {
  copies: 1,
  origin: 'ours',
  abilities: [
    mayDo(
      'fly',
      ['turnStart'],
      [choose({ spaces: { region: 'mine', other: true, not: { named: 'jail' } } }, 'to'), teleport(v('to')), discard()],
      { instead: 'roll' },
    ),
  ],
});

/** Moves somebody else, which no bars allow. */
export const transference = spell('probe/spell/transference', {
  timing: [cast(['turnStart'])],
  origin: 'known',
  aim: [choose({ heroes: { who: 'others' } }, 'target')],
  effect: [{ op: 'moveTo', to: 'here', who: v('target'), how: 'teleport' }],
});

export const shopDecks: readonly DeckDef[] = ['armoury', 'stables', 'potion'].map((name) => ({
  id: `probe/deck/${name}`,
  kind: 'deck',
  use: 'bottom',
  origin: 'ours',
}));
