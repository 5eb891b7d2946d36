// What places are built of: gates, altars, wagons, wells and what burns or shines around them.
import type { Tone } from '../vignettes/kit';
import { COUNTRY } from '../vignettes/country';
import { HEIGHTS } from '../vignettes/heights';
import { PLACES } from '../vignettes/places';
import { PLAINS } from '../vignettes/plains';
import { flame, glow, skull, star } from './garb';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, halfOf, ink, pair, rod, shape, thing, turned } from './mirror';
import { spiral } from './spells';
import { inset, mirrored, within } from './within';

const GOLD = '#efc04a';
const STONE = '#b9ae9c';
const ALL: Gallery = { ...PLAINS, ...COUNTRY, ...PLACES, ...HEIGHTS };
const of = (gallery: Gallery, name: string): Drawing => gallery[name]?.() ?? [];
/** As on the board, large enough for a card. */
export const land = (name: string): Drawing => of(ALL, name);
export const moon: Drawing = [
  ...glow(96, 16, 24, '#f4ecd0'),
  ink(disc(96, 16, 14), '#f4ecd0', 2.2),
  fill(disc(92, 12, 3) + disc(101, 20, 2.4), '#c9bd94'),
];
export const fires = (...at: readonly (readonly [x: number, y: number, size: number])[]): Drawing =>
  at.flatMap(([x, y, size]) => flame(x, y, size));
export const sparkle: Drawing = [
  ...star(14, 22, 2.2, '#ffffff'),
  ...star(104, 16, 2, '#ffffff'),
  ...star(110, 70, 1.6, '#ffffff'),
  ...star(8, 76, 1.4, '#ffffff'),
];

export const volcano = (over: Drawing = []): Drawing => [
  ...glow(60, 26, 46, '#ff9a3c'),
  fill('M36 30Q20 20 26 4Q36 8 40 0Q46 -9 60 -6Q74 -10 80 0Q90 -2 92 10Q98 24 82 30Z', '#5a4a48', 0.9),
  fill('M40 26Q32 18 38 8Q46 12 50 4Q60 -2 70 6Q80 4 82 14Q84 24 78 28Z', '#8a706a', 0.8),
  ...thing(
    'M-4 121L38 40Q42 34 48 38Q60 32 72 38Q80 34 84 42L124 121Z',
    '#7a5a4c',
    'M72 38Q80 34 84 42L124 121H76Q84 70 72 38Z',
    2.8,
  ),
  ink(
    'M40 40Q46 34 52 38Q60 32 70 38Q78 34 82 42Q76 52 72 46L70 74Q66 92 60 78L58 58Q54 66 56 100Q50 116 46 98L48 62Q44 44 40 40Z',
    '#ff8a2c',
    2.2,
  ),
  fill('M46 42Q58 38 74 42L68 48L66 70L62 54L54 52L52 92L50 58Z', '#ffd257'),
  line('M20 96L30 90M30 74L38 70M88 84L96 92M84 62L90 66', '#3c2a24', 2.4),
  ...fires([48, 36, 1.1], [74, 36, 1], [60, 34, 1.6]),
  fill(disc(22, 16, 3.4) + disc(100, 14, 3) + disc(108, 36, 2.4) + disc(14, 40, 2.4), '#ff8a2c'),
  ...over,
];
export const arch = (stone: string, inside: Drawing, over: Drawing = []): Drawing => [
  ink(halfOf('M60 -4Q8 -2 6 54V121H60'), stone, 2.8),
  fill('M72 -3Q112 4 114 54V121H98Q100 40 72 -3Z', dim(stone), 0.6),
  line(
    'M8 48L24 50M14 22L30 30M32 6L42 18M60 -3V12M88 6L78 18M106 22L90 30M112 48L96 50M6 74H24M6 98H24M96 74H114M96 98H114',
    dim(stone, 0.5),
    2.2,
  ),
  ink(halfOf('M60 12Q24 14 24 56V121H60'), '#150d10', 2.4),
  ...inside,
  ...over,
];
export const gate = (light: string, deep: string, over: Drawing = [], stone = STONE): Drawing =>
  within(
    [
      ...glow(60, 60, 60, light),
      ...arch(stone, [
        fill(halfOf('M60 15Q27 17 27 56V121H60'), deep),
        line(spiral(60, 66, 40, 2.6), light, 5),
        line(spiral(60, 66, 40, 2.6), '#ffffff', 1.6, 0.8),
        fill(disc(60, 66, 6), '#ffffff'),
      ]),
      ...over,
    ],
    0.96,
  );
