// Those of water and air, the three who spin, and some of the dead: whichever set brings them.
import { bust, lashes, lips, shadow } from './anatomy';
import { lion } from './animals';
import { glare } from './beast';
import { steed } from './creatures';
import { chain, flame, glow, open, star } from './garb';
import { feathers } from './guests';
import { mane, ragged } from './hair';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, ink, pair, place, shape } from './mirror';
import { ghost, spectre } from './spirits';
import { inset, within } from './within';

import { turban } from './ifrits';
import { shears } from './motifs';
import { blossoms, fae, leaves } from './faelings';
const GOLD = '#e0b545';
/** Hair that runs like water. */
const streams = (colour: string): Drawing => [
  line(pair('M34 50Q22 66 30 84Q36 98 26 114M40 44Q30 70 38 90Q42 104 36 118'), dim(colour, 0.7), 4),
  line(pair('M31 56Q22 72 28 88'), '#ffffff', 1.8, 0.8),
  fill(disc(18, 60, 3) + disc(104, 52, 2.4) + disc(98, 78, 3) + disc(14, 92, 2.2), '#e6f7ff', 0.9),
];
const nymph = (skin: string, hair: string, eye: string, over: Drawing = [], lip = '#3f6f8a'): Drawing =>
  fae({
    skin,
    coat: dim(hair, 0.7),
    hair,
    eye,
    lip,
    behind: glow(60, 56, 56, '#c8f0ff'),
    over: [...streams(hair), ...over],
  });
const shell: Drawing = [
  ink('M60 12L52 16L46 24L60 30L74 24L68 16Z', '#f4d8c8', 1.9),
  line('M60 14V29M54 17L58 29M66 17L62 29', '#b8807a', 1.4),
];
const lily: Drawing = [
  ink('M46 30Q40 16 50 18Q52 8 60 14Q68 8 70 18Q80 16 74 30Q60 36 46 30Z', '#f6f2fa', 1.9),
  fill(disc(60, 25, 3.4), '#f2c52c'),
];

const harpy = (plumes: string, skin: string, hair: string): Drawing =>
  within(
    bust({
      skin,
      coat: plumes,
      head: 'gaunt',
      build: 'slight',
      ears: 'none',
      eyes: 'hidden',
      brows: 'none',
      nose: 'hooked',
      mouth: 'shout',
      marks: [shadow(dim(plumes, 0.7), 0.7)],
      behind: [...feathers(plumes, dim(plumes, 0.55)), ...mane(hair, 96, 12)],
      clothes: [
        line(
          'M34 100q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0M28 110q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0',
          dim(plumes, 0.5),
          2,
        ),
      ],
      over: [
        ...glare(50, 9.5, '#f2c52c', { size: 0.85, pupil: 'slit' }),
        ...shape('M60 -6L54 10L45 -4L44 14L33 4L36 24L26 24L37 42Q46 30 60 32', hair, 0.45, 2.3),
        ink(pair('M53 70L55 75L57 70Z'), '#fbf3dc', 1),
        ink(pair('M18 98Q10 100 10 110L12 120L18 112L24 121L27 111L34 117L32 104Q26 96 18 98Z'), '#e0a83c', 2),
      ],
    }),
    0.95,
  );
const serpents: Drawing = [
  ...[
    ['M44 30Q24 34 22 16Q24 4 12 2', 12, 2],
    ['M40 44Q16 52 12 38Q10 28 0 30', 0, 30],
    ['M40 58Q24 74 12 66Q4 60 -2 66', -2, 66],
    ['M52 22Q42 8 50 -1', 50, -1],
  ].flatMap(([d, x, y]): Drawing => [
    line(pair(String(d)), INK, 9),
    line(pair(String(d)), '#5f9a3f', 5.8),
    ink(pair(place('M-7 -4Q0 -8 6 -3L9 2Q2 8 -6 5Z', Number(x), Number(y))), '#6fae4a', 1.9),
    fill(disc(Number(x), Number(y) - 1, 1.3) + disc(120 - Number(x), Number(y) - 1, 1.3), '#ffd24a'),
  ]),
];
const norn = (cloth: string, hair: string, skin: string, held: Drawing): Drawing =>
  fae({
    skin,
    coat: cloth,
    hair,
    eye: '#5fa8c8',
    lip: '#a8606a',
    face: { ears: 'none', eyes: 'plain', head: 'oval' },
    over: [line('M36 40Q60 28 84 40', GOLD, 3), ...held],
  });
