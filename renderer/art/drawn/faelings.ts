// Elves, fairies, those of water, wood and air, and the Ifrits: whichever set brings them.
import { blush, bust, lashes, lips, shadow, type Face } from './anatomy';
import { chain, collar, glow, jewel, open, plate, pole, star, sword } from './garb';
import { goatee, mane, parted, ragged } from './hair';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, ink, pair, shape, thing } from './mirror';
import { coin } from './treasure';
import { inset, mirrored, within } from './within';

import { fist } from './ifrits';
const GOLD = '#e0b545';
const gauze = (upper: string, lower: string): Drawing => [
  ...glow(60, 52, 56, upper),
  ink(pair('M54 90C26 74 2 44 2 10C28 8 48 40 58 80Z'), upper, 2.2),
  ink(pair('M54 96C34 88 10 92 2 108C12 120 38 116 56 102Z'), lower, 2.2),
  line(pair('M54 86C38 66 22 38 12 20M52 100C38 98 20 100 10 106'), '#ffffff', 1.6, 0.9),
  fill('M66 90C94 74 118 44 118 10C108 30 90 60 62 86Z', dim(lower), 0.35),
];
type Fae = {
  readonly skin: string;
  readonly coat: string;
  readonly hair: string;
  readonly eye: string;
  readonly lip?: string;
  readonly behind?: Drawing;
  readonly over?: Drawing;
  readonly clothes?: Drawing;
  readonly marks?: Drawing;
  readonly face?: Partial<Face>;
};
export const fae = ({
  skin,
  coat,
  hair,
  eye,
  lip,
  behind = [],
  over = [],
  clothes = [],
  marks = [],
  face = {},
}: Fae): Drawing =>
  bust({
    skin,
    coat,
    head: 'heart',
    build: 'slight',
    ears: 'pointed',
    eyes: 'slant',
    iris: eye,
    brow: dim(hair, 0.7),
    brows: 'high',
    bushy: 2.4,
    nose: 'sharp',
    mouth: lip === undefined ? 'smirk' : lips(lip),
    behind: [...behind, ...mane(hair, 110, 6)],
    clothes: [...open(skin, GOLD, 102), ...clothes],
    marks: [...(lip === undefined ? [] : [lashes]), ...marks],
    ...face,
    over: [...parted(hair), ...over],
  });
