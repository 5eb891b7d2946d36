// What the pictures of spaces are built of: hills, trees, walls, roofs, each lit from the left and dark on its right.
// On the square of a drawing; `x` is the middle of a thing, `y` its foot.
import { disc, fill, INK, line, type Drawing, type Layer } from '../drawn/layer';

/** Where the light falls, and where it does not. */
export type Tone = readonly [lit: string, dark: string];

export const STONE: Tone = ['#c9bea9', '#736757'];
export const SLATE: Tone = ['#9aa3a2', '#4d5759'];
export const PLASTER: Tone = ['#f0dfb6', '#a88553'];
export const WOOD: Tone = ['#b07c42', '#5f3a1a'];
export const TILES: Tone = ['#bd4f2d', '#702713'];
export const THATCH: Tone = ['#d9ad55', '#8a6222'];
export const BLUE: Tone = ['#4a84b2', '#234b6d'];
export const LEAF: Tone = ['#86ad52', '#3f6a2c'];
export const PINE: Tone = ['#5f9150', '#274d30'];
export const MOSS: Tone = ['#a9b45c', '#5f6d2c'];
export const EARTH: Tone = ['#c2a469', '#735a2c'];
export const ROCK: Tone = ['#b8a891', '#5b4e41'];
export const SAND: Tone = ['#f6d998', '#c08f4c'];
export const BONE: Tone = ['#f3ead2', '#a8967a'];
export const ICE: Tone = ['#e6f4f8', '#7fa9bd'];
export const EMBER: Tone = ['#ffb347', '#c23f12'];
export const WATER: Tone = ['#6fb3d2', '#2a6b92'];
export const MAGIC: Tone = ['#b98ff0', '#4a2a80'];
export const LIT = '#ffd872';

/** Filled, with the line around it that ink leaves. */
export const ink = (d: string, colour: string, width = 2.6): Layer => ({ d, fill: colour, stroke: INK, width });
const p = (...numbers: readonly number[]): string => numbers.map((one) => Math.round(one * 10) / 10).join(' ');

export const hill = (x: number, y: number, w: number, h: number, [lit, dark]: Tone): Drawing => [
  ink(
    `M${p(x - w, y)}C${p(x - w * 0.62, y - h * 1.1, x - w * 0.2, y - h, x, y - h)}S${p(x + w * 0.7, y - h * 0.9, x + w, y)}z`,
    lit,
  ),
  fill(
    `M${p(x, y - h)}C${p(x + w * 0.4, y - h, x + w * 0.7, y - h * 0.9, x + w, y)}H${p(x + w * 0.3)}Q${p(x + w * 0.5, y - h * 0.55, x, y - h)}z`,
    dark,
    0.6,
  ),
];

export const peak = (x: number, y: number, w: number, h: number, [lit, dark]: Tone, snow = 0.4): Drawing => [
  ink(
    `M${p(x - w, y)}L${p(x - w * 0.48, y - h * 0.5)}L${p(x - w * 0.32, y - h * 0.5)}L${p(x, y - h)}L${p(x + w * 0.34, y - h * 0.58)}L${p(x + w * 0.5, y - h * 0.55)}L${p(x + w, y)}z`,
    lit,
  ),
  fill(
    `M${p(x, y - h)}L${p(x + w * 0.34, y - h * 0.58)}L${p(x + w * 0.5, y - h * 0.55)}L${p(x + w, y)}H${p(x + w * 0.1)}L${p(x - w * 0.1, y - h * 0.3)}L${p(x + w * 0.12, y - h * 0.52)}z`,
    dark,
    0.85,
  ),
  ...(snow === 0
    ? []
    : [
        fill(
          `M${p(x, y - h * 0.97)}L${p(x - w * 0.66 * snow, y - h * (1 - snow * 1.02))}L${p(x - w * 0.25 * snow, y - h * (1 - snow * 0.8))}L${p(x, y - h * (1 - snow * 1.25))}L${p(x + w * 0.1, y - h * (1 - snow * 0.8))}z`,
          '#fdfaf0',
        ),
        fill(
          `M${p(x, y - h * 0.97)}L${p(x + w * 0.1, y - h * (1 - snow * 0.8))}L${p(x + w * 0.4 * snow, y - h * (1 - snow * 0.75))}L${p(x + w * 0.72 * snow, y - h * (1 - snow))}z`,
          '#b9c9cf',
        ),
      ]),
];

