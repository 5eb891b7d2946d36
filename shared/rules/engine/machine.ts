// The resolution machine: steps the top frame until somebody must decide or the game is over.
import type { CardId, SeatId } from '../../kernel/ids';
import { msg, shortKey } from '../../kernel/ids';
import { must } from '../../kernel/result';
import { minutesOf, ROUND_LIMIT } from '../../contract/length';
import type { Answer, Refusal } from '../../contract/prompt';
import { whyNotDitch } from '../query/ditching';
import { bounded, OutOfFuel } from '../query/effort';
import { envOf } from '../query/env';
import type { Effect } from '../vocab/effect';
import type { ChartFrame, Decision, GameEvent, ProgramFrame, State } from '../state/state';
import { decisionsPerTurn } from './limits';
import { begin as enter } from './into';
import { perform } from './ops';
import { takeStep } from './ops/flow';
import type { Entered, Rulebook } from './rulebook';
import { Tx } from './tx/tx';
import { runFor } from './run-of';
import { stepEvent } from './windows';
import { optionOf } from '../options/option-of';

export type Input =
  | { readonly t: 'answer'; readonly seat: SeatId; readonly answer: Answer }
  | { readonly t: 'concede'; readonly seat: SeatId }
  /** R4 DITCHING FOLLOWERS AND OBJECTS: at any time, so beside whatever is asked (docs/adr/0009). */
  | { readonly t: 'ditch'; readonly seat: SeatId; readonly card: CardId }
  /** The clock of play has run out: put in by whoever keeps it, since the rules know no clock (docs/adr/0008). */
  | { readonly t: 'time' }
  | { readonly t: 'control'; readonly seat: SeatId; readonly control: 'person' | 'computer' };

/** `settled`: keys of answers that nobody was asked for, since nothing else could be chosen. */
export type Advanced =
  | {
      readonly ok: true;
      readonly state: State;
      readonly events: readonly GameEvent[];
      readonly settled?: readonly string[];
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly bug?: Bug };
/** What is written into a bug file when the fuel runs out: the frames on top and the state before. */
export type Bug = { readonly frames: readonly unknown[]; readonly events: readonly GameEvent[] };

type Refused = Extract<Advanced, { readonly ok: false }>;
const refuse = (code: Refusal['code'], id: string, field?: string): Refused => ({
  ok: false,
  refusal: { code, msg: msg(id), ...(field === undefined ? {} : { field }) },
});

/**
 * Plays on from one input. Pure: equal state and input give equal results on every machine (law 6).
 * @returns the new state and what happened, or a refusal that changes nothing
 */
export function advance(book: Rulebook, state: State, input: Input): Advanced {
  const tx = new Tx(state);
  return put(tx, book, input) ?? outcome(tx);
}

const outcome = (tx: Tx): Advanced => ({ ok: true, state: tx.s, events: tx.events, settled: tx.settled });

/**
 * Puts one input into the game of a transaction and plays on to the next question.
 * @returns a refusal, before which nothing was written; nothing when all went well
 */
export function put(tx: Tx, book: Rulebook, input: Input): Refused | undefined {
  const { s } = tx;
  if (s.over) return refuse('over', 'refuse.over');
  switch (input.t) {
    case 'control':
      if (!s.seats[input.seat]) return refuse('input', 'refuse.seat', 'seat');
      tx.setControl(input.seat, input.control);
      return undefined;
    case 'time':
      if (s.timeUp || minutesOf(optionOf(s.options, ROUND_LIMIT)) === undefined) return refuse('input', 'refuse.time');
      tx.timeIsUp();
      return undefined;
    case 'concede':
      if (!s.seats[input.seat] || s.seats[input.seat]?.out) return refuse('input', 'refuse.seat', 'seat');
      concede(tx, input.seat);
      return run(tx, book);
    case 'ditch': {
      const refusal = whyNotDitch({ cat: book, s }, input.seat, input.card);
      return refusal ? { ok: false, refusal } : ditch(tx, book, input);
    }
    case 'answer': {
      const refusal = checkAnswer(s, input.seat, input.answer);
      if (refusal) return { ok: false, refusal };
      tx.holdAnswer(
        input.seat,
        input.answer.keys.map((key) => answered(must(s.pending[input.seat], 'a question'), key)?.key ?? key),
      );
      return landed(tx, book);
    }
  }
}

/**
 * Starts a game that set-up has put together, up to its first decision; `first` is what comes before the first turn.
 */
export function begin(book: Rulebook, state: State, first: readonly Effect[] = []): Advanced {
  const tx = new Tx(state);
  if (first.length > 0) tx.pushProgram({ me: 'h0', source: 'rules' }, tx.openScope(), first);
  return run(tx, book) ?? outcome(tx);
}

