// Plays a position through its prompts, the way a person would; the state goes through JSON after every answer.
import { nameOf, type CardId, type HeroId, type SeatId } from '../../kernel/ids';
import { advance, type Advanced } from '../engine/machine';
import type { Rulebook } from '../engine/rulebook';
import { violations } from '../invariants/invariants';
import { ditchableNow } from '../query/ditching';
import { statOf } from '../query/stats';
import type { Decision, GameEvent, Hero, State } from '../state/state';
import type { Given } from '../setup/given';
import { startOf } from '../setup/position';
import { optionNamed, type Speak } from './option-named';

/** What went wrong while playing: an answer that is not offered, an engine that refuses, an invariant that breaks. */
export class PlayError extends Error {}

/** The second of two equal names means the second of two equal cards, as its key does. */
const numbered = (names: readonly string[]): readonly string[] =>
  names.map((name, i) => {
    const nth = names.slice(0, i).filter((other) => other === name).length + 1;
    return nth === 1 ? name : `${name}.${nth}`;
  });

export class Play {
  state: State;
  readonly events: GameEvent[] = [];
  readonly #book: Rulebook;
  readonly #speak: Speak;
  /** What was settled without asking since the last answer that was chosen. */
  #settled: string[] = [];

  constructor(book: Rulebook, given: Given, speak: Speak = (label) => label.id) {
    this.#book = book;
    this.#speak = speak;
    const started = startOf(book, given);
    this.state = this.#take(started);
  }

  #take(result: Advanced): State {
    if (!result.ok) throw new PlayError(`refused: ${this.#speak(result.refusal.msg)}`);
    this.events.push(...result.events);
    this.#settled.push(...(result.settled ?? []));
    const read = JSON.parse(JSON.stringify(result.state)) as State;
    const bad = violations(this.#book, read);
    if (bad.length > 0) throw new PlayError(`invariant: ${bad.join('; ')}`);
    return read;
  }

  /** The decisions that wait, in seat order. */
  get pending(): Decision[] {
    return this.state.order.flatMap((seat) => {
      const d = this.state.pending[seat];
      return d && !this.state.answered[seat] ? [d] : [];
    });
  }

  get decision(): Decision {
    const [first] = this.pending;
    if (!first) throw new PlayError(this.state.over ? 'the game is over' : 'nothing is asked');
    return first;
  }

  /** Name of the character who is asked. */
  get asked(): string {
    const [first] = this.pending;
    if (!first) return 'nobody';
    const hero = first.hero ?? this.state.seats[first.seat]?.hero;
    return hero === undefined ? first.seat : nameOf(this.state.heroes[hero]?.def ?? first.seat);
  }

