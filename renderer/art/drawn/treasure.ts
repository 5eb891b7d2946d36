// Gold, gems and what is holy or enchanted, whichever set brings it.
import { glow, star } from './garb';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, halfOf, ink, pair, place, rod, shape, thing, turned } from './mirror';
import { within } from './within';

const GOLD = '#efc04a';
const SILVER = '#cdd6dd';
const DARK = '#6d430a';

export const coin = (x: number, y: number, r = 8): Drawing => [
  ink(disc(x, y, r), '#f7d265', 1.9),
  line(disc(x, y, r * 0.62), '#9a6a14', 1.4),
  fill(disc(x - r * 0.35, y - r * 0.4, r * 0.2), '#fffbe0'),
];
const SACK = 'M-9 -30Q-34 -14 -34 10Q-34 34 0 34Q34 34 34 10Q34 -14 9 -30Z';
const SACK_SHADE = 'M9 -30Q34 -14 34 10Q34 34 0 34Q24 16 4 -30Z';
const FRILL = 'M-9 -32Q-20 -42 -15 -48L-6 -42L0 -50L6 -42L15 -48Q20 -42 9 -32Z';
export const bag = (x: number, y: number, size: number, cloth: string): Drawing => [
  ink(place(FRILL, x, y, size), cloth, 2.2),
  ink(place(SACK, x, y, size), cloth, 2.5),
  fill(place(SACK_SHADE, x, y, size), dim(cloth), 0.6),
  line(place('M-26 0Q-26 -10 -14 -20', x, y, size), '#fff6dc', 2.2, 0.7),
  line(place('M-4 -26Q-8 -18 -14 -14M4 -26Q8 -18 14 -12', x, y, size), dim(cloth, 0.45), 1.8, 0.8),
  ink(place('M-12 -34H12V-26H-12Z', x, y, size), '#c23a2a', 1.8),
  ...coin(x, y + 8 * size, 13 * size),
  ink(place('M0 -7L2 -2L7 -2L3 1L4.500 6L0 3L-4.500 6L-3 1L-7 -2L-2 -2Z', x, y + 8 * size, size), '#b37c18', 0.8),
];

const lance: Drawing = [
  ...rod('M60 126L60 30', '#9a6a38', 6),
  ink('M55 118H65V126H55Z', GOLD, 1.6),
  ...shape('M60 -22L48 14Q50 26 57 32L60 32', '#e2eaf0', 0, 2.5),
  line('M60 -10V28', '#8d98a2', 2.2),
  line('M54 12L59 -8', '#ffffff', 1.8),
  ink('M58 4H62V9H67V13H62V24H58V13H53V9H58Z', GOLD, 1.2),
  ...shape('M60 30H52V48H60', GOLD, 0.3, 2.2),
  ink(pair('M53 34L34 26Q34 42 53 46Z'), '#d8e0e6', 2.1),
  fill('M67 34L86 26Q86 42 67 46Z', '#59646d', 0.5),
  ...thing('M56 48L42 76L50 74L48 86L60 62Z', '#c6303a', 'M56 48L60 62L48 86L50 74Z', 2),
  ...thing('M64 48L80 70L72 71L76 84L60 60Z', '#a82430', 'M64 48L80 70L72 71Z', 2),
  line('M57 92L63 96M57 98L63 102M57 104L63 108', '#3c2410', 1.8),
];
export const rays = (colour: string, opacity = 0.6): Drawing => [
  fill(
    'M60 60L52 -10H68ZM60 60L104 4L114 16ZM60 60L128 52V68ZM60 60L114 104L104 116ZM60 60L16 116L6 104ZM60 60L-10 68V52ZM60 60L6 16L16 4Z',
    colour,
    opacity,
  ),
];

const cross: Drawing = [
  ...rays('#fff6c8', 0.5),
  ...shape('M60 -2L48 -2L51 9L51 28L35 28L24 25L24 49L35 46L51 46L51 104L48 116L60 116', GOLD, 0.3, 2.6),
  line('M60 4V110M30 37H90', DARK, 1.8, 0.7),
  ink('M60 25L72 37L60 49L48 37Z', '#c6303a', 2),
  fill('M60 25L48 37H60Z', '#ff9a8e', 0.8),
  ...[
    [60, 8],
    [33, 37],
    [87, 37],
    [60, 104],
  ].map(([x = 0, y = 0]) => ink(disc(x, y, 4), '#3f8fd0', 1.5)),
  line('M54 52V98', '#fffbe0', 2, 0.85),
];