/** One validator for people, computer players, replays and the fuzzer. */
export function checkAnswer(state: State, seat: SeatId, answer: Answer): Refusal | undefined {
  const decision = state.pending[seat];
  if (!decision || state.answered[seat]) return { code: 'notAsked', msg: msg('refuse.notAsked') };
  if (decision.id !== answer.decision) return { code: 'stale', msg: msg('refuse.stale'), field: 'decision' };
  return checkKeys(decision, answer.keys);
}

/** What an answer means: an option by its key, or by the name alone that an older program kept of it. */
function answered({ options }: Decision, key: string): Decision['options'][number] | undefined {
  const exact = options.findLast((o) => o.key === key);
  if (exact) return exact;
  const [one, ...others] = options.filter((o) => shortKey(o.key) === key);
  return others.length === 0 ? one : undefined;
}

function checkKeys(decision: Decision, keys: readonly string[]): Refusal | undefined {
  for (const key of keys) {
    const option = answered(decision, key);
    if (!option) return { code: 'notOffered', msg: msg('refuse.notOffered', { key }), field: 'keys' };
    if (option.off) return { code: 'notOffered', msg: option.off, field: 'keys' };
  }
  if (keys.length > 1 && new Set(keys).size !== keys.length)
    return { code: 'count', msg: msg('refuse.twice'), field: 'keys' };
  if (keys.length < decision.min || keys.length > decision.max)
    return {
      code: 'count',
      msg: msg('refuse.count', { min: decision.min, max: decision.max, n: keys.length }),
      field: 'keys',
    };
  return undefined;
}

function concede(tx: Tx, seat: SeatId): void {
  const hero = tx.s.seats[seat]?.hero;
  const asked = tx.s.pending[seat] !== undefined;
  tx.seatOut(seat);
  const left = tx.s.order.filter((id) => !tx.s.seats[id]?.out);
  // Without a character, and while others are asked, he is missed by nobody: they play on.
  if (hero === undefined && !asked && left.length > 1) return;
  tx.dropQuestions();
  tx.clearStack();
  if (hero !== undefined) enter(tx, { me: hero, source: 'rules' }, { chart: 'death' });
  else if (left.length < 2) tx.end(left, 'conceded');
}

/** What was asked is asked again afterwards, for it may have become something else by what was left behind. */
function ditch(tx: Tx, book: Rulebook, { seat, card }: Extract<Input, { t: 'ditch' }>): Refused | undefined {
  const { pending, answered, seats, order } = tx.s;
  const hero = must(seats[seat]?.hero, 'a character');
  tx.takeBack();
  tx.propose({ me: hero, source: 'rules' }, { kind: 'left', hero, card, leaving: 'ditch' });
  const refused = run(tx, book);
  if (refused || Object.keys(answered).length === 0) return refused;
  // Several are asked at once: those who have answered need not do so again where that is still an answer.
  for (const other of order) {
    const [was, now, keys] = [pending[other], tx.s.pending[other], answered[other]];
    if (was && now && keys && now.into.as === was.into.as && now.into.scope === was.into.scope && !checkKeys(now, keys))
      tx.holdAnswer(other, keys);
  }
  return landed(tx, book);
}

/** Goes on when everybody who is asked has answered. */
function landed(tx: Tx, book: Rulebook): Refused | undefined {
  if (tx.s.over || whoIsAsked(tx.s) !== undefined) return undefined;
  tx.applyAnswers();
  return run(tx, book);
}

/** The first in seat order who is asked and has not answered. */
export const whoIsAsked = (s: State): SeatId | undefined =>
  s.order.find((seat) => s.pending[seat] !== undefined && s.answered[seat] === undefined);

/** Plays on to the next question, from a state in which nobody is asked. */
export function run(tx: Tx, book: Rulebook): Refused | undefined {
  const before = tx.s.decisions;
  try {
    bounded(() => {
      for (;;) {
        if (tx.s.over) {
          tx.dropQuestions();
          tx.clearStack();
          return;
        }
        if (isAsked(tx.s)) return;
        tx.nextStep();
        step(tx, book);
        if (!isAsked(tx.s)) tx.burn(tx.popSpent());
      }
    });
    if (tx.s.over || before - tx.s.turn.firstDecision <= decisionsPerTurn) return undefined;
  } catch (error) {
    if (!(error instanceof OutOfFuel)) throw error;
  }
  return {
    ok: false,
    refusal: { code: 'fuel', msg: msg('refuse.fuel') },
    bug: { frames: tx.s.stack.slice(-8), events: tx.events.slice(-50) },
  };
}

/** Whether anybody is asked; at every step, so without a list. */
function isAsked(s: State): boolean {
  for (const _ in s.pending) return true;
  return false;
}

