// What has feathers and a beak, whichever set brings it.
import { claws, glare, strokes, tusks } from './beast';
import { flame, glow, star } from './garb';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, flip, ink, pair, place, shape } from './mirror';
import { inset, mirrored, within } from './within';

type Plumage = {
  readonly body: string;
  readonly head: string;
  readonly beak: string;
  readonly eye: string;
};
const SPREAD =
  'M50 92Q34 84 26 62Q16 40 -8 26Q-6 38 0 44L-8 46Q-4 56 4 60L-4 64Q2 74 10 76L4 82Q12 92 22 92L18 98Q30 106 48 104Z';
const spread = (colour: string): Drawing => [
  ink(pair(SPREAD), colour, 2.4),
  fill(flip(SPREAD), INK, 0.22),
  strokes('M-2 30Q14 44 22 62M2 46Q14 54 20 68M6 62Q14 68 20 78M12 78Q20 82 26 90', dim(colour, 0.5), 2, 0.8),
  strokes('M-4 28Q12 40 22 54', '#fff6dc', 1.6, 0.45),
];
/** The head of a bird of prey from the front. */
export const raptor = ({ body, head, beak, eye }: Plumage): Drawing => [
  ...shape('M60 70Q36 72 20 88Q8 102 8 121L60 121', body, 0.45, 2.6),
  line('M22 98L30 92M34 92L42 86M20 112L30 106M40 104L48 98M84 92L92 98M94 106L104 112', dim(body, 0.5), 2.2),
  ...shape(
    'M60 14L50 10L48 17L38 16L38 25L28 28L32 36L24 44L30 52L24 62L32 68L30 80L40 80L44 92L52 88L60 96',
    head,
    0.45,
    2.6,
  ),
  line(pair('M34 34L42 38M31 50L39 50M34 64L42 60M44 78L48 70'), dim(head, 0.7), 1.9),
  ...glare(44, 14, eye, { size: 1.05, white: '#fff2c0' }),
  line(pair('M40 35L58 47'), dim(head, 0.55), 4),
  ...shape('M60 46Q48 50 46 60Q46 68 54 72L60 92', beak, 0.4, 2.5),
  line('M47 63Q54 68 60 66Q66 68 73 63', dim(beak, 0.5), 2.2),
  fill(pair('M54 55L57 58L53 60Z'), INK),
];

/** An eagle before, a lion or a horse behind. */
const griffon = (of: Plumage, over: Drawing = []): Drawing =>
  within(
    [
      ...spread(dim(of.body, 0.85)),
      ...inset(
        [
          ink(pair('M46 16L28 -12L30 22Z'), of.head, 2.4),
          fill(pair('M43 14L32 -2L33 18Z'), dim(of.head, 0.5)),
          ...raptor(of),
        ],
        60,
        62,
        0.8,
      ),
      ...over,
    ],
    0.95,
  );
const paws = (colour: string): Drawing => [
  ink(pair('M28 121Q26 102 38 98Q50 100 50 121Z'), colour, 2.3),
  claws(38, 110, 0.6),
  claws(82, 110, 0.6),
];
const hooves = (colour: string): Drawing => [
  ink(pair('M30 104Q30 94 40 94Q50 94 49 104L50 112H30Z'), colour, 2.3),
  ink(pair('M29 110H51L53 121H27Z'), '#3a2a20', 2.2),
];

