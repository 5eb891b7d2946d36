// What people wear on their shoulders, and what they hold beside them.
import { disc, fill, line, type Drawing } from './layer';
import { band, dim, ink, pair, place, rod, shape } from './mirror';

/** Open at the neck. */
export const open = (colour: string, trim: string, foot = 106): Drawing => [
  fill(`M46 83L60 ${foot}L74 83L60 90z`, colour),
  line(`M46 83L60 ${foot}L74 83`, trim, 2.6),
];
/** A cloak over both shoulders, with a clasp. */
export const cloak = (colour: string, clasp: string): Drawing => [
  ink(pair('M47 82C22 87 8 98 6 120L34 120C35 106 42 96 54 91Z'), colour, 2.4),
  fill('M73 82C98 87 112 98 114 120L98 120C98 104 88 96 68 90Z', dim(colour), 0.6),
  line('M14 112C18 98 28 92 40 89', '#fff6dc', 1.7, 0.5),
  line('M52 92Q60 96 68 92', clasp, 2.6),
  ink(disc(52, 92, 3) + disc(68, 92, 3), clasp, 1.5),
];
/** Stands up behind the head. */
export const collar = (outside: string, lining: string, top = 46): Drawing => [
  ink(pair(`M54 96L36 62Q26 ${top} 16 ${top}Q18 80 26 100Z`), outside, 2.4),
  fill(pair(`M52 94L36 68Q28 ${top + 6} 21 ${top + 5}Q24 80 30 98Z`), lining),
];
/** Fur around the shoulders. */
export const fur = (colour: string, wide = 0): Drawing => [
  ...shape(
    `M60 91L46 80L40 84L36 80L31 87L25 84L${22 - wide} 92L${15 - wide} 92L${15 - wide} 100L${8 - wide} 104L${15 - wide} 109L${14 - wide} 116L24 112L28 118L34 109L41 113L45 103L53 106L60 101`,
    colour,
    0,
  ),
  line(pair('M30 94L27 102M40 90L37 99M20 100L17 106M49 92L46 99'), dim(colour), 1.5, 0.7),
];
/** Plates on the shoulders, and one around the neck. */
export const plate = (colour: string, trim = dim(colour, 0.7)): Drawing => [
  ink(pair('M12 114C12 96 24 87 40 86L47 102Q32 104 26 118Z'), colour, 2.2),
  line(pair('M17 108Q22 96 43 94'), trim, 2),
  fill('M108 114C108 96 96 87 80 86L77 94Q94 96 96 117Z', dim(colour), 0.55),
  line('M17 104C19 96 26 90 36 88', '#ffffff', 1.8, 0.75),
  ...shape('M60 86Q52 84 46 78L43 90Q50 98 60 99', colour, 0.4, 2.2),
];
/** Scales or rings in rows below the neck. */
export const scales = (colour: string, wide = 40): Drawing => [
  line(
    [94, 101, 108, 115]
      .flatMap((y, row) =>
        Array.from({ length: 13 }, (_, i) => 20 + i * 6.6 + (row % 2) * 3.3)
          .filter((x) => Math.abs(x - 60) < wide && y > 88 + Math.abs(x - 60) * 0.22)
          .map((x) => `M${(x - 3.3).toFixed(1)} ${y}q3.3 5 6.600 0`),
      )
      .join(''),
    colour,
    1.4,
    0.85,
  ),
];
export const chain = (colour: string, jewel?: string): Drawing => [
  line('M42 88Q60 116 78 88', colour, 2.6),
  ...(jewel === undefined
    ? []
    : [ink(disc(60, 104, 5), colour, 1.6), fill(disc(60, 104, 3), jewel), fill(disc(59, 103, 1), '#ffffff')]),
];
export const rings = (colour: string): Drawing => [line(disc(35, 66, 4.5) + disc(85, 66, 4.5), colour, 2.2)];

/** An open hand, its wrist below. */
const HAND =
  'M-9 30L-8 12L-16 3Q-17 -1 -13 -1L-7 4L-8 -12Q-6 -15 -4 -12L-2 0L-2 -16Q0 -19 2 -16L3 0L5 -14Q7 -17 9 -13L8 2L12 -7Q15 -9 16 -5L12 12L10 30Z';
