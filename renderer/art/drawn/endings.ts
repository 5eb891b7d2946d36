// What waits at the Crown of Command.
import { bust, lashes, lips, shadow } from './anatomy';
import { raptor } from './birds';
import { cultist } from './cults';
import { collar, flame, glow, hand, jewel, skull, star, sword } from './garb';
import { mane, parted } from './hair';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { horned } from './monsters';
import { ball, ink, pair, rod, shape, thing, turned } from './mirror';
import { TAN } from './skins';
import { spiral } from './spells';
import { coin } from './treasure';
import { within } from './within';

const GOLD = '#efc04a';
const DARK = '#6d430a';
export const crownAt = (y: number, colour = GOLD): Drawing => [
  ...shape(
    `M60 ${y - 20}L53 ${y - 5}L43 ${y - 17}L41 ${y - 4}L31 ${y - 12}L35 ${y + 12}Q48 ${y + 6} 60 ${y + 6}`,
    colour,
    0.45,
    2.3,
  ),
  ...jewel(60, y - 1, 0.8, '#d2303a'),
  fill(disc(46, y + 1, 2) + disc(74, y + 1, 2), '#2f86c4'),
];
const sunrays = 'M60 84L46 -8H74ZM60 84L96 -4L112 10ZM60 84L128 34V54ZM60 84L24 -4L8 10ZM60 84L-8 34V54Z';

const queen: Drawing = bust({
  skin: '#dcecf6',
  coat: '#7fb8dc',
  head: 'heart',
  build: 'slight',
  eyes: 'slant',
  iris: '#2f7fc4',
  brow: '#7f9fb8',
  brows: 'high',
  bushy: 2.4,
  nose: 'sharp',
  mouth: lips('#5f7fb8'),
  marks: [lashes, shadow('#7fb0e0', 0.5)],
  behind: [...glow(60, 54, 56, '#dff4ff'), ...collar('#4f8fc0', '#dff4ff', 34), ...mane('#eef6fb', 112, 5)],
  clothes: [...jewel(60, 104, 1.6, '#6fe0ff'), line(pair('M44 86L56 112'), '#ffffff', 2.4)],
  over: [
    ...parted('#eef6fb'),
    ...shape('M60 -8L54 12L47 -2L45 14L35 6L37 28Q48 21 60 21', '#a8e2fa', 0.4, 2.3),
    line(pair('M51 14L54 18M41 16L44 21M60 2V16'), '#ffffff', 1.7),
    ...star(20, 30, 2, '#ffffff'),
    ...star(102, 46, 1.6, '#ffffff'),
  ],
});

const eagle: Drawing = [
  ...raptor({ body: '#6d4523', head: '#f4efe4', beak: '#f2b52c', eye: '#e8a01c' }),
  ...crownAt(8),
];

export const justice = (pan: string): Drawing => [
  ...rod('M60 112V18', GOLD, 6),
  ink('M36 112H84V120H36ZM46 104H74V112H46Z', GOLD, 2.2),
  line('M12 30Q36 18 60 24Q84 18 108 30', INK, 8),
  line('M12 30Q36 18 60 24Q84 18 108 30', GOLD, 4.6),
  ink(disc(60, 16, 8), GOLD, 2.2),
  line('M14 32L0 74M14 32L30 74M106 32L92 66M106 32L122 66', DARK, 2),
  ink('M-2 74H32Q30 90 15 90Q0 90 -2 74Z', pan, 2.3),
  ink('M90 66H124Q122 82 107 82Q92 82 90 66Z', pan, 2.3),
  fill('M20 74H32Q30 90 15 90Q24 84 20 74ZM112 66H124Q122 82 107 82Q116 76 112 66Z', DARK, 0.5),
];

