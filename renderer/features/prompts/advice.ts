// Why an answer is better than the next best, in a sentence or two.
import type { WhyPart } from '../../../shared/contract/hint';
import type { Words } from '../../words/en';

/** So many parts are told on each side: more of them nobody reads. */
const TOLD = 2;

type Weighed = { readonly pros: readonly string[]; readonly cons: readonly string[] };
/** The weightiest parts for and against it. Where nothing speaks for it, it was as good as another. */
const weighed = (parts: readonly WhyPart[], { gains, costs }: Words['advice']): Weighed => {
  const pros = parts.filter(({ by }) => by > 0).slice(0, TOLD);
  const cons = parts.filter(({ by }) => by < 0).slice(0, pros.length === 0 ? 0 : 1);
  return { pros: pros.map(({ what }) => gains[what]), cons: cons.map(({ what }) => costs[what]) };
};

/** As sentences; nothing where there was nothing to weigh. */
export const whySaid = (parts: readonly WhyPart[], words: Words['advice']): string => {
  const { pros, cons } = weighed(parts, words);
  return [...(pros.length === 0 ? [] : [words.pros(pros)]), ...(cons.length === 0 ? [] : [words.cons(cons)])].join(' ');
};

/** The same as part of a sentence. */
export const whyWeighed = (parts: readonly WhyPart[], words: Words['advice']): string => {
  const { pros, cons } = weighed(parts, words);
  return [...(pros.length === 0 ? [] : [pros.join(', ')]), ...(cons.length === 0 ? [] : [words.against(cons)])].join(
    '; ',
  );
};
