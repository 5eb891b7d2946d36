// Creatures, cards and places by their names, and the preposition that each place takes.
import type { DefId } from '../../kernel/ids';
import type { Lookup } from '../../kernel/json';
import type { Names } from '../language';
import { n, named, noun, np, withAkk, whole, withDat, type Noun, type Np } from '../speech/german-nouns';
import { beforeColon, joined, nameKey, words } from '../speech/words';

/** Creatures out of instructions, which are no cards; the unique ones take no "ein". */
const unique: Lookup<string> = {
  death: 'der Tod(es)',
  sentinel: 'der Wächter(s)',
  lord_of_darkness: 'der Herr(n) der Finsternis',
  eagle_king: 'der Adlerkönig(s)',
  rat_queen: 'die Rattenkönigin',
  wraith_lord: 'der Fürst(en) der Schemen',
  ice_queen: 'die Eiskönigin',
  demon_lord: 'der Dämonenfürst(en)',
  cult_of_the_damned: 'der Kult(es) der Verdammten',
  dragon_king: 'der Drachenkönig(s)',
  queen_mab: 'Königin Mab',
  oberon: 'Oberon',
  titania: 'Titania',
};
/** Of the names without an article. */
const queens: ReadonlySet<string> = new Set(['queen_mab', 'titania']);
const common: Lookup<string> = {
  brigand: 'der Räuber(s)',
  farmer: 'der Bauer(n)',
  goblin_guard: 'der Goblinwächter(s)',
  band_of_marauders: 'die Plündererbande',
  cave_troll: 'der Höhlentroll(s)',
  wraith: 'der Schemen(s)',
  living_armour: 'die Lebend~ Rüstung',
  pit_fiend: 'der Grubenteufel(s)',
  werewolf: 'der Werwolf(s)',
  goblin: 'der Goblin(s)',
  dragon: 'der Drache(n)',
  spirit: 'der Geist(es)',
  ogre: 'der Oger(s)',
  demon: 'der Dämon(s)',
};
export const creature = (key: string, names: Names): Np => {
  const only = unique[key];
  return only === undefined ? named(common[key] ?? names(key), 'ein') : named(only, 'der', queens.has(key) ? 'f' : 'm');
};

/** What several of them are called. */
export const creatureKind = (key: string, names: Names): Noun =>
  noun(common[key] ?? names(key)) ?? n('die Kreatur, Kreaturen');

/** A card by its name, as it stands in a sentence: "den Prinzen". */
export const theCard = (slug: string, names: Names, det: 'der' | 'ein' | 'kein' | 'jed' = 'der'): Np =>
  named(names(slug), det);

/** A place in a sentence: "die Stadt". */
export const place = (def: DefId, names: Names): Np => named(names(def));

