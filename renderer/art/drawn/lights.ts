// What the sun, the moon and the heavens of the sets send: Events as scenes and signs.
import { glare } from './beast';
import { COMPANIONS } from './companions';
import { CULTS } from './cults';
import { flame, glow, hand, star } from './garb';
import { GEAR } from './gear';
import { feathers, GUESTS } from './guests';
import { halo } from './hats';
import { disc, type Drawing, fill, type Gallery, INK, line } from './layer';
import { ink, place, shape } from './mirror';
import { bolt, prayer } from './motifs';
import { cloud, flake } from './omens';
import { shelf, someone } from './people';
import { land, moon } from './scenery';
import { FAIR, TAN } from './skins';
import { SPIRITS } from './spirits';
import { sun } from './tidings';
import { tinted } from './tint';
import { rays } from './treasure';
import { inset, within } from './within';

export const NIGHT = '#2a1f44';
export const of = (gallery: Gallery, name: string): Drawing => gallery[name]?.() ?? [];
export const hills: Drawing = [
  fill('M-8 104Q20 84 52 96Q88 80 128 100Q126 121 96 121H24Q-6 121 -8 112Z', '#6a8a44'),
  fill('M64 92Q96 82 128 100Q126 121 96 121H76Q96 104 64 92Z', '#34501f', 0.6),
  line('M-2 101Q22 86 50 97', '#f2ffd8', 2, 0.6),
];
const dark: Drawing = [
  fill('M-8 104Q20 84 52 96Q88 80 128 100Q126 121 96 121H24Q-6 121 -8 112Z', '#241a34'),
  line('M-2 101Q22 86 50 97', '#b8a8e0', 2, 0.6),
];
const beam = (x: number, colour: string): Drawing => [
  fill(`M${x - 8} -9H${x + 8}L${x + 44} 121H${x - 44}Z`, colour, 0.4),
  fill(`M${x - 3} -9H${x + 3}L${x + 22} 121H${x - 22}Z`, '#ffffff', 0.45),
];
const pumpkin = (x: number, y: number, size: number): Drawing => inset(shelf('tricks_and_treats'), x, y, size);
export const note = (x: number, y: number, size: number, colour: string): Drawing => [
  line(place('M-2 9V-18L16 -24V3', x, y, size), INK, 3.4 * size),
  ink(disc(x - 7 * size, y + 10 * size, 6 * size) + disc(x + 11 * size, y + 4 * size, 6 * size), colour, 2),
  line(place('M-2 -10L16 -16', x, y, size), INK, 3.4 * size),
];

