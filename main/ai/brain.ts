// Thinks for all computer seats of a game, whatever their level.
import { seedRng } from '../../shared/kernel/rng';
import { rulebookOf } from '../../shared/rules/charts';
import type { Rulebook } from '../../shared/rules/engine/rulebook';
import type { State } from '../../shared/rules/state/state';
import { sample } from '../../shared/rules/view/sample';
import type { SeatId } from '../../shared/kernel/ids';
import { factsOf } from './facts';
import { looksAhead, type Level, type Question, type Reply, type Table } from './player';
import { ditches, think } from './policies/index';
import { budgets, mindOf } from './search/mind';

/** @param cancelled whether what is being thought about is of no use any more */
export type Brain = (question: Question, cancelled?: () => boolean) => Reply;

/**
 * After so many rounds those who look ahead play on by habit, which grows bolder from round to round: they may see
 * nothing better than to live on beside a healer, and the game must end.
 */
const LONG = 180;

/** Somebody else is on the Crown: to hold out beside a healer does not win any more, and all wait for the end. */
const isLate = ({ heroes }: State, seat: SeatId): boolean =>
  Object.values(heroes).some((one) => one.seat !== seat && !one.dead && one.status.onCrown !== undefined);

export function brainOf({ defs, salt, practice }: Table): Brain {
  const facts = factsOf(defs);
  let book: Rulebook | undefined;
  return (question, cancelled = () => false) => {
    const { level, dealt, personality, weights, toHelp } = question;
    const { seat } = question.prompt;
    const card = ditches(question, facts);
    if (card !== undefined) return { ditch: card };
    const usual = think(question, facts, salt);
    if (!looksAhead(level) || dealt === undefined || dealt.round > LONG) return { keys: usual };
    // What an adept does by habit then is bold, and a game among adepts ends seven rounds sooner by it (docs/adr/0024).
    if (level === 'adept' && toHelp !== true && isLate(dealt, seat)) return { keys: usual };
    book ??= rulebookOf(defs);
    const budget = budgets[toHelp === true ? 'advice' : level];
    return mindOf(book, facts, dealt, practice)({ dealt, seat, budget, personality, weights, salt, usual, cancelled });
  };
}

/** Learns the board of a game for all who will look ahead in it. */
export const learnerOf =
  ({ defs }: Table) =>
  (like: State): void => {
    mindOf(rulebookOf(defs), factsOf(defs), like);
  };

/** What goes to one who looks ahead besides the view; nothing hidden is in it, nor in how it was dealt (law 7). */
export const dealtFor = (book: Rulebook, s: State, seat: SeatId, level: Level): Pick<Question, 'dealt'> =>
  looksAhead(level)
    ? { dealt: { ...sample(book, s, seat, seedRng(`dealt for ${s.pending[seat]?.id ?? seat}`)), seed: '' } }
    : {};