export const wooden: Drawing = [
  fill(halfOf('M60 15Q27 17 27 56V121H60'), '#8a5c34'),
  fill('M76 17Q93 24 93 56V121H76Z', '#3c2410', 0.55),
  line('M38 26V121M49 17V121M60 15V121M71 17V121M82 24V121', '#4a2a10', 2.2),
  ink('M26 42H94V52H26ZM26 92H94V102H26Z', '#6d767e', 2),
  fill([34, 60, 86].map((x) => disc(x, 47, 2) + disc(x, 97, 2)).join(''), '#e6ecef'),
  line(disc(78, 74, 6), INK, 5),
  line(disc(78, 74, 6), '#c9a24a', 2.6),
];
export const stairs = (stone: string): Drawing =>
  [0, 1, 2, 3, 4].map((i) =>
    ink(`M${30 + i * 4} ${121 - i * 13}H${90 - i * 4}V${108 - i * 13}H${30 + i * 4}Z`, dim(stone, 1 - i * 0.15), 1.8),
  );

export const altar = (stone: string, sign: Drawing, light = '#ffe9a0'): Drawing => [
  ...glow(60, 50, 56, light),
  ...thing('M4 62L20 50H100L116 62V76H4Z', stone, 'M88 50H100L116 62V76H92Z', 2.6),
  fill('M4 62L20 50H100L116 62Z', '#ffffff', 0.25),
  ...thing('M20 76H100L96 112H24Z', dim(stone, 0.85), 'M78 76H100L96 112H78Z', 2.4),
  ink('M12 110H108V121H12Z', stone, 2.4),
  fill('M86 110H108V121H86Z', dim(stone), 0.5),
  line('M38 84V104M60 84V104M82 84V104', dim(stone, 0.5), 2.4),
  ...sign,
];
export const wagon = (cloth: string, wood: string, over: Drawing = []): Drawing => [
  ...thing('M8 62H112L104 96H16Z', wood, 'M84 62H112L104 96H84Z', 2.6),
  line('M14 72H108M16 84H106', dim(wood, 0.5), 2),
  ...thing('M10 62Q4 6 60 4Q116 6 110 62Z', cloth, 'M78 7Q114 14 110 62H88Q92 30 78 7Z', 2.6),
  line('M32 61Q28 20 46 6M60 61V5M88 61Q92 20 74 6', dim(cloth, 0.55), 2.2),
  line('M18 48Q18 22 36 14', '#fff6dc', 2.4, 0.7),
  ...[32, 88].flatMap((x): Drawing => [
    line(disc(x, 98, 19), INK, 9),
    line(disc(x, 98, 19), '#a8733c', 5.4),
    line(`M${x} 79V117M${x - 19} 98H${x + 19}M${x - 13} 85L${x + 13} 111M${x + 13} 85L${x - 13} 111`, '#6d4523', 3),
    ink(disc(x, 98, 5.5), '#c9a24a', 2),
  ]),
  ...over,
];
export const well: Drawing = [
  ...thing('M14 74H106L98 120H22Z', STONE, 'M80 74H106L98 120H80Z', 2.7),
  line(
    'M16 88H104M19 103H101M38 76V88M64 76V88M88 76V88M50 89V103M76 89V103M36 104V119M62 104V119M86 104V119',
    dim(STONE, 0.5),
    2,
  ),
  ink('M10 66H110V78H10Z', '#cfc4ae', 2.4),
  line('M24 68V24M96 68V24', INK, 9),
  line('M24 68V24M96 68V24', '#a8733c', 5.6),
  line('M24 42H96', INK, 6),
  line('M24 42H96', '#8a5c34', 3.4),
  line('M60 42V56', '#d9c08a', 2.4),
  ink('M50 56H70L67 70H53Z', '#8a5c34', 2),
  ...thing('M60 -8L8 24H112Z', '#b8502c', 'M60 -8L112 24H70Z', 2.6),
];
export const signpost: Drawing = [
  ...rod('M60 124V0', '#8a5c34', 8),
  ...thing('M18 10H92L108 22L92 34H18Z', '#c98f4a', 'M74 10H92L108 22L92 34H74Z', 2.4),
  ...thing('M102 42H30L14 54L30 66H102Z', '#b67a3a', 'M84 42H102V66H84Z', 2.4),
  line('M30 22H78M42 54H90', '#5b3a1e', 3.4),
  ink('M4 122Q60 108 116 122Z', '#5f8a3c', 2.2),
];
export const gong: Drawing = [
  line('M14 122V6M106 122V6', INK, 11),
  line('M14 122V6M106 122V6', '#a8322a', 7.4),
  line('M2 8Q60 -6 118 8', INK, 12),
  line('M2 8Q60 -6 118 8', '#a8322a', 8.4),
  line('M38 6V26M82 6V26', '#e2bd82', 2.6),
  ink(disc(60, 62, 40), GOLD, 2.8),
  fill('M72 24A40 40 0 0 1 60 102Q94 82 72 24Z', '#6d430a', 0.5),
  line(disc(60, 62, 30) + disc(60, 62, 14), '#8a5c12', 2.4),
  line('M26 56Q30 34 50 28', '#fffbe0', 3, 0.85),
  ...turned(rod('M60 128L60 92', '#8a5c34', 5), -30),
  ink(disc(78, 88, 9), '#8a2f2a', 2.2),
];
export const tent = (first: string, second: string): Drawing => [
  ...thing('M8 62L60 6L112 62L104 121H16Z', first, 'M60 6L112 62L104 121H80Z', 2.7),
  ink('M60 6L34 62L30 121H46L48 62ZM60 6L72 62L74 121H90L86 62Z', second, 1.8),
  ink(
    'M8 62Q16 74 24 62Q32 74 42 62Q52 74 60 62Q68 74 78 62Q88 74 96 62Q104 74 112 62L108 56H12Z',
    dim(first, 0.85),
    2,
  ),
  ink('M60 121L46 121Q50 92 60 76Q70 92 74 121Z', '#2a1a18', 2.2),
  line('M60 6V-8', INK, 3),
  ink('M60 -9Q70 -12 78 -6Q70 0 60 -1Z', GOLD, 1.8),
];
export const colosseum: Drawing = [
  ink('M2 62Q2 30 60 28Q118 30 118 62V104Q100 121 60 121Q20 121 2 104Z', '#e2cfa0', 2.7),
  fill('M84 31Q118 36 118 62V104Q104 116 84 119Q92 70 84 31Z', '#7a6238', 0.55),
  ink('M8 56Q12 36 60 35Q108 36 112 56Q100 72 60 72Q20 72 8 56Z', '#c9a262', 2.2),
  fill('M20 58Q28 48 60 48Q92 48 100 58Q88 67 60 67Q32 67 20 58Z', '#f2dba4'),
  ...[16, 34, 53, 72, 90].map((x) => ink(`M${x} 104V90Q${x + 7} 78 ${x + 14} 90V106Z`, '#4a3418', 1.8)),
  line('M4 74Q30 86 60 86Q92 86 116 74', '#8a6c3c', 2.2),
  line('M50 60L58 54M70 60L62 54', INK, 3),
  line('M20 30V10M100 30V10M60 28V4', INK, 2.6),
  ink('M20 10Q30 6 36 12Q28 18 20 16ZM60 4Q72 0 78 6Q70 13 60 11ZM100 10Q110 6 116 12Q108 18 100 16Z', '#c6303a', 1.7),
];
export const coffin: Drawing = [
  ...glow(60, 50, 50, '#d8c8a0'),
  ...thing(
    'M22 34L44 8H82L104 30L92 112L78 121H44L30 112Z',
    '#c9b27a',
    'M82 8L104 30L92 112L78 121H68Q90 60 82 8Z',
    2.7,
  ),
  ...shape('M60 20Q44 22 44 40Q46 54 60 56', '#e0b545', 0.45, 2.3),
  fill(pair('M48 38Q53 34 58 39Q53 42 48 38Z'), INK),
  line('M54 48Q60 51 66 48', '#6d430a', 2),
  ...shape('M60 56Q40 58 38 74L46 108L60 110', '#b8903c', 0.45, 2.3),
  line(pair('M40 68L60 80M42 82L60 94'), '#2f5a9c', 4),
  line('M44 64L72 88M76 64L48 88', INK, 3),
];
export const gears: Drawing = [
  ...[
    [42, 74, 32, 10],
    [90, 36, 22, 8],
  ].flatMap(([x = 0, y = 0, r = 0, teeth = 8], i): Drawing => [
    ink(
      `M${Array.from({ length: teeth * 4 }, (_, k) => {
        const [angle, far] = [(k * Math.PI) / (teeth * 2) + i * 0.2, k % 4 < 2 ? r * 1.22 : r];
        return `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
      }).join('L')}Z`,
      i === 0 ? '#c9a24a' : '#a9b2ba',
      2.5,
    ),
    fill(
      `M${x + r * 0.3} ${y - r * 0.95}A${r} ${r} 0 0 1 ${x} ${y + r}Q${x + r * 0.8} ${y + r * 0.3} ${x + r * 0.3} ${y - r * 0.95}Z`,
      INK,
      0.3,
    ),
    ink(disc(x, y, r * 0.42), '#3c2a1c', 2.2),
    line(disc(x, y, r * 0.72), '#fff6dc', 1.6, 0.5),
  ]),
  ...fires([90, 121, 1.8], [108, 121, 1.3]),
];
export const cloudy: Drawing = [
  fill(
    disc(18, 104, 17) + disc(44, 110, 16) + disc(76, 110, 16) + disc(102, 104, 17) + disc(60, 102, 18),
    '#ffffff',
    0.95,
  ),
  line('M4 104Q8 92 20 90M48 96Q54 88 66 88M92 92Q98 88 106 90', '#b8c8dc', 2.2),
];
export const meeting = (who: Drawing, light: string): Drawing => [
  ...glow(60, 60, 58, light),
  ...inset(who, 26, 64, 0.66),
  ...inset(mirrored(who), 94, 64, 0.66),
  ...inset(who, 60, 70, 0.84),
];
export const bones: Drawing = [
  ...skull(22, 108, 1.5),
  ...skull(98, 110, 1.3),
  line('M40 116L60 108M42 106L58 118M76 118L88 110', '#efe6c8', 4),
];
export const RED: Tone = ['#8a3a2c', '#3c120c'];
