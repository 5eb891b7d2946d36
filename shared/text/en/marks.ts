// Tokens of which a text speaks as of what they stand for: who takes part in a fight, what lies in a bag.
import type { Act } from '../clauses/acts';
import type { Card, Place } from '../clauses/tree';
import type { English } from './speaker';

type Said = readonly [verb: string, rest: string] | string;
type Mark = {
  readonly put: (on: string, s: English) => Said;
  readonly take?: (s: English) => Said;
  /** There are none to begin with. */
  readonly none?: (s: English) => Said;
  /** Of a card that has it, or has it not. */
  readonly has: (s: English) => string;
  readonly not: (s: English) => string;
  /** Of this card: "its trap has snapped shut". */
  readonly is?: (not: boolean, s: English) => string;
};
const itself = (s: English): string => s.card({ card: 'this' });
const fighting: Mark = {
  put: (on) => ['let', `${on} take part in the fight`],
  has: () => 'taking part in the fight',
  not: () => 'not taking part in the fight',
};
const marks: { readonly [K in string]?: Mark } = {
  trained: fighting,
  zeal: fighting,
  met: {
    put: (on) => ['meet', on],
    has: () => 'already met this turn',
    not: () => 'not yet met this turn',
  },
  stowed: {
    put: (on, s) => ['put', `${on} into ${itself(s)}`],
    take: (s) => ['empty', itself(s)],
    none: (s) => `${itself(s)} is empty`,
    has: (s) => `in ${itself(s)}`,
    not: (s) => `outside ${itself(s)}`,
  },
  sprung: {
    put: (_, s) => `${s.itsOf({ card: 'this' })} trap snaps shut`,
    has: () => 'whose trap has snapped shut',
    not: () => 'whose trap has not snapped shut',
    is: (not, s) => `${s.itsOf({ card: 'this' })} trap has ${not ? 'not ' : ''}snapped shut`,
  },
};
export const mark = (kind: string): Mark | undefined => marks[kind];

/** What is done with such a token: `undefined` where it is told as a token. */
export function marking(x: Extract<Act, { v: 'addTokens' | 'takeTokens' }>, s: English): Said | undefined {
  const own = mark(x.kind);
  if (x.v === 'takeTokens') return (x.none ? own?.none : own?.take)?.(s);
  return own?.put(onWhat(x.on, s), s);
}
const onWhat = (on: Card | Place, s: English): string => ('place' in on ? s.place(on) : s.card(on));
