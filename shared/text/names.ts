import { nameOf, type DefId } from '../kernel/ids';
import { kindOfId } from './keys';
import type { Names } from './language';

const small = new Set(['of', 'the', 'and', 'a', 'an', 'in', 'with', 'by', 'to']);

/** `bag-of-gold` becomes "Bag of Gold": what a thing is called while nobody has named it. */
export function humanise(slug: string): string {
  return slug
    .split(/[-_ ]/)
    .map((word, i) => (i > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/**
 * Names out of a catalogue of names by id; the last part of an id is enough, since equal cards of several decks share a
 * name. Whatever is not in it is called after its id.
 */
export function namesFrom(catalogue: Readonly<Record<DefId, string>>): Names {
  const bySlug: Record<string, string> = {};
  // A deck is called after what is in it, not the other way round.
  for (const [id, name] of Object.entries(catalogue)) if (kindOfId(id) !== 'deck') bySlug[nameOf(id)] ??= name;
  return (def) => catalogue[def] ?? bySlug[nameOf(def)] ?? humanise(nameOf(def));
}
