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

/** A face that has gone hollow: pits with a spark in them, and a jaw that hangs lower than any jaw should. */
const wail = ({ colour, deep }: Veil, light: string, tears = false): Drawing => [
  // What is left of hair.
  line(
    'M46 26Q30 30 24 52Q22 62 14 70M43 34Q32 46 34 62Q34 72 28 80M75 26Q90 30 98 50Q100 60 108 66M78 34Q88 46 87 62Q88 72 94 78',
    dim(deep, 0.62),
    2.6,
  ),
  ink(
    'M60 14C46 14 40 24 40 38C40 48 46 52 46 60L45 76C46 90 53 97 60 97C67 97 74 90 75 76L74 60C74 52 80 48 80 38C80 24 74 14 60 14Z',
    colour,
    2.2,
  ),
  fill(
    'M64 14C76 16 80 26 80 38C80 48 74 52 74 60L75 76C74 90 67 97 60 97C70 84 66 66 70 54C74 44 72 26 64 14Z',
    deep,
    0.6,
  ),
  fill('M45 56L53 62L51 74L46 68ZM75 56L67 62L69 74L74 68Z', dim(deep, 0.6), 0.75),
  fill(pair('M42 36Q48 29 57 36Q59 46 53 51Q44 51 42 42Z'), '#0d0812'),
  fill(disc(50.5, 42, 1.9) + disc(69.5, 41, 1.9), light),
  line(pair('M40 36Q44 27 56 32'), dim(deep, 0.5), 2, 0.9),
  fill('M58 50L56 58L59.500 56.500L60 51ZM62 50L64 58L60.500 56.500L60 51Z', '#0d0812', 0.85),
  fill('M60 63Q68 63 69 74Q69 91 60 92Q51 91 51 74Q52 63 60 63Z', '#0d0812'),
  fill('M53.500 67L55 71L57 66ZM61 65L63 70L65 66.500ZM56 89L58 84L60 90ZM62 89.500L64 85L65.500 87Z', '#e9e2cc'),
  line('M53 72Q51 82 54 88M67 72Q69 82 66 88', dim(deep, 0.6), 1.2, 0.8),
  line('M47 20Q50 17 55 16M43 30Q42 36 44 42', '#ffffff', 1.8, 0.8),
  ...(tears ? [line(pair('M49 52Q47 60 48 72M53 52L53 60'), '#17101f', 1.8)] : []),
];
const skullFace = (bone: string, light: string): Drawing => [
  ...shape('M60 22C46 22 39 32 39.500 44C40 54 43 58 46 60L48 72Q54 77 60 77', bone, 0.45, 2.2),
  fill(pair('M43 42Q50 38 57 47Q56 56 48 55Q42 52 43 42Z'), '#140d1c'),
  fill(disc(50.5, 48, 2.8) + disc(69.5, 48, 2.8), light),
  fill('M60 53L63.500 60H56.500Z', '#140d1c'),
  line('M49 66Q60 63 71 66M53 65V75M57 64.500V76M63 64.500V76M67 65V75', '#140d1c', 1.7),
  line(pair('M42 40L57 45'), '#140d1c', 2.6),
];
/** An arm of bone and skin that reaches out of the cloth. */
const REACH =
  'M32 62Q18 62 12 72L8 84L2 92L-2 104L3 98L3 112L8 100L11 114L14 100L20 108L18 96L22 90L17 90L18 82Q24 74 38 74Z';
export const ghost = (of: Veil, tears = false): Drawing =>
  within(
    [
      ...glow(58, 54, 58, of.light),
      // A shroud, more holes than cloth, that comes to nothing.
      ink(
        'M60 4C38 4 28 22 28 46C22 58 24 74 28 84L22 104L31 98L34 116L42 102L50 122L58 106L68 119L74 103L88 112L90 100L108 106Q96 96 94 82C98 70 96 58 92 46C92 22 82 4 60 4Z',
        of.colour,
        2.5,
      ),
      fill(
        'M66 4C84 8 92 24 92 46C96 58 98 70 94 82Q96 96 108 106L90 100L88 112L74 103L68 119L58 106Q78 84 80 60Q84 30 66 4Z',
        of.deep,
        0.62,
      ),
      fill('M60 12C44 12 36 26 36 46Q34 72 44 92L60 102L76 92Q86 72 84 46C84 26 76 12 60 12Z', dim(of.deep, 0.45)),
      fill('M30 90L36 86L37 96ZM84 88L92 90L86 98ZM60 108L64 104L66 112Z', dim(of.deep, 0.45)),
      line('M33 52Q30 66 34 80M32 44Q32 24 46 12', '#ffffff', 2, 0.75),
      ink(REACH, of.colour, 2),
      ink(flip(REACH), dim(of.colour, 0.72), 2),
      line(pair('M34 66L24 70L18 80M30 72L22 76'), dim(of.deep, 0.7), 1.3, 0.9),
      ...wail(of, '#fffbe0', tears),
    ],
    0.97,
  );
