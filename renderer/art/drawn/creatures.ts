// Beasts that one may become, ride or lead, and a few that one had better not meet.
import { claws, ears, glare, maw, roundEars, snout, strokes, tusks } from './beast';
import { glow, star } from './garb';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, halfOf, ink, pair, shape } from './mirror';
import { within } from './within';

/** Eyes that mean no harm. */
export const gaze = (y: number, apart: number, size: number, iris: string, white = '#fffaf0'): Drawing => [
  ink(disc(60 - apart, y, size) + disc(60 + apart, y, size), white, 1.8),
  fill(disc(60 - apart, y, size * 0.66) + disc(60 + apart, y, size * 0.66), iris),
  fill(disc(60 - apart, y, size * 0.36) + disc(60 + apart, y, size * 0.36), INK),
  fill(
    disc(60 - apart - size * 0.3, y - size * 0.35, size * 0.22) +
      disc(60 + apart - size * 0.3, y - size * 0.35, size * 0.22),
    '#ffffff',
  ),
];

export const bat: Drawing = [
  ink(pair('M52 66Q40 46 20 30Q6 22 -8 30Q0 44 -4 62Q6 56 12 70Q22 62 28 78Q38 72 50 92Z'), '#5a4a66', 2.5),
  fill('M68 66Q80 46 100 30Q114 22 128 30Q112 50 98 60Q84 70 72 88Z', INK, 0.28),
  strokes('M20 31Q8 40 -3 61M22 32Q18 50 12 69M26 36Q30 56 28 77', '#2b2232', 2, 0.9),
  ...shape('M60 50Q44 54 44 78Q46 100 60 110', '#6f5a78', 0.45, 2.5),
  strokes('M50 84L53 90M52 96L55 101M58 88L58 94', '#3a2d42', 1.8),
  ink(pair('M54 107L50 118L54 115L57 119L59 108Z'), '#3a2d42', 1.8),
  ...ears('M50 36L36 2L32 44Z', '#6f5a78', 'M47 36L38 14L36 40Z', '#d08a9c'),
  ...shape('M60 28Q42 28 38 44Q36 62 50 70Q55 73 60 73', '#7d6688', 0.45, 2.5),
  ...gaze(45, 10, 6, '#d8a01c'),
  ink('M54 55Q60 51 66 55Q64 61 60 61Q56 61 54 55Z', '#2b1c26', 1.6),
  line('M50 65Q60 69 70 65', INK, 2),
  ink(pair('M54 66L55 73L58 67Z'), '#fbf3dc', 1),
];

export const goat: Drawing = [
  ...shape('M60 74Q36 76 24 92Q16 104 14 122L60 122', '#cfc4b0', 0.45, 2.6),
  strokes('M30 96L26 106M40 90L36 100M24 110L21 118', '#8a7d66', 1.8),
  ink(pair('M50 28C40 20 30 2 12 -4C8 10 20 30 42 40Z'), '#8a7a62', 2.5),
  strokes('M16 4L22 -1M22 14L30 8M30 23L38 17M38 31L45 26', '#4a3f30', 2, 0.9),
  ...ears('M42 46L12 44Q16 60 40 60Z', '#e4dac8', 'M38 50L20 48Q24 56 38 56Z', '#d8a090'),
  ...shape('M60 22Q46 22 42 36Q40 56 46 70L48 86Q52 94 60 94', '#f0e8d8', 0.5, 2.6),
  ...shape('M60 90L50 90L53 104L57 118L60 122', '#d9ccb4', 0.45, 2.2),
  fill(pair('M46 34Q52 30 56 40L57 60L50 66Q46 50 46 34Z'), '#cdbfa4', 0.6),
  ink(pair('M41 46Q49 41 55 49Q48 55 41 46Z'), '#f2c84a', 1.9),
  fill(pair('M45 46.500L52 47.500V49.500L45 48.500Z'), INK),
  line(pair('M40 44Q49 38 56 48'), INK, 2.2),
  ink('M51 76Q60 72 69 76Q68 84 60 85Q52 84 51 76Z', '#b08a7a', 1.8),
  fill(pair('M57 78Q53 77 54 80Q57 82 57 78Z'), INK),
  line('M60 85V88M52 90Q60 92 68 90', INK, 1.8),
];

