// Those who have a house, a shop or a school.
import { aged, blush, bust, freckles, lashes, lips, shadow } from './anatomy';
import { chain, glow, hand, jewel, open, rings } from './garb';
import { beard, curls, mane, moustache, parted, ragged, tufts, whiskers } from './hair';
import { disc, fill, line, type Drawing, type Gallery } from './layer';
import { band, dim, ink, pair, rod, shape, thing } from './mirror';
import { DEEP, FAIR, OLIVE, ROSY } from './skins';

const GOLD = '#d9ab45';
const coin = (x: number, y: number, r = 5): Drawing => [
  ink(disc(x, y, r), '#e8b93c', 1.7),
  line(`M${x - r * 0.5} ${y + r * 0.1}A${r * 0.55} ${r * 0.55} 0 0 1 ${x + r * 0.4} ${y - r * 0.45}`, '#fff3bd', 1.3),
];
/** Of a wheel behind the head. */
const TEETH = Array.from({ length: 10 }, (_, i) => {
  const [x, y] = [Math.sin((i + 0.5) * 0.628), Math.cos((i + 0.5) * 0.628)];
  return `M${(60 + x * 40).toFixed(1)} ${(44 + y * 40).toFixed(1)}L${(60 + x * 46).toFixed(1)} ${(44 + y * 46).toFixed(1)}`;
}).join('');
const BOOK: Drawing = [
  ink('M22 96Q42 88 60 98Q78 88 98 96L102 124Q80 114 60 124Q40 114 18 124z', '#6b2f22', 2.2),
  ink('M25 94Q44 86 60 96Q76 86 95 94L98 119Q78 110 60 120Q42 110 22 119z', '#f4e8c8', 2),
  fill('M60 96Q76 86 95 94L98 119Q78 110 60 120z', '#b9a67a', 0.6),
  line(
    'M30 98Q44 93 55 99M29 104Q43 99 55 105M28 110Q42 105 55 111M65 99Q76 93 90 98M65 105Q77 99 91 104M65 111Q78 105 92 110',
    '#7a6440',
    1.4,
  ),
];