export const LIGHTS: Gallery = {
  aegis_of_daylight: () => [...rays('#fff2b0', 0.5), ...sun(60, 56, 40), ...inset(of(GEAR, 'shield'), 60, 66, 0.66)],
  all_hallows_eve: () => [
    ...moon,
    ...tinted(inset(land('graveyard'), 54, 54, 0.8), NIGHT, 0.45),
    ...pumpkin(28, 98, 0.44),
    ...pumpkin(92, 100, 0.4),
    ...inset(of(SPIRITS, 'ghost'), 24, 36, 0.36),
  ],
  blinding_radiance: () => [
    ...rays('#ffffff', 0.85),
    ...glow(60, 56, 60, '#fff6c8'),
    ...sun(60, 56, 32),
    fill(
      'M60 16L66 44L94 30L76 54L106 60L76 66L94 92L66 74L60 104L54 74L26 92L44 66L14 60L44 54L26 30L54 44Z',
      '#ffffff',
      0.9,
    ),
  ],
  divine_retribution: () => [
    ...cloud('#f4ead0', '#8a6a3c'),
    ...glow(60, 60, 40, '#fff2a0'),
    ...inset(bolt(60, 60, 1), 60, 76, 0.74),
    ...hills,
    ...flame(60, 116, 1.4),
  ],
  fright_night: () => [
    ...moon,
    ...tinted(inset(land('woods_s'), 60, 66, 0.9), NIGHT, 0.6),
    ...[
      [24, 46],
      [60, 34],
      [92, 56],
      [40, 82],
      [82, 92],
    ].flatMap(([x = 0, y = 0], i) =>
      inset(glare(60, 11, ['#ffe27a', '#ff5a3c', '#8affb0'][i % 3] ?? '#ffe27a', { pupil: 'slit' }), x, y, 0.62),
    ),
  ],
  guiding_light: () => [
    ...tinted(inset(land('mountain_pass'), 60, 56, 0.9), NIGHT, 0.5),
    ...glow(60, 60, 56, '#ffe29a'),
    ink('M44 44H76V88H44Z', '#ffd257', 2.5),
    ink('M40 44L60 26L80 44ZM40 88H80V96H40Z', '#4a4a4e', 2.3),
    line('M54 44V88M66 44V88', '#4a4a4e', 2),
    line(disc(60, 20, 7), INK, 5),
    line(disc(60, 20, 7), '#8a8f96', 2.6),
    ...flame(60, 84, 1.3, '#f2962c', '#fffbe0'),
  ],
  holy_day: () => [
    ...rays('#fff2b0', 0.5),
    ...sun(60, 20, 22),
    ...inset(land('chapel'), 60, 70, 0.84),
    ...star(12, 40, 2, '#ffffff'),
    ...star(106, 44, 2, '#ffffff'),
  ],
  luminous_blessing: () => [
    ...rays('#fffbe0', 0.5),
    ...glow(60, 40, 48, '#fff2a0'),
    ...within(prayer(TAN, '#f4efe0'), 0.9),
    ...star(24, 22, 2.4, '#ffffff'),
    ...star(98, 26, 2.4, '#ffffff'),
  ],
  morning_song: () => [
    ...rays('#ffe9a0', 0.4),
    ...sun(32, 88, 24),
    line('M-4 104Q50 92 124 100M80 98Q92 84 108 84', INK, 8),
    line('M-4 104Q50 92 124 100M80 98Q92 84 108 84', '#6d4523', 5),
    ink('M108 84Q116 74 124 80Q118 90 108 84ZM30 98Q24 86 34 82Q42 90 30 98Z', '#7ab04a', 1.8),
    ink('M40 62L14 76L18 66L10 60L36 52Z', '#8a5a34', 2.2),
    ink('M34 60Q36 36 60 34Q64 20 80 22Q94 26 92 42Q92 74 68 84Q44 84 34 60Z', '#a8703c', 2.6),
    fill('M60 56Q76 54 90 46Q90 74 68 84Q56 80 60 56Z', '#f4dcb0'),
    ink('M42 58Q52 50 66 58Q62 74 46 72Q40 66 42 58Z', '#7a4f2c', 2),
    ink('M91 30L108 24L96 36ZM92 38L106 44L93 42Z', '#f2b52c', 1.8),
    ink(disc(82, 32, 3.6), '#1c130c', 1),
    fill(disc(81, 31, 1.3), '#ffffff'),
    line('M62 84V96M72 83V96', '#8a5a1c', 3),
    ...note(104, 62, 0.9, '#8a4ad0'),
    ...note(112, 12, 0.7, '#8a4ad0'),
  ],
  night_of_the_pumpkin_king: () => [
    ...moon,
    ...dark,
    ...pumpkin(60, 66, 0.94),
    ...inset(shape('M60 -8L53 8L45 -2L43 12L33 4L36 28Q48 20 60 20', '#c9a24a', 0.45, 3), 60, 58, 0.96),
    ...pumpkin(12, 104, 0.26),
    ...pumpkin(108, 106, 0.24),
  ],
  triumphant_daybreak: () => [
    ...rays('#ffe9a0', 0.6),
    ...sun(60, 80, 40),
    ...hills,
    line('M60 112V16', INK, 6),
    line('M60 112V16', '#e2bd82', 3.4),
    ink('M60 -6L68 14L60 22L52 14Z', '#fffbe0', 2),
    ink('M60 24Q84 16 100 26Q90 38 100 48Q84 42 60 50Z', '#d8402c', 2.2),
    ...star(78, 36, 1.8, '#ffe27a'),
  ],
  vampiric_thirst: () => [
    ...glow(60, 60, 58, '#ff6a5a'),
    ink('M8 44Q30 22 60 36Q90 22 112 44Q96 62 60 60Q24 62 8 44Z', '#a8202c', 2.6),
    ink('M8 44Q60 62 112 44Q104 88 60 90Q16 88 8 44Z', '#5a0f16', 2.4),
    ink('M22 50Q60 60 98 50L92 64L86 56L80 84L72 58H48L40 84L34 56L28 64Z', '#fbf6ea', 1.9),
    ink('M8 46Q20 92 60 96Q100 92 112 46Q100 76 60 78Q20 76 8 46Z', '#c8303c', 2.4),
    line('M30 36Q44 28 56 38', '#ffd0c8', 3, 0.8),
    ink('M40 88Q32 102 40 108Q48 102 40 88ZM82 94Q75 110 82 118Q90 110 82 94Z', '#d8202c', 2),
  ],
  witching_hour: () => [
    ...moon,
    ink('M20 34L60 4L100 34V121H20Z', '#4a3f5c', 2.6),
    fill('M60 4L100 34V121H78V22Z', '#241a34', 0.6),
    ink(disc(60, 60, 30), '#f4ead0', 2.6),
    line(disc(60, 60, 25), '#8a6a3c', 1.8),
    line('M60 38V32M60 88V82M38 60H32M88 60H82M76 44L80 40M44 44L40 40M76 76L80 80M44 76L40 80', INK, 2.6),
    line('M60 60V38M60 60L59 44', INK, 4),
    fill(disc(60, 60, 3.4), INK),
    ...inset(shelf('witchs_broom'), 18, 24, 0.3),
    ink('M96 74Q90 66 82 68Q86 76 94 80L98 84L102 80Q110 76 114 68Q106 66 100 74Z', '#1a1424', 1.8),
    ink('M50 121V104Q60 94 70 104V121Z', '#1a1424', 2),
  ],
  divine_protection: () => [
    ...beam(60, '#fff2b0'),
    ...feathers('#ffffff', '#a9b6d0'),
    ...inset(of(COMPANIONS, 'prince'), 60, 76, 0.66),
    line('M40 14a20 6 0 1 0 40 0a20 6 0 1 0 -40 0z', INK, 6),
    line('M40 14a20 6 0 1 0 40 0a20 6 0 1 0 -40 0z', '#ffe27a', 3.4),
  ],
  ymirs_glow: () => [
    line('M-6 8Q20 30 44 10Q70 -10 96 14Q112 26 126 12', '#7affc8', 9, 0.8),
    line('M-6 26Q24 46 50 26Q74 8 98 30Q114 42 126 30', '#8fb8ff', 8, 0.8),
    line('M-6 42Q28 58 54 42Q76 26 98 46Q112 56 126 46', '#d8a8ff', 6, 0.7),
    ...inset(land('glacier'), 60, 72, 0.86),
    ...flake(16, 66, 8),
    ...flake(104, 70, 7),
  ],
  astral_conjunction: () => [
    fill(disc(60, 60, 66), '#1f1a44', 0.85),
    line('M-4 110L122 6', '#c8b4ff', 2, 0.8),
    ...[
      [12, 98, 9, '#c8703c'],
      [34, 80, 12, '#8fb0e0'],
      [62, 56, 17, '#e0b45a'],
      [90, 32, 11, '#b86ac0'],
      [110, 14, 7, '#7fd0a0'],
    ].flatMap(([x, y, r, c]): Drawing => [
      ink(disc(Number(x), Number(y), Number(r)), String(c), 2.2),
      fill(
        `M${Number(x) + Number(r) * 0.3} ${Number(y) - Number(r) * 0.95}A${r} ${r} 0 0 1 ${x} ${Number(y) + Number(r)}Q${Number(x) + Number(r) * 0.7} ${Number(y) + Number(r) * 0.2} ${Number(x) + Number(r) * 0.3} ${Number(y) - Number(r) * 0.95}Z`,
        INK,
        0.35,
      ),
      fill(disc(Number(x) - Number(r) * 0.4, Number(y) - Number(r) * 0.4, Number(r) * 0.22), '#ffffff', 0.9),
    ]),
    line('M36 70Q62 40 90 46Q70 66 36 70Z', '#fff2c0', 2.2),
    ...star(26, 26, 2.2, '#ffffff'),
    ...star(96, 92, 2, '#ffffff'),
    ...star(52, 12, 1.5, '#ffffff'),
    ...star(112, 62, 1.4, '#ffffff'),
    ...star(62, 104, 1.6, '#ffffff'),
  ],
  equinox: () => [
    fill('M60 0V112A56 56 0 0 1 60 0Z', '#ffe29a', 0.9),
    fill('M60 0A56 56 0 0 1 60 112Z', '#241f4a', 0.95),
    ink(disc(60, 56, 36), '#ffd257', 2.6),
    ink('M60 20A36 36 0 0 1 60 92Z', '#c9ccf0', 2.4),
    fill(disc(74, 46, 5) + disc(80, 66, 4) + disc(70, 78, 3), '#8f94c0'),
    line('M20 56H4M26 28L14 18M26 84L14 94', '#f2962c', 5),
    ...star(100, 34, 1.6, '#ffffff'),
    ...star(106, 70, 1.6, '#ffffff'),
    ...star(86, 94, 1.6, '#ffffff'),
    line('M38 48Q44 42 50 48M66 50Q74 44 80 50M44 66Q52 74 60 70', '#8a4f12', 2.4),
  ],
  portent: () => [
    fill(disc(60, 56, 62), '#1f1a44', 0.9),
    ...dark,
    ink('M96 30Q86 20 92 8Q104 4 112 14Q116 28 106 34Z', '#fff2a0', 2.2),
    fill('M90 14Q50 30 2 74Q48 54 100 34Z', '#ffb04a', 0.8),
    fill('M94 20Q60 34 10 66Q56 48 98 32Z', '#fff6c8', 0.9),
    ...star(104, 18, 3, '#ffffff'),
    ...star(34, 18, 1.8, '#ffffff'),
    ...star(56, 6, 1.4, '#ffffff'),
    ...star(112, 66, 1.6, '#ffffff'),
    ...inset(of(CULTS, 'shrine_priest'), 30, 98, 0.36),
    line('M40 84L54 72', '#e6d2a0', 4),
  ],
  glorious_hymn: () => [
    ...rays('#fff6d0', 0.5),
    ...inset(of(GUESTS, 'angel'), 30, 48, 0.5),
    ...inset(of(GUESTS, 'angel'), 90, 48, 0.5),
    ...inset(of(GUESTS, 'angel'), 60, 70, 0.66),
    ...note(12, 100, 0.9, '#c9a24a'),
    ...note(104, 104, 1, '#c9a24a'),
    ...note(60, 12, 0.8, '#c9a24a'),
  ],
  angel_of_mercy: () => [
    ...beam(60, '#fff6d0'),
    ...inset(of(GUESTS, 'angel'), 60, 56, 0.9),
    ...inset(hand(60, 60, FAIR, 1), 30, 100, 0.6),
    ...star(30, 86, 1.6, '#ffffff'),
  ],
  fallen_angel: () =>
    within(
      someone({
        skin: '#d8c0b8',
        coat: '#3a3040',
        hair: '#2a2030',
        cut: 'long',
        brows: 'stern',
        eyes: 'slant',
        iris: '#e2301f',
        mouth: 'stern',
        back: [...glow(60, 46, 58, '#b86a8a'), ...feathers('#4a4254', '#241c2c')],
        wear: [line('M30 112L48 98M52 116L62 100', '#1c1420', 2)],
        hat: [...halo.slice(0, 1), line('M36 6a24 7 0 0 0 26 7M70 12.500a24 7 0 0 0 12 -4', '#8a6a2c', 3.4)],
        has: [
          ink(
            'M16 30Q10 40 18 46Q22 36 16 30ZM104 54Q98 64 106 70Q110 60 104 54ZM94 92Q88 102 96 108Q100 98 94 92Z',
            '#5a5064',
            1.7,
          ),
        ],
      }),
      0.94,
    ),
};
