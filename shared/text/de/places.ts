// Creatures, cards and places by their names, and the preposition that each place takes.
import type { DefId } from '../../kernel/ids';
import type { Lookup } from '../../kernel/json';
import type { Names } from '../language';
import { n, named, noun, np, withAkk, whole, withDat, type Noun, type Np } from '../speech/german-nouns';
import { preposition } from '../prepositions';
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

/** What comes of it is taken out of it. */
export const isOutOf = (slug: string): boolean => preposition(slug, 'de') === 'aus';
/** Where one stands on what has a long name. */
const spots: Lookup<string> = { crown_of_command: 'auf der Krone' };
/** Where somebody is: "in der Stadt", "auf dem Friedhof". */
export const atPlace = (slug: string, names: Names): string =>
  spots[nameKey(slug)] ?? withDat(preposition(slug, 'de') ?? (noun(names(slug)) ? 'auf' : 'bei'), place(slug, names));
/** What all of a series of cards are called before the colon. */
export function seriesOf(slugs: readonly string[], names: Names): Noun | undefined {
  const heads = new Set(slugs.map((slug) => beforeColon(names(slug))));
  const [first = ''] = heads;
  return slugs.length > 2 && heads.size === 1 && first !== '' ? n(first) : undefined;
}
/** Of several the preposition is said once, where no article becomes one with it. */
export function atPlaces(slugs: readonly string[], names: Names): string {
  const series = seriesOf(slugs, names);
  if (series) return withDat('mit', np(series, 'ein'));
  const [first = ''] = slugs;
  const only = preposition(first, 'de');
  const isOnce = (only === 'mit' || only === 'aus') && slugs.every((slug) => preposition(slug, 'de') === only);
  const all = slugs.map((slug) => (isOnce ? whole(place(slug, names), 'dat') : atPlace(slug, names)));
  return words(isOnce && only, joined([...new Set(all)], 'oder'));
}
/** Whither: "in die Stadt", "auf den Friedhof", "zum Portal der Macht". */
export function toPlace(slug: string, names: Names): string {
  const where = preposition(slug, 'de') ?? (noun(names(slug)) ? 'auf' : 'zu');
  return where === 'in' || where === 'auf' ? withAkk(where, place(slug, names)) : withDat('zu', place(slug, names));
}
