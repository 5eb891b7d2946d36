// What grows and stands on the ground of a terrain: small things, drawn around the picture of a space.
import type { Terrain } from '../../../art/terrain';
import { MIDDLE, type Spot } from '../geometry';
import { n, type Random } from './shapes';

/** Something on the ground; what is further down is drawn later. */
export type Grown = readonly [y: number, svg: string];

export const pine = (x: number, y: number, s: number): string =>
  `<path d="M${n(x)} ${n(y - s * 1.6)}l${n(s * 0.66)} ${n(s * 1.5)}h${n(-s * 1.32)}z" fill="#33522c"/><path d="M${n(x)} ${n(y - s * 1.6)}l${n(-s * 0.66)} ${n(s * 1.5)}h${n(s * 0.5)}z" fill="#688a48"/>`;
const bush = (x: number, y: number, s: number, dark: string, light: string): string =>
  `<circle cx="${n(x)}" cy="${n(y - s * 0.6)}" r="${n(s * 0.7)}" fill="${dark}"/><circle cx="${n(x - s * 0.2)}" cy="${n(y - s * 0.8)}" r="${n(s * 0.4)}" fill="${light}"/>`;
export const stone = (x: number, y: number, w: number, dark: string, light: string): string =>
  `<path d="M${n(x - w)} ${n(y)}l${n(w * 0.6)} ${n(-w * 1.1)}l${n(w * 0.7)} ${n(w * 0.2)}l${n(w * 0.7)} ${n(w * 0.9)}z" fill="${dark}" opacity=".85"/><path d="M${n(x - w)} ${n(y)}l${n(w * 0.6)} ${n(-w * 1.1)}l${n(w * 0.2)} ${n(w * 1.1)}z" fill="${light}"/>`;
const stalagmite = (x: number, y: number, w: number, h: number): string =>
  `<path d="M${n(x - w)} ${n(y)}q${n(w * 0.7)} ${n(-h * 0.3)} ${n(w)} ${n(-h)}q${n(w * 0.4)} ${n(h * 0.7)} ${n(w)} ${n(h)}z" fill="#221c23"/><path d="M${n(x - w)} ${n(y)}q${n(w * 0.7)} ${n(-h * 0.3)} ${n(w)} ${n(-h)}q${n(w * 0.05)} ${n(h * 0.6)} ${n(-w * 0.1)} ${n(h)}z" fill="#776c72"/>`;
const line = (d: string, stroke: string, width: number, opacity = 1): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}" fill="none" stroke-linecap="round" opacity="${opacity}"/>`;
const bare = (x: number, y: number, stroke: string): string =>
  line(`M${n(x)} ${n(y)}v-9m0 4l-4-4m4 2l3-4`, stroke, 1.3);

const house = (x: number, y: number, w: number): string =>
  `<path d="M${n(x - w)} ${n(y)}v${n(-w)}h${n(2 * w)}v${n(w)}z" fill="#ead3a4" stroke="#5f3a1d" stroke-width=".8"/><path d="M${n(x - w * 1.25)} ${n(y - w * 0.9)}l${n(w * 1.25)} ${n(-w)}l${n(w * 1.25)} ${n(w)}z" fill="#8f4a27" stroke="#4c2711" stroke-width=".7"/>`;

const hill = (x: number, y: number, w: number): string =>
  `<path d="M${n(x - w)} ${n(y)}q${n(w)} ${n(-w * 1.3)} ${n(w * 2)} 0z" fill="#a3944f"/>${line(`M${n(x - w)} ${n(y)}q${n(w)} ${n(-w * 1.3)} ${n(w * 2)} 0`, '#63542a', 1.1)}${line(`M${n(x + w * 0.3)} ${n(y - w * 0.4)}l2 4m1-2.6l2 3.4`, '#63542a', 0.8, 0.7)}`;

const dune = (x: number, y: number, w: number): string =>
  `<path d="M${n(x - w)} ${n(y)}q${n(w * 0.8)}-6 ${n(w)}-5q${n(w * 0.4)} 3 ${n(w)} 5z" fill="#cf9f57" opacity=".7"/>${line(`M${n(x - w)} ${n(y)}q${n(w * 0.8)}-6 ${n(w)}-5`, '#f7e6ba', 1, 0.9)}`;

