// Plays a position through its prompts, the way a person would; the state goes through JSON after every answer.
import { nameOf, shortKey, type CardId, type HeroId, type SeatId } from '../../kernel/ids';
import { advance, type Advanced, type Input } from '../engine/machine';
import type { Rulebook } from '../engine/rulebook';
import { violations } from '../invariants/invariants';
import { ditchableNow } from '../query/ditching';
import { statOf } from '../query/stats';
import type { Decision, GameEvent, Hero, State } from '../state/state';
import type { Given } from '../setup/given';
import { startOf } from '../setup/position';
import { chooseLeniently, numbered } from './lenient';
import { optionNamed, plain, type Speak } from './option-named';

/** What went wrong while playing: an answer that is not offered, an engine that refuses, an invariant that breaks. */
export class PlayError extends Error {}

type Option = Decision['options'][number];
/** An answer that was given, and to what. */
export type Answered = { readonly decision: Decision; readonly keys: readonly string[] };
/** Where a game was, to go back to. */
export type Mark = {
  readonly state: State;
  readonly events: number;
  readonly answers: number;
  readonly settled: readonly string[];
};

export class Play {
  state: State;
  readonly events: GameEvent[] = [];
  /** Every answer so far, those among them that a lenient reading gave by itself. */
  readonly answers: Answered[] = [];
  readonly #book: Rulebook;
  readonly #speak: Speak;
  /** What was settled without asking since the last answer that was chosen. */
  #settled: readonly string[] = [];
  /** The fight that somebody was let into while another answer was waited for. */
  #passed: readonly string[] = [];

  constructor(book: Rulebook, given: Given, speak: Speak = (label) => label.id) {
    this.#book = book;
    this.#speak = speak;
    const started = startOf(book, given);
    this.state = this.#take(started);
  }

  #take(result: Advanced): State {
    if (!result.ok) throw new PlayError(`refused: ${this.#speak(result.refusal.msg)}`);
    this.events.push(...result.events);
    this.#settled = [...this.#settled, ...(result.settled ?? [])];
    const read = JSON.parse(JSON.stringify(result.state)) as State;
    const bad = violations(this.#book, read);
    if (bad.length > 0) throw new PlayError(`invariant: ${bad.join('; ')}`);
    return read;
  }

  mark(): Mark {
    return {
      state: this.state,
      events: this.events.length,
      answers: this.answers.length,
      settled: this.#settled,
    };
  }

  back(to: Mark): void {
    this.state = to.state;
    this.events.length = to.events;
    this.answers.length = to.answers;
    this.#settled = to.settled;
  }

  /** The decisions that wait, in seat order. */
  get pending(): Decision[] {
    return this.state.order.flatMap((seat) => {
      const d = this.state.pending[seat];
      return d && !this.state.answered[seat] ? [d] : [];
    });
  }

  /** Why nothing is asked. */
  get silence(): string {
    return this.state.over ? 'the game is over' : 'nothing is asked';
  }

  get decision(): Decision {
    const [first] = this.pending;
    if (!first) throw new PlayError(this.silence);
    return first;
  }

  /** Name of the character who is asked. */
  get asked(): string {
    const [first] = this.pending;
    if (!first) return 'nobody';
    const hero = first.hero ?? this.state.seats[first.seat]?.hero;
    return hero === undefined ? first.seat : nameOf(this.state.heroes[hero]?.def ?? first.seat);
  }