const prepositions: Lookup<string> = {
  bag_of_gold: 'aus',
  two_bags_of_gold: 'aus',
  three_bags_of_gold: 'aus',
  wanted_animal: 'mit',
  wanted_construct: 'mit',
  wanted_cultist: 'mit',
  wanted_dragon: 'mit',
  wanted_elemental: 'mit',
  wanted_monster: 'mit',
  wanted_spirit: 'mit',
  wanted_good: 'mit',
  wanted_neutral: 'mit',
  wanted_evil: 'mit',
  werewolf: 'bei',
  desert: 'in',
  woods: 'in',
  mines: 'in',
  forest: 'in',
  cursed_glade: 'auf',
  marsh: 'in',
  maze: 'in',
  village: 'in',
  city: 'in',
  jail: 'in',
  treasure_chamber: 'in',
  lost_city: 'in',
  ruined_mine: 'in',
  eyrie: 'in',
  ravine: 'in',
  canyon: 'in',
  cliff: 'an',
  precipice: 'an',
  waterfall: 'an',
  highland_entrance: 'an',
  dungeon_entrance: 'an',
  hall_of_darkness: 'in',
  mystic_glen: 'in',
  mabs_lair: 'an',
  castle: 'in',
  chapel: 'in',
  temple: 'in',
  tavern: 'in',
  crypt: 'in',
  cave: 'in',
  warlocks_cave: 'in',
  vampires_tower: 'in',
  werewolf_den: 'in',
  hidden_valley: 'in',
  valley_of_fire: 'in',
  oasis: 'in',
  ruins: 'in',
  crags: 'in',
  pits: 'in',
  chasm: 'an',
  portal_of_power: 'an',
  sentinel: 'bei',
  black_knight: 'bei',
  crown_of_command: 'auf',
  dice_with_death: 'bei',
  graveyard: 'auf',
  plain_of_peril: 'auf',
  shop: 'in',
  tower: 'in',
  hall: 'in',
  bog: 'in',
  gate: 'an',
  armoury: 'in',
  tunnel: 'in',
  guard_room: 'in',
  library: 'in',
  cell: 'in',
  kitchen: 'in',
  antechamber: 'in',
  ossuary: 'in',
  pillared_hall: 'in',
  sunken_hall: 'in',
  collapsed_gallery: 'in',
  flooded_passage: 'in',
  old_armoury: 'in',
  monster_pit: 'in',
  defiled_shrine: 'bei',
  grove: 'in',
  thicket: 'in',
  swampland: 'in',
  runes: 'bei',
  great_web: 'in',
  overlook: 'an',
  gate_street: 'in',
  dock_street: 'in',
  silver_street: 'in',
  rats_road: 'in',
  fishmongers_lane: 'in',
  drovers_lane: 'in',
  smithy_row: 'in',
  candle_row: 'in',
  scholars_walk: 'in',
  speakers_corner: 'an',
  bone_crypt: 'in',
  brood_nest: 'in',
  covetous_lair: 'in',
  dragonstone_mines: 'in',
  scale_guard: 'bei',
  whispering_gallery: 'in',
  tower_foot: 'an',
  magic_emporium: 'in',
  stables: 'in',
  apothecary: 'in',
  menagerie: 'in',
  high_temple: 'in',
  gaming_house: 'in',
  wizards_guild: 'in',
  fortune_teller: 'bei',
  city_gate: 'an',
  woodland_entrance: 'an',
  meeting_with_destiny: 'bei',
  faerie_ring: 'in',
  faerie_village: 'in',
  witch_tree: 'an',
};
/** Where one stands on what has a long name. */
const spots: Lookup<string> = { crown_of_command: 'auf der Krone' };
/** Where somebody is: "in der Stadt", "auf dem Friedhof". */
export const atPlace = (slug: string, names: Names): string =>
  spots[nameKey(slug)] ??
  withDat(prepositions[nameKey(slug)] ?? (noun(names(slug)) ? 'auf' : 'bei'), place(slug, names));
/** Of several the preposition is said once, where no article becomes one with it. */
/** What all of a series of cards are called before the colon. */
export function seriesOf(slugs: readonly string[], names: Names): Noun | undefined {
  const heads = new Set(slugs.map((slug) => beforeColon(names(slug))));
  const [first = ''] = heads;
  return slugs.length > 2 && heads.size === 1 && first !== '' ? n(first) : undefined;
}
export function atPlaces(slugs: readonly string[], names: Names): string {
  const series = seriesOf(slugs, names);
  if (series) return withDat('mit', np(series, 'ein'));
  const isWith = slugs.every((slug) => prepositions[nameKey(slug)] === 'mit');
  const all = slugs.map((slug) => (isWith ? whole(place(slug, names), 'dat') : atPlace(slug, names)));
  return words(isWith && 'mit', joined([...new Set(all)], 'oder'));
}
/** Whither: "in die Stadt", "auf den Friedhof", "zum Portal der Macht". */
export function toPlace(slug: string, names: Names): string {
  const preposition = prepositions[nameKey(slug)] ?? (noun(names(slug)) ? 'auf' : 'zu');
  return preposition === 'in' || preposition === 'auf'
    ? withAkk(preposition, place(slug, names))
    : withDat('zu', place(slug, names));
}
