// One who looks ahead: what he has learned of the board, how far he looks, what he cares for.
import { canonical } from '../../../shared/kernel/json';
import type { SeatId } from '../../../shared/kernel/ids';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import { endingKnown } from '../../../shared/rules/query/endings';
import type { State } from '../../../shared/rules/state/state';
import type { Facts } from '../facts';
import { isManner, type Ahead, type Manner, type Reply } from '../player';
import { loreOf, type Lore } from './lore';
import { search, type Budget } from './search';
import { weights, type Weights } from './weights';
import { isAlike, whyOf } from './why';

/** Answers that are played ahead, never milliseconds: the same game is played on every machine. */
export const budgets: Readonly<Record<Ahead | 'advice', Budget>> = {
  adept: { answers: 150, deals: 16, told: 4, sure: 1 },
  master: { answers: 800, deals: 48, told: 4, sure: 1 },
  // Asked for now and then, by somebody who reads the odds beside it: what is worse by half a life must be seen.
  advice: { answers: 4000, deals: 128, told: 32, sure: 1.5 },
};

/** What each cares for, as so many times what everybody does. */
const cares: Readonly<Record<Manner, Partial<Weights>>> = {
  careful: { life: 1.7, restart: 1.5, fate: 1.5, armour: 2 },
  greedy: { gold: 3, things: 3, abilities: 2 },
  warlike: { trophies: 2, weapon: 2, life: 0.6, spells: 0.5 },
  questing: { quest: 4, seek: 1.6, spells: 2, abilities: 2 },
  // He is sure that it will go well.
  merry: { life: 0.3, restart: 0.4, fate: 0.3, growth: 2.5 },
};

export function weightsOf(personality: string | undefined): Weights {
  if (personality === undefined || !isManner(personality)) return weights;
  const times = cares[personality];
  const changed = Object.entries(times).map(([what, n]) => [what, weights[what as keyof Weights] * n]);
  return { ...weights, ...(Object.fromEntries(changed) as Partial<Weights>) };
}

/** Learned once for each kind of game, since that takes some seconds; the newest few are kept. */
const known = new Map<string, Lore>();
const KEPT = 4;

function learned(book: Rulebook, facts: Facts, like: State, practice: number): Lore {
  const key = canonical([practice, book.hash, like.options, like.content.sets, endingKnown(book, like)]);
  const found = known.get(key) ?? loreOf(book, facts, weights, like, practice);
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return found;
}

/** The same lore as one of a manner uses it, or one who tries other weights. */
const mannered = new WeakMap<Lore, Map<string | Weights, Lore>>();
function inManner(lore: Lore, manner: string | Weights | undefined): Lore {
  if (manner === undefined) return lore;
  const all = mannered.get(lore) ?? new Map<string | Weights, Lore>();
  const changed = typeof manner === 'string' ? weightsOf(manner) : manner;
  const found = all.get(manner) ?? { ...lore, weights: changed, races: new Map() };
  mannered.set(lore, all.set(manner, found));
  return found;
}

export type Asked = {
  readonly dealt: State;
  readonly seat: SeatId;
  readonly budget: Budget;
  readonly personality?: string | undefined;
  readonly weights?: Weights | undefined;
  readonly salt: string;
  /** What he answers by habit. */
  readonly usual?: readonly string[];
  readonly cancelled: () => boolean;
};
export type Mind = (asked: Asked) => Reply;

export function mindOf(book: Rulebook, facts: Facts, like: State, practice = 1): Mind {
  const lore = learned(book, facts, like, practice);
  return ({ dealt, seat, budget, personality, weights: other, salt, usual, cancelled }) => {
    const own = inManner(lore, other ?? personality);
    const { id } = dealt.pending[seat] ?? { id: '' };
    const { reply, tried } = search(own, dealt, seat, `${salt}/${dealt.round}/${id}`, budget, usual, cancelled);
    // What he might have put down first is no other answer to the question.
    const [chosen, ...others] = tried;
    const next = others.find((one) => 'keys' in one.reply);
    if (chosen === undefined || next === undefined || !('keys' in next.reply)) return reply;
    const alike = isAlike(chosen.leaves, next.leaves, budget.sure) ? { alike: true as const } : {};
    return { ...reply, why: { over: next.reply.keys, ...alike, parts: whyOf(own, chosen.leaves, next.leaves) } };
  };
}
