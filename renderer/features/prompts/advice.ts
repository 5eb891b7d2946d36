// Why an answer is better than the next best, in a sentence or two.
import type { WhyPart } from '../../../shared/contract/hint';
import type { Words } from '../../words/en';

/** So many parts are told on each side: more of them nobody reads. */
const TOLD = 2;

/** The weightiest parts for and against it; nothing where there was nothing to weigh. */
export const whySaid = (parts: readonly WhyPart[], words: Words['advice']): string => {
  const pros = parts.filter(({ by }) => by > 0).slice(0, TOLD);
  const cons = parts.filter(({ by }) => by < 0).slice(0, pros.length === 0 ? 0 : 1);
  return [
    ...(pros.length === 0 ? [] : [words.pros(pros.map(({ what }) => words.gains[what]))]),
    ...(cons.length === 0 ? [] : [words.cons(cons.map(({ what }) => words.costs[what]))]),
  ].join(' ');
};
