// Words put next to each other, and sentences made of them, in any language.
export { joined } from '../joined';

/** Parts of a phrase with one space between; empty ones vanish. */
export const words = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((p) => p !== undefined && p !== false && p !== '').join(' ');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A clause that closes with a comma needs none before a stop. */
export const open = (text: string): string => (text.endsWith(',') ? text.slice(0, -1) : text);
/** Clauses bring their closing comma with them: before another sign it goes. */
export const signs = (text: string): string => text.replace(/,+(?=[,.;:)])/g, '');
/** A sentence with capital and full stop; nothing stays nothing. */
export function sentence(text: string): string {
  const clean = open(signs(text.trim()));
  return clean === '' ? '' : capital(/[.!?]$/.test(clean) ? clean : `${clean}.`);
}
/** Whether a phrase has signs of its own, so that a plain "and" would not hold it. */
export const hasSigns = (text: string): boolean => /[,:;]/.test(text);
/** Slugs are written with `_` or `-`; spaces of one name by their place in the ring. */
export const nameKey = (slug: string): string =>
  slug
    .slice(slug.lastIndexOf('/') + 1)
    .replaceAll('-', '_')
    .replace(/_(?:n|ne|e|se|s|sw|w|nw|m)$/, '');
/** A character's own deck is kept under his id as well, which nobody reads. */
export const deckKey = (key: string): string => key.replace(/@.*$/, '');
export const unique = (list: readonly string[]): readonly string[] => [...new Set(list)];
/** Of "Quest: Kill an Enemy" what it asks for. */
export const afterColon = (name: string): string => name.slice(name.indexOf(': ') + 1).trim();

/** The sentences of a rule that stands inside another sentence, which brings its own full stop. */
export const inOne = (parts: readonly string[]): string =>
  parts.map((part) => (part.endsWith('.') ? part.slice(0, -1) : part)).join('. ');
