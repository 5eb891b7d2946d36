// Those who are no people, or no longer.
import { blush, bust, lashes, lips, scar, shadow } from './anatomy';
import { chain, collar, flame, fur, glow, horns, jewel, pole, skull, star } from './garb';
import { goatee, mane, parted, peak, tousled } from './hair';
import { disc, fill, line, type Gallery } from './layer';
import { dim, halfOf, ink, pair, rod, shadeOf, shape, thing } from './mirror';
import { ROSY } from './skins';

const GOLD = '#e0b545';
const LEAF = 'M0 0Q-5 -6 0 -13Q5 -6 0 0Z';
const HIDE = '#5f3d26';

export const BEINGS: Gallery = {
  leprechaun: () =>
    bust({
      skin: ROSY,
      coat: '#2f7d3e',
      head: 'round',
      build: 'slight',
      ears: 'pointed',
      eyes: 'wide',
      iris: '#3c9a3a',
      brow: '#d2601c',
      brows: 'high',
      bushy: 4,
      nose: 'button',
      mouth: 'grin',
      marks: [blush('#d4442f'), fill(disc(60, 60.5, 4), '#dd7a58', 0.7)],
      clothes: [
        ink('M46 86L60 96L48 106zM74 86L60 96L72 106z', '#e8b93c', 2),
        fill(disc(60, 110, 2.4) + disc(60, 118, 2.4), '#e8b93c'),
      ],
      over: [
        ...shape(
          'M60 80Q50 80 44 72Q40 64 39.500 50L31 56L35 62L28 70L35 74L31 84L41 84L42 94L51 90L60 100',
          '#e0702a',
          0.45,
          2.2,
        ),
        ...shape('M60 -8Q46 -9 39 -6L42 30Q50 34 60 34', '#2f8a42', 0.45, 2.6),
        ...shape('M60 29Q36 29 24 27Q22 35 30 39Q44 43 60 42', '#2f8a42', 0.45, 2.4),
        ink('M41 16Q60 23 79 16L78.500 28Q60 34 41.500 28z', '#1c130c', 1.6),
        ink('M52 18H68V32H52z', GOLD, 2),
        fill('M56 22H64V28H56z', '#1c130c'),
        fill(disc(82, 4, 4) + disc(88, 10, 4) + disc(79, 11, 4), '#7fd45a'),
        line('M83 8L80 20', '#3f8a2a', 2),
        // A pot that he does not like to show.
        ...[
          [86, 92],
          [96, 88],
          [106, 91],
          [91, 84],
          [101, 82],
        ].map(([x = 0, y = 0]) => ink(disc(x, y, 6), '#f2cf5e', 1.7)),
        ...thing(
          'M76 96H116Q122 112 110 124H84Q72 112 76 96Z',
          '#3a3f46',
          'M100 96H116Q122 112 110 124H96Q106 112 100 96Z',
        ),
        ink('M73 92H119V98H73z', '#565d66', 2),
      ],
    }),
  ogre_chieftain: () =>
    bust({
      skin: '#b58a5a',
      coat: '#6b5138',
      head: 'heavy',
      build: 'broad',
      ears: 'large',
      eyes: 'narrow',
      iris: '#c8401e',
      brow: '#3a2414',
      brows: 'stern',
      bushy: 5.4,
      nose: 'broad',
      mouth: 'none',
      behind: [
        ...pole(108, 30, 2, '#6d4523', 6),
        ink('M98 -2Q110 -9 122 0L124 28Q112 38 98 30z', '#8a8578', 2.4),
        fill('M112 -6Q120 -4 122 0L124 28Q120 32 114 34z', '#3a362e', 0.6),
        line('M96 12H124M96 20H124', '#6d4523', 3),
      ],
      marks: [
        ...scar('M44 30L56 40'),
        line('M39 68Q60 60 81 68', '#6b4426', 2),
        fill('M44 34Q52 28 58 32Q52 36 44 40z', '#e6c294', 0.4),
      ],
      clothes: [
        ...fur('#4a3828', 6),
        line('M30 92Q60 124 90 92', '#3a2414', 2.4),
        ...skull(60, 108, 1.1),
        ...skull(42, 101, 0.75),
        ...skull(78, 101, 0.75),
      ],
      over: [
        ink('M39 70Q60 64 81 70Q86 82 74 90Q60 95 46 90Q34 82 39 70z', '#c39866', 2.4),
        fill('M81 70Q86 82 74 90Q68 93 62 93Q76 84 74 68z', '#6b4426', 0.6),
        line('M44 75Q60 71 76 75', '#33190f', 3),
        ink(pair('M43 76Q40 64 44 56Q50 64 51 75Z'), '#f3ead0', 2),
        line('M56 64Q54 69 60 70Q66 69 64 64', GOLD, 2.6),
        // A crown that was beaten for a smaller head.
        ...shape('M60 20L55 6L51 22L44 10L43 27L37 18L38 36Q48 30 60 30', '#b9862f', 0.45, 2.2),
        ink(disc(60, 25, 2.4), '#b3261e', 1.2),
      ],
    }),
  sprite: () =>
    bust({
      skin: '#dff0c8',
      coat: '#7fbf6a',
      head: 'heart',
      build: 'slight',
      ears: 'pointed',
      eyes: 'wide',
      iris: '#7a4fd0',
      brow: '#b0407a',
      brows: 'high',
      bushy: 2.2,
      nose: 'button',
      mouth: lips('#d0507a'),
      marks: [
        lashes,
        blush('#f07aa0'),
        fill(disc(42, 57, 1.1) + disc(45, 55.5, 0.9) + disc(78, 57, 1.1) + disc(75, 55.5, 0.9), '#ffffff', 0.9),
      ],
      behind: [
        ...glow(60, 50, 58, '#d8f5a0'),
        ink(pair('M54 84C28 66 4 38 -4 2C24 0 48 30 58 74Z'), '#a8e4f0', 2.2),
        ink(pair('M52 90C32 84 4 82 -4 100C4 118 36 112 56 96Z'), '#c9b0f0', 2.2),
        fill('M66 84C92 66 116 38 124 2C112 20 92 52 62 80Z', '#4a8aa8', 0.4),
        line(pair('M54 80C38 60 20 34 6 12M52 94C36 92 16 94 4 100'), '#ffffff', 1.5, 0.9),
        fill(pair('M8 20Q14 18 16 24Q10 26 8 20Z'), '#e36aa8'),
        ...shape('M60 10C36 8 28 28 32 50L24 58L32 62L26 72L38 74L60 70', '#e36aa8', 0.3, 2.2),
      ],
      clothes: [
        ink(pair('M48 84Q34 84 22 98Q36 102 50 96ZM58 90Q44 92 34 110Q50 112 60 104Z'), '#5aa34a', 1.8),
        line(pair('M46 87Q36 90 28 97M57 94Q46 98 40 107'), '#2f6b2a', 1.3),
      ],
      over: [
        ...tousled('#ef86ba'),
        ...[
          [38, 30, -0],
          [48, 21, 0],
          [60, 17, 0],
          [72, 21, 0],
          [82, 30, 0],
        ].flatMap(([x = 0, y = 0], i) => [
          ink(
            [0, 1, 2, 3, 4]
              .map((k) => disc(x + 3.6 * Math.cos(k * 1.257 - 1.57), y + 3.6 * Math.sin(k * 1.257 - 1.57), 3))
              .join(''),
            ['#fff6d8', '#ffd257', '#ffffff', '#ffd257', '#fff6d8'][i] ?? '',
            1.3,
          ),
          fill(disc(x, y, 2.2), '#e2871a'),
        ]),
        ...star(18, 112, 1, '#fffbe0'),
        ...star(104, 76, 1.2, '#fffbe0'),
        ...star(100, 112, 0.8, '#fffbe0'),
      ],
    }),
  vampiress: () =>
    bust({
      skin: '#e6e0ea',
      coat: '#5a0f20',
      head: 'heart',
      build: 'slight',
      ears: 'pointed',
      eyes: 'slant',
      iris: '#d8202e',
      brow: '#120c12',
      brows: 'high',
      bushy: 2.4,
      nose: 'sharp',
      mouth: [...lips('#a80f22'), fill('M54 70L57 70.500L55.500 76zM63 70.500L66 70L64.500 76z', '#ffffff')],
      marks: [lashes, shadow('#6a2a5a', 0.5)],
      behind: [
        ink(disc(60, 38, 46), '#e9dfc0', 2),
        fill(disc(84, 30, 7) + disc(40, 14, 5), '#cbbf98'),
        ...[
          [12, 10, 1],
          [108, 22, 0.8],
        ].map(([x = 0, y = 0, s = 1]) =>
          fill(
            `M${x} ${y + 4 * s}Q${x - 4 * s} ${y - 2 * s} ${x - 14 * s} ${y - 4 * s}Q${x - 10 * s} ${y + 2 * s} ${x - 10 * s} ${y + 6 * s}Q${x - 4 * s} ${y + 4 * s} ${x} ${y + 12 * s}Q${x + 4 * s} ${y + 4 * s} ${x + 10 * s} ${y + 6 * s}Q${x + 10 * s} ${y + 2 * s} ${x + 14 * s} ${y - 4 * s}Q${x + 4 * s} ${y - 2 * s} ${x} ${y + 4 * s}z`,
            '#1c130c',
          ),
        ),
        ...collar('#17121a', '#b3182c', 26),
        ...mane('#17121c', 100, 4),
      ],
      clothes: [
        ink('M46 84C34 90 26 94 24 98Q40 112 60 112Q80 112 96 98C94 94 86 90 74 84Q60 96 46 84z', '#e6e0ea', 2),
        fill('M74 84C86 90 94 94 96 98Q84 108 72 110Q78 96 68 90z', '#8f86a0', 0.5),
        ink('M47 80Q60 90 73 80L73.500 86Q60 96 46.500 86z', '#17121a', 1.8),
        ...jewel(60, 93, 1.3, '#d8202e'),
      ],
      over: [
        ...peak('#17121c'),
        line('M38 46Q40 28 58 18', '#8a86b0', 1.6, 0.6),
        line(pair('M36 58V66'), GOLD, 1.6),
        ink(disc(36, 69, 2.6) + disc(84, 69, 2.6), '#d8202e', 1.3),
      ],
    }),
  ancient_oak: () => [
    // A crown of leaves behind a trunk that looks at one.
    ink(
      'M60 -7C72 -9 82 -7 88 -2C104 -4 114 6 112 18C124 24 124 40 114 46C118 58 108 66 98 64L22 64C12 66 2 58 6 46C-4 40 -4 24 8 18C6 6 16 -4 32 -2C38 -7 48 -9 60 -7z',
      '#5f8a34',
      2.6,
    ),
    fill('M88 -2C104 -4 114 6 112 18C124 24 124 40 114 46C118 58 108 66 98 64H74Q96 40 80 -6z', '#22401a', 0.6),
    line(
      'M14 26q6-8 14-4M26 10q6-8 14-3M10 44q6-6 12-2M44 0q8-6 14 0M88 14q8-6 14 2M94 34q8-5 13 2M90 52q7-4 12 1',
      '#a8c860',
      2.4,
    ),
    ...rod('M38 64Q26 50 12 46M82 64Q96 52 108 46', '#6b4a2c', 7),
    ...shape(
      'M60 10L52 14L49 4L43 18L33 12L37 28C32 40 35 52 34 62C33 78 32 92 22 104L6 120L60 120',
      '#8a6238',
      0,
      2.8,
    ),
    line(
      `${pair('M38 32Q36 44 39 56M44 22Q41 30 42 36M36 70Q38 90 30 108M42 90Q42 106 36 120M50 98V120')}M60 14V28M54 20Q56 26 54 32M66 20Q64 26 66 32M60 104V120`,
      '#452c16',
      1.9,
    ),
    line('M37 40C35 56 37 74 34 88', '#ffe9b8', 2, 0.6),
    ink(pair('M41 48Q49 39 57 50Q57 58 49 59Q41 57 41 48Z'), '#24150a', 2),
    fill(disc(50, 51.5, 4.6) + disc(70, 51.5, 4.6), '#e89a2a'),
    fill(disc(50, 51.5, 2.6) + disc(70, 51.5, 2.6), '#ffe27a'),
    fill(disc(49, 50.3, 1.1) + disc(69, 50.3, 1.1), '#ffffff'),
    ink(pair('M38 46Q46 33 58 45Q48 41 40 50Z'), '#6b4a2c', 2),
    ink('M55 54L60 48L66 56L68 68Q60 74 52 68z', '#7a5430', 2),
    fill('M62 50L66 56L68 68Q64 71 61 71z', '#33200f', 0.6),
    ink('M44 80Q52 74 60 77Q68 74 76 80Q70 90 60 89Q50 90 44 80z', '#24150a', 2.2),
    fill('M50 79L53 84L56 78zM64 78L67 84L70 79z', '#a8834e'),
    // A beard of moss, and one who lives here.
    ink(
      'M40 84Q46 94 60 92Q74 94 80 84Q86 96 78 104L74 100L70 112L64 102L60 118L55 102L49 112L46 100L42 104Q34 96 40 84z',
      '#7d9a3e',
      2.2,
    ),
    fill('M80 84Q86 96 78 104L74 100L70 112L64 102Q72 98 74 92Q78 90 80 84z', '#34481a', 0.65),
    line('M48 96L49 104M56 96V106M66 96V104', '#b9cf6a', 1.6),
    ink('M92 40Q88 28 98 26Q108 28 104 40Q98 46 92 40z', '#a8743a', 1.8),
    fill(disc(95.5, 33, 2.6) + disc(101, 33, 2.6), '#fff3c4'),
    fill(disc(95.7, 33, 1.2) + disc(101, 33, 1.2), '#1c130c'),
    fill('M97.500 35.500L99 35.500L98.200 38z', '#e8b93c'),
    ink(
      [
        [26, 70],
        [94, 74],
        [16, 56],
      ]
        .map(([x = 0, y = 0]) =>
          LEAF.replaceAll(/(-?\d+) (-?\d+)/g, (_, a: string, b: string) => `${Number(a) + x} ${Number(b) + y}`),
        )
        .join(''),
      '#8fb545',
      1.6,
    ),
  ],
  spider_queen: () =>
    bust({
      skin: '#cdbfd8',
      coat: '#2a1c38',
      head: 'heart',
      build: 'slight',
      ears: 'pointed',
      eyes: 'slant',
      white: '#2a0f2e',
      iris: '#ff4fae',
      shining: true,
      brow: '#4a3060',
      brows: 'none',
      nose: 'sharp',
      mouth: lips('#3a1030'),
      marks: [
        shadow('#5a2f6a', 0.6),
        lashes,
        ...[
          [48, 40, 2.6],
          [55, 36.5, 2.1],
          [43, 44, 1.7],
        ].flatMap(([x = 0, y = 0, r = 1]) => [
          ink(disc(x, y, r) + disc(120 - x, y, r), '#ff4fae', 1.4),
          fill(disc(x - 0.7, y - 0.8, r * 0.35) + disc(119.3 - x, y - 0.8, r * 0.35), '#ffffff'),
        ]),
      ],
      behind: [
        ...rod(
          pair('M40 92Q14 70 4 36L8 12M42 88Q22 56 16 20L25 -5M40 98Q10 88 -4 66L-4 48M40 104Q16 104 0 92L-4 112'),
          '#4a3460',
          5,
        ),
        ...mane('#f0edf4', 110, 4),
      ],
      clothes: [
        ...shape('M60 104L52 92L42 86Q30 92 24 102Q40 118 60 120', '#4a3460', 0.4, 2.2),
        line('M60 104V120M50 98Q54 108 50 118M70 98Q66 108 70 118M36 104Q60 118 84 104', '#b9a8cc', 1.3),
        ink('M60 106Q66 112 60 120Q54 112 60 106z', '#ff4fae', 1.6),
      ],
      over: [
        ...parted('#f0edf4'),
        ...shape('M60 12L56 -6L53 14L46 2L46 18L37 10L40 30Q50 24 60 26', '#2f2140', 0.4, 2.2),
        ...jewel(60, 17, 1, '#ff4fae'),
        line('M92 30V-7', '#ffffff', 1.1, 0.8),
        ink(disc(92, 38, 4.6) + disc(92, 32, 2.6), '#1c1424', 1.5),
        line('M88 36L82 32L80 36M88 39L81 40L79 45M96 36L102 32L104 36M96 39L103 40L105 45', '#1c1424', 1.7),
      ],
    }),
  jin_blooded: () =>
    bust({
      skin: '#c2502c',
      coat: '#f0d9a8',
      head: 'square',
      build: 'broad',
      ears: 'pointed',
      white: '#5a1408',
      iris: '#ffd257',
      shining: true,
      brow: '#3a0f08',
      brows: 'stern',
      nose: 'hooked',
      mouth: 'smirk',
      marks: [line(pair('M44 62L48 70L46 77M41 56L45 60'), '#ffb02e', 1.7), line('M60 70V80', '#ffb02e', 1.7)],
      behind: [
        ...glow(60, 40, 56, '#f2732a'),
        ink(
          'M34 56C24 44 26 26 36 18C34 8 40 0 46 -5C46 1 52 3 54 7C56 0 62 -5 68 -8C66 -2 72 1 76 7C80 3 82 0 82 -5C92 4 90 14 88 20C96 28 96 44 86 56z',
          '#e2571a',
          2.4,
        ),
        fill(
          'M40 50C34 40 36 28 44 22C42 14 46 10 46 6C52 12 56 16 56 20C60 12 64 4 66 0C68 8 74 14 74 20C78 16 80 12 82 8C84 16 82 24 80 28C86 34 84 44 80 50z',
          '#ffb02e',
        ),
      ],
      clothes: [
        ink('M44 82L60 120H30Q22 104 34 86zM76 82L60 120H90Q98 104 86 86z', '#2f4f8a', 2.2),
        fill('M46 83L60 118L74 83L60 90z', '#c2502c'),
        line('M44 84L60 118L76 84', GOLD, 2.6),
        ...shape('M60 84Q50 84 46 78L44 86Q50 95 60 96', GOLD, 0.4, 2),
      ],
      over: [
        ...horns('M46 26C38 22 34 14 38 4C42 12 48 16 53 22Z', '#3a2018', 'M39 12L43 11'),
        fill('M46 28Q54 22 60 27Q66 22 74 28Q70 22 66 20L60 24L54 20Q50 22 46 28z', '#ffd257'),
        ...goatee('#3a0f08', 98),
        line(disc(32, 60, 4) + disc(88, 60, 4), GOLD, 2.4),
        ...flame(14, 92, 1.1),
        ...flame(106, 92, 1.1),
      ],
    }),
  minotaur: () => [
    ink(halfOf('M60 84L40 76C14 78 0 92 -2 120L60 120'), HIDE, 2.6),
    fill(shadeOf('M60 84L40 76C14 78 0 92 -2 120L60 120', 0.34), dim(HIDE), 0.8),
    ...chain('#8a8f96'),
    ink('M14 96L36 82L92 120H66z', '#7a2a1c', 2.2),
    fill(disc(34, 94, 2.2) + disc(48, 104, 2.2) + disc(62, 113, 2.2), GOLD),
    ink(pair('M40 34Q24 30 18 44Q28 54 42 48Z'), '#7a5234', 2.2),
    fill(pair('M38 39Q28 37 23 44Q30 48 39 45Z'), '#d89a80'),
    ink(pair('M46 26C30 30 10 22 8 -7C18 6 30 10 50 12Z'), '#eadfbe', 2.6),
    line(pair('M11 4L18 1M18 14L25 8M30 20L33 11'), '#9a8a60', 1.8),
    fill('M74 26C90 30 110 22 112 -7C106 10 92 18 72 19Z', '#8f8258', 0.6),
    // The mane, the long face, the muzzle.
    ...shape('M60 12C44 12 38 22 38 34C36 44 42 56 43 66C40 72 40 84 46 90Q52 96 60 96', '#7d5233', 0.5, 2.8),
    ...shape('M60 4L54 10L48 4L46 14L40 12L43 26L48 22L51 34L56 26L60 40', '#2f1c10', 0.4, 2),
    ...shape('M60 66C48 66 40 72 40 80C40 90 50 97 60 97', '#c79a78', 0.45, 2.4),
    ink(pair('M46 76Q50 71 55 77Q52 83 47 81Z'), '#2a140c', 1.6),
    line('M50 90Q60 87 70 90', '#4a2416', 2.4),
    line('M55 82Q52 94 60 95Q68 94 65 82', '#1c130c', 5.4),
    line('M55 82Q52 94 60 95Q68 94 65 82', GOLD, 2.8),
    fill(pair('M41 44Q48 40 56 50Q48 54 42 50Z'), '#24100a'),
    fill(disc(49.5, 47.5, 2.9) + disc(70.5, 47.5, 2.9), '#ff4a1e'),
    fill(disc(49, 46.7, 1) + disc(70, 46.7, 1), '#ffe9a8'),
    line(pair('M39 41Q48 38 57 47'), '#2f1c10', 4.4),
    line('M43 40C42 52 46 60 46 68', '#ffe9c4', 1.9, 0.55),
    ...scar('M65 34Q64 44 67 49M70 56L73 63'),
    ...rod('M104 124L104 56', '#6d4523', 5),
    ink('M101 66Q92 58 82 60Q75 78 83 96Q91 88 101 88Z', '#c3cad0', 2.4),
    ink('M107 66Q116 58 126 60Q130 78 125 96Q117 88 107 88Z', '#8d969e', 2.4),
    line('M84 64Q79 78 85 91', '#ffffff', 1.8, 0.8),
    ink('M100 68H108V86H100z', '#4a3322', 2),
  ],
};
