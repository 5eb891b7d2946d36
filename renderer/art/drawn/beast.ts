// What beasts and monsters are made of, seen from the front as the people are: eyes that glare, mouths with teeth, fur.
import { disc, fill, INK, line, type Drawing, type Layer } from './layer';
import { dim, halfOf, ink, pair, place } from './mirror';

const RED = '#4d1310';
const TOOTH = '#fbf3dc';

export type Glare = { readonly pupil?: 'round' | 'slit' | 'none'; readonly size?: number; readonly white?: string };
/** Two eyes that slant towards the nose, `apart` from the middle. */
export const glare = (y: number, apart: number, iris: string, how: Glare = {}): Drawing => {
  const { pupil = 'round', size = 1, white = '#fbeecb' } = how;
  const at = (d: string): string => pair(place(d, 60 - apart, y, size));
  const both = (x: number, dy: number, r: number): string =>
    disc(60 - apart + x * size, y + dy * size, r * size) + disc(60 + apart + x * size, y + dy * size, r * size);
  return [
    ink(at('M-9 -5.500Q0 -7 8 4.500Q-3 7.500 -9 -5.500Z'), white, 1.6),
    fill(both(0, 0.6, 3.7), iris),
    ...(pupil === 'round' ? [fill(both(0, 0.8, 1.9), INK)] : []),
    ...(pupil === 'slit' ? [fill(at('M0 -3.500Q1.600 0.500 0 4.500Q-1.600 0.500 0 -3.500Z'), INK)] : []),
    fill(both(-1.2, -0.8, 1.1), '#ffffff'),
    line(at('M-10 -6.500Q0 -8 9 4.500'), INK, 2.6 * size),
  ];
};
/** An open mouth as its left half, with what is in it. */
export const maw = (half: string, teeth: string, tongue?: string): Drawing => [
  ink(halfOf(half), RED, 2),
  ...(tongue === undefined ? [] : [fill(halfOf(tongue), '#c0453d')]),
  ink(pair(teeth), TOOTH, 1.1),
];
export const tusks = (d: string, colour = TOOTH): Drawing => [
  ink(pair(d), colour, 2),
  fill(pair(d), dim(colour, 0.6), 0.15),
];
/** Ears on both sides, with what one sees of their inside. */
export const ears = (outside: string, colour: string, inside: string, within: string): Drawing => [
  ink(pair(outside), colour, 2.3),
  fill(pair(inside), within),
];
export const roundEars = (x: number, y: number, r: number, colour: string, within: string): Drawing => [
  ink(disc(60 - x, y, r) + disc(60 + x, y, r), colour, 2.3),
  fill(disc(60 - x, y + 1, r * 0.55) + disc(60 + x, y + 1, r * 0.55), within),
];
/** Single hairs, scars and folds, the same on both sides. */
export const strokes = (d: string, colour: string, width = 1.6, opacity = 0.8): Layer =>
  line(pair(d), colour, width, opacity);
/** A nose as its left half, wet. */
export const snout = (half: string, colour: string, x: number, y: number): Drawing => [
  ink(halfOf(half), colour, 1.8),
  fill(disc(x, y, 1.5), '#ffffff', 0.7),
];
/** Claws of a paw or a hand, points down. */
export const claws = (x: number, y: number, size = 1, colour = '#efe3c4'): Layer =>
  ink(
    [-9, -3, 3, 9].map((dx) => place('M-2.500 0Q-2.500 6 0 10Q2.500 6 2.500 0Z', x + dx * size, y, size)).join(''),
    colour,
    1.4,
  );
