// Hair and beards of many cuts, on the heads of anatomy.ts.
import { disc, fill, line, type Drawing } from './layer';
import { band, dim, ink, pair, shape, thing } from './mirror';

/** Short and combed; `low` is how far it comes into the brow. */
export const crop = (colour: string, low = 30): Drawing =>
  band(`M60 13C42 12 34 26 37 52L40.500 48C41 40 43 35 49 32Q54 ${low} 60 ${low}`, colour);
/** Out of the brow, with a point in the middle. */
export const peak = (colour: string): Drawing => [
  ...band('M60 13C42 12 34 27 37 56L40 50C40 40 44 31 51 28Q57 29 60 38', colour),
  line('M42 34C44 24 50 18 58 17', '#ffffff', 1.6, 0.35),
];
export const tousled = (colour: string): Drawing => [
  ...thing(
    'M36 54C31 32 34 16 50 15C54 7 68 8 73 14C86 15 89 34 84 54L80 47C81 40 77 36 74 31C70 37 61 36 56 29C54 37 45 37 40 48Z',
    colour,
    'M73 14C86 15 89 34 84 54L80 47C81 40 77 36 74 31Q77 22 73 14Z',
  ),
  line('M40 34C40 25 45 20 52 19M58 16Q64 12 69 17', '#fff6dc', 1.7, 0.5),
];
/** What is left around a bald head. */
export const tufts = (colour: string, wild = false): Drawing => [
  ink(
    pair(
      wild
        ? 'M40 36C34 34 26 28 20 30L27 38L16 42L27 49L18 58L32 58L38 64C41 58 40 48 40 36Z'
        : 'M40 38C32 40 31 54 37 63C40 60 41 50 40 38Z',
    ),
    colour,
    2,
  ),
];
/** Locks, each a disc: where they are, and how large. */
export const curls = (colour: string, where: readonly (readonly [number, number])[], size = 6.5): Drawing => [
  ...where.map(([x, y]) => ink(disc(x, y, size), x > 68 ? dim(colour, 0.72) : colour, 1.8)),
  fill(where.map(([x, y]) => disc(x - size * 0.3, y - size * 0.35, size * 0.25)).join(''), '#fff6dc', 0.4),
];
/** Falls behind the shoulders; `foot` is how low, `wave` how far out it swings. */
export const mane = (colour: string, foot = 104, wave = 0): Drawing =>
  shape(
    `M60 11C34 11 28 34 28 56C${28 - wave} ${foot - 36} ${32 - wave} ${foot - 24} ${24 - wave} ${foot - 12}Q${20 - wave} ${foot} 34 ${foot}Q48 ${foot + 2} 60 ${foot - 12}`,
    colour,
    0.3,
  );
/** Around the brow, parted in the middle. */
export const parted = (colour: string): Drawing => [
  ...band('M60 14C40 13 34 32 35.500 66C39 62 40 56 40 50C42 42 50 36 60 25', colour),
  line('M40 44C42 32 48 24 56 20', '#fff6dc', 1.7, 0.45),
];
/** Swept to one side. */
export const swept = (colour: string): Drawing => [
  ...thing(
    'M36.500 58C32 32 38 13 60 13C80 12 88 30 84 60L80 50C80 42 78 37 74 33C62 34 50 32 46 25C46 34 40 42 40 50Z',
    colour,
    'M68 14C82 17 88 34 84 60L80 50C80 42 78 37 74 33Q76 24 68 14Z',
  ),
  line('M40 38C41 28 45 21 52 18M50 21Q62 29 76 29', '#fff6dc', 1.6, 0.45),
];
/** A plait that hangs down on each side. */
export const plaits = (colour: string, x: number, top: number, links: number): Drawing =>
  Array.from({ length: links }, (_, i) => {
    const y = top + i * 8.5;
    const d = `M${x - 5} ${y}Q${x} ${y - 5} ${x + 5} ${y}Q${x + 5} ${y + 7} ${x} ${y + 10}Q${x - 5} ${y + 7} ${x - 5} ${y}Z`;
    return [
      ink(pair(d), colour, 1.9),
      line(pair(`M${x - 3} ${y + 1}Q${x + 2} ${y + 3} ${x} ${y + 8}`), dim(colour), 1.2),
    ];
  }).flat();

/** Full, from ear to ear; `foot` is how long. */
export const beard = (colour: string, foot: number, mouth = true): Drawing => [
  ...shape(`M60 62.500Q55 62.500 52 65C44 68 41 62 39 53C34 72 38 ${foot - 14} 60 ${foot}`, colour, 0.45),
  line(pair(`M48 72Q50 ${foot - 22} 56 ${foot - 9}M53 74Q55 ${foot - 22} 58 ${foot - 8}`), dim(colour), 1.4, 0.6),
  ...(mouth ? [line('M53 70Q60 73 67 70', '#4a1f16', 2.4)] : []),
];
/** Unkempt, in strands. */
export const ragged = (colour: string, foot: number): Drawing => [
  ...shape(
    `M60 62.500Q55 62.500 52 66C44 68 41 62 39 51L33 62L36 66L30 78L36 80L33 ${foot - 14}L42 ${foot - 18}L43 ${foot - 3}L52 ${foot - 12}L60 ${foot}`,
    colour,
    0.45,
  ),
  line(pair(`M44 70L45 ${foot - 18}M51 72L53 ${foot - 16}M39 66L40 80`), dim(colour), 1.4, 0.6),
];
export const goatee = (colour: string, foot = 90): Drawing => [
  ink(`M52.500 74Q60 71 67.500 74Q66 ${foot - 6} 60 ${foot}Q54 ${foot - 6} 52.500 74z`, colour, 1.8),
  fill(`M67.500 74Q66 ${foot - 6} 60 ${foot}Q64 ${foot - 8} 63 73z`, dim(colour), 0.6),
];
const MOUSTACHES = {
  thin: 'M60 66.500C55 64 51 67 47 70C51 71 57 70 60 68Z',
  curled: 'M60 66C54 62 50 68 44 69C40 69 39 64 42 62C36 63 36 72 44 73C52 73 57 71 60 69Z',
  long: 'M60 66C53 62 47 66 45 74C44 82 44 88 41 93C48 89 50 82 51 76C53 71 57 70 60 69Z',
  walrus: 'M60 64C50 61 44 67 43 77C49 76 54 75 60 73Z',
} as const;
export const moustache = (cut: keyof typeof MOUSTACHES, colour: string): Drawing => [
  { ...ink(pair(MOUSTACHES[cut]), colour, 1.6) },
  line('M48 69Q52 66 57 67', '#fff6dc', 1.1, 0.4),
];
/** Along the jaw, without a moustache. */
export const whiskers = (colour: string): Drawing => [
  ink(pair('M39.500 46C34 56 35 70 43 78C48 81 50 76 46 72C42 66 42 56 39.500 46Z'), colour, 1.9),
];
export const plume = (d: string, colour: string, rib: string): Drawing => [
  ink(d, colour, 2),
  { d: rib, stroke: dim(colour, 0.6), width: 1.5 },
];