/** One small thing of a terrain. */
const thing = (terrain: Terrain, x: number, y: number, rnd: Random, slope: number): string => {
  const often = (share: number): boolean => rnd.next() < share;
  switch (terrain) {
    case 'woods':
    case 'forest':
      return often(0.7)
        ? pine(x, y + 4, rnd.between(6, 10.5))
        : bush(x, y + 3, rnd.between(4.5, 7), '#46643a', '#86a15c');
    case 'fields':
      return (
        line(`M${n(x - 9)} ${n(y - 9 * slope)}q9 ${n(9 * slope - 2)} 18 ${n(18 * slope)}`, '#9c7b22', 1.2, 0.6) +
        (often(0.3) ? line(`M${n(x)} ${n(y)}v-6m-2.4 2l2.4 2 2.4-2`, '#82661a', 1, 0.8) : '')
      );
    case 'hills':
      return hill(x, y, rnd.between(7, 12));
    case 'plains':
      return often(0.12)
        ? bush(x, y + 2, 4.5, '#6d7f3d', '#a4b465')
        : line(`M${n(x)} ${n(y)}l-2.500-5m2.500 5v-6.500m0 6.500l2.500-5`, '#5f6f35', 1.1, 0.75);
    case 'desert':
      return dune(x, y, rnd.between(9, 15));
    case 'town':
      return often(0.35) ? bush(x, y, 5, '#65763a', '#96a75e') : house(x, y, rnd.between(4.8, 7));
    case 'dead':
      return often(0.5)
        ? `<path d="M${n(x - 3)} ${n(y)}v-6a3 3 0 0 1 6 0v6z" fill="#65625a"/><path d="M${n(x - 3)} ${n(y)}v-6a3 3 0 0 1 3-3v9z" fill="#aaa69a"/>`
        : bare(x, y, '#45413a');
    case 'rock':
    case 'ruins':
    case 'tower':
      return stone(x, y, rnd.between(3.5, 8), '#665946', '#cabca2');
    case 'runes':
      return often(0.3)
        ? stone(x, y, rnd.between(3, 5), '#626a64', '#c9cdbf')
        : `<path d="M${n(x - 2.5)} ${n(y)}l.8-9 3-1.400 1.400 10.400z" fill="#656d66"/><path d="M${n(x - 2.5)} ${n(y)}l.8-9 1.600-.6v9.600z" fill="#cdd1c3"/>`;
    case 'bog':
      return often(0.6)
        ? line(`M${n(x)} ${n(y)}l-1.500-6m1.500 6v-8m0 8l2-6`, '#39471f', 1.1, 0.8)
        : bush(x, y, rnd.between(3, 5), '#4a5430', '#8a9460');
    case 'fae':
    case 'oasis':
      return bush(x, y, rnd.between(4, 6.5), '#48692f', '#9fbf6a');
    case 'holy':
      return often(0.5)
        ? bush(x, y, rnd.between(4, 6), '#858a4c', '#c4c488')
        : `<circle cx="${n(x)}" cy="${n(y)}" r="1.400" fill="#fff6d8"/>${line(`M${n(x + 3)} ${n(y + 2)}l-1.500-3.500`, '#6f7a3a', 1)}`;
    case 'glade':
    case 'magic':
      return often(0.6) ? bare(x, y, '#403549') : line(`M${n(x - 8)} ${n(y)}q4-3 8 0t8 0`, '#efe6f2', 1, 0.6);
    case 'cave':
      return often(0.55)
        ? stalagmite(x, y, rnd.between(2.5, 5), rnd.between(7, 15))
        : stone(x, y, rnd.between(2.5, 5.5), '#211c22', '#6d6268');
    case 'mountain':
    case 'snow':
      return stone(x, y, rnd.between(3.5, 7), '#62645e', '#d3d4cc');
    case 'fire':
      return '';
  }
};

/** What grows on a board of its own: everywhere but where pictures and the name are. */
export const growOver = (
  spots: readonly Spot[],
  terrain: Terrain,
  size: number,
  top: number,
  rnd: Random,
): readonly Grown[] => {
  const grown: Grown[] = [];
  for (let tries = 0; tries < ROOM * 6 && grown.length < ROOM; tries++) {
    const x = rnd.between(EDGE, size - EDGE);
    const y = rnd.between(top + EDGE, size - EDGE);
    const free = spots.every(
      (spot) => Math.abs(x - spot.x) > 44 * spot.scale || Math.abs(y - spot.y) > 44 * spot.scale,
    );
    if (free) grown.push([y, thing(terrain, x, y, rnd, rnd.between(-0.3, 0.3))]);
  }
  return grown.sort((a, b) => a[0] - b[0]);
};