export const pine = (x: number, y: number, h: number, [lit, dark]: Tone = PINE): Drawing => {
  const w = h * 0.34;
  const right = `L${p(x + w * 0.55, y - h * 0.62)}H${p(x + w * 0.3)}L${p(x + w * 0.8, y - h * 0.36)}H${p(x + w * 0.45)}L${p(x + w, y - h * 0.1)}`;
  return [
    ink(`M${p(x - h * 0.05, y)}v${p(-h * 0.14)}h${p(h * 0.1)}v${p(h * 0.14)}z`, WOOD[1], 2),
    ink(
      `M${p(x, y - h)}${right}H${p(x - w)}L${p(x - w * 0.45, y - h * 0.36)}H${p(x - w * 0.8)}L${p(x - w * 0.3, y - h * 0.62)}H${p(x - w * 0.55)}z`,
      lit,
      2.4,
    ),
    fill(`M${p(x, y - h)}${right}H${p(x)}L${p(x + w * 0.2, y - h * 0.45)}z`, dark, 0.8),
  ];
};

/** A tree with leaves. */
export const tree = (x: number, y: number, h: number, [lit, dark]: Tone = LEAF): Drawing => {
  const r = h * 0.24;
  const top = y - h * 0.64;
  const crown =
    disc(x - r * 0.85, top + r * 0.25, r) + disc(x + r * 0.85, top + r * 0.25, r) + disc(x, top - r * 0.5, r * 1.05);
  return [
    ink(
      `M${p(x - h * 0.1, y)}Q${p(x - h * 0.02, y - h * 0.2, x - h * 0.05, y - h * 0.45)}H${p(x + h * 0.06)}Q${p(x + h * 0.03, y - h * 0.2, x + h * 0.11, y)}z`,
      WOOD[1],
      2.2,
    ),
    { d: crown, fill: dark, stroke: INK, width: 4.4 },
    fill(crown, dark),
    fill(
      disc(x - r * 0.95, top + r * 0.1, r * 0.8) +
        disc(x - r * 0.1, top - r * 0.6, r * 0.86) +
        disc(x + r * 0.5, top + r * 0.1, r * 0.6),
      lit,
    ),
  ];
};

/** Of one that died: its trunk and its branches. */
export const snag = (x: number, y: number, h: number, colour = '#4a3d38'): Drawing => {
  const d = `M${p(x, y)}Q${p(x - h * 0.05, y - h * 0.4, x, y - h * 0.55)}L${p(x - h * 0.22, y - h * 0.86)}M${p(x, y - h * 0.55)}L${p(x + h * 0.1, y - h)}M${p(x - h * 0.01, y - h * 0.4)}L${p(x + h * 0.28, y - h * 0.7)}M${p(x - h * 0.13, y - h * 0.74)}L${p(x - h * 0.32, y - h * 0.7)}M${p(x + h * 0.17, y - h * 0.58)}L${p(x + h * 0.34, y - h * 0.52)}`;
  return [line(d, INK, h * 0.12), line(d, colour, h * 0.07)];
};

/** Seen from its corner: a gable on the left in the light, a long side on the right. */
export const house = (x: number, y: number, w: number, h: number, walls: Tone, roof: Tone): Drawing => {
  const [left, front, rise] = [x - w / 2, w * 0.44, w * 0.36];
  const [ridge, side] = [left + front / 2, w - front];
  return [
    ink(`M${p(left + front, y)}V${p(y - h)}H${p(left + w)}V${p(y)}z`, walls[1]),
    ink(`M${p(left, y)}V${p(y - h)}L${p(ridge, y - h - rise)}L${p(left + front, y - h)}V${p(y)}z`, walls[0]),
    ink(
      `M${p(ridge, y - h - rise - 2)}H${p(ridge + side + 1)}L${p(left + w + 4, y - h + 3)}H${p(left + front + 3)}z`,
      roof[0],
    ),
    fill(
      `M${p(ridge + side * 0.5, y - h - rise)}H${p(ridge + side)}L${p(left + w + 2, y - h + 2)}H${p(left + front + side * 0.55)}z`,
      roof[1],
      0.6,
    ),
    line(`M${p(left - 4, y - h + 4)}L${p(ridge, y - h - rise - 2)}L${p(left + front + 3, y - h + 3)}`, INK, 4.6),
    line(`M${p(left - 3.4, y - h + 3.4)}L${p(ridge, y - h - rise - 2)}`, roof[0], 2),
  ];
};
export const door = (x: number, y: number, w: number, h: number, colour = '#3c2410'): Layer =>
  ink(`M${p(x - w / 2, y)}V${p(y - h * 0.6)}Q${p(x, y - h * 1.25, x + w / 2, y - h * 0.6)}V${p(y)}z`, colour, 2);
