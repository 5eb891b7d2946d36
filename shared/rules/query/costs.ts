// What is paid as a price, with all that adds to it, and whether he can pay that.
import type { CardId, HeroId } from '../../kernel/ids';
import type { Effect, Program } from '../vocab/effect';
import type { Amount, Cond, Resource } from '../vocab/select';
import { cardOf, heroAt, heroOf, type Env, type World } from './env';
import { amount, holds } from './eval';
import { pursed } from './fate';
import { priced } from './plain';
import { exchangeable } from './trophies';
import { permits, statOf } from './stats';

/** A price with what is added to it or taken off it; what is free stays so, and nothing else becomes free. */
export const costOf = (w: World, hero: HeroId, what: Resource, n: number): number =>
  what === 'gold' ? priced(n, statOf(w, hero, 'costs')) : n;

type Price = Extract<Effect, { op: 'lose' }>;
const isPrice = (e: Effect | undefined): e is Price => e?.op === 'lose' && e.cost === true;

/** The price that a program begins with, or the least of a number that he names and pays. */
function priceOf(env: Env, [first, next]: Program): (Omit<Price, 'n'> & { readonly n: number }) | undefined {
  if (isPrice(first)) return first.n === 'all' ? undefined : { ...first, n: amount(env, first.n) };
  if (first?.op !== 'number' || !isPrice(next) || !isNumber(next, first.as)) return undefined;
  return { ...next, n: amount(env, first.from) };
}
const isNumber = ({ n }: Price, as: string): boolean => typeof n === 'object' && 'var' in n && n.var === as;

export type Lacking = { readonly what: Resource | 'card'; readonly n: number };

/** Asked of its holder, whoever would take it apart. */
export const mayBeDismantled = (env: Env, card: CardId): boolean =>
  permits(env, env.s.cards[card]?.hero ?? env.me, 'dismantle', { card }).ok;
function cannotBeDismantled(env: Env, first: Effect | undefined): boolean {
  const card = first?.op === 'remove' && first.dismantles ? cardOf(env, first.card) : undefined;
  return card !== undefined && !mayBeDismantled(env, card);
}

/** By how much the exchange that a program makes is cheaper; nothing where it makes none at once. */
function tradeOf(env: Env, [first, next]: Program): number | undefined {
  if (first?.op === 'tradeTrophies') return 0;
  if (first?.op !== 'modify' || next?.op !== 'tradeTrophies') return undefined;
  const cheaper = (mod: (typeof first.mods)[number]): number =>
    'stat' in mod && mod.stat === 'trophyCost' ? -amount(env, mod.add ?? 0) : 0;
  return first.mods.reduce((n, mod) => n + cheaper(mod), 0);
}
/** An exchange for which he has too few points of trophies, or by which he could gain nothing. */
function cannotBeTraded(env: Env, program: Program): boolean {
  const less = tradeOf(env, program);
  return less !== undefined && exchangeable(env, env.me, less).length === 0;
}

/** Whether a program makes a Follower of a card for whoever carries it out. */
const lends = (program: Program): boolean =>
  program.some(
    (e) => (e.op === 'lend' && e.who === undefined) || (e.op === 'if' && (lends(e.then) || lends(e.else ?? []))),
  );
/** Who may gain no Follower makes none of a card either (D Cards That Become Followers). */
export const cannotBeLent = (env: Env, program: Program): boolean =>
  lends(program) && !permits(env, env.me, 'gainFollower').ok;

/**
 * Whether something keeps him from paying what is asked for first of all, though he has as much as is said, or from
 * making a Follower of a card.
 */
export function cannotPay(env: Env, program: Program): Lacking | undefined {
  if (cannotBeDismantled(env, program[0]) || cannotBeTraded(env, program) || cannotBeLent(env, program))
    return { what: 'card', n: 1 };
  const price = priceOf(env, program);
  const hero = price && heroOf(env, price.who);
  if (price === undefined || hero === undefined) return undefined;
  const { what, n } = price;
  const has = heroAt(env.s, hero)[what];
  const cost = costOf(env, hero, what, n);
  const isBarred = what === 'fate' && n > 0 && !permits(env, hero, 'payInFate').ok;
  return isBarred || (has >= n && has < cost) ? { what, n: cost } : undefined;
}

/**
 * Whether a condition holds for whoever would then do that. Where that begins with a price, what he need not pay of it
 * is as good as gold that he has, and fate on a card that is paid like his own as good as fate.
 */
export function isOpen(env: Env, cond: Cond | undefined, program: Program = []): boolean {
  if (cond === undefined || holds(env, cond)) return true;
  const begins = program[0]?.op;
  if (begins !== 'lose' && begins !== 'number') return false;
  const price = priceOf(env, program);
  const hero = price && heroOf(env, price.who);
  if (price === undefined || hero === undefined || price.side !== undefined) return false;
  const { what, n } = price;
  const spared = what === 'fate' ? pursed(env, hero) : n - costOf(env, hero, what, n);
  return spared > 0 && holds(richer(env, hero, what, spared), cond);
}
function richer(env: Env, id: HeroId, what: Resource, by: number): Env {
  const hero = heroAt(env.s, id);
  return { ...env, s: { ...env.s, heroes: { ...env.s.heroes, [id]: { ...hero, [what]: hero[what] + by } } } };
}

/** How much of a number that he names and pays at once he can pay. */
export function mostPaid(env: Env, as: string, to: Amount, next: Effect | undefined): number {
  if (!isPrice(next) || !isNumber(next, as)) return amount(env, to);
  const hero = heroOf(env, next.who);
  if (hero === undefined || next.what !== 'gold') return amount(env, to);
  const { gold } = heroAt(env.s, hero);
  const more = statOf(env, hero, 'costs');
  const buys = gold === 0 ? 0 : Math.max(0, gold - more);
  return Math.min(amount(buys > gold ? richer(env, hero, 'gold', buys - gold) : env, to), buys);
}
