// Things that Spells, Events and people have to do with, each in its own layers.
import { flame } from './garb';
import { disc, fill, INK, line, type Drawing } from './layer';
import { dim, halfOf, ink, pair, place, shape, thing } from './mirror';

const GOLD = '#efc04a';
export const MAGIC = '#c8b4ff';
/** Two rings of light with signs between them. */
export const ring = (colour = '#e6dcff'): Drawing => [
  fill(disc(60, 60, 60), colour, 0.22),
  line(disc(60, 60, 58), colour, 2.6, 0.9),
  line(disc(60, 60, 50), colour, 1.6, 0.8),
  line(
    'M60 4V8M54 6H66M112 30L116 27M110 26L118 32M112 92L116 95M118 89L110 97M60 112V116M54 114H66M8 92L4 95M2 89L10 97M8 30L4 27M10 26L2 32',
    '#ffffff',
    2.2,
    0.9,
  ),
];
export const bolt = (x: number, y: number, size: number): Drawing => [
  ink(place('M10 -60L-26 6H-6L-18 60L28 -14H6L24 -60Z', x, y, size), '#ffe27a', 2.5),
  fill(place('M24 -60L6 -14H28L-18 60L10 -6H-4L12 -60Z', x, y, size), '#c9781c', 0.45),
];
/** A fist on a bent arm. */
export const arm = (skin: string, cuff: string): Drawing => [
  ink(
    'M-4 116V76Q14 58 34 56Q52 56 60 70L64 48Q54 46 52 36L48 18Q48 4 60 2L84 0Q98 2 98 16V34Q98 46 90 50Q102 70 104 92Q104 110 86 116Q60 124 30 117Z',
    skin,
    2.7,
  ),
  fill(
    'M84 0Q98 2 98 16V34Q98 46 90 50Q102 70 104 92Q104 110 86 116Q60 124 30 117Q70 108 82 84Q80 60 76 50Q88 30 84 0Z',
    dim(skin),
    0.5,
  ),
  line(
    'M50 12H76M50 22H78M52 33H76M78 6Q90 16 80 36M60 70Q66 80 62 92M16 70Q30 60 42 64M64 48Q78 54 90 50',
    dim(skin, 0.45),
    2.3,
  ),
  line('M8 74Q20 62 34 61M54 8Q60 5 70 5M68 54V66', '#fff6dc', 2.4, 0.7),
  ink('M-6 70H10L12 119H-6Z', cuff, 2.3),
  line('M106 66Q114 74 114 86M24 46Q34 40 44 44', '#ffffff', 2.6, 0.8),
];
export const brain = (colour: string): Drawing => [
  ink(halfOf('M60 14Q50 4 38 12Q24 10 22 24Q8 30 12 46Q2 58 12 70Q12 86 26 88Q34 100 48 94Q56 98 60 92'), colour, 2.7),
  fill(
    'M64 14Q72 4 82 12Q96 10 98 24Q112 30 108 46Q118 58 108 70Q108 86 94 88Q86 100 72 94Q64 98 60 92Q84 60 64 14Z',
    dim(colour),
    0.45,
  ),
  line(
    pair(
      'M60 16V92M38 14Q46 22 40 32Q50 36 48 46M22 26Q32 28 34 38M12 48Q24 44 30 54Q40 54 42 64M14 70Q24 66 28 76M28 86Q36 80 46 84M56 62Q48 68 52 78',
    ),
    dim(colour, 0.5),
    2.2,
  ),
  line('M18 44Q18 34 28 30M28 22Q32 16 40 18', '#ffffff', 2.2, 0.8),
];
export const prayer = (skin: string, cuff: string): Drawing => [
  ...shape(
    'M60 0L57 -1Q51 0 51 8L49 14Q43 13 42 22L40 28Q34 28 34 36L32 44Q27 46 28 54L30 78Q34 92 44 98L60 100',
    skin,
    0.5,
    2.6,
  ),
  line('M60 2V96', dim(skin, 0.42), 2.6),
  line(pair('M50 12L50 52M41 28L42 60M33 46L36 68'), dim(skin, 0.55), 2),
  ink(pair('M42 60Q50 54 56 62L57 80Q52 88 46 82Z'), skin, 2.1),
  line(pair('M48 66Q52 68 53 76'), dim(skin, 0.6), 1.6),
  ...shape('M60 92H32L18 121H60', cuff, 0.45, 2.5),
  line('M34 100H86', '#fff6dc', 2.6, 0.7),
];
export const mask = (colour: string, glad: boolean, over: Drawing = []): Drawing => [
  ...shape('M60 4Q22 4 16 24Q14 76 60 116', colour, 0.5, 2.7),
  fill(pair(glad ? 'M28 48Q42 28 54 48Q42 42 28 48Z' : 'M28 40Q42 36 54 48Q42 58 28 40Z'), '#1c120c'),
  fill(glad ? 'M36 72Q60 84 84 72Q78 98 60 98Q42 98 36 72Z' : 'M40 94Q60 66 80 94Q60 84 40 94Z', '#1c120c'),
  line(pair('M26 34Q40 22 54 34'), dim(colour, 0.5), 2.6),
  line('M24 30Q30 14 48 12', '#ffffff', 3, 0.8),
  ...over,
];
export const mirror = (frame: string, glass: string, seen: Drawing = []): Drawing => [
  ...shape('M60 -4Q14 0 12 50Q12 100 60 106', frame, 0.4, 2.8),
  ...shape('M60 8Q26 10 24 50Q24 92 60 95', glass, 0.2, 2.3),
  ...seen,
  fill('M34 34L62 14L74 16L32 54Z', '#ffffff', 0.55),
  ink('M44 104H76L84 121H36Z', frame, 2.4),
  ink(disc(60, 0, 6) + disc(14, 50, 5) + disc(106, 50, 5), GOLD, 1.9),
];
const wing = 'M0 0Q4 -26 40 -34Q38 -24 30 -22Q36 -18 28 -12Q32 -6 22 -4Q22 2 10 4Z';
export const boot = (leather: string): Drawing => [
  ...thing(
    'M40 10H78L80 66Q96 74 108 92Q112 104 104 108H40Q34 104 36 92Q40 50 40 10Z',
    leather,
    'M64 10H78L80 66Q96 74 108 92Q112 104 104 108H84Q76 70 64 10Z',
    2.7,
  ),
  ink('M36 106H108V116H90L86 112H62V118H36Z', '#3a2416', 2.3),
  ink('M36 6H82V20H36Z', dim(leather, 0.8), 2.3),
  line('M52 30L70 36M52 42L70 48M52 54L72 60', '#f0d9a0', 2.6),
  line('M44 26V80', '#fff6dc', 2.2, 0.55),
];
export const winged = (leather: string): Drawing => [
  ink(place(wing, 74, 56, 1.1), '#d8e0ec', 2.2),
  ...boot(leather),
  ink('M46 62Q26 62 4 36Q4 50 14 54Q4 54 8 64Q16 68 22 68Q18 74 26 78Q38 80 48 74Z', '#ffffff', 2.3),
  line('M14 46Q24 58 40 66M14 62Q26 68 42 70', '#9fb0c8', 1.8),
];
export const anvil = (over: Drawing = []): Drawing => [
  ...thing(
    'M8 52H104L116 58Q112 72 84 76L80 92H44L40 76Q14 74 8 52Z',
    '#8d98a2',
    'M84 52H104L116 58Q112 72 84 76L80 92H66Q84 70 84 52Z',
    2.7,
  ),
  ink('M40 92H84L96 112H28Z', '#6d767e', 2.5),
  fill('M72 92H84L96 112H78Z', '#2f363c', 0.5),
  line('M12 56H100', '#ffffff', 2.6, 0.7),
  ink('M20 110H104V121H20Z', '#7a4f2c', 2.3),
  ...over,
];
export const hammerOver: Drawing = [
  line('M100 6L58 34', INK, 9),
  line('M100 6L58 34', '#a8733c', 5.6),
  ink('M34 22L52 10L66 34L48 46Z', '#c6d0d8', 2.4),
  fill('M58 20L66 34L48 46L42 36Z', '#59646d', 0.5),
  line('M40 50L30 42M56 52V42M70 50L80 44', '#ffe27a', 3),
];
export const cauldron = (brew: string, over: Drawing = []): Drawing => [
  ...flame(34, 122, 1.3),
  ...flame(60, 124, 1.6),
  ...flame(86, 122, 1.3),
  ...shape('M60 44H12Q2 78 28 104Q40 112 60 112', '#4a4a54', 0.45, 2.8),
  ink('M6 40Q60 24 114 40Q112 54 60 56Q8 54 6 40Z', '#5c5c68', 2.5),
  fill('M14 41Q60 30 106 41Q96 50 60 50Q24 50 14 41Z', brew),
  fill(disc(40, 38, 6) + disc(62, 34, 8) + disc(82, 39, 5), brew),
  fill(disc(38, 36, 1.8) + disc(59, 31, 2.4) + disc(80, 38, 1.5), '#ffffff', 0.9),
  line('M14 62Q14 82 30 96', '#ffffff', 2.4, 0.5),
  line('M2 56Q-4 66 6 74M118 56Q124 66 114 74', INK, 4.6),
  ...over,
];
export const shears: Drawing = [
  ...thing('M56 66L86 -4L92 0L66 70Z', '#d8e0e6', 'M60 68L92 0L66 70Z', 2.3),
  ...thing('M64 66L34 -4L28 0L54 70Z', '#c6d0d8', 'M64 66L34 -4L40 20L60 68Z', 2.3),
  line(disc(42, 92, 17) + disc(78, 92, 17), INK, 10),
  line(disc(42, 92, 17) + disc(78, 92, 17), GOLD, 6.4),
  line('M30 84Q34 76 42 76', '#fffbe0', 2.2, 0.8),
  ink('M52 62H68L66 78H54Z', '#b8903c', 2.2),
  ink(disc(60, 70, 3.4), '#3c2410', 1.4),
];
export const butterfly = (upper: string, lower: string): Drawing => [
  ink(pair('M56 60Q40 10 10 4Q-8 10 0 38Q8 64 56 66Z'), upper, 2.5),
  ink(pair('M56 66Q20 62 12 86Q12 112 34 112Q52 106 58 74Z'), lower, 2.5),
  fill('M64 60Q80 10 110 4Q128 10 120 38Q112 54 64 62Z', INK, 0.2),
  fill(pair('M48 52Q36 24 16 18Q10 30 20 42Q30 52 48 52Z'), '#ffffff', 0.45),
  fill(disc(26, 90, 7) + disc(94, 90, 7), '#ffe27a'),
  line(pair('M52 60L14 22M52 62L8 42M52 70L26 104'), dim(upper, 0.45), 1.8, 0.8),
  ...shape('M60 44Q54 46 54 62L57 96L60 102', '#3a2a34', 0.4, 2.2),
  ink(disc(60, 40, 7), '#4a3642', 2),
  line('M57 35Q50 20 40 16M63 35Q70 20 80 16', INK, 2.6),
];
export const globe: Drawing = [
  ink(disc(60, 60, 50), '#4a9ad0', 2.8),
  ink(
    'M24 34Q40 18 58 24Q56 38 44 44Q46 56 34 60Q18 54 24 34ZM66 34Q86 30 98 46Q104 66 92 78Q78 82 76 66Q62 54 66 34ZM34 76Q52 70 60 84Q58 100 46 100Q34 92 34 76Z',
    '#7fae5a',
    2,
  ),
  fill('M74 12A50 50 0 0 1 60 110Q102 80 74 12Z', '#0c2a4a', 0.5),
  line('M18 52Q22 28 44 17', '#ffffff', 4, 0.85),
];
export const block = (inside: Drawing): Drawing => [
  ...inside,
  fill('M8 24L44 6L112 18V98L78 120L8 106Z', '#9fdcf8', 0.5),
  line('M8 24L44 6L112 18V98L78 120L8 106ZM8 24L78 38L112 18M78 38V120', '#f2fcff', 3),
  fill('M18 36L36 40L26 78L18 76Z', '#ffffff', 0.6),
  fill('M88 44L98 38L96 74L88 80Z', '#ffffff', 0.35),
  fill('M20 108L24 124L30 110ZM60 116L65 126L70 118ZM96 110L100 122L104 104Z', '#eafaff'),
];
/** The hand of somebody who lies below. */
export const graveHand = (skin: string): Drawing => [
  ink('M30 58V22Q32 4 60 2Q88 4 90 22V58Z', '#a39d96', 2.5),
  fill('M74 4Q88 8 90 22V58H78Z', '#4a4844', 0.5),
  line('M60 14V40M48 24H72', '#4a4844', 3.4),
  ink(
    'M44 104L46 78L34 64Q32 58 38 60L48 68L44 44Q46 38 50 44L54 62L56 38Q60 32 63 38L63 62L70 42Q75 38 76 44L71 66L82 58Q88 58 86 64L76 82L76 104Z',
    skin,
    2.4,
  ),
  fill('M64 62L70 42Q75 38 76 44L71 66L82 58Q88 58 86 64L76 82L76 104H64Z', dim(skin), 0.5),
  ink('M4 121Q10 96 34 100Q60 88 88 100Q110 96 116 121Z', '#6d4f32', 2.5),
  line('M22 110L30 106M56 104L66 106M86 110L96 112', '#3c2a18', 2.2),
];
