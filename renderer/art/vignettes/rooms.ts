// What stands behind the silhouette of a space that has no picture of its own: a hall in the rock, a house with a sign,
// fire. By its ground, so that spaces of any set have depth.
import { disc, fill, INK, line, type Drawing, type Layer } from '../drawn/layer';
import type { Terrain } from '../terrain';
import {
  BLUE,
  door,
  flame,
  ground,
  hill,
  house,
  ink,
  keep,
  LIT,
  menhir,
  MOSS,
  panes,
  peak,
  pine,
  PLASTER,
  pool,
  ROCK,
  SLATE,
  snag,
  spire,
  STONE,
  THATCH,
  TILES,
  tree,
  tufts,
  WOOD,
  type Tone,
} from './kit';

/** `at`: where the silhouette stands: the middle of its foot, and how wide it is. */
export type Room = {
  readonly layers: Drawing;
  readonly at: readonly [x: number, y: number, size: number];
  readonly ink: string;
  readonly rim: string;
};

const torch = (x: number, y: number): Drawing => [
  line(`M${x} ${y + 16}V${y}`, INK, 5),
  line(`M${x} ${y + 15}V${y}`, '#a8763e', 2.4),
  ...flame(x, y + 2, 0.62),
];
/** A hall hewn into the rock, its floor in the light of torches. */
const hall = ([lit, dark]: Tone, deep: string, nth: number): Drawing => [
  ink(nth % 2 === 0 ? 'M4 118V44Q6 6 60 6Q114 6 116 44V118z' : 'M4 118V34L26 10H94L116 34V118z', lit),
  fill(nth % 2 === 0 ? 'M60 6Q114 6 116 44V118H98V50Q90 18 60 18z' : 'M60 10H94L116 34V118H98V42L84 24H60z', dark, 0.8),
  line(
    nth % 3 === 0
      ? 'M6 62H20M8 86H20M20 28L30 36M44 10V22M76 10V22M98 28L90 36M100 62H114M100 90H114'
      : 'M6 50H20M6 74H20M6 98H20M34 14L40 26M60 8V20M86 14L80 26M100 50H114M100 76H114M100 100H114',
    INK,
    2,
  ),
  ink(nth % 2 === 0 ? 'M20 118V54Q22 22 60 22Q98 22 100 54V118z' : 'M20 118V42L34 26H86L100 42V118z', deep, 2.2),
  fill('M20 118Q60 84 100 118z', '#d98a3c', 0.5),
  fill(disc(60, 74, 32), '#ffb860', 0.22),
  ...torch(12, 58),
  ...torch(108, 58),
];
const ROOFS = [TILES, THATCH, BLUE, ['#7f9a52', '#3f5a2c'], ['#8a6ab0', '#3c2a66']] as const;
const WALLS: readonly Tone[] = [PLASTER, ['#d9a27c', '#7c4a34'], STONE, ['#c9d0c2', '#6d7a6a'], ['#e8c78a', '#8f6230']];
const beams = (d: string): Layer => line(d, '#5f3d1c', 3.4, 0.85);
/** How the houses of a town are built: each fills the square from x = 6 to 114 and stands on y = 114. */
const BUILT: readonly ((walls: Tone, roof: Tone) => Drawing)[] = [
  // Its gable to the lane, its timber to be seen.
  (walls, roof) => [...house(60, 114, 108, 50, walls, roof), beams('M24 112V66M44 112V66M10 88H44')],
  // Its eaves to the lane, two dormers in the roof.
  ([lit, dark], roof) => [
    ink('M10 114V54H110V114z', lit),
    fill('M74 54H110V114H74z', dark, 0.75),
    ink('M2 56L18 20H102L118 56z', roof[0]),
    fill('M68 20H102L118 56H74z', roof[1], 0.75),
    ...[34, 84].flatMap((x): Drawing => [
      ink(`M${x - 9} 46V32L${x} 22L${x + 9} 32V46z`, lit, 2.2),
      fill(`M${x} 22L${x + 9} 32V46H${x + 2}z`, dark, 0.7),
      fill(`M${x - 4} 34h8v9h-8z`, LIT),
    ]),
  ],
  // Tall and narrow, its gable in steps, a lower one leaning on it.
  ([lit, dark], roof) => [
    ink('M44 114V52H112V114z', lit),
    fill('M84 52H112V114H84z', dark, 0.75),
    ink('M40 54L52 36H108L118 54z', roof[0]),
    ink('M8 114V36H14V26H20V16H26V6H38V16H44V26H50V36H56V114z', lit),
    fill('M38 6V16H44V26H50V36H56V114H40V30z', dark, 0.7),
    panes([27, 22, 9, 12], [17, 44, 9, 12], [36, 44, 9, 12]),
  ],
  // Its upper floor juts out over the lane.
  ([lit, dark], roof) => [
    ink('M18 114V78H102V114z', lit),
    fill('M70 78H102V114H70z', dark, 0.8),
    ink('M8 80V42H112V80z', lit),
    fill('M74 42H112V80H74z', dark, 0.65),
    beams('M8 60H112M28 42V80M28 60L44 42M28 60L44 80M92 42V80'),
    ink('M0 44L30 12H90L120 44z', roof[0]),
    fill('M62 12H90L120 44H74z', roof[1], 0.75),
    ink('M82 22V2H94V34z', STONE[0], 2.2),
    panes([12, 48, 11, 10]),
  ],
  // A round tower beside a hall.
  (walls, roof) => [
    ink('M30 114V58H114V114z', walls[0]),
    fill('M78 58H114V114H78z', walls[1], 0.75),
    ink('M28 60L44 34H106L120 60z', roof[0]),
    fill('M76 34H106L120 60H82z', roof[1], 0.75),
    ...spire(26, 114, 36, 66, walls, roof, 1.05),
    panes([21, 58, 8, 12]),
  ],
  // A flat roof behind merlons, an awning before it.
  ([lit, dark], roof) => [
    ...keep(60, 114, 100, 82, [lit, dark], 5),
    panes([18, 44, 9, 12], [38, 44, 9, 12]),
    ink('M4 84L12 66H50L46 84z', roof[0]),
    fill('M20 66H28L24 84H14zM36 66H43L40 84H31z', '#f6efdd'),
  ],
];
/** A house with its sign before it. @param nth its walls and how it is built */
const shop = (nth: number, roof = Math.floor(nth / BUILT.length) % ROOFS.length): Drawing => [
  ground(60, '#9a7a4c', 116),
  ...(BUILT[nth % BUILT.length]?.(WALLS[Math.floor(nth / 7) % WALLS.length] ?? PLASTER, ROOFS[roof] ?? TILES) ?? []),
  door(24, 114, 15, 26),
];
const board: Drawing = [
  ink('M42 54Q77 48 112 54V104Q77 98 42 104z', '#f3e3b8', 3),
  line('M46 58Q77 52 108 58', '#fffbe8', 2.4),
];

