// Places that a card brings, and what a Quest asks for.
import { glare } from './beast';
import { flame, glow, skull, star } from './garb';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, halfOf, ink, pair, place, rod, shape, thing } from './mirror';
import { spiral } from './spells';
import { coin } from './treasure';

const STONE = '#a79b8a';
const GOLD = '#efc04a';
const grass = (x: number, y: number): Drawing => [
  line(`M${x} ${y}V${y - 10}M${x - 4} ${y}L${x - 7} ${y - 7}M${x + 4} ${y}L${x + 7} ${y - 8}`, '#4c6a2f', 2.6),
];

const cave: Drawing = [
  ...shape('M60 4L46 14L38 10L26 30L18 34L10 62L4 74L0 120L60 120', STONE, 0.45, 2.7),
  line('M46 16L42 30L46 36M26 34L24 48M14 66L22 76M74 18L82 34M96 40L92 54M104 72L98 84', dim(STONE, 0.5), 2.2),
  ink(halfOf('M60 44L50 48L40 58L32 78L26 120L60 120'), '#120c08', 2.6),
  ink('M44 54L48 70L52 50L56 64L60 46L64 62L68 50L73 68L76 54Q60 36 44 54Z', dim(STONE, 0.75), 1.8),
  ink('M36 120L42 100L50 120ZM72 120L79 104L86 120Z', dim(STONE, 0.75), 1.8),
  // Somebody lives here.
  ...glare(86, 11, '#f2b632', { pupil: 'slit', size: 0.8 }),
  ...grass(12, 120),
  ...grass(110, 120),
];

const fountain: Drawing = [
  ...glow(60, 44, 50, '#dff4ff'),
  ...shape('M60 84Q24 84 4 90Q6 110 22 114L22 121L60 121', STONE, 0.45, 2.6),
  fill('M8 92Q60 82 112 92Q96 102 60 102Q24 102 8 92Z', '#3f9fd8'),
  ...shape('M60 52H54V62Q46 80 48 94L60 96', '#c2b7a6', 0.4, 2.4),
  ...shape('M60 40Q40 40 26 44Q32 60 50 62L60 62', '#c2b7a6', 0.45, 2.4),
  fill('M30 45Q60 38 90 45Q78 52 60 52Q42 52 30 45Z', '#5fb8ea'),
  line(pair('M34 50Q18 58 18 88M44 54Q32 64 34 92'), '#8fd8ff', 4),
  line(pair('M34 50Q18 58 18 88M44 54Q32 64 34 92'), '#ffffff', 1.4, 0.8),
  line('M60 44Q60 6 48 12Q40 18 40 40M60 44Q60 6 72 12Q80 18 80 40M60 42V2', '#8fd8ff', 4),
  line('M60 42V2', '#ffffff', 1.4),
  // What it gives shines.
  ...star(60, 8, 2.2, '#ffffff'),
  ...star(28, 20, 1.8, '#ffe9a0'),
  ...star(94, 22, 1.8, '#ffe9a0'),
  line('M28 96Q40 99 50 98M72 99Q84 98 92 95', '#e6f7ff', 2),
];

export const portal: Drawing = [
  ...glow(60, 56, 58, '#d08aff'),
  ink(halfOf('M60 4Q18 6 18 56Q18 104 28 118L60 120'), STONE, 2.7),
  fill('M60 4Q102 6 102 56Q102 104 92 118H80Q96 56 60 4Z', dim(STONE), 0.6),
  line(pair('M40 10L46 24M24 28L34 36M18 54L30 56M20 84L32 82'), dim(STONE, 0.45), 2.2),
  ink(halfOf('M60 18Q31 20 31 58Q31 98 38 112L60 114'), '#3a1a6a', 2.4),
  line(spiral(60, 62, 27, 2.6), '#8a4ae0', 6),
  line(spiral(60, 62, 27, 2.6), '#e2c0ff', 2.2),
  fill(disc(60, 62, 5), '#ffffff'),
  fill(pair('M27 68L31 72L27 78L23 72ZM38 16L43 18L40 23L35 21Z'), '#8ff0ff'),
  ink('M12 118H108V122H12Z', dim(STONE, 0.8), 2),
  ...star(14, 24, 2, '#ffffff'),
  ...star(106, 30, 1.8, '#ffffff'),
];

