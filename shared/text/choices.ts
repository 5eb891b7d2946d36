// Choices, looked at before they are put into words: how many are chosen, and what the variable that keeps them stands
// for.
import type { Effect, EffectOf, Program } from '../rules/vocab/effect';
import type { SpaceRef } from '../rules/vocab/refs';
import type { Amount, CardFilter } from '../rules/vocab/select';
import { onlyUse } from './branches';
import { same } from './exact';

/** Whether a limit of a choice is none: all that there is may be chosen. */
const isFree = (n: Amount | undefined, from: EffectOf<'choose'>['from']): boolean =>
  typeof n === 'object' ? same(n, { count: from }) : n !== undefined && n >= 20;

/** Whether a program speaks of a variable. */
export const mentions = (code: unknown, name: string): boolean => JSON.stringify(code).includes(`{"var":"${name}"}`);

/** How many are chosen. */
type Count = 'choice' | 'anyNumber' | 'all' | { readonly upTo: string } | { readonly exactly: string };

/** Of a choice; `amount` puts a number into words. */
export function countOf({ min, max, from }: EffectOf<'choose'>, amount: (n: Amount) => string): Count {
  if (max === undefined || max === 1) return min === 0 ? { upTo: '1' } : 'choice';
  if (min !== undefined && JSON.stringify(min) === JSON.stringify(max))
    return same(max, { count: from }) ? 'all' : { exactly: amount(max) };
  return isFree(max, from) ? 'anyNumber' : { upTo: amount(max) };
}
export const isSeveral = (count: Count): boolean =>
  count === 'anyNumber' ||
  count === 'all' ||
  (typeof count === 'object' && ('upTo' in count ? count.upTo : count.exactly) !== '1');

type Offered =
  | { readonly of: 'heroes' }
  | { readonly of: 'cards'; readonly cards: CardFilter }
  /** The one card of its name is no choice. */
  | { readonly of: 'theCard'; readonly named: string; readonly cards: CardFilter }
  /** Nor is a space that is known already. */
  | { readonly of: 'theSpace'; readonly space: SpaceRef }
  | { readonly of: 'spaces'; readonly named: boolean };
/** What a choice offers. */
export function offered(e: EffectOf<'choose'>): Offered {
  if ('heroes' in e.from) return { of: 'heroes' };
  if ('cards' in e.from) {
    const { cards } = e.from;
    const isOnly = (cards.heldBy === undefined || cards.heldBy === 'me') && e.max === undefined && e.min === undefined;
    return typeof cards.named === 'string' && isOnly
      ? { of: 'theCard', named: cards.named, cards }
      : { of: 'cards', cards };
  }
  const { is, here, named } = e.from.spaces;
  return is !== undefined || (here && named === undefined)
    ? { of: 'theSpace', space: is ?? 'here' }
    : { of: 'spaces', named: named !== undefined };
}

/** Effects that leave a choice of a space, made before them, for what comes behind them. */
const passes: ReadonlySet<Effect['op']> = new Set<Effect['op']>(['removeFoe', 'discard', 'take', 'tokens']);
/** A space is chosen when something is done there, and not before: "put it on any space". */
export function chosenLast(code: Program): Program {
  const [e, ...rest] = code;
  if (e === undefined) return code;
  if (e.op !== 'choose' || !('spaces' in e.from) || e.who !== undefined) return [e, ...chosenLast(rest)];
  const use = rest.findIndex((x) => mentions(x, e.as));
  const [used] = rest.slice(Math.max(0, use));
  const isOnce =
    use > 0 &&
    (used?.op === 'put' || used?.op === 'lay' || used?.op === 'moveTo') &&
    !mentions(rest.slice(use + 1), e.as);
  if (!isOnce || !rest.slice(0, use).every((x) => passes.has(x.op))) return [e, ...chosenLast(rest)];
  return [...rest.slice(0, use), e, ...chosenLast(rest.slice(use))];
}

/** What goes after a choice in any case need not go within it. */
export function onceGone(code: Program): Program {
  const gone: Effect = { op: 'discard', card: 'this' };
  return code.map((e, i) =>
    e.op === 'pick' && same(code[i + 1], gone)
      ? { ...e, options: e.options.map((o) => ({ ...o, do: o.do.filter((x) => !same(x, gone)) })) }
      : e,
  );
}

/** A variable of a program under another name. */
export const renamed = <T>(code: T, from: string, to: string): T =>
  JSON.parse(JSON.stringify(code).replaceAll(`{"var":"${from}"}`, `{"var":"${to}"}`)) as T;

/** Whether it asks nothing of them but that they are those that were chosen. */
function isThose({ of }: EffectOf<'each'>, { from, as }: EffectOf<'choose'>): boolean {
  if (!('cards' in of) || !('cards' in from)) return false;
  const { is, ...rest } = of.cards;
  const { cards } = from;
  return (
    same(is, { var: as }) &&
    Object.entries(rest).every(([key, x]) => same(x, Object.entries(cards).find(([k]) => k === key)?.[1]))
  );
}
/** What is done with each of several that were chosen is done with all of them. */
export function eachOfChosen(code: Program): Program {
  return code.map((e, i): Effect => {
    if (e.op !== 'each') return e;
    const choice = code.slice(0, i).find((x) => x.op === 'choose' && isThose(e, x));
    const only = onlyUse(e);
    return choice?.op === 'choose' && only ? renamed(only, e.as, choice.as) : e;
  });
}
