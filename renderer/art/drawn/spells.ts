// What Spells do, seen: whichever set casts them.
import { bust, shadow } from './anatomy';
import { flame, glow, hand, open, skull, star } from './garb';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, halfOf, ink, pair, place, rod, shape, turned } from './mirror';
import { FAIR, OLIVE, TAN } from './skins';
import { bag, coin, rays } from './treasure';
import { within } from './within';

const GOLD = '#efc04a';
const MAGIC = '#b79cff';
/** Outwards from a point, twice or three times around. */
export const spiral = (x: number, y: number, r: number, turns = 2.5): string => {
  const steps = Math.round(turns * 6);
  const at = (i: number, by: number): string => {
    const [angle, far] = [(i * Math.PI) / 3, (r * (i + 0.4)) / steps];
    return `${(x + Math.cos(angle) * far * by).toFixed(1)} ${(y + Math.sin(angle) * far * by).toFixed(1)}`;
  };
  return `M${x} ${y}${Array.from({ length: steps }, (_, i) => `Q${at(i + 0.5, 1.13)} ${at(i + 1, 1)}`).join('')}`;
};
const HEART = 'M60 34Q50 12 32 17Q13 24 16 48Q22 76 60 104';
const BURST =
  'M0 -60L9 -30L30 -50L25 -22L56 -28L33 -8L60 4L31 10L50 36L20 24L14 58L0 32L-16 56L-20 24L-50 34L-31 10L-60 2L-33 -9L-54 -30L-25 -23L-28 -52L-9 -31Z';
const burst = (x: number, y: number, size: number): Drawing => [
  ink(place(BURST, x, y, size), '#f2742c', 2.2),
  fill(place(BURST, x, y, size * 0.72), '#ffc04a'),
  fill(place(BURST, x, y, size * 0.42), '#fff6c8'),
];
const bolt = (d: string): Drawing => [line(d, INK, 6.5), line(d, '#ffe27a', 3.6)];
/** The broken end of a stick, up to its tip. */
const stump = (colour: string): Drawing => [
  ...rod('M60 120L60 72', colour, 9),
  ink('M53 76L55 64L58 71L61 60L64 70L67 66L67 76Z', dim(colour, 1), 1.8),
  ink('M53 108H67V118H53Z', GOLD, 1.8),
];
const upper = (colour: string): Drawing => [
  ...rod('M60 46L60 14', colour, 9),
  ink('M53 42L56 54L59 47L62 56L64 47L67 52L67 42Z', dim(colour, 1), 1.8),
  ink('M50 18H70L66 8H54Z', GOLD, 1.8),
  ink('M60 -10L70 0L64 9H56L50 0Z', '#8fd8ff', 2.2),
];

const die = (x: number, y: number, size: number, pips: readonly (readonly [number, number])[]): Drawing => [
  ink(place('M-22 -14L2 -26L26 -14L2 -1Z', x, y, size), '#fffaf0', 2.3),
  ink(place('M-22 -14L2 -1L2 28L-22 14Z', x, y, size), '#f0e2c4', 2.3),
  ink(place('M2 -1L26 -14L26 14L2 28Z', x, y, size), '#b59a6a', 2.3),
  fill(pips.map(([px, py]) => disc(x + px * size, y + py * size, 3 * size)).join(''), '#8c1f2c'),
];

