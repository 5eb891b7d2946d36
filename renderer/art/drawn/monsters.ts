// Those who walk on two legs and mean harm, whichever set brings them.
import { bust } from './anatomy';
import { glare, maw, roundEars, strokes, tusks } from './beast';
import { flame, plate, sword } from './garb';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, halfOf, ink, pair, place, rod, shape, thing } from './mirror';
import { TAN } from './skins';
import { within } from './within';

type Goblin = { readonly skin: string; readonly coat: string; readonly eye: string; readonly over?: Drawing };
/** All ears, nose and teeth. */
export const goblin = ({ skin, coat, eye, over = [] }: Goblin): Drawing =>
  within(
    bust({
      skin,
      coat,
      head: 'heart',
      build: 'slight',
      ears: 'none',
      eyes: 'hidden',
      brows: 'none',
      nose: 'none',
      behind: [
        ink(pair('M43 60Q22 66 -4 34Q22 30 43 40Z'), dim(skin, 0.86), 2.4),
        fill(pair('M41 55Q24 56 6 37Q24 36 41 46Z'), dim(skin, 0.5)),
        ink(pair('M8 40L3 47L12 46Z'), '#e0b545', 1.4),
      ],
      clothes: [
        line('M34 92L84 120', '#1f130c', 6),
        line('M34 92L84 120', '#9a6a38', 3),
        ink(pair('M46 86L36 92L44 104L60 100L60 92Z'), dim(coat, 0.75), 2),
      ],
      marks: [fill(disc(44, 64, 1.6) + disc(73, 40, 1.8), dim(skin, 0.55))],
      mouth: [
        ink('M42 66Q60 72 78 66Q76 84 60 85Q44 84 42 66Z', '#3c0f0c', 2),
        ink(
          'M44 67L47 76L50 68.500L54 76L57 70L60 77L63 70L66 76L70 68.500L73 76L76 67Q60 72 44 67ZM49 82L52 75L55 84ZM65 84L68 75L71 82Z',
          '#f6ecc8',
          1,
        ),
      ],
      over: [
        ...glare(47, 11, eye, { size: 0.95, white: '#fbf0b0', pupil: 'slit' }),
        ...shape('M60 42Q56 50 51 61Q49 70 60 69', skin, 0.3, 2),
        fill(disc(56.5, 65, 1.3) + disc(63.5, 65, 1.3), INK),
        ...over,
      ],
    }),
    0.965,
  );

export const knife = (skin: string): Drawing => [
  ...sword(102, 96, '#dfe5e8', '#6d4523', 1),
  ink('M94 106Q94 98 102 98Q111 98 111 106Q111 114 102 114Q94 114 94 106Z', skin, 2),
  line('M95 104H104M95 109H104', INK, 1.4),
];
/** What a goblin without a helmet has on his head. */
const tuft = (colour: string): Drawing => shape('M60 0Q54 8 56 16L46 10L49 22L40 20L45 31Q52 26 60 28', colour, 0.4, 2);

const hobgoblin: Drawing = within(
  bust({
    skin: '#c9763f',
    coat: '#4a4a52',
    head: 'square',
    build: 'broad',
    ears: 'none',
    eyes: 'hidden',
    brows: 'none',
    nose: 'none',
    mouth: 'none',
    behind: [
      ...rod('M106 120L100 6', '#7a4f28', 5),
      ink('M100 -8L108 12L100 22L92 12Z', '#c3ccd3', 2.2),
      fill('M100 -8L108 12L100 22Z', '#59646d', 0.6),
      line('M92 24H109', '#a8322a', 5),
      ink(pair('M42 58Q26 60 12 36Q30 36 42 44Z'), '#a85c2c', 2.4),
      fill(pair('M40 54Q29 53 19 40Q31 41 40 47Z'), '#5c2a12'),
    ],
    clothes: [...plate('#6f767e', '#2d3339'), ink(disc(30, 98, 3) + disc(90, 98, 3), '#d9a834', 1.4)],
    over: [
      ...glare(49, 11, '#f2d22c', { size: 0.95 }),
      ...shape('M60 50Q55 52 52 59Q51 65 60 65', '#b3642f', 0.3, 1.9),
      fill(pair('M58 63Q54 60 53 62.500Q55 65 58 63Z'), INK),
      ...shape('M60 70Q46 68 40 62Q38 76 46 86Q52 91 60 91', '#d4854c', 0.45, 2.2),
      line('M46 73Q60 67 74 73', INK, 2.4),
      ...tusks('M47 74L46 61Q50 57 53 72Z'),
      ...shape('M60 -8L56 6Q38 10 36 32L38 44L50 39L60 46', '#7b848c', 0.5, 2.6),
      line('M38 34Q60 26 82 34', '#3c444b', 3),
      fill(disc(44, 37, 1.5) + disc(76, 37, 1.5) + disc(52, 33.5, 1.5) + disc(68, 33.5, 1.5), '#e6ecef'),
    ],
  }),
  0.98,
);

