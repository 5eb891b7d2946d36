// Tools and other things that one carries, whichever set brings them.
import { menhir } from '../vignettes/kit';
import { maw } from './beast';
import { owl } from './creatures';
import { justice } from './endings';
import { COMPANIONS } from './companions';
import { flame, glow, hand, skull, star } from './garb';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, halfOf, ink, pair, place, rod, shape, thing, turned } from './mirror';
import { mask, mirror, winged } from './motifs';
import { volcano } from './scenery';
import { spiral, SPELLS } from './spells';
import { tinted } from './tint';
import { bag, coin } from './treasure';
import { inset, within } from './within';

const GOLD = '#e6b53c';
const WOOD = '#8a5c34';
const of = (gallery: Gallery, name: string): Drawing => gallery[name]?.() ?? [];
const tankard = (metal: string, over: Drawing = []): Drawing => [
  line('M84 42Q114 40 110 70Q106 94 82 92', INK, 13),
  line('M84 42Q114 40 110 70Q106 94 82 92', metal, 8.4),
  ...thing('M16 30H88L84 118H20Z', metal, 'M66 30H88L84 118H62Z', 2.7),
  line('M18 48H87M20 102H85', dim(metal, 0.5), 4),
  line('M28 56V94', '#ffffff', 3, 0.7),
  ink(
    'M12 32Q4 14 22 14Q28 -2 46 6Q60 -6 72 8Q92 4 92 20Q98 34 84 34Q84 50 76 48Q70 46 70 36H26Q14 40 12 32Z',
    '#fffaf0',
    2.4,
  ),
  fill('M72 8Q92 4 92 20Q98 34 84 34Q84 50 76 48Q70 46 70 36Q84 26 72 8Z', '#c9b890', 0.6),
  ...over,
];
const spade = (metal: string): Drawing => [
  ...turned(
    [
      ...rod('M60 82L60 -6', WOOD, 7),
      ink('M46 -9H74V-1H46Z', WOOD, 2.2),
      ...shape('M60 70H42V96Q44 114 60 126', metal, 0.4, 2.6),
      line('M60 76V116', dim(metal, 0.5), 2.2),
    ],
    30,
  ),
];
const lamp: Drawing = [
  ...glow(96, 28, 28, '#c8b4ff'),
  line('M104 54Q114 34 98 26Q84 16 100 4', '#e6dcff', 6),
  line('M30 60Q2 52 6 78Q12 96 36 88', INK, 12),
  line('M30 60Q2 52 6 78Q12 96 36 88', GOLD, 7.4),
  ink('M26 62Q58 48 84 64Q96 66 108 52L114 58Q106 86 84 94Q58 108 36 94Q22 82 26 62Z', GOLD, 2.7),
  fill('M78 62Q96 66 108 52L114 58Q106 86 84 94Q58 108 42 98Q80 92 78 62Z', '#6d430a', 0.5),
  ink('M40 58Q58 34 78 60Q58 66 40 58Z', '#f2cf6a', 2.3),
  ink(disc(59, 40, 5), '#d2303a', 2),
  ...thing('M42 100H76L86 116H32Z', GOLD, 'M66 100H76L86 116H64Z', 2.4),
  line('M32 74Q34 64 46 62', '#fffbe0', 3, 0.85),
];
const carpet: Drawing = [
  ...thing(
    'M2 60Q30 34 58 50Q88 66 118 40L112 74Q86 98 58 82Q32 68 6 94Z',
    '#b8302a',
    'M88 58Q104 54 118 40L112 74Q98 86 82 87Z',
    2.7,
  ),
  line('M10 64Q32 44 58 58Q88 74 110 52M12 84Q34 64 58 76Q84 90 108 70', GOLD, 3),
  ink('M40 60L54 58L60 68L48 72ZM76 70L88 66L94 74L82 80Z', '#2f7a86', 1.9),
  line('M6 94L2 104M14 88L12 99M112 74L118 84M104 80L108 91M98 84L101 95', GOLD, 3),
  line('M8 112Q26 102 44 110M70 108Q88 100 108 108M20 24Q34 18 46 24', '#ffffff', 3, 0.8),
];
const broom: Drawing = [
  ...turned(
    [
      ...rod('M60 126L60 48', WOOD, 7),
      ...shape('M60 44H50Q36 14 34 -10L48 -4L60 -12', '#d9ad55', 0.4, 2.6),
      line('M50 38L44 4M60 40V0M70 38L76 4', '#8a6222', 2),
      ink('M48 38H72V48H48Z', '#8a2f3c', 2),
    ],
    44,
  ),
  ...star(22, 26, 2.4, '#ffffff'),
  ...star(36, 8, 1.6, '#ffe27a'),
];
const horn: Drawing = [
  ...thing(
    'M4 20Q-2 36 8 46Q44 50 60 86Q70 112 104 108Q118 104 116 92Q84 96 78 66Q70 24 4 20Z',
    '#e6d8b4',
    'M8 46Q44 50 60 86Q70 112 104 108Q118 104 116 92Q96 104 78 90Q50 44 8 46Z',
    2.7,
  ),
  ink('M4 18Q-8 30 6 48L16 47Q6 34 14 20Z', GOLD, 2.3),
  ink('M50 60L70 44L76 58L58 76ZM92 98L96 110L108 107L108 95Z', GOLD, 2.1),
  line('M20 28Q46 32 60 50', '#ffffff', 2.6, 0.8),
  line('M-6 8Q-8 0 0 -6M-8 56Q-10 66 -4 72', '#fff6dc', 3),
];
const doll: Drawing = [
  ...shape('M60 42Q48 42 44 50L16 60L20 74L44 70L40 104L48 121H60', '#c9a46a', 0.45, 2.6),
  ...shape('M60 -2Q36 0 36 22Q38 44 60 46', '#d9b67c', 0.45, 2.6),
  ink(disc(50, 20, 6), '#3a2a2a', 2),
  line('M66 14L76 26M76 14L66 26', INK, 3.4),
  line('M48 34H72M52 31V37M60 31V37M68 31V37M60 52V92M55 60H65M55 72H65M55 84H65', INK, 2.2),
  ink('M54 64Q50 58 56 58Q60 62 60 62Q64 58 68 60Q68 68 60 74Z', '#d2303a', 1.8),
  line('M96 30L72 56M20 96L46 84M100 96L76 80', '#c6d0d8', 3),
  fill(disc(98, 28, 5) + disc(18, 98, 5) + disc(102, 98, 5), '#d2303a'),
];
const astrolabe: Drawing = [
  line(disc(60, 4, 8), INK, 6),
  line(disc(60, 4, 8), GOLD, 3.4),
  ink(disc(60, 66, 50), GOLD, 2.8),
  fill('M74 18A50 50 0 0 1 60 116Q102 90 74 18Z', '#6d430a', 0.45),
  ink(disc(60, 66, 38), '#27346e', 2.2),
  line(disc(60, 66, 44), '#8a5c12', 1.8),
  line('M60 28V104M22 66H98M33 39L87 93M87 39L33 93', '#8fa8f0', 1.4, 0.7),
  line(disc(60, 76, 22) + disc(52, 58, 16), GOLD, 3),
  ink('M30 102L34 98L92 34L88 38Z', '#f2cf6a', 2.6),
  ...star(74, 54, 1.8, '#ffffff'),
  ...star(46, 84, 1.4, '#ffffff'),
];
const compass: Drawing = [
  line(disc(60, 2, 9), INK, 6.4),
  line(disc(60, 2, 9), GOLD, 3.6),
  ink(disc(60, 66, 50), GOLD, 2.8),
  fill('M74 18A50 50 0 0 1 60 116Q102 90 74 18Z', '#6d430a', 0.45),
  ink(disc(60, 66, 38), '#f8f1e0', 2.3),
  line('M60 32V40M60 92V100M26 66H34M86 66H94', INK, 3),
  ink('M60 34L70 66H50Z', '#d2303a', 2),
  ink('M60 98L50 66H70Z', '#59646d', 2),
  ink(disc(60, 66, 4.5), GOLD, 1.8),
  line('M20 56Q24 34 46 24', '#fffbe0', 3, 0.85),
];
const plume: Drawing = [
  ...glow(60, 60, 56, '#ffe9a0'),
  ...thing(
    'M20 124Q24 92 34 74Q26 70 36 58Q32 50 44 42Q42 32 56 26Q58 10 96 -6Q104 24 92 44Q92 52 82 54Q82 64 70 66Q68 76 54 78Q40 94 28 124Z',
    '#e2702c',
    'M96 -6Q104 24 92 44Q92 52 82 54Q82 64 70 66Q68 76 54 78L34 104Q60 50 96 -6Z',
    2.6,
  ),
  ink('M78 10Q96 10 92 30Q80 38 70 28Q70 16 78 10Z', '#2f8a9a', 2),
  ink(disc(81, 23, 5), GOLD, 1.6),
  line('M24 122Q50 60 92 0', '#fff0b8', 2.6),
];
const flag = (cloth: string, sign: Drawing): Drawing => [
  ...rod('M16 126L16 -4', WOOD, 6),
  ink('M16 -9L22 -3L16 3L10 -3Z', GOLD, 1.9),
  ...thing(
    'M18 6Q44 -4 66 8Q90 18 114 8L102 42L114 76Q90 86 66 76Q44 66 18 74Z',
    cloth,
    'M92 14Q104 14 114 8L102 42L114 76Q100 82 88 82Z',
    2.6,
  ),
  ...sign,
];