const hare: Drawing = [
  ...shape('M60 84Q38 86 26 100Q20 110 20 122L60 122', '#a88763', 0.45, 2.6),
  ...ears(
    'M52 40Q44 16 38 -12Q26 -8 26 14Q28 36 38 50Z',
    '#b8956c',
    'M48 38Q42 20 36 2Q31 8 32 18Q34 34 40 44Z',
    '#eab0a0',
  ),
  ...shape('M60 32Q40 32 34 52Q30 70 40 82Q48 92 60 92', '#c4a27a', 0.5, 2.6),
  fill(halfOf('M60 62Q46 60 42 74Q46 90 60 90'), '#f4ead8'),
  ...gaze(56, 14, 7.5, '#5a3414'),
  ink('M55 68Q60 65 65 68Q64 73 60 74Q56 73 55 68Z', '#d8806f', 1.6),
  line('M60 74V79M52 81Q57 84 60 79Q63 84 68 81', INK, 1.9),
  ink('M56 82H64V89H56ZM60 82V89', '#fffaf0', 1.3),
  strokes('M48 74L28 70M48 78L28 80', '#fffaf0', 1.4, 0.9),
  ink(pair('M34 106Q34 98 42 98Q50 98 50 108V122H34Z'), '#c4a27a', 2.2),
  ...[
    [16, 116],
    [104, 114],
  ].map(([x = 0, y = 0]) =>
    line(`M${x} 122V${y - 8}M${x - 4} 122L${x - 6} ${y}M${x + 4} 122L${x + 7} ${y}`, '#4c6a2f', 2.6),
  ),
];

export const mouse: Drawing = [
  line('M84 112Q118 116 116 86Q110 66 98 74Q90 86 104 88', INK, 6.5),
  line('M84 112Q118 116 116 86Q110 66 98 74Q90 86 104 88', '#d8a090', 3.8),
  ...shape('M60 76Q38 78 32 98Q30 112 34 122L60 122', '#9a928c', 0.45, 2.6),
  ...roundEars(28, 30, 21, '#a39b95', '#e2a898'),
  ...shape('M60 34Q40 36 34 56Q34 72 48 82Q54 88 60 88', '#b8b0a8', 0.5, 2.6),
  fill(halfOf('M60 70Q48 70 48 80Q54 87 60 87'), '#efe8e0'),
  ...gaze(57, 12, 6.5, '#2b1c14', '#2b1c14'),
  fill(disc(45.5, 54.5, 1.9) + disc(69.5, 54.5, 1.9), '#ffffff'),
  ink(disc(60, 76, 5), '#d8707a', 1.8),
  fill(disc(58.5, 74.5, 1.3), '#ffffff', 0.9),
  line('M60 81V85', INK, 1.6),
  strokes('M51 78L28 72M51 81L28 84', '#fffaf0', 1.4, 0.9),
  ink(pair('M46 104Q42 96 48 94Q56 96 56 106Q52 110 46 104Z'), '#e2a898', 1.8),
];

export const owl: Drawing = [
  ...shape('M60 24Q34 26 24 54Q16 84 28 108Q44 120 60 120', '#8a6a48', 0.45, 2.7),
  ink(pair('M28 52Q12 70 18 104Q26 108 32 112Q36 80 28 52Z'), '#6d4f32', 2.4),
  strokes('M22 78Q26 84 32 82M21 90Q26 96 32 94M24 101Q28 105 32 104', '#3c2a18', 1.7),
  ...shape('M60 64Q44 68 40 88Q42 108 60 114', '#e2cda4', 0.45, 2),
  line(
    [78, 88, 98].flatMap((y, row) => [48, 56, 64, 72].map((x) => `M${x - 3 + (row % 2) * 2} ${y}q3 5 6 0`)).join(''),
    '#8a6a48',
    1.8,
  ),
  ink(pair('M44 26Q30 20 26 4Q44 6 56 24Z'), '#6d4f32', 2.3),
  ...shape('M60 20Q36 22 32 44Q34 66 60 70', '#a5835a', 0.45, 2.5),
  ink(disc(45, 45, 15.5) + disc(75, 45, 15.5), '#f0dfb8', 2.2),
  ...gaze(45, 15, 10.5, '#f0a81c', '#ffe9a0'),
  line(pair('M30 34Q42 26 58 40'), '#4a3420', 4),
  ink('M60 48L66 58L60 70L54 58Z', '#e8a52c', 2),
  fill('M60 48L66 58L60 70Z', '#8a5c12', 0.6),
  ink('M-6 114Q30 106 60 112Q100 106 126 114V122H-6Z', '#6d4523', 2.3),
  ...[-14, 14].map((dx) => claws(60 + dx, 108, 0.62, '#e8a52c')),
];

