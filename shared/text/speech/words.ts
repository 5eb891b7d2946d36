// Words put next to each other, and sentences made of them, in any language.
import { joined } from '../joined';

export { joined };

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
/** A sentence without its stop, as a label has it. */
export const bare = (text: string): string => open(signs(text.endsWith('.') ? text.slice(0, -1) : text));
/** Whether a phrase has signs of its own, so that a plain "and" would not hold it. */
export const hasSigns = (text: string): boolean => /[,:;]/.test(text);
/** Whether another may stand behind it without a doubt what belongs to what. */
export const isPlainPhrase = (text: string, ...comparing: readonly string[]): boolean =>
  !hasSigns(text) && !text.split(' ').some((x) => comparing.includes(x));
/** "2 lives and 2 Strength on it", "it on the City or on the Village": what all begin or end with is said once. */
export function coordinated(list: readonly string[], word: string, before: ReadonlySet<string>): string {
  const all = list.map((text) => text.split(' '));
  const [first = []] = all;
  const ends = (one: readonly string[], i: number): boolean =>
    one.slice(i - first.length).join(' ') === first.slice(i).join(' ');
  const from = first.findIndex((x, i) => i > 0 && before.has(x) && all.every((one) => ends(one, i)));
  const tail = from < 0 ? [] : first.slice(from);
  const rest = all.map((one) => one.slice(0, one.length - tail.length));
  const [one = []] = rest;
  const alike = one.findIndex((x, i) => rest.some((other) => other[i] !== x || other.length <= i + 1));
  const begins = one.findIndex((x) => before.has(x));
  const counts = rest.every((other) => /^\d/.test(other[Math.max(0, alike - 1)] ?? ''));
  // "it on the City or on the Village"; "dem Charakter zu seiner Rechten 1 Leben oder 1 Gold".
  const cut = counts && alike > 3 ? alike - 1 : begins > 0 && begins <= alike ? begins : 0;
  const head = one.slice(0, cut);
  const middle = joined(
    rest.map((one) => one.slice(cut).join(' ')),
    word,
  );
  return words(...head, middle, ...tail);
}
/** Slugs are written with `_` or `-`; spaces of one name by their place in the ring. */
export const nameKey = (slug: string): string =>
  slug
    .slice(slug.lastIndexOf('/') + 1)
    .replaceAll('-', '_')
    .replace(/_(?:n|ne|e|se|s|sw|w|nw|m|\d+)$/, '');
/** "Scholars' Walk": questions and buttons have the name of a thing, and not its id. */
export const keyOfName = (name: string): string => name.toLowerCase().replaceAll("'", '').replaceAll(' ', '_');
/** A character's own deck is kept under his id as well, which nobody reads. */
export const deckKey = (key: string): string => key.replace(/@.*$/, '');
export const unique = (list: readonly string[]): readonly string[] => [...new Set(list)];
/** What a series of cards is called: "Wanted" of "Wanted: Animal". */
export const beforeColon = (name: string): string => (name.includes(': ') ? name.slice(0, name.indexOf(': ')) : '');
/** Of "Quest: Kill an Enemy" what it asks for. */
export const afterColon = (name: string): string => name.slice(name.indexOf(': ') + 1).trim();
/** Whether all of them are of one series, which need be said with the first alone: "Wanted: Good". */
export const isSeries = (names: readonly string[]): boolean =>
  names.length > 1 && names.every((name) => name.includes(': ') && beforeColon(name) === beforeColon(names[0] ?? ''));

/** The sentences of a rule that stands inside another sentence, which brings its own full stop. */
export const inOne = (parts: readonly string[]): string =>
  parts.map((part) => (part.endsWith('.') ? part.slice(0, -1) : part)).join('. ');