type Brute = {
  readonly skin: string;
  readonly coat: string;
  readonly eye: string;
  readonly hair: Drawing;
  readonly over?: Drawing;
  readonly behind?: Drawing;
};
/** Twice as broad as a man, with a small head between his shoulders. */
const brute = ({ skin, coat, eye, hair, over = [], behind = [] }: Brute): Drawing =>
  within(
    [
      ...behind,
      ...shape('M60 58Q34 56 16 70Q-6 86 -6 120L60 120', skin, 0.45, 2.6),
      ...shape('M60 100Q48 96 34 70L26 66Q28 92 24 120L60 120', coat, 0.45, 2.4),
      line('M34 82L30 90M38 96L34 104M84 84L88 92M82 100L86 106', '#fff6dc', 1.6, 0.4),
      ...roundEars(25, 46, 7, dim(skin, 0.85), dim(skin, 0.5)),
      ...shape('M60 18Q44 18 41 34L38 50Q28 62 33 76Q42 92 60 93', skin, 0.5, 2.6),
      fill(pair('M42 54Q37 62 40 68Q46 64 46 57Z'), dim(skin, 0.6), 0.6),
      ...hair,
      line('M50 28Q60 24 70 28M53 33Q60 30 67 33', dim(skin, 0.6), 1.5, 0.8),
      ...shape('M60 37Q48 35 41 40Q42 46 50 46L60 45', dim(skin, 0.92), 0.4, 2),
      ...glare(47, 10.5, eye, { size: 0.72 }),
      line(pair('M42 43L56 47'), INK, 2.6),
      ...shape('M60 48Q54 50 49 59Q49 67 60 66', dim(skin, 0.96), 0.35, 2),
      fill(pair('M58 63.500Q53 60 52 63Q54 66 58 63.500Z'), INK),
      ...shape('M60 72Q46 70 37 65Q31 76 38 87Q48 98 60 98', skin, 0.45, 2.4),
      ink('M41 75Q60 66 79 75Q60 79 41 75Z', '#3c0f0c', 2),
      ...tusks('M44 77Q41 66 43 59Q50 66 51 75Z'),
      ink('M56 76L57.500 71L60 76L62.500 71L64 76Z', '#f6ecc8', 1),
      ...over,
    ],
    0.935,
  );

/** A club, thicker than its owner's arm. */
export const club = (colour: string, nail: string): Drawing => [
  ...thing(
    'M92 120Q98 84 92 52Q84 20 98 4Q112 -4 118 8Q124 22 114 52Q108 84 108 120Z',
    colour,
    'M108 2Q122 4 118 26Q112 52 110 70Q108 96 108 120H100Q104 80 104 54Q114 24 108 2Z',
  ),
  ink('M88 16L78 12L87 24ZM90 38L80 38L91 46ZM116 18L127 12L119 26ZM115 42L125 44L113 50Z', nail, 1.6),
  line('M98 14Q94 28 99 50M108 60Q104 76 104 88', dim(colour, 0.5), 1.8),
];
export const grip = (skin: string): Drawing => [
  ink('M84 92Q84 82 94 82H110Q118 84 118 94Q118 108 106 110H94Q84 106 84 92Z', skin, 2.4),
  fill('M106 82H110Q118 84 118 94Q118 108 106 110Q112 98 106 82Z', dim(skin), 0.6),
  line('M86 90H100M85 97H100M88 104H100', INK, 1.7),
];