/** A hand out of the sky holds the scales: light in the one pan, darkness in the other. */
const judged: Drawing = within(
  [
    fill(sunrays, '#e8d8ff', 0.35),
    ...justice('#f4d98a'),
    ...glow(15, 62, 18, '#fff6c8'),
    ink(disc(15, 64, 11), '#fff2c0', 2),
    ...star(15, 64, 3, '#ffffff'),
    line('M15 48V43M1 52L-2 49M29 52L32 49', '#fff2c0', 2.4),
    fill(disc(107, 52, 18), '#5a2f8a', 0.45),
    ink(disc(107, 55, 11), '#241432', 2),
    line(spiral(107, 55, 8, 2), '#c08aff', 2),
    // Thread of a life, and shears that wait.
    line('M26 64Q44 40 60 46Q78 52 98 55', '#d2303a', 2.2),
    ink('M56 70L64 40L68 42L62 72ZM64 70L56 40L52 42L58 72Z', '#d8e0e6', 1.8),
    line(disc(55, 78, 5) + disc(65, 78, 5), INK, 5),
    line(disc(55, 78, 5) + disc(65, 78, 5), '#c9a24a', 2.6),
  ],
  0.94,
);

export const ENDINGS: Gallery = {
  horrible_black_void: () =>
    within(
      [
        ...glow(60, 60, 60, '#c06aff'),
        ink(disc(60, 60, 56), '#1a0c2a', 2.6),
        line(spiral(60, 60, 54, 3), '#8a4ae0', 6),
        line(spiral(60, 60, 54, 3), '#e2c0ff', 1.8),
        fill(disc(60, 60, 17), '#000000'),
        line(disc(60, 60, 17), '#c06aff', 2),
        ...star(22, 26, 1.6, '#ffffff'),
        ...star(98, 84, 1.8, '#ffffff'),
        // Somebody falls into it.
        ...turned(
          [
            ink(ball(60, 26, 5), TAN, 1.8),
            ink('M54 32H66L68 48H64L66 60H61L60 50L59 60H54L56 48H52Z', '#a8322a', 1.8),
            line('M54 34L44 26M66 34L76 28', INK, 3),
          ],
          28,
        ),
      ],
      0.98,
    ),
  cult_of_the_damned: () => [
    ...glow(60, 60, 58, '#ff7a3c'),
    ...cultist({ cloth: '#3a2a4a', eye: '#ff5a2c', sign: skull(60, 106, 1) }),
    ...flame(14, 121, 1.4),
    ...flame(106, 121, 1.4),
  ],
  the_eternal_crown: () => [
    fill(sunrays, '#ffe9a0', 0.5),
    ...within(
      [
        ...shape('M60 14L48 48L28 20L28 54L2 38L14 92L60 98', GOLD, 0.45, 2.7),
        ...shape('M60 90Q34 90 12 86L14 112Q36 121 60 121', '#d99f2c', 0.4, 2.6),
        ink(
          'M36 104Q36 92 48 94Q56 96 60 104Q64 112 72 114Q84 116 84 104Q84 92 72 94Q64 96 60 104Q56 112 48 114Q36 116 36 104ZM44 104Q46 110 52 106L56 103L52 101Q46 98 44 104ZM64 104L68 107Q74 110 76 104Q74 98 68 101Z',
          '#fffbe0',
          1.6,
        ),
        ...jewel(60, 72, 2, '#3fb4d8'),
        fill(disc(28, 18, 5) + disc(92, 18, 5) + disc(60, 12, 6), '#fbe9a8'),
      ],
      0.94,
    ),
  ],
  merchants_guild: () => [
    ...thing('M10 78H110V118H10Z', '#8a5a30', 'M84 78H110V118H84Z', 2.6),
    ink('M10 78L16 34Q60 20 104 34L110 78Z', '#6d4523', 2.6),
    fill('M20 74L25 42Q60 30 95 42L100 74Z', '#2a1a10'),
    ...[
      [32, 70],
      [50, 66],
      [70, 66],
      [88, 70],
      [41, 56],
      [60, 52],
      [79, 56],
      [60, 72],
    ].flatMap(([x = 0, y = 0]) => coin(x, y, 10)),
    ink('M6 76H114V86H6Z', GOLD, 2.3),
    ink('M50 72H70V98H50Z', GOLD, 2.3),
    fill(disc(60, 84, 4), INK),
    fill('M58 84H62L64 94H56Z', INK),
    line('M26 86V118M94 86V118', GOLD, 4),
    ...coin(16, 116, 8),
    ...coin(102, 117, 7),
    ...star(28, 16, 2, '#ffffff'),
    ...star(90, 14, 2.4, '#ffffff'),
  ],
  a_hero_rises: () =>
    within(
      [
        fill(disc(60, 72, 50), '#ffd872'),
        fill(sunrays, '#fff2c0', 0.75),
        fill('M-6 122Q20 92 60 90Q100 92 126 122Z', '#3a2418'),
        ...sword(84, 38, '#eef4f8', GOLD, 1),
        ink('M46 62Q24 76 20 108Q36 104 44 112L52 80Z', '#b8302a', 2.3),
        ink('M76 58L80 40L88 42L86 66L74 76Z', '#8d98a2', 2.2),
        ink('M44 60Q60 52 76 60L74 90H46Z', '#aab4bd', 2.5),
        fill('M64 57Q72 58 76 60L74 90H62Z', '#4a5660', 0.6),
        ink('M46 88H74L78 118H64L60 100L56 118H42Z', '#5a4a3a', 2.4),
        ink('M46 84H74V90H46Z', GOLD, 1.8),
        ...shape('M60 30Q48 30 48 44Q49 56 60 58', '#c6d0d8', 0.45, 2.4),
        fill('M52 43H68V47H52Z', '#170d06'),
        ink('M58 30Q52 16 66 16Q64 22 66 30Z', '#c6303a', 1.8),
      ],
      0.93,
    ),
  crown_and_sceptre: () => [
    ...glow(60, 60, 56, '#ffe9a0'),
    ...turned(
      [
        ...rod('M60 126V20', GOLD, 6),
        ink('M52 20H68V30H52Z', GOLD, 2),
        ink('M60 -8L72 6L60 20L48 6Z', '#d2303a', 2.3),
        fill('M60 -8L48 6H60Z', '#ffb0a8', 0.85),
      ],
      42,
    ),
    ...within(
      [
        ...shape('M60 34L49 62L30 40L30 68L6 54L16 100L60 104', GOLD, 0.45, 2.7),
        ...shape('M60 96Q36 96 14 92L16 112Q38 120 60 120', '#d99f2c', 0.4, 2.5),
        ...jewel(60, 82, 1.8, '#3fb4d8'),
        fill(disc(36, 104, 4) + disc(84, 104, 4), '#37a05c'),
      ],
      0.86,
    ),
  ],
  ice_queen: () => within(queen, 0.97),
  battle_royale: () =>
    within(
      [
        ...glow(60, 56, 54, '#ffd08a'),
        ...turned(sword(60, 88, '#dfe6ec', GOLD, 2), 42),
        ...turned(sword(60, 88, '#c9a2a2', '#8a2a22', 2), -42),
        fill(
          'M60 32L64 48L78 42L70 54L84 60L70 64L76 78L64 70L60 86L56 70L44 78L50 64L36 60L50 54L42 42L56 48Z',
          '#ffe27a',
        ),
        fill('M60 44L62 54L72 52L66 59L72 64L63 64L60 74L57 64L48 64L54 59L48 52L58 54Z', '#ffffff'),
        ...crownAt(8),
      ],
      0.94,
    ),
  eagle_king: () => within(eagle, 0.955),
  hand_of_doom: () => [
    ...glow(60, 50, 58, '#ff7a3c'),
    ...flame(30, 121, 1.9),
    ...flame(90, 121, 1.9),
    ...within(hand(60, 58, '#6a2f34', 2.2), 0.98),
    ink(pair('M43 30L40 14L49 27ZM55 22L60 6L65 22Z'), '#e6d8b8', 1.7),
    ink('M46 78Q60 64 74 78Q60 92 46 78Z', '#ffe9a0', 2.2),
    fill(disc(60, 78, 6), '#d8401c'),
    fill('M60 72Q62 78 60 84Q58 78 60 72Z', INK),
    ...flame(60, 124, 1.6),
  ],
  demon_lord: () => [
    ...horned('#8a1c24', '#2b2220', '#ffb01c', '#fff0a0'),
    ...crownAt(16),
    ...flame(16, 121, 1.5),
    ...flame(104, 121, 1.5),
  ],
  judged_by_fate: () => judged,
  judgement_day: () => [
    fill(sunrays, '#fff6c8', 0.5),
    ...within(
      [...justice('#f4d98a'), ...skull(15, 66, 1.1), ...star(107, 54, 2.4, '#ffffff'), ...glow(107, 54, 14, '#fff6c8')],
      0.95,
    ),
  ],
};