  /** The options of the question that waits which a name fits (`optionNamed`). */
  fitting(name: string, loosely: boolean): readonly Option[] {
    const [first] = this.pending;
    return first ? optionNamed(first.options, name, this.#speak, loosely) : [];
  }

  /** The option that is meant by a name. @throws PlayError when there is none, or more than one */
  option(name: string, loosely = false): Option {
    const { options, ask } = this.decision;
    const [found, ...others] = this.fitting(name, loosely);
    if (found && others.length === 0) return found;
    if (found)
      throw new PlayError(
        `"${name}" is ambiguous to ${this.asked}: it may be ${[found, ...others].map((o) => o.key).join(' or ')}`,
      );
    throw new PlayError(
      `"${name}" is not on offer to ${this.asked}; offered: ${options
        .map((o) => o.key + (o.off ? ' (off)' : ''))
        .join(', ')} (${ask.id})${this.#tooLate(name)}`,
    );
  }

  /** Whether a name would have been an answer to a question that is no longer asked. */
  #tooLate(name: string): string {
    if (this.#settled.some((key) => isKey(key, name)))
      return `; nobody is asked that: "${name}" was all that could be chosen`;
    const last = this.answers.findLast(({ decision }) => optionNamed(decision.options, name, this.#speak, false)[0]);
    return last === undefined || last.decision.options.length === 0
      ? ''
      : `; it was on offer before, in ${last.decision.ask.id}, which was answered with ${last.keys.join(', ') || 'nothing'}`;
  }

  /** Whether this, and nothing else that is called so, can be chosen now. */
  offers(name: string): boolean {
    const [found, ...others] = this.fitting(name, true);
    return found !== undefined && others.length === 0 && !found.off;
  }

  /**
   * Answers the decision that waits. What is not on offer yet is waited for: questions before it that can be passed
   * are passed, so that a test names only the answers that matter to it (`lenient.ts`).
   */
  choose(...names: readonly string[]): this {
    chooseLeniently(this, names);
    return this;
  }

  /** Answers the decision that waits, and no other: each name is the only one on offer that is called so. */
  answer(...names: readonly string[]): this {
    this.give(names.map((name) => this.option(name).key));
    return this;
  }

  /**
   * Goes to meet the space, rolls, or fights, where that is all that can be done but for using something.
   * @returns whether it could be done
   */
  goOn(): boolean {
    const { ask, options } = this.decision;
    const [only, ...others] = options.filter((o) => !isUse(o));
    if (!['ask.encounter', 'ask.move', 'ask.creature'].includes(ask.id) || only === undefined || others.length > 0)
      return false;
    this.#answer([only.key]);
    if (only.key === 'fight') this.#passed = [only.key];
    return true;
  }

  /** Answers with these keys, after which only what follows from them counts as settled. */
  give(keys: readonly string[]): void {
    this.#settled = this.#passed;
    this.#passed = [];
    this.#answer(keys);
  }

  /**
   * Whether these are chosen already, since they were all that could be chosen, and are not on offer now; each counts
   * once.
   */
  isSettled(names: readonly string[]): boolean {
    // Who names an Enemy that nothing else could be named for does not turn it in as a trophy with that.
    const trades = this.pending[0]?.ask.id === 'ask.trophies';
    if (names.length === 0 || (!trades && this.pending.length > 0 && names.every((name) => this.offers(name))))
      return false;
    const left = [...this.#settled];
    for (const name of names) {
      const at = left.findIndex((key) => isKey(key, name));
      if (at < 0) return false;
      left.splice(names.length === 1 ? 0 : at, names.length === 1 ? at + 1 : 1);
    }
    this.#settled = left;
    return true;
  }

  #answer(keys: readonly string[]): void {
    const { decision } = this;
    this.state = this.#take(
      advance(this.#book, this.state, { t: 'answer', seat: decision.seat, answer: { decision: decision.id, keys } }),
    );
    this.answers.push({ decision, keys });
  }

  /** Passes the question that waits; @returns whether it could be passed. */
  pass(): boolean {
    const { options, min, quiet } = this.decision;
    const key = quiet ?? options.find((o) => o.pass)?.key;
    if (key === undefined && min > 0) return false;
    this.#answer(key === undefined ? [] : [key]);
    // A file may say it after what is done before it.
    if (key === 'fight') this.#passed = [key];
    return true;
  }

  /**
   * Gives the answer of one who leaves it at that: to a question that only ditching, the use of something, or fate
   * could change.
   */
  leaveBe(): boolean {
    if (this.pending.length === 0) return false;
    const { options, quiet } = this.decision;
    return (
      (quiet !== undefined || options.every((o) => o.pass === true || isUse(o) || o.key.startsWith('reroll.'))) &&
      this.pass()
    );
  }

  /** Makes the next dice come up so, before those that are still to come. */
  dice(...values: readonly number[]): this {
    this.state = { ...this.state, rng: { ...this.state.rng, forced: [...values, ...this.state.rng.forced] } };
    return this;
  }

  hero(name: string): Hero {
    const found = Object.values(this.state.heroes).findLast((h) => nameOf(h.def) === name);
    if (!found) throw new PlayError(`there is no ${name} in this game`);
    return found;
  }

  stat(name: string, stat: Parameters<typeof statOf>[2]): number {
    return statOf({ cat: this.#book, s: this.state }, this.hero(name).id, stat);
  }

  /** Names of the cards in a list of a character or on a space. */
  names(ids: readonly string[]): string[] {
    return ids.map((id) => nameOf(this.state.cards[id as `c${number}`]?.def ?? id));
  }

  on(space: string): string[] {
    const id = Object.keys(this.state.board).find((s) => nameOf(s) === space);
    return id === undefined ? [] : this.names(this.state.board[id]?.cards ?? []);
  }

  /**
   * Ditches a card by its name (`sword`, the second one `sword.2`), beside whatever is asked.
   * @param who the character; left out: the one who is asked, then the one whose turn it is
   */
  ditch(name: string, who?: string): this {
    const found = this.#toDitch(name, who);
    if (!found) throw new PlayError(`"${name}" cannot be ditched now by ${who ?? this.asked}`);
    this.#settled = [];
    this.state = this.#take(advance(this.#book, this.state, { t: 'ditch', ...found }));
    return this;
  }

  /** Whether he could ditch this card now. */
  mayDitch(name: string, who?: string): boolean {
    return this.#toDitch(name, who) !== undefined;
  }

  /** Why this card of his cannot be ditched now, in words; nothing when it can. */
  ditchRefused(name: string, who: string): string | undefined {
    const { seat, held } = this.hero(who);
    const card = held[numbered(this.names(held)).indexOf(name)] ?? 'c0';
    const result = advance(this.#book, this.state, { t: 'ditch', seat, card });
    return result.ok ? undefined : this.#speak(result.refusal.msg);
  }

  #toDitch(name: string, who?: string): { readonly seat: SeatId; readonly card: CardId } | undefined {
    const [first] = this.pending;
    const seats = who !== undefined ? [this.hero(who).seat] : [...(first ? [first.seat] : []), this.state.active];
    for (const seat of seats) {
      const cards = ditchableNow({ cat: this.#book, s: this.state }, seat);
      const at = numbered(this.names(cards)).indexOf(name);
      const card = cards[at];
      if (card !== undefined) return { seat, card };
    }
    return undefined;
  }

  timeIsUp(): this {
    return this.#put({ t: 'time' });
  }

  concede(seat: SeatId): this {
    return this.#put({ t: 'concede', seat });
  }

  #put(input: Input): this {
    this.state = this.#take(advance(this.#book, this.state, input));
    return this;
  }
}

const isUse = (o: Option): boolean => o.minor === true || o.off !== undefined || o.use !== undefined;

/** Whether a key is called so, by itself or by the part after its last colon. */
function isKey(key: string, name: string): boolean {
  const wanted = plain(name);
  return key === wanted || key === name || shortKey(key).split(':').at(-1) === wanted;
}

export const aGame = (book: Rulebook, given: Given, speak?: Speak): Play => new Play(book, given, speak);
export type { HeroId };