export const panes = (...at: readonly (readonly [x: number, y: number, w: number, h: number])[]): Layer =>
  ink(at.map(([x, y, w, h]) => `M${p(x, y)}h${p(w)}v${p(h)}h${p(-w)}z`).join(''), LIT, 1.6);

/** A wall or a tower with merlons. */
export const keep = (x: number, y: number, w: number, h: number, [lit, dark]: Tone, teeth = 3): Drawing => {
  const one = w / (2 * teeth - 1);
  const tooth = Math.min(9, w * 0.22);
  const rim = Array.from(
    { length: teeth },
    (_, i) => `${i === 0 ? '' : `h${p(one)}v${p(-tooth)}`}h${p(one)}${i === teeth - 1 ? '' : `v${p(tooth)}`}`,
  ).join('');
  return [
    ink(`M${p(x - w / 2, y)}V${p(y - h - tooth)}${rim}V${p(y)}z`, lit),
    fill(`M${p(x + w * 0.12, y)}V${p(y - h + 1)}H${p(x + w / 2)}V${p(y)}z`, dark, 0.65),
    line(`M${p(x - w / 2 + 2.4, y - 4)}V${p(y - h)}`, '#fff6dc', 1.8, 0.7),
  ];
};
/** A tower under a pointed roof. */
export const spire = (
  x: number,
  y: number,
  w: number,
  h: number,
  walls: Tone,
  [lit, dark]: Tone,
  tall = 1.3,
): Drawing => [
  ink(`M${p(x - w / 2, y)}v${p(-h)}h${p(w)}v${p(h)}z`, walls[0]),
  fill(`M${p(x + w * 0.1, y)}v${p(-h)}h${p(w * 0.4)}v${p(h)}z`, walls[1], 0.7),
  ink(`M${p(x - w * 0.68, y - h)}L${p(x, y - h - w * tall)}L${p(x + w * 0.68, y - h)}z`, lit),
  fill(`M${p(x, y - h - w * tall)}L${p(x + w * 0.68, y - h)}H${p(x + w * 0.1)}z`, dark, 0.8),
];