export const spectre = (of: Veil, bone: string, light: string): Drawing => [
  ...veil(of),
  ...arm('left', of.colour, true),
  ...arm('right', dim(of.colour, 0.75), true),
  ...skullFace(bone, light),
];

/** Nothing under the hood but two lights. */
export const wraith = (cloak: string, light: string, steel: string): Drawing =>
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

/** On all fours along a wall with the moon on it, behind whoever walks there. */
const stalking = (light: string, eye: string): Drawing =>
  within(
    [
      fill(disc(60, 62, 62), light, 0.35),
      fill(disc(40, 34, 30), light, 0.75),
      // The legs that are farther away.
      ink(
        'M62 74Q58 96 50 106L44 116L54 115L58 121L64 113Q74 100 80 84ZM96 78Q92 98 86 106L82 116L91 115L95 121L100 112Q106 98 108 86Z',
        '#2a2038',
        2,
      ),
      ink(
        'M119 122Q126 88 112 62Q98 38 72 36Q56 35 47 41Q36 34 26 42Q14 50 14 62Q15 73 26 77Q37 80 46 74L40 90Q30 100 16 103L4 104L10 109L0 114L12 114L7 121L19 115L22 122L29 113Q46 107 54 94L62 82Q80 92 98 82Q108 94 104 108L100 121L109 117Z',
        '#17101f',
        2.4,
      ),
      line('M50 41Q76 33 98 52Q110 64 113 84M24 46Q18 52 18 60M46 84Q40 98 26 105', '#8a6fb0', 2, 0.9),
      fill('M20 58Q27 50 39 57Q31 66 20 58Z', '#ffe9c0'),
      fill(disc(29, 58, 2.6), eye),
      line('M17 68Q27 74 40 69', eye, 2.4),
    ],
    0.9,
  );

/** It creeps nearer on its hands, and does not look away. */
const lemure: Drawing = within(
  [
    ...glow(60, 66, 56, '#a9c8dc'),
    // A back with the spine through its skin.
    ...shape('M60 -2C36 0 22 18 18 44Q12 62 20 84L40 100H60', '#7f97a8', 0.45, 2.6),
    line('M60 0V20', '#31424f', 2.4),
    ink([2, 9, 16].map((y) => `M54 ${y}L60 ${y - 5}L66 ${y}L60 ${y + 4}Z`).join(''), '#a9bcc8', 1.7),
    line(pair('M50 8Q34 16 28 36M48 18Q36 26 32 44M46 28Q38 36 36 50'), '#4c6070', 2.2, 0.8),
    // Arms with one joint too many.
    ink(
      pair(
        'M26 42Q8 46 4 66L10 84L-2 104L-8 116L2 111L2 122L9 112L14 122L17 111L26 116L18 102L22 86L18 68Q22 58 34 58Z',
      ),
      '#8ea6b7',
      2.4,
    ),
    fill('M94 42Q112 46 116 66L110 84L122 104L117 110L104 100L106 84L108 66Q104 54 90 50Z', '#2f4250', 0.6),
    line('M10 66L14 82L6 100M8 70Q12 56 24 50', '#ffffff', 1.6, 0.55),
    line(pair('M4 82L16 86M6 66L18 68'), '#31424f', 1.8, 0.8),
    // A head that hangs below its shoulders.
    ink(
      'M60 34C42 34 33 46 34 60C35 74 42 78 44 90C46 104 53 110 60 110C67 110 74 104 76 90C78 78 85 74 86 60C87 46 78 34 60 34Z',
      '#b9cad4',
      2.4,
    ),
    fill('M66 34C80 37 87 47 86 60C85 74 78 78 76 90C74 104 67 110 60 110C72 92 78 60 66 34Z', '#4c6070', 0.6),
    line(
      'M40 40Q30 52 30 72Q30 84 24 92M46 36Q36 44 38 56M80 40Q90 52 90 70Q90 82 96 90M72 36Q80 40 82 48',
      '#22303b',
      2.6,
    ),
    fill(disc(48, 62, 9.6) + disc(72, 62, 9.6), '#10161c'),
    line(pair('M39 58Q44 50 56 56'), '#31424f', 2.2),
    fill(disc(49, 62, 3.4) + disc(73, 62, 3.4), '#f2fbff'),
    fill(disc(49.4, 62.4, 1.3) + disc(73.4, 62.4, 1.3), '#10161c'),
    // It weeps black.
    line('M46 71Q44 82 46 94M51 71V80M74 71Q76 84 73 96M69 71V78', '#10161c', 2.4),
    fill('M58 70L56 78L60 76L64 78L62 70Z', '#10161c', 0.8),
    ink('M49 90Q54 85 60 87Q66 85 71 90Q70 102 60 103Q50 102 49 90Z', '#10161c', 1.8),
    line('M52 88.500L54 101M57 87.500V102.500M63 87.500V102.500M68 88.500L66 101', '#b9cad4', 1.5),
    line('M38 60Q37 46 50 40', '#ffffff', 2, 0.7),
  ],
  0.97,
);

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

