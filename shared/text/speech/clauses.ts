// What kind of clause is which: what shares a subject, what ends in a list, what is nobody's deed.
import type { Act } from '../clauses/acts';
import type { Branch, Card, Clause, Clauses } from '../clauses/tree';
import type { Test } from '../clauses/tests';

/** Clauses that can be joined by "and": they have one subject. */
export const member = (c: Clause | undefined): c is Extract<Clause, { c: 'act' | 'price' | 'exchange' }> =>
  c?.c === 'act' || c?.c === 'price' || c?.c === 'exchange';
export const isChoice = (c: Clause): boolean => c.c === 'act' && c.act.v === 'choose';
/** What begins anew where several are chosen: "discard any number of your Objects". */
export const isAnew = (c: Clause): boolean =>
  c.c === 'act' && 'card' in c.act && c.act.card !== undefined && isAnyNumber(c.act.card);
export const isAnyNumber = (card: Card): boolean => card.card === 'np' && card.det === 'anyNumber';
export const isList = (c: Clause): boolean =>
  c.c === 'choice' ||
  c.c === 'chart' ||
  c.c === 'byNumber' ||
  (c.c === 'act' && c.act.v === 'shop' && c.act.items.length > 1) ||
  (c.c === 'may' && c.else.length === 0 && endsInList(c.do)) ||
  (c.c === 'price' && endsInList(c.goods));
/** One thing or another: what follows is no part of the other. */
export const isEither = (c: Clause): boolean => c.c === 'act' && (c.act.v === 'takeOne' || c.act.v === 'gainOne');
export const endsInList = (list: Clauses): boolean => list.length > 0 && list.slice(-1).some(isList);
export const isRoll = (c: Clause | undefined): boolean => c?.c === 'act' && c.act.v === 'roll';

/** Dice that are thrown twice, and what is chosen one after the other, are two things. */
export const isSharing = (act: Act): boolean => act.v !== 'roll' && act.v !== 'choose';

/** "take 1 gold from every other character": what is done to each of them says by itself whom it is about. */
export const saysWhom = (c: Clause): boolean => {
  if (c.c !== 'each' || c.key === '') return false;
  const [first] = c.do;
  return first?.c === 'act' && first.act.v === 'rob' && first.act.from.key === c.key;
};

/** What each of them does with each thing of his, where that is all: they go before, "for each of his Objects". */
export function withHis(c: Clause): Extract<Clause, { c: 'each' }> | undefined {
  if (c.c !== 'each' || c.key === '') return undefined;
  const [inner, more] = c.do;
  if (inner?.c !== 'each' || more || inner.of.np !== 'cards') return undefined;
  const owner = inner.of.of.of;
  const [first] = inner.do;
  const isHis = typeof owner === 'object' && owner.key === c.key;
  return isHis && first && 'who' in first && first.who.key === c.key ? inner : undefined;
}

/** What holds or follows, rather than what somebody does. */
export const deedless: ReadonlySet<Clause['c']> = new Set<Clause['c']>([
  'lasting',
  'granted',
  'afterwards',
  'byNumber',
  'insteadOfNextMove',
  'nextBattle',
  'insteadOfReward',
  'each',
  'if',
]);

/** Of which no two can hold: of one kind each, or of one number. */
const apart = new Set<Test['t']>(['aligned', 'bound', 'oneOf', 'inRow', 'shows', 'outcome']);
export const areApart = (branches: readonly Branch[]): boolean => {
  const tests = branches.flatMap((b) => (b.if ? [b.if] : []));
  const [first] = tests;
  return tests.every((x) => apart.has(x.t) && x.t === first?.t);
};

/** Whether a test is about what was rolled just before it. */
export const asksRoll = (c: Clause | undefined): boolean =>
  c?.c === 'if' && c.branches.some((b) => b.if !== undefined && JSON.stringify(b.if).includes('esult"'));
