// Beasts of the sets that mean harm.
import { bear, lion, wolf } from './animals';
import { ears, glare, maw, snout, strokes } from './beast';
import { raptor } from './birds';
import { gaze } from './creatures';
import { blossoms } from './faelings';
import { flame, glow, star } from './garb';
import { disc, type Drawing, fill, type Gallery, INK, line } from './layer';
import { dim, flip, halfOf, ink, pair, shape, thing } from './mirror';
import { bolt } from './motifs';
import { flake } from './omens';
import { moon } from './scenery';
import { inset, within } from './within';

export const GOLD = '#e0b545';
/** A deer from the front, with all that grows on its head. */
const deer = (fur: string, pale: string, horn: string, eye: string, over: Drawing = []): Drawing => [
  line(pair('M50 26Q34 18 28 -6M40 16Q24 16 12 2M32 4Q40 -2 42 -9M24 14Q12 20 4 14'), INK, 8),
  line(pair('M50 26Q34 18 28 -6M40 16Q24 16 12 2M32 4Q40 -2 42 -9M24 14Q12 20 4 14'), horn, 4.8),
  ...shape('M60 74Q36 80 26 98Q20 110 20 121L60 121', dim(fur, 0.82), 0.45, 2.6),
  fill(halfOf('M60 82Q46 90 46 104L50 121L60 121'), pale, 0.8),
  ...ears('M42 40Q20 30 12 40Q18 54 40 52Z', fur, 'M38 43Q24 37 19 41Q24 48 37 48Z', '#c98a7a'),
  ...shape('M60 20Q44 20 41 36Q40 54 46 68L48 84Q52 92 60 92', fur, 0.5, 2.6),
  fill(halfOf('M60 66Q50 68 49 80Q53 90 60 90'), pale),
  ...gaze(46, 12.5, 5.4, eye),
  ...snout('M60 78Q52 77 52 82Q55 87 60 88', '#2a1c18', 57, 81),
  ...over,
];
const mammoth: Drawing = [
  ...shape('M60 50Q24 50 8 84Q2 104 4 121L60 121', '#6d4a30', 0.45, 2.7),
  strokes('M18 78L12 92M30 68L24 82M12 100L8 112M26 94L20 110M38 88L32 104M44 100L40 116', '#3c2614', 2.2),
  ink(pair('M38 40Q18 34 14 50Q18 66 36 60Z'), '#6d4a30', 2.3),
  ...shape('M60 -4Q40 -2 34 26Q30 50 42 64L46 84L60 90', '#8a6240', 0.5, 2.7),
  ...shape('M60 -8Q44 -6 38 14L44 12L46 22L52 14L56 26L60 16', '#5a3a20', 0.45, 2.2),
  ...thing(
    'M46 60Q46 90 52 104Q62 121 80 110L80 98Q70 104 68 92Q72 76 74 60Z',
    '#8a6240',
    'M68 60H74Q72 76 68 92Q70 104 80 98L79 106Q62 110 62 90Z',
    2.3,
  ),
  line('M50 74H71M50 84H69M51 94H68', dim('#8a6240', 0.55), 1.9),
  ink(pair('M44 62Q20 74 14 96Q16 114 36 118Q24 104 34 90Q42 82 52 78Z'), '#fbf3dc', 2.4),
  fill(flip('M44 62Q20 74 14 96Q16 114 36 118Q22 100 40 78Z'), dim('#fbf3dc'), 0.35),
  ...glare(36, 11, '#c8701c', { size: 0.7 }),
];
const bull: Drawing = [
  ...shape('M60 50Q28 50 12 76Q0 100 2 121L60 121', '#5a3426', 0.45, 2.7),
  ink(pair('M44 30Q14 32 4 6Q2 -4 8 -8Q14 14 46 18Z'), '#efe2bd', 2.6),
  strokes('M8 4L14 2M16 16L20 11M28 23L30 17', '#8a7a52', 2),
  ...ears('M40 38L18 36Q20 50 38 50Z', '#6d4030', 'M36 41L23 40Q26 47 36 47Z', '#c98a7a'),
  ...shape('M60 14Q42 14 38 34Q38 56 46 70L46 88Q50 98 60 98', '#7a4834', 0.5, 2.7),
  ...shape('M60 8Q46 8 44 22L50 32L54 26L60 36', '#4a2a1c', 0.4, 2.1),
  ...glare(46, 12, '#e2401f', { size: 0.9 }),
  ...shape('M60 68Q46 68 44 84Q46 98 60 98', '#d0a08a', 0.45, 2.3),
  fill(pair('M56 78Q50 74 49 80Q52 85 56 83Z'), INK),
  line(disc(60, 96, 6), INK, 4.6),
  line(disc(60, 96, 6), GOLD, 2.4),
  // What he snorts.
  fill(disc(30, 88, 6) + disc(20, 92, 8) + disc(90, 88, 6) + disc(100, 92, 8), '#ffffff', 0.75),
];
const fly: Drawing = within(
  [
    ink(pair('M50 56Q20 30 -4 30Q-10 54 6 66Q28 72 50 72Z'), '#d8ecf4', 2.3),
    line(pair('M46 60Q22 46 2 42M46 66Q24 62 8 58'), '#8fb0c0', 1.6),
    line(pair('M46 62L26 92L30 106M46 76L14 100L10 118M48 88L38 112L42 122'), INK, 5),
    ...shape('M60 70Q42 72 40 92Q44 116 60 122', '#3f5a4a', 0.45, 2.6),
    line(pair('M42 88Q52 92 60 92M43 100Q52 104 60 104'), '#1f3024', 2),
    ...shape('M60 40Q42 42 42 60Q46 76 60 78', '#4f7060', 0.45, 2.5),
    ink(disc(40, 30, 19) + disc(80, 30, 19), '#b8302a', 2.6),
    line('M26 22L54 40M26 38L52 22M40 12V48M22 30H58M66 22L94 40M68 38L94 22M80 12V48M62 30H98', '#5a100c', 1.4),
    fill(disc(33, 22, 4.6) + disc(73, 22, 4.6), '#ffffff', 0.85),
    ink('M54 44H66L63 60L60 72L57 60Z', '#2a3a30', 2),
    line('M54 16Q48 4 40 -2M66 16Q72 4 80 -2', INK, 2.4),
  ],
  0.96,
);

