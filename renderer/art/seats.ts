// Six seats: a colour that a colour-blind eye tells apart and a shape of its own, so that no meaning hangs on colour.
export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'star', 'hexagon'] as const;
export type Shape = (typeof SHAPES)[number];

export type SeatStyle = {
  readonly shape: Shape | 'shield';
  readonly colour: string;
  readonly light: string;
  readonly dark: string;
  /** What is drawn upon the colour. */
  readonly sign: string;
  /** The outline of the base on a square of 48 around 0,0. */
  readonly outline: string;
  /** How large the sign may be in it, and how far below the middle it sits. */
  readonly fit: number;
  readonly drop: number;
};

const INK = '#1a120b';
const PALE = '#fff8e6';

/** Corners are rounded by the stroke; the star is a fat one, so that its sign can be as large as the others'. */
const OUTLINES: Readonly<Record<Shape, Pick<SeatStyle, 'outline' | 'fit' | 'drop'>>> = {
  circle: { outline: 'M0-18a18 18 0 1 1-.01 0z', fit: 26, drop: 0 },
  triangle: {
    outline: 'M0-23Q3-23 5-19.500L22.500 12Q25 17.500 19 17.500H-19Q-25 17.500-22.500 12L-5-19.500Q-3-23 0-23z',
    fit: 23,
    drop: 3.5,
  },
  square: { outline: 'M-16.500-16.500h33v33h-33z', fit: 27, drop: 0 },
  diamond: { outline: 'M0-23L23 0 0 23-23 0z', fit: 25, drop: 0 },
  star: {
    outline:
      'M0-23.500L6.900-12 20.500-14.200 17-1 23.500 10.500 10.500 13.200 3.200 22.500H-3.200L-10.500 13.200-23.500 10.500-17-1-20.500-14.200-6.900-12z',
    fit: 24,
    drop: 0,
  },
  hexagon: { outline: 'M-10.500-18.500h21L21.500 0 10.500 18.500h-21L-21.500 0z', fit: 26, drop: 0 },
};

const COLOURS: readonly (readonly [colour: string, light: string, dark: string, sign: string])[] = [
  ['#d2521f', '#eda887', '#65270f', PALE],
  ['#57b3e4', '#b3dcf2', '#2a566d', INK],
  ['#17916b', '#8ec9b7', '#0b4633', PALE],
  ['#ecd871', '#f7eeb8', '#716836', INK],
  ['#cf74a5', '#e8bed5', '#63384f', INK],
  ['#4253b4', '#9fa8d9', '#202856', PALE],
];

/** A figure that belongs to nobody: a dark stone, in a shape that no seat has. */
const NOBODY: SeatStyle = {
  shape: 'shield',
  colour: '#4a443d',
  light: '#b9ae9a',
  dark: '#1d1a17',
  sign: PALE,
  outline: 'M-17-19Q0-24 17-19V2Q17 14 0 22Q-17 14-17 2z',
  fit: 26,
  drop: -1,
};

/** The look of the seat at a place of the table, counted from 0; without one, of what belongs to nobody. */
export const seatStyle = (place: number | undefined): SeatStyle => {
  if (place === undefined) return NOBODY;
  const shape = SHAPES[place % SHAPES.length] ?? 'circle';
  const [colour, light, dark, sign] = COLOURS[place % COLOURS.length] ?? ['#d2521f', '#eda887', '#65270f', PALE];
  return { shape, colour, light, dark, sign, ...OUTLINES[shape] };
};
