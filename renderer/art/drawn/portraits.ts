// The characters as they look at one: a bust for each, out of one anatomy.
import { GHOUL } from './ghoul';
import { disc, fill, INK, line, type Drawing, type Layer } from './layer';
import { AGED, LIGHT, STOLE } from './priest';

type Face = {
  readonly skin: string;
  readonly dark: string;
  readonly coat: string;
  readonly coatDark: string;
  readonly iris?: string;
  readonly brow?: string;
  /** How the mouth is drawn. */
  readonly mouth?: Layer;
  /** Behind the head, over the face, and over the shoulders. */
  readonly behind?: Drawing;
  readonly over?: Drawing;
  readonly clothes?: Drawing;
  readonly eyes?: 'plain' | 'stern' | 'hollow' | 'glow';
  readonly ears?: 'round' | 'pointed' | 'none';
};

const HEAD = 'M60 22C76 22 82 36 81 52C80 67 71 80 60 80C49 80 40 67 39 52C38 36 44 22 60 22z';
const SIDE = 'M62 22C77 23 82 37 81 52C80 67 71 80 60 80C69 72 73 61 72 48C71 36 67 27 62 22z';
const SHOULDERS = 'M10 120C12 98 24 88 46 83L60 90L74 83C96 88 108 98 110 120z';
const FAR_SIDE = 'M74 83C96 88 108 98 110 120H78C80 106 79 94 70 86z';
const EARS = {
  none: [],
  round: ['M40 46q-6-2-5 6t7 8z', 'M80 46q6-2 5 6t-7 8z'],
  pointed: ['M41 58Q30 52 24 36Q36 40 41 46z', 'M79 58Q90 52 96 36Q84 40 79 46z'],
} as const;

const eyesOf = ({ eyes = 'plain', iris = '#5a3d1e', brow = INK }: Face): Drawing => {
  if (eyes === 'hollow')
    return [
      fill(`${disc(51, 50, 6)}${disc(69, 50, 6)}`, '#171009'),
      fill(`${disc(51, 50, 2)}${disc(69, 50, 2)}`, iris),
      line('M43 43Q51 40 57 45M63 45Q69 40 77 43', brow, 3),
    ];
  if (eyes === 'glow')
    return [
      fill('M44 50Q51 44 57 50Q51 55 44 50zM63 50Q69 44 76 50Q69 55 63 50z', '#ffffff'),
      fill(`${disc(51, 50, 3.4)}${disc(69.5, 50, 3.4)}`, iris),
      line('M43 44Q51 40 57 43M63 43Q69 40 77 44', brow, 2.4),
    ];
  return [
    fill('M44 51Q51 44.500 57.500 51Q51 55 44 51zM62.500 51Q69 44.500 76 51Q69 55 62.500 51z', '#fbf5e6'),
    fill(`${disc(51, 50.4, 3.1)}${disc(69, 50.4, 3.1)}`, iris),
    fill(`${disc(51, 50.4, 1.6)}${disc(69, 50.4, 1.6)}`, INK),
    fill(`${disc(50, 49.2, 0.9)}${disc(68, 49.2, 0.9)}`, '#ffffff'),
    line('M43.500 51Q51 43.500 58 51M62 51Q69 43.500 76.500 51', INK, 1.5),
    line(eyes === 'stern' ? 'M42 42L57 46M63 46L78 42' : 'M42 44Q50 39 57 43M63 43Q70 39 78 44', brow, 3),
  ];
};

const MOUTH = line('M52 69Q60 72 68 69', '#6b2f22', 2.2);

