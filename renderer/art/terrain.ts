// What a space looks like and which marks say what it does: as its set says (looks.ts), else by its face's terrain.
import { nameOf, type DefId } from '../../shared/kernel/ids';
import type { Face } from '../../shared/contract/view';
import type { SignName } from './icons';
import { groundIn, ownLook, type Look } from './looks';

/** Ground, its dark, its light. */
type Palette = readonly [ground: string, dark: string, light: string];

/** Every ground that there is, for all sets. */
export const TERRAINS = {
  fields: ['#e5c457', '#82661a', '#f2df90'],
  woods: ['#7f9c55', '#26401f', '#a9bd7a'],
  hills: ['#c0a665', '#54471f', '#d8cb8d'],
  plains: ['#b7cb75', '#4f6127', '#dfe2a8'],
  ruins: ['#c4b394', '#473e31', '#ddd3bd'],
  desert: ['#eec97f', '#84531d', '#f4dcab'],
  town: ['#d09a63', '#522d14', '#ebd3a5'],
  holy: ['#ebdfb2', '#604d22', '#f8f0d2'],
  dead: ['#8d897d', '#2d2c29', '#c5c1b3'],
  rock: ['#a8937f', '#392f25', '#cec0ab'],
  runes: ['#b0b7ab', '#333c39', '#d7d8ca'],
  glade: ['#869c83', '#263a33', '#bccbb3'],
  magic: ['#a38fb4', '#39254f', '#dacbe2'],
  oasis: ['#8fae60', '#2a4c1c', '#c5d696'],
  tower: ['#c4a978', '#403117', '#dfd0a9'],
  /** Hewn below the earth. */
  cave: ['#b5a384', '#33291f', '#e0d0ad'],
  /** Below old trees; where the Fae are; where one sinks in. */
  forest: ['#8ba763', '#22381f', '#bccf8e'],
  fae: ['#a9c0a0', '#3b2a52', '#dff0d6'],
  bog: ['#8b9166', '#2c311c', '#bcc195'],
  /** Bare stone high up, and what lies under snow. */
  mountain: ['#a5a69d', '#33352f', '#d6d6cb'],
  snow: ['#e3e9ea', '#34505f', '#f8fbfb'],
  fire: ['#7b2c18', '#ff9f45', '#b4471f'],
} as const satisfies Readonly<Record<string, Palette>>;
export type Terrain = keyof typeof TERRAINS;

export const MARKS = ['die', 'coin', 'heart', 'skull', 'gate', 'pray', 'lost'] as const satisfies readonly (
  | 'die'
  | 'coin'
  | SignName
)[];
export type Mark = (typeof MARKS)[number];
/** Of spaces without a name of their own. */
const TALL: { readonly [T in Terrain]?: number } = {
  woods: 1.14,
  hills: 1.18,
  mountain: 1.2,
  fields: 0.92,
  plains: 0.94,
};

export const isTerrain = (terrain: string): terrain is Terrain => Object.hasOwn(TERRAINS, terrain);

/** The ground of a Region as a whole. */
export const groundOf = (region: string): Terrain => groundIn(region) ?? 'ruins';

/** The look of a space, or of what lies over one. */
export const lookOf = (def: DefId, face: Face | undefined): Required<Look> => {
  const known = ownLook(def);
  const region = face?.space?.region ?? '';
  const named = face?.space?.terrain ?? face?.ground?.terrain ?? '';
  const word = nameOf(def).split(/[-_]/)[0] ?? '';
  const terrain =
    known?.terrain ??
    (region === 'inner' || face?.kind === 'ending'
      ? 'fire'
      : isTerrain(named)
        ? named
        : isTerrain(word)
          ? word
          : (groundIn(region) ?? 'plains'));
  return { terrain, marks: known?.marks ?? [], tall: known?.tall ?? TALL[terrain] ?? 1 };
};

/** A colour between two, from 0 to 1. */
export const mix = (from: string, to: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const a = Number.parseInt(from.slice(at, at + 2), 16);
      const b = Number.parseInt(to.slice(at, at + 2), 16);
      return Math.round(a * (1 - share) + b * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
