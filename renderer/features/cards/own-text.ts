// What a text says to whoever is asked: where each sentence is for one alignment, those of the others are left out.
import type { Words } from '../../words/en';

export type Alignment = 'good' | 'neutral' | 'evil';
type Said = Pick<Words['card'], 'ifYouAre' | 'otherwise' | 'chooseOne' | 'or'>;
const ALIGNMENTS: readonly Alignment[] = ['good', 'neutral', 'evil'];
const SENTENCES = /(?<=\.) (?=\p{Lu})/u;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** @returns the text itself where it says anything to all, or nothing to him */
export const ownText = (text: string, mine: Alignment, { ifYouAre, otherwise }: Said): string => {
  const told = text.split(SENTENCES).map((sentence) => ({
    sentence,
    to: ALIGNMENTS.find((alignment) => sentence.startsWith(ifYouAre[alignment])),
  }));
  const own = told.filter(({ to }) => to === mine);
  // What is otherwise so ends the text, and is for all who were not named before.
  const last = told.at(-1);
  const rest = last?.to === undefined && last?.sentence.startsWith(`${otherwise} `) ? last : undefined;
  const named = rest === undefined ? told : told.slice(0, -1);
  const mineToRead = own.length === 0 && rest !== undefined ? [rest] : own;
  return named.length === 0 || mineToRead.length === 0 || named.some(({ to }) => to === undefined)
    ? text
    : mineToRead.map(({ sentence }) => sentence).join(' ');
};

/** The same without the words that name him, and each of several things to choose from by itself. */
export const ownDeeds = (text: string, mine: Alignment, words: Said): readonly string[] => {
  const own = ownText(text, mine, words);
  const lead = [words.ifYouAre[mine], words.otherwise].find((one) => own.startsWith(`${one} `));
  if (lead === undefined || own === text) return [text];
  const deed = own.slice(lead.length + 1);
  return (deed.startsWith(words.chooseOne) ? deed.slice(words.chooseOne.length).split(words.or) : [deed]).map(capital);
};