export const snail: Drawing = [
  ink(
    'M4 112Q10 92 22 80Q22 64 16 50L22 48Q30 62 32 70Q40 64 40 50L46 50Q48 64 42 78Q48 88 60 96L118 108Q124 116 116 119H14Q4 120 4 112Z',
    '#d8c48c',
    2.6,
  ),
  fill('M4 112Q40 112 60 104L118 108Q124 116 116 119H14Q4 120 4 112Z', '#8a7440', 0.6),
  ink(disc(75, 62, 40), '#b8703c', 2.7),
  fill('M88 24A40 40 0 0 1 75 102Q108 80 88 24Z', '#5a2f14', 0.6),
  line(
    'M75 62C75 54 86 54 86 64C86 76 66 78 64 62C62 44 92 40 98 62C102 84 72 96 56 80C44 62 58 36 80 34',
    '#5a2f14',
    4.4,
  ),
  line('M42 48Q50 32 68 27', '#ffe9c8', 3.4, 0.85),
  ink(disc(18, 46, 7) + disc(44, 47, 7), '#fffaf0', 2.2),
  fill(disc(17, 47, 3.2) + disc(43, 48, 3.2), INK),
  line('M14 90Q22 96 30 92', INK, 2.2),
];

export const toad: Drawing = [
  ...shape('M60 54Q30 56 14 80Q4 104 12 118L60 120', '#6a8a3c', 0.45, 2.7),
  ink(pair('M18 92Q2 98 0 118Q12 124 34 120Q36 104 18 92Z'), '#7d9c48', 2.4),
  ...shape('M60 80Q38 80 34 100Q40 118 60 118', '#dcdc9c', 0.45, 2),
  ink(disc(34, 34, 17) + disc(86, 34, 17), '#7d9c48', 2.5),
  ...shape('M60 34Q38 34 22 48Q16 66 34 80Q48 86 60 86', '#7d9c48', 0.5, 2.6),
  ink(disc(34, 33, 11) + disc(86, 33, 11), '#f4d85a', 2),
  fill('M25 33Q34 27 43 33Q34 39 25 33ZM77 33Q86 27 95 33Q86 39 77 33Z', INK),
  line('M22 62Q40 76 60 76Q80 76 98 62', INK, 2.8),
  fill(disc(55, 54, 1.8) + disc(65, 54, 1.8), INK),
  fill(
    disc(30, 56, 3) + disc(88, 54, 2.4) + disc(48, 44, 2.4) + disc(74, 46, 3) + disc(22, 104, 3) + disc(100, 108, 2.6),
    '#4a6428',
  ),
  line('M24 54Q30 44 44 40', '#f4f6c8', 2.2, 0.7),
];

