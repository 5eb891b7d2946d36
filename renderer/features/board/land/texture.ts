// The paper of the land: stains and grain, multiplied over a painted ground. As noise of our own and not as filters of
// the picture: those are worked out for every pixel, this once for a small tile.
import { random } from './shapes';

const GRAIN = { side: 160, colour: [82, 61, 31], opacity: 0.26 } as const;
const STAINS = { side: 88, colour: [92, 61, 26], opacity: 0.2 } as const;
/** Width of the largest stain, in pixels of its tile; each octave is half as wide and half as strong. */
const WIDEST = 16;
const OCTAVES = 4;

const smooth = (t: number): number => t * t * (3 - 2 * t);
const between = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Soft noise from 0 to 1 over a square. */
const clouds = (side: number): readonly number[] => {
  const rnd = random(12);
  const layers = Array.from({ length: OCTAVES }, (_, octave) => {
    const cell = WIDEST / 2 ** octave;
    const row = Math.ceil(side / cell) + 2;
    const knots = Array.from({ length: row * row }, () => rnd.next());
    return { cell, row, knots, share: 0.5 ** (octave + 1) };
  });
  return Array.from({ length: side * side }, (_, i) =>
    layers.reduce((sum, { cell, row, knots, share }) => {
      const [x, y] = [(i % side) / cell, Math.floor(i / side) / cell];
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const knot = (dx: number, dy: number): number => knots[(top + dy) * row + left + dx] ?? 0;
      const [across, down] = [smooth(x - left), smooth(y - top)];
      return (
        sum + share * between(between(knot(0, 0), knot(1, 0), across), between(knot(0, 1), knot(1, 1), across), down)
      );
    }, 0),
  );
};

const tile = ({ side, colour }: typeof GRAIN | typeof STAINS, alpha: (i: number) => number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const image = new ImageData(side, side);
  for (let i = 0; i < side * side; i++) image.data.set([...colour, 255 * Math.max(0, Math.min(1, alpha(i)))], i * 4);
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas;
};

let tiles: { readonly grain: HTMLCanvasElement; readonly stains: HTMLCanvasElement } | undefined;
const made = (): NonNullable<typeof tiles> => {
  if (tiles !== undefined) return tiles;
  const rnd = random(2);
  const cloud = clouds(STAINS.side);
  return (tiles = {
    grain: tile(GRAIN, () => 0.75 * (rnd.next() + rnd.next()) - 0.72),
    stains: tile(STAINS, (i) => 2.6 * (cloud[i] ?? 0) - 1.15),
  });
};

/** Lays it over a picture of so many pixels to a side. */
export const overlay = (context: CanvasRenderingContext2D, pixels: number): void => {
  const { grain, stains } = made();
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.globalAlpha = STAINS.opacity;
  context.drawImage(stains, 0, 0, pixels, pixels);
  context.globalAlpha = GRAIN.opacity;
  context.fillStyle = context.createPattern(grain, 'repeat') ?? 'transparent';
  context.fillRect(0, 0, pixels, pixels);
  context.restore();
};