type Crow = { readonly coat: string; readonly sheen: string; readonly eye: string };
/** With its beak open, from the side. */
const crow = ({ coat, sheen, eye }: Crow): Drawing => [
  ink('M86 74L122 108L112 110L116 120L102 112L98 118L82 92Z', dim(coat, 0.75), 2.4),
  ink('M42 108L38 120L30 121M42 120L50 121M58 108L60 120L52 121M60 120L68 121', '#3a3026', 3),
  ink(
    'M40 18C26 18 20 28 22 40Q14 54 18 74Q24 104 54 110Q82 110 94 84Q92 64 76 52Q66 44 62 34C60 24 52 18 40 18Z',
    coat,
    2.6,
  ),
  fill('M46 18C58 20 60 26 62 34Q66 44 76 52Q92 64 94 84Q82 110 54 110Q76 92 64 68Q54 42 46 18Z', INK, 0.35),
  ink('M50 54Q74 56 88 78Q98 94 112 98Q102 104 92 102Q96 108 84 106Q70 106 58 94Q46 78 50 54Z', dim(coat, 0.86), 2.3),
  line('M54 60Q70 64 80 80M54 70Q66 76 74 90M58 82Q66 88 74 98', sheen, 2.2, 0.85),
  line('M24 46Q22 66 28 82M30 26Q34 21 42 21', sheen, 2.4, 0.9),
  line('M26 56L22 62M30 66L25 72M32 78L28 84M40 90L37 97', sheen, 1.7, 0.6),
  ink('M22 42L2 50Q-2 52 2 54L24 50Z', '#4a4038', 2),
  ink('M24 26Q10 24 -4 36Q-8 42 -4 44Q10 38 24 42Z', '#5a4e44', 2.2),
  line('M18 28Q6 28 -2 38', '#d8ccb8', 1.6, 0.7),
  ink(disc(36, 32, 5.5), eye, 1.9),
  fill(disc(35, 32, 2.4), INK),
  fill(disc(34, 30.5, 1.3), '#ffffff'),
  line('M28 27Q36 22 44 29', INK, 2.4),
];
const BLACK: Crow = { coat: '#38343e', sheen: '#8f86a8', eye: '#f2c52c' };
const bolt = (x: number, y: number, size: number): Drawing => [
  ink(place('M4 -22L-10 2H-1L-6 22L12 -6H2L10 -22Z', x, y, size), '#ffe27a', 2),
];
const bough: Drawing = [
  line('M-4 116Q40 112 124 120', INK, 10),
  line('M-4 116Q40 112 124 120', '#6d4a2c', 6.5),
  line('M0 114Q40 110 80 114', '#c9a070', 1.6, 0.7),
];

/** Its wings are the fire. */
const phoenix = (over: Drawing = []): Drawing =>
  within(
    [
      ...glow(60, 54, 60, '#ffe08a'),
      ink(
        pair(
          'M52 100Q34 88 28 62Q20 34 4 14Q4 24 8 32Q-4 24 -10 8Q-12 32 0 48Q-8 46 -10 40Q-8 66 6 74Q0 76 -4 72Q4 94 24 96Q22 102 18 104Q34 112 50 110Z',
        ),
        '#e2571a',
        2.4,
      ),
      fill(pair('M50 96Q36 84 32 62Q26 44 14 30Q18 56 26 70Q14 60 4 44Q8 70 24 82Q32 92 50 100Z'), '#ffb03c'),
      fill('M70 96Q84 84 88 62Q94 44 106 30Q112 60 98 88Q88 100 70 104Z', '#7a1f0c', 0.4),
      ...inset(
        [
          ...shape('M60 -6L56 8L46 -8L46 10L34 2L40 20H60', '#ffd257', 0.4, 2.2),
          ...raptor({ body: '#d8481c', head: '#ffb03c', beak: '#fff0b8', eye: '#e2401f' }),
        ],
        60,
        60,
        0.82,
      ),
      ...flame(26, 122, 1.3),
      ...flame(94, 122, 1.3),
      ...flame(60, 124, 1.2),
      ...over,
    ],
    0.94,
  );

