// The land from afar, as behind the title and over the end: what stands on its hills, and the moods of its sky.

/**
 * A silhouette on a hill: a space whose sign it has, where its foot stands on a picture of 1600 by 900, and how large
 * it is.
 */
export type Landmark = { readonly of: string; readonly x: number; readonly y: number; readonly size: number };

/** Behind the river: the Middle Region. What stands farther off is smaller; a mountain towers over a village. */
export const FAR: readonly Landmark[] = [
  { of: 'temple', x: 330, y: 588, size: 58 },
  { of: 'runes_w', x: 478, y: 560, size: 38 },
  { of: 'city', x: 158, y: 606, size: 62 },
  { of: 'hills_s', x: 1180, y: 566, size: 92 },
  { of: 'oasis', x: 1350, y: 590, size: 46 },
  { of: 'desert_se', x: 1444, y: 602, size: 34 },
];

/** Before it: the Outer Region. */
export const NEAR: readonly Landmark[] = [
  { of: 'forest', x: 70, y: 744, size: 146 },
  { of: 'chapel', x: 268, y: 728, size: 92 },
  { of: 'ruins', x: 420, y: 716, size: 92 },
  { of: 'village', x: 1250, y: 726, size: 84 },
  { of: 'sentinel', x: 1116, y: 708, size: 92 },
  { of: 'fields_se', x: 1392, y: 742, size: 84 },
  { of: 'crags', x: 1520, y: 756, size: 190 },
];

export const PINES: readonly (readonly [number, number, number])[] = [
  [24, 862, 1.5],
  [70, 884, 1.9],
  [128, 870, 1.4],
  [176, 898, 2],
  [236, 884, 1.4],
  [1368, 894, 1.6],
  [1424, 876, 1.4],
  [1470, 900, 2],
  [1528, 872, 1.6],
  [1580, 892, 1.9],
];

export type Mood = 'dusk' | 'triumph' | 'ruin';

export type Palette = {
  /** From the Crown outwards. */
  readonly sky: readonly [string, string, string, string];
  readonly ray: string;
  /** The mountain of fire, then the lands from the farthest to the nearest. */
  readonly lands: readonly [string, string, string, string, string];
  readonly rim: string;
  readonly river: string;
  readonly lava: string;
};

export const PALETTES: Readonly<Record<Mood, Palette>> = {
  dusk: {
    sky: ['#ffe9ac', '#e0a04c', '#8a4d27', '#2c1a12'],
    ray: '#fff0c2',
    lands: ['#5d3020', '#7a5530', '#5f4a2a', '#3c3220', '#1e1710'],
    rim: '#ffd88a',
    river: '#5d9bb8',
    lava: '#ffb04a',
  },
  triumph: {
    sky: ['#fffbe6', '#ffe39a', '#e9b04c', '#b0752c'],
    ray: '#ffffff',
    lands: ['#8a4a26', '#b28743', '#8f8240', '#63652f', '#42401f'],
    rim: '#fff0b8',
    river: '#63a9cc',
    lava: '#ffd27a',
  },
  ruin: {
    sky: ['#d2562a', '#7d2a1a', '#3a1713', '#160c0b'],
    ray: '#ff9a5c',
    lands: ['#2c1310', '#341c17', '#2a1a16', '#1d1311', '#0f0a09'],
    rim: '#b5532f',
    river: '#4a3a3c',
    lava: '#ff7a3c',
  },
};
