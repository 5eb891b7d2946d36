// Denizens: one is drawn onto a town, one of those there is visited by name, and it stays only where it belongs.
import {
  become,
  chart,
  choose,
  discard,
  each,
  fight,
  gain,
  gainSpell,
  grant,
  heal,
  is,
  lose,
  mayDo,
  missTurn,
  pay,
  place,
  prevent,
  reacts,
  stat,
  teleport,
  v,
  when,
} from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { FigureDef, TerrainDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { SpaceRef } from '../../rules/vocab/refs';
import { terrain } from './11-terrain';

const base = (name: string): SpaceRef => ({ space: `base/space/${name}` });

/** 000 Denizens: the text, then away with it, unless it belongs to the space where the visitor is now. */
const visit = (there: SpaceRef): Program => [
  choose({ cards: { from: 'denizen', stands: there } }, 'visited', { ask: 'visitOne' }),
  { op: 'meet', card: v('visited') },
  when(
    {
      not: {
        any: [
          { card: v('visited'), fits: { belongsTo: 'here' } },
          { card: v('visited'), fits: { keyword: 'any' } },
        ],
      },
    },
    discard(v('visited')),
  ),
];

/** The instruction of a space of the Denizens. */
const denizenSpace: Program = [{ op: 'deal', from: 'denizen', to: { stands: 'here' } }, ...visit('here')];

/** The set's own board: it lies over towns of the base game, which keep their names. */
const town = (name: string): TerrainDef => ({
  id: `probe/town/${name}`,
  kind: 'terrain',
  deck: 'town',
  terrain: name,
  origin: 'ours',
  visit: denizenSpace,
});
export const towns: readonly TerrainDef[] = ['village', 'castle', 'city'].map(town);
export const settlement = terrain('settlement', { visit: denizenSpace });

const denizen = (
  name: string,
  traits: readonly string[],
  met: Program,
  abilities: readonly Ability[] = [],
): FigureDef => ({
  id: `probe/denizen/${name}`,
  kind: 'figure',
  deck: 'denizen',
  origin: 'known',
  keywords: traits,
  met,
  ...(abilities.length > 0 ? { abilities } : {}),
});

/** Goes home instead of being discarded, whatever the cause, as long as there is such a space. */
const goesHome = (name: string): Ability =>
  reacts('goes_home', {
    stage: 'would',
    on: 'left',
    event: { leaving: 'discard', card: { self: true } },
    when: { exists: { spaces: { is: base(name), named: name } } },
    forced: true,
    do: [prevent, { op: 'put', card: 'this', to: { stands: base(name) } }],
  });

export const villageMystic = denizen(
  'village_mystic',
  ['village'],
  [
    // Whoever looks for the Mystic of the Village has found him, wherever he is.
    each({ cards: { named: 'cursed_by_a_hag', zone: 'held', heldBy: 'me' } }, 'hag', discard(v('hag'))),
    ...chart({ '1': become('evil'), '2-3': [], '4': become('good'), '5': gain('craft'), '6': gainSpell() }),
  ],
  [goesHome('village')],
);

const healUpTo = (most: number): Effect =>
  when({ all: [is({ missing: 'life' }, '>=', 1), is(stat('gold'), '>=', 1)] }, [
    { op: 'number', as: 'n', from: 0, to: { least: [most, { missing: 'life' }, stat('gold')] }, ask: 'healHowMany' },
    pay(v('n')),
    heal(v('n')),
  ]);
export const doctor = denizen('doctor', ['castle', 'city'], [healUpTo(2)]);
export const gambler = denizen(
  'gambler',
  ['city', 'tavern'],
  chart({ '1-2': lose('gold'), '3': [], '4-5': gain('gold'), '6': [gain('gold', 3), discard()] }),
);
export const farmer = denizen(
  'farmer',
  ['tavern', 'village'],
  chart({
    '1': [choose({ spaces: { named: 'fields' } }, 'to'), teleport(v('to')), missTurn(2)],
    '2': fight({ strength: 3, name: 'farmer' }),
    '3': [],
    '4-5': healUpTo(1),
    '6': discard(),
  }),
);

/** Travels along with his passenger. */
export const boatman = denizen(
  'boatman',
  ['any'],
  chart({
    '1': [lose('life'), discard()],
    '2': missTurn(1),
    '3': [],
    '4-6': grant(
      mayDo(
        'boat',
        ['turnStart'],
        [
          choose({ spaces: { named: ['village', 'tavern', 'city'], other: true } }, 'to'),
          when({ card: 'this', fits: { zone: 'stands' } }, { op: 'put', card: 'this', to: { stands: v('to') } }),
          teleport(v('to')),
        ],
        { instead: 'move' },
      ),
      'nextMove',
    ),
  }),
);

const home = (who: 'me' | { readonly var: string }): Effect => teleport({ startOf: who }, who);
export const captain = denizen(
  'captain_of_the_guard',
  ['castle', 'city'],
  chart({
    '1': missTurn(1),
    '2': home('me'),
    '3': [],
    '4-5': each({ cards: { kind: 'enemy', at: 'anySpace', in: { region: 'mine' } } }, 'foe', discard(v('foe'))),
    '6': {
      op: 'each',
      of: { heroes: {} },
      as: 'who',
      actor: true,
      do: [
        {
          op: 'pick',
          options: [
            { key: 'pay', if: is(stat('gold'), '>=', 1), do: [pay(1)] },
            { key: 'teleport', do: [home('me')] },
          ],
        },
      ],
    },
  }),
);

/** Sends for one of those who are at the Tavern, and draws none. */
export const carnival = place('probe/adventure/carnival', { origin: 'known', met: visit(base('tavern')) });
