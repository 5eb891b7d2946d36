// Numbers that are held against each other, and how many there are, or were, of something.
import { noneOrAny } from '../comparisons';
import type { How, OfThings } from '../clauses/tests';
import type { CardNp, Num } from '../clauses/tree';
import { plural } from '../speech/english';
import type { English } from './speaker';
import * as w from './words';

export const bounds: { readonly [K in Exclude<How, '<>'>]: string } = {
  '<': 'fewer than',
  '<=': 'at most',
  '=': 'exactly',
  '>=': 'at least',
  '>': 'more than',
};

export function than(how: How, y: Num, s: English): string {
  const n = s.number(y);
  const fixed = typeof y === 'number';
  const say: { readonly [K in How]: string } = {
    '<': `less than ${n}`,
    '<=': fixed ? `${n} or less` : `no higher than ${n}`,
    '=': fixed ? n : `equal to ${n}`,
    '<>': `not ${n}`,
    '>=': fixed ? `${n} or more` : `at least ${n}`,
    '>': fixed ? `more than ${n}` : `higher than ${n}`,
  };
  return say[how];
}

/** "you have fewer than 2 Spells", "there are exactly 3 task tokens on this card". */
export function howMany({ x, how, y }: Extract<OfThings, { t: 'compare' }>, s: English): string | undefined {
  if (typeof y !== 'number' || typeof x === 'number' || how === '<>') return undefined;
  const n = `${bounds[how]} ${y}`;
  if (x.num === 'theirNumber' || x.num === 'amongThem')
    return wereThere(x.num === 'amongThem' ? x.of : undefined, how, y, n, s);
  // Lives can be counted, where fate and gold are told by how much of it there is.
  if (x.num === 'tokens' && (!w.isMass(x.kind) || x.kind === 'life')) {
    const noun = y === 1 ? w.token(x.kind) : plural(w.token(x.kind));
    return `there ${y === 1 ? 'is' : 'are'} ${n} ${noun} on ${'place' in x.on ? s.place(x.on) : s.card(x.on)}`;
  }
  if (x.num === 'left' && x.of !== undefined) return leftIn(x.of, x, how, y, s);
  if (x.num !== 'count') return undefined;
  if (x.of.np === 'spaces') return y === 1 ? undefined : `there are ${n} ${s.np(x.of, 'plural')}`;
  if (x.of.np !== 'cards') return undefined;
  const { of: owner, ...what } = x.of.of;
  if (owner === undefined && y > 1) return `there are ${n} ${s.cards(what, 'plural')}`;
  if (typeof owner !== 'object' || owner.is === 'who') return undefined;
  if (y === 1) return how === '<=' ? s.states(owner, 'have', 'no more than', s.cards(what, { exactly: 1 })) : undefined;
  return s.states(owner, 'have', n, s.cards(what, 'plural'));
}

/** "there is an Enemy in the discard pile of the Adventure deck" */
function leftIn(of: CardNp, x: Extract<Num, { num: 'left' }>, how: How, y: number, s: English): string | undefined {
  const pile = x.deck && s.deck(x.deck);
  const where =
    pile === undefined ? 'in any discard pile' : x.discards ? `in the discard pile of ${pile}` : `left in ${pile}`;
  const which = noneOrAny(how, y);
  if (which === 'any') return `there is ${s.cards(of, 'a')} ${where}`;
  if (which === 'none') return `there are no ${s.cards(of, 'plural')} ${where}`;
  return y > 1 && pile !== undefined && how !== '<>'
    ? `there are ${bounds[how]} ${y} ${s.cards(of, 'plural')} ${where}`
    : undefined;
}

/** "there were at least 3 of them", "there was an Object among them". */
function wereThere(of: CardNp | undefined, how: How, y: number, bound: string, s: English): string {
  const was = y === 1 ? 'was' : 'were';
  if (of === undefined) return `there ${was} ${bound} of them`;
  if ((y === 1 && how === '>=') || (y === 0 && how === '>')) return `there was ${s.cards(of, 'a')} among them`;
  return `there ${was} ${bound} ${y === 1 ? s.parts.noun(of) : s.cards(of, 'plural')} among them`;
}
