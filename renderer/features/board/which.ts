// Several spaces are called alike: where each of them lies on its board tells which one is meant.
import { nameOf, type DefId } from '../../../shared/kernel/ids';
import { compassOf } from '../../../shared/text/compass';

export const SIDES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Side = (typeof SIDES)[number];
/** The Region where two of one name lie on the same side of their boards. */
export type Which = {
  readonly side: Side;
  readonly region?: string;
  /** Counted from 1, where two of one name lie on the same side of the same board. */
  readonly nth?: number;
  /** A space beside it that has its name alone and lies beside no other of this name: told instead of the side. */
  readonly near?: DefId;
};

type Placed = {
  readonly id: DefId;
  readonly name: string;
  readonly space?: {
    readonly region: string;
    readonly grid: readonly [number, number];
    readonly links: readonly { readonly to: DefId }[];
  };
};
type Away = { readonly dx: number; readonly dy: number; readonly half: number };

const groupsOf = <T, K>(list: readonly T[], keyOf: (one: T) => K): ReadonlyMap<K, readonly T[]> => {
  const groups = new Map<K, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};

/** The nearest of the eight winds. */
const windOf = ({ dx, dy }: Away): Side =>
  SIDES[Math.round((Math.atan2(dx, -dy) / (2 * Math.PI)) * SIDES.length + SIDES.length) % SIDES.length] ?? 'n';
/** The side of the board's square: of two near a corner one lies on each. */
const edgeOf = (away: Away): Side => {
  const { dx, dy, half } = away;
  if (Math.abs(dx) === Math.abs(dy)) return windOf(away);
  return Math.abs(dy) === half ? (dy < 0 ? 'n' : 's') : Math.abs(dx) === half ? (dx < 0 ? 'w' : 'e') : windOf(away);
};

/** Longer names say no more than the side does. */
const SHORT = 8;

/** For each that shares its name, the neighbour that tells it; none where no short and certain one is there. */
const nearOf = (spaces: readonly (Placed & { readonly links: readonly { readonly to: DefId }[] })[]) => {
  const byId = new Map(spaces.map((one) => [one.id, one]));
  const named = groupsOf(spaces, ({ name }) => name);
  return new Map(
    [...named.values()]
      .filter((twins) => twins.length > 1)
      .flatMap((twins) =>
        twins.flatMap(({ id, links }): readonly (readonly [DefId, DefId])[] => {
          const [nearest] = links
            .flatMap(({ to }) => byId.get(to) ?? [])
            .filter(({ id: to, name }) => {
              const alone = named.get(name)?.length === 1 && name.length <= SHORT;
              return alone && !twins.some((twin) => twin.id !== id && twin.links.some((link) => link.to === to));
            })
            .sort((a, b) => a.name.length - b.name.length || (a.id < b.id ? -1 : 1));
          return nearest === undefined ? [] : [[id, nearest.id]];
        }),
      ),
  );
};

/** @returns which one it is, for each space that shares its name */
export const whichOf = (faces: readonly Placed[]): ReadonlyMap<DefId, Which> => {
  const spaces = faces.flatMap(({ id, name, space }) => (space === undefined ? [] : [{ id, name, ...space }]));
  const away = new Map<DefId, Away>();
  for (const board of groupsOf(spaces, ({ id, region }) => `${id.slice(0, id.indexOf('/'))} ${region}`).values()) {
    const [columns, rows] = [board.map(({ grid }) => grid[0]), board.map(({ grid }) => grid[1])];
    const middle = (list: readonly number[]): number => (Math.min(...list) + Math.max(...list)) / 2;
    const [x, y] = [middle(columns), middle(rows)];
    const half = Math.max(Math.max(...columns) - x, Math.max(...rows) - y);
    for (const { id, grid } of board) away.set(id, { dx: grid[0] - x, dy: grid[1] - y, half });
  }
  const which = new Map<DefId, Which>();
  for (const twins of groupsOf(spaces, ({ name }) => name).values()) {
    if (twins.length < 2) continue;
    const twinsBy = (among: typeof twins, sideOf: (away: Away) => Side): ReadonlyMap<Side, typeof twins> =>
      groupsOf(among, ({ id }) => sideOf(away.get(id) ?? { dx: 0, dy: 0, half: 0 }));
    const taken = new Set<Side>();
    // The side that its own id names is what texts and options call it.
    for (const [named, [one, ...others]] of groupsOf(twins, ({ id }) => compassOf(nameOf(id)))) {
      if (named === undefined || one === undefined || others.length > 0) continue;
      which.set(one.id, { side: named });
      taken.add(named);
    }
    const unnamed = twins.filter(({ id }) => !which.has(id));
    const winds = twinsBy(unnamed, windOf);
    for (const [wind, [one, ...others]] of winds) {
      if (one === undefined || others.length > 0 || taken.has(wind)) continue;
      which.set(one.id, { side: wind });
      taken.add(wind);
    }
    const close = unnamed.filter(({ id }) => !which.has(id));
    for (const [edge, [one, ...others]] of twinsBy(close, edgeOf))
      if (one !== undefined && others.length === 0 && !taken.has(edge)) which.set(one.id, { side: edge });
    for (const [wind, members] of winds)
      for (const alike of groupsOf(
        members.filter(({ id }) => !which.has(id)),
        ({ region }) => region,
      ).values())
        for (const [i, { id, region }] of alike.entries())
          which.set(id, { side: wind, region, ...(alike.length > 1 ? { nth: i + 1 } : {}) });
  }
  for (const [id, near] of nearOf(spaces)) {
    const told = which.get(id);
    if (told !== undefined) which.set(id, { ...told, near });
  }
  return which;
};
