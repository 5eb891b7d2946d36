// Which part of the table is seen: a point in the middle and how near it is. Zoom 1 shows the main board whole.
import { MIDDLE, SIZE, type Point } from './geometry';

export type Camera = Point & { readonly zoom: number };
/** The square that can be looked at; larger than the main board where corner boards lie beside it. */
export type World = { readonly left: number; readonly top: number; readonly size: number };

const NEAREST = 4;
export const STEP = 1.4;
/** What shall be seen is brought this far from the edge, in spaces of the board. */
const MARGIN = 60;

export const HOME: Camera = { x: MIDDLE, y: MIDDLE, zoom: 1 };

/** A board, from its upper left corner. */
export type Square = Point & { readonly size: number };
/** All of a board. */
export const around = ({ x, y, size }: Square): Camera => ({ x: x + size / 2, y: y + size / 2, zoom: SIZE / size });

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Half of what is seen, in units of the board. */
const reach = (zoom: number): number => SIZE / 2 / zoom;

const along = (value: number, low: number, size: number, half: number): number =>
  2 * half >= size ? low + size / 2 : between(low + half, value, low + size - half);

/** Never beyond the edge of the world, never nearer than is of use. */
export const inside = ({ x, y, zoom }: Camera, world: World): Camera => {
  const near = between(SIZE / world.size, zoom, NEAREST);
  const half = reach(near);
  return { x: along(x, world.left, world.size, half), y: along(y, world.top, world.size, half), zoom: near };
};

/** Nearer or farther; what lies at `at` (0 to 1 across the window) stays where it is. */
export const zoomed = (camera: Camera, by: number, at: Point, world: World): Camera => {
  const zoom = between(SIZE / world.size, camera.zoom * by, NEAREST);
  const shift = SIZE / camera.zoom - SIZE / zoom;
  return inside({ x: camera.x + (at.x - 0.5) * shift, y: camera.y + (at.y - 0.5) * shift, zoom }, world);
};

/** The picture follows a hand that moves by this share of the window. */
export const dragged = (camera: Camera, by: Point, world: World): Camera =>
  inside({ ...camera, x: camera.x - (by.x * SIZE) / camera.zoom, y: camera.y - (by.y * SIZE) / camera.zoom }, world);

/** As little movement as brings a point into sight. */
export const showing = (camera: Camera, { x, y }: Point, world: World): Camera => {
  const room = Math.max(0, reach(camera.zoom) - MARGIN);
  return inside(
    { ...camera, x: between(x - room, camera.x, x + room), y: between(y - room, camera.y, y + room) },
    world,
  );
};

/** Where a point of the board is seen, 0 to 1 across the window. */
export const seenAt = (camera: Camera, { x, y }: Point): Point => ({
  x: ((x - camera.x) * camera.zoom) / SIZE + 0.5,
  y: ((y - camera.y) * camera.zoom) / SIZE + 0.5,
});

/** As a transform of the board, whose corner is its origin. */
export const transformOf = ({ x, y, zoom }: Camera): string => {
  const percent = (value: number): string => `${((0.5 - (value * zoom) / SIZE) * 100).toFixed(3)}%`;
  return `translate(${percent(x)}, ${percent(y)}) scale(${zoom.toFixed(4)})`;
};