type Steed = { readonly coat: string; readonly mane: string; readonly eye: string };
/** A head with its neck, looking to the left. */
export const steed = ({ coat, mane, eye }: Steed, long: boolean, over: Drawing = []): Drawing => [
  ink('M66 8Q92 4 108 26Q124 54 122 92L112 84L116 110L102 96L100 114L86 92Q78 60 62 36Z', mane, 2.5),
  ...(long
    ? [
        ink('M56 22Q50 0 42 -13Q38 2 44 26ZM70 22Q72 0 82 -12Q84 6 80 30Z', coat, 2.3),
        fill('M56 19Q51 4 44 -5Q42 6 47 22ZM73 22Q75 6 80 -3Q81 8 78 25Z', dim(coat, 0.5)),
      ]
    : [
        ink('M54 22L52 0L66 18ZM72 22L80 0L84 26Z', coat, 2.2),
        fill('M56 19L55 7L62 18ZM75 20L79 8L81 23Z', dim(coat, 0.5)),
      ]),
  ink(
    'M80 122Q82 96 70 82Q58 84 44 92L30 102Q20 106 14 98Q8 90 12 80L26 58L42 34Q52 18 72 18Q96 22 104 52Q112 84 114 122Z',
    coat,
    2.6,
  ),
  fill('M90 26Q104 38 108 70Q114 96 114 122H94Q98 86 84 66Q92 46 90 26Z', dim(coat), 0.6),
  fill('M44 92L30 102Q20 106 14 98Q8 90 12 80Q22 92 34 84Q48 74 66 76L70 82Q58 84 44 92Z', dim(coat, 0.7), 0.55),
  line('M18 72L28 57L44 35Q52 24 64 22', '#fff6dc', 2.2, 0.65),
  ink('M42 48Q50 40 60 48Q52 56 42 48Z', '#fbf5e6', 1.7),
  fill(disc(51, 48, 4.2), eye),
  fill(disc(51, 48, 2.2), INK),
  fill(disc(49.5, 46.5, 1.2), '#ffffff'),
  line('M40 47Q50 36 62 47', INK, 2.6),
  ink('M18 80Q22 76 25 80Q22 86 18 84Z', INK, 1),
  line('M17 96Q24 96 32 90', INK, 2),
  line('M70 62Q76 72 72 80', dim(coat, 0.5), 2, 0.8),
  ...over,
];
const tall = (...of: Parameters<typeof steed>): Drawing => within(steed(...of), 0.94);
const forelock = (mane: string): Drawing => [ink('M62 14Q48 14 40 34Q48 32 50 40Q56 28 68 26Q72 18 62 14Z', mane, 2.1)];
const halter: Drawing = [
  line('M22 64L42 88M30 100Q26 82 20 70M62 30L70 82M42 36L60 34', INK, 5.6),
  line('M22 64L42 88M30 100Q26 82 20 70M62 30L70 82M42 36L60 34', '#b8502c', 3.2),
  ink(disc(42, 88, 4), '#d9a834', 1.8),
];
const horn: Drawing = [
  ...glow(26, 4, 22, '#fff6c8'),
  ink('M38 32L8 -13L50 23Z', '#ffe9a0', 2.3),
  line('M30 20L38 12M24 11L30 4M43 27L45 20M18 2L21 -2', '#a8781c', 1.9),
  ...star(14, 14, 1.8, '#ffffff'),
  ...star(104, 12, 1.8, '#ffffff'),
];

export const rat = (fur: string, eye: string): Drawing => [
  line('M92 112Q124 108 114 76Q106 56 118 44', INK, 6.5),
  line('M92 112Q124 108 114 76Q106 56 118 44', '#c98f80', 3.8),
  ...shape('M60 62Q30 64 18 90Q10 108 14 122L60 122', dim(fur, 0.75), 0.45, 2.6),
  strokes('M30 88L26 98M22 102L19 112M40 80L37 88', dim(fur, 0.4), 1.8),
  ...ears('M42 34Q20 16 16 32Q18 50 38 54Z', fur, 'M38 37Q24 26 22 34Q24 46 36 50Z', '#c98f80'),
  ...shape('M60 24Q44 24 38 40Q34 56 46 70L50 84Q54 92 60 92', fur, 0.5, 2.6),
  strokes('M48 30L50 38M42 56L48 60M46 68L51 68', dim(fur, 0.5), 1.7),
  ...maw('M60 80Q53 80 50 77Q52 100 60 101', 'M54 79.500L55.500 93H60V80Z'),
  ...shape('M60 56Q51 60 48 74Q52 82 60 81', dim(fur, 0.9), 0.4, 2),
  ...snout('M60 67Q54 66 53.500 70.500Q56 75 60 76', '#c0606a', 57, 69),
  ...glare(49, 11.5, eye, { size: 0.85, pupil: 'none', white: '#ffd0a0' }),
  strokes('M50 74L28 70M50 77L28 80', '#fff6dc', 1.3, 0.8),
  ink(pair('M30 122Q26 108 36 104Q46 106 44 122Z'), '#c98f80', 2),
];