const bust = (face: Face): Drawing => {
  const { skin, dark, coat, coatDark, behind = [], over = [], clothes = [], ears = 'round', mouth = MOUTH } = face;
  return [
    ...behind,
    ...EARS[ears].map((d): Layer => ({ d, fill: dark, stroke: INK, width: 2 })),
    fill('M49 70H71V88Q60 97 49 88z', dark),
    { d: SHOULDERS, fill: coat, stroke: INK, width: 2.6 },
    fill(FAR_SIDE, coatDark, 0.7),
    ...clothes,
    { d: HEAD, fill: skin, stroke: INK, width: 2.4 },
    fill(SIDE, dark, 0.5),
    line('M59 50Q55 60 57 62Q60 64 63 62', dark, 2),
    ...eyesOf(face),
    mouth,
    line('M42 40C42 58 44 66 50 73', '#fff4d8', 1.8, 0.55),
    ...over,
  ];
};

const hood = (colour: string, dark: string): { readonly behind: Drawing; readonly over: Drawing } => ({
  behind: [{ d: 'M24 96C22 40 36 8 60 8C84 8 98 40 96 96z', fill: dark, stroke: INK, width: 2.6 }],
  over: [
    {
      d: 'M24 96C20 40 36 6 60 6C84 6 100 40 96 96C90 92 86 84 84 72C88 44 78 25 60 25C42 25 32 44 36 72C34 84 30 92 24 96z',
      fill: colour,
      stroke: INK,
      width: 2.6,
    },
    fill('M60 6C84 6 100 40 96 96C90 92 86 84 84 72C88 44 78 25 60 25z', dark, 0.6),
    line('M30 84C26 46 40 14 58 11', '#fff4d8', 1.8, 0.6),
  ],
});
const beard = (colour: string, dark: string, long: number): Drawing => [
  {
    d: `M39 54C40 66 44 68 52 65Q60 61 68 65C76 68 80 66 81 54C86 74 80 ${long - 14} 60 ${long}C40 ${long - 14} 34 74 39 54z`,
    fill: colour,
    stroke: INK,
    width: 2.2,
  },
  fill(`M81 54C86 74 80 ${long - 14} 60 ${long}Q76 ${long - 26} 70 66Q78 68 81 54z`, dark, 0.6),
  line(`M50 74Q52 ${long - 22} 58 ${long - 8}M60 74V${long - 8}M70 74Q68 ${long - 22} 62 ${long - 8}`, dark, 1.6, 0.7),
  line('M53 71Q60 74 67 71', '#4a1f16', 2.4),
];
const longHair = (colour: string, dark: string): { readonly behind: Drawing; readonly over: Drawing } => ({
  behind: [
    {
      d: 'M60 13C86 13 92 36 92 60C92 80 96 92 102 104C88 108 80 104 76 96H44C40 104 32 108 18 104C24 92 28 80 28 60C28 36 34 13 60 13z',
      fill: colour,
      stroke: INK,
      width: 2.6,
    },
    fill('M60 13C86 13 92 36 92 60C92 80 96 92 102 104C88 108 80 104 76 96C84 60 80 30 60 13z', dark, 0.6),
  ],
  over: [
    {
      d: 'M37 54C36 30 44 16 60 16C76 16 84 30 83 54C78 42 72 34 60 28C48 34 42 42 37 54z',
      fill: colour,
      stroke: INK,
      width: 2.2,
    },
    line('M41 40C44 28 50 22 57 20', '#fff4d8', 1.8, 0.6),
  ],
});