const roc = (): Drawing =>
  within(
    [
      ink(
        'M60 34Q40 18 4 10Q-12 8 -10 16Q8 20 16 30L0 30Q10 38 24 42L12 46Q28 56 46 56L40 84Q46 90 50 84L52 92Q60 98 68 92L70 84Q74 90 80 84L74 56Q92 56 108 46L96 42Q110 38 120 30L104 30Q112 20 130 16Q132 8 116 10Q80 18 60 34Z',
        '#8a5f38',
        2.6,
      ),
      fill(
        'M64 34Q84 18 116 10Q132 8 130 16Q112 20 104 30L120 30Q110 38 96 42L108 46Q92 56 74 56L80 84L70 84L68 92Q64 94 62 92Q70 60 64 34Z',
        INK,
        0.32,
      ),
      line('M4 14Q30 20 48 38M16 32Q32 36 46 46M26 44Q36 48 46 52', '#f0d9a8', 2, 0.7),
      ...inset(raptor({ body: '#8a5f38', head: '#e6d2ac', beak: '#efb43c', eye: '#e2401f' }), 60, 30, 0.4),
      ink('M44 78L36 92L42 90L44 98L49 90L54 92L52 80ZM76 78L84 92L78 90L76 98L71 90L66 92L68 80Z', '#efb43c', 1.9),
      // An elephant would do for a meal: here it is a ship.
      fill('M-8 122Q20 108 60 110Q100 108 128 122Z', '#4c6a2f'),
      ink('M8 120L20 100L32 120ZM90 120L104 96L118 120Z', '#8d8a84', 2),
      fill('M20 100L32 120H22ZM104 96L118 120H106Z', '#4a4844', 0.6),
      fill('M16 106L20 100L24 106L20 105ZM98 105L104 96L109 104L104 102Z', '#ffffff'),
    ],
    0.94,
  );

const cock: Drawing = [
  ...glow(60, 40, 56, '#ffe9a0'),
  ink('M84 76Q96 40 118 36Q126 50 112 60Q128 62 124 78Q112 76 108 82Q120 90 112 100Q98 98 88 104Z', '#2f6a5a', 2.4),
  line('M90 82Q98 54 114 44M94 88Q104 74 120 72M94 96Q104 92 112 94', '#8fe0c0', 2, 0.7),
  ink('M46 108L42 121M42 121H34M42 121H50M64 108L66 121M66 121H58M66 121H74', '#d99a2c', 3),
  ink('M40 26Q24 28 26 48Q18 66 24 86Q34 110 62 110Q92 108 94 78Q80 74 70 60Q58 44 56 32Z', '#b8502c', 2.6),
  fill('M58 40Q62 50 70 60Q80 74 94 78Q92 108 62 110Q80 92 70 72Q62 56 58 40Z', '#4a1a10', 0.55),
  ink('M26 46Q24 62 36 72L42 62L50 72L56 60L64 64Q56 46 56 34Q44 52 26 46Z', '#f0b84a', 2.1),
  ink('M28 30Q20 20 28 12Q32 16 34 18Q36 4 46 6Q46 12 46 16Q56 8 60 18Q56 24 56 34Q40 44 28 30Z', '#d8302a', 2.2),
  ink('M26 26Q44 14 54 32Q48 50 30 46Q24 38 26 26Z', '#f0b84a', 2.2),
  ink('M26 32L8 34L24 42Z', '#f7d97a', 1.9),
  ink('M12 38L24 42L10 46Z', '#e0b04a', 1.7),
  ink('M28 44Q22 54 28 58Q36 54 34 46Z', '#d8302a', 1.8),
  fill(disc(38, 31, 3.6), INK),
  fill(disc(37, 30, 1.2), '#ffffff'),
  line('M-2 30L-10 26M-2 40H-12M0 50L-8 56', '#fff6dc', 2.6),
];