export const TOWNSFOLK: Gallery = {
  merchant: () =>
    bust({
      skin: ROSY,
      coat: '#2f6b4a',
      head: 'round',
      build: 'broad',
      ears: 'round',
      eyes: 'narrow',
      iris: '#3f5a2a',
      brow: '#5a3a1c',
      brows: 'high',
      nose: 'broad',
      mouth: 'grin',
      marks: [blush(), line('M44 76Q52 87 60 87Q68 87 76 76', dim(ROSY, 0.6), 1.8)],
      clothes: [
        ink(pair('M54 120L52 104L44 82C30 84 22 90 18 96L40 120Z'), '#f1e8d6', 2.2),
        fill('M66 120L68 104L76 82C90 84 98 90 102 96L80 120Z', '#7a7262', 0.5),
        fill(
          'M28 96l3 5 2-5zM38 92l3 6 2-6zM36 106l3 6 2-6zM46 102l3 6 2-6zM84 92l-3 6-2-6zM92 96l-3 5-2-5zM84 106l-3 6-2-6zM74 102l-3 6-2-6z',
          '#2a2018',
        ),
        ...chain(GOLD, '#b3261e'),
      ],
      over: [
        ...whiskers('#6e4826'),
        ...thing(
          'M32 42Q26 34 26 24C30 8 52 4 72 8C94 8 100 22 94 32L88 42Q60 30 32 42Z',
          '#7c2038',
          'M72 8C94 8 100 22 94 32L88 42Q78 37 68 36Q80 22 72 8Z',
          2.6,
        ),
        line('M32 24Q48 12 66 14', '#fff6dc', 1.8, 0.5),
        ink('M34 46Q60 32 86 46L87 38Q60 25 33 38z', '#5a1628', 2.2),
        ...jewel(46, 35, 1, '#f2cf5e'),
        ...coin(100, 66, 11),
        ink('M88 82Q86 74 92 73Q100 76 110 72Q115 74 111 80L106 94L110 112H94L92 96z', ROSY, 2.2),
        line('M96 84L110 80M95 89L108 86', dim(ROSY, 0.6), 1.5),
        ink('M91 100Q101 96 110 100L113 118H90z', '#f1e8d6', 2),
      ],
    }),
  sage: () =>
    bust({
      skin: DEEP,
      coat: '#c08a3a',
      head: 'oval',
      ears: 'round',
      eyes: 'tired',
      iris: '#3a2414',
      brow: '#f4f1ea',
      brows: 'plain',
      bushy: 3.6,
      nose: 'long',
      marks: [aged(DEEP)],
      clothes: [line('M46 84L60 92L74 84', '#7a2f1a', 4)],
      over: [
        ...tufts('#f4f1ea'),
        ...beard('#f4f1ea', 108, false),
        ...moustache('long', '#ffffff'),
        line('M54 74Q60 77 66 74', '#4a1f16', 2.2),
        // A scholar's cap.
        ...shape('M60 6C42 6 34 18 35 36Q46 30 60 30', '#7a2f3a', 0.45, 2.6),
        ...shape('M60 24Q44 25 34 32L34.500 42Q46 35 60 35', '#d9ab45', 0.45, 2),
        line('M44 35V30M52 33V27M60 32V26M68 33V27M76 35V30', '#7a5a14', 1.5),
        line('M60 6Q76 2 84 14V26', '#d9ab45', 2.4),
        ink('M81.500 26H86.500L88 38H80z', '#d9ab45', 1.6),
        ...BOOK,
      ],
    }),
  gypsy: () =>
    bust({
      skin: OLIVE,
      coat: '#a8324a',
      head: 'heart',
      build: 'slight',
      ears: 'none',
      iris: '#4a6a2a',
      eyes: 'slant',
      brow: '#1a110c',
      brows: 'high',
      bushy: 2.6,
      nose: 'plain',
      mouth: lips('#b3303c'),
      marks: [lashes, fill(disc(71, 64, 1), '#3a1c10'), blush()],
      behind: mane('#241710', 112, 8),
      clothes: [...open(OLIVE, '#f2d36a', 100), ink(pair('M46 84L28 90L40 112L56 100Z'), '#2f7a6a', 2)],
      over: [
        ...thing(
          'M84 30Q104 34 100 58Q92 52 86 40ZM84 34Q98 48 90 70Q84 56 82 40Z',
          '#b8331f',
          'M92 34Q104 44 100 58Q94 52 90 44Z',
          2,
        ),
        ...shape('M60 8C40 8 32 22 33 50L37 47Q44 35 60 33', '#c8402a', 0.45),
        fill(disc(44, 24, 2) + disc(54, 16, 2) + disc(66, 22, 2) + disc(76, 18, 2) + disc(50, 30, 1.6), '#f2d36a'),
        ...[37.5, 43, 49.5, 56.5, 63.5, 70.5, 77, 82.5].flatMap((x, i) =>
          coin(x, [47, 41, 37, 35, 35, 37, 41, 47][i] ?? 40, 3.2),
        ),
        ...rings(GOLD),
        ...glow(60, 108, 20, '#a88be0'),
        ink(disc(60, 108, 13), '#c9b8f2', 2.2),
        fill('M50 112Q56 104 62 110Q68 114 71 106Q72 116 62 120Q54 120 50 112z', '#6d4fa3', 0.8),
        fill(disc(55, 102, 3), '#ffffff', 0.9),
      ],
    }),
  philosopher: () =>
    bust({
      skin: OLIVE,
      coat: '#f2ead8',
      head: 'long',
      iris: '#5a4a30',
      brow: '#9a958c',
      brows: 'sad',
      bushy: 3.8,
      nose: 'hooked',
      mouth: 'none',
      marks: [aged(OLIVE)],
      clothes: [
        ink('M44 84C24 88 12 98 10 120H40Q54 108 76 84L70 84Q58 96 44 84z', '#fbf6ea', 2.2),
        line('M70 86Q54 108 38 120M74 88Q60 110 48 120', '#6d3f8a', 2.8),
        line('M20 112Q32 106 42 92M28 118Q40 108 50 96', '#b9ad90', 1.6),
      ],
      over: [
        ...curls(
          '#a8a49c',
          [
            [40, 64],
            [80, 64],
            [43, 73],
            [77, 73],
            [50, 80],
            [70, 80],
            [60, 84],
            [54, 88],
            [66, 88],
            [60, 93],
          ],
          6.5,
        ),
        ...moustache('walrus', '#b5b1a8'),
        ...curls(
          '#a8a49c',
          [
            [38, 34],
            [35, 44],
            [82, 34],
            [85, 44],
            [37, 53],
            [83, 53],
          ],
          6,
        ),
        line('M55 74Q60 76 65 74', '#6b2f22', 2),
        ink('M96 60Q104 54 112 60V112Q104 118 96 112z', '#efe0b8', 2.2),
        fill('M105 57Q108 57 112 60V112Q108 115 105 115z', '#a8966a', 0.6),
        ink('M92 56Q104 50 116 56L115 64Q104 58 93 64zM92 110Q104 116 116 110L115 118Q104 124 93 118z', '#8a5c30', 2),
        line('M99 70H109M99 76H109M99 82H107M99 90H109M99 96H108', '#7a6440', 1.4),
      ],
    }),
  doomsayer: () =>
    bust({
      skin: ROSY,
      coat: '#6e6450',
      head: 'gaunt',
      eyes: 'wide',
      iris: '#6a8a8a',
      brow: '#c9c4b8',
      brows: 'high',
      bushy: 4,
      nose: 'long',
      mouth: 'none',
      marks: [shadow('#7a3a3a', 0.45), aged(ROSY)],
      behind: [
        ink(disc(60, 40, 50), '#b8301f', 2),
        fill(disc(46, 28, 10) + disc(84, 20, 6) + disc(88, 54, 8) + disc(28, 54, 6), '#7a1710', 0.6),
        line(disc(60, 40, 46), '#ff9a6a', 1.4, 0.7),
        ...shape('M60 8C36 6 24 22 28 34L16 36L26 46L12 56L26 62L18 76L30 80L26 94L60 94', '#b5afa2', 0.4),
      ],
      clothes: [
        line('M20 112L30 100M34 118L40 98M82 100L90 116M98 104L102 116M56 96V118M66 98L70 118', '#3d3628', 1.8),
        ...thing('M74 86L86 88L80 110L72 104Z', '#8a7f66', 'M80 87L86 88L80 110L77 107Z', 1.8),
      ],
      over: [
        ...ragged('#c4beb1', 112),
        ink('M52 70Q60 66 68 70Q70 82 60 83Q50 82 52 70z', '#3d1410', 1.8),
        fill('M54 71Q60 68.500 66 71L65 73Q60 71.500 55 73z', '#e9dcb8'),
        ...thing(
          'M36 46C36 22 46 12 58 16L66 11L70 17C82 18 86 32 84 46L80 40L76 30L70 34L62 26L54 35L46 29L42 40Z',
          '#c4beb1',
          'M70 17C82 18 86 32 84 46L80 40L76 30Z',
        ),
        ...hand(104, 90, ROSY),
        ink('M92 112Q104 107 117 112L119 124H90z', '#6e6450', 2.2),
      ],
    }),
  tavern_maid: () =>
    bust({
      skin: FAIR,
      coat: FAIR,
      head: 'round',
      build: 'slight',
      ears: 'round',
      iris: '#4a8a4a',
      eyes: 'wide',
      brow: '#9a4a1c',
      bushy: 2.6,
      nose: 'button',
      mouth: 'grin',
      marks: [lashes, blush('#e0604a'), freckles('#b5653a')],
      behind: [
        ...curls(
          '#c25a24',
          [
            [34, 40],
            [86, 40],
            [31, 52],
            [89, 52],
            [34, 64],
            [86, 64],
          ],
          8,
        ),
      ],
      clothes: [
        ink('M20 120Q18 104 28 96Q44 106 60 104Q76 106 92 96Q102 104 100 120z', '#fbf6ea', 2.2),
        line('M30 104Q34 108 36 118M84 108Q88 110 88 118', '#b9ad90', 1.6),
        ink('M40 108Q60 116 80 108L78 124H42z', '#2f6b8a', 2),
        line('M52 112L68 119M68 112L52 119', '#e9d9a0', 1.8),
      ],
      over: [
        ...parted('#c25a24'),
        ...shape('M60 2C36 0 26 16 32 28Q36 34 44 31Q52 26 60 28', '#fbf6ea', 0.45),
        ink(
          'M31 32Q33 26 40 29Q46 22 52 26Q60 20 68 26Q74 22 80 29Q87 26 89 32Q86 38 80 34Q74 37 68 32Q60 34 52 32Q46 37 40 34Q34 38 31 32z',
          '#ffffff',
          2,
        ),
        line('M40 22Q44 10 56 8', '#b9ad90', 1.5),
        ...thing('M84 78H110V116Q97 122 84 116Z', '#9a6a34', 'M100 78H110V116Q106 118 100 119Z', 2.4),
        line('M84 88H110M84 108H110', '#4a3216', 2.4),
        line('M92 80V116M101 80V117', '#4a3216', 1.2),
        line('M111 86Q123 86 122 98Q121 108 111 108', '#1c130c', 6),
        line('M111 86Q123 86 122 98Q121 108 111 108', '#9a6a34', 3.2),
        ink(
          'M82 80Q78 72 86 70Q88 62 96 66Q104 60 108 68Q116 70 112 79Q104 76 100 82Q94 76 90 84Q86 78 82 80z',
          '#fffaf0',
          2,
        ),
      ],
    }),
  tinkerer: () =>
    bust({
      skin: ROSY,
      coat: '#5f6a70',
      head: 'square',
      ears: 'large',
      iris: '#3f6a8a',
      brow: '#e4e0d6',
      bushy: 4,
      nose: 'broad',
      mouth: 'none',
      brows: 'none',
      eyes: 'hidden',
      marks: [aged(ROSY), blush(), fill('M70 66Q78 62 79 68Q74 74 70 70z', '#3a332b', 0.5)],
      behind: [
        line(TEETH, '#1c130c', 17.5),
        line(TEETH, '#a8791f', 13),
        ink(disc(60, 44, 45), '#c9983a', 2.2),
        line(disc(60, 44, 39), '#7a5616', 2.4),
      ],
      clothes: [
        ink('M42 86L48 84Q60 98 72 84L78 86L84 120H36z', '#7a4a26', 2.2),
        ink('M68 104H84V120H68z', '#5b3418', 1.8),
        ...rod('M76 110L80 94', '#c3cad0', 3),
      ],
      over: [
        ...tufts('#e4e0d6', true),
        ...moustache('walrus', '#f1eee6'),
        line(pair('M44 74Q38 78 34 74'), '#f1eee6', 4),
        line('M55 77Q60 79 65 77', '#6b2f22', 2.2),
        ...band('M60 10C40 10 33 24 36 44L41 42Q46 34 60 34', '#6b4424'),
        line('M60 11V33', '#3a2210', 1.8),
        ink('M36 44L84 44L84 52L36 52z', '#3a2616', 2),
        ink(disc(48.5, 49, 11) + disc(71.5, 49, 11), '#c9983a', 2.4),
        ink(disc(48.5, 49, 7.4) + disc(71.5, 49, 7.4), '#bfe4ea', 1.8),
        fill(disc(48.5, 49.5, 3.2) + disc(71.5, 49.5, 4.6), '#2f5a74'),
        fill(disc(48.5, 49.5, 1.6) + disc(71.5, 49.5, 2.4), '#1c130c'),
        fill('M43 46Q46 42 51 43L45 50zM66 46Q69 42 74 43L68 50z', '#ffffff', 0.8),
      ],
    }),
};
