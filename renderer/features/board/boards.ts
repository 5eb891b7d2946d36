// The boards that lie beside the main one: each Region of an expansion has a square of its own, the largest at the
// corners.
import type { DefId } from '../../../shared/kernel/ids';
import type { World } from './camera';
import { HALF, MIDDLE, SIZE, spotOf, type Point, type Spot } from './geometry';

type Link = { readonly to: DefId; readonly way: string };
type Placed = {
  readonly id: DefId;
  readonly space?: {
    readonly region: string;
    readonly grid: readonly [number, number];
    readonly links?: readonly Link[];
  };
};
type Space = { readonly id: DefId } & NonNullable<Placed['space']>;

/** A board beside the main one: a square, from its upper left corner. */
export type Area = Point & {
  readonly key: string;
  readonly region: string;
  readonly size: number;
  readonly spots: readonly Spot[];
};
/** `arrow`: it points from one to the other. */
export type Way = { readonly id: string; readonly from: Spot; readonly to: Spot; readonly arrow: boolean };
export type Layout = {
  readonly spots: readonly Spot[];
  readonly areas: readonly Area[];
  readonly world: World;
  /** Steps on the other boards and from board to board; those of the main one are part of its land. */
  readonly ways: readonly Way[];
};

/** The Regions of the rings, from the Crown outwards. */
const RINGS: readonly (readonly string[])[] = [['crown', 'inner'], ['inner'], ['middle'], ['outer']];
const isMain = (region: string): boolean => RINGS.some((regions) => regions.includes(region));
/** A board beside the main one is half as wide: four squares to a side, the middle four taken. */
export const AREA = SIZE / 2;
const RIM = 10;
/** Its name stands above its spaces. */
export const TITLE = 34;
const GAP = 6;
/** So few spaces are drawn large rather than in a row. */
const FEW = 8;

const setOf = (id: DefId): string => id.slice(0, id.indexOf('/'));
const placeOf = ({ grid }: Space): string => grid.join();
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = ({ x, y }: Point): Point => ({ x: x + AREA / 2, y: y + AREA / 2 });

/** The squares around the main board, nearest first; another rim of them where one does not do. */
const squares = (rim: number): readonly Point[] => {
  const side = 2 + 2 * rim;
  return Array.from({ length: side * side }, (_, i) => ({ column: i % side, row: Math.floor(i / side) }))
    .filter(({ column, row }) => [column, row].some((n) => n === 0 || n === side - 1))
    .map(({ column, row }) => ({ x: (column - rim) * AREA, y: (row - rim) * AREA }));
};
const isCorner = ({ x, y }: Point): boolean => (x < 0 || x >= SIZE) && (y < 0 || y >= SIZE);

/** Spaces on the rings of the main board, and the others by the board that they are on. */
const sorted = (
  spaces: readonly Space[],
): { readonly main: readonly Spot[]; readonly beside: ReadonlyMap<string, readonly Space[]> } => {
  const main: Spot[] = [];
  const taken = new Set<string>();
  const beside = new Map<string, Space[]>();
  for (const space of spaces) {
    const spot = spotOf(space.id, space.grid);
    // A space of an expansion in a Region of the base game lies on the ring where that has room, else on a board of its
    // own.
    const onRing = RINGS[spot.ring]?.includes(space.region) === true && !taken.has(placeOf(space));
    if (onRing) {
      main.push(spot);
      taken.add(placeOf(space));
      continue;
    }
    const key = isMain(space.region) ? `${setOf(space.id)}/${space.region}` : space.region;
    beside.set(key, [...(beside.get(key) ?? []), space]);
  }
  return { main, beside };
};

const rankOf = (values: readonly number[]): ReadonlyMap<number, number> =>
  new Map([...new Set(values)].sort((a, b) => a - b).map((value, i) => [value, i]));

/**
 * Column and row of each space on its board: as its grid says where that is a fair square, else in rows that turn at
 * their ends.
 */
const cellsOf = (
  spaces: readonly Space[],
): readonly { readonly id: DefId; readonly column: number; readonly row: number }[] => {
  const side = Math.ceil(Math.sqrt(spaces.length));
  const columns = rankOf(spaces.map(({ grid }) => grid[0]));
  const rows = rankOf(spaces.map(({ grid }) => grid[1]));
  const apartAll = new Set(spaces.map(placeOf)).size === spaces.length;
  if (apartAll && Math.max(columns.size, rows.size) <= side + (spaces.length > FEW ? 2 : 1))
    return spaces.map(({ id, grid }) => ({ id, column: columns.get(grid[0]) ?? 0, row: rows.get(grid[1]) ?? 0 }));
  const inRows = [...spaces].sort((a, b) => a.grid[1] - b.grid[1] || a.grid[0] - b.grid[0]);
  return inRows.map(({ id }, i) => {
    const row = Math.floor(i / side);
    return { id, row, column: row % 2 === 0 ? i % side : side - 1 - (i % side) };
  });
};

