// English word by word: articles, plurals, verb forms.
const vowelSound = /^(?:[aeio]|u(?!ni|se|ro))/i;
export const a = (noun: string): string =>
  noun.startsWith('other ')
    ? `an${noun}`
    : `${vowelSound.test(noun) || /^(?:8|11|18)\b/.test(noun) ? 'an' : 'a'} ${noun}`;

const irregular: Readonly<Record<string, string>> = { be: 'is', have: 'has', do: 'does', go: 'goes' };
const endS = (word: string): string => {
  if (/(?:ch|sh|s|x|z|o)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
};
/** Third person of a verb: "lose" becomes "loses". */
export const third = (verb: string): string => irregular[verb] ?? endS(verb);

const plurals: Readonly<Record<string, string>> = {
  life: 'lives',
  die: 'dice',
  fate: 'fate',
  gold: 'gold',
  Strength: 'Strength',
  Craft: 'Craft',
  Armour: 'Armour',
};
/** Of several words the last one: "light fate", "Magic Objects". */
export function plural(noun: string): string {
  const of = noun.indexOf(' of ');
  if (of > 0) return plural(noun.slice(0, of)) + noun.slice(of);
  const at = noun.lastIndexOf(' ') + 1;
  const last = noun.slice(at);
  return noun.slice(0, at) + (plurals[last] ?? endS(last));
}
export const some = (n: number, noun: string): string => `${n} ${n === 1 ? noun : plural(noun)}`;
export const possessive = (full: string): string => `${full}${full.endsWith('s') ? "'" : "'s"}`;
/** Whether a name brings its article. */
export const hasArticle = (name: string): boolean => /^(?:the|a|an) /i.test(name);
/** Names of one that end like several. */
const ONE: readonly string[] = ['Mephistopheles', 'Cyclops'];
/** "Raiders are", but "Pack of Wolves is" and "Cerberus is": a card that is called after several. */
export const isSeveral = (name: string): boolean => {
  const [head = ''] = name.split(/ (?:of|in) /);
  return !ONE.includes(head) && /(?:[^aious']s|^Children)$/.test(head);
};
/** "the Crags are": what has a plural for its name. */
export const isPlural = (text: string): boolean => /[^is']s(?: of |$)/.test(text);