const stream: Drawing = [
  ...shape('M60 6L44 14L30 12L20 30L8 38L2 64L60 60', STONE, 0.45, 2.6),
  fill('M60 6L76 14L90 12L100 30L112 38L118 64L84 62Z', dim(STONE), 0.4),
  ink('M46 20Q60 26 74 20Q80 50 90 64Q112 84 118 122H2Q12 84 32 64Q42 50 46 20Z', '#4ba6dc', 2.6),
  fill('M66 22L74 20Q80 50 90 64Q112 84 118 122H84Q88 88 74 66Q68 50 66 22Z', '#1f6a9e', 0.6),
  line('M52 26Q52 50 44 66M60 26V70M68 26Q70 50 76 66', '#e6f7ff', 2.6, 0.9),
  line(
    'M20 104Q30 96 40 104Q50 112 60 104M62 90Q72 84 82 90M58 116Q70 110 80 116M34 84Q42 80 50 84',
    '#e6f7ff',
    2.6,
    0.9,
  ),
  fill(disc(40, 68, 5) + disc(50, 71, 6) + disc(61, 72, 6) + disc(72, 71, 6) + disc(81, 67, 5), '#ffffff', 0.9),
  ...star(28, 54, 2, '#fff2a0'),
  ...star(92, 48, 2.4, '#fff2a0'),
  ...star(60, 94, 2.2, '#fff2a0'),
  ...grass(8, 92),
  ...grass(113, 88),
];

const reed = (x: number, top: number, lean: number): Drawing => [
  line(`M${x} 112Q${x} 70 ${x + lean} ${top}`, INK, 5),
  line(`M${x} 112Q${x} 70 ${x + lean} ${top}`, '#6c8a3c', 2.6),
  line(`M${x + lean * 0.95} ${top + 6}L${x + lean * 0.8} ${top + 26}`, INK, 11),
  line(`M${x + lean * 0.95} ${top + 6}L${x + lean * 0.8} ${top + 26}`, '#7a4a24', 7.4),
];
/** `sign`: what rises from it. */
export const pool = (water: string, sign: Drawing): Drawing => [
  ink('M-2 90Q0 66 60 66Q120 66 122 90Q122 116 60 120Q-2 116 -2 90Z', STONE, 2.7),
  fill('M84 68Q120 72 122 90Q122 116 60 120Q110 100 84 68Z', dim(STONE), 0.55),
  ink('M10 88Q12 73 60 73Q108 73 110 88Q108 106 60 107Q12 106 10 88Z', water, 2.3),
  line('M24 88Q36 84 48 88M70 98Q82 94 94 97M34 98Q42 95 50 98M74 83Q84 80 92 84', '#ffffff', 2.2, 0.85),
  line('M4 96L14 102M24 108L30 117M60 107V120M96 108L90 117M116 96L106 102', dim(STONE, 0.45), 2.2),
  ...sign,
  ...grass(4, 118),
  ...grass(116, 118),
];
export const life: Drawing = [
  ...glow(60, 44, 44, '#ffd8d0'),
  fill('M48 88Q56 60 52 44H68Q64 60 72 88Z', '#e6f7ff', 0.75),
  ...shape('M60 26Q54 10 42 12Q28 17 31 36Q36 54 60 72', '#e0383c', 0.45, 2.5),
  line('M38 36Q36 24 45 19', '#ffd8d0', 3.4, 0.9),
  ...star(24, 20, 1.8, '#ffffff'),
  ...star(96, 24, 2.2, '#ffffff'),
  ...star(90, 60, 1.4, '#ffffff'),
];

const marsh: Drawing = [
  fill('M-2 122Q0 92 30 90Q60 82 92 90Q120 92 122 122Z', '#3f5a34'),
  fill('M8 108Q30 98 60 102Q94 98 112 108Q94 118 60 116Q26 118 8 108Z', '#5f8a7a'),
  line('M20 108Q30 105 40 108M70 112Q80 109 92 111', '#c2e0cc', 2.2),
  ...reed(22, 14, 6),
  ...reed(34, 34, 2),
  ...reed(98, 8, -4),
  ...reed(86, 32, -2),
  line('M14 112Q10 80 0 66M42 112Q46 84 54 74M106 112Q112 84 120 72', '#6c8a3c', 4),
  // Eyes over the water.
  ink('M40 106Q42 90 50 92Q56 86 62 92Q70 86 74 96Q80 98 82 108Q60 100 40 106Z', '#7d9c48', 2.2),
  fill(disc(52, 94, 4.6) + disc(69, 93, 4.6), '#f4d85a'),
  fill(disc(52.5, 94, 2) + disc(69.5, 93, 2), INK),
  ink('M88 112Q98 106 108 112Q98 118 88 112ZM14 116Q22 111 30 116Q22 121 14 116Z', '#5f8a3c', 1.6),
  fill(disc(60, 66, 3) + disc(66, 52, 2.2) + disc(54, 46, 1.8), '#d8f0b8', 0.8),
];

const maze: Drawing = [
  ink('M60 20L116 62L60 112L4 62Z', '#c9b27a', 2.7),
  fill('M60 20L116 62L60 112Z', '#6d5a34', 0.4),
  ...[
    'M4 62L60 20L116 62L60 112L36 91',
    'M26 82L4 62M60 34L97 62L60 97L42 81',
    'M22 62L60 34M34 72L22 62M60 48L80 63L60 81L48 71',
    'M40 63L60 48',
  ].flatMap((d) => [line(d, INK, 8.4), line(d, '#4f7a3a', 5), line(d, '#8fb860', 1.8)]),
  ink('M57 44H63V66H57Z', '#a8733c', 1.6),
  ink('M63 26L82 33L63 41Z', '#c6303a', 1.8),
  line('M60 66V24', INK, 3.4),
];