const areaOf = (key: string, spaces: readonly Space[], corner: Point): Area => {
  const cells = cellsOf(spaces);
  const columns = Math.max(...cells.map(({ column }) => column)) + 1;
  const rows = Math.max(...cells.map(({ row }) => row)) + 1;
  const wide = (AREA - 2 * RIM) / columns;
  const high = (AREA - 2 * RIM - TITLE) / rows;
  const scale = Math.min(1, wide / (2 * HALF + GAP), high / (2 * HALF + GAP));
  const spots = cells.map(({ id, column, row }): Spot => ({
    id,
    scale,
    ring: RINGS.length,
    x: corner.x + RIM + (column + 0.5) * wide,
    y: corner.y + RIM + TITLE + (row + 0.5) * high,
  }));
  return { ...corner, key, region: spaces[0]?.region ?? '', size: AREA, spots };
};

type Joint = readonly [from: DefId, to: DefId, arrow: boolean];
/** With the arrows where there are any; each way is there once. */
const linksOf = (spaces: readonly Space[]): readonly Joint[] => {
  const found = new Map<string, Joint>();
  for (const { id, links } of spaces)
    for (const { to, way } of links ?? []) {
      const [a, b] = way === 'ccw' || (way !== 'cw' && id > to) ? [to, id] : [id, to];
      found.set([a, b].sort().join(' '), [a, b, way === 'cw' || way === 'ccw']);
    }
  return [...found.values()];
};

/** The square around all boards. */
const worldAround = (areas: readonly Area[]): World => {
  const [lefts, tops] = [
    [0, ...areas.map(({ x }) => x)],
    [0, ...areas.map(({ y }) => y)],
  ];
  const [left, top] = [Math.min(...lefts), Math.min(...tops)];
  const right = Math.max(SIZE, ...areas.map(({ x, size }) => x + size));
  const bottom = Math.max(SIZE, ...areas.map(({ y, size }) => y + size));
  const size = Math.max(right - left, bottom - top);
  return { left: left - (size - (right - left)) / 2, top: top - (size - (bottom - top)) / 2, size };
};

/** Where everything lies. The boards of expansions are put as near as can be to where one goes over to them. */
export const layoutOf = (faces: readonly Placed[]): Layout => {
  const spaces = faces.flatMap(({ id, space }): readonly Space[] => (space === undefined ? [] : [{ id, ...space }]));
  const { main, beside } = sorted(spaces);
  const at = new Map<DefId, Spot>(main.map((spot) => [spot.id, spot]));
  const links = linksOf(spaces);
  /** Where one goes over to a board: a space of another one that lies already. */
  const jointOf = (members: readonly Space[]): Point => {
    const inside = new Set(members.map(({ id }) => id));
    const outside = links
      .filter(([a, b]) => inside.has(a) !== inside.has(b))
      .map(([a, b]) => at.get(inside.has(a) ? b : a));
    return outside.find((spot) => spot !== undefined) ?? { x: MIDDLE, y: MIDDLE };
  };
  const rims = [squares(1), squares(2)];
  const taken = new Set<Point>();
  const areas: Area[] = [];
  for (const [key, members] of [...beside].sort(
    ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1),
  )) {
    const joint = jointOf(members);
    const free = rims.map((list) => list.filter((one) => !taken.has(one))).find((list) => list.length > 0) ?? [];
    const corners = free.filter(isCorner);
    const [best] = (corners.length > 0 ? corners : free).sort(
      (a, b) => apart(middleOf(a), joint) - apart(middleOf(b), joint),
    );
    if (best === undefined) break;
    taken.add(best);
    const area = areaOf(key, members, best);
    areas.push(area);
    for (const spot of area.spots) at.set(spot.id, spot);
  }
  const ways = new Map(
    links.flatMap(([a, b, arrow]): readonly (readonly [string, Way])[] => {
      const from = at.get(a);
      const to = at.get(b);
      if (from === undefined || to === undefined || (from.ring < RINGS.length && to.ring < RINGS.length)) return [];
      return [[`${a} ${b}`, { id: `${a} ${b}`, from, to, arrow }]];
    }),
  );
  return {
    spots: [...at.values()],
    areas,
    world: worldAround(areas),
    ways: [...ways.values()],
  };
};

/** What the letters of a space's name and of a board's title measure on the main board; fewer pixels are not read. */
const NAME = 13.2;
const TITLE_SIZE = 19;
const READ = { name: 9, title: 15 } as const;
const LARGEST = 1.7;
/** @param unit pixels for a unit of what it stands on */
export const isUnread = (unit: number): boolean => NAME * unit < READ.name;
/** How much larger a title is drawn from far away, as far as its board has room. */
export const titleScale = (unit: number): number => Math.min(LARGEST, Math.max(1, READ.title / (TITLE_SIZE * unit)));

/** Where there is bare wood between a corner board and the next corner: what is too small on the board lies there. */
export const besideOf = (area: Area, areas: readonly Area[]): Point | undefined => {
  const { x, y, size } = area;
  const side = x < 0 ? x + size : x - size;
  const isFree = (x < 0 || x >= SIZE) && (y < 0 || y >= SIZE) && areas.every((one) => one.x !== side || one.y !== y);
  return isFree ? { x: x < 0 ? x + size + 24 : x - 210, y: y + size / 2 } : undefined;
};