const ogre: Drawing = brute({
  skin: '#d0a06c',
  coat: '#7a4f2c',
  eye: '#b3401c',
  behind: club('#8a5c34', '#d4dbe0'),
  hair: [line('M52 19Q50 12 44 11M60 18V9M68 19Q71 13 76 12', '#2b1d14', 2.6)],
  over: [line(disc(25, 57, 4.5), '#e0b545', 2.2), ...grip('#d0a06c')],
});

const pine = (x: number, foot: number, size: number): Drawing => [
  ink(place('M0 -26L7 -14H4L10 -5H5L11 4H-11L-5 -5H-10L-4 -14H-7Z', x, foot - 6 * size, size), '#2f5f34', 1.6),
  fill(place('M0 -26L7 -14H4L10 -5H5L11 4H0Z', x, foot - 6 * size, size), '#173a1e', 0.7),
];
type Colossus = { readonly skin: string; readonly hair: string; readonly coat: string; readonly eye: string };
/** Clouds hang at his chest, trees stand at his feet. */
export const giant = ({ skin, hair, coat, eye }: Colossus): Drawing =>
  within(
    [
      ...shape('M60 40Q38 40 24 52Q10 64 6 96L6 120L60 120', skin, 0.45, 2.6),
      ...shape('M60 50Q46 60 34 48L26 56Q30 84 24 120L60 120', coat, 0.45, 2.4),
      line('M42 62L40 72M52 64L52 72M68 64L68 72M78 62L80 72', '#f4ead0', 2),
      ...roundEars(20, 24, 4.5, dim(skin, 0.9), dim(skin, 0.5)),
      ...shape('M60 -6C46 -6 41 4 41 18Q41 40 60 46', skin, 0.5, 2.5),
      ...shape('M60 60Q46 56 40 40Q38 28 40 20L45 28Q52 34 60 33', hair, 0.5, 2.3),
      line('M50 38L52 50M60 42V54M70 38L68 50', dim(hair, 0.5), 1.6),
      ...maw('M60 34Q53 34 51 37Q54 43 60 43', 'M52 36L54 39L56 35.500Z'),
      ...shape('M60 -9Q42 -10 39 8L41 20Q44 10 48 4Q54 6 60 4', hair, 0.5, 2.3),
      ...glare(17, 8.5, eye, { size: 0.66 }),
      line(pair('M43 11Q50 9 58 15'), dim(hair, 0.6), 3.2),
      ...shape('M60 18Q56 22 54 27Q56 31 60 31', dim(skin, 0.95), 0.3, 1.7),
      // An oak or a fir, whatever stood there.
      ...rod('M98 104Q100 70 96 44', '#7a4f28', 6),
      ink('M96 -10L106 8H101L112 24H105L116 42H78L88 24H82L92 8H87Z', '#3a7a3f', 2.2),
      fill('M96 -10L106 8H101L112 24H105L116 42H97Z', '#173a1e', 0.65),
      ink('M84 74Q84 64 94 64H106Q114 66 114 76Q114 88 103 90H93Q84 86 84 74Z', skin, 2.3),
      line('M86 72H98M85 78H98M88 84H98', INK, 1.5),
      ...[
        [20, 81],
        [34, 85],
        [7, 86],
      ].flatMap(([x = 0, y = 0]): Drawing => [fill(disc(x, y, 9), '#fffaf0', 0.92)]),
      ...[
        [112, 92],
        [100, 97],
        [120, 97],
      ].flatMap(([x = 0, y = 0]): Drawing => [fill(disc(x, y, 9), '#f2e6dc', 0.92)]),
      fill(
        'M-8 90Q6 82 20 84Q34 86 50 90Q30 97 10 95Q-4 95 -8 90ZM80 102Q100 94 128 100Q118 106 104 106Q88 107 80 102Z',
        '#fffaf0',
        0.92,
      ),
      line('M20 12Q24 8 26 12Q28 8 32 12M10 26Q13 23 15 26Q17 23 20 26', INK, 1.7),
      // How small all else is.
      fill('M-4 122Q8 106 60 107Q112 106 124 122Z', '#4c6a2f'),
      ...pine(16, 118, 0.5),
      ...pine(27, 120, 0.42),
      ...pine(92, 119, 0.46),
      ...pine(106, 118, 0.54),
      ink('M52 119V106H56V102H59V106H62V102H65V106H69V119Z', '#b9ae9c', 1.6),
      ink('M50 106L54 98L58 106Z', '#a8322a', 1.3),
    ],
    0.92,
  );