const SKIN = { skin: '#e8b98c', dark: '#a9693f' } as const;
const PALE = { skin: '#f3d4b4', dark: '#b98562' } as const;
const BROWN = { skin: '#b27a4e', dark: '#6f4325' } as const;
const elfHair = longHair('#e6c565', '#8f6a1c');
const witchHair = longHair('#241a2e', '#0c0812');
const seerHair = longHair('#4b2b1b', '#241108');
const killer = hood('#2c2a33', '#121017');
const druid = hood('#4f6b34', '#263a18');
const thief = hood('#5a4a2c', '#2c2211');
/** A crown of hair around a shaven head, and a cowl that lies on the shoulders. */
const TONSURE: Drawing = [
  {
    d: 'M38 54C33 36 38 25 47 22Q42 30 43 37Q60 30 77 37Q78 30 73 22C82 25 87 36 82 54L79 46Q78 42 74 41Q60 36 46 41Q42 42 41 46z',
    fill: '#4a2d18',
    stroke: INK,
    width: 2.2,
  },
  fill('M73 22C82 25 87 36 82 54L79 46Q78 42 74 41Q76 34 77 37Q78 30 73 22z', '#1f1209', 0.7),
  line('M50 26Q57 22.500 64 24', '#fff6dc', 2.6, 0.6),
];
const COWL: Drawing = [
  {
    d: 'M28 92Q34 82 46 80Q60 92 74 80Q86 82 92 92Q84 106 60 108Q36 106 28 92z',
    fill: '#93683a',
    stroke: INK,
    width: 2.4,
  },
  fill('M74 80Q86 82 92 92Q84 106 66 108Q80 98 74 80z', '#4a2f14', 0.7),
  line('M40 88Q48 100 60 101Q72 100 80 88', '#4a2f14', 2.2),
  line('M54 106L60 116L66 106', '#e0c592', 2),
  { d: 'M58 110H62V114H66V117H62V120H58V117H54V114H58z', fill: '#e0c592', stroke: INK, width: 1.4 },
];