const circlet = (metal: string, gem: string): Drawing => [
  line('M37 38Q60 26 83 38', INK, 5),
  line('M37 38Q60 26 83 38', metal, 2.8),
  ...jewel(60, 31, 1.1, gem),
];
const spikes = (colour: string, gem: string): Drawing => [
  ...shape('M60 -8L54 12L47 -2L45 14L35 6L37 30Q48 22 60 22', colour, 0.4, 2.3),
  ...jewel(60, 17, 1, gem),
];
export const leaves = (colour: string): Drawing => [
  ...[
    [38, 36, -1],
    [46, 27, -0.5],
    [60, 22, 0],
    [74, 27, 0.5],
    [82, 36, 1],
  ].flatMap(([x = 0, y = 0, lean = 0]) =>
    thing(
      `M${x} ${y + 6}Q${x - 8 + lean * 4} ${y - 6} ${x + lean * 7} ${y - 18}Q${x + 8 + lean * 4} ${y - 6} ${x} ${y + 6}Z`,
      colour,
      `M${x} ${y + 6}L${x + lean * 7} ${y - 18}Q${x + 8 + lean * 4} ${y - 6} ${x} ${y + 6}Z`,
      1.8,
    ),
  ),
];
const antlers = (colour: string): Drawing => [
  line(pair('M48 22Q34 14 32 -8M36 8Q24 8 16 -4M33 -2Q40 -4 42 -9'), INK, 7),
  line(pair('M48 22Q34 14 32 -8M36 8Q24 8 16 -4M33 -2Q40 -4 42 -9'), colour, 4),
];
export const blossoms: Drawing = [
  [38, 36, '#f4f0e6'],
  [46, 26, '#e88aa0'],
  [60, 21, '#f7d96c'],
  [74, 26, '#e88aa0'],
  [82, 36, '#f4f0e6'],
].flatMap(([x, y, c]): Drawing => [
  ink(
    disc(Number(x) - 3.4, Number(y), 3.4) +
      disc(Number(x) + 3.4, Number(y), 3.4) +
      disc(Number(x), Number(y) - 4, 3.4) +
      disc(Number(x), Number(y) + 3.4, 3.4),
    String(c),
    1.3,
  ),
  fill(disc(Number(x), Number(y), 2), '#8a5c12'),
]);
const wand = (light: string): Drawing => [
  ...glow(104, 48, 18, light),
  line('M100 112L104 56', INK, 5),
  line('M100 112L104 56', '#c9a2d8', 2.6),
  ...star(104, 48, 2.6, '#ffffff'),
];
const clover = (x: number, y: number, size: number): Drawing => [
  line(`M${x} ${y}Q${x + 2 * size} ${y + 12 * size} ${x + 8 * size} ${y + 18 * size}`, '#2f7a3a', 3),
  ink(
    [
      [-5, -5],
      [5, -5],
      [-5, 5],
      [5, 5],
    ]
      .map(([dx = 0, dy = 0]) => disc(x + dx * size, y + dy * size, 6 * size))
      .join(''),
    '#5fae4a',
    1.8,
  ),
];
const pixies = (): Drawing =>
  fae({ skin: '#f0dcc0', coat: '#6aa35a', hair: '#d8702c', eye: '#2f9a7a', behind: gauze('#cdeff2', '#a8dce8') });

