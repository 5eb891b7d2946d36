// What a text says to whoever is asked: where each sentence is for one alignment, those of the others are left out.
import type { Words } from '../../words/en';

type Alignment = 'good' | 'neutral' | 'evil';
const ALIGNMENTS: readonly Alignment[] = ['good', 'neutral', 'evil'];
const SENTENCES = /(?<=\.) (?=\p{Lu})/u;

/** @returns the text itself where it says anything to all, or nothing to him */
export const ownText = (text: string, mine: Alignment, { ifYouAre }: Pick<Words['card'], 'ifYouAre'>): string => {
  const told = text.split(SENTENCES).map((sentence) => ({
    sentence,
    to: ALIGNMENTS.find((alignment) => sentence.startsWith(ifYouAre[alignment])),
  }));
  const own = told.filter(({ to }) => to === mine);
  return own.length === 0 || told.some(({ to }) => to === undefined)
    ? text
    : own.map(({ sentence }) => sentence).join(' ');
};
