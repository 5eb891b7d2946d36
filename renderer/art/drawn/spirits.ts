// One family of the dead: each has a veil that ends in mist, and another will.
import { bust, shadow } from './anatomy';
import { glare } from './beast';
import { glow, sword } from './garb';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, flip, halfOf, ink, pair, shape } from './mirror';
import { within } from './within';

type Veil = { readonly colour: string; readonly deep: string; readonly light: string };
/** What is left of a body: it swings to one side and ends in tatters; one sees through it at its foot. */
const veil = ({ colour, deep, light }: Veil): Drawing => [
  ...glow(58, 56, 58, light),
  ink(
    'M60 8C36 8 26 30 27 54C26 76 12 92 4 116Q16 110 22 114Q26 120 34 112Q42 106 48 114Q54 122 64 112Q72 106 80 113Q90 120 100 108Q110 104 116 92Q100 92 96 78C92 68 94 54 93 48C92 26 82 8 60 8Z',
    colour,
    2.6,
  ),
  fill(
    'M72 10C88 16 92 32 93 48C94 54 92 68 96 78Q100 92 116 92Q110 104 100 108Q90 120 80 113Q90 92 82 70Q84 34 72 10Z',
    deep,
    0.6,
  ),
  line('M32 58C31 36 40 18 54 14', '#ffffff', 2.2, 0.75),
  line('M34 76Q30 92 20 106M50 84Q48 98 42 106M66 86Q68 98 74 106', deep, 2, 0.55),
];
/** A long arm with a hand of claws. */
const arm = (side: 'left' | 'right', colour: string, raised: boolean): Drawing => {
  const d = raised
    ? 'M34 66Q20 60 14 44L4 40L-2 28L6 34L6 20L12 32L18 20L19 33L27 29L24 42Q28 50 38 52Z'
    : 'M36 66Q22 76 18 90L10 98L10 110L16 103L19 113L23 103L30 110L29 97Q36 86 46 80Z';
  const at = side === 'left' ? d : flip(d);
  return [ink(at, colour, 2.3)];
};

/** Hollow eyes with a light in them, and a mouth that has wailed for a hundred years. */
const wail = (light: string, tears = false): Drawing => [
  fill(pair('M42 34Q51 28 56 40Q55 52 48 52Q40 50 42 34Z'), '#1d1426'),
  fill(disc(49.5, 43, 2.8) + disc(70.5, 43, 2.8), light),
  line(pair('M39 34Q46 24 56 31'), '#1d1426', 2.2, 0.75),
  fill('M60 58Q70 58 69 72Q67 86 60 86Q53 86 51 72Q50 58 60 58Z', '#1d1426'),
  fill('M60 76Q66 76 65 82Q60 86 55 82Q54 76 60 76Z', '#6a4a72'),
  ...(tears ? [fill(pair('M46 54Q43 62 46 66Q50 62 46 54ZM45 70Q42 77 45 81Q49 77 45 70Z'), '#8fd8f4')] : []),
];
const skullFace = (bone: string, light: string): Drawing => [
  ...shape('M60 22C46 22 39 32 39.500 44C40 54 43 58 46 60L48 72Q54 77 60 77', bone, 0.45, 2.2),
  fill(pair('M43 42Q50 38 57 47Q56 56 48 55Q42 52 43 42Z'), '#140d1c'),
  fill(disc(50.5, 48, 2.8) + disc(69.5, 48, 2.8), light),
  fill('M60 53L63.500 60H56.500Z', '#140d1c'),
  line('M49 66Q60 63 71 66M53 65V75M57 64.500V76M63 64.500V76M67 65V75', '#140d1c', 1.7),
  line(pair('M42 40L57 45'), '#140d1c', 2.6),
];
const links: Drawing = [18, 27, 36, 84, 93, 102].map((x) =>
  line(`M${x - 4.5} ${x % 2 === 0 ? 90 : 94}a4.500 3.200 0 1 0 9 0a4.500 3.200 0 1 0 -9 0z`, '#5c5668', 2.4),
);

const ghost = (of: Veil, tears = false): Drawing => [
  ...veil(of),
  ...arm('left', of.colour, false),
  ...arm('right', dim(of.colour, 0.8), false),
  ...wail('#fffbe0', tears),
];
const spectre = (of: Veil, bone: string, light: string): Drawing => [
  ...veil(of),
  ...arm('left', of.colour, true),
  ...arm('right', dim(of.colour, 0.75), true),
  ...skullFace(bone, light),
];

