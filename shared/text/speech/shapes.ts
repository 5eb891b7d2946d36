// What a clause, a number or a noun phrase is like, whatever language puts it into words.
import type { Permit, Change } from '../clauses/rules';
import type { Card, CardNp, Np, Num, SpaceNp, Who } from '../clauses/tree';

/** Whoever has the crown. */
export const isKing = (of: CardNp): boolean => of.tokens?.some((x) => x.kind === 'crown' && x.has) === true;
/** Several do not lie on one: "on Draconic Lord cards". */
export const eachOf = (on: Card): Card =>
  on.card === 'np' && on.det === 'a' && !on.of.names && !isKing(on.of) ? { ...on, det: 'plural' } : on;
/** What all keywords do that are asked for alone, where none of them is a word for a reader. */
export function deedsOf(of: CardNp, deed: (key: string) => string | undefined): readonly string[] {
  const { keywords = [], ...rest } = of;
  const deeds = keywords.flatMap((key) => deed(key) ?? []);
  const isAll = deeds.length === keywords.length && Object.values(rest).every((x) => x === undefined);
  return isAll ? deeds : [];
}
/** Whether it tells in which Region a space is, and no more. */
export const isOnlyRegion = (of: SpaceNp): boolean =>
  Object.entries(of).every(([key, x]) => x === undefined || ['regions', 'myRegion', 'regionOf'].includes(key));
/** All of it, where one likes: of one's own gold. */
export const isOwnGold = (of: Num): boolean =>
  typeof of === 'object' && of.num === 'stat' && of.stat === 'gold' && (of.of.is === 'you' || of.of.key === 'together');
/** All that is left of a pile. */
export const isAllOfIt = (n: Num): boolean => typeof n === 'object' && n.num === 'left' && !n.discards;
export const isResult = (n: Num): boolean => typeof n === 'object' && n.num === 'result';
/** Of two dice that were rolled one after the other. */
export const areBothDice = (list: readonly Num[]): boolean =>
  list.every((n) => typeof n === 'object' && (n.num === 'firstDie' || n.num === 'secondDie'));
/** As many of a thing as somebody has: all that are his. */
export const allOwn = (n: Num): Np | undefined =>
  typeof n === 'object' && n.num === 'count' && n.of.np === 'cards' && typeof n.of.of.of === 'object'
    ? n.of
    : undefined;
/** What a die shows, one's own or the opponent's. */
export const isRolled = (n: Num): boolean =>
  typeof n === 'object' && (n.num === 'result' || n.num === 'opponentsResult');
/** Where a limit holds. */
export const isOver = (change: Change): boolean => 'over' in change;
export const isEverybody = (who: Who): boolean =>
  who.is === 'everyone' || who.is === 'everyoneElse' || (who.is === 'group' && who.det === 'every');
/** Cards are avoided; what a space says has no effect. */
export const isSaidSo = ({ verb, space }: Permit): boolean => verb !== 'avoid' || space !== undefined;

/** "+2", "−2" */
export const signed = (n: number): string => (n < 0 ? `\u2212${-n}` : `+${n}`);
export const fixedOf = (n: Num): number | undefined => (typeof n === 'number' ? n : undefined);
/** What is added; negative where it is taken away. */
export const added = ({ by, n }: Change): number | undefined => {
  const x = fixedOf(n);
  return x === undefined ? undefined : by === 'add' ? x : by === 'less' ? -x : undefined;
};
/** Added to the score, and no part of the roll. */
export const isScore = (c: Change): boolean => 'score' in c;
export const isLess = (change: Change): boolean => change.by === 'less' || (added(change) ?? 0) < 0;
/** So much for each card of a name, or of a kind, that somebody has. */
export function forEachSuch({
  n,
}: Change): { readonly name: string | undefined; readonly of: CardNp; readonly add: Num } | undefined {
  if (typeof n !== 'object' || n.num !== 'times' || typeof n.of !== 'object' || n.of.num !== 'count') return undefined;
  if (n.of.of.np !== 'cards') return undefined;
  const { of } = n.of.of;
  const [name, more] = of.names ?? [];
  return more !== undefined || (name === undefined && of.keywords === undefined) ? undefined : { name, of, add: n.n };
}
