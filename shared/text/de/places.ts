// Creatures, cards and places by their names, and the preposition that each place takes.
import { declared } from '../../content/declared';
import type { DefId } from '../../kernel/ids';
import type { Names } from '../language';
import { n, named, noun, np, withAkk, whole, withDat, type Noun, type Np } from '../speech/german-nouns';
import { preposition, spot } from '../called';
import { beforeColon, joined, words } from '../speech/words';

const entry = (key: string, names: Names): string => declared.creature(key)?.de ?? names(key);
/** Creatures out of instructions, which are no cards; one that is the only one takes no "ein". */
export const creature = (key: string, names: Names): Np => {
  const { only = false, she = false } = declared.creature(key) ?? {};
  return named(entry(key, names), only ? 'der' : 'ein', only && !she ? 'm' : 'f');
};

/** What several of them are called. */
export const creatureKind = (key: string, names: Names): Noun => noun(entry(key, names)) ?? n('die Kreatur, Kreaturen');

/** A card by its name, as it stands in a sentence: "den Prinzen". */
export const theCard = (slug: string, names: Names, det: 'der' | 'ein' | 'kein' | 'jed' = 'der'): Np =>
  named(names(slug), det);

/** A place in a sentence: "die Stadt". */
export const place = (def: DefId, names: Names): Np => named(names(def));

/** What comes of it is taken out of it. */
export const isOutOf = (slug: string): boolean => preposition(slug, 'de') === 'aus';
/** Where somebody is: "in der Stadt", "auf dem Friedhof". */
export const atPlace = (slug: string, names: Names): string =>
  spot(slug, 'de') ?? withDat(preposition(slug, 'de') ?? (noun(names(slug)) ? 'auf' : 'bei'), place(slug, names));
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