/** A lane between houses, towards the light. */
export const lane = (nth: number): Drawing => {
  const left = ROOFS[Math.floor(nth / 5) % 5] ?? TILES;
  const right = ROOFS[Math.floor(nth / 25) % 5] ?? BLUE;
  const things: readonly Drawing[] = [
    // A well, a lamp, a barrel, a stall, a tree.
    [
      ink('M48 112V98H72V112z', STONE[0]),
      fill('M61 112V98H72V112z', STONE[1], 0.7),
      line('M50 98V84M70 98V84', WOOD[1], 3),
      ink('M44 86L60 74L76 86z', TILES[0], 2),
    ],
    [
      line('M60 114V62', INK, 5),
      fill(disc(60, 54, 16), '#ffe9a0', 0.7),
      ink('M54 46H66L69 60H51z', '#ffd872', 2.2),
      line('M51 60H69M60 46V40', INK, 2.6),
    ],
    [
      ink('M46 114Q42 100 46 86H66Q70 100 66 114z', WOOD[0]),
      fill('M57 114V86H66Q70 100 66 114z', WOOD[1], 0.7),
      line('M45 94H67M45 106H67', INK, 2.2),
      ink('M66 114V96H86V114z', WOOD[0]),
      line('M66 105H86M76 96V114', WOOD[1], 2),
    ],
    [
      line('M42 114V84M80 114V84', INK, 4),
      ink('M36 84L42 68H80L86 84z', '#c8443c'),
      fill('M48 68H56L55 84H44zM66 68H74L78 84H67z', '#f6efdd'),
      ink('M40 114V98H82V114z', WOOD[0]),
      ink(disc(50, 95, 4) + disc(60, 94, 5) + disc(71, 95, 4), '#e8b83c', 1.6),
    ],
    tree(60, 114, 54),
  ];
  return [
    fill('M40 116L54 60H66L84 116z', '#e8d3a0'),
    line('M50 104H72M53 92H70M55 80H68', '#a98a5c', 2),
    ink('M2 116V54L22 26L42 50V104L34 116z', PLASTER[0]),
    fill('M42 50V104L34 116H24L28 60z', PLASTER[1], 0.6),
    ink('M-4 60L22 20L48 50L44 56L22 32L2 66z', left[0]),
    ink('M118 116V50L98 22L78 48V104L86 116z', PLASTER[0]),
    fill('M98 22L118 50V116H86L98 104z', PLASTER[1], 0.8),
    ink('M124 56L98 16L72 48L76 54L98 28L118 62z', right[0]),
    panes([14, 60, 10, 12], [14, 86, 10, 12], [96, 58, 9, 12]),
    door(101, 116, 13, 24),
    ...(things[nth % things.length] ?? []),
  ];
};