/** A mountain: three times as tall as a tree, six times a hut; with snow where it is bare. */
const peak = (x: number, y: number, h: number, snow: boolean, lean: number): string => {
  const w = h * 0.66;
  const top = `${n(x + lean * w)} ${n(y - h)}`;
  const [dark, lit] = snow ? ['#5d5347', '#b5a58d'] : ['#6f6033', '#b9a45c'];
  const foot = `M${n(x - w)} ${n(y)}L${n(x - w * 0.5)} ${n(y - h * 0.46)}L${n(x - w * 0.36)} ${n(y - h * 0.42)}L${top}`;
  return (
    `<path d="${foot}L${n(x + w * 0.4)} ${n(y - h * 0.5)}L${n(x + w * 0.55)} ${n(y - h * 0.46)}L${n(x + w)} ${n(y)}z" fill="${dark}" stroke="#2f2518" stroke-width="1" stroke-linejoin="round"/>` +
    `<path d="${foot}L${n(x + w * 0.08)} ${n(y - h * 0.52)}L${n(x - w * 0.12)} ${n(y - h * 0.3)}L${n(x + w * 0.02)} ${n(y)}z" fill="${lit}"/>` +
    (snow
      ? `<path d="M${n(x - w * 0.24)} ${n(y - h * 0.6)}L${top}L${n(x + w * 0.3)} ${n(y - h * 0.62)}L${n(x + w * 0.12)} ${n(y - h * 0.66)}L${n(x + w * 0.02)} ${n(y - h * 0.52)}L${n(x - w * 0.1)} ${n(y - h * 0.64)}z" fill="#fbf7ea"/>`
      : '')
  );
};

/** Where a ring may be grown: from and to, away from river and wall. */
const BAND: Readonly<Record<number, readonly [number, number]>> = { 2: [154, 211], 3: [253, 315] };
/** Whether something may stand there, that belongs to a space. */
const inBand = ({ ring }: Spot, x: number, y: number): boolean => {
  const [near, far] = BAND[ring] ?? [0, 0];
  const out = Math.max(Math.abs(x - MIDDLE), Math.abs(y - MIDDLE));
  return out >= near && out <= far;
};

/** Behind the picture of a space, to both sides of it. */
const RANGE = [
  [-33, -6, 34],
  [35, -9, 38],
  [-46, 4, 25],
  [47, 2, 27],
] as const;
const range = (spot: Spot, snow: boolean, rnd: Random): readonly Grown[] =>
  RANGE.flatMap(([dx, dy, h]) => {
    const [x, y] = [spot.x + dx + rnd.between(-3, 3), spot.y + dy + rnd.between(-3, 3)];
    const lean = rnd.between(-0.2, 0.2);
    return inBand(spot, x, y) ? [[y, peak(x, y, h * (snow ? 1 : 0.72), snow, lean)]] : [];
  });

const COUNT = { woods: 36, fire: 0 } as const satisfies Partial<Record<Terrain, number>>;
const USUAL = 23;
const ROOM = 70;
const EDGE = 18;

const isRange = (terrain: Terrain): boolean => terrain === 'rock' || terrain === 'hills';

/** What grows on a space; the place of its picture stays free. */
export const grow = (spot: Spot, terrain: Terrain, rnd: Random): readonly Grown[] => {
  const count: number = terrain === 'woods' || terrain === 'fire' ? COUNT[terrain] : USUAL;
  const grown: Grown[] = [];
  const slope = (Math.round(spot.x + spot.y) % 2 === 0 ? 1 : -1) * 0.35;
  for (let tries = 0; tries < count * 4 && grown.length < count; tries++) {
    const x = spot.x + rnd.between(-50, 50);
    const y = spot.y + rnd.between(-46, 46);
    const onPicture = Math.abs(x - spot.x) < 26 && y < spot.y + 12 && y > spot.y - 40;
    if (!onPicture && inBand(spot, x, y)) grown.push([y, thing(terrain, x, y, rnd, slope)]);
  }
  return isRange(terrain) ? [...grown, ...range(spot, terrain === 'rock', rnd)] : grown;
};