/** A stone that somebody has set up. */
export const menhir = (x: number, y: number, w: number, h: number, [lit, dark]: Tone = SLATE, lean = 0): Drawing => [
  ink(
    `M${p(x - w / 2, y)}L${p(x - w * 0.42 + lean, y - h * 0.8)}L${p(x - w * 0.1 + lean, y - h)}L${p(x + w * 0.36 + lean, y - h * 0.86)}L${p(x + w / 2, y)}z`,
    lit,
  ),
  fill(
    `M${p(x - w * 0.1 + lean, y - h)}L${p(x + w * 0.36 + lean, y - h * 0.86)}L${p(x + w / 2, y)}H${p(x + w * 0.12)}L${p(x + w * 0.14 + lean, y - h * 0.74)}z`,
    dark,
    0.8,
  ),
];
export const boulder = (x: number, y: number, w: number, h: number, tone: Tone = ROCK): Drawing => [
  ink(
    `M${p(x - w / 2, y)}L${p(x - w * 0.36, y - h * 0.7)}L${p(x - w * 0.05, y - h)}L${p(x + w * 0.34, y - h * 0.68)}L${p(x + w / 2, y)}z`,
    tone[0],
    2.2,
  ),
  fill(
    `M${p(x - w * 0.05, y - h)}L${p(x + w * 0.34, y - h * 0.68)}L${p(x + w / 2, y)}H${p(x + w * 0.1)}z`,
    tone[1],
    0.75,
  ),
];
/** Rock around a dark mouth. */
export const cave = (x: number, y: number, w: number, h: number, tone: Tone = ROCK, deep = '#150d10'): Drawing => [
  ink(
    `M${p(x - w / 2, y)}L${p(x - w * 0.46, y - h * 0.5)}L${p(x - w * 0.3, y - h * 0.86)}L${p(x - w * 0.06, y - h)}L${p(x + w * 0.22, y - h * 0.9)}L${p(x + w * 0.42, y - h * 0.56)}L${p(x + w / 2, y)}z`,
    tone[0],
  ),
  fill(
    `M${p(x - w * 0.06, y - h)}L${p(x + w * 0.22, y - h * 0.9)}L${p(x + w * 0.42, y - h * 0.56)}L${p(x + w / 2, y)}H${p(x + w * 0.3)}L${p(x + w * 0.24, y - h * 0.6)}z`,
    tone[1],
    0.85,
  ),
  ink(
    `M${p(x - w * 0.26, y)}C${p(x - w * 0.3, y - h * 0.5, x - w * 0.14, y - h * 0.68, x, y - h * 0.66)}S${p(x + w * 0.28, y - h * 0.4, x + w * 0.26, y)}z`,
    deep,
    2.2,
  ),
];
export const flame = (x: number, y: number, s: number): Drawing => {
  const tongue = (k: number): string =>
    `M${p(x, y)}C${p(x - 9 * k, y - 4 * k, x - 7 * k, y - 12 * k, x - 5 * k, y - 15 * k)}C${p(x - 3 * k, y - 11 * k, x - 2 * k, y - 11 * k, x - 2 * k, y - 12 * k)}C${p(x - 3 * k, y - 20 * k, x + k, y - 25 * k, x + 3 * k, y - 28 * k)}C${p(x + 2 * k, y - 20 * k, x + 6 * k, y - 17 * k, x + 7 * k, y - 13 * k)}C${p(x + 8 * k, y - 6 * k, x + 5 * k, y - 2 * k, x, y)}z`;
  return [ink(tongue(s), '#e8601c', 2), fill(tongue(s * 0.68), '#ffb347'), fill(tongue(s * 0.36), '#fff0b0')];
};
/** Grass before things, so that they stand in it. */
export const tufts = (colour: string, ...at: readonly (readonly [x: number, y: number])[]): Layer =>
  line(at.map(([x, y]) => `M${p(x, y)}l-3-7m3 7v-9m0 9l4-7`).join(''), colour, 2.2);
/** The ground that a picture stands on, from side to side. */
export const ground = (w: number, colour: string, y = 112): Layer =>
  fill(`M${p(60 - w, y)}Q${p(60 - w * 0.6, y - 10, 60, y - 9)}T${p(60 + w, y)}Q${p(60, y + 9, 60 - w, y)}z`, colour);
/** Water, its light side to the left. */
export const pool = (x: number, y: number, w: number, h: number, [lit, dark]: Tone = WATER): Drawing => [
  ink(`M${p(x - w, y)}a${p(w, h)} 0 1 0 ${p(2 * w, 0)}a${p(w, h)} 0 1 0 ${p(-2 * w, 0)}z`, dark, 2.2),
  fill(
    `M${p(x - w * 0.8, y - h * 0.1)}a${p(w * 0.7, h * 0.6)} 0 1 0 ${p(w * 1.4, 0)}a${p(w * 0.7, h * 0.6)} 0 1 0 ${p(-w * 1.4, 0)}z`,
    lit,
  ),
  line(`M${p(x - w * 0.5, y)}h${p(w * 0.5)}m${p(w * 0.1, h * 0.3)}h${p(w * 0.4)}`, '#f2fbff', 1.8, 0.9),
];
/** @param turns like the wind blows it: to the right */
export const flag = (x: number, y: number, h: number, colour: string): Drawing => [
  line(`M${p(x, y)}V${p(y - h)}`, INK, 2.6),
  ink(`M${p(x, y - h)}q6-3 10 0t9-1v9q-5 3-9 1t-10 1z`, colour, 1.6),
];
