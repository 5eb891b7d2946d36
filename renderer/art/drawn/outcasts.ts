// Those of the sets who go with a character: of the wilds, and of no mother born.
import { stubble } from './anatomy';
import { glare, maw } from './beast';
import { raptor } from './birds';
import { chain, fur, glow, horns } from './garb';
import { brim, headband, nasal, patches, strap } from './hats';
import { disc, type Drawing, fill, type Gallery, INK, line } from './layer';
import { dim, ink, pair, rod, shape, thing } from './mirror';
import { bears, knuckles, someone } from './people';
import { ROSY, TAN } from './skins';
import { inset, within } from './within';

const GOLD = '#e0b545';
/** A bundle on a stick over the shoulder. */
const bindle = (cloth: string): Drawing => [
  ...rod('M74 121L116 40', '#8a5c34', 4.5),
  ...thing(
    'M96 44Q84 58 92 72Q106 84 120 70Q126 56 114 42Q106 36 96 44Z',
    cloth,
    'M114 42Q126 56 120 70Q112 78 104 77Q116 60 114 42Z',
    2.2,
  ),
  ink('M104 40L94 28L112 34L122 24L116 42Z', cloth, 1.9),
  fill(disc(100, 58, 2) + disc(110, 52, 2) + disc(108, 66, 2) + disc(98, 70, 2), '#fff6dc'),
];
/** A mountain that somebody has woken. */
const stoneman = (): Drawing =>
  within(
    [
      ...shape('M60 50L34 52L14 62L0 90L-4 121L60 121', '#a89a86', 0.45, 2.7),
      line(
        'M20 70L34 80L30 98M6 96L18 104M44 90L50 104L46 118M92 66L84 80L92 94M104 92L98 108',
        dim('#a89a86', 0.5),
        2.2,
      ),
      ...shape('M60 -4L44 0L36 16L36 40L46 56L60 60', '#b8aa94', 0.5, 2.6),
      ink('M38 18L82 18L80 26L40 26Z', '#8a7c6a', 1.9),
      fill(disc(50, 31, 4.2) + disc(70, 31, 4.2), '#2a1f14'),
      fill(disc(50, 31, 2.2) + disc(70, 31, 2.2), '#ffd257'),
      line('M60 28L56 40H64M48 49H72', '#5a4e40', 2.4),
      line('M40 8L48 14M74 4L70 12', '#fff6dc', 1.7, 0.6),
      fill('M36 2Q44 -10 58 -6Q72 -12 84 2Q70 0 60 4Q48 0 36 2Z', '#6c8a3c'),
      ink('M14 62Q24 54 34 56Q30 66 18 68ZM86 54Q98 54 106 62Q98 66 90 64Z', '#6c8a3c', 1.7),
      ...[8, 22, 98, 110].map((x) => ink(`M${x} 104L${x + 5} 116H${x - 5}Z`, '#2f5f34', 1.5)),
      ink('M54 121V112H58V108H63V112H67V121Z', '#e2cfa0', 1.6),
      line('M-6 121H126', INK, 2.2),
    ],
    0.94,
  );

