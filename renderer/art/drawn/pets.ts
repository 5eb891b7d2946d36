// Animals of the sets that go with a character.
import { ape, wolf } from './animals';
import { claws, ears, roundEars, snout, strokes, tusks } from './beast';
import { gaze, mouse, owl, steed } from './creatures';
import { drake } from './dragons';
import { flame, glow, star } from './garb';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, halfOf, ink, pair, shape, thing } from './mirror';
import { inset } from './within';
import { moon } from './scenery';

const GOLD = '#e0b545';
type Coat = { readonly fur: string; readonly pale: string; readonly eye: string };
const cat = ({ fur, pale, eye }: Coat, marks: Drawing = [], over: Drawing = []): Drawing => [
  line('M92 112Q124 108 118 76Q114 62 104 66', INK, 11),
  line('M92 112Q124 108 118 76Q114 62 104 66', fur, 7.4),
  ...shape('M60 74Q36 78 28 98Q22 112 24 121L60 121', dim(fur, 0.85), 0.45, 2.6),
  fill(halfOf('M60 84Q48 88 46 104L48 121L60 121'), pale, 0.8),
  ...ears('M46 30L26 2L24 44Z', fur, 'M42 30L30 14L29 38Z', '#d08a9c'),
  ...shape('M60 22Q42 22 32 38Q26 56 36 72Q46 82 60 83', fur, 0.5, 2.6),
  ...marks,
  ink(pair('M38 49Q48 40 57 52Q46 58 38 49Z'), '#f8f4d8', 1.9),
  fill(disc(48, 50, 4.6) + disc(72, 50, 4.6), eye),
  fill('M48 45.500Q50.500 50 48 54.500Q45.500 50 48 45.500ZM72 45.500Q74.500 50 72 54.500Q69.500 50 72 45.500Z', INK),
  fill(disc(46, 48, 1.4) + disc(70, 48, 1.4), '#ffffff'),
  ink('M56 62H64L60 67Z', '#d0707c', 1.5),
  line('M60 67V71M52 74Q57 77 60 71Q63 77 68 74', INK, 1.9),
  strokes('M48 68L24 63M48 71L24 73', '#fffaf0', 1.4, 0.9),
  ink(pair('M40 121Q38 108 47 106Q56 108 54 121Z'), fur, 2.2),
  ...over,
];
const bell: Drawing = [
  line('M40 80Q60 92 80 80', '#c8303a', 4.6),
  ink(disc(60, 90, 6), GOLD, 1.8),
  line('M60 90V95', INK, 1.6),
];
const rabbit = (fur: string, eye: string, over: Drawing = []): Drawing => [
  ...shape('M60 84Q38 86 26 100Q20 110 20 121L60 121', dim(fur, 0.88), 0.45, 2.6),
  ...ears('M52 40Q44 16 38 -10Q26 -8 26 14Q28 36 38 50Z', fur, 'M48 38Q42 20 36 2Q31 8 32 18Q34 34 40 44Z', '#eab0a0'),
  ...shape('M60 32Q40 32 34 52Q30 70 40 82Q48 92 60 92', fur, 0.5, 2.6),
  ...gaze(57, 13, 7.5, eye),
  ink('M55 68Q60 65 65 68Q64 73 60 74Q56 73 55 68Z', '#d8806f', 1.6),
  line('M60 74V79M52 81Q57 84 60 79Q63 84 68 81', INK, 1.9),
  ink('M56 82H64V89H56ZM60 82V89', '#fffaf0', 1.3),
  strokes('M48 74L28 70M48 78L28 80', '#fffaf0', 1.4, 0.9),
  ink(pair('M34 106Q34 98 42 98Q50 98 50 108V121H34Z'), fur, 2.2),
  ...over,
];
const clover = (x: number, y: number, r: number): Drawing => [
  line(`M${x} ${y}Q${x + 2} ${y + r * 2} ${x + r} ${y + r * 2.6}`, '#3f7a2c', 3),
  ink(
    disc(x - r * 0.8, y - r * 0.8, r) +
      disc(x + r * 0.8, y - r * 0.8, r) +
      disc(x - r * 0.8, y + r * 0.8, r) +
      disc(x + r * 0.8, y + r * 0.8, r),
    '#5fb04a',
    1.7,
  ),
  fill(disc(x, y, r * 0.7), '#8ad06a'),
];
const elephant: Drawing = [
  ...shape('M60 66Q30 66 18 90Q12 106 12 121L60 121', '#8f949c', 0.45, 2.7),
  ink(pair('M40 26Q8 6 -6 30Q-8 64 10 80Q28 80 40 62Z'), '#9ca2aa', 2.6),
  fill(pair('M36 32Q12 16 2 34Q2 60 14 70Q28 70 36 58Z'), '#d0a0a0', 0.8),
  ...shape('M60 14Q40 14 36 38Q36 60 46 70L50 90L60 96', '#a9aeb6', 0.5, 2.7),
  ...thing(
    'M46 62Q46 92 50 106Q58 121 78 112L80 98Q70 104 68 92Q72 80 74 62Z',
    '#a9aeb6',
    'M68 62H74Q72 80 68 92Q70 104 80 98L79 106Q62 110 62 92Z',
    2.3,
  ),
  line('M50 76H71M50 85H69M51 95H68M54 103L64 99', dim('#a9aeb6', 0.55), 1.9),
  ...tusks('M46 68Q34 76 34 92Q42 92 50 80Z', '#fbf3dc'),
  ...gaze(44, 13, 5.4, '#5a3414'),
  line(pair('M40 36Q46 33 54 38'), dim('#a9aeb6', 0.5), 2.2),
  ink(disc(60, 24, 5), '#c8303a', 1.7),
  line('M38 22Q60 8 82 22', GOLD, 3),
];
const turtle: Drawing = [
  ink('M8 104Q8 120 24 121L36 112ZM112 104Q112 120 96 121L84 112Z', '#7fa04c', 2.3),
  ...shape('M60 44Q18 46 10 92Q10 112 60 114', '#6a7a3a', 0.45, 2.7),
  line('M60 46L40 66L48 92H72L80 66ZM40 66L16 78M48 92L38 112M72 92L82 112M80 66L104 78', '#3c4a1c', 2.6),
  line('M24 70Q32 54 48 50', '#fff6dc', 2.4, 0.6),
  ...shape('M60 -2Q38 0 36 22Q36 44 50 50L60 52', '#9cbc5f', 0.5, 2.6),
  ...gaze(18, 13, 8, '#6d4523'),
  fill(disc(57, 30, 1.4) + disc(63, 30, 1.4), INK),
  line('M44 38Q60 48 76 38', INK, 2.2),
];
const badger: Drawing = [
  ...shape('M60 70Q34 74 22 94Q14 108 14 121L60 121', '#4a4650', 0.45, 2.6),
  ...roundEars(26, 26, 9, '#34323a', '#d0a0a0'),
  ...shape('M60 16Q38 18 32 42Q32 62 46 78Q52 88 60 88', '#34323a', 0.5, 2.6),
  fill(halfOf('M60 16Q52 17 51 30L52 66Q54 84 60 86'), '#f4efe4'),
  fill(pair('M33 44Q38 62 48 74L44 50Z'), '#f4efe4'),
  ...gaze(48, 14, 5.4, '#3a2414', '#3a2414'),
  fill(disc(44.5, 46.5, 1.5) + disc(72.5, 46.5, 1.5), '#ffffff'),
  ...snout('M60 76Q52 75 52 80Q55 86 60 87', '#1c1418', 57, 79),
  line('M50 90Q60 96 70 90', INK, 2),
  claws(38, 108, 0.8),
  claws(82, 108, 0.8),
  // What one smells.
  line(
    'M96 60Q106 52 100 42Q94 32 104 22M112 66Q122 58 116 46Q110 36 118 28M14 56Q4 48 10 38Q16 30 8 20',
    '#a8c84a',
    4,
    0.9,
  ),
];
const newt = (skin: string): Drawing => [
  ...glow(60, 66, 56, '#ff9a3c'),
  line('M84 100Q118 104 114 70Q108 44 94 58', INK, 15),
  line('M84 100Q118 104 114 70Q108 44 94 58', skin, 10.5),
  ...flame(94, 52, 1.4),
  ...shape('M60 60Q36 64 30 90Q30 112 40 121L60 121', skin, 0.45, 2.6),
  fill(halfOf('M60 84Q48 88 48 104L50 121L60 121'), '#ffd98a'),
  ink(pair('M34 96Q18 92 12 104L6 100L8 110L2 112L12 118Q26 118 38 108Z'), skin, 2.3),
  ...shape('M60 22Q34 24 30 48Q32 68 60 74', skin, 0.5, 2.6),
  fill(
    disc(42, 32, 3.4) + disc(52, 27, 2.6) + disc(74, 30, 3.4) + disc(84, 44, 2.8) + disc(40, 84, 3) + disc(80, 88, 3.4),
    '#3a1a10',
    0.75,
  ),
  ...gaze(42, 17, 8.5, '#ffb01c', '#fff2c0'),
  line('M36 58Q60 72 84 58', INK, 2.3),
  fill(disc(56, 56, 1.5) + disc(64, 56, 1.5), INK),
  ...flame(20, 60, 0.8),
  ...flame(60, 22, 1.1),
];
const camel: Drawing = [
  ...thing(
    'M118 121V70Q112 34 92 34Q78 36 74 62L60 72L62 121Z',
    '#c99a5c',
    'M104 40Q118 50 118 70V121H96Q112 76 104 40Z',
    2.5,
  ),
  ...shape('M60 60Q44 66 42 90L44 121H60', '#d4a868', 0.45, 2.4),
  ...ears('M44 22Q30 14 26 24Q30 34 42 34Z', '#c99a5c', 'M40 24L31 22L38 31Z', '#8a5a34'),
  ...shape('M60 8Q44 8 41 26Q40 44 44 56L40 74Q44 90 60 92', '#dcb47a', 0.5, 2.6),
  ...shape('M60 2Q48 2 46 14Q54 20 60 16', '#a8743c', 0.4, 2),
  ink(pair('M42 36Q50 30 56 40Q48 46 42 36Z'), '#fbf5e6', 1.7),
  fill(disc(49.5, 38, 3.2) + disc(70.5, 38, 3.2), '#3a2414'),
  line(pair('M40 35Q49 27 57 38'), INK, 3.4),
  fill(pair('M58 66Q52 62 50 66Q53 70 58 68Z'), INK),
  line('M60 68V74M46 80Q54 74 60 75Q66 74 74 80M60 75V82', INK, 2),
  line('M42 56Q60 64 78 56M44 92Q60 100 76 92', '#c8303a', 4),
  ink(disc(60, 98, 4), GOLD, 1.6),
];