/** Nothing under the hood but two lights. */
const wraith = (cloak: string, light: string, steel: string): Drawing =>
  within(
    [
      ...glow(60, 50, 56, light),
      ...sword(106, 70, steel, '#5c5668', 1.7),
      ...shape(
        'M60 2Q40 4 32 24L27 50Q14 66 8 96L2 114L14 108L18 118L28 108L36 120L44 110L52 121L60 112',
        cloak,
        0.45,
        2.6,
      ),
      line('M30 60Q20 84 18 106M44 84L40 108M54 92V112M68 90L72 112', dim(cloak, 0.4), 2.2),
      ink(halfOf('M60 18Q44 22 41 46Q42 66 60 78'), '#07050b', 2),
      ...glare(46, 9.5, light, { pupil: 'none', size: 0.9, white: '#eafcff' }),
      line('M35 30Q42 12 56 8', '#ffffff', 2, 0.5),
      // Bony hands, one at the hilt.
      ink('M92 78Q96 70 104 72L116 74Q120 78 114 80L116 84L112 88L100 92Q90 90 92 78Z', '#e2dcc6', 2),
      line('M100 78H113M100 83H113', INK, 1.4),
      ink(
        'M30 76Q22 78 18 88L10 92L12 96L20 94L14 104L18 106L24 97L24 108L28 108L30 97L35 105L38 102L36 90Q40 80 30 76Z',
        '#e2dcc6',
        2,
      ),
    ],
    0.96,
  );

/** On a wall with light on it, larger than whoever casts it. */
const shadowy = (light: string, eye: string): Drawing =>
  within(
    [
      fill(disc(60, 62, 62), light, 0.35),
      fill(disc(60, 74, 46), light, 0.55),
      ink(pair('M40 62Q22 62 14 44L4 40L-4 28L6 33L3 17L12 28L16 14L19 29L28 21L24 40Q30 48 44 48Z'), '#17101f', 2.4),
      ink(
        halfOf(
          'M60 4Q44 5 43 24Q43 38 49 44Q34 48 34 68Q36 84 40 92Q36 106 20 110Q0 112 -6 118Q30 116 34 122L46 117L52 123L60 117',
        ),
        '#17101f',
        2.4,
      ),
      line('M47 18Q49 10 56 8M38 66Q39 54 46 50M8 34L15 41M19 32V40', '#8a6fb0', 2, 0.9),
      ...glare(26, 8, eye, { pupil: 'none', size: 0.85, white: '#ffe9c0' }),
      line('M50 37Q60 43 70 37', eye, 2.4),
    ],
    0.94,
  );

/** Too wretched to frighten anyone. */
const lemure: Drawing = [
  ...glow(60, 64, 54, '#bfe0f0'),
  ...shape(
    'M60 20Q34 20 28 46Q10 54 8 80Q8 92 18 94Q12 106 4 112Q20 116 32 108Q40 120 50 111L60 118',
    '#8fa9bd',
    0.45,
    2.6,
  ),
  line('M22 66Q16 78 22 90M98 66Q104 78 98 90', '#3f5468', 2.4, 0.7),
  ink('M24 88Q34 82 42 92L48 88L46 95L53 96L46 100L50 105L42 102Q30 108 22 96Z', '#a9c0d0', 2.1),
  ink('M96 88Q86 82 78 92L72 88L74 95L67 96L74 100L70 105L78 102Q90 108 98 96Z', '#7890a4', 2.1),
  fill(pair('M36 44Q46 38 55 52Q52 62 42 61Q34 56 36 44Z'), '#22303d'),
  fill(disc(46, 53, 4) + disc(74, 53, 4), '#e8f6ff'),
  fill(disc(47, 55, 1.8) + disc(73, 55, 1.8), '#22303d'),
  line(pair('M34 44Q44 40 54 34'), '#22303d', 3),
  ink('M44 82Q60 64 76 82Q70 78 60 78Q50 78 44 82Z', '#22303d', 1.8),
  fill(pair('M41 62Q37 70 40 75Q45 72 41 62ZM37 78Q34 84 37 88Q41 84 37 78Z'), '#7fd0f4'),
  line('M40 36Q46 26 56 24', '#ffffff', 2.2, 0.7),
  line('M52 14Q50 8 44 8M60 18V6M68 14Q72 8 76 10', '#3f5468', 2.2),
];