const amulet: Drawing = [
  line('M60 38C30 34 16 18 14 -6M60 38C90 34 104 18 106 -6', INK, 6),
  line('M60 38C30 34 16 18 14 -6M60 38C90 34 104 18 106 -6', SILVER, 3),
  ink(disc(60, 38, 6), SILVER, 2.2),
  ...shape('M60 40L28 48L20 66Q24 96 60 120', SILVER, 0.4, 2.7),
  ink(halfOf('M60 49L35 55L28 68Q32 90 60 109'), '#2f5aa0', 2),
  fill('M60 49L85 55L92 68Q88 90 60 109Q80 80 60 49Z', '#102a5a', 0.6),
  // It watches.
  ink('M36 72Q60 50 84 72Q60 92 36 72Z', '#fbf5e6', 2.2),
  fill(disc(60, 71, 10), '#e0a01c'),
  fill(disc(60, 71, 5), INK),
  fill(disc(56.5, 67, 2.6), '#ffffff'),
  line('M36 72Q60 50 84 72', INK, 3),
  line('M60 88V98M50 86L47 94M70 86L73 94', '#9cc8ff', 2.2),
  line('M27 62Q30 54 42 50', '#ffffff', 2.2, 0.9),
];

type Band = { readonly metal: string; readonly gem: string };
const ring = ({ metal, gem }: Band): Drawing => [
  line(disc(60, 80, 31), INK, 17),
  line(disc(60, 80, 31), metal, 12),
  line('M84 60Q98 76 88 96Q78 112 60 111', dim(metal, 0.5), 12, 0.6),
  line('M32 70Q28 88 40 102', '#fffbe0', 3, 0.9),
  line('M40 62Q60 50 80 62', dim(metal, 0.4), 2.4, 0.8),
  ink('M40 40H80L74 54H46Z', dim(metal, 0.85), 2.2),
  ink('M42 12H78L92 26L60 56L28 26Z', gem, 2.6),
  fill('M78 12L92 26L60 56L72 26Z', dim(gem, 0.45), 0.75),
  fill('M42 12L28 26H48L54 12Z', '#ffffff', 0.55),
  line('M28 26H92M48 26L60 56L72 26M42 12L48 26L60 12L72 26L78 12', INK, 1.4, 0.75),
  ...star(24, 8, 2, '#ffffff'),
  ...star(100, 8, 1.4, '#ffffff'),
];

const belt: Drawing = [
  ...glow(60, 66, 52, '#ffe9a0'),
  ink('M10 44Q60 18 110 44V56Q60 32 10 56Z', '#5a3216', 2.4),
  ...thing('M6 46Q60 84 114 46V78Q60 116 6 78Z', '#a8642c', 'M84 64Q102 58 114 46V78Q102 88 84 96Z', 2.6),
  line('M9 53Q60 90 111 53M9 73Q60 109 111 73', '#f0c97a', 1.8),
  ...[18, 30, 90, 102].map((x) => ink(disc(x, 83 - Math.abs(x - 60) * 0.38, 4), '#8ff0ff', 1.5)),
  ...shape('M60 62H40V106H60', GOLD, 0.4, 2.6),
  ink('M48 71H72V97H48Z', '#5a3216', 2),
  ink('M60 72L71 84L60 96L49 84Z', '#8a4ad0', 1.8),
  fill('M60 72L49 84H60Z', '#e2c8ff', 0.85),
  ...star(22, 24, 1.8, '#ffffff'),
  ...star(98, 22, 2.2, '#ffffff'),
  ...star(60, 12, 1.6, '#ffffff'),
];

const solomon: Drawing = [
  ...rays('#fff6c8', 0.45),
  ...shape('M60 22Q36 22 26 44L24 84H60', '#34509c', 0.45, 2.4),
  ink(pair('M24 84Q10 62 18 40Q30 22 58 24L58 32Q38 32 30 46Q26 62 36 84Z'), GOLD, 2.4),
  fill('M96 84Q110 62 102 40Q90 22 62 24Q88 30 94 46Q100 62 88 84Z', DARK, 0.5),
  ink('M54 22H66V84H54Z', GOLD, 2.2),
  fill('M61 22H66V84H61Z', DARK, 0.5),
  ...[32, 46, 60, 74].map((y) => fill(disc(60, y, 2.2), '#fffbe0')),
  ink(disc(60, 12, 9), '#e2483c', 2.2),
  fill(disc(57, 9, 2.6), '#ffffff', 0.9),
  ...shape('M60 80Q36 80 16 74L14 102Q36 112 60 112', GOLD, 0.4, 2.6),
  line('M19 81Q60 92 101 81M18 98Q60 108 102 98', DARK, 1.6, 0.7),
  ink('M60 86L70 97L60 106L50 97Z', '#3fb4d8', 1.8),
  ...[
    [30, 91, '#d2303a'],
    [90, 91, '#d2303a'],
    [18, 89, '#37a05c'],
    [102, 89, '#37a05c'],
  ].map(([x, y, c]) => ink(disc(Number(x), Number(y), 4), String(c), 1.4)),
];