export const shrine: Drawing = [
  ...glow(60, 56, 56, '#ffe9a0'),
  ...[14, 92].flatMap((x): Drawing => [
    ink(`M${x} 36H${x + 14}V104H${x}Z`, '#e2d8c4', 2.4),
    fill(`M${x + 8} 36H${x + 14}V104H${x + 8}Z`, '#8c8168', 0.55),
    ink(`M${x - 4} 28H${x + 18}V36H${x - 4}ZM${x - 4} 102H${x + 18}V112H${x - 4}Z`, '#cfc4ae', 2.2),
  ]),
  ...shape('M60 0L2 22V30H60', '#e2d8c4', 0.4, 2.6),
  ink(disc(60, 19, 5.5), GOLD, 1.8),
  ...shape('M60 84H40V92H44V110H60', '#b9ae9c', 0.4, 2.4),
  line('M48 98H72', dim('#b9ae9c', 0.5), 2),
  ink('M42 76H78L72 86H48Z', GOLD, 2.2),
  ...flame(60, 78, 1.6),
  ink('M2 110H118V116H2Z', '#cfc4ae', 2.2),
  ...star(38, 50, 1.6, '#ffffff'),
  ...star(84, 46, 1.8, '#ffffff'),
];

export const heap = (many: number): Drawing =>
  [
    [36, 78],
    [84, 78],
    [60, 40],
  ]
    .slice(0, many)
    .flatMap(([x = 0, y = 0]) => coin(x, y, 31));

export const friend = (x: number, y: number, size: number, coat: string, hair: string): Drawing => [
  ink(place('M-18 40Q-18 12 0 12Q18 12 18 40Z', x, y, size), coat, 2.3),
  fill(place('M6 13Q18 14 18 40H8Q12 24 6 13Z', x, y, size), dim(coat), 0.6),
  ink(disc(x, y, 13 * size), '#e8b88c', 2.3),
  ink(place('M-13 0Q-16 -17 0 -17Q16 -17 13 0Q8 -8 0 -8Q-8 -8 -13 0Z', x, y, size), hair, 2),
  fill(disc(x - 4.5 * size, y + 1 * size, 1.6 * size) + disc(x + 4.5 * size, y + 1 * size, 1.6 * size), INK),
  line(place('M-4 6Q0 9 4 6', x, y, size), '#6b2f22', 1.7),
];

export const SITES: Gallery = {
  cave: () => cave,
  fountain_of_wisdom: () => fountain,
  magic_portal: () => portal,
  mystic_portal: () => portal,
  magic_stream: () => stream,
  stream_of_knowledge: () => stream,
  pool_of_life: () => pool('#5fc0e8', life),
  well_of_life: () => pool('#5fc0e8', life),
  marsh: () => marsh,
  maze: () => maze,
  shrine: () => shrine,
  deliver_2_gold: () => heap(2),
  deliver_3_gold: () => heap(3),
  deliver_follower: () => [
    ...friend(28, 52, 1.15, '#a8322a', '#5a3418'),
    ...friend(92, 52, 1.15, '#3f7543', '#c98a3c'),
    ...friend(60, 62, 1.4, '#2f5a9c', '#2b1d14'),
  ],
  deliver_magic_object: () => [
    ...glow(60, 50, 50, '#cfe8ff'),
    ...rod('M34 118L84 26', '#7a4f28', 7),
    ink('M84 -4L100 10L98 30L78 32L68 16Z', '#8fd8ff', 2.5),
    fill('M84 -4L100 10L98 30L90 31Z', '#2f6f9c', 0.55),
    ink('M74 28L94 34L90 44L70 38Z', GOLD, 2),
    ...star(40, 30, 2.4, '#ffffff'),
    ...star(104, 56, 2, '#ffffff'),
    ...star(58, 10, 1.6, '#ffffff'),
  ],
  kill_enemy: () => [
    ...rod('M18 112L104 8', '#8a5c30', 5),
    ...rod('M102 112L16 8', '#8a5c30', 5),
    ink('M104 8L112 -2L110 18L96 16ZM16 8L8 -2L10 18L24 16Z', '#c6d0d8', 2),
    ...skull(60, 58, 3.4),
    line('M48 30L56 40L50 46', '#5a4a34', 2.2),
  ],
  take_life: () => [
    ...shape('M60 34Q50 12 32 17Q13 24 16 48Q22 76 60 104', '#d8343a', 0.45, 2.8),
    line('M28 50Q24 32 38 26', '#ffd0c8', 4, 0.9),
    ...thing('M60 34L50 52L66 62L54 78L60 104L70 80L58 66L74 52Z', '#3c0f12', 'M60 34L74 52L66 58L58 50Z', 2),
  ],
};