export const WONDERS: Gallery = {
  hand_of_midas: () => [
    ...glow(60, 50, 58, '#ffe9a0'),
    ...hand(60, 62, '#f0c650', 2.05),
    ...coin(16, 108, 9),
    ...coin(104, 108, 9),
    ...star(20, 24, 2.4, '#ffffff'),
    ...star(102, 20, 2.4, '#ffffff'),
  ],
  brew_stein: () => tankard('#8a5c34'),
  magic_tankard: () => [...glow(56, 60, 58, '#c8b4ff'), ...tankard('#a9b4be', [...star(52, 76, 3, '#8a4ad0')])],
  shovel: () => spade('#8d98a2'),
  magic_shovel: () => [
    ...glow(60, 70, 56, '#ffe9a0'),
    ...spade(GOLD),
    ...star(24, 24, 2.2, '#ffffff'),
    ...star(100, 60, 2, '#ffffff'),
  ],
  magic_lamp: () => lamp,
  brass_bottle: () => [
    ...glow(60, 30, 40, '#8fe0ff'),
    ...shape('M60 8H48V30Q18 44 18 78Q22 116 60 118', '#c9903c', 0.4, 2.7),
    ink('M44 2H76V14H44Z', '#8a2f2a', 2.2),
    line('M24 70Q60 84 96 70M24 90Q60 104 96 90', '#6d430a', 2.4),
    ink('M60 50L70 66L60 82L50 66Z', '#2f8a9a', 2),
    line('M28 74Q30 54 46 44', '#fff0c0', 3, 0.85),
  ],
  flying_carpet: () => carpet,
  witchs_broom: () => broom,
  horn_of_summoning: () => horn,
  living_doll: () => doll,
  hungering_artefact: () => [
    ...glow(60, 60, 58, '#c06aff'),
    ink('M20 8H100L116 40V96L92 120H28L4 96V40Z', '#5a4a70', 2.7),
    fill('M76 8H100L116 40V96L92 120H70Q96 60 76 8Z', INK, 0.35),
    ...maw('M60 34Q22 34 18 56Q24 94 60 98', 'M22 52L28 72L36 46L44 66L52 42L60 58V40Q32 38 22 52Z'),
    ink(pair('M36 92L44 76L52 97Z'), '#fbf3dc', 1.5),
    fill(disc(30, 22, 4) + disc(90, 22, 4), '#ff5a3c'),
  ],
  self_portrait: () => [
    ink('M2 -4H118V121H2Z', GOLD, 2.7),
    fill('M96 -4H118V121H96Z', '#6d430a', 0.4),
    ink('M14 8H106V109H14Z', '#6a7a5a', 2.3),
    ...inset(of(COMPANIONS, 'maiden'), 60, 64, 0.72),
    line('M8 2H112M8 2V115', '#fffbe0', 2, 0.7),
  ],
  clockwork_owl: () => [
    ...tinted(within(owl, 0.94), '#c9963c', 0.4),
    ink(disc(60, 88, 12), '#c9a24a', 2),
    line(disc(60, 88, 7), '#6d430a', 3),
    line('M60 72V76M60 100V104M44 88H48M72 88H76M49 77L52 80M68 96L71 99M71 77L68 80M52 96L49 99', '#c9a24a', 4),
  ],
  winged_boots: () => [...glow(60, 60, 58, '#dff0ff'), ...within(winged('#8a5a34'), 0.96)],
  bag_of_carrying: () => [
    ...bag(60, 72, 1.25, '#7a8a5a').slice(0, 7),
    ink('M48 70H72V86H48Z', '#a8733c', 2),
    fill(disc(60, 78, 3), GOLD),
  ],
  bag_of_holding: () => [
    ...glow(60, 40, 50, '#c8b4ff'),
    ...bag(60, 78, 1.15, '#4a3f8a').slice(0, 7),
    line(spiral(60, 84, 18, 2.4), '#d8c8ff', 3),
    ...star(40, 18, 2.4, '#ffffff'),
    ...star(82, 12, 2, '#ffffff'),
  ],
  banner_of_valour: () =>
    flag('#b8302a', [ink('M64 22L70 38L86 38L74 48L78 64L64 54L50 64L54 48L42 38L58 38Z', GOLD, 1.9)]),
  dragonfire_skull: () => [
    ...glow(60, 60, 60, '#ff9a3c'),
    ...flame(26, 70, 2.4),
    ...flame(94, 70, 2.4),
    ...flame(60, 54, 2.4),
    ...skull(60, 76, 4.2, '#e6d2a0'),
    fill(disc(47, 72, 4) + disc(73, 72, 4), '#ffb01c'),
  ],
  ancient_artefact: () => [
    ...glow(60, 50, 56, '#8fe0ff'),
    ink(disc(60, 56, 44), '#b89a5a', 2.8),
    fill('M72 14A44 44 0 0 1 60 100Q96 76 72 14Z', '#5a4420', 0.55),
    ink(disc(60, 56, 28), '#2f6a7a', 2.2),
    line('M60 34V78M44 44H76M44 68H76M48 56H72', '#8fe0ff', 3.6),
    ink('M24 104H96V121H24Z', '#8d8a84', 2.4),
    line('M22 46Q28 26 46 18', '#fff6dc', 3, 0.8),
  ],
  mask_of_the_moon: () => [
    ...glow(60, 60, 58, '#dfe6ff'),
    ...mask('#dfe6f4', true, [ink('M54 22Q66 26 66 36Q66 46 54 50Q72 50 74 36Q72 22 54 22Z', '#5a6ac0', 1.9)]),
  ],
  scales_of_balance: () => [...glow(60, 60, 56, '#fff6c8'), ...within(justice('#f4d98a'), 0.95)],
  crooked_scales: () => [
    ...within(justice('#b8a05a'), 0.9),
    ...coin(22, 70, 8),
    ink(place('M-9 -8H9L12 8H-12Z', 102, 66), '#59646d', 2),
    line('M84 112L104 96M96 94L106 94L105 105', '#c0301c', 4),
  ],
  stone_of_lia_fal: () => [
    ...glow(60, 60, 58, '#d8ffb8'),
    ...menhir(60, 119, 56, 116),
    line('M58 34L70 44L58 54L70 64M50 78H76', '#c8ff8a', 4),
  ],
  hourglass: () => of(SPELLS, 'temporal_warp').slice(3, 12),
  astrolabe: () => astrolabe,
  gilded_compass: () => compass,
  simurgh_feather: () => plume,
  seeds_of_paradise: () => [
    ...glow(60, 60, 56, '#d8ffb8'),
    ...[
      [36, 74, 1],
      [84, 76, 1],
      [60, 92, 1.1],
      [60, 56, 1],
    ].flatMap(([x = 0, y = 0, by = 1]) =>
      thing(
        place('M0 -22Q18 -4 14 10Q8 22 0 22Q-8 22 -14 10Q-18 -4 0 -22Z', x, y, by),
        '#b8783c',
        place('M0 -22Q18 -4 14 10Q8 22 0 22Q8 2 0 -22Z', x, y, by),
        2.3,
      ),
    ),
    ink('M60 34Q40 26 44 4Q60 10 60 30Q62 8 80 2Q82 26 60 34Z', '#5fae4a', 2.1),
  ],
  tricks_and_treats: () => [
    ink(halfOf('M60 34Q20 22 8 60Q6 104 40 114H60'), '#e8842c', 2.8),
    fill('M70 33Q104 26 112 60Q114 104 80 114H66Q92 76 70 33Z', '#7a3208', 0.5),
    line(pair('M44 32Q26 70 44 112'), '#a8500f', 2.4),
    fill(pair('M26 60L46 54L42 74Z'), '#ffe27a'),
    fill('M24 84Q60 96 96 84L84 100L76 94L68 104L60 96L52 104L44 94L36 100Z', '#ffe27a'),
    ink('M54 34Q52 14 66 8L72 16Q64 22 66 34Z', '#4f7a3a', 2.2),
  ],
  wolfsbane: () => [
    line('M60 124Q56 80 62 30M60 96Q36 88 26 66M60 84Q84 76 94 58', '#3f7a3a', 5),
    ...[
      [62, 20, 1.2],
      [24, 58, 1],
      [96, 50, 1],
      [44, 40, 0.8],
      [82, 84, 0.8],
    ].flatMap(([x = 0, y = 0, by = 1]) =>
      thing(
        place('M0 -20Q16 -18 16 0Q18 14 8 18L0 10L-8 18Q-18 14 -16 0Q-16 -18 0 -20Z', x, y, by),
        '#7a5ac8',
        place('M0 -20Q16 -18 16 0Q18 14 8 18L0 10Q10 -4 0 -20Z', x, y, by),
        2.1,
      ),
    ),
    ink('M60 104Q40 108 30 98Q46 90 60 104ZM60 112Q82 114 90 104Q74 96 60 112Z', '#5fae4a', 1.9),
  ],
  magic_mirror: () => [
    ...glow(60, 50, 58, '#c8b4ff'),
    ...mirror('#6d4fa3', '#a8c8e8', inset(of(COMPANIONS, 'princess'), 60, 62, 0.56)),
  ],
  emerging_volcano: () => volcano(),
  volcanic_eruption: () => volcano([fill(disc(10, 12, 4) + disc(112, 8, 3.4), '#ff8a2c')]),
  eruption: () => volcano(),
};
