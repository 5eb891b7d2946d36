// Looks ahead to the end of the turn: each answer is played on in the same deals of all that is hidden, and the one
// after which he wins most likely is given.
import type { CardId, DefId, SeatId } from '../../../shared/kernel/ids';
import { seedRng } from '../../../shared/kernel/rng';
import type { Input } from '../../../shared/rules/engine/machine';
import { playOn } from '../../../shared/rules/engine/play-on';
import { whyNotDitch } from '../../../shared/rules/query/ditching';
import type { Decision, State } from '../../../shared/rules/state/state';
import { sample } from '../../../shared/rules/view/sample';
import type { Reply } from '../player';
import { candidatesOf } from './candidates';
import { judgeOf, type Leaf } from './leaf';
import type { Lore } from './lore';
import { gainOf, mean } from './paired';
import { quickPlayer } from './quick';

export type Budget = {
  /** Answers that are played ahead in all; never milliseconds, so that the same game is played on every machine. */
  readonly answers: number;
  /** Deals of what is hidden. */
  readonly deals: number;
  /** Deals after which it can be told what is worse, and whether anything may still come out better than the usual. */
  readonly told: number;
  /** What is usual is left for a gain of so many errors of the estimate. */
  readonly sure: number;
};

export type Tried = { readonly reply: Reply; readonly leaves: readonly Leaf[] };
/** `tried`: what is answered first, then what is best. */
export type Found = { readonly reply: Reply; readonly tried: readonly Tried[]; readonly answers: number };

type Branch = { readonly reply: Reply; readonly leaves: Leaf[]; dropped: boolean };

/** Answers of one line of play: more than a turn of anybody needs. */
const LONGEST = 80;
/** A gain of less than so much of a turn is none. */
const LEAST = 0.1;
/** What is left behind is gone: so many errors of the estimate, where others need one. */
const SURE = { ditch: 2.5, drop: 2, run: 3 };
/** Who runs for the Crown does not turn back for less than so many turns: he would never get there. */
const RUN = 8;
/** Nor does he fail on purpose at a gate that he has chosen to go through. */
const AT_GATE = Infinity;
const DITCHED = 2;

const leadsOf = ({ leaves }: Branch): readonly number[] => leaves.map(({ lead }) => lead);
const leadOf = (branch: Branch): number => mean(leadsOf(branch));
const best = (branches: readonly Branch[], first: Branch): Branch =>
  branches.reduce((a, b) => (leadOf(b) > leadOf(a) ? b : a), first);

/** What made no difference in so many deals makes none. */
const SAME = 32;

/** What is usual stays, however the deals to come may be: nothing else comes near it, or nothing differs from it. */
const isSettled = (left: readonly Branch[], habit: Branch | undefined, sure: number): boolean =>
  habit !== undefined &&
  left.every((one) => {
    if (one === habit) return true;
    const { gain, error } = gainOf(leadsOf(one), leadsOf(habit));
    return gain + sure * error < 0 || (gain === 0 && error === 0 && one.leaves.length >= SAME);
  });

/** Cards that he could do without; a few each turn, others in the next. */
function burdens(lore: Lore, s: State, seat: SeatId, decision: Decision): readonly CardId[] {
  const hero = s.seats[seat]?.hero;
  if (hero === undefined || s.active !== seat || decision.ask.id !== 'ask.move') return [];
  const held = (s.heroes[hero]?.held ?? []).filter(
    (card) => whyNotDitch({ cat: lore.book, s }, seat, card) === undefined,
  );
  const from = held.length === 0 ? 0 : (DITCHED * s.round) % held.length;
  return [...held.slice(from), ...held.slice(0, from)].slice(0, DITCHED);
}

/** Where the gate is through which one comes to a space: on his way, it may be, and not where he stands. */
const gateTo = ({ board }: Lore, space: DefId): DefId | undefined => board.gates.find(({ to }) => to === space)?.from;

/** Whether an answer leads on into the Inner Region, or does there what must be done before one may go on. */
function runs({ board }: Lore, s: State, { ask, options, hero }: Decision, keys: readonly string[]): boolean {
  const here = hero === undefined ? undefined : board.inner.get(s.heroes[hero]?.space ?? '');
  if (ask.id === 'ask.move' && here !== undefined && here > 0 && keys.includes('stay')) return true;
  return options.some(({ key, target, use }) => {
    const far = use === undefined && keys.includes(key) ? board.inner.get(target?.space ?? '') : undefined;
    return far !== undefined && far < (here ?? Infinity);
  });
}