export const horned = (skin: string, horn: string, eye: string, blaze: string): Drawing =>
  within(
    [
      // Wings of a bat.
      ...shape(
        'M60 84Q40 66 30 40Q16 24 -6 20Q4 34 0 50Q10 50 10 66Q20 64 24 80Q34 78 40 96L60 110',
        dim(skin, 0.5),
        0.3,
        2.4,
      ),
      strokes('M30 40Q20 44 1 49M32 46Q20 56 11 65M36 56Q28 66 25 78', dim(skin, 0.28), 2, 0.9),
      ...shape('M60 72Q36 74 22 88Q12 100 10 120L60 120', dim(skin, 0.82), 0.45, 2.6),
      strokes('M36 92Q48 90 58 98M40 106Q50 110 58 106', dim(skin, 0.4), 2, 0.7),
      ink(pair('M46 34C30 34 16 22 16 -4C26 10 38 16 54 20Z'), horn, 2.6),
      strokes('M20 12L26 10M26 22L33 17M36 29L41 22', dim(horn, 0.45), 2, 0.9),
      ink(pair('M41 48L24 40L37 60Z'), dim(skin, 0.85), 2.2),
      ...shape('M60 18C44 18 38 30 39 48C40 64 46 80 54 90L60 94', skin, 0.5, 2.6),
      fill(pair('M41 62Q48 64 50 76Q44 72 41 62Z'), dim(skin, 0.5), 0.7),
      strokes('M54 30L57 38M46 28L50 35', dim(skin, 0.5), 2, 0.7),
      ...glare(50, 11, eye, { size: 1, pupil: 'slit', white: blaze }),
      line(pair('M39 41L57 51'), dim(skin, 0.3), 4),
      fill(halfOf('M60 54L55 62Q56 66 60 65'), dim(skin, 0.45)),
      ...maw('M60 72Q48 70 43 68Q46 86 60 87', 'M46 69.500L49 79L53 71Z'),
      ink('M56 72L58 77L60 72L62 77L64 72ZM53 84L56 78L58 86ZM62 86L64 78L67 84Z', '#fbf3dc', 1),
      ...shape('M60 89L54 91L57 104L60 110', dim(skin, 0.3), 0.4, 1.8),
    ],
    0.94,
  );

/** One face that is yours, and half of one that is nobody's. */
const doppelganger: Drawing = [
  ...bust({
    skin: TAN,
    coat: '#4a5f7a',
    head: 'oval',
    iris: '#5a3d1e',
    brow: '#4a2f1a',
    brows: 'stern',
    mouth: 'smirk',
    over: [...shape('M60 12C42 12 33 26 36.500 56L40 48C42 40 46 35 60 34', '#6e4826', 0.5, 2.4)],
  }),
  fill('M60 84Q78 84 96 96Q110 106 112 124H60Z', '#2b2638', 0.92),
  ink('M60 82V104Q70 98 74 90L70 74Z', '#8a84a0', 2),
  ink('M60 10C82 10 89 30 84 54C82 72 72 84 60 84Z', '#c9c4d8', 2.4),
  fill('M72 14C86 22 88 38 84 54C82 72 72 84 60 84Q80 56 72 14Z', '#6a6285', 0.7),
  ink('M63 50Q70 42 78 49Q71 57 63 50Z', '#14101c', 1.6),
  fill(disc(70.5, 50, 2.6), '#d8f4ff'),
  line('M63 70Q70 74 75 66', '#4a4260', 2.2),
  line('M60 10V122', INK, 2.4),
];

/** Grey as the rock that he lives under. */
const troll = (skin: string, moss: string): Drawing =>
  brute({
    skin,
    coat: '#5a4a36',
    eye: '#e0a01c',
    behind: club('#7d8791', '#b9c1c8'),
    hair: shape('M60 6L54 11L48 5L46 14L37 12L38 23L30 26L36 34L44 31Q52 25 60 25', moss, 0.45, 2.3),
    over: [
      ...shape('M60 46Q51 50 46 63Q46 74 60 73', skin, 0.35, 2.2),
      fill(pair('M57 70Q51 67 50 70Q53 73 57 70Z'), INK),
      fill(
        disc(52, 62, 1.8) + disc(38, 84, 2) + disc(78, 86, 1.6) + disc(20, 92, 2.4) + disc(16, 100, 1.8),
        dim(skin, 0.6),
      ),
      fill(pair('M14 72Q22 64 32 66Q24 70 22 78Z'), moss),
      ...grip(skin),
    ],
  });

