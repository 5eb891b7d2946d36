// What a space looks like and which marks say what it does. By its name, without its number where several have that
// name; else by the terrain of its face.
import { nameOf, type DefId } from '../../shared/kernel/ids';
import type { Face } from '../../shared/contract/view';
import type { SignName } from './icons';

/** Ground, its dark, its light. */
type Palette = readonly [ground: string, dark: string, light: string];

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

export type Mark = 'die' | 'coin' | Extract<SignName, 'heart' | 'skull' | 'gate' | 'pray' | 'lost'>;
/** `tall`: how large it is drawn beside the others: a mountain towers over a hut. */
type Look = { readonly terrain: Terrain; readonly marks?: readonly Mark[]; readonly tall?: number };

const LOOKS: { readonly [name: string]: Look | undefined } = {
  village: { terrain: 'town', marks: ['coin', 'heart', 'die'], tall: 0.84 },
  city: { terrain: 'town', marks: ['coin', 'heart', 'die'], tall: 1.14 },
  tavern: { terrain: 'town', marks: ['die'], tall: 0.78 },
  graveyard: { terrain: 'dead', marks: ['pray'], tall: 0.8 },
  chapel: { terrain: 'holy', marks: ['heart', 'pray'], tall: 0.94 },
  crags: { terrain: 'rock', marks: ['die'], tall: 1.26 },
  forest: { terrain: 'woods', marks: ['die'], tall: 1.16 },
  ruins: { terrain: 'ruins' },
  sentinel: { terrain: 'tower', marks: ['skull'], tall: 1.08 },
  portal_of_power: { terrain: 'magic', marks: ['gate'] },
  black_knight: { terrain: 'rock', marks: ['coin', 'lost'], tall: 0.94 },
  hidden_valley: { terrain: 'oasis', tall: 1.12 },
  cursed_glade: { terrain: 'glade' },
  chasm: { terrain: 'rock', marks: ['die', 'lost'], tall: 1.08 },
  warlocks_cave: { terrain: 'magic', marks: ['die'], tall: 1.1 },
  desert_se: { terrain: 'desert', marks: ['lost'], tall: 0.92 },
  desert_sw: { terrain: 'desert', marks: ['lost'], tall: 0.92 },
  oasis: { terrain: 'oasis' },
  temple: { terrain: 'holy', marks: ['pray', 'die'] },
  castle: { terrain: 'tower', marks: ['heart', 'coin'], tall: 1.16 },
  runes_ne: { terrain: 'runes', tall: 0.86 },
  runes_se: { terrain: 'runes', tall: 0.86 },
  runes_w: { terrain: 'runes', tall: 0.86 },
  plain_of_peril: { terrain: 'fire' },
  mines: { terrain: 'fire', marks: ['die'] },
  crypt: { terrain: 'fire', marks: ['die'] },
  vampires_tower: { terrain: 'fire', marks: ['die', 'lost'] },
  dice_with_death: { terrain: 'fire', marks: ['die', 'skull'] },
  pits: { terrain: 'fire', marks: ['skull'] },
  werewolf_den: { terrain: 'fire', marks: ['skull'] },
  valley_of_fire: { terrain: 'fire' },
  crown_of_command: { terrain: 'fire' },
  dragonstone_mines: { terrain: 'fire', marks: ['die'] },
  bone_crypt: { terrain: 'fire', marks: ['die'] },
  covetous_lair: { terrain: 'fire', marks: ['die', 'lost'] },
  whispering_gallery: { terrain: 'fire', marks: ['skull'] },
  scale_guard: { terrain: 'fire', marks: ['skull'] },
  brood_nest: { terrain: 'fire', marks: ['skull'] },
  tower_foot: { terrain: 'fire', marks: ['gate'] },
  first_stair: { terrain: 'fire', marks: ['skull'] },
  second_stair: { terrain: 'fire', marks: ['skull'] },
  third_stair: { terrain: 'fire', marks: ['skull'] },
  fourth_stair: { terrain: 'fire', marks: ['skull'] },
  fifth_stair: { terrain: 'fire', marks: ['skull'] },
  sixth_stair: { terrain: 'fire', marks: ['skull'] },
  last_stair: { terrain: 'fire', marks: ['skull'] },
  great_web: { terrain: 'cave', marks: ['die'] },
  guard_room: { terrain: 'cave', marks: ['die', 'skull'] },
  flooded_passage: { terrain: 'cave', marks: ['die', 'lost'] },
  library: { terrain: 'cave', marks: ['die'] },
  cell: { terrain: 'cave', marks: ['die', 'lost'] },
  narrow_ledge: { terrain: 'cave', marks: ['die', 'lost'] },
  kitchen: { terrain: 'cave', marks: ['die', 'heart'] },
  old_armoury: { terrain: 'cave', marks: ['die', 'skull'] },
  hall_of_darkness: { terrain: 'cave', marks: ['lost'] },
  treasure_chamber: { terrain: 'fire', marks: ['skull'] },
  highland_entrance: { terrain: 'hills' },
  cliff: { terrain: 'mountain' },
  the_ridgeway: { terrain: 'mountain', marks: ['die'] },
  ravine: { terrain: 'rock' },
  ruined_mine: { terrain: 'rock', marks: ['die'] },
  glacier: { terrain: 'snow', marks: ['die', 'lost'] },
  canyon: { terrain: 'rock' },
  mountain_pass: { terrain: 'mountain', marks: ['die'] },
  precipice: { terrain: 'mountain', marks: ['lost'] },
  waterfall: { terrain: 'oasis', marks: ['heart'] },
  lost_city: { terrain: 'ruins', marks: ['die'] },
  ice_bridge: { terrain: 'snow', marks: ['die', 'skull'] },
  eyrie: { terrain: 'snow', marks: ['skull'] },
  city_gate: { terrain: 'tower', marks: ['coin', 'gate'] },
  armoury: { terrain: 'town', marks: ['coin'] },
  magic_emporium: { terrain: 'magic', marks: ['coin'] },
  apothecary: { terrain: 'town', marks: ['coin', 'heart'] },
  menagerie: { terrain: 'town', marks: ['coin'] },
  stables: { terrain: 'town', marks: ['coin'] },
  wizards_guild: { terrain: 'magic', marks: ['coin'] },
  high_temple: { terrain: 'holy', marks: ['pray'] },
  training_yard: { terrain: 'town', marks: ['coin'] },
  gaming_house: { terrain: 'town', marks: ['die', 'coin'] },
  fortune_teller: { terrain: 'magic', marks: ['die'] },
  wharf: { terrain: 'town', marks: ['coin'] },
  woodland_entrance: { terrain: 'forest', marks: ['gate'], tall: 1.06 },
  glade_1: { terrain: 'oasis', tall: 0.94 },
  glade_2: { terrain: 'oasis', tall: 0.94 },
  glade_3: { terrain: 'oasis', tall: 0.94 },
  thicket: { terrain: 'forest' },
  grove: { terrain: 'forest', tall: 1.06 },
  bog: { terrain: 'bog', tall: 0.94 },
  swampland: { terrain: 'bog', marks: ['die', 'lost'] },
  witch_tree: { terrain: 'dead', marks: ['die', 'lost'], tall: 1.12 },
  faerie_ring: { terrain: 'fae', marks: ['heart'] },
  faerie_village: { terrain: 'fae', marks: ['coin'] },
  mystic_glen: { terrain: 'fae', marks: ['die'] },
  mabs_lair: { terrain: 'magic', marks: ['skull'], tall: 1.06 },
  meeting_with_destiny: { terrain: 'magic', marks: ['gate'], tall: 1.04 },
  jail: { terrain: 'dead', marks: ['die', 'lost'] },
};

/** Of spaces without a name of their own. */
const TALL: { readonly [T in Terrain]?: number } = {
  woods: 1.14,
  hills: 1.18,
  mountain: 1.2,
  fields: 0.84,
  plains: 0.88,
};

/** The ground of a Region that lies on a board of its own. */
const REGIONS: { readonly [region: string]: Terrain | undefined } = {
  inner: 'fire',
  dungeon: 'cave',
  highland: 'mountain',
  city: 'town',
  woodland: 'forest',
  cave: 'rock',
  rat_lair: 'dead',
  wraith_domain: 'magic',
};

const isTerrain = (terrain: string): terrain is Terrain => Object.hasOwn(TERRAINS, terrain);

/** The ground of a Region as a whole. */
export const groundOf = (region: string): Terrain => REGIONS[region] ?? 'ruins';

/** The look of a space, or of what lies over one. */
export const lookOf = (def: DefId, face: Face | undefined): Required<Look> => {
  const name = nameOf(def).replaceAll('-', '_');
  const known = LOOKS[name] ?? LOOKS[name.replace(/_\d+$/, '')];
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
          : (REGIONS[region] ?? 'plains'));
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