export const PORTRAITS: { readonly [name: string]: Drawing | undefined } = {
  assassin: bust({
    ...SKIN,
    coat: '#33303b',
    coatDark: '#131118',
    iris: '#8fb0c4',
    eyes: 'stern',
    behind: killer.behind,
    mouth: fill('M40 60Q60 56 80 60C79 72 71 82 60 82C49 82 41 72 40 60z', '#1b1820'),
    over: [
      ...killer.over,
      line('M42 62Q60 58 78 62', '#5b5668', 1.6),
      fill('M84 84L104 46L108 49L91 88z', '#cfd6dc'),
      fill('M80 90L94 82L97 88L84 96z', '#7a2019'),
    ],
  }),
  druid: bust({
    ...SKIN,
    coat: '#58703a',
    coatDark: '#2b3d1a',
    iris: '#3f7a3a',
    brow: '#d8d2c2',
    behind: [line('M42 18C34 10 32 6 33 0M38 12L26 8M78 18C86 10 88 6 87 0M82 12L94 8', '#6b4a28', 4), ...druid.behind],
    over: [
      ...beard('#dcd6c6', '#8e8672', 112),
      ...druid.over,
      fill('M52 14Q60 4 68 14Q60 20 52 14z', '#9cc25a'),
      fill('M60 6V18', '#9cc25a'),
    ],
  }),
  dwarf: bust({
    ...SKIN,
    coat: '#7d5a34',
    coatDark: '#3d2914',
    iris: '#2f5b7c',
    brow: '#a8491a',
    eyes: 'stern',
    behind: [
      {
        d: 'M38 30C22 28 12 18 12 2C24 14 34 16 44 18zM82 30C98 28 108 18 108 2C96 14 86 16 76 18z',
        fill: '#efe4c6',
        stroke: INK,
        width: 2.4,
      },
    ],
    over: [
      ...beard('#c25a20', '#702c0c', 116),
      {
        d: 'M36 44C34 20 44 9 60 9C76 9 86 20 84 44C76 38 68 36 60 36C52 36 44 38 36 44z',
        fill: '#9aa5ad',
        stroke: INK,
        width: 2.6,
      },
      fill('M60 9C76 9 86 20 84 44C78 39 74 38 68 37Q76 22 60 9z', '#4d575f', 0.7),
      { d: 'M56 9H64V58L60 63L56 58z', fill: '#c9a24a', stroke: INK, width: 1.8 },
      line('M40 36C41 24 47 15 54 13', '#ffffff', 2, 0.8),
    ],
  }),
  elf: bust({
    ...PALE,
    coat: '#3e7a52',
    coatDark: '#1a4029',
    iris: '#3c8a5e',
    brow: '#9c7726',
    ears: 'pointed',
    behind: elfHair.behind,
    over: [...elfHair.over, line('M38 42Q60 32 82 42', '#d9dfe4', 2.6), fill('M60 31L64 37L60 44L56 37z', '#58b98a')],
    clothes: [fill('M46 83L60 104L74 83L60 90z', '#c9a24a')],
  }),
  ghoul: GHOUL,
  minstrel: bust({
    ...SKIN,
    coat: '#a63a4a',
    coatDark: '#571624',
    iris: '#5c3c1d',
    brow: '#5b3416',
    behind: [
      {
        d: 'M36 66C30 40 38 18 60 18C82 18 90 40 84 66C80 74 78 60 78 50H42C42 60 40 74 36 66z',
        fill: '#6d4020',
        stroke: INK,
        width: 2.2,
      },
    ],
    over: [
      fill('M55 74Q60 71 65 74L60 86z', '#6d4020'),
      line('M50 66Q60 62 70 66', '#6d4020', 2.6),
      { d: 'M30 36C34 16 56 6 82 14C92 17 96 26 92 34C74 26 52 26 30 36z', fill: '#3f6a3c', stroke: INK, width: 2.6 },
      fill('M60 10C72 9 96 14 92 34C84 30 76 28 68 28Q72 18 60 10z', '#1c3a1c', 0.6),
      { d: 'M78 22C86 6 100 2 112 4C106 16 96 24 82 28z', fill: '#f4efe0', stroke: INK, width: 1.8 },
      line('M80 26C90 18 98 10 110 5', '#b9a77e', 1.4),
    ],
    clothes: [fill('M46 83L60 98L74 83L78 90L60 108L42 90z', '#f0d9a0')],
  }),
  monk: bust({
    ...BROWN,
    coat: '#80582f',
    coatDark: '#3f2812',
    iris: '#3a2412',
    over: TONSURE,
    clothes: COWL,
  }),
  priest: bust({
    skin: '#e3b18a',
    dark: '#96593a',
    coat: '#f1e9d6',
    coatDark: '#a8966a',
    iris: '#3d6a8a',
    brow: '#f6f1e4',
    behind: LIGHT,
    over: AGED,
    clothes: STOLE,
  }),
  prophetess: bust({
    ...BROWN,
    coat: '#6a4794',
    coatDark: '#331d52',
    iris: '#a88be0',
    eyes: 'glow',
    behind: seerHair.behind,
    mouth: line('M53 69Q60 73 67 69', '#8a2f3a', 3),
    over: [
      ...seerHair.over,
      {
        d: 'M34 60C30 30 42 10 60 10C78 10 90 30 86 60C84 44 74 32 60 30C46 32 36 44 34 60z',
        fill: '#8d68bd',
        stroke: INK,
        width: 2.4,
      },
      fill('M60 10C78 10 90 30 86 60C84 46 78 37 68 32Q72 18 60 10z', '#4b2d78', 0.6),
      fill('M60 31L65 38L60 45L55 38z', '#f2d36a'),
    ],
  }),
  sorceress: bust({
    ...PALE,
    coat: '#7a1f3d',
    coatDark: '#3a0a1c',
    iris: '#4f8a52',
    eyes: 'stern',
    behind: witchHair.behind,
    mouth: fill('M52 69Q56 66 60 68Q64 66 68 69Q60 76 52 69z', '#b3202e'),
    over: [
      ...witchHair.over,
      line('M39 40Q50 37 60 42Q70 37 81 40', '#e2bd55', 2.6),
      fill(disc(60, 40, 3.6), '#d2304a'),
    ],
    clothes: [fill('M46 83L60 112L74 83L60 90z', '#f3d4b4'), line('M46 83L60 112L74 83', '#e2bd55', 2.4)],
  }),
  thief: bust({
    ...SKIN,
    coat: '#5f5234',
    coatDark: '#2b2413',
    iris: '#5d7a3a',
    behind: thief.behind,
    mouth: line('M52 70Q62 74 69 67', '#6b2f22', 2.4),
    over: [
      {
        d: 'M38 44Q60 38 82 44L80 57Q70 62 62 54Q60 52.500 58 54Q50 62 40 57zM45 51Q51 56 57 51Q51 46 45 51zM63 51Q69 56 75 51Q69 46 63 51z',
        fill: '#1d1710',
      },
      ...thief.over,
    ],
  }),
  troll: bust({
    skin: '#7d9a5c',
    dark: '#415a2c',
    coat: '#6b4a2c',
    coatDark: '#332010',
    iris: '#d2912a',
    brow: '#2f431e',
    eyes: 'stern',
    ears: 'pointed',
    mouth: line('M46 70Q60 65 74 70', '#2b1a10', 3),
    over: [
      {
        d: 'M38 60C32 78 44 92 60 92C76 92 88 78 82 60C80 72 72 76 60 76C48 76 40 72 38 60z',
        fill: '#8aa868',
        stroke: INK,
        width: 2.4,
      },
      fill('M82 60C88 78 76 92 60 92Q76 86 76 72Q80 68 82 60z', '#415a2c', 0.6),
      { d: 'M44 80Q42 66 47 60Q51 68 52 79zM76 80Q78 66 73 60Q69 68 68 79z', fill: '#f3ead0', stroke: INK, width: 1.8 },
      fill('M46 24Q60 14 74 24Q68 20 66 8Q60 16 56 6Q54 18 46 24z', '#26190e'),
      fill(`${disc(70, 36, 2.4)}${disc(47, 62, 1.8)}`, '#415a2c'),
    ],
  }),
  warrior: bust({
    ...SKIN,
    coat: '#9c2f24',
    coatDark: '#511009',
    iris: '#3d5f82',
    eyes: 'stern',
    over: [
      {
        d: 'M35 66C31 28 42 10 60 10C78 10 89 28 85 66L77 74L76 52Q70 43 62 44V64L60 68L58 64V44Q50 43 44 52L43 74z',
        fill: '#b3bcc3',
        stroke: INK,
        width: 2.6,
      },
      fill('M60 10C78 10 89 28 85 66L77 74L76 52Q73 47 68 45Q78 26 60 10z', '#58626a', 0.7),
      { d: 'M57 3Q60 0 63 3L65 30H55z', fill: '#c3342a', stroke: INK, width: 2 },
      line('M39 50C38 32 44 20 52 15', '#ffffff', 2.4, 0.85),
    ],
    clothes: [
      {
        d: 'M12 112C16 96 26 90 40 87L46 104Q30 106 24 120H11zM108 112C104 96 94 90 80 87L74 104Q90 106 96 120H109z',
        fill: '#aab3ba',
        stroke: INK,
        width: 2.2,
      },
    ],
  }),
  wizard: bust({
    ...PALE,
    coat: '#2f5a9c',
    coatDark: '#13294f',
    iris: '#3f7ac0',
    brow: '#f0ece0',
    over: [
      ...beard('#f0ece0', '#a39a86', 118),
      { d: 'M22 40Q60 22 98 40Q92 46 82 44Q60 34 38 44Q28 46 22 40z', fill: '#24477f', stroke: INK, width: 2.6 },
      { d: 'M38 38Q46 12 70 -4Q68 8 76 20Q82 30 82 38Q60 28 38 38z', fill: '#3566b0', stroke: INK, width: 2.6 },
      fill('M70 -4Q68 8 76 20Q82 30 82 38Q74 34 66 33Q70 14 70 -4z', '#142a52', 0.6),
      fill(
        'M56 18l1.800 4 4.200.5-3.200 2.900.9 4.200-3.700-2.100-3.700 2.100.9-4.200-3.200-2.900 4.200-.5z',
        '#f2d36a',
      ),
    ],
  }),
};
