// What is sown and what grazes: fields and plains.
import { disc, fill, INK, line, type Drawing, type Gallery } from '../drawn/layer';
import {
  boulder,
  door,
  ground,
  hill,
  house,
  ink,
  LEAF,
  MOSS,
  panes,
  PLASTER,
  THATCH,
  TILES,
  tree,
  tufts,
  WOOD,
} from './kit';

/** An ear on its stalk. */
const ear = (x: number, y: number, h: number, lean: number, s = 1): Drawing => {
  const top = y - h;
  const grains = [0, 1, 2, 3].flatMap((i) => {
    const [at, up] = [x + lean * (0.68 + i * 0.08), top + (36 - i * 10) * s];
    return [-1, 1].map(
      (side) =>
        `M${at} ${up}q${side * 13 * s} ${-5 * s} ${side * 9 * s} ${-17 * s}q${side * -10 * s} ${5 * s} ${side * -9 * s} ${17 * s}z`,
    );
  });
  return [
    line(`M${x} ${y}Q${x} ${y - h * 0.5} ${x + lean} ${top + 8}`, INK, 5.6 * s),
    line(`M${x} ${y}Q${x} ${y - h * 0.5} ${x + lean} ${top + 8}`, '#b98a2c', 3 * s),
    ink(grains.join(''), '#f6cf58', 1.8),
    ink(`M${x + lean} ${top + 8 * s}q${-7 * s} ${-9 * s} 0 ${-20 * s}q${7 * s} ${11 * s} 0 ${20 * s}z`, '#ffe69a', 1.8),
  ];
};
const furrows = (colour = '#a87f2c'): Drawing => [
  ground(58, '#d9b04a'),
  line(
    'M8 112Q40 104 58 104M26 116Q50 107 66 105M50 118Q64 108 74 105M80 117Q82 110 84 105M106 113Q98 107 92 105',
    colour,
    2,
  ),
];
const sheep = (x: number, y: number, s: number): Drawing => {
  const wool = [
    [-12, -14, 9],
    [0, -18, 10],
    [12, -14, 9],
    [0, -10, 10],
  ]
    .map(([dx = 0, dy = 0, r = 0]) => disc(x + dx * s, y + dy * s, r * s))
    .join('');
  return [
    line(`M${x - 9 * s} ${y - 6 * s}V${y}M${x + 9 * s} ${y - 6 * s}V${y}`, INK, 4 * s),
    { d: wool, fill: '#d8cdb6', stroke: INK, width: 4.2 },
    fill(wool, '#d8cdb6'),
    fill(disc(x - 11 * s, y - 16 * s, 7 * s) + disc(x - s, y - 20 * s, 7.5 * s), '#fdf8ea'),
    ink(`M${x - 17 * s} ${y - 19 * s}q-9 1-8 10q5 4 9-1z`, '#3d3029', 1.8),
  ];
};
const mill = (turn: number): string =>
  `M60 44l${-6 * Math.cos(turn)} ${-6 * Math.sin(turn)}l${38 * Math.sin(turn)} ${-38 * Math.cos(turn)}l${12 * Math.cos(turn)} ${12 * Math.sin(turn)}z`;