const nest: Drawing = [
  ink('M2 84Q60 70 118 84Q116 112 88 118Q60 122 32 118Q4 112 2 84Z', '#8a5f34', 2.6),
  fill('M84 80Q104 80 118 84Q116 112 88 118Q76 120 66 120Q96 104 84 80Z', '#3c2410', 0.55),
  line(
    'M-4 92L40 104M6 106L52 94M30 116L80 98M60 118L112 102M76 92L124 96M-2 82L30 88M92 84L122 80M40 112L66 104',
    '#d9b070',
    2.4,
  ),
  line('M10 98L58 112M52 86L100 92M70 110L104 112M14 86L46 96', '#3c2410', 1.8),
];
const egg = (x: number, y: number, size: number, shell = '#f4ead0', spot = '#a88a5a'): Drawing => [
  ink(
    place('M0 -22C14 -22 20 -4 18 8C16 20 8 24 0 24C-8 24 -16 20 -18 8C-20 -4 -14 -22 0 -22Z', x, y, size),
    shell,
    2.3,
  ),
  fill(place('M4 -22C16 -20 20 -4 18 8C16 20 8 24 0 24C10 10 10 -8 4 -22Z', x, y, size), dim(shell, 0.5), 0.5),
  fill(
    disc(x - 6 * size, y - 4 * size, 2.4 * size) +
      disc(x + 5 * size, y + 6 * size, 2 * size) +
      disc(x - 2 * size, y + 12 * size, 1.8 * size),
    spot,
  ),
  line(place('M-12 2Q-12 -10 -4 -16', x, y, size), '#ffffff', 1.8, 0.8),
];