export const FAELINGS: Gallery = {
  black_elf: () =>
    fae({
      skin: '#5a4a70',
      coat: '#2b2634',
      hair: '#e6e2ee',
      eye: '#ff4a3c',
      lip: '#2f1f3c',
      clothes: plate('#4a4658', '#8a1f34'),
      behind: sword(104, 78, '#c9b8e0', '#5a3f8a', 1.5),
      over: circlet('#8f86a8', '#d2303a'),
      marks: [shadow('#2b1f3c', 0.5)],
      face: { brows: 'stern' },
    }),
  sidhe: () =>
    fae({
      skin: '#eef0f4',
      coat: '#3f6f8a',
      hair: '#d8e2ea',
      eye: '#3fb4d8',
      lip: '#8a5f7a',
      behind: [...glow(60, 50, 56, '#dff4ff'), ...pole(104, 4, 0, '#8a97a8', 4)],
      clothes: plate('#c3d4e0', GOLD),
      over: [...circlet('#e6eef4', '#3fb4d8'), ink('M104 -8L110 10L104 20L98 10Z', '#e6f2fa', 2)],
    }),
  woodland_elf: () =>
    fae({
      skin: '#e8c49a',
      coat: '#4f7a3a',
      hair: '#8a5a2c',
      eye: '#5fae4a',
      clothes: [line('M28 90L84 120', '#4a2f16', 5), line('M28 90L84 120', '#a9743c', 2.6)],
      behind: [
        line('M100 0Q122 60 100 120', INK, 6),
        line('M100 0Q122 60 100 120', '#8a5c34', 3.4),
        line('M100 0V120', '#f4ead0', 1.5),
      ],
      over: leaves('#6fae4a').slice(0, 3),
    }),
  grilipus_druidess: () =>
    fae({
      skin: '#e6c8a0',
      coat: '#2f6a4a',
      hair: '#a8451c',
      eye: '#3f9a5a',
      lip: '#b8505a',
      over: leaves('#5fae4a'),
      clothes: chain(GOLD, '#37a05c'),
      behind: pole(102, 14, 4, '#7a5a34', 5),
    }),
  grilipus_druid: () =>
    fae({
      skin: '#d8a878',
      coat: '#3f6b3f',
      hair: '#b8b0a0',
      eye: '#4f8a3c',
      face: { head: 'long', eyes: 'tired' },
      behind: pole(102, 6, 2, '#7a5a34', 6),
      over: [...leaves('#5fae4a'), ...ragged('#cfc8b8', 110)],
    }),
  archdruid: () =>
    within(
      fae({
        skin: '#d8a878',
        coat: '#4f7a4a',
        hair: '#e6e0d2',
        eye: '#5fae4a',
        face: { head: 'long' },
        behind: [...glow(60, 40, 56, '#d8ffb0'), ...antlers('#b8936a')],
        over: [...leaves('#6fae4a'), ...ragged('#efe9dc', 116)],
      }),
      0.87,
    ),
  oberon: () =>
    within(
      fae({
        skin: '#e6c49a',
        coat: '#2f5a2c',
        hair: '#6e4826',
        eye: '#8fc83c',
        behind: [...glow(60, 40, 58, '#e2ffb8'), ...collar('#3f7543', '#d8b04a', 40), ...antlers('#d9b07a')],
        over: [...circlet(GOLD, '#37a05c'), ...goatee('#6e4826', 96)],
      }),
      0.87,
    ),
  titania: () =>
    fae({
      skin: '#f3d8ba',
      coat: '#b8508a',
      hair: '#eec25c',
      eye: '#3f8a5a',
      lip: '#d0506a',
      behind: gauze('#ffd8f0', '#f0b0e0'),
      over: [...blossoms, ...star(20, 36, 1.4, '#ffffff'), ...star(102, 60, 1.4, '#ffffff')],
    }),
  queen_mab: () =>
    within(
      fae({
        skin: '#cfd4ee',
        coat: '#2a2f6a',
        hair: '#2b2448',
        eye: '#8fd8ff',
        lip: '#5a3f8a',
        behind: [...gauze('#a8b8f0', '#6a78c8'), ...collar('#1f2350', '#8f9cf0', 36)],
        over: spikes('#c8d8f4', '#8fd8ff'),
      }),
      0.96,
    ),
  puck: () =>
    fae({
      skin: '#d8a070',
      coat: '#6a8a3a',
      hair: '#8a4a1c',
      eye: '#8fc83c',
      face: { mouth: 'grin', eyes: 'wide' },
      over: [
        ink(pair('M46 26Q38 20 38 6Q48 12 54 20Z'), '#e6d2a0', 2),
        ...[0, 1, 2, 3, 4].map((i) =>
          ink(`M${40 + i * 8} 92H${47 + i * 8}V${118 - i * 4}H${40 + i * 8}Z`, '#c99a5a', 1.7),
        ),
        line('M38 98H82', '#8a3a2a', 3),
      ],
    }),
  leanan: () =>
    fae({
      skin: '#f0e6ea',
      coat: '#7a1f3c',
      hair: '#241820',
      eye: '#c0304a',
      lip: '#c0203a',
      behind: glow(60, 50, 56, '#f0b8c8'),
      marks: [shadow('#6a2f4a', 0.4)],
      over: circlet('#c9a24a', '#d2303a'),
      clothes: chain('#c9a24a', '#d2303a'),
    }),
  dark_fey: () =>
    fae({
      skin: '#6a5a7a',
      coat: '#2b2438',
      hair: '#1f1828',
      eye: '#d06aff',
      lip: '#3a1f4a',
      behind: gauze('#8a6ab0', '#5a3f86'),
      marks: [shadow('#2b1438', 0.5)],
      face: { brows: 'stern' },
      over: [...fist('#6a5a7a', sword(102, 96, '#b8a0d8', '#4a2a6a', 0.9))],
    }),
  shiver_nymph: () =>
    fae({
      skin: '#cfe6f4',
      coat: '#5f9ac0',
      hair: '#f0f8fc',
      eye: '#2f7fc4',
      lip: '#6a8ab8',
      behind: gauze('#e6f8ff', '#b8e2f4'),
      over: spikes('#c4eaf8', '#3f9fd8'),
    }),
  fae_witch: () =>
    within(
      fae({
        skin: '#c8d8a8',
        coat: '#4a2f6a',
        hair: '#6a3f8a',
        eye: '#c8ff5a',
        lip: '#5a2f6a',
        behind: gauze('#d8c8f0', '#a88ad0'),
        over: [
          ...thing('M18 40Q60 22 102 40Q60 50 18 40Z', '#33264a', 'M70 28Q90 32 102 40Q80 46 66 46Z', 2.4),
          ...thing('M38 36L58 -8L66 -2L82 36Q60 28 38 36Z', '#33264a', 'M60 -6L66 -2L82 36Q72 32 64 32Z', 2.4),
          line('M40 33Q60 25 80 33', '#c8ff5a', 3.4),
        ],
      }),
      0.96,
    ),
  faerie_godmother: () =>
    fae({
      skin: '#f3d3b2',
      coat: '#8f7ac8',
      hair: '#e6e2ea',
      eye: '#5a6ac0',
      lip: '#d0707a',
      face: { head: 'round', eyes: 'plain', nose: 'button' },
      marks: [blush()],
      behind: gauze('#f0e6ff', '#c8b8f0'),
      over: [...circlet(GOLD, '#e88aa0'), ...wand('#fff2b0')],
    }),
  luck_fairy: () =>
    fae({
      skin: '#f3d8ba',
      coat: '#4f9a4a',
      hair: '#c98a3c',
      eye: '#3f9a5a',
      lip: '#d0606a',
      behind: gauze('#d8ffc8', '#a8e0a0'),
      marks: [blush()],
      over: [...clover(60, 24, 1.1), ...wand('#c8ffb0')],
    }),
  lantern_sprite: () =>
    fae({
      skin: '#f6e2b8',
      coat: '#c98a2c',
      hair: '#ffd872',
      eye: '#c9741f',
      behind: [...glow(60, 56, 62, '#fff2b0'), ...gauze('#fff6d0', '#ffe29a')],
      over: [
        ink('M92 80H112V106H92Z', '#ffd257', 2.3),
        ink('M90 80L102 70L114 80ZM90 106H114V111H90Z', '#4a4a4e', 2),
        ...glow(102, 93, 20, '#fff2b0'),
        fill(disc(102, 93, 5), '#ffffff'),
      ],
    }),
  thieving_piskies: () => [
    ...inset(pixies(), 32, 56, 0.66),
    ...inset(
      mirrored(
        fae({ skin: '#e6c8a0', coat: '#8a4a7a', hair: '#5a3418', eye: '#d8a01c', behind: gauze('#f0d8f4', '#d0a8d8') }),
      ),
      88,
      68,
      0.7,
    ),
    ...coin(58, 106, 11),
    ...coin(36, 112, 8),
  ],
  faerie_host: () => [
    ...inset(pixies(), 26, 48, 0.56),
    ...inset(
      fae({
        skin: '#f3d8ba',
        coat: '#b8508a',
        hair: '#eec25c',
        eye: '#3f8a5a',
        lip: '#d0506a',
        behind: gauze('#ffd8f0', '#f0b0e0'),
      }),
      94,
      48,
      0.56,
    ),
    ...inset(
      fae({
        skin: '#e6d2e8',
        coat: '#5a6ac0',
        hair: '#8a6ac8',
        eye: '#3fb4d8',
        lip: '#a8607a',
        behind: gauze('#d8e0ff', '#a8b8f0'),
      }),
      60,
      74,
      0.76,
    ),
  ],
  piskie_companion: () =>
    fae({
      skin: '#f0dcc0',
      coat: '#3f8aa8',
      hair: '#e2a03c',
      eye: '#2f7ac0',
      face: { eyes: 'wide', mouth: 'smile', nose: 'button' },
      behind: gauze('#e6fbff', '#b0e4f0'),
      marks: [blush()],
      over: leaves('#8fc86a').slice(3, 6),
    }),
};
