// Terrain: it lies over a space and takes its name and text; where none of a kind is left, one on the board is moved.
import {
  after,
  always,
  chart,
  choose,
  count,
  each,
  enemy,
  event,
  fight,
  gain,
  is,
  lose,
  missTurn,
  pick,
  plus,
  reacts,
  roll,
  v,
  when,
} from '../../rules/dsl';
import type { TerrainDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { SpaceRef } from '../../rules/vocab/refs';
import type { CardFilter } from '../../rules/vocab/select';

declare module '../../rules/vocab/status' {
  interface Statuses {
    /** What he threw for the stars. */
    readonly stars: true;
  }
}

export const terrain = (
  name: string,
  body: Pick<TerrainDef, 'copies' | 'draw' | 'drawing' | 'arrive' | 'visit' | 'abilities'>,
): TerrainDef => ({
  id: `probe/terrain/${name}`,
  kind: 'terrain',
  deck: 'terrain',
  terrain: name,
  origin: 'known',
  ...body,
});

export const crater = terrain('crater', {
  visit: chart({
    '1': missTurn(1),
    '2-3': lose('life'),
    '4-5': gain('gold'),
    '6': pick({ strength: gain('strength'), craft: gain('craft') }),
  }),
});
const faster = { event: { for: 'move' }, once: 'turn', group: 'highway' } as const;
export const highway = terrain('highway', {
  draw: 1,
  abilities: [
    reacts('one_more', after('rolled', 'mine', { op: 'adjustRoll', by: 1 }, faster)),
    reacts(
      'one_less',
      after('rolled', 'mine', { op: 'adjustRoll', by: -1 }, { ...faster, when: is({ eventAmount: true }, '>=', 2) }),
    ),
  ],
});
export const crags = terrain('crags', {
  visit: chart({
    '1': fight({ craft: 4, name: 'spirit', subtype: 'spirit' }),
    '2-3': missTurn(),
    '4-5': [],
    '6': gain('strength'),
  }),
});
export const desert = terrain('desert', { arrive: [lose('life')], draw: 1 });
export const runes = terrain('runes', { draw: 1, abilities: [always(plus('foeRoll', 2))] });
export const woods = terrain('woods', { draw: 1 });

/** Where no Terrain is placed. */
const closed = ['inner', 'rat_lair', 'wraith_domain'];
const folk = (stands: SpaceRef): Effect =>
  each({ cards: { from: 'denizen', stands } }, 'folk', { op: 'discard', card: v('folk') });

/**
 * Puts the Terrain that was `found` over a space: what lay there goes back, and so does the space that it came from.
 */
const placed = (at: SpaceRef, found: Program): Effect =>
  when({ exists: { spaces: { is: at, not: { region: closed } } } }, [
    ...found,
    when({ all: [{ known: 'laid' }, { not: { card: v('laid'), fits: { in: { is: at } } } }] }, [
      choose({ spaces: { is: { spaceOfCard: v('laid') } } }, 'vacated'),
      each({ cards: { from: 'terrain', zone: 'over', in: { is: at } } }, 'old', {
        op: 'put',
        card: v('old'),
        to: { deck: 'terrain', where: 'shuffled' },
      }),
      { op: 'put', card: v('laid'), to: { over: at } },
      // Denizens go when Terrain comes and when it goes.
      folk(at),
      when({ known: 'vacated' }, folk(v('vacated'))),
    ]),
  ]);
const deal = (named?: string): Effect => ({
  op: 'deal',
  from: 'terrain',
  to: 'aside',
  as: 'laid',
  ...(named === undefined ? {} : { named }),
});
const onBoard: CardFilter = { from: 'terrain', zone: 'over' };

/** One of a type: from the deck, or one that lies elsewhere, of the placing player's choice. */
export const placeTerrain = (named: string, at: SpaceRef): Effect =>
  placed(at, [
    deal(named),
    when(
      { not: { known: 'laid' } },
      choose({ cards: { ...onBoard, named, not: { in: { is: at } } } }, 'laid', { ask: 'card' }),
    ),
  ]);
/** The top card of the deck, or the Terrain nearest to the placing character. */
export const placeAnyTerrain = (at: SpaceRef): Effect =>
  placed(at, [
    deal(),
    when({ not: { known: 'laid' } }, choose({ cards: onBoard, nearest: { to: 'here' } }, 'laid', { ask: 'card' })),
  ]);

export const sandstorm = event('probe/adventure/sandstorm', { origin: 'ours', met: [placeTerrain('desert', 'here')] });
export const upheaval = event('probe/adventure/upheaval', { origin: 'ours', met: [placeTerrain('crags', 'here')] });
export const insaneElemental = enemy('probe/adventure/insane_elemental', {
  subtype: 'elemental',
  craft: 5,
  origin: 'ours',
  approach: [placeAnyTerrain('here')],
});

export const seventhSign = event('probe/harbinger/the_seventh_sign', {
  origin: 'known',
  met: [{ op: 'each', of: { heroes: {} }, as: 'who', actor: true, do: [placeAnyTerrain('here')] }],
});

const lowest = { heroes: { where: is({ statusOf: 'stars', of: 'it' }, '=', v('low')) } } as const;
export const fallingStars = event('probe/harbinger/falling_stars', {
  origin: 'known',
  met: [
    { op: 'set', as: 'low', to: 7 },
    each({ heroes: {} }, 'who', [
      roll('die', { who: v('who') }),
      { op: 'status', status: 'stars', on: true, who: v('who'), value: v('die') },
      { op: 'set', as: 'low', to: { least: [v('low'), v('die')] } },
    ]),
    choose(lowest, 'struck', { ask: 'victim', min: 1, max: { least: [1, count(lowest)] } }),
    each(lowest, 'who', lose('life', 1, v('who'))),
    each({ heroes: {} }, 'who', { op: 'status', status: 'stars', on: false, who: v('who') }),
    placeTerrain('crater', { spaceOf: v('struck') }),
  ],
});