export const SPELLS: Gallery = {
  acquisition: () => [
    ...glow(60, 40, 48, MAGIC),
    ...bag(60, 82, 1, '#a9743c'),
    ...turned(hand(60, 74, '#c9b4ff', 1.5), 180),
    ink('M44 40Q42 54 46 58Q52 56 52 44ZM68 44Q68 56 74 58Q78 52 76 40Z', '#c9b4ff', 2),
    ...coin(16, 108),
    ...coin(104, 110, 7),
    ...star(22, 30, 1.8, '#ffffff'),
    ...star(100, 34, 2, '#ffffff'),
  ],
  alchemy: () => [
    ...glow(60, 66, 54, '#ffe9a0'),
    ...flame(44, 122, 1.1),
    ...flame(60, 124, 1.4),
    ...flame(76, 122, 1.1),
    ink(halfOf('M60 12H50V46Q22 54 22 76Q26 100 60 102'), '#d9ecf2', 2.6),
    fill('M26 72Q44 64 60 71Q78 78 94 72Q98 98 60 99Q22 98 26 72Z', '#f7b52c'),
    fill('M74 75Q86 76 94 72Q98 98 60 99Q80 92 74 75Z', '#8a5c12', 0.55),
    line('M31 78Q32 90 42 95', '#fffbe0', 3, 0.9),
    ink('M46 6H74V14H46Z', '#a8763e', 2),
    ...coin(60, 80, 10),
    ...coin(42, 84, 7),
    ...coin(78, 86, 7),
    ...coin(92, 30, 7),
    ...coin(104, 12, 6),
    ...coin(24, 26, 7),
    ...star(40, 8, 1.6, '#fffbe0'),
    ...star(84, 50, 1.8, '#ffffff'),
  ],
  counterspell: () =>
    within(
      [
        fill(disc(60, 62, 54), '#8fd0ff', 0.3),
        line(disc(60, 62, 54), '#dff4ff', 3.4),
        line(disc(60, 62, 47), '#8fd0ff', 2, 0.8),
        ...hand(60, 62, TAN, 2.1),
        ink('M38 108H82V124H38Z', '#433f96', 2.4),
        line('M38 114H82', GOLD, 2.6),
        ...bolt('M-8 2L10 14L4 22L20 30'),
        ...bolt('M128 2L110 14L116 22L100 30'),
        ...star(22, 32, 2.4, '#ffffff'),
        ...star(98, 32, 2.4, '#ffffff'),
        ...bolt('M60 -10L55 -6L64 -2L60 8'),
      ],
      0.9,
    ),
  destroy_magic: () => [
    ...burst(60, 60, 0.86),
    ...turned(stump('#7a4f28'), 30),
    ...turned(upper('#7a4f28'), 58),
    ...star(24, 30, 1.8, '#ffffff'),
    ...star(98, 92, 1.8, '#ffffff'),
  ],
  destruction: () =>
    within(
      [
        ...burst(60, 60, 1.08),
        ...[
          ['M18 -2L40 4L34 26L12 20Z', '#b9c1c8'],
          ['M78 -6L104 2L98 22L76 16Z', '#efe3c8'],
          ['M4 72L28 66L34 90L10 100Z', '#efe3c8'],
          ['M88 78L112 70L118 96L94 102Z', '#b9c1c8'],
        ].map(([d = '', colour = '']) => ink(d, colour, 2.2)),
        ...skull(60, 62, 2.5, '#fff6dc'),
      ],
      0.96,
    ),
  divination: () => [
    ...turned([ink('M14 36H56V100H14Z', '#433f96', 2.3), line('M20 42H50V94H20Z', GOLD, 1.8)], -14),
    ...turned([ink('M64 36H106V100H64Z', '#433f96', 2.3), line('M70 42H100V94H70Z', GOLD, 1.8)], 14),
    ink('M32 30H88V116H32Z', '#f8f1e0', 2.6),
    fill('M74 30H88V116H74Z', '#b9a070', 0.45),
    line('M38 36H82V110H38Z', '#8a5ad0', 2),
    fill('M60 42L64 58H56ZM38 54L50 62L46 66ZM82 54L70 62L74 66Z', '#f0b52c'),
    ink('M40 76Q60 54 80 76Q60 98 40 76Z', '#ffffff', 2.2),
    fill(disc(60, 75.5, 10), '#3f8fd0'),
    fill(disc(60, 75.5, 5), INK),
    fill(disc(57, 72, 2.4), '#ffffff'),
    line('M40 76Q60 54 80 76', INK, 3),
    fill('M60 98L62 102L66 102L63 105L64 109L60 107L56 109L57 105L54 102L58 102Z', '#8a5ad0'),
    ...glow(60, 12, 18, '#fff6c8'),
    ...star(60, 12, 2.6, '#ffffff'),
  ],
  healing: () => [
    ...rays('#fff6c8', 0.5),
    ...shape(HEART, '#d8343a', 0.45, 2.8),
    line('M28 50Q24 32 38 26', '#ffd0c8', 4, 0.9),
    ink('M52 38H68V52H82V68H68V82H52V68H38V52H52Z', '#fffaf0', 2.2),
    fill('M62 38H68V52H82V68H68V82H62Z', '#b9a890', 0.5),
    ...star(22, 10, 2, '#ffffff'),
    ...star(100, 8, 2.4, '#ffffff'),
    ...star(104, 84, 1.8, '#bff2a8'),
    ...star(16, 88, 1.8, '#bff2a8'),
  ],
  hex: () => [
    ...glow(60, 60, 58, '#d06aff'),
    line(disc(60, 60, 50), INK, 8),
    line(disc(60, 60, 50), '#c06aff', 4.4),
    line('M60 10L89 101L12 45H108L31 101Z', INK, 7),
    line('M60 10L89 101L12 45H108L31 101Z', '#e0a8ff', 3.8),
    ...skull(60, 62, 2.2, '#f0e6d2'),
    ...[
      [60, 12],
      [12, 46],
      [108, 46],
      [31, 102],
      [89, 102],
    ].flatMap(([x = 0, y = 0]): Drawing => [ink(place('M-4 0H4V12H-4Z', x, y), '#f2e6cc', 1.7), ...flame(x, y, 0.6)]),
  ],
  immobility: () => [
    ...bust({
      skin: '#bcd8e8',
      coat: '#4c7a9c',
      head: 'oval',
      eyes: 'wide',
      iris: '#3f6fa8',
      brow: '#4a5f7a',
      brows: 'high',
      mouth: 'shout',
      over: [...shape('M60 13C42 12 34 26 36.500 54L41 48Q42 34 60 32', '#5f7a94', 0.5, 2.4)],
    }),
    ...hand(22, 76, '#bcd8e8', 0.9),
    ...hand(98, 76, '#a8c6d8', 0.9),
    fill('M6 6L40 -6L94 -2L116 12L122 96L110 122H12L0 98Z', '#9fdcf8', 0.42),
    line('M6 6L40 -6L94 -2L116 12L122 96L110 122H12L0 98Z', '#f2fcff', 3),
    line('M6 6L22 20L100 20L116 12M22 20L12 106M100 20L108 106L12 106L0 98M108 106L122 96', '#f2fcff', 2, 0.8),
    fill('M30 26L46 26L28 72L24 72Z', '#ffffff', 0.55),
    fill('M22 122L26 110L31 122ZM60 122L65 108L70 122ZM92 122L96 112L100 122Z', '#eafaff'),
  ],
  invisibility: () =>
    within(
      [
        ...glow(60, 50, 54, '#e4dcff'),
        // A hat, a coat, gloves: nobody.
        ink('M34 70Q40 92 60 92Q80 92 86 70L76 64H44Z', '#1f1a30', 2.2),
        ...shape('M60 122V102L46 68Q22 76 12 92Q4 106 4 122Z', '#5a4a8c', 0.45, 2.6),
        ink(pair('M46 68L30 62L34 86L52 100L56 92Z'), '#6d5aa8', 2.4),
        line('M40 62Q36 40 42 30M80 62Q84 40 78 30', '#ffffff', 2.2, 0.75),
        ...star(44, 46, 1, '#ffffff'),
        ...star(76, 50, 1.2, '#ffffff'),
        fill(disc(51, 46, 4.4) + disc(69, 46, 4.4), '#ffffff', 0.9),
        fill(disc(52, 46, 2) + disc(70, 46, 2), '#3a2f66'),
        ...shape('M60 -10Q42 -8 40 2L38 22Q48 26 60 26', '#4a3c7a', 0.45, 2.5),
        ...shape('M60 20Q40 18 22 14Q20 24 32 29Q46 34 60 33', '#5a4a8c', 0.45, 2.5),
        line('M39 15Q60 22 81 15', GOLD, 3.6),
        ink('M90 104Q88 90 96 88Q110 88 112 100Q112 112 100 112Q92 112 90 104Z', '#efe6d2', 2.1),
        line('M92 97H104M92 103H104', INK, 1.4),
      ],
      0.965,
    ),
  mesmerism: () =>
    within(
      [
        ...glow(60, 54, 58, '#e0b8ff'),
        ...bust({
          skin: FAIR,
          coat: '#4f3a8c',
          head: 'oval',
          eyes: 'hidden',
          brows: 'high',
          brow: '#5a3418',
          mouth: 'shout',
          clothes: open(FAIR, GOLD, 104),
          over: [
            ...shape('M60 13C42 12 34 26 36.500 56L41 48Q42 36 60 34', '#7a4a24', 0.5, 2.4),
            ink(disc(48, 51, 11) + disc(72, 51, 11), '#fffaf0', 2.2),
            line(spiral(48, 51, 9.5) + spiral(72, 51, 9.5), '#6d2fb0', 2.2),
          ],
        }),
        ...bolt('M104 -10L104 46').slice(1),
        ink(disc(104, 58, 14), GOLD, 2.5),
        ink(disc(104, 58, 10), '#fffaf0', 1.6),
        line(spiral(104, 58, 9), '#6d2fb0', 1.8),
        line('M84 74Q94 84 104 82M88 82Q98 92 110 86', '#ffffff', 1.8, 0.7),
      ],
      0.96,
    ),
  preservation: () => [
    ...rays('#dff0ff', 0.4),
    ...shape('M60 0Q38 10 12 8Q10 62 28 90Q42 110 60 120', GOLD, 0.35, 2.8),
    ...shape('M60 12Q42 20 23 19Q22 60 37 84Q47 98 60 107', '#3f5fae', 0.4, 2),
    ...shape('M60 44Q54 30 43 33Q31 38 33 53Q38 72 60 90', '#e0383c', 0.45, 2.3),
    line('M40 54Q38 44 46 40', '#ffd8d0', 3, 0.9),
    line('M18 16Q18 44 24 64', '#fffbe0', 2.2, 0.85),
    fill(pair('M14 12L19 12L19 17L14 17ZM18 56L22 56L23 60L19 60Z'), '#fffbe0'),
    ...star(18, 108, 1.8, '#ffffff'),
    ...star(104, 106, 2, '#ffffff'),
  ],
  psionic_blast: () =>
    within(
      [
        ...rays('#d8b0ff', 0.55),
        line('M18 26A44 44 0 0 1 102 26M6 18A58 58 0 0 1 114 18', '#f0dcff', 3.4),
        ...bust({
          skin: OLIVE,
          coat: '#3a2f7a',
          head: 'long',
          white: '#f2e2ff',
          iris: '#c06aff',
          shining: true,
          brows: 'stern',
          brow: '#2a1a14',
          mouth: 'stern',
          marks: [shadow('#5a2a8c', 0.4)],
          over: [
            line('M46 30Q52 24 54 32M66 32Q68 24 74 30M50 22Q56 18 58 26', dim(OLIVE, 0.6), 1.8),
            ...glow(60, 32, 15, '#e8c8ff'),
            ink('M60 24L66 32L60 41L54 32Z', '#e2b0ff', 1.8),
          ],
        }),
        ...bolt('M40 14L30 6L33 -1L20 -10'),
        ...bolt('M80 14L90 6L87 -1L100 -10'),
        ...bolt('M30 40L16 38L14 46L-4 42'),
        ...bolt('M90 40L104 38L106 46L124 42'),
      ],
      0.9,
    ),
  random: () =>
    within(
      [
        ...glow(60, 60, 56, '#ffe9b0'),
        ...die(42, 76, 1.15, [
          [-10, 7],
          [14, 6],
          [20, 2],
          [8, 12],
          [-16, -2],
          [-5, 14],
          [2, -14],
        ]),
        ...die(84, 40, 0.95, [
          [-10, 7],
          [-16, 0],
          [-5, 14],
          [14, 6],
          [-8, -14],
          [12, -14],
        ]),
        line('M16 30Q24 14 40 10M104 76Q102 92 90 102', '#ffffff', 3, 0.85),
        line('M32 6L41 9L37 18M98 100L88 103L90 92', '#ffffff', 3, 0.85),
        ...star(56, 24, 1.8, '#ffffff'),
        ...star(112, 14, 2.2, '#ffffff'),
        ...star(14, 108, 1.8, '#ffffff'),
      ],
      0.97,
    ),
  teleport: () => [
    fill('M24 -8H96L112 122H8Z', '#cfe0ff', 0.55),
    fill('M44 -8H76L84 122H36Z', '#ffffff', 0.6),
    // He is going from his feet upwards.
    ink(disc(60, 26, 14), TAN, 2.4),
    fill('M64 13A14 14 0 0 1 60 40Q74 28 64 13Z', dim(TAN), 0.55),
    ...shape('M60 10Q44 10 45 28Q48 20 60 20', '#5a3418', 0.4, 2),
    fill(disc(55, 28, 1.6) + disc(65, 28, 1.6), INK),
    line('M56 34Q60 36 64 34', '#5c281c', 1.8),
    ink('M60 41Q44 41 38 52L30 72L39 77L46 64L46 86L74 86L74 64L81 77L90 72L82 52Q76 41 60 41Z', '#3f5fae', 2.4),
    fill('M64 41Q76 41 82 52L90 72L81 77L74 64V86H64Z', '#152458', 0.55),
    line('M46 72H74', GOLD, 3),
    fill(
      'M46 90H52V96H46ZM56 88H62V94H56ZM66 91H73V98H66ZM50 100H55V105H50ZM61 98H66V103H61ZM70 104H74V108H70ZM54 109H58V113H54ZM64 108H68V112H64Z',
      '#2a3f86',
    ),
    ...[95, 80].flatMap((y, i): Drawing => {
      const d = `M${10 - i * 2} ${y}Q60 ${y + 30} ${110 + i * 2} ${y}`;
      return [line(d, INK, 6), line(d, '#8ff0ff', 3.4)];
    }),
    line('M22 97Q60 79 98 97', '#8ff0ff', 2, 0.7),
    ...star(22, 36, 2, '#ffffff'),
    ...star(98, 24, 2.2, '#ffffff'),
  ],
  temporal_warp: () => [
    ...glow(60, 60, 56, '#ffe9b0'),
    line(spiral(60, 58, 56, 2.4), '#f4ecff', 3, 0.7),
    ink('M34 12H86V22H34ZM34 98H86V108H34Z', '#a8733c', 2.4),
    fill('M66 12H86V22H66ZM66 98H86V108H66Z', '#4a2a10', 0.55),
    ink(halfOf('M60 22H40Q40 46 56 60Q40 74 40 98H60'), '#dceef6', 2.4),
    fill('M46 36Q60 40 74 36Q72 48 60 58Q48 48 46 36Z', '#f0b52c'),
    fill('M42 97Q46 80 60 74Q74 80 78 97Z', '#f0b52c'),
    line('M60 56V78', '#f0b52c', 2.2),
    line('M45 30Q46 42 54 52', '#ffffff', 2.4, 0.9),
    line('M37 22V98M83 22V98', INK, 5.6),
    line('M37 22V98M83 22V98', '#c98f4a', 2.8),
    ...star(16, 20, 2, '#ffffff'),
    ...star(106, 96, 2.2, '#ffffff'),
  ],
};