  /** The option that is meant by a name (`optionNamed`). @throws PlayError when there is none */
  option(name: string, loosely = false): Decision['options'][number] {
    const { options } = this.decision;
    const found = optionNamed(options, name, this.#speak, loosely);
    if (!found)
      throw new PlayError(
        `"${name}" is not on offer to ${this.asked}; offered: ${options.map((o) => o.key + (o.off ? ' (off)' : '')).join(', ')}`,
      );
    return found;
  }

  /**
   * Answers the decision that waits. What is not on offer yet is waited for: questions before it that can be passed
   * are passed, so that a scenario names only the answers that matter to it. Several things that are asked for one after
   * the other may be named together, and two equal cards by one name twice.
   */
  choose(...names: readonly string[]): this {
    const all = numbered(names);
    const before = this.state;
    if (this.#waitsFor(all, (offered) => offered.length === all.length)) return this;
    if (all.length > 1 && !all.every((name) => this.#offers(name))) {
      this.state = before;
      if (this.#oneAfterTheOther(all)) return this;
    }
    if (this.pending.length === 0 || !all.every((name) => this.#offers(name))) this.state = before;
    if (this.pending.length > 0 && !all.every((name) => this.#offers(name)) && this.#impliedBy(all)) return this;
    const keys = all.map((n) => this.option(n, true).key);
    this.#settled = [];
    this.#answer(keys);
    return this;
  }

  /** Passes what can be passed until enough of this is on offer; @returns whether all of it was chosen by itself meanwhile. */
  #waitsFor(names: readonly string[], enough: (offered: readonly string[]) => boolean): boolean {
    for (let n = 0; n < 30 && this.pending.length > 0 && !enough(names.filter((name) => this.#offers(name))); n++) {
      if (!this.pass()) break;
      if (this.isSettled(names)) return true;
    }
    return false;
  }

  /**
   * Gives the one answer after which this is on offer, or is the only thing that can be chosen: whoever takes the Sword has said
   * that he takes an Object. @returns whether nothing is left to be chosen then
   */
  #impliedBy(names: readonly string[]): boolean {
    if (this.decision.ask.id !== 'ask.pick') return false;
    const before = { state: this.state, events: [...this.events] };
    const back = (to: typeof before): void => {
      this.state = to.state;
      this.events.splice(0, this.events.length, ...to.events);
      this.#settled = [];
    };
    const ways = this.decision.options
      .filter((o) => !o.off && !o.minor && this.decision.max === 1)
      .flatMap((o) => {
        back(before);
        this.#answer([o.key]);
        const done = this.isSettled(names);
        return done || (this.pending.length > 0 && names.every((name) => this.#offers(name)))
          ? [{ done, state: this.state, events: [...this.events] }]
          : [];
      });
    const [only] = ways;
    back(ways.length === 1 && only ? only : before);
    return ways.length === 1 && only?.done === true;
  }

  #oneAfterTheOther(names: readonly string[]): boolean {
    const before = this.state;
    let left = names;
    while (left.length > 0) {
      this.#waitsFor(left, (offered) => offered.length > 0);
      const now =
        this.pending.length === 0 ? [] : left.filter((name) => this.#offers(name)).slice(0, this.decision.max);
      if (now.length === 0) {
        this.state = before;
        return false;
      }
      this.#settled = [];
      this.#answer(now.map((name) => this.option(name, true).key));
      left = left.filter((name) => !now.includes(name));
    }
    return true;
  }

  /** Whether these are chosen already, since they were all that could be chosen, and are not on offer now. */
  isSettled(names: readonly string[]): boolean {
    if (names.length === 0 || (this.pending.length > 0 && names.every((name) => this.#offers(name)))) return false;
    const left = [...this.#settled];
    for (const name of names) {
      const wanted = name
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_');
      const at = left.findIndex((key) => key === wanted || key === name || key.split(':').at(-1) === wanted);
      if (at < 0) return false;
      left.splice(names.length === 1 ? 0 : at, names.length === 1 ? at + 1 : 1);
    }
    this.#settled = left;
    return true;
  }

  #offers(name: string): boolean {
    try {
      return this.option(name, true).off === undefined;
    } catch {
      return false;
    }
  }

  #answer(keys: readonly string[]): void {
    const { seat, id } = this.decision;
    this.state = this.#take(advance(this.#book, this.state, { t: 'answer', seat, answer: { decision: id, keys } }));
  }

  /** Passes the question that waits; @returns whether it could be passed. */
  pass(): boolean {
    const { options, min, quiet } = this.decision;
    const key = quiet ?? options.find((o) => o.pass)?.key;
    if (key === undefined && min > 0) return false;
    this.#answer(key === undefined ? [] : [key]);
    return true;
  }

  /** Gives the answer of one who leaves it at that: to a question that only ditching, or the use of something, could change. */
  leaveBe(): boolean {
    if (this.pending.length === 0) return false;
    const { options, quiet } = this.decision;
    return (
      (quiet !== undefined ||
        options.every((o) => o.pass === true || o.minor === true || o.off !== undefined || o.use !== undefined)) &&
      this.pass()
    );
  }

  /** Makes the next dice come up so, after those that are still to come. */
  dice(...values: readonly number[]): this {
    this.state = { ...this.state, rng: { ...this.state.rng, forced: [...this.state.rng.forced, ...values] } };
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
    this.state = this.#take(advance(this.#book, this.state, { t: 'time' }));
    return this;
  }

  concede(seat: SeatId): this {
    this.state = this.#take(advance(this.#book, this.state, { t: 'concede', seat }));
    return this;
  }
}

export const aGame = (book: Rulebook, given: Given, speak?: Speak): Play => new Play(book, given, speak);
export type { HeroId };
