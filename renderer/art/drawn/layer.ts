// A picture that is drawn by hand: paths over one another on a square of 120, lit from the left.
export type Layer = {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
};
export type Drawing = readonly Layer[];
/** Each is drawn when it is first looked at: nobody waits at the start for all of them. */
export type Gallery = { readonly [name: string]: () => Drawing };

export const INK = '#1c130c';

export const fill = (d: string, colour: string, opacity?: number): Layer => ({
  d,
  fill: colour,
  ...(opacity === undefined ? {} : { opacity }),
});
export const line = (d: string, colour: string, width: number, opacity?: number): Layer => ({
  d,
  stroke: colour,
  width,
  ...(opacity === undefined ? {} : { opacity }),
});
/** A shape with its outline, its dark side and its lit edge. */
export const solid = (d: string, colour: string, dark: string, shade: string, light: string): Drawing => [
  { d, fill: colour, stroke: INK, width: 2.6 },
  fill(shade, dark, 0.55),
  line(light, '#fff6dc', 1.8, 0.75),
];
const round = (n: number): string => String(Math.round(n * 10) / 10);
export const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;
