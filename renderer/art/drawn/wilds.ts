// Those who come from far away: mountains, woods and deserts.
import { bust, freckles, lashes, lips } from './anatomy';
import { chain, cloak, fur, glow, rings } from './garb';
import { beard, moustache, parted, plaits, tousled } from './hair';
import { disc, fill, line, type Drawing, type Gallery } from './layer';
import { band, ink, pair, rod, shape, thing } from './mirror';
import { BROWN, DEEP, FAIR, OLIVE, ROSY } from './skins';

const GOLD = '#d9ab45';
const SUN: Drawing = [...glow(60, 44, 56, '#f2a03a'), fill(disc(60, 44, 34), '#f8d27a', 0.9)];
const spots = (where: readonly (readonly [number, number])[]): Drawing => [
  fill(where.map(([x, y]) => disc(x, y, 2.6)).join(''), '#4a2d16'),
  fill(where.map(([x, y]) => disc(x, y, 1.1)).join(''), '#c98a3e'),
];

export const WILDS: Gallery = {
  amazon: () =>
    bust({
      skin: BROWN,
      coat: BROWN,
      head: 'square',
      ears: 'round',
      iris: '#3f6a3a',
      brow: '#1c110a',
      brows: 'stern',
      bushy: 2.8,
      nose: 'plain',
      mouth: lips('#8e3a30'),
      marks: [lashes, line(pair('M42 59L52 62M43 63.500L51 65.500'), '#f0e2c0', 2.2)],
      behind: [
        ...rod('M106 -6Q126 50 106 116', '#7a4f28', 4.5),
        line('M106 -6L104 54L106 116', '#efe6d0', 1.6),
        ...shape('M60 -4C52 -6 48 4 52 12Q50 16 60 16', '#2a1810', 0.4),
        ink('M62 2C84 -8 98 14 94 40C98 60 92 80 86 96Q78 84 82 64C88 40 84 20 64 14Z', '#2a1810', 2.2),
        line('M70 4Q88 8 88 40Q92 64 86 84', '#5b3a22', 2),
      ],
      clothes: [
        ink('M10 120C12 100 22 90 42 85L86 120z', '#d69a48', 2.4),
        ...spots([
          [28, 98],
          [38, 94],
          [20, 108],
          [32, 108],
          [44, 104],
          [26, 116],
          [42, 114],
          [56, 110],
          [66, 116],
          [54, 118],
        ]),
        line('M38 90Q60 104 82 90', '#efe6c8', 2.4),
        fill('M55 97L58 97L56.500 105zM60 98L63 98L61.500 107zM65 97L68 97L66.500 105z', '#efe6c8'),
      ],
      over: [
        ...band('M60 12C42 12 34 26 36 54L41 48C41 38 48 32 60 30', '#2a1810'),
        ink('M36.500 42Q60 26 83.500 42L83.500 37Q60 20 36.500 37z', GOLD, 2),
        ...shape('M60 20L55 28L60 36', '#2f9a72', 0.3, 1.8),
        ...rings(GOLD),
      ],
    }),
  highlander: () =>
    bust({
      skin: FAIR,
      coat: '#7a6a4a',
      head: 'square',
      build: 'broad',
      ears: 'none',
      iris: '#3f7a9a',
      brow: '#8a3c14',
      brows: 'stern',
      bushy: 4,
      nose: 'broken',
      behind: [
        ...rod('M20 96L98 12', '#8d969e', 5),
        ink('M102 0L110 8L104 14L96 6z', '#5b3a1e', 2),
        ...rod('M88 4L108 24', '#c3cad0', 4),
        ...rod('M100 10L112 -4', '#5b3a1e', 5),
        ink(disc(113, -5, 4), '#c3cad0', 2),
        ...shape('M60 10C34 8 26 30 28 50L20 58L26 64L18 76L26 80L20 96L34 92L40 100L60 92', '#b3521c', 0.3),
      ],
      marks: [fill('M60 22C44 22 38 33 38.500 50C39 60 39 66 42 71L49 77Q52 62 51 50Q52 34 60 22z', '#2f6cb4', 0.8)],
      clothes: [
        ink('M40 84C20 86 6 96 2 120H100L52 88z', '#2f6b4a', 2.4),
        line('M14 100L30 120M26 92L56 120M40 88L82 120M4 112Q30 98 54 92M8 120Q40 104 66 98', '#b3261e', 2.4, 0.9),
        line('M20 96L42 120M33 90L70 120M10 106Q36 94 50 89M24 120Q50 108 76 106', '#e6c66a', 1.2, 0.9),
        ink(disc(34, 96, 7), '#c3cad0', 2),
        fill(disc(34, 96, 3), '#2f9a72'),
      ],
      over: [
        ...beard('#b3521c', 102),
        ...parted('#b3521c'),
        ...plaits('#c9662a', 33, 56, 3),
        line(pair('M29 82H37'), '#c3cad0', 3),
      ],
    }),
  scout: () =>
    bust({
      skin: ROSY,
      coat: '#6e7a3e',
      head: 'heart',
      iris: '#5a7a3a',
      brow: '#a0702c',
      nose: 'button',
      mouth: 'smile',
      marks: [freckles('#a8643a')],
      behind: [
        ...rod('M14 -4Q-8 52 18 116', '#8a5c30', 4.5),
        line('M14 -4L22 56L18 116', '#efe6d0', 1.6),
        ink('M84 70L98 62L112 100L98 112z', '#7a4a22', 2.2),
        ...[0, 1, 2].flatMap((i) => [
          line(`M${90 + i * 6} ${70 - i * 3}L${86 + i * 8} ${40 - i * 4}`, '#5b3a1e', 2.4),
          ink(
            `M${82 + i * 8} ${46 - i * 4}L${83 + i * 8} ${28 - i * 4}L${88 + i * 8} ${32 - i * 4}L${91 + i * 8} ${44 - i * 4}z`,
            ['#f4efe0', '#c8402a', '#f4efe0'][i] ?? '',
            1.6,
          ),
        ]),
      ],
      clothes: [
        ink('M42 84Q60 98 78 84L88 92Q74 110 60 110Q46 110 32 92z', '#8a5c30', 2.2),
        line('M36 94Q60 112 84 94', '#d8b27a', 1.8),
        ink('M70 92L80 88L48 120L36 120z', '#4a2d16', 2),
      ],
      over: [
        ...tousled('#c9953f'),
        // A cap of raccoon, its tail over the shoulder.
        ...thing(
          'M82 32C98 34 102 50 98 66C98 84 92 96 84 100C78 92 84 80 84 66C84 54 80 44 78 38Z',
          '#9a8d7c',
          'M92 38Q102 50 98 66C98 84 92 96 84 100Q94 78 92 38Z',
        ),
        line('M84 54Q92 50 100 54M84 68Q92 66 98 70M82 82Q90 80 95 84', '#2f2620', 4),
        ...shape('M60 4C40 2 30 16 32 34L38 32L42 38L47 32L53 37L60 32', '#9a8d7c', 0.45, 2.6),
        line('M40 24L38 30M46 18L45 25M54 14V20M64 14V20M72 18L73 25M79 24L80 30', '#5b5044', 1.8),
        fill(pair('M44 22Q50 16 56 21Q50 26 44 22Z'), '#2f2620'),
        fill(disc(50, 21.5, 1.3) + disc(70, 21.5, 1.3), '#f4efe0'),
        ink(pair('M38 12L34 0L46 6Z'), '#9a8d7c', 2),
      ],
    }),
  totem_warrior: () =>
    bust({
      skin: '#b5713f',
      coat: '#b5713f',
      head: 'square',
      build: 'broad',
      ears: 'none',
      eyes: 'narrow',
      iris: '#22150c',
      brow: '#1a100a',
      brows: 'stern',
      nose: 'hooked',
      mouth: 'stern',
      marks: [
        fill('M38.500 54Q60 62 81.500 54L81 59Q60 67 39 59z', '#b3261e', 0.85),
        line(pair('M44 64V72M49 66V75') + 'M60 72V81', '#f4efe0', 2.4),
      ],
      behind: [
        // The totem: eagle over bear.
        ink('M92 8H118V122H92z', '#9a6234', 2.4),
        fill('M108 8H118V122H108z', '#4a2a14', 0.6),
        ink('M92 14Q80 4 82 26L92 34zM118 14Q128 6 127 26L118 34z', '#c8402a', 2),
        ink('M90 8Q105 -8 120 8V36H90z', '#2f8a86', 2.2),
        fill(disc(98, 14, 4.2) + disc(112, 14, 4.2), '#f8f1e0'),
        fill(disc(98, 14, 2) + disc(112, 14, 2), '#1c130c'),
        ink('M100 18H110L105 34z', '#e8b93c', 1.8),
        ink('M91 44H119V84H91z', '#c07a3c', 2.2),
        fill(disc(98, 56, 3.8) + disc(112, 56, 3.8), '#f8f1e0'),
        fill(disc(98, 56, 1.8) + disc(112, 56, 1.8), '#1c130c'),
        ink('M96 70H114V80H96z', '#3d1410', 1.6),
        fill('M97 70L99.500 76L102 70zM103 70L105 75L107 70zM108 70L110.500 76L113 70z', '#f8f1e0'),
        ink('M10 120C14 70 20 30 36 22H84C92 40 92 80 94 120z', '#4a3220', 2.4),
      ],
      clothes: [
        ...fur('#5b3e28', 3),
        ...chain('#efe6c8'),
        fill('M48 98L52 97L51 108zM55 101L59 101L57.500 113zM62 101L66 101L63.500 113zM69 98L72 97L71 107z', '#efe6c8'),
      ],
      over: [
        ...band('M60 14C40 14 32 30 34 66C38 78 34 88 28 94C40 96 45 80 42 64C39 50 42 42 60 37', '#4a3220'),
        ink(pair('M34 22Q22 20 24 6Q38 4 44 14Z'), '#5b3e28', 2.2),
        fill(pair('M33 18Q28 15 29 9Q36 9 39 14Z'), '#2a1a10'),
        ...shape('M60 -2C44 -2 34 10 34 26Q34 38 44 40L50 36Q54 40 60 40', '#6b4a30', 0.45, 2.6),
        ...shape('M60 18C52 18 48 26 50 33Q54 38 60 38', '#a07a52', 0.4, 2),
        ink('M54 19Q60 15 66 19Q64 26 60 27Q56 26 54 19z', '#1c130c', 1.6),
        fill(pair('M40 16Q45 11 49 16Q45 20 40 16Z'), '#1c130c'),
        fill(disc(44.5, 15, 1.2) + disc(74.5, 15, 1.2), '#ffffff'),
        fill(pair('M44 38L48 36L47 45Z') + pair('M52 38L55 39L54 44Z'), '#f8f1e0'),
      ],
    }),
  dervish: () =>
    bust({
      skin: OLIVE,
      coat: '#f4efe2',
      head: 'long',
      eyes: 'closed',
      brow: '#1a110b',
      brows: 'sad',
      bushy: 3.4,
      nose: 'hooked',
      mouth: 'smile',
      behind: [
        ink(pair('M0 82Q-10 28 34 -4Q8 34 9 82Z'), '#d4dbe0', 2.2),
        line(pair('M5 80Q0 36 28 4'), '#8d969e', 1.5),
        ...rod('M-4 84L10 78M124 84L110 78', GOLD, 3.4),
        ...rod('M3 82L6 96M117 82L114 96', '#5b2a1a', 4),
      ],
      clothes: [
        ink('M44 84L60 118L76 84L84 88L62 124H56L36 88z', '#2f2a26', 2),
        line('M16 108Q24 96 34 92M22 118Q28 106 34 98M92 96Q100 106 100 118', '#b9ad90', 1.8),
        ink('M44 116H76V124H44z', '#8e2a24', 2),
      ],
      over: [
        ...beard('#1a110b', 98),
        ...moustache('thin', '#1a110b'),
        ...shape('M60 -8Q48 -8 46 -4L38 38Q48 33 60 33', '#c08a52', 0.45, 2.6),
        ink('M37.500 39Q60 31 82.500 39L83 33Q60 25 37 33z', '#2f6b4a', 2),
      ],
    }),
  nomad: () =>
    bust({
      skin: DEEP,
      coat: '#c9a56a',
      head: 'oval',
      ears: 'none',
      eyes: 'narrow',
      iris: '#d9a23a',
      brow: '#1a100a',
      brows: 'flat',
      bushy: 3.6,
      nose: 'plain',
      mouth: 'none',
      behind: SUN,
      marks: [line('M60 40V46M57 43H63', '#2f5a9c', 1.6)],
      clothes: [
        ...cloak('#b98a4c', '#8a5c30'),
        line('M18 114Q28 100 44 94M102 114Q92 100 78 94', '#7a5428', 1.6),
        ...rod('M92 120L84 98', '#5b2a1a', 4.5),
        ink(disc(83.5, 96, 3.4), GOLD, 1.6),
      ],
      over: [
        ...shape('M60 57Q46 58 37 52L33 74Q32 88 40 94Q46 104 60 104', '#2b4f94', 0.4, 2.4),
        line('M38 62Q60 74 82 60M37 74Q58 90 84 74M42 88Q58 100 80 88', '#14295a', 1.8),
        ...shape('M60 6C36 4 24 18 28 34Q26 46 36 50Q44 42 60 41', '#3563b0', 0.45, 2.6),
        line('M31 30Q52 10 80 14M30 40Q56 20 88 28M40 46Q64 30 90 40', '#162c5e', 2),
        ...thing(
          'M88 34Q100 46 98 70Q98 88 106 100Q92 104 88 88Q84 66 82 46Z',
          '#3563b0',
          'M94 42Q100 56 98 70Q98 88 106 100Q98 102 94 96Q90 66 88 44Z',
        ),
      ],
    }),
};
