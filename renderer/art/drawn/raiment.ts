// Shields, armour, cloaks and gloves beside those of the base game, whichever set brings them.
import { flame, glow, skull, star } from './garb';
import { armour, shield } from './gear';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, ink, pair, shape } from './mirror';
import { bolt } from './motifs';
import { inset, within } from './within';

const GOLD = '#e6b53c';
const STEEL = '#c6d0d8';
/** A cloak that hangs by itself. */
const cape = (cloth: string, lining: string, over: Drawing = []): Drawing => [
  ...shape('M60 6Q40 6 36 20Q16 50 8 104L22 116L34 108L46 119L60 112', cloth, 0.45, 2.7),
  ink('M60 8Q46 10 44 24Q44 38 60 46Q76 38 76 24Q74 10 60 8Z', dim(lining, 0.7), 2.3),
  line(pair('M40 36Q28 70 24 108M50 46Q44 80 44 112'), dim(cloth, 0.5), 2.2),
  line('M34 30Q20 62 14 98', '#fff6dc', 2, 0.55),
  ink(disc(60, 47, 7), GOLD, 2.1),
  fill(disc(60, 47, 3.4), lining),
  ...over,
];
const gauntlet = (metal: string, gem: string): Drawing => [
  ink(
    'M28 122L32 78Q16 66 18 52Q24 46 34 58L36 24Q38 12 46 20L48 48L50 12Q54 2 62 10L63 46L68 16Q74 8 80 18L78 50L84 32Q92 28 94 38L88 78L94 122Z',
    metal,
    2.7,
  ),
  fill('M63 46L68 16Q74 8 80 18L78 50L84 32Q92 28 94 38L88 78L94 122H66Q76 80 63 46Z', dim(metal), 0.5),
  line(
    'M37 34L47 33M50 26L62 26M67 30L79 32M83 46L92 46M38 48L48 47M50 40H62M33 78Q60 70 88 78M30 96Q60 88 91 96M29 110Q60 102 93 110',
    dim(metal, 0.45),
    2.2,
  ),
  line('M36 84L33 116M40 24L40 44', '#ffffff', 2, 0.75),
  ink(disc(62, 62, 8), gem, 2.1),
  fill(disc(59, 59, 2.4), '#ffffff', 0.9),
];
const sunSign: Drawing = [
  ink('M60 30L66 46L82 42L74 56L88 64L72 68L74 84L60 74L46 84L48 68L32 64L46 56L38 42L54 46Z', GOLD, 1.8),
  ink(disc(60, 58, 10), '#fff2b0', 1.8),
];
const crossSign: Drawing = [ink('M54 26H66V48H84V60H66V92H54V60H36V48H54Z', '#fffaf0', 1.9)];
const glassSign: Drawing = [
  ink('M60 24L84 40V68L60 96L36 68V40Z', '#cfe8f4', 2),
  fill('M40 44L60 28L68 32L40 64Z', '#ffffff', 0.8),
];

export const RAIMENT: Gallery = {
  sun_shield: () => [...glow(60, 60, 60, '#ffe9a0'), ...within(shield(GOLD, '#d8702c', '#b8501c', sunSign), 0.92)],
  shield_of_faith: () => [
    ...glow(60, 60, 60, '#dff0ff'),
    ...within(shield(STEEL, '#3f6fb8', '#2f5aa0', crossSign), 0.92),
  ],
  mirror_shield: () => within(shield(GOLD, '#8fb0c8', '#6a8aa8', glassSign), 0.96),
  magic_shield: () => [
    ...glow(60, 60, 60, '#a8d8ff'),
    ...within(shield(STEEL, '#433f96', '#2f2c7a', inset(bolt(60, 60, 0.6), 60, 56, 1)), 0.92),
  ],
  shield_of_defiance: () => [
    line('M-4 30Q-10 60 -2 92M124 30Q130 60 122 92', '#ffe27a', 4),
    ...within(
      shield('#8d98a2', '#a8322a', '#7a1f1c', [
        ink('M44 62L52 50Q50 40 58 38L72 40Q80 46 76 60L70 76H52Z', '#f0d2a8', 2),
        line('M54 46H74M54 54H75', INK, 1.8),
      ]),
      0.9,
    ),
  ],
  aegis: () => [
    ...glow(60, 60, 60, '#fff2b0'),
    ...within(shield(GOLD, '#f4ead0', '#d9c48a', inset(skull(60, 56, 2.4, '#b8c890'), 60, 60, 1)), 0.92),
  ],
  broken_armour: () => [
    ...armour('#9aa5ae', '#8a5a30'),
    line('M40 24L54 44L44 58L62 76L52 92L66 112', INK, 6),
    line('M40 24L54 44L44 58L62 76L52 92L66 112', '#3c2410', 3),
    fill('M84 40L98 54L88 66L76 56Z', '#241a12', 0.9),
  ],
  dragonscale_shirt: () => [
    ...armour('#a8402c', '#7a1f16'),
    line(
      [40, 52, 64, 76]
        .flatMap((y, row) => [36, 48, 60, 72, 84].map((x) => `M${x - 6 + (row % 2) * 5} ${y}q6 9 12 0`))
        .join(''),
      '#4a120c',
      2.2,
    ),
  ],
  nightshroud: () => [
    ...cape('#2b2a48', '#8f86c8', [
      ...star(36, 80, 1.6, '#ffffff'),
      ...star(80, 70, 1.4, '#ffffff'),
      ...star(56, 96, 1.2, '#ffffff'),
    ]),
  ],
  ifrit_cloak: () => [
    ...glow(60, 64, 58, '#ff9a3c'),
    ...cape('#c8401c', '#ffd257', [...flame(22, 122, 1.3), ...flame(98, 122, 1.3), ...flame(60, 124, 1.2)]),
  ],
  lughs_cloak: () => [
    ...glow(60, 60, 58, '#d8ffb8'),
    ...cape('#3f7a4a', '#ffe27a', [line('M44 84Q60 72 76 84Q60 96 44 84Z', GOLD, 2.6)]),
  ],
  cloak_of_feathers: () =>
    cape('#e6e8ee', '#3f8fd0', [
      line(
        [60, 76, 92]
          .flatMap((y, row) =>
            [28, 44, 60, 76, 92].filter((x) => Math.abs(x - 60) < 18 + row * 12).map((x) => `M${x - 7} ${y}q7 13 14 0`),
          )
          .join(''),
        '#8f9cb0',
        2.4,
      ),
    ]),
  anointed_robe: () => [
    ...glow(60, 60, 58, '#fff6c8'),
    ink(pair('M40 22L8 62L22 74L42 52Z'), '#f1ebdb', 2.5),
    ...shape('M60 12Q44 12 40 22L38 60L24 119H60', '#f8f4e8', 0.4, 2.7),
    ink('M54 14H66V119H54Z', GOLD, 2),
    ink('M40 62H80V72H40Z', '#b8302a', 2),
    line('M44 26L40 56M40 78L30 112', '#ffffff', 2, 0.8),
  ],
  golden_gauntlet: () => [...glow(60, 60, 58, '#ffe9a0'), ...gauntlet(GOLD, '#d2303a')],
  gauntlet_of_might: () => gauntlet('#a9b4be', '#3fa4e0'),
};