function step(tx: Tx, book: Rulebook): void {
  const frame = tx.top();
  if (!frame) {
    nextTurn(tx, book);
    return;
  }
  switch (frame.t) {
    case 'program':
      stepProgram(tx, book, frame);
      return;
    case 'event':
      stepEvent(tx, book, frame);
      return;
    case 'chart':
      stepChart(tx, book, frame);
  }
}

/** Nobody carries out anything after his death, except to die; what strikes many strikes the others all the same. */
function isSilenced(tx: Tx, frame: ProgramFrame | ChartFrame): boolean {
  if (tx.s.heroes[frame.me]?.dead !== true || frame.source.startsWith('rules')) return false;
  return frame.about === undefined || tx.s.heroes[frame.about]?.dead !== false;
}

/**
 * What is left of an instruction whoever it was for: the card goes that lies there, and so do those that it takes from
 * spaces. Nothing is his to do in that, so nobody answers it.
 */
function withoutHim(left: readonly Effect[], lies: boolean): Effect[] {
  const end = left.findIndex((e) => e.op === 'stop');
  return (end < 0 ? left : left.slice(0, end)).flatMap((e) => {
    if (e.op === 'discard' && e.card === 'this' && !e.cost) return lies ? goes(e) : [];
    const isOfSpaces = e.op === 'each' && 'cards' in e.of && e.of.cards.at !== undefined;
    return isOfSpaces && e.do.every((one) => goes(one).length > 0) ? [{ ...e, do: e.do.flatMap(goes) }] : [];
  });
}
const goes = (e: Effect): Effect[] =>
  e.op === 'discard' || (e.op === 'put' && e.to === 'discard') ? [{ op: 'put', card: e.card, to: 'discard' }] : [];

/** Law 3: the program counter moves before the op runs, so nothing is run twice. */
function stepProgram(tx: Tx, book: Rulebook, frame: ProgramFrame): void {
  const effect = frame.code[frame.pc];
  if (!effect) {
    tx.pop();
    return;
  }
  if (isSilenced(tx, frame)) {
    const { me, source, card, scope, event } = frame;
    const left = withoutHim(frame.code.slice(frame.pc), card !== undefined && tx.s.cards[card]?.zone === 'laid');
    const about = tx.s.order.map((seat) => tx.s.seats[seat]?.hero).find((id) => id && tx.s.heroes[id]?.dead === false);
    tx.advancePc(frame.id, frame.code.length);
    if (left.length > 0 && about !== undefined) tx.pushProgram({ me, source, card, about }, scope, left, event);
    return;
  }
  const again = frame.again === true;
  tx.advancePc(frame.id, frame.pc + 1);
  perform(runFor(tx, book, again ? { ...frame, again } : frame), effect);
}

/** Law 3 for a chart: it is in its next state before that state's step runs. */
function stepChart(tx: Tx, book: Rulebook, frame: ChartFrame): void {
  if (frame.over || isSilenced(tx, frame)) {
    tx.pop();
    return;
  }
  const chart = book.charts[frame.chart];
  if (!chart) throw new Error(`no chart ${frame.chart}`);
  if (frame.again) {
    tx.setAt(frame.id, frame.at);
    begun(tx, book, frame, chart.entry(frame.at));
    return;
  }
  let env: ReturnType<typeof envOf> | undefined;
  const moved =
    frame.at === ''
      ? chart.begin()
      : chart.next(frame.at, (name) => {
          const guard = book.guards[name];
          if (!guard) throw new Error(`no guard ${name}`);
          return guard((env ??= envOf(book, tx.s, frame)));
        });
  if (moved.done) {
    tx.pop();
    return;
  }
  tx.setAt(frame.id, moved.at);
  begun(tx, book, frame, moved.enter);
}

/** What a state begins with: its step runs on the chart's own frame. */
function begun(tx: Tx, book: Rulebook, frame: ChartFrame, entered: Entered | undefined): void {
  if (entered === undefined) return;
  const { id, scope, me, source, card, event, about } = frame;
  if ('chart' in entered) enter(tx, { me, source, card, event, about }, entered);
  else
    takeStep(
      runFor(tx, book, {
        t: 'program',
        id,
        scope,
        me,
        source,
        code: [],
        pc: 0,
        ...(card === undefined ? {} : { card }),
        ...(event === undefined ? {} : { event }),
        ...(about === undefined ? {} : { about }),
      }),
      entered,
    );
}

/** An empty stack means that a turn has ended: the next one begins. */
function nextTurn(tx: Tx, book: Rulebook): void {
  const hero =
    tx.s.seats[tx.s.active]?.hero ?? Object.values(tx.s.heroes)[0]?.id ?? (tx.s.order.length > 0 ? 'h0' : undefined);
  if (hero === undefined) {
    tx.end([], 'nobody');
    return;
  }
  book.nextTurn(runFor(tx, book, { t: 'program', id: 'f0', scope: 's0', me: hero, source: 'rules', code: [], pc: 0 }));
}
