// Those whom Events and Strangers bring, whichever set it is.
import { blush, bust, lashes, lips, shadow, stubble } from './anatomy';
import { chain, cloak, collar, flame, glow, hood, open, pole, skull, star, sword } from './garb';
import { goatee, mane, moustache, parted, plaits } from './hair';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, flip, halfOf, ink, pair, shape, thing } from './mirror';
import { FAIR, OLIVE, TAN } from './skins';
import { within } from './within';

const GOLD = '#e6b53c';
const WING =
  'M60 104Q42 96 34 66Q28 34 20 -10Q2 4 -5 34Q-9 54 -5 72Q-2 82 6 83Q4 91 11 96Q17 101 23 98Q30 108 44 106L60 112Z';
export const feathers = (colour: string, shade: string): Drawing => [
  ink(pair(WING), colour, 2.5),
  fill(flip(WING), dim(colour), 0.3),
  line(pair('M24 16Q8 36 6 58M28 34Q15 52 14 76M32 54Q23 68 24 90M37 74Q34 84 37 98'), shade, 2.2, 0.8),
];

export const GUESTS: Gallery = {
  angel: () =>
    within(
      bust({
        skin: FAIR,
        coat: '#fbf6e6',
        head: 'oval',
        build: 'slight',
        iris: '#3f7ac0',
        brow: '#c9963c',
        brows: 'high',
        bushy: 2.4,
        nose: 'plain',
        mouth: lips('#d0706a'),
        marks: [lashes, blush()],
        behind: [...glow(60, 46, 60, '#fff6c8'), ...feathers('#ffffff', '#a9b6d0'), ...mane('#eec25c', 100, 4)],
        clothes: [...open(FAIR, GOLD, 104), line(pair('M22 118Q26 102 40 94'), GOLD, 2.6)],
        over: [
          ...parted('#eec25c'),
          line('M38 8a22 7 0 1 0 44 0a22 7 0 1 0 -44 0z', INK, 6.5),
          line('M38 8a22 7 0 1 0 44 0a22 7 0 1 0 -44 0z', '#ffe27a', 3.6),
        ],
      }),
      0.92,
    ),
  fairy: () =>
    within(
      bust({
        skin: FAIR,
        coat: '#d88ac0',
        head: 'heart',
        build: 'slight',
        ears: 'pointed',
        eyes: 'wide',
        iris: '#6a4fb0',
        brow: '#d9b04a',
        brows: 'high',
        bushy: 2.2,
        nose: 'button',
        mouth: lips('#d8527a'),
        marks: [lashes, blush('#f07a8a')],
        behind: [
          ...glow(60, 54, 58, '#ffe6f6'),
          ink(pair('M54 92C34 84 4 66 -4 28C-6 8 14 10 26 22C44 38 54 62 58 84Z'), '#f4c6ea', 2.3),
          ink(pair('M54 94C34 90 10 94 4 106C6 118 38 120 58 104Z'), '#d8a8e8', 2.2),
          fill(pair('M48 76Q30 62 16 34Q36 44 50 72Z'), '#ffffff', 0.7),
          fill(disc(14, 36, 5) + disc(106, 36, 5) + disc(24, 104, 4) + disc(96, 104, 4), '#8a5ac8', 0.8),
          ...mane('#f0cf6a', 104, 6),
        ],
        clothes: [ink(pair('M47 85Q36 88 28 96L34 104L40 98L46 106L54 98L60 104V92Z'), '#f2c4e2', 1.8)],
        over: [
          ...parted('#f0cf6a'),
          ...shape('M60 14Q48 15 40 24L42 30Q50 22 60 21', '#8fd070', 0.4, 1.7),
          ...[46, 60, 74].map((x) => ink(disc(x, x === 60 ? 15 : 20, 4), '#ff8ab0', 1.4)),
          ...pole(100, 62, 4, '#f6e2a0', 2.4),
          ...glow(104, 58, 15, '#fff6b0'),
          ...star(104, 58, 2.2, '#fffbe0'),
        ],
      }),
      0.97,
    ),
  mage: () =>
    bust({
      skin: OLIVE,
      coat: '#2f6f6a',
      head: 'long',
      iris: '#2f8a8a',
      eyes: 'plain',
      brow: '#5c5650',
      brows: 'high',
      bushy: 3.6,
      nose: 'long',
      mouth: 'none',
      behind: [...pole(102, 34, 0, '#7a4f28', 5), ...glow(102, 22, 22, '#a8f4e0'), ...hood('#2f6f6a').behind],
      clothes: [
        ...cloak('#23524f', GOLD),
        line('M48 96L44 118M72 96L76 118', GOLD, 3),
        ...star(60, 110, 1.4, '#ffe9a0'),
      ],
      over: [
        ...hood('#2f6f6a').over,
        line(pair('M60 6C36 6 20 40 24 96'), GOLD, 2.2),
        ...goatee('#7d7670', 104),
        ...moustache('long', '#8d8680'),

        line('M94 40Q86 26 95 14M110 40Q118 26 109 14', INK, 6.5),
        line('M94 40Q86 26 95 14M110 40Q118 26 109 14', '#7a4f28', 3.8),
        ink('M102 8L111 22L102 36L93 22Z', '#6fe6d0', 2.2),
        fill('M102 8L93 22H102Z', '#ffffff', 0.7),
      ],
    }),
  siren: () =>
    within(
      bust({
        skin: '#cfe0cc',
        coat: '#2f8a8f',
        head: 'heart',
        build: 'slight',
        ears: 'none',
        eyes: 'slant',
        iris: '#1fa08a',
        brow: '#1f5a4f',
        brows: 'high',
        bushy: 2.4,
        nose: 'sharp',
        mouth: [
          ink('M54 68Q60 65 66 68Q67 77 60 78Q53 77 54 68Z', '#5c1a2c', 1.6),
          fill('M53 68.500Q56 65 60 67Q64 65 67 68.500Q60 71 53 68.500Z', '#d0405a'),
        ],
        marks: [lashes, shadow('#2f8a8f', 0.45)],
        behind: [
          // Her tail, far behind her.
          ...thing(
            'M98 110Q112 78 102 54Q96 44 84 40Q98 34 106 40Q110 26 124 24Q124 40 114 48Q124 84 114 114Z',
            '#2fa08a',
            'M106 40Q110 26 124 24Q124 40 114 48Q124 84 114 114H106Q116 82 106 48Z',
            2.3,
          ),
          ink(pair('M42 56Q26 46 24 30Q34 36 42 46Z'), '#3fb0a0', 2),
          ...mane('#1f7a5f', 116, 10),
        ],
        clothes: [
          ink(halfOf('M60 85L48 84Q34 88 26 98Q24 110 26 122L60 122'), '#cfe0cc', 2.2),
          fill('M74 86Q88 90 94 98V122H76Q82 100 74 86Z', dim('#cfe0cc'), 0.5),
          ink(pair('M32 120Q30 104 44 102Q58 104 58 122Z'), '#e88a5a', 2),
          line(pair('M44 103V120M37 106L40 120M51 106L48 120'), '#8a3f1c', 1.5),
        ],
        over: [
          ...parted('#2a9470'),
          ...star(60, 20, 2.2, '#f28a5a'),
          line('M16 30V16L26 13V26M92 16V4L104 2V14', '#fffbe0', 2.4),
          fill(disc(13, 31, 3.6) + disc(23, 27, 3.6) + disc(89, 17, 3.6) + disc(101, 15, 3.6), '#fffbe0'),
          fill('M-6 122Q6 108 22 116Q40 106 60 116Q80 106 98 116Q114 108 126 122Z', '#3f9fd0'),
          line('M8 116Q16 112 24 117M50 116Q60 111 70 116M96 117Q104 112 112 116', '#e6f7ff', 2.2),
        ],
      }),
      0.96,
    ),
  mephistopheles: () =>
    within(
      bust({
        skin: '#e0806a',
        coat: '#2a1a20',
        head: 'gaunt',
        ears: 'pointed',
        eyes: 'slant',
        white: '#fbf0b0',
        iris: '#c02a1c',
        brow: '#1c0f0f',
        brows: 'high',
        bushy: 3.6,
        nose: 'hooked',
        mouth: 'smirk',
        behind: [...glow(60, 60, 56, '#ff9a5a'), ...collar('#7a1420', '#d8402c', 34)],
        clothes: [...chain(GOLD, '#ff5a3c'), line(pair('M46 86L56 118'), '#d8402c', 3)],
        over: [
          ...goatee('#1c0f0f', 98),
          ...moustache('curled', '#1c0f0f'),
          ...thing(
            'M34 34Q60 22 86 34L92 26Q84 14 60 12Q36 14 28 26Z',
            '#a81c24',
            'M66 27Q80 29 86 34L92 26Q84 14 70 13Q78 20 66 27Z',
            2.4,
          ),
          ...shape('M60 -4Q46 -4 42 4L38 22Q48 18 60 18', '#c0262c', 0.45, 2.4),
          ...thing('M78 20Q84 -2 108 -10Q104 8 92 16L82 26Z', '#f6ecd8', 'M108 -10Q104 8 92 16L82 26Q92 8 108 -10Z', 2),
          ink(pair('M44 20Q34 14 36 2Q44 6 48 14Z'), '#3a2420', 1.8),
          ...flame(20, 118, 1.1),
        ],
      }),
      0.965,
    ),
  imp: () =>
    bust({
      skin: '#d0563c',
      coat: '#a8402c',
      head: 'round',
      build: 'slight',
      ears: 'pointed',
      eyes: 'wide',
      white: '#fbf0b0',
      iris: '#c08a1c',
      brow: '#4a1410',
      brows: 'stern',
      nose: 'button',
      mouth: 'grin',
      behind: [
        ink(pair('M50 92Q30 84 24 58Q10 52 0 56Q4 68 2 78Q12 78 14 90Q22 88 28 102Q38 98 52 104Z'), '#7a241c', 2.3),
        line('M84 116Q116 116 110 84Q106 66 114 52', INK, 7),
        line('M84 116Q116 116 110 84Q106 66 114 52', '#d0563c', 4),
        ink('M108 56L114 36L122 56L115 53Z', '#a8402c', 2),
      ],
      over: [
        ink(pair('M46 28Q36 20 38 4Q46 10 54 22Z'), '#f0e2bd', 2.2),
        fill('M43 69L46 76L49 69.500ZM71 69.500L74 76L77 69Z', '#fbf3dc'),
      ],
    }),
  pestilence: () =>
    within(
      [
        ...shape('M60 74Q34 76 18 92Q8 104 8 122L60 122', '#2f2b33', 0.45, 2.6),
        ...shape('M60 18C40 18 32 36 33 54Q34 76 44 86L60 92', '#3a3540', 0.45, 2.5),
        ...shape('M60 26Q46 26 42 40Q42 58 48 66L52 92Q54 112 60 118', '#d9cba4', 0.45, 2.4),
        line('M60 66V112', '#7a6a44', 1.8),

        fill(pair('M54.500 90Q57 92 56 97Q53 95 54.500 90Z'), INK),
        ink(disc(49, 47, 9.5) + disc(71, 47, 9.5), '#8a6a3a', 2.2),
        fill(disc(49, 47, 6.6) + disc(71, 47, 6.6), '#7a1f1c'),
        fill(disc(46.5, 44.5, 2.4) + disc(68.5, 44.5, 2.4), '#ffd0b0', 0.9),
        line('M40 62Q60 70 80 62', '#7a6a44', 2),
        ...shape('M60 12Q36 12 16 22Q22 34 42 32L60 32', '#221e26', 0.45, 2.5),
        ...shape('M60 -10Q44 -10 42 -4L40 20Q50 24 60 24', '#2a2630', 0.45, 2.5),
        line('M41 14Q60 20 79 14', '#8a5a30', 4),
        ...pole(106, 40, 2, '#6d4523', 5),
        ...skull(108, 28, 1.4),
      ],
      0.965,
    ),
  raiders: () =>
    bust({
      skin: TAN,
      coat: '#5a4a3a',
      head: 'square',
      build: 'broad',
      eyes: 'narrow',
      iris: '#4a6a8a',
      brow: '#8a3f14',
      brows: 'stern',
      bushy: 4.4,
      nose: 'broken',
      mouth: 'shout',
      behind: [
        // What they have left behind them.
        ...flame(14, 92, 2),
        ...flame(30, 96, 1.4),
        ink('M-2 118V92L14 78L30 92V118Z', '#3c2a20', 2),
        ...flame(24, 88, 1),
        ...sword(106, 70, '#d4dbe0', GOLD, 1.6),
      ],
      marks: [stubble('#8a3f14', 0.6), line('M44 58L56 66M76 58L64 66', '#2f5a9c', 3, 0.8)],
      clothes: [line('M26 96L88 122', '#2a1a10', 7), line('M26 96L88 122', '#a8733c', 4)],
      over: [
        ink(pair('M36 36Q16 34 12 8Q26 12 42 24Z'), '#efe3c4', 2.4),
        ...shape('M60 6C42 6 34 20 35 40Q46 34 60 34', '#8d98a2', 0.5, 2.5),
        line('M36 36Q60 27 84 36', GOLD, 3.4),
        ...plaits('#c4651f', 35, 60, 4),
        ...thing(
          'M92 78Q98 70 108 72Q118 76 116 88Q112 98 102 96Q92 92 92 78Z',
          TAN,
          'M108 72Q118 76 116 88Q112 98 102 96Q110 86 108 72Z',
          2.2,
        ),
        line('M93 80H106M93 86H106', INK, 1.5),
      ],
    }),
};