export const cap = (colour: string): Drawing => [
  ...thing(
    'M40 34Q44 8 70 -6Q100 -2 102 20Q90 12 80 16Q82 26 80 36Q60 26 40 34Z',
    colour,
    'M70 -6Q100 -2 102 20Q90 12 80 16Q82 26 80 36Q72 32 66 31Q74 12 70 -6Z',
  ),
];
const crownOn = (y: number): Drawing => [
  ...shape(
    `M60 ${y - 16}L54 ${y - 4}L46 ${y - 13}L45 ${y - 2}L37 ${y - 8}L39 ${y + 10}Q50 ${y + 5} 60 ${y + 5}`,
    '#f0c650',
    0.45,
    2.2,
  ),
  fill(disc(60, y, 2.4) + disc(48, y + 2, 1.8) + disc(72, y + 2, 1.8), '#d2303a'),
];
const fork: Drawing = [
  line('M104 120V30', INK, 6),
  line('M104 120V30', '#7d868e', 3.2),
  ink('M92 6L95 2L98 6V22H101V0L104 -5L107 0V22H110V6L113 2L116 6V24Q116 32 108 32H100Q92 32 92 24Z', '#a9b2ba', 2),
];

export const MONSTERS: Gallery = {
  goblin: () =>
    goblin({ skin: '#8fae4c', coat: '#6b4a2c', eye: '#d2401c', over: [...tuft('#2b1d14'), ...knife('#8fae4c')] }),
  cave_goblin: () => goblin({ skin: '#7d9488', coat: '#4a4036', eye: '#e8b81c', over: knife('#7d9488') }),
  snow_goblin: () =>
    goblin({ skin: '#a3bfce', coat: '#dfe6ea', eye: '#2f6fc4', over: [...tuft('#f4f6f8'), ...knife('#a3bfce')] }),
  goblin_king: () => goblin({ skin: '#8fae4c', coat: '#7a2338', eye: '#d2401c', over: crownOn(20) }),
  goblin_ambusher: () =>
    goblin({ skin: '#7f9a3c', coat: '#3a4a2a', eye: '#d2401c', over: [...cap('#3f5a2f'), ...knife('#7f9a3c')] }),
  red_cap: () =>
    goblin({ skin: '#b0a276', coat: '#4a3a2c', eye: '#c02a1c', over: [...cap('#c0281c'), ...knife('#b0a276')] }),
  hobgoblin: () => hobgoblin,
  ogre: () => ogre,
  colossal_ogre: () => ogre,
  cave_troll: () => troll('#8d9aa0', '#5f7a3c'),
  giant: () => giant({ skin: '#dba67a', hair: '#9c4a1f', coat: '#6d5a3a', eye: '#3f6fa8' }),
  friendly_giant: () => giant({ skin: '#e8b88c', hair: '#d9a545', coat: '#4c6f8c', eye: '#3f8a5a' }),
  frost_giant: () => giant({ skin: '#a9c8de', hair: '#f0f5f8', coat: '#51708f', eye: '#2f6fc4' }),
  fire_giant: () => giant({ skin: '#8a3a26', hair: '#f08a2c', coat: '#3a2420', eye: '#ffb01c' }),
  demon: () => horned('#c23324', '#3a2a24', '#d8501c', '#ffdc4a'),
  lesser_demon: () => horned('#a8522c', '#4a3c30', '#d8901c', '#ffe98a'),
  pit_fiend: () => [
    ...horned('#7a1f2c', '#2b2220', '#ff7a1c', '#ffdc4a'),
    ...flame(22, 120, 1.3),
    ...flame(98, 120, 1.3),
  ],
  lord_of_the_pit: () => [...horned('#5a2434', '#d9cba4', '#ff7a1c', '#ffdc4a'), ...crownOn(22)],
  gargoyle: () => horned('#8a9096', '#666c72', '#e8a01c', '#ffe9a0'),
  devil: () => [...horned('#d8402c', '#f0dfb4', '#2f8a3a', '#f6f0c0'), ...fork],
  doppelganger: () => doppelganger,
};