export const OUTCASTS: Gallery = {
  hunchback: () =>
    within(
      [
        ink('M84 38Q114 44 118 82V121H52L54 70Q62 42 84 38Z', '#5f5244', 2.6),
        fill('M96 42Q114 52 118 82V121H100Q112 80 96 42Z', INK, 0.35),
        ...inset(
          someone({
            skin: '#d4a884',
            coat: '#6f6250',
            head: 'heavy',
            eyes: 'plain',
            brows: 'sad',
            nose: 'broad',
            mouth: 'smile',
            hair: '#8a4a24',
            cut: 'tousled',
            marks: [ink('M64 44Q70 36 80 44L78 50Q70 46 66 50Z', dim('#d4a884', 0.85), 1.6)],
          }),
          44,
          68,
          0.86,
        ),
        // He rings the bell of the tower.
        line('M104 -8V66', INK, 6),
        line('M104 -8V66', '#d9c08a', 3.4),
        ...inset(
          [
            ink('M14 30Q16 -6 38 -8Q60 -6 62 30L70 38H6Z', GOLD, 2.5),
            fill('M46 -6Q60 -2 62 30L70 38H52Q58 14 46 -6Z', dim(GOLD), 0.6),
            line('M20 26Q22 4 34 -2', '#fff6dc', 2, 0.7),
            ink(disc(38, 42, 5), '#8a5c12', 2),
          ],
          115,
          32,
          0.54,
        ),
        ...knuckles(104, 70, '#d4a884'),
        ink('M96 74H112L114 121H92Z', '#6f6250', 2.2),
      ],
      0.95,
    ),
  old_man_of_the_sea: () =>
    someone({
      skin: '#a8b8a8',
      coat: '#2f5a6a',
      years: 'old',
      head: 'gaunt',
      eyes: 'narrow',
      brows: 'stern',
      nose: 'hooked',
      mouth: 'smirk',
      hair: '#c8e0d8',
      cut: 'long',
      back: [fill('M-8 92Q10 82 30 90Q60 80 90 90Q112 82 128 92Q126 121 96 121H24Q-6 121 -8 104Z', '#2f78a8')],
      has: [
        ...shape('M60 62Q50 62 44 70Q34 90 42 121Q52 112 60 118', '#c8e0d8', 0.45, 2.2),
        line('M54 72Q60 69 66 72', '#4a3a34', 2.2),
        line('M34 66Q28 78 32 90M88 66Q92 78 86 92', '#3f7a4a', 4),
        ...rod('M106 122V18', '#8a7a52', 4.5),
        line('M94 4V18Q94 26 106 26Q118 26 118 18V4M106 0V26', INK, 6.5),
        line('M94 4V18Q94 26 106 26Q118 26 118 18V4M106 0V26', '#8fd0c0', 3.6),
        ...knuckles(106, 92, '#a8b8a8'),
        ink(disc(44, 24, 4), '#f2a88a', 1.5),
      ],
    }),
  beastmaster: () =>
    someone({
      skin: TAN,
      coat: '#6a4a2c',
      head: 'square',
      build: 'broad',
      hair: '#2a1c14',
      cut: 'mane',
      beard: 'goatee',
      brows: 'stern',
      wear: [...fur('#b5803c'), ...chain('#efe3c4')],
      hat: headband('#8a3a24'),
      has: [
        ...inset(raptor({ body: '#6d4a2c', head: '#a8783c', beak: '#f2b52c', eye: '#e8a01c' }), 100, 74, 0.4),
        ink('M84 96H116L112 121H86Z', '#6d4523', 2.3),
        line('M86 104H114M87 112H113', '#3a2414', 1.8),
      ],
    }),
  trailblazer: () =>
    someone({
      skin: ROSY,
      coat: '#8a6a3c',
      hair: '#7a4a1c',
      beard: 'full',
      mouth: 'plain',
      wear: [...fur('#a8855a'), ...strap()],
      hat: [
        ...shape('M60 2Q36 4 33 34Q46 28 60 28', '#8f7a62', 0.45, 2.4),
        ...thing(
          'M80 26Q106 30 104 74Q98 84 92 76Q96 48 78 38Z',
          '#8f7a62',
          'M94 34Q106 48 104 74Q100 82 96 80Q102 54 94 34Z',
          2.1,
        ),
        line('M95 48L104 46M96 58L105 57M95 68L104 68', '#3c2a18', 3),
      ],
      has: bears('axe', ROSY, [18, 84, 0.44], [-8, 18]),
    }),
  vagabond: () =>
    someone({
      skin: ROSY,
      coat: '#7a6a5a',
      hair: '#6e4826',
      cut: 'tousled',
      mouth: 'smirk',
      marks: [stubble('#3a2a1c')],
      wear: [...patches('#8a4a3c', '#4a6a5a')],
      back: bindle('#c8503c'),
      hat: brim('#6a5a44', '#3a2f24', 6, 36),
      has: knuckles(84, 104, ROSY),
    }),
  wildlander: () =>
    someone({
      skin: ROSY,
      coat: '#5a5a6a',
      head: 'square',
      build: 'broad',
      hair: '#d9b46a',
      beard: 'full',
      cut: 'mane',
      brows: 'stern',
      iris: '#3f7ab0',
      wear: fur('#9a8a74'),
      hat: [...horns('M42 22Q22 22 16 -6Q32 2 48 10Z', '#f0e2bd', 'M22 4L28 2'), ...nasal('#8d8a84')],
      has: bears('battle_axe', ROSY, [104, 84, 0.48], [-8, 18]),
    }),
  colossus: stoneman,
  homunculus: () => [
    ...glow(60, 60, 58, '#c8ffb0'),
    ink('M44 -4H76V20Q110 40 110 76Q110 121 60 121Q10 121 10 76Q10 40 44 20Z', '#d8f0e8', 2.7),
    fill('M18 66Q40 58 60 64Q82 70 102 62Q108 80 102 92Q92 116 60 116Q24 116 16 84Z', '#7ad06a', 0.75),
    ink(pair('M46 52Q34 44 26 50Q32 62 46 62Z'), '#d8a88a', 2),
    ...shape('M60 80Q46 82 42 96Q42 110 60 112', '#d8a88a', 0.45, 2.3),
    ...shape('M60 30Q40 32 40 54Q42 76 60 82', '#e8bc9c', 0.45, 2.4),
    ...glare(56, 9.5, '#d9901c', { size: 0.8 }),
    ...maw('M60 70Q52 68 49 69Q52 78 60 78', 'M51 69L53 74L55 69.500Z'),
    line('M58 60L57 65H63', '#8a5a44', 1.6),
    line(pair('M42 92Q34 88 30 94'), INK, 2.2),
    ink('M40 -9H80V3H40Z', '#a8763e', 2.3),
    line('M24 52Q20 70 24 92M34 34Q42 26 50 22', '#ffffff', 4, 0.85),
    fill(disc(84, 78, 4) + disc(90, 62, 3) + disc(34, 104, 3), '#eaffd8', 0.9),
  ],
  fetch: () => {
    const who = { skin: TAN, coat: '#3f5f8a', hair: '#6e4826', cut: 'swept' } as const;
    const dark = {
      skin: '#4a4560',
      coat: '#2a2638',
      hair: '#1f1c2c',
      cut: 'swept',
      iris: '#c8f0ff',
      white: '#2a2638',
      shining: true,
      mouth: 'smirk',
    } as const;
    return [
      ...glow(78, 56, 48, '#9a8ad8'),
      ...inset(someone(dark), 78, 56, 0.86),
      ...inset(someone(who), 42, 70, 0.86),
      line('M104 30Q112 44 108 60M110 76Q116 90 112 104', '#c8b8f0', 2.4, 0.8),
    ];
  },
};
