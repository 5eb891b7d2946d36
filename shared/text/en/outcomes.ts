// How a fight ends, and how many there were of what is gone by now.
import type { CardNp } from '../clauses/tree';
import type { How } from '../clauses/tests';
import type { English } from './speaker';

export const outcomes = {
  won: ['you win', 'you do not win'],
  lost: ['you lose', 'you do not lose'],
  standOff: ['it is a stand-off', 'it is no stand-off'],
  evaded: ['you evade', 'you do not evade'],
  destroyed: ['it is destroyed', 'it is not destroyed'],
} as const;

/** "there were at least 3 of them", "there was an Object among them". */
export function wereThere(of: CardNp | undefined, how: How, y: number, bound: string, s: English): string {
  const was = y === 1 ? 'was' : 'were';
  if (of === undefined) return `there ${was} ${bound} of them`;
  if ((y === 1 && how === '>=') || (y === 0 && how === '>')) return `there was ${s.cards(of, 'a')} among them`;
  return `there ${was} ${bound} ${y === 1 ? s.parts.noun(of) : s.cards(of, 'plural')} among them`;
}