export const PLAINS: Gallery = {
  fields_n: () => [
    ...furrows(),
    ...ear(32, 110, 76, -16, 1.1),
    ...ear(88, 110, 78, 16, 1.1),
    ...ear(60, 115, 96, -2, 1.45),
  ],
  fields_ne: () => [
    ...furrows(),
    ...[
      [26, 108, 0.7],
      [96, 107, 0.62],
      [60, 114, 1.25],
    ].flatMap(([x = 0, y = 0, s = 0]): Drawing => [
      ink(
        `M${x - 26 * s} ${y - 62 * s}Q${x - 10 * s} ${y - 46 * s} ${x - 8 * s} ${y - 36 * s}L${x - 22 * s} ${y}H${x + 22 * s}L${x + 8 * s} ${y - 36 * s}Q${x + 10 * s} ${y - 46 * s} ${x + 26 * s} ${y - 62 * s}Q${x} ${y - 80 * s} ${x - 26 * s} ${y - 62 * s}z`,
        '#f0c858',
      ),
      fill(
        `M${x + 2 * s} ${y - 70 * s}Q${x + 16 * s} ${y - 70 * s} ${x + 25 * s} ${y - 62 * s}Q${x + 9 * s} ${y - 46 * s} ${x + 8 * s} ${y - 36 * s}L${x + 20 * s} ${y}H${x + 4 * s}z`,
        '#a06f1e',
        0.6,
      ),
      line(
        `M${x - 14 * s} ${y - 62 * s}L${x - 3 * s} ${y - 38 * s}M${x} ${y - 66 * s}V${y - 38 * s}M${x - 10 * s} ${y - 4 * s}L${x - 3 * s} ${y - 32 * s}M${x + 6 * s} ${y - 4 * s}L${x + 2 * s} ${y - 32 * s}`,
        '#7d5517',
        1.8,
      ),
      line(`M${x - 9 * s} ${y - 36 * s}H${x + 9 * s}`, '#8c3d22', 5 * s),
    ]),
  ],
  fields_nw: () => [
    ...furrows(),
    ...[
      [26, 66, 17, 112],
      [96, 62, 16, 111],
      [60, 34, 26, 116],
    ].flatMap(([x = 0, y = 0, r = 0, foot = 0]): Drawing => [
      line(`M${x} ${y}Q${x + 3} ${(y + foot) / 2} ${x} ${foot}`, '#3f6a2c', r * 0.3),
      ink(
        `M${x} ${foot - r}q${r} ${-r * 1.3} ${r * 1.4} ${-r * 0.3}q${-r * 0.4} ${r * 0.8} ${-r * 1.4} ${r * 0.3}z`,
        LEAF[0],
        1.8,
      ),
      ink(
        Array.from({ length: 10 }, (_, i) =>
          disc(x + Math.cos(i * 0.628) * r * 0.92, y + Math.sin(i * 0.628) * r * 0.92, r * 0.36),
        ).join(''),
        '#f9c93c',
        1.8,
      ),
      fill(disc(x, y, r * 0.9), '#f9c93c'),
      ink(disc(x, y, r * 0.62), '#6a3d16', 2),
      fill(disc(x - r * 0.16, y - r * 0.16, r * 0.34), '#99602a'),
    ]),
  ],
  fields_se: () => [
    ...furrows(),
    ...house(98, 110, 26, 13, PLASTER, THATCH),
    ink('M44 112L49 44H71L76 112z', PLASTER[0]),
    fill('M62 44H71L76 112H62z', PLASTER[1], 0.7),
    ink('M46 46Q60 18 74 46z', TILES[0]),
    fill('M60 30Q70 34 74 46H62z', TILES[1], 0.8),
    door(59, 112, 13, 20),
    panes([56, 62, 8, 9]),
    ink([0.5, 2.07, 3.64, 5.21].map(mill).join(''), '#f6ecd2', 2.2),
    ink(disc(60, 44, 4), WOOD[1], 1.8),
  ],
  fields_s: () => [
    ...furrows(),
    line('M60 114V30M26 52H94', INK, 7),
    line('M60 114V30M26 52H94', WOOD[0], 3.6),
    ink('M36 46H84L80 60L88 92L72 86L60 94L48 86L32 92L40 60z', '#a8553a'),
    fill('M64 46H84L80 60L88 92L72 86L64 91z', '#6a2a1a', 0.7),
    line('M26 44V60M20 46L30 58M94 44V60M100 46L90 58', '#e2b64c', 3),
    ink(disc(60, 34, 13), '#e9cf96'),
    ink('M40 26H80L70 22L64 4Q56 0 50 8L48 22z', THATCH[0]),
    fill('M62 3L70 22L80 26H62z', THATCH[1], 0.7),
    line('M53 34l5 4m0-4l-5 4M62 34l5 4m0-4l-5 4M54 42h12', INK, 1.8),
  ],
  fields_sw: () => [
    ...furrows(),
    ...tree(104, 104, 46),
    ink('M52 112V62H100V112z', '#8a3620'),
    ink('M18 112V66L35 34L52 66V112z', '#c2573a'),
    ink('M36 30H86L104 66H54z', '#7d6a55'),
    fill('M64 32H86L104 66H72z', '#43372c', 0.7),
    line('M13 68L36 30L56 68', INK, 5.4),
    line('M14 66L36 30', '#c9b492', 2.2),
    ink('M25 112V82H45V112z', '#f0dfb6', 2),
    line('M25 82L45 112M45 82L25 112', '#8a3620', 2.4),
    panes([31, 58, 8, 9]),
    line('M62 80V110M76 80V110M90 80V110', '#4f1a0c', 1.8, 0.7),
  ],
  plains_e: () => [
    ground(58, '#a9bf62'),
    ...hill(84, 106, 40, 22, MOSS),
    ink(
      'M48 112Q24 84 8 76Q30 78 44 96Q36 58 18 36Q50 58 56 92Q58 50 78 18Q76 56 66 94Q82 62 108 52Q84 76 78 112z',
      LEAF[0],
    ),
    fill('M66 112Q62 60 78 18Q76 56 66 94Q82 62 108 52Q84 76 78 112z', LEAF[1], 0.65),
    ...[
      [22, 96],
      [98, 92],
    ].map(([x = 0, y = 0]) => ink(disc(x, y, 5), '#d8442e', 1.8)),
    tufts('#4f6b2c', [14, 114], [104, 112], [60, 117]),
  ],
  plains_s: () => [
    ground(58, '#a9bf62'),
    ...tree(100, 102, 36),
    ink('M14 112L56 30L98 112z', '#e6d3a2'),
    fill('M56 30L98 112H64z', '#9a7a48', 0.75),
    ink('M50 46L56 30L62 46L58 50zM34 76l8-16 28 0 8 16z', '#b3472f', 1.8),
    ink('M46 112L56 66L66 112z', '#3c2414', 2),
    line('M56 30L50 18M56 30L63 17', INK, 2.6),
    ...[boulder(96, 116, 12, 8), boulder(110, 116, 12, 9)].flat(),
    line('M90 114H116', '#5f3a1a', 4),
    fill('M103 112q-9-6-2-18q1 5 4 5q6 6-2 13z', '#f2832a'),
    tufts('#4f6b2c', [8, 116], [78, 118]),
  ],
  plains_sw: () => [
    ground(58, '#a9bf62'),
    ...hill(26, 106, 34, 16, MOSS),
    // A horse that grazes: body, neck and head, before a hill.
    line('M40 78V112M50 80V110M84 78V112M93 74V110', INK, 8),
    line('M40 78V111M84 78V111', '#a0643a', 4.4),
    line('M50 80V109M93 74V109', '#5f3519', 4.4),
    ink('M98 60Q112 64 110 92Q104 84 101 74z', '#3a2213', 2),
    ink(
      'M30 58Q44 46 66 54Q92 46 100 62Q104 80 88 84Q64 90 42 84Q30 84 30 74L22 98Q14 108 6 102Q2 98 8 92L18 64Q24 54 30 58z',
      '#b5754a',
    ),
    fill('M66 54Q92 46 100 62Q104 80 88 84Q64 90 42 84Q76 82 66 54z', '#5f3519', 0.6),
    ink('M16 66L20 50L26 56Q40 48 46 54Q32 62 28 78Q24 68 16 66z', '#3a2213', 1.8),
    fill(disc(13, 87, 2.2), INK),
    tufts('#4f6b2c', [6, 114], [66, 116], [112, 114]),
  ],
  plains_w: () => [
    ground(58, '#a9bf62'),
    ...hill(80, 100, 44, 34, MOSS),
    ...tree(100, 74, 36),
    ...sheep(88, 98, 0.66),
    ...sheep(46, 114, 1.5),
    tufts('#4f6b2c', [10, 116], [94, 116], [110, 110]),
  ],
};
