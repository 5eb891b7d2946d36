// English grammar in the small: articles, plurals, verbs, lists, sentences.
import { joined } from '../joined';

export { listOf } from '../joined';

/** Somebody a sentence is about. */
export type Person = {
  /** Two mentions with the same key are the same person: the second is "he". */
  readonly key: string;
  readonly you: boolean;
  readonly full: string;
  readonly he: string;
  readonly his: string;
  readonly him: string;
  readonly many?: boolean;
};

export const you: Person = { key: 'you', you: true, full: 'you', he: 'you', his: 'your', him: 'you' };
export const person = (full: string, key = full): Person => ({
  key,
  you: false,
  full,
  he: 'he',
  his: 'his',
  him: 'him',
});
export const people = (full: string): Person => ({
  key: full,
  you: false,
  full,
  he: 'they',
  his: 'their',
  him: 'them',
  many: true,
});

/**
 * A part of a sentence without capital and full stop. `you`: an order to the reader, so that "you may" fits before it.
 */
export type Clause = { readonly text: string; readonly you: boolean; readonly long?: boolean };
export const nothing: Clause = { text: '', you: false };
export const order = (text: string): Clause => ({ text, you: true });
export const fact = (text: string): Clause => ({ text, you: false });
export const long = (clause: Clause): Clause => ({ ...clause, long: true });

const vowelSound = /^(?:[aeio]|u(?!ni|se|ro))/i;
export const a = (noun: string): string =>
  `${vowelSound.test(noun) || /^(?:8|11|18)\b/.test(noun) ? 'an' : 'a'} ${noun}`;

const irregular: Readonly<Record<string, string>> = {
  be: 'is',
  have: 'has',
  do: 'does',
  go: 'goes',
  may: 'may',
  cannot: 'cannot',
  life: 'lives',
  die: 'dice',
  'is not': 'is not',
};

/** Third person of a verb phrase: "lose 1 life" becomes "loses 1 life". */
export function third(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ');
  return [irregular[verb] ?? endS(verb), ...rest].join(' ');
}

/** As it stands after "you" or "they": only "be" changes. */
export const second = (phrase: string): string => phrase.replace(/^be\b/, 'are');
export const conj = (p: Person, phrase: string): string => (p.you || p.many ? second(phrase) : third(phrase));

/** "do not lose a life", "are not defeated". */
export function negated(p: Person, phrase: string): string {
  if (phrase.startsWith('be ')) return `${conj(p, 'be')} not ${phrase.slice('be '.length)}`;
  return `${p.you || p.many ? 'do' : 'does'} not ${phrase}`;
}

function endS(word: string): string {
  if (/(?:ch|sh|s|x|z|o)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

const plurals: Readonly<Record<string, string>> = {
  life: 'lives',
  die: 'dice',
  fate: 'fate',
  gold: 'gold',
  Strength: 'Strength',
  Craft: 'Craft',
  enemy: 'enemies',
  Armour: 'Armour',
};
export function plural(noun: string): string {
  const own = plurals[noun];
  if (own !== undefined) return own;
  const words = noun.split(' ');
  const last = words.pop() ?? '';
  return [...words, plurals[last] ?? endS(last)].join(' ');
}
export const some = (n: number, noun: string): string => `${n} ${n === 1 ? noun : plural(noun)}`;

/**
 * "gain 1 Spell", "gain 1 gold" become "gain 1 Spell", "gold": what begins alike is said once. Only for `or` and `and`.
 */
export function factored(items: readonly string[], most = 1): readonly string[] {
  const [first = '', ...rest] = items;
  if (rest.length === 0) return items;
  const head = first.split(' ');
  let n = 0;
  while (
    n < most &&
    n < head.length - 1 &&
    rest.every((x) => x.split(' ')[n] === head[n] && x.split(' ').length > n + 1)
  )
    n++;
  return [first, ...rest.map((x) => x.split(' ').slice(n).join(' '))];
}

export const and = (items: readonly string[]): string => joined(items, 'and');
export const or = (items: readonly string[]): string => joined(items, 'or');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A sentence with capital and full stop; nothing stays nothing. */
export function sentence(text: string): string {
  const clean = text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .trim();
  if (clean === '') return '';
  return capital(/[.!?]$/.test(clean) ? clean : `${clean}.`);
}
/** Parts of a phrase with one space between; empty ones vanish. */
export const words = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((p) => p !== undefined && p !== false && p !== '').join(' ');