const thread = (colour: string): Drawing => [
  line('M8 100Q30 84 44 100Q60 116 78 100Q94 86 112 98', INK, 4.6),
  line('M8 100Q30 84 44 100Q60 116 78 100Q94 86 112 98', colour, 2.6),
  ...glow(60, 106, 14, '#ffffff'),
];

export const NYMPHS: Gallery = {
  dryad: () =>
    fae({
      skin: '#b88f5f',
      coat: '#6d4a2c',
      hair: '#5f9a3f',
      eye: '#d8e05a',
      lip: '#7a4a2c',
      marks: [line(pair('M42 58Q48 64 46 74M56 30L53 40M45 34L48 42'), '#6d4a2c', 1.8)],
      over: [...leaves('#8fc85a'), ...blossoms.slice(2, 4)],
    }),
  greenman: () =>
    fae({
      skin: '#8fb05a',
      coat: '#4f7a34',
      hair: '#4f8a3a',
      eye: '#f2d24a',
      face: { ears: 'none', head: 'square', mouth: 'grin', brows: 'stern', bushy: 4 },
      behind: [
        ...glow(60, 56, 58, '#d8ffa0'),
        ink(
          pair(
            'M40 30Q12 20 4 -4Q28 -4 46 20ZM34 50Q4 50 -6 30Q18 26 36 40ZM36 70Q10 84 -2 74Q10 58 34 58ZM44 88Q28 108 12 106Q16 88 38 78Z',
          ),
          '#6a9a3f',
          2.2,
        ),
      ],
      over: [...leaves('#7fb04a'), ...ragged('#5f9a3f', 116)],
    }),
  wise_willow: () =>
    fae({
      skin: '#a88a5a',
      coat: '#6d4a2c',
      hair: '#8fb860',
      eye: '#e6d85a',
      face: { ears: 'none', head: 'long', eyes: 'tired' },
      marks: [line('M50 32Q60 28 70 32M46 66L48 76M74 66L72 76', '#6d4a2c', 1.8)],
      over: [
        line(pair('M44 14Q22 30 24 70Q26 90 18 110M38 24Q16 40 12 80Q12 96 4 108M52 10Q34 34 34 84L32 112'), INK, 6),
        line(
          pair('M44 14Q22 30 24 70Q26 90 18 110M38 24Q16 40 12 80Q12 96 4 108M52 10Q34 34 34 84L32 112'),
          '#8fb860',
          3.6,
        ),
      ],
    }),
  naiad: () => nymph('#c8e6e2', '#4aa8b8', '#1f7a8a', lily),
  undine: () => nymph('#cfe6f4', '#4a8fd0', '#1f5aa0', shell),
  rusalka: () => nymph('#c9d8c4', '#5f8a6a', '#c8ff8a', [line(pair('M52 54Q50 64 52 74'), '#6fa8b0', 1.8)], '#4a6a5a'),
  swamp_siren: () => nymph('#b8c88a', '#5f7a3c', '#f2e04a', lily, '#6a4a3c'),
  marid_sultana: () =>
    nymph('#8fb8d8', '#2f6aa8', '#ffe27a', [...turban('#2f4a9c', '#8fe0ff'), ...chain(GOLD, '#8fe0ff')], '#2f3f7a'),
  verdandi: () => norn('#3f6f8a', '#c98a3c', '#f3d3b2', thread('#f0d27a')),
  urdr: () => norn('#5a4a7a', '#e6e2ea', '#e0c8b0', thread('#b8a8e0')),
  skuld: () => norn('#7a2f3c', '#3a2418', '#f0d8c0', [...thread('#d2303a'), ...inset(shears, 98, 92, 0.4)]),
  sister_of_fate: () =>
    norn('#4a5f9c', '#8a5a2c', '#e8c49a', [
      ...glow(60, 104, 20, '#e6dcff'),
      ink(disc(60, 104, 10), '#6d4fa3', 2),
      ...star(60, 104, 1.4, '#ffffff'),
    ]),
  harpy: () => harpy('#8a6a5a', '#e0b896', '#4a2f2a'),
  sky_screecher: () => harpy('#8fb0c8', '#dfe6ec', '#e6f0f6'),
  medusa: () =>
    bust({
      skin: '#b8c890',
      coat: '#3f6f5a',
      head: 'heart',
      build: 'slight',
      ears: 'none',
      eyes: 'slant',
      white: '#fff2a0',
      iris: '#d2401c',
      shining: true,
      brow: '#2f4a24',
      brows: 'stern',
      nose: 'sharp',
      mouth: lips('#7a3f3c'),
      marks: [lashes, shadow('#4a5a2c', 0.5)],
      behind: [...glow(60, 40, 56, '#e2ff9a'), ...serpents],
      clothes: [...open('#b8c890', GOLD, 102), ...chain(GOLD, '#37a05c')],
      over: [
        ...shape('M60 14C42 14 34 28 36.500 52L41 46Q44 34 60 30', '#4f8a3a', 0.45, 2.3),
        line('M40 24Q48 18 58 20', '#c8e890', 1.8, 0.8),
      ],
    }),
  banshee: () => ghost({ colour: '#cfe0d4', deep: '#3f6a5a', light: '#c8ffe0' }, true),
  shadowsoul: () => spectre({ colour: '#5a4f70', deep: '#1f1830', light: '#b8a0e8' }, '#d8cfe6', '#c06aff'),
  dragon_spirits: () => spectre({ colour: '#8fc8d8', deep: '#2f5a7a', light: '#c8f4ff' }, '#e6f4f0', '#ffb04a'),
  the_gathering: () => [
    ...inset(ghost({ colour: '#d9cdf0', deep: '#5f4a90', light: '#ece0ff' }), 30, 54, 0.6),
    ...inset(ghost({ colour: '#c9d8cc', deep: '#4f6f5a', light: '#dcf4d8' }), 90, 54, 0.6),
    ...inset(ghost({ colour: '#dfe6ee', deep: '#5f7090', light: '#dfe8ff' }), 60, 68, 0.82),
  ],
  restless_dead: () => [
    ...inset(spectre({ colour: '#a8a29a', deep: '#4a443c', light: '#e8dfc8' }, '#efe6cc', '#b8ff6a'), 32, 52, 0.6),
    ...inset(spectre({ colour: '#8fa87a', deep: '#3a4a2c', light: '#d8ffb0' }, '#e6e2c0', '#b8ff6a'), 82, 68, 0.7),
  ],
  firemane: () => [
    ...glow(60, 60, 60, '#ff9a3c'),
    ...flame(16, 60, 2),
    ...flame(104, 60, 2),
    ...within(lion({ fur: '#d8702c', pale: '#ffd890', eye: '#ffe27a' }, '#e2401c'), 0.94),
  ],
  kelpie: () =>
    within(
      [
        ...glow(60, 70, 56, '#8fe0d8'),
        ...steed({ coat: '#4a8a86', mane: '#2f5a4a', eye: '#c8ff8a' }, false),
        line('M86 40Q104 60 96 84M94 34Q116 66 108 104', '#7fae5a', 3.4),
      ],
      0.94,
    ),
  shaefoal: () =>
    within(
      [...glow(60, 60, 58, '#d8c8ff'), ...steed({ coat: '#8f86b8', mane: '#d8d0f4', eye: '#e6ff8a' }, false)],
      0.94,
    ),
  brass_horseman: () =>
    steed({ coat: '#c9963c', mane: '#8a5c1c', eye: '#ff6a2c' }, false, [
      line('M70 30L76 80M52 60Q60 66 70 62M96 60L104 100M90 40L104 48', '#6d430a', 2.4),
      fill(disc(72, 50, 2.4) + disc(84, 80, 2.4) + disc(98, 104, 2.4), '#fff0c0'),
    ]),
};