export const BIRDS: Gallery = {
  griffon: () => griffon({ body: '#c48f4c', head: '#f2e6cc', beak: '#f0b03c', eye: '#e2701f' }, paws('#c48f4c')),
  hippogriff: () => griffon({ body: '#8a7262', head: '#cfc0ac', beak: '#d9a84a', eye: '#e2a01f' }, hooves('#8a7262')),
  eyrie_outrider: () =>
    griffon({ body: '#6f7f92', head: '#e8eef4', beak: '#f0b03c', eye: '#3f9fd8' }, [
      ...shape('M60 2Q42 4 38 22L36 34Q48 26 60 28', '#c3ccd3', 0.45, 2.3),
      ink('M57 -2H63V30H57Z', '#efc04a', 1.6),
      ...paws('#6f7f92'),
    ]),
  roc,
  stormcrow: () => [
    ...crow({ coat: '#3f4a68', sheen: '#9cc8ff', eye: '#e6f7ff' }),
    ...bolt(104, 34, 1),
    ...bolt(82, 16, 0.7),
  ],
  summon_stormcrow: () => [
    ...glow(56, 60, 60, '#c8b4ff'),
    ...crow({ coat: '#4a4288', sheen: '#c8c0ff', eye: '#ffffff' }),
    ...bolt(104, 34, 1),
    ...bolt(84, 14, 0.7),
    ...star(8, 14, 2, '#ffffff'),
    ...star(112, 74, 1.6, '#ffffff'),
  ],
  carrion_crows: () => [
    ...inset(mirrored(crow({ ...BLACK, coat: '#2c2932' })), 92, 30, 0.5),
    ...inset(crow({ ...BLACK, coat: '#2c2932' }), 22, 26, 0.46),
    ...inset(crow(BLACK), 58, 74, 0.8),
  ],
  sluagh: () => [
    ...glow(60, 60, 58, '#9cffc8'),
    ...inset(mirrored(crow({ coat: '#24302e', sheen: '#7fd8b8', eye: '#c8ffe8' })), 90, 32, 0.56),
    ...inset(crow({ coat: '#24302e', sheen: '#7fd8b8', eye: '#c8ffe8' }), 50, 66, 0.86),
  ],
  skyfall_sentry: () =>
    within(
      [...spread('#5a6a80'), ...raptor({ body: '#5a6a80', head: '#8fa0b4', beak: '#e0a83c', eye: '#e2401f' })],
      0.92,
    ),
  magpie: () => [
    ...bough,
    ...within(
      [
        ...crow({ coat: '#2c3440', sheen: '#6fb0e0', eye: '#8a5a2c' }),
        ink('M22 60Q18 84 34 100Q50 104 52 88Q38 78 36 58Q28 54 22 60Z', '#f6f4ee', 2),
        ink(disc(-2, 52, 7), '#efc04a', 2),
        fill(disc(-2, 52, 3), '#8a5c12'),
        ...star(-2, 42, 1.4, '#ffffff'),
      ],
      0.9,
    ),
  ],
  eyes_of_the_hawk: () => [
    ...glow(60, 50, 58, '#d8d0ff'),
    ...within(raptor({ body: '#6b66c0', head: '#d8d4f8', beak: '#f0c04a', eye: '#ffb01c' }), 0.94),
    fill('M44 44L-10 20L-10 62ZM76 44L130 20L130 62Z', '#fff2b0', 0.5),
    line('M14 36L-2 28M14 52H-4M106 36L122 28M106 52H124', '#ffe9a0', 3),
  ],
  eyrie_vanguard: () => [
    ...inset(griffon({ body: '#6f7f92', head: '#e8eef4', beak: '#f0b03c', eye: '#3f9fd8' }), 92, 34, 0.54),
    ...inset(griffon({ body: '#6f7f92', head: '#e8eef4', beak: '#f0b03c', eye: '#3f9fd8' }), 28, 36, 0.54),
    ...inset(
      griffon({ body: '#8091a6', head: '#f4f8fc', beak: '#f0b03c', eye: '#3f9fd8' }, paws('#8091a6')),
      60,
      72,
      0.8,
    ),
  ],
  herald_of_the_dawn: () => within(cock, 0.96),
  rise_of_the_phoenix: () => phoenix(),
  summon_phoenix: () =>
    phoenix([
      line(disc(60, 60, 62), '#f0e6ff', 2.6, 0.8),
      ...star(8, 96, 2, '#ffffff'),
      ...star(112, 96, 2, '#ffffff'),
      ...star(60, -2, 2.2, '#ffffff'),
    ]),
  eagles_nest: () => [
    ...inset(raptor({ body: '#6d4523', head: '#f4efe4', beak: '#f2b52c', eye: '#e8a01c' }), 74, 42, 0.74),
    ...egg(32, 74, 0.9),
    ...egg(56, 78, 0.8),
    ...nest,
  ],
  dragon_roost: () => [
    ...egg(34, 62, 1.3, '#c9584a', '#5a1712'),
    ...egg(86, 62, 1.3, '#5fa06a', '#1f4a2a'),
    ...egg(60, 54, 1.5, '#e0b04a', '#7a4f12'),
    ...nest,
  ],
  dragon_hatchery: () => [
    ...egg(26, 66, 1.1, '#c9584a', '#5a1712'),
    ...egg(96, 66, 1.1, '#c9584a', '#5a1712'),
    ink('M40 52L46 44L52 52L60 42L68 52L74 44L80 52Q84 84 60 88Q36 84 40 52Z', '#e8c08a', 2.4),
    ink(pair('M50 30Q42 20 44 8Q52 14 56 26Z'), '#f0d9a0', 2),
    ...shape('M60 18Q44 20 44 36Q46 52 60 54', '#c42a20', 0.45, 2.4),
    ...glare(34, 9, '#ffd24a', { pupil: 'slit', size: 0.7 }),
    line('M52 45Q60 50 68 45', INK, 2),
    ...tusks('M53 46L54.500 51L57 47.500Z'),
    ...nest,
  ],
  dragon_eggs: () => [
    ...glow(60, 60, 56, '#ffe9b0'),
    ...egg(34, 74, 1.6, '#c9584a', '#5a1712'),
    ...egg(88, 76, 1.5, '#5fa06a', '#1f4a2a'),
    ...egg(62, 56, 1.7, '#e0b04a', '#7a4f12'),
    line('M8 116Q60 108 112 116', INK, 3, 0.5),
  ],
};
