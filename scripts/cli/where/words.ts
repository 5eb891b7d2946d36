// Words of a question and of the sources, so that "Evading", "evades" and `mayEvade` meet.
import { synonyms } from './synonyms';

/** `fooBar`, `foo_bar` and `Foo-Bar` are the words foo and bar, with a space before each. */
export const plain = (text: string): string =>
  ` ${text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()}`;

/** Words that any question has. */
const idle = new Set(
  'a an and are as at be by can could do does for from get gets has have he his how i if in into is it its many may me much must my no not of off on one or others s so that the their them then they this to turned up vs vs. was what when where which who whom will with you your above rule rules'.split(
    ' ',
  ),
);

/** The part of a word that its forms share: evade, evades, evading; movement, move. */
export const stem = (word: string): string => {
  if (word.length < 4) return word;
  const cut = word
    .replace(/ies$/, 'y')
    .replace(/(?<![su])s$/, '')
    .replace(/(ing|ement|ed|er)$/, '')
    .replace(/e$/, '')
    .replace(/([^aeiouls])\1$/, '$1');
  return cut.length < 3 ? word : cut;
};

const stems = (text: string): string[] => plain(text).trim().split(/\s+/).filter(Boolean).map(stem);
export const stemsOf = (text: string): ReadonlySet<string> => new Set(stems(text));

/** The words of a question that say something; all of them when none does. */
export function meant(question: string): readonly string[] {
  const all = plain(question)
    .trim()
    .replace(/[.]+( |$)/g, '$1')
    .split(/\s+/)
    .filter(Boolean);
  const said = all.filter((word) => !idle.has(word));
  return [...new Set((said.length > 0 ? said : all).map(stem))];
}

const bare = (text: string): string => ` ${stems(text).join(' ')} `;
const phrases = synonyms
  .flatMap(([book, ...others]) => others.map((other) => ({ from: bare(other), to: bare(book) })))
  .sort((a, b) => b.from.length - a.from.length);

/** The question as it was asked, and in the rulebook's words where these are others. */
export function wordings(question: string): readonly (readonly string[])[] {
  let said = bare(question);
  const put: string[] = [];
  // A phrase that was put into the rulebook's words is done with, or "foe" would go round in a ring.
  for (const { from, to } of phrases)
    if (said.includes(from)) {
      said = said.replace(from, ` ${put.length}# `);
      put.push(to);
    }
  const asked = meant(question);
  if (put.length === 0) return [asked];
  const kept = meant(said.replace(/ \d+# /g, ' '));
  const whole = said.replace(/ \d+# /g, ' ').trim() === '' ? [] : kept;
  return [asked, [...new Set([...put.flatMap((to) => meant(to)), ...whole])]];
}
