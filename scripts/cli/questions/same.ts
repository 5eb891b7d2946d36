// Whether it makes any difference how a question is answered: each answer is played, and what comes of them is
// compared.
import { advance } from '../../../shared/rules/engine/machine';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import type { Decision, State } from '../../../shared/rules/state/state';

/** Counts of what was asked and made so far: no rule reads them. */
const COUNTS: ReadonlySet<string> = new Set(['ids', 'decisions', 'asked', 'firstDecision', 'revealed', 'rng']);
/** What a throw leaves behind that was paid for in vain: the price, and the dice themselves. */
const IN_VAIN: ReadonlySet<string> = new Set(['fate', 'sides', 'dice', 'roll', 'natural', '$dice', '$margin']);

/** A state without what it counts, its frames and scopes numbered as they come. */
const plain = (state: State, fate: boolean): string => {
  const numbers = new Map<string, string>();
  return JSON.stringify(state, (key, value: unknown) =>
    COUNTS.has(key) || key.startsWith('$again') || (fate && (IN_VAIN.has(key) || key.endsWith('$dice')))
      ? undefined
      : value,
  ).replaceAll(/"(?:[fsm]\d+|dp\d+\.\d+)"/g, (id) => {
    const known = numbers.get(id) ?? `"${id.slice(1, 2)}#${numbers.size}"`;
    numbers.set(id, known);
    return known;
  });
};

const DIE = [1, 2, 3, 4, 5, 6] as const;

/** The answers that can be given: one each where one is to be chosen, none where that is for another look. */
const answersTo = ({ options, min, max }: Decision): readonly (readonly string[])[] | undefined => {
  const open = options.filter(({ off, minor }) => off === undefined && minor === undefined).map(({ key }) => key);
  if (min === 1 && max === 1) return open.map((key) => [key]);
  return min === open.length ? [open] : undefined;
};

export type Weight = 'one answer' | 'all the same' | 'a choice';

/**
 * What a question weighs. A throw of fate is played with every number of the die; there states are the same that differ
 * in the dice and in what was paid alone.
 */
export const weigh = (book: Rulebook, state: State, decision: Decision): Weight => {
  const answers = answersTo(decision);
  if (answers === undefined) return 'a choice';
  if (answers.length === 1) return 'one answer';
  const again = (keys: readonly string[]): boolean => keys.some((key) => key.startsWith('reroll.'));
  const fate = answers.some(again);
  const seen = new Set<string>();
  for (const keys of answers)
    for (const n of again(keys) ? DIE : [0]) {
      const before = n === 0 ? state : { ...state, rng: { ...state.rng, forced: [n, ...state.rng.forced] } };
      const after = advance(book, before, {
        t: 'answer',
        seat: decision.seat,
        answer: { decision: decision.id, keys },
      });
      if (!after.ok) continue;
      seen.add(plain(after.state, fate));
      if (seen.size > 1) return 'a choice';
    }
  return 'all the same';
};