export const hand = (x: number, y: number, skin: string, size = 0.9): Drawing => [
  ink(place(HAND, x, y, size), skin, 2),
  line(place('M-3 10Q2 6 9 9M-5 14Q0 18 2 26', x, y, size), dim(skin, 0.6), 1.3),
];
/** Light around something. */
export const glow = (x: number, y: number, r: number, colour: string): Drawing => [
  fill(disc(x, y, r), colour, 0.25),
  fill(disc(x, y, r * 0.72), colour, 0.35),
];
const FLAME = 'M0 0C-9 -2 -9 -11 -4 -16C-4 -12 -1 -11 0 -13C1 -17 -1 -20 1 -24C7 -17 10 -8 6 -3C4 0 2 0 0 0Z';
export const flame = (x: number, y: number, size = 1, outer = '#e2571a', inner = '#ffd257'): Drawing => [
  ink(place(FLAME, x, y, size), outer, 1.8),
  fill(place(FLAME, x + 0.3, y - 1, size * 0.55), inner),
];
/** A pole from the lower edge up to a point. */
export const pole = (x: number, top: number, lean = 0, colour = '#8a5c30', width = 4): Drawing =>
  rod(`M${x} 120L${x + lean} ${top}`, colour, width);
/** A blade with its point up, the hilt at x, y. */
export const sword = (x: number, y: number, colour = '#d4dbe0', hilt = '#c9a24a', size = 1): Drawing => [
  ink(place('M-3.500 0L-3.500 -40L0 -47L3.500 -40L3.500 0Z', x, y, size), colour, 2),
  fill(place('M0 0L0 -47L3.500 -40L3.500 0Z', x, y, size), dim(colour), 0.6),
  ink(place('M-10 0L10 0L10 4L-10 4Z', x, y, size), hilt, 1.8),
  ink(place('M-2.500 4L2.500 4L2.500 14L-2.500 14Z', x, y, size), '#5b3a1e', 1.6),
];
export const star = (x: number, y: number, size: number, colour: string): Drawing => [
  fill(place('M0 -6L1.500 -1.500L6 0L1.500 1.500L0 6L-1.500 1.500L-6 0L-1.500 -1.500Z', x, y, size), colour),
];
const SKULL = 'M0 -9C-8 -9 -9 -1 -7 2L-4.500 4L-4 8L4 8L4.500 4L7 2C9 -1 8 -9 0 -9Z';
export const skull = (x: number, y: number, size = 1, colour = '#efe6c8'): Drawing => [
  ink(place(SKULL, x, y, size), colour, 1.8),
  fill(disc(x - 3 * size, y - 1 * size, 2.2 * size) + disc(x + 3 * size, y - 1 * size, 2.2 * size), '#241a12'),
  line(place('M-1.500 5L-1.500 8M1.500 5L1.500 8', x, y, size), '#241a12', 1.1),
];
export const jewel = (x: number, y: number, size: number, colour: string): Drawing => [
  ink(place('M0 -5L4 0L0 6L-4 0Z', x, y, size), colour, 1.4),
  fill(place('M0 -5L0 6L-4 0Z', x, y, size), '#ffffff', 0.35),
];
/** Horns from the sides of the head. */
export const horns = (d: string, colour: string, shade: string): Drawing => [
  ink(pair(d), colour, 2.4),
  line(pair(shade), dim(colour, 0.6), 1.6),
];
export const hood = (colour: string): { readonly behind: Drawing; readonly over: Drawing } => ({
  behind: [ink('M24 96C22 40 36 8 60 8C84 8 98 40 96 96z', dim(colour, 0.4), 2.6)],
  over: [
    ...band('M60 6C36 6 20 40 24 96C30 92 34 84 36 72C32 44 42 25 60 25', colour, 2.6),
    line('M30 84C26 46 40 14 58 11', '#fff4d8', 1.8, 0.5),
  ],
});