/** A gentleman, but one sees the land through him. */
const phantom: Drawing = within(
  [
    ...glow(60, 54, 56, '#d8e8ff'),
    ...bust({
      skin: '#c9d6ee',
      coat: '#4c5a86',
      head: 'long',
      ears: 'none',
      eyes: 'hidden',
      brow: '#26305a',
      brows: 'high',
      bushy: 2.6,
      nose: 'sharp',
      mouth: 'smirk',
      marks: [
        shadow('#26305a', 0.85),
        fill(disc(51, 50, 3.2) + disc(69, 50, 3.2), '#f4fbff'),
        line(disc(69, 50, 7.5), '#f0d27a', 1.8),
        line('M76 53Q80 70 76 84', '#f0d27a', 1.3),
      ],
      clothes: [
        ...shape('M60 88Q52 86 45 94Q44 104 52 108L60 124', '#eef4ff', 0.4, 2),
        line('M52 98Q60 102 68 98M54 106Q60 109 66 106', '#7f8fb8', 1.6),
      ],
      over: [
        ...shape('M60 -9Q46 -10 42 -7L40 20Q48 24 60 24', '#333d66', 0.45, 2.5),
        ...shape('M60 20Q40 19 28 16Q24 24 34 28Q46 32 60 31', '#333d66', 0.45, 2.4),
        line('M40.500 16Q60 22 79.500 16', '#a8322a', 4),
      ],
    }),
    fill('M6 122Q14 100 26 112Q38 96 50 112Q62 98 76 112Q90 98 98 111Q110 102 116 122Z', '#c9d6ee', 0.9),
  ],
  0.97,
);

/** It throws what stands about. */
const poltergeist: Drawing = within(
  [
    ...ghost({ colour: '#c7b2e6', deep: '#5a4088', light: '#e8d8ff' }).slice(0, -7),
    ...glare(40, 11, '#f2c52c', { size: 0.95, pupil: 'slit' }),
    ink('M40 58Q60 66 80 58Q78 80 60 82Q42 80 40 58Z', '#2a1638', 2),
    ink('M42 59.500L46 68L50 61.500L55 70L60 62.500L65 70L70 61.500L74 68L78 59.500Q60 66 42 59.500Z', '#fbf3dc', 1.1),
    // A pot, a candlestick and a chair.
    ink('M4 34Q0 50 12 54Q24 54 24 40L22 30Z', '#a8623a', 2.1),
    ink('M2 32L24 26L25 31L3 37Z', '#c4784a', 1.9),
    fill('M18 31L22 30L24 40Q24 54 12 54Q20 48 18 31Z', '#4a2410', 0.6),
    line('M-2 26L-7 20M8 22L6 14M18 20L19 12', '#fff6dc', 2),
    ink('M98 20H122V26H118V42H113V26H106V42H101V26H98ZM116 20V-4H121V20Z', '#a8763e', 1.9),
    line('M98 10L92 4M94 20L87 18', '#fff6dc', 2),
  ],
  0.93,
);

export const SPIRITS: Gallery = {
  ghost: () => [...ghost({ colour: '#eef2fa', deep: '#6f7fa6', light: '#dfe8ff' }), ...links],
  spirit: () => ghost({ colour: '#dbe8f4', deep: '#5f7fa6', light: '#cfe8ff' }),
  haunt: () => ghost({ colour: '#c9d8cc', deep: '#4f6f5a', light: '#dcf4d8' }),
  apparition: () => ghost({ colour: '#d9cdf0', deep: '#5f4a90', light: '#ece0ff' }),
  lost_soul: () => ghost({ colour: '#f2ecd8', deep: '#8a7a56', light: '#fff6d0' }, true),
  phantasm: () => ghost({ colour: '#cfe8ea', deep: '#3f7a86', light: '#d8fbff' }),
  poltergeist: () => poltergeist,
  spectre: () => spectre({ colour: '#8fcfae', deep: '#1f5a48', light: '#bff4d0' }, '#e6f4dc', '#f0ff9a'),
  sepulchre_spectre: () => spectre({ colour: '#a8a29a', deep: '#4a443c', light: '#e8dfc8' }, '#efe6cc', '#ffb04a'),
  spirit_of_vengeance: () => spectre({ colour: '#d88a6a', deep: '#6a1f14', light: '#ffcfa8' }, '#f6e6cc', '#ff5a2c'),
  blight_haunt: () => spectre({ colour: '#a3b06a', deep: '#454a1c', light: '#e2ecac' }, '#eceac0', '#d8ff5a'),
  shadow: () => shadowy('#ffe2a0', '#e2401f'),
  shadow_stalker: () => shadowy('#d8c8f4', '#b45cff'),
  wraith: () => wraith('#3f3a4e', '#7fdcff', '#c9d6e2'),
  chill_wraith: () => wraith('#5f83a3', '#d8f6ff', '#e2f4fc'),
  duskwood_wraith: () => wraith('#3c4a38', '#b8ff6a', '#b9c4ae'),
  barrow_wight: () => wraith('#54483a', '#ffc24a', '#c2a878'),
  wight: () => wraith('#4a3c4c', '#e88aff', '#b8b0c4'),
  revenant: () => wraith('#5c2a2a', '#ff8a4a', '#c9ccd2'),
  lemure: () => lemure,
  phantom: () => phantom,
  the_phantom: () => phantom,
};
