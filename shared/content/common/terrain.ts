// Terrain cards of whichever sets bring them: one deck that they share (D Terrain Cards).
import { cannot } from '../../rules/dsl';
import type { RuleDef, TerrainDef } from '../../rules/vocab/definition';
import type { Effect } from '../../rules/vocab/effect';
import type { SpaceRef } from '../../rules/vocab/refs';
import type { CardFilter } from '../../rules/vocab/select';
import type { DeckOfSet } from '../../rules/vocab/set';

export const TERRAIN = 'common/deck/terrain';

export const terrainDeck = {
  [TERRAIN]: { word: { en: 'Terrain', de: 'Gelände' }, origin: 'known' },
} as const satisfies Readonly<Record<string, DeckOfSet>>;

/** Terrain of a set, each called after what a space becomes. */
export const terrainOf =
  (set: string) =>
  (
    name: string,
    copies: number,
    body: Pick<TerrainDef, 'draw' | 'arrive' | 'visit' | 'abilities' | 'origin'>,
  ): TerrainDef => ({
    id: `${set}/terrain/${name}`,
    kind: 'terrain',
    deck: TERRAIN,
    terrain: name,
    origin: 'known',
    ...(copies === 1 ? {} : { copies }),
    ...body,
  });

/** What lies over spaces. */
export const onTheBoard: CardFilter = { from: TERRAIN, zone: 'over' };

export const placeTerrain = (named: string, at: SpaceRef = 'here'): Effect => ({
  op: 'placeTerrain',
  from: TERRAIN,
  named,
  at,
});
/** It goes back, and what is printed there speaks again. */
export const returnTerrain = (card: string): Effect => ({
  op: 'put',
  card: { var: card },
  to: { deck: TERRAIN, where: 'shuffled' },
});

/** Never in the Inner Region; a set with spaces of its own where none may lie says so beside it. */
export const terrainRule = (set: string): RuleDef => ({
  id: `${set}/rule/terrain`,
  kind: 'rule',
  always: true,
  abilities: [
    { id: 'nowhere_inside', static: [cannot('placeTerrain', { space: { region: 'inner' }, reach: 'everyone' })] },
  ],
});