const knifeAt = (d: string, grip: string): Drawing => [ink(d, '#d8e0e6', 1.8), ink(grip, '#6d4523', 1.6)];
/** Smoke with a face that is torn more than it is drawn; whatever is loose in the house flies around it. */
const poltergeist: Drawing = within(
  [
    ...glow(60, 56, 60, '#c9a8f0'),
    line('M-4 66Q10 104 60 100Q112 98 124 60', '#e8d8ff', 3, 0.5),
    ink(
      'M58 -6C40 -6 30 10 32 30C30 44 22 50 24 64C26 76 36 80 34 92Q30 104 44 108Q40 116 52 122Q50 116 58 114Q74 112 72 102Q86 96 84 82C94 76 96 62 90 50C86 42 90 34 88 24C86 6 76 -6 58 -6Z',
      '#6a5288',
      2.6,
    ),
    fill(
      'M64 -6C78 -4 86 8 88 24C90 34 86 42 90 50C96 62 94 76 84 82Q86 96 72 102Q74 112 58 114Q72 92 74 66Q78 24 64 -6Z',
      '#2a1640',
      0.65,
    ),
    line(
      'M36 30Q34 10 50 0M28 62Q30 52 36 46M38 94Q36 102 46 106M44 86Q58 92 72 84M42 98Q56 104 70 96',
      '#e2ccff',
      2,
      0.6,
    ),
    // One eye is larger than the other.
    fill('M38 24Q46 12 57 24Q58 40 48 42Q36 40 38 24ZM64 26Q71 18 80 26Q81 37 73 40Q64 37 64 26Z', '#0d0614'),
    fill(disc(48, 30, 3.2) + disc(72.5, 31, 2.2), '#ffe08a'),
    fill(disc(48.4, 30.4, 1.2), '#0d0614'),
    line('M35 22Q44 8 58 19M63 21Q72 13 83 22', '#1c0e2c', 3),
    ink('M36 50Q46 56 60 52Q76 48 84 54Q86 78 66 84Q40 86 36 50Z', '#0d0614', 2),
    line('M41 53L46 80M48 55L52 83M56 54L58 84M64 52L65 84M72 51.500L71 82M79 53L77 76', '#8a6fb0', 2.2),
    fill('M38 53L42 62L45 55.500ZM50 55.500L53 64L57 54ZM62 52.500L66 62L70 51.800ZM75 52L77 61L81 53.500Z', '#efe6d2'),
    ...knifeAt('M2 20L24 30L22 34L2 28Z', 'M24 30L36 36L34 41L22 35Z'),
    ...knifeAt('M-4 84L18 74L20 79L2 90Z', 'M18 73L28 68L31 74L20 80Z'),
    ...knifeAt('M98 92L108 112L103 114L94 98Z', 'M94 84L100 80L105 92L98 96Z'),
    ink('M100 20H124V26H120V42H115V26H108V42H103V26H100ZM118 20V-4H123V20Z', '#a8763e', 1.9),
    ink('M6 42Q2 58 14 62Q26 62 26 48L24 38Z', '#a8623a', 2),
    ink('M4 40L26 34L27 39L5 45Z', '#c4784a', 1.8),
    fill('M20 39L24 38L26 48Q26 62 14 62Q22 56 20 39Z', '#4a2410', 0.6),
    ink(disc(108, 62, 9), '#e6ecef', 1.9),
    line(disc(108, 62, 5), '#8fa0b0', 1.4),
  ],
  0.93,
);

export const SPIRITS: Gallery = {
  ghost: () => ghost({ colour: '#dfe6ee', deep: '#5f7090', light: '#dfe8ff' }),
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
  shadow_stalker: () => stalking('#d8c8f4', '#b45cff'),
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