export const PETS: Gallery = {
  black_cat: () => [...moon, ...cat({ fur: '#34323c', pale: '#4a4854', eye: '#e8d01c' })],
  familiar: () => [
    ...glow(60, 56, 58, '#c06aff'),
    ...cat({ fur: '#3f3450', pale: '#5a4a70', eye: '#b45cff' }, [line('M60 30L64 36L60 42L56 36Z', '#e0a8ff', 2)]),
    ...star(14, 24, 1.8, '#ffffff'),
    ...star(108, 34, 1.6, '#ffffff'),
  ],
  whiskers: () =>
    cat(
      { fur: '#d98a3c', pale: '#f8e6c8', eye: '#5f9a3f' },
      [line('M60 24V34M52 25L54 33M68 25L66 33M33 46L40 48M34 58L41 57M87 46L80 48M86 58L79 57', '#8a4a14', 2.8)],
      bell,
    ),
  luna: () => [
    ...glow(60, 56, 58, '#dfe6ff'),
    ...inset(owl, 60, 64, 0.92),
    ink('M48 22A14 14 0 1 0 72 22A12 12 0 1 1 48 22Z', '#fff6d0', 1.8),
    ...star(16, 30, 1.8, '#ffffff'),
    ...star(106, 26, 2, '#ffffff'),
  ],
  hopper: () => [...rabbit('#c4a27a', '#5a3414'), line('M4 96Q10 84 18 92M102 92Q110 84 116 96', '#fff6dc', 3)],
  lucky: () => [...mouse, ...clover(96, 94, 7), line('M90 112Q94 106 96 100', '#3f7a2c', 3)],
  fang: () => [
    ...wolf({ fur: '#8a7a6a', pale: '#efe2cc', eye: '#e88a1c' }),
    ...tusks('M50 86L46 112Q52 108 55 88Z'),
    line('M24 104Q60 124 96 104', '#a8322a', 6),
    ink(disc(60, 114, 6), GOLD, 1.8),
  ],
  fez: () => [
    ...inset(ape({ fur: '#7a5234', pale: '#d9a878', eye: '#5a3414' }), 60, 66, 0.9),
    ...thing('M44 -8H76L82 22Q60 30 38 22Z', '#c8303a', 'M66 -8H76L82 22Q74 26 66 26Z', 2.4),
    line('M60 -8Q84 -6 88 16', INK, 3.4),
    line('M60 -8Q84 -6 88 16', GOLD, 1.8),
    ink('M85 14H91L93 26H83Z', GOLD, 1.5),
  ],
  glitter: () => [
    ...glow(60, 60, 58, '#f4d8ff'),
    ...inset(drake({ hide: '#7fc8e0', horn: '#fff0f8', eye: '#d04a8a', breath: '#ffffff' }), 60, 64, 0.92),
    ...star(12, 18, 2.4, '#ffffff'),
    ...star(108, 20, 2, '#ffe6ff'),
    ...star(20, 92, 1.8, '#ffe6ff'),
    ...star(102, 88, 2.2, '#ffffff'),
    ...star(60, 4, 1.4, '#ffffff'),
  ],
  singe: () => newt('#d8501c'),
  stinker: () => badger,
  stompy: () => elephant,
  terrance: () => turtle,
  camel: () => camel,
  dreadwing: () => [
    ink(
      'M58 96Q66 58 60 14L76 24Q76 4 86 -8L96 14Q106 4 118 6L112 26Q122 30 126 44L110 54Q118 64 118 78L96 82L70 110Z',
      '#3a2a4a',
      2.5,
    ),
    line('M74 86Q80 50 86 -4M84 80Q98 50 116 10M92 80Q108 62 124 46', '#8a5ac0', 2.2),
    ...inset(steed({ coat: '#4a3f5c', mane: '#8a2f6a', eye: '#ff5a3c' }, false), 42, 66, 0.88),
  ],
};
