// What the people of the sets are made of: heads, eyes, brows, noses, mouths and what the years have left on them.
import { disc, fill, INK, line, type Drawing, type Layer } from './layer';
import { dim, flip, halfOf, ink, pair, shadeOf } from './mirror';

const HEADS = {
  oval: 'M60 22C44 22 38 36 39 52C40 67 49 80 60 80',
  square: 'M60 22C44 22 38 33 38.5 50C39 60 39 66 42 71C46 78 53 82 60 82',
  long: 'M60 18C46 18 40 34 41 52C42 66 49 85 60 85',
  round: 'M60 23C43 23 36 36 36.5 53C37 69 46 80 60 80',
  heart: 'M60 22C44 22 39 34 39.500 48C40 62 51 77 56 79.500Q58 80.500 60 80.500',
  gaunt: 'M60 20C44 20 39 34 39.500 50C40 57 43.500 60 45 67C46 75 52 84 60 84',
  heavy: 'M60 25C46 24 39 33 38 48C36 57 33 64 35 72C38 82 48 88 60 88',
} as const;

const BUILDS = {
  plain: 'M46 83C24 88 12 98 10 120',
  broad: 'M44 81C18 82 3 94 0 120',
  slight: 'M49 84C34 88 22 96 19 120',
} as const;

/** From the neck outwards. */
const shoulders = (left: string, coat: string): Drawing => [
  ink(halfOf(`M60 90L${left.slice(1)}L60 120`), coat, 2.6),
  fill(`${flip(left)}L78 120C80 106 79 94 70 86Z`, dim(coat), 0.7),
];

const EARS = {
  none: '',
  round: 'M40 46Q34 44 35 52Q36 58 42 60Z',
  pointed: 'M41 58Q30 52 24 36Q36 40 41 46Z',
  large: 'M40 44Q26 34 23 40Q24 56 42 62Z',
} as const;

const EYES = {
  plain: ['M44 51Q51 44.500 57.500 51Q51 55 44 51Z', 'M43.500 51Q51 43.500 58 51', 3.1],
  wide: ['M43.500 50.500Q50.500 42 57.500 50.500Q51 57 43.500 50.500Z', 'M43 50.500Q50.500 41 58 51', 3.4],
  narrow: ['M44 50.500Q51 46 57.500 51Q51 54 44 50.500Z', 'M43 50Q51 45.500 58 51.500', 2.8],
  slant: ['M43 48Q50 44.500 57.500 52.500Q49 55.500 43 48Z', 'M41.500 46.500Q50 43.500 58 52.500', 3],
  tired: ['M44 51Q51 47 57.500 51Q51 56 44 51Z', 'M43.500 50.500Q51 46.500 58 51', 2.9],
} as const;

const BROWS = {
  plain: 'M42 44Q50 39 57 43',
  stern: 'M42 42L57 46',
  high: 'M42 42Q48 36 57 41.500',
  sad: 'M42 45.500Q50 42 57 39.500',
  flat: 'M42 43L57 43.500',
} as const;

const NOSES = {
  plain: 'M59 50Q55 60 57 62Q60 64 63 62',
  hooked: 'M58 48Q53 55 55 59.500L58 63.500L62.500 61.500',
  broad: 'M57.500 53Q52.500 60 54.500 62.500Q60 66 65.500 62.500',
  button: 'M56.500 59.500Q56.500 63 60 63Q63.500 63 63.500 59.500',
  long: 'M59 47Q55 62 56.500 65Q60 67 63.500 65',
  sharp: 'M59.500 48L55.500 61.500L60.500 63.500L63 62',
  broken: 'M57 48L61 53.500L56 61.500Q60 65 64.500 62',
} as const;

const DARK_RED = '#4d1a14';
const MOUTHS = {
  plain: [line('M52 69.500Q60 72 68 69.500', '#6b2f22', 2.2)],
  smile: [
    line('M50.500 68Q60 75.500 69.500 68', '#6b2f22', 2.3),
    line('M49.500 66.500L51 69.500M70.500 66.500L69 69.500', '#6b2f22', 1.4),
  ],
  stern: [line('M52 71Q60 68 68 71', '#5c281c', 2.4)],
  smirk: [line('M52 71Q61 73 69.500 67L71 65', '#6b2f22', 2.3)],
  grin: [
    ink('M49.500 67.500Q60 70 70.500 67.500Q68 77 60 77Q52 77 49.500 67.500Z', DARK_RED, 1.4),
    fill('M51 68.300Q60 70.500 69 68.300L67.500 71.500Q60 73.500 52.500 71.500Z', '#fbf5e6'),
  ],
  shout: [
    ink('M52.500 68Q60 64.500 67.500 68Q70 79 60 80Q50 79 52.500 68Z', DARK_RED, 1.6),
    fill('M54 68.500Q60 66 66 68.500L65 70.500Q60 69 55 70.500Z', '#f4ead0'),
    fill('M54.500 77Q60 72 65.500 77Q60 80.500 54.500 77Z', '#a8423a'),
  ],
  none: [],
} as const satisfies Record<string, Drawing>;