type Wand = { readonly stick: string; readonly tip: string };
const wand = ({ stick, tip }: Wand): Drawing =>
  within(
    [
      ...turned(
        [
          ...rod('M60 128L60 34', stick, 7),
          ink('M54 80H66V88H54Z', GOLD, 1.8),
          ink('M54 118H66V128H54Z', GOLD, 1.8),
          ink('M50 40Q52 30 60 30Q68 30 70 40L66 48H54Z', GOLD, 2.1),
          ink('M60 -10L73 10L66 34H54L47 10Z', tip, 2.5),
          fill('M60 -10L73 10L66 34H60Z', dim(tip, 0.45), 0.65),
          fill('M60 -10L47 10H56Z', '#ffffff', 0.6),
          line('M47 10H73M56 10L58 34M64 10L62 34', INK, 1.2, 0.7),
        ],
        38,
      ),
      ...star(62, 12, 2.2, '#ffffff'),
      ...star(112, 62, 1.8, '#ffffff'),
      ...star(72, 46, 1.2, '#fffbe0'),
      ...star(116, 6, 1.6, '#fffbe0'),
    ],
    0.965,
  );

type Ball = { readonly glass: string; readonly deep: string };
const orb = ({ glass, deep }: Ball): Drawing => [
  ...glow(60, 50, 60, glass),
  ...shape('M60 92Q40 92 36 100Q30 112 24 118H60', '#a8733c', 0.4, 2.5),
  ink(disc(60, 50, 46), glass, 2.7),
  fill('M72 6A46 46 0 0 1 60 96Q92 70 72 6Z', deep, 0.65),
  fill('M26 62Q44 40 64 56Q84 70 98 48Q96 76 74 84Q46 92 26 62Z', '#ffffff', 0.35),
  line('M30 66Q46 48 64 60Q82 70 94 56', '#ffffff', 2.2, 0.8),
  ...star(50, 42, 2.4, '#fffbe0'),
  ...star(74, 34, 1.4, '#ffffff'),
  ...star(66, 76, 1.6, '#fffbe0'),
  line('M22 46Q25 22 46 13', '#ffffff', 4, 0.9),
  ink('M28 84Q60 106 92 84L90 94Q60 112 30 94Z', GOLD, 2.3),
  fill('M70 96Q84 92 92 84L90 94Q82 100 70 102Z', DARK, 0.6),
];

export const TREASURE: Gallery = {
  bag_of_gold: () => [...bag(60, 74, 1.2, '#a9743c'), ...coin(20, 110), ...coin(100, 111, 7), ...coin(32, 115, 6)],
  two_bags_of_gold: () => [
    ...bag(84, 66, 0.98, '#96622f'),
    ...bag(38, 76, 1.04, '#b98246'),
    ...coin(98, 110),
    ...coin(84, 114, 6),
    ...coin(110, 113, 6),
  ],
  three_bags_of_gold: () => [
    ...bag(60, 44, 0.85, '#8a5a30'),
    ...bag(90, 82, 0.88, '#a06a34'),
    ...bag(34, 84, 0.92, '#b98246'),
  ],
  holy_lance: () => within([...rays('#fff6c8'), ...turned(lance, 34)], 0.98),
  cross: () => cross,
  amulet: () => within(amulet, 0.98),
  ring: () => ring({ metal: GOLD, gem: '#d2303a' }),
  magic_ring: () => ring({ metal: GOLD, gem: '#8a4ad0' }),
  spell_ring: () => ring({ metal: SILVER, gem: '#3fa4e0' }),
  ring_of_protection: () => ring({ metal: SILVER, gem: '#37a05c' }),
  magic_belt: () => belt,
  solomons_crown: () => solomon,
  wand: () => wand({ stick: '#7a4f28', tip: '#8fd8ff' }),
  faerie_wand: () => wand({ stick: '#c9a2d8', tip: '#ffc8f0' }),
  wand_of_terror: () => wand({ stick: '#3a2a34', tip: '#e0402c' }),
  psionic_wand: () => wand({ stick: '#4a4a7a', tip: '#c08aff' }),
  ghostwood_wand: () => wand({ stick: '#b9b4a4', tip: '#b8ffb0' }),
  titanias_wand: () => wand({ stick: '#5f8a4a', tip: '#ffe08a' }),
  orb_of_knowledge: () => orb({ glass: '#8fd0f4', deep: '#1f4f8a' }),
  orb_of_prophesy: () => orb({ glass: '#d2b0f4', deep: '#4f1f8a' }),
  orb_of_destiny: () => orb({ glass: '#f4d28f', deep: '#8a4f12' }),
};
