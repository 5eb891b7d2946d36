// Numbers that a card keeps as tokens on itself, and those that are counted in steps: what they stand for is told.
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Amount, HeroFilter } from '../../rules/vocab/select';
import { same } from '../exact';
import { lessening } from './effect-parts';
import type { Walk } from './talk';
import type { Num, Who } from './tree';

/** Nothing has so many tokens: that is all of them. */
export const MORE_THAN_EVER = 20;

type Tokens = Extract<Effect, { op: 'tokens' }>;
const onItself = (e: Effect): e is Tokens => e.op === 'tokens' && e.on === 'this';
function clears(e: Effect): boolean {
  const less = onItself(e) ? lessening(e.n) : undefined;
  return typeof less === 'number' && less >= MORE_THAN_EVER;
}
const keyOf = (kind: string): string => `#${kind}`;

/** All of a kind is taken off and then as many put there as something comes to: that number is kept, and no tokens. */
export function keptNumbers(code: Program): Program {
  const kinds = code.flatMap((e) => (onItself(e) && clears(e) ? [e.kind] : []));
  const keeps = (e: Effect): e is Tokens => onItself(e) && typeof e.n === 'object' && kinds.includes(e.kind);
  const kept = code.filter(keeps).map((e) => e.kind);
  if (kept.length === 0) return code;
  return code.flatMap((e): Program => {
    if (!onItself(e) || !kept.includes(e.kind)) return [e];
    return keeps(e) ? [{ op: 'set', as: keyOf(e.kind), to: e.n }] : [];
  });
}
/** What such tokens stand for. */
export function keptNumber(kind: string, at: Walk): Num | undefined {
  const meaning = at.meaning(keyOf(kind));
  return meaning?.is === 'num' ? meaning.num : undefined;
}

type Step = {
  readonly n: number;
  readonly stat: 'life' | 'fate' | 'gold' | 'strength' | 'craft';
  readonly of: HeroFilter;
};
/** The characters who have so much. */
function stepOf(x: Amount): Step | undefined {
  if (typeof x !== 'object' || !('count' in x) || !('heroes' in x.count)) return undefined;
  const { where, ...of } = x.count.heroes;
  if (!where || !('is' in where)) return undefined;
  const [own, how, n] = where.is;
  if (typeof own !== 'object' || !('stat' in own) || own.of !== 'it' || typeof n !== 'number' || how !== '>=')
    return undefined;
  const stat = (['life', 'fate', 'gold', 'strength', 'craft'] as const).find((key) => key === own.stat);
  return stat && own.part === undefined ? { n, stat, of } : undefined;
}
/** Who has 1 or more, and who has 2 or more, and so on, all counted: what they have together. */
export function together(list: readonly Amount[], at: Walk): Num | undefined {
  const steps = list.flatMap((x) => stepOf(x) ?? []);
  const [first] = steps;
  if (!first || steps.length < 3 || steps.length < list.length) return undefined;
  if (!steps.every((x, i) => x.n === i + 1 && x.stat === first.stat && same(x.of, first.of))) return undefined;
  const all: Who = { key: 'together', is: 'group', of: at.heroes(first.of), det: 'all' };
  return { num: 'together', of: { num: 'stat', stat: first.stat, of: all }, each: steps.length };
}