/** @param plain what he answers by habit, if nothing is clearly better */
export function search(
  lore: Lore,
  dealt: State,
  seat: SeatId,
  salt: string,
  budget: Budget,
  plain: readonly string[] | undefined,
  cancelled: () => boolean = () => false,
): Found {
  const decision = dealt.pending[seat];
  if (decision === undefined) return { reply: { keys: [] }, tried: [], answers: 0 };
  const { book, facts } = lore;
  // Whom he meets where he stands leads nowhere else.
  const places = new Set(decision.options.flatMap(({ target }) => target?.space ?? [])).size > 1;
  const { leaf, future } = judgeOf(lore, dealt, seat, places);
  const playerOf = (chance: string) =>
    quickPlayer(
      book,
      facts,
      (_, hero, space, gate) => future(hero).to(space, gate ? gateTo(lore, space) : undefined),
      chance,
    );
  const quick = playerOf(salt)(dealt, decision);
  const usual = plain ?? quick;
  // Trophies are good for nothing else, and die with him: weighed against what little a point of the lesser ability
  // brings today, they were kept for whole games.
  if (decision.ask.id === 'ask.trophies' && usual.length > 0) return { reply: { keys: usual }, tried: [], answers: 0 };
  const replies: readonly Reply[] = [
    ...candidatesOf(decision, usual, quick).map((keys): Reply => ({ keys })),
    ...burdens(lore, dealt, seat, decision).map((card): Reply => ({ ditch: card })),
  ];
  const branches = replies.map((reply): Branch => ({ reply, leaves: [], dropped: false }));
  const [habit] = branches;
  if (habit === undefined || branches.length === 1 || dealt.seats[seat]?.hero === undefined)
    return { reply: { keys: usual }, tried: [], answers: 0 };

  const atGate = decision.ask.id === 'ask.portal';
  const bold = atGate || runs(lore, dealt, decision, usual);
  const run = atGate ? AT_GATE : RUN;
  const turn = dealt.turn.n;
  let answers = 0;
  const inputOf = (reply: Reply): Input =>
    'ditch' in reply
      ? { t: 'ditch', seat, card: reply.ditch }
      : { t: 'answer', seat, answer: { decision: decision.id, keys: reply.keys } };
  const ends = (s: State): boolean => s.turn.n > turn;
  const tryOut = (branch: Branch, deal: State, chance: string): void => {
    const player = playerOf(chance);
    const end = playOn(book, deal, inputOf(branch.reply), () => player, { answers: LONGEST, when: ends });
    if (end.ok) {
      answers += end.answers;
      branch.leaves.push(leaf(end.state));
    } else branch.dropped = true;
  };
  // Tries all that are left in deal after deal, and drops those that are clearly worse.
  for (let n = 0; n < budget.deals && answers < budget.answers && !cancelled(); n++) {
    const deal = sample(book, dealt, seat, seedRng(`${salt}/${n}`));
    for (const branch of branches) if (!branch.dropped && !cancelled()) tryOut(branch, deal, `${salt}/${n}`);
    const alive = branches.filter(({ dropped }) => !dropped);
    const lead = best(alive, alive[0] ?? habit);
    for (const one of alive) {
      const { gain, error } = gainOf(leadsOf(lead), leadsOf(one));
      const enough = SURE.drop * error + (one === habit && bold ? run : LEAST);
      if (n + 1 >= budget.told && one !== lead && gain > enough) one.dropped = true;
    }
    const left = alive.filter(({ dropped }) => !dropped);
    const settled = isSettled(left, left.includes(habit) ? habit : undefined, budget.sure);
    if (left.length <= 1 || (n + 1 >= budget.told && settled)) break;
  }
  const pool = branches.filter(({ dropped, leaves }) => !dropped && leaves.length > 0);
  const lead = best(pool, pool[0] ?? habit);
  // What he does by habit is left only for what is clearly better.
  const own = pool.includes(habit) ? habit : undefined;
  const { gain, error } = own === undefined ? { gain: 1, error: 0 } : gainOf(leadsOf(lead), leadsOf(own));
  const sure = 'ditch' in lead.reply ? SURE.ditch * error + LEAST : bold ? SURE.run * error + run : budget.sure * error;
  const chosen = own !== undefined && gain < sure ? own : lead;
  const others = (pool.length > 1 ? pool : branches).filter((one) => one !== chosen && one.leaves.length > 0);
  return {
    reply: chosen.reply,
    tried: [chosen, ...others.sort((a, b) => leadOf(b) - leadOf(a))],
    answers,
  };
}
