// Where the spaces lie: the three rings clockwise from the top left, and what follows from that.
import type { DefId } from '../../../kernel/ids';
import { space, terrainOf } from '../../../rules/dsl';
import type { Link, SpaceDef } from '../../../rules/vocab/definition';

export const outerRing = [
  'village',
  'fields_n',
  'graveyard',
  'woods_n',
  'sentinel',
  'hills_n',
  'chapel',
  'fields_ne',
  'crags',
  'plains_e',
  'woods_e',
  'fields_se',
  'city',
  'fields_s',
  'hills_s',
  'plains_s',
  'woods_s',
  'plains_sw',
  'tavern',
  'fields_sw',
  'ruins',
  'plains_w',
  'forest',
  'fields_nw',
] as const;
export const middleRing = [
  'portal_of_power',
  'black_knight',
  'hidden_valley',
  'hills_m',
  'cursed_glade',
  'runes_ne',
  'chasm',
  'runes_se',
  'warlocks_cave',
  'desert_se',
  'oasis',
  'desert_sw',
  'temple',
  'woods_m',
  'runes_w',
  'castle',
] as const;
export const innerRing = [
  'plain_of_peril',
  'mines',
  'vampires_tower',
  'pits',
  'valley_of_fire',
  'werewolf_den',
  'dice_with_death',
  'crypt',
] as const;

export const spaceId = (name: string): DefId => `base/space/${name}`;

type Grid = readonly [number, number];

/** Column and row of a place on a square ring, counted clockwise from its top left corner. */
function gridAt(index: number, inset: number): Grid {
  const side = 6 - 2 * inset;
  const along = index % side;
  const corner = Math.floor(index / side);
  const [c, r] =
    corner === 0 ? [along, 0] : corner === 1 ? [side, along] : corner === 2 ? [side - along, side] : [0, side - along];
  return [c + inset, r + inset];
}

const grids: Readonly<Record<string, Grid>> = Object.fromEntries([
  ...outerRing.map((name, i) => [name, gridAt(i, 0)] as const),
  ...middleRing.map((name, i) => [name, gridAt(i, 1)] as const),
  ...innerRing.map((name, i) => [name, gridAt(i, 2)] as const),
]);

const inward = (n: number): number => Math.min(5, Math.max(1, n));
const isCorner = ([c, r]: Grid): boolean => (c === 0 || c === 6) && (r === 0 || r === 6);

/** The Middle space directly across the Storm River; the four outer corners have none (R4 RAFTS). */
function acrossFromOuter(name: string): string | undefined {
  const grid = grids[name];
  if (!grid || isCorner(grid)) return undefined;
  return middleRing.find((m) => grids[m]?.[0] === inward(grid[0]) && grids[m][1] === inward(grid[1]));
}

const across: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...outerRing.map((name) => [name, [acrossFromOuter(name)].filter((x) => x !== undefined)] as const),
  ...middleRing.map((name) => [name, outerRing.filter((o) => acrossFromOuter(o) === name)] as const),
]);

function ringLinks(ring: readonly string[], name: string): readonly Link[] {
  const i = ring.indexOf(name);
  const next = ring[(i + 1) % ring.length];
  const last = ring[(i + ring.length - 1) % ring.length];
  return [
    { to: spaceId(next ?? name), way: 'cw' },
    { to: spaceId(last ?? name), way: 'ccw' },
  ];
}

type Body = Partial<Omit<SpaceDef, 'id' | 'kind' | 'region' | 'grid' | 'links'>>;
const make = (region: string, name: string, links: readonly Link[], body: Body): SpaceDef =>
  space(spaceId(name), {
    region,
    terrain: terrainOf(name),
    grid: grids[name] ?? [3, 3],
    links,
    across: (across[name] ?? []).map(spaceId),
    origin: 'known',
    ...body,
  });

export const outer = (name: (typeof outerRing)[number], body: Body, links: readonly Link[] = []): SpaceDef =>
  make('outer', name, [...ringLinks(outerRing, name), ...links], body);
export const middle = (name: (typeof middleRing)[number], body: Body, links: readonly Link[] = []): SpaceDef =>
  make('middle', name, [...ringLinks(middleRing, name), ...links], body);
/** A space of the Inner Region: ways on to the Crown and back out. */
export const inner = (
  name: (typeof innerRing)[number] | 'crown_of_command',
  on: readonly string[],
  back: readonly string[],
  body: Body,
): SpaceDef =>
  make(
    'inner',
    name,
    [
      ...on.map((to): Link => ({ to: spaceId(to), way: 'in' })),
      ...back.map((to): Link => ({ to: spaceId(to), way: 'out' })),
    ],
    body,
  );