export const spider = (fur: string, eye: string, mark: string): Drawing =>
  within(
    [
      line(pair('M46 62Q22 40 10 8M44 68Q16 58 -4 42M44 76Q18 78 -4 100M48 82Q28 96 22 122'), INK, 9),
      line(pair('M46 62Q22 40 10 8M44 68Q16 58 -4 42M44 76Q18 78 -4 100M48 82Q28 96 22 122'), fur, 5.4),
      strokes('M30 46L24 50M22 34L16 38M22 60L20 66M24 78L20 74M32 94L27 92', dim(fur, 0.45), 2.2, 1),
      ...shape('M60 -4Q34 0 32 28Q34 56 60 62', fur, 0.45, 2.7),
      ink('M60 10L70 24L60 30L50 24ZM60 30L68 44L60 52L52 44Z', mark, 1.8),
      ...shape('M60 54Q40 56 38 76Q42 94 60 96', dim(fur, 0.9), 0.5, 2.6),
      ink(disc(51, 72, 6) + disc(69, 72, 6), eye, 1.8),
      ink(
        disc(42.5, 66, 3.4) +
          disc(77.5, 66, 3.4) +
          disc(55, 62, 3) +
          disc(65, 62, 3) +
          disc(44, 76, 2.6) +
          disc(76, 76, 2.6),
        eye,
        1.5,
      ),
      fill(disc(49.5, 70, 1.9) + disc(67.5, 70, 1.9), '#ffffff'),
      ...tusks('M50 88Q44 98 52 112Q58 102 57 90Z', '#e6d8b8'),
    ],
    0.92,
  );

export const CREATURES: Gallery = {
  bat: () => within(bat, 0.92),
  goat: () => goat,
  forest_goat: () => goat,
  mountain_goat: () => goat,
  hare: () => within(hare, 0.95),
  mouse: () => mouse,
  owl: () => within(owl, 0.94),
  horned_owl: () => within(owl, 0.94),
  snail: () => snail,
  toad_king: () => [
    ...toad,
    ...shape('M60 12L53 24L44 14L44 38Q52 34 60 34', '#f0c650', 0.45, 2.2),
    ink(disc(60, 28, 3), '#d2303a', 1.2),
  ],
  dragon_toad: () => [
    ...toad,
    ink(pair('M30 20L24 2L40 17ZM48 40L50 26L56 40Z'), '#f0e2bd', 2),
    fill('M50 76Q60 92 56 104Q64 98 66 108Q74 96 70 76Q60 80 50 76Z', '#f2842c'),
    fill('M55 77Q61 88 60 94Q66 88 66 77Z', '#ffe08a'),
  ],
  mule: () => tall({ coat: '#8f6f54', mane: '#3a2a20', eye: '#4a2a14' }, true, [...forelock('#3a2a20'), ...halter]),
  riding_horse: () =>
    steed({ coat: '#a8622f', mane: '#3a2014', eye: '#3a2010' }, false, [...forelock('#3a2014'), ...halter]),
  unicorn: () => tall({ coat: '#f4f2f6', mane: '#cbb8e8', eye: '#5a4fb0' }, false, [...horn, ...forelock('#cbb8e8')]),
  scythian_unicorn: () =>
    tall({ coat: '#e6d2b0', mane: '#c0703c', eye: '#3f6f93' }, false, [...horn, ...forelock('#c0703c')]),
  black_unicorn: () =>
    tall({ coat: '#3a3542', mane: '#7a1f2c', eye: '#ff5a2c' }, false, [...horn, ...forelock('#7a1f2c')]),
  nightmare: () => steed({ coat: '#3a3036', mane: '#e2571a', eye: '#ffb01c' }, false, forelock('#f2842c')),
  night_mare: () => steed({ coat: '#353848', mane: '#5a6fb0', eye: '#ff6a5a' }, false, forelock('#5a6fb0')),
  fel_steed: () => steed({ coat: '#4a2a2c', mane: '#8a1f1c', eye: '#9cff5a' }, false, forelock('#8a1f1c')),
  giant_rat: () => rat('#7a6f66', '#e2401f'),
  city_rat: () => rat('#948a80', '#e2601f'),
  giant_spider: () => spider('#4a4038', '#c0301c', '#d8402c'),
  umbra_spider: () => spider('#38324a', '#b45cff', '#8a4ad0'),
  webspinner_spider: () => spider('#6a5a3a', '#3f8a3a', '#f0e6c8'),
};