export const HORRORS: Gallery = {
  icecap_elk: () => [
    ...deer('#b8c4cc', '#f4f8fa', '#dff2fa', '#2f7fc4', [
      ink('M24 16L30 24L20 24ZM96 16L102 24L92 24Z', '#ffffff', 1.2),
    ]),
    ...flake(14, 60, 8),
    ...flake(106, 64, 7),
  ],
  white_stag: () => [
    ...glow(60, 50, 58, '#fff6d0'),
    ...within(deer('#f4f0e6', '#ffffff', '#e6c86a', '#8a5ac0'), 0.9),
    ...star(60, 30, 1.8, '#ffe27a'),
    ...star(10, 70, 2, '#ffffff'),
    ...star(110, 74, 1.8, '#ffffff'),
  ],
  mammoth: () => within(mammoth, 0.96),
  raging_bull: () => within(bull, 0.98),
  giant_fly: () => fly,
  puca: () => [
    ...glow(60, 46, 54, '#c8ffa8'),
    ...ears(
      'M52 40Q44 16 38 -9Q24 -8 24 14Q26 38 38 52Z',
      '#2f2b34',
      'M48 38Q42 20 36 2Q30 8 31 18Q33 34 40 44Z',
      '#7a4a6a',
    ),
    ...shape('M60 82Q38 84 26 100Q20 110 20 121L60 121', '#2a2630', 0.45, 2.6),
    ...shape('M60 32Q40 32 34 52Q30 72 42 84Q50 92 60 92', '#3a3540', 0.5, 2.6),
    ...glare(56, 13, '#ffd84a', { size: 1.05, white: '#fff6b0', pupil: 'slit' }),
    ink('M55 70Q60 67 65 70Q64 74 60 75Q56 74 55 70Z', '#b8607a', 1.5),
    line('M60 75V79M46 78Q60 88 74 78', INK, 2),
    ink('M54 82H66L63 91H57ZM60 82V91', '#fffaf0', 1.3),
    ...inset(blossoms, 60, 58, 0.6).slice(0, 4),
    strokes('M46 76L26 72M46 80L26 84', '#e6e2f0', 1.4, 0.9),
  ],
  basilisk: () => [
    line('M84 108Q120 112 114 78Q106 58 96 72', INK, 14),
    line('M84 108Q120 112 114 78Q106 58 96 72', '#6a8a3c', 9.6),
    ...shape('M60 70Q36 74 26 94Q20 110 24 121L60 121', '#5f7d34', 0.45, 2.6),
    fill(halfOf('M60 84Q48 88 48 104L50 121L60 121'), '#d9d08a'),
    ink(pair('M52 18L36 -4L34 16L16 6L24 26L8 28L26 42Z'), '#c8402c', 2.3),
    ...shape('M60 8Q38 10 32 36Q34 56 48 66L52 84Q56 90 60 90', '#7a9a44', 0.5, 2.6),
    ...shape('M60 -8L55 6L48 0L50 14Q56 18 60 18', '#c8402c', 0.4, 2),
    ...glow(46, 40, 12, '#f4ff8a'),
    ...glow(74, 40, 12, '#f4ff8a'),
    ...gaze(40, 14, 8.5, '#d8e01c', '#fffac0'),
    line(pair('M34 32L54 36'), '#3c5218', 3.4),
    ...maw('M60 72Q52 70 48 67Q50 84 60 86', 'M50 69L52 77L55.500 71Z'),
    fill(disc(56, 60, 1.5) + disc(64, 60, 1.5), INK),
    line('M60 82V94M60 94L55 100M60 94L65 100', '#c8303a', 2.2),
    strokes('M36 86L42 92M32 100L40 104M44 22L50 28', '#3c5218', 2),
  ],
  manticore: () => [
    ink(pair('M44 84Q26 70 16 44Q4 30 -8 26Q-2 42 -6 58Q6 60 6 74Q16 74 20 88Q30 88 38 102Z'), '#8a2f2a', 2.4),
    line('M92 108Q124 96 112 52Q104 30 92 22', INK, 10),
    line('M92 108Q124 96 112 52Q104 30 92 22', '#a84a2c', 6.4),
    ink('M96 26Q80 22 82 4Q90 -2 94 8Q102 12 104 22Q102 28 96 26Z', '#3a1a14', 2),
    ...inset(lion({ fur: '#c8743c', pale: '#f0cfa0', eye: '#e2401f' }, '#7a2a1c'), 56, 66, 0.88),
  ],
  crag_growler: () => [
    ...bear({ fur: '#5f5a58', pale: '#c9b49a', eye: '#e8a01c' }),
    fill(pair('M42 22Q34 40 40 62L46 44Q46 30 50 22Z'), '#d9c8a8', 0.9),
    ink('M-4 121L6 106L20 112L28 104L40 121ZM80 121L92 104L102 112L114 104L124 121Z', '#8a857c', 2.2),
  ],
  lurking_horror: () => [
    ...glow(60, 60, 58, '#5a3a7a'),
    line(
      'M44 84Q16 88 10 62Q8 44 20 40M40 96Q12 112 -2 98M76 84Q104 88 110 62Q112 44 100 40M80 96Q108 112 122 98M52 104Q40 122 24 120M68 104Q80 122 96 120',
      INK,
      13,
    ),
    line(
      'M44 84Q16 88 10 62Q8 44 20 40M40 96Q12 112 -2 98M76 84Q104 88 110 62Q112 44 100 40M80 96Q108 112 122 98M52 104Q40 122 24 120M68 104Q80 122 96 120',
      '#4a3f5c',
      8.6,
    ),
    fill(
      disc(12, 70, 2) +
        disc(12, 56, 1.8) +
        disc(18, 80, 2.2) +
        disc(108, 70, 2) +
        disc(108, 56, 1.8) +
        disc(102, 80, 2.2),
      '#c8a8e0',
    ),
    ...shape('M60 8Q30 10 28 46Q28 76 44 96Q52 106 60 108', '#57496e', 0.5, 2.7),
    ...[
      [46, 40, 9],
      [74, 40, 9],
      [60, 24, 6],
      [36, 58, 5],
      [84, 58, 5],
    ].flatMap(([x = 0, y = 0, r = 0]) => [
      ink(disc(x, y, r), '#fff2a0', 1.9),
      fill(disc(x, y, r * 0.6), '#d0301c'),
      fill(disc(x, y, r * 0.28), INK),
      fill(disc(x - r * 0.35, y - r * 0.35, r * 0.22), '#ffffff'),
    ]),
    ...maw('M60 70Q44 66 38 70Q42 94 60 96', 'M41 71L45 82L49 71ZM51 71L54 82L58 71ZM46 90L50 82L54 93Z'),
  ],
  swamp_creature: () => [
    ...shape('M60 72Q34 76 20 96Q12 110 12 121L60 121', '#4a6a3c', 0.45, 2.6),
    ink(pair('M42 42L14 24L20 42L6 48L22 56L14 70L42 64Z'), '#6a9a4a', 2.4),
    ink('M48 20L52 -6L60 6L68 -6L72 20Z', '#6a9a4a', 2.2),
    ...shape('M60 14Q36 16 32 48Q34 76 48 86L60 90', '#5f8a44', 0.5, 2.7),
    ...gaze(44, 15, 9.5, '#d8c81c', '#fff6b0'),
    fill(disc(56, 58, 1.6) + disc(64, 58, 1.6), INK),
    ...maw('M60 66Q44 64 36 66Q42 82 60 84', 'M40 67L43 74L47 67.500ZM50 67.500L53 75L57 67.500Z'),
    strokes('M38 26L46 32M40 86L34 96', '#34501f', 2),
    line('M40 90Q34 108 40 121M78 88Q88 104 82 121M56 98Q52 110 56 121', '#8ab04a', 4),
    ...shape('M60 110Q52 108 48 121H60', '#3f5a34', 0.4, 1.9),
    fill(disc(20, 30, 3) + disc(102, 84, 3) + disc(28, 12, 2), '#c8f0b0', 0.8),
  ],
  fire_salamander: () => [
    ...glow(60, 60, 58, '#ff8a2c'),
    ink(
      'M120 112Q126 84 104 78Q84 76 84 92Q86 100 96 98Q92 90 100 90Q110 92 106 106Q96 118 70 112L30 100L14 112L20 98L6 96L24 86L34 60L18 52L36 48L46 34Q50 14 74 10Q100 12 106 34Q104 46 86 48L70 56L62 72L74 84L88 112Z',
      '#d8481c',
      2.6,
    ),
    fill(
      'M74 10Q100 12 106 34Q104 46 86 48L70 56L62 72L74 84L70 112L30 100Q52 84 50 60Q54 34 86 30Q84 16 74 10Z',
      '#7a1c0c',
      0.45,
    ),
    fill(
      disc(50, 54, 4) + disc(42, 72, 4) + disc(52, 88, 4.4) + disc(72, 100, 3.6) + disc(62, 30, 3.6) + disc(112, 98, 3),
      '#ffd257',
    ),
    ink(disc(80, 26, 6.4), '#fff2a0', 1.9),
    fill('M80 20.500Q83 26 80 31.500Q77 26 80 20.500Z', INK),
    line('M106 36Q92 42 82 40', INK, 2.2),
    ...flame(116, 34, 1),
    ...flame(46, 32, 1.1),
    ...flame(30, 58, 0.9),
    ...flame(98, 76, 1),
    ...flame(62, 14, 0.8),
  ],
  bloodroot: () => [
    line('M60 121Q48 100 58 80M58 118Q30 112 24 88M62 118Q92 114 98 86', INK, 9),
    line('M60 121Q48 100 58 80M58 118Q30 112 24 88M62 118Q92 114 98 86', '#5f8a3c', 5.6),
    ink('M24 90Q2 84 2 64Q24 66 28 86ZM98 88Q120 82 120 62Q98 64 94 84Z', '#6a9a44', 2.2),
    ink('M16 56Q10 10 60 6Q110 10 104 56Q84 40 60 44Q36 40 16 56Z', '#b8283a', 2.6),
    fill('M72 7Q110 12 104 56Q92 46 80 44Q92 26 72 7Z', '#5a0f1c', 0.6),
    ink('M16 58Q20 92 60 94Q100 92 104 58Q84 74 60 74Q36 74 16 58Z', '#8a1f30', 2.6),
    ink('M16 56Q36 40 60 44Q84 40 104 56Q84 76 60 76Q36 76 16 56Z', '#2a060c', 2),
    ink(
      'M24 51L31 64L36 47ZM42 45L48 60L54 44ZM64 44L70 60L77 45ZM84 47L90 63L96 51ZM32 67L38 57L43 71ZM50 74L56 62L62 75ZM70 73L76 60L82 69Z',
      '#fbf3dc',
      1.3,
    ),
    fill(
      disc(36, 24, 4.6) + disc(58, 18, 3.6) + disc(78, 28, 5) + disc(50, 32, 3) + disc(92, 38, 3.4),
      '#ffb0a0',
      0.85,
    ),
    ink('M44 74Q42 86 46 92Q50 86 48 75Z', '#d8203a', 1.4),
  ],
  thundercrest: () => [
    ...raptor({ body: '#3f4a6a', head: '#e0c04a', beak: '#4a4a54', eye: '#e2401f' }),
    ink(
      'M60 20L50 0L46 10L36 -6L36 14L24 6L32 30Q46 20 60 24Q74 20 88 30L96 6L84 14L84 -6L74 10L70 0Z',
      '#ffe27a',
      2.2,
    ),
    fill('M70 0L74 10L84 -6V14L96 6L88 30Q80 22 70 22Z', '#a8741c', 0.5),
    ...inset(bolt(60, 60, 0.8), 12, 70, 0.32),
    ...inset(bolt(60, 60, 0.8), 110, 70, 0.32),
  ],
  blood_moon_werewolf: () => [
    ...glow(60, 40, 56, '#ff6a4a'),
    ink(disc(60, 40, 50), '#c8301c', 2.6),
    fill(disc(36, 20, 9) + disc(88, 26, 7) + disc(26, 56, 6), '#7a1710', 0.6),
    line('M18 40Q22 12 48 -4', '#ff9a6a', 3, 0.9),
    ...inset(wolf({ fur: '#4a4048', pale: '#9a8a8a', eye: '#ffd24a' }), 60, 70, 0.84),
  ],
  werewolf: () => [
    ...moon,
    ...inset(
      [
        ...shape('M60 66Q30 66 14 84Q0 100 -2 121L60 121', '#5a4a3c', 0.45, 2.6),
        ...wolf({ fur: '#7a6450', pale: '#c9b090', eye: '#f2c52c' }),
        ink(pair('M14 96Q4 78 14 70L18 82L22 66L28 80L36 68L36 84L42 80Q44 98 32 108Z'), '#6d5642', 2.4),
        ink(pair('M14 70L8 58L18 68ZM22 66L20 52L27 66ZM36 68L38 54L40 70Z'), '#efe3c4', 1.5),
        line('M40 110L48 121M72 112L66 121', '#3f5a8a', 5),
      ],
      56,
      66,
      0.9,
    ),
  ],
};