/** Lips in a colour. */
export const lips = (colour: string): Drawing => [
  fill('M51.500 69.500Q56 66 60 68Q64 66 68.500 69.500Q60 76.500 51.500 69.500Z', colour),
  line('M51.500 69.500Q60 71 68.500 69.500', dim(colour), 1.3),
];

export type Face = {
  readonly skin: string;
  readonly coat: string;
  readonly head?: keyof typeof HEADS;
  readonly build?: keyof typeof BUILDS;
  readonly ears?: keyof typeof EARS;
  readonly eyes?: keyof typeof EYES | 'closed' | 'hidden';
  readonly iris?: string;
  /** The white of the eyes, and what shines instead of a pupil. */
  readonly white?: string;
  readonly shining?: boolean;
  readonly brows?: keyof typeof BROWS | 'none';
  readonly brow?: string;
  readonly bushy?: number;
  readonly nose?: keyof typeof NOSES | 'none';
  readonly mouth?: keyof typeof MOUTHS | Drawing;
  /** Behind the head; over the shoulders; on the skin; over the face. */
  readonly behind?: Drawing;
  readonly clothes?: Drawing;
  readonly marks?: Drawing;
  readonly over?: Drawing;
};

const eyesOf = (face: Face): Drawing => {
  const { eyes = 'plain', iris = '#5a3d1e', white = '#fbf5e6', shining = false } = face;
  if (eyes === 'hidden') return [];
  if (eyes === 'closed') return [line(pair('M43.500 49.500Q51 55.500 57.500 50'), INK, 2)];
  const [shape, lid, size] = EYES[eyes];
  const both = (x: number, y: number, r: number): string => disc(51 + x, y, r) + disc(69 + x, y, r);
  return [
    fill(pair(shape), white),
    fill(both(0, 50.4, size), iris),
    ...(shining ? [] : [fill(both(0, 50.4, size * 0.52), INK)]),
    fill(both(-1, 49.2, shining ? 1.2 : 0.9), '#ffffff'),
    line(pair(lid), INK, 1.7),
  ];
};

export const bust = (face: Face): Drawing => {
  const { skin, coat, head = 'oval', build = 'plain', ears = 'round', nose = 'plain', mouth = 'plain' } = face;
  const { brows = 'plain', brow = '#2c1a10', bushy = 3 } = face;
  const dark = dim(skin, 0.6);
  return [
    ...(face.behind ?? []),
    ...(EARS[ears] === '' ? [] : [ink(pair(EARS[ears]), dim(skin, 0.82), 2)]),
    fill('M48 68H72V88Q60 97 48 88z', dim(skin, 0.62)),
    ...shoulders(BUILDS[build], coat),
    ...(face.clothes ?? []),
    ink(halfOf(HEADS[head]), skin, 2.4),
    fill(shadeOf(HEADS[head], 0.56), dark, 0.5),
    ...(face.marks ?? []),
    ...(nose === 'none' ? [] : [fill('M60 49L65 61.500Q62 64 60 63z', dark, 0.45), line(NOSES[nose], dark, 2)]),
    ...eyesOf(face),
    ...(brows === 'none' ? [] : [line(pair(BROWS[brows]), brow, bushy)]),
    ...(typeof mouth === 'string' ? MOUTHS[mouth] : mouth),
    line('M42.500 42C42.500 58 45 66 51 73', '#fff4d8', 1.8, 0.5),
    ...(face.over ?? []),
  ];
};

/** What is left on a skin. */
export const scar = (d: string): Drawing => [line(d, '#f3c9b4', 2.6, 0.9), line(d, '#8e3a30', 1.3)];
export const aged = (skin: string): Layer =>
  line(
    `${pair('M43 57Q47 60 52 58.500M42 61Q43 70 47 75M50 63Q47 67 48.500 71')}M50 34Q60 31.500 70 34M52 38Q60 36 68 38`,
    dim(skin, 0.58),
    1.3,
    0.8,
  );
export const blush = (colour = '#d4553f'): Layer => fill(disc(46, 61, 5) + disc(74, 61, 5), colour, 0.35);
export const freckles = (colour: string): Layer =>
  fill([44, 47, 50, 53, 67, 70, 73, 76].map((x, i) => disc(x, 57.5 + (i % 2) * 3, 0.8)).join(''), colour, 0.7);
export const lashes: Layer = line(pair('M44.500 49L41 46M47 47L44.500 43.800'), INK, 1.4);
export const shadow = (colour: string, opacity = 0.5): Layer =>
  fill(pair('M41 51Q49 39 58 49Q58 56 51 57Q44 57 41 51Z'), colour, opacity);
export const stubble = (colour: string, opacity = 0.35): Layer =>
  fill(
    'M40 58Q44 66 52 64.500Q60 62.500 68 64.500Q76 66 80 58C79 70 71 80.500 60 80.500C49 80.500 41 70 40 58z',
    colour,
    opacity,
  );