const embers: Drawing = [
  fill('M2 118Q60 84 118 118z', '#2a0d08'),
  fill(disc(60, 70, 46), '#ff9a3c', 0.28),
  ...flame(14, 116, 1.3),
  ...flame(108, 116, 1.3),
];

/** Stones around a light. */
const circle: Drawing = [
  fill(disc(60, 64, 50), '#e2c8ff', 0.5),
  ...menhir(14, 112, 20, 58, SLATE, 3),
  ...menhir(106, 112, 20, 58, SLATE, -3),
  ...menhir(34, 96, 14, 40, SLATE, 2),
  ...menhir(88, 96, 14, 40, SLATE, -2),
  ground(56, '#8a7a9c', 114),
];
const columns: Drawing = [
  fill(disc(60, 60, 48), '#fff7d0', 0.6),
  ...[14, 106].flatMap((x): Drawing => [
    ink(`M${x - 9} 116V26h18v90z`, '#f3eddd'),
    fill(`M${x + 1} 116V26h8v90z`, '#9c9178', 0.7),
    ink(`M${x - 13} 26V16h26v10zM${x - 13} 118v-8h26v8z`, '#e0d8c2', 2.2),
  ]),
  ink('M4 16L60-4L116 16z', '#e9e2d0'),
  fill('M60-4L116 16H66z', '#8c8168', 0.7),
];

const DARK = '#2c2018';
const LIGHT = '#fff1cc';
const before = (layers: Drawing): Room => ({ layers, at: [60, 116, 86], ink: DARK, rim: LIGHT });
const inHall = (tone: Tone, deep: string, nth: number): Room => ({
  layers: hall(tone, deep, nth),
  at: [60, 113, 66],
  ink: '#f3e2b8',
  rim: '#1a100a',
});
const under = (roof: (nth: number) => Drawing, nth: number): Room => ({
  layers: [...roof(nth), ...board],
  at: [77, 103, 46],
  ink: '#4a2a14',
  rim: '#f3e3b8',
});
const tall = (): Drawing => [...keep(60, 116, 92, 84, STONE, 5), fill('M30 116V74Q60 44 90 74V116z', '#e8d9b4')];

const GROUNDS: { readonly [T in Terrain]?: (nth: number) => Room } = {
  cave: (nth) => inHall(['#a39582', '#4d4236'], '#1d1417', nth),
  dead: (nth) => inHall(SLATE, '#1b1f22', nth),
  town: (nth) => under(shop, nth),
  magic: () => ({ layers: circle, at: [60, 112, 60], ink: '#3a2458', rim: '#f0e2ff' }),
  holy: () => ({ layers: columns, at: [60, 112, 58], ink: '#5a4a24', rim: LIGHT }),
  tower: () => ({ layers: tall(), at: [60, 116, 58], ink: DARK, rim: LIGHT }),
  fire: () => ({ layers: embers, at: [60, 116, 84], ink: '#ffb860', rim: '#2a0d08' }),
  forest: () => before([...pine(18, 110, 74), ...pine(102, 108, 70), ground(56, '#5d7a3e')]),
  fae: () => before([...tree(18, 108, 64), ...tree(104, 108, 60), ground(56, '#a8c89a')]),
  bog: () => before([...snag(98, 106, 80), ...pool(60, 110, 54, 9)]),
  oasis: () => before([...tree(98, 106, 66), ...pool(60, 110, 52, 9)]),
  mountain: () => before([...peak(28, 112, 32, 84, ROCK), ...peak(94, 112, 30, 96, ROCK)]),
  snow: () => before([...peak(28, 112, 32, 84, SLATE, 0.7), ...peak(94, 112, 30, 96, SLATE, 0.7)]),
  rock: () => before([...peak(26, 112, 30, 76, ROCK, 0), ...peak(96, 112, 28, 86, ROCK, 0)]),
  plains: () => before([...hill(84, 112, 40, 40, MOSS), tufts('#4f6b2c', [14, 116], [104, 116])]),
  ruins: () => before([...keep(98, 112, 32, 60, STONE, 2), ground(56, '#8f8a5a')]),
};

/** @param nth a number of the space's own, so that neighbours differ */
export const roomOf = (terrain: Terrain, nth: number): Room | undefined => GROUNDS[terrain]?.(nth);
const ROOF_OF: { readonly [T in Terrain]?: number } = { magic: 4, holy: 2 };
/** Within a town it is a house, unless it is something that has walls of its own. */
export const houseOf = (terrain: Terrain, nth: number): Room | undefined =>
  terrain === 'town' || ROOF_OF[terrain] !== undefined
    ? under((one) => shop(one, ROOF_OF[terrain]), nth)
    : roomOf(terrain, nth);
