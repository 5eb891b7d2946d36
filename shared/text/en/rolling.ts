// What dice come to show without being thrown.
import type { ActOf } from '../clauses/acts';
import type { English, Person } from './speaker';

export function showDice(x: ActOf<'showDice'>, _: Person, s: English): readonly [verb: string, rest: string] {
  const n = s.number(x.n);
  if (x.dice === 'lowest') return ['count', `the lowest die as ${n}`];
  if (x.dice === 'thrown') return ['turn', `your die to ${n}`];
  if (x.dice === 'total') return ['set', `the result to ${n}, without a roll`];
  return ['make', `every die show ${n}, not to be rolled again`];
}
