import type { CardId, DefId, FrameId, HeroId, Msg, ScopeId, SeatId } from '../../../kernel/ids';
import type { Json } from '../../../kernel/json';
import { must } from '../../../kernel/result';
import type { Option, Shape } from '../../../contract/prompt';
import type { ChartFrame, DraftState, EventFrame, EventStage, Fight, Frame, ProgramFrame } from '../../state/draft';
import type { State } from '../../state/state';
import type { Effect } from '../../vocab/effect';
import type { QuestionId } from '../../vocab/questions';
import type { PassageId } from '../passages';
import type { Proposed } from '../../state/event';
import { TxCore } from './core';

export type By = {
  me: HeroId;
  source: DefId;
  card?: CardId | undefined;
  about?: HeroId | undefined;
  event?: FrameId | undefined;
};
/** A question that a procedure puts, or a card in its own words (`engine/options.ts#cardAsk`). */
export type Asked = Msg & { readonly id: QuestionId };
export type Question = {
  seat: SeatId;
  hero?: HeroId | undefined;
  ask: Asked;
  source: DefId;
  card?: CardId | undefined;
  rule?: PassageId | undefined;
  options: Option[];
  min?: number;
  max?: number;
  shape?: Shape;
  into: { scope: ScopeId; as: string };
  values?: Record<string, Json>;
  quiet?: string;
  press?: string;
};

/** Frames, scopes, questions: the atoms of the machine itself. */
export class TxFlow extends TxCore {
  /**
   * The stack and the scopes once they belong to this transaction; frames from `#low` on and scopes above `#oldScopes`
   * do too.
   */
  #stack: DraftState['stack'] | undefined;
  #scopes: DraftState['scopes'] | undefined;
  #low = 0;
  #oldScopes = 0;

  #ownStack(): DraftState['stack'] {
    if (this.#stack !== undefined) return this.#stack;
    const stack = [...this.d.stack];
    this.#low = stack.length;
    this.#stack = stack;
    this.d.stack = stack;
    return stack;
  }

  #ownScopes(): DraftState['scopes'] {
    if (this.#scopes !== undefined) return this.#scopes;
    this.#oldScopes = this.d.ids.scope;
    this.#scopes = this.own(this.d, 'scopes');
    return this.#scopes;
  }

  #scopeOf(id: ScopeId): Record<string, Json> {
    const scopes = this.#ownScopes();
    const scope = must(scopes[id], `scope ${id}`);
    return Number(id.slice(1)) > this.#oldScopes ? scope : this.own(scopes, id);
  }

  openScope(vars: Record<string, Json> = {}): ScopeId {
    const scopes = this.#ownScopes();
    const id = this.nextId('scope', 's');
    scopes[id] = { ...vars };
    return id;
  }

  /** Gives the name that a card says a value; what a procedure remembers is written by its own chapter's `vars`. */
  bind<N extends string>(scope: ScopeId, name: N extends `$${string}` ? never : N, value: Json): void {
    this.remember(scope, name, value);
  }

  unbind<N extends string>(scope: ScopeId, name: N extends `$${string}` ? never : N): void {
    this.forgetName(scope, name);
  }

  remember(scope: ScopeId, name: string, value: Json): void {
    must(this.d.scopes[scope], `scope ${scope}`);
    if (name === '$fight') this.turned('fight');
    this.#scopeOf(scope)[name] = value;
  }

  forgetName(scope: ScopeId, name: string): void {
    if (this.d.scopes[scope]?.[name] === undefined) return;
    if (name === '$fight') this.turned('fight');
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- left out of a scope: "not known"
    delete this.#scopeOf(scope)[name];
  }

  pushProgram(by: By, scope: ScopeId, code: readonly Effect[], event?: FrameId): void {
    if (code.length === 0) {
      this.dropScope(scope);
      return;
    }
    const frame: ProgramFrame = {
      t: 'program',
      id: this.nextId('frame', 'f'),
      scope,
      me: by.me,
      source: by.source,
      code,
      pc: 0,
    };
    if (by.card !== undefined) frame.card = by.card;
    if (by.about !== undefined) frame.about = by.about;
    if (event !== undefined) frame.event = event;
    this.push(frame);
  }

  pushChart(by: By, chart: string, at: Json, scope: ScopeId): FrameId {
    const frame: ChartFrame = {
      t: 'chart',
      id: this.nextId('frame', 'f'),
      scope,
      me: by.me,
      source: by.source,
      chart,
      at,
    };
    if (by.card !== undefined) frame.card = by.card;
    if (by.about !== undefined) frame.about = by.about;
    if (by.event !== undefined) frame.event = by.event;
    if (chart === 'combat') this.turned('fight');
    this.push(frame);
    return frame.id;
  }

  /** Puts an event before everyone who may have a say in it; it happens when its frame reaches `commit`. */
  propose(by: By, event: Proposed, from?: FrameId): FrameId {
    const frame: EventFrame = {
      t: 'event',
      id: this.nextId('frame', 'f'),
      scope: this.openScope(),
      me: by.me,
      source: by.source,
      event,
      stage: 'cannot',
      asked: [],
      prevented: false,
    };
    if (by.card !== undefined) frame.card = by.card;
    if (from !== undefined) frame.from = from;
    this.push(frame);
    return frame.id;
  }

  private push(frame: Frame): void {
    this.#ownStack().push(frame);
  }

  top(): State['stack'][number] | undefined {
    return this.s.stack.at(-1);
  }

  pop(): void {
    const stack = this.#ownStack();
    const gone = stack.pop();
    this.#low = Math.min(this.#low, stack.length);
    if (gone?.t === 'chart' && gone.chart === 'combat') this.turned('fight');
    if (gone) this.dropScope(gone.scope);
  }

  /**
   * Takes away programs that are at their end.
   * @returns how many there were
   */
  popSpent(): number {
    let n = 0;
    for (let top = this.top(); top?.t === 'program' && top.pc >= top.code.length; top = this.top()) {
      this.pop();
      n++;
    }
    return n;
  }

  /** Law 2: a scope dies with its last frame. */
  private dropScope(scope: ScopeId): void {
    const { stack } = this.d;
    // From the top: a scope that lives on mostly does so in the frame below.
    for (let i = stack.length - 1; i >= 0; i--) if (stack[i]?.scope === scope) return;
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a dictionary of the scopes that live
    delete this.#ownScopes()[scope];
  }

  private frame(id: FrameId): Frame {
    const stack = this.#ownStack();
    let i = stack.length - 1;
    while (i >= 0 && stack[i]?.id !== id) i--;
    const found = must(stack[i], `frame ${id}`);
    return i >= this.#low ? found : this.own(stack, i);
  }

  advancePc(id: FrameId, pc: number): void {
    const f = this.frame(id);
    if (f.t !== 'program') return;
    f.pc = pc;
    if (f.again) delete f.again;
  }

  /** What somebody is carrying out is over, but for what the rulebook itself has him do. */
  endActs(hero: HeroId): void {
    for (const { id, t, me, source } of this.s.stack) {
      if (t === 'event' || me !== hero || source.startsWith('rules')) continue;
      const acting = this.frame(id);
      if (acting.t === 'program') acting.pc = acting.code.length;
      // A fight goes on to its end, since whoever began it waits to hear of it.
      else if (acting.t === 'chart' && acting.chart !== 'combat') acting.over = true;
    }
  }

  setAt(id: FrameId, at: Json): void {
    const f = this.frame(id);
    if (f.t !== 'chart') return;
    f.at = at;
    if (f.again) delete f.again;
  }

  setStage(id: FrameId, stage: EventStage): void {
    const f = this.frame(id);
    if (f.t !== 'event') return;
    f.stage = stage;
    f.asked = [];
  }

  markAsked(id: FrameId, key: string): void {
    const f = this.frame(id);
    if (f.t === 'event') f.asked = [...f.asked, key];
  }

  preventEvent(id: FrameId): void {
    const f = this.frame(id);
    if (f.t === 'event') f.prevented = true;
  }

  /** Changes what an event will do, before it is committed or while those after it look at it. */
  changeEvent(id: FrameId, event: Proposed): void {
    const f = this.frame(id);
    if (f.t === 'event') f.event = event;
  }

  setFight(scope: ScopeId, change: (fight: Fight) => void): void {
    const fight = structuredCloneOf(must(this.d.scopes[scope]?.['$fight'], 'a fight')) as unknown as Fight;
    change(fight);
    this.remember(scope, '$fight', fight);
  }

  /** A Spell whose effect goes on while another has it in his hand does not say which card that is (law 7). */
  private isInAnothersHand(id: CardId, seat: SeatId): boolean {
    const card = this.d.cards[id];
    return card?.zone === 'hand' && card.hero !== undefined && this.d.heroes[card.hero]?.seat !== seat;
  }

  #unnamed(option: Option, seat: SeatId): Option {
    const { target } = option;
    if (target?.card === undefined || target.def === undefined || !this.isInAnothersHand(target.card, seat))
      return option;
    return { ...option, target: { def: target.def } };
  }

  /** The only place where a question is put (law 1); the answer lands in a variable of the scope. */
  ask(q: Question): void {
    must(this.d.seats[q.seat], `seat ${q.seat}`);
    // How often somebody was asked is nothing that the rules ask about.
    const seat = this.own(this.own(this.d, 'seats'), q.seat);
    seat.asked += 1;
    const decision: DraftState['pending'][SeatId] = {
      id: `d${q.seat}.${seat.asked}`,
      seat: q.seat,
      ask: q.ask,
      source: q.source,
      rule: q.rule ?? 'card',
      options: q.options.map((option) => this.#unnamed(option, q.seat)),
      min: q.min ?? 1,
      max: q.max ?? 1,
      shape: q.shape ?? 'pick',
      into: q.into,
      values: q.values ?? {},
    };
    if (q.hero !== undefined) decision.hero = q.hero;
    if (q.card !== undefined && !this.isInAnothersHand(q.card, q.seat)) decision.card = q.card;
    if (q.quiet !== undefined) decision.quiet = q.quiet;
    if (q.press !== undefined) decision.press = q.press;
    this.own(this.d, 'pending')[q.seat] = decision;
  }

  holdAnswer(seat: SeatId, keys: readonly string[]): void {
    this.own(this.d, 'answered')[seat] = [...keys];
    this.d.decisions += 1;
  }

  /** Lands all answers in seat order, whatever order they came in. */
  applyAnswers(): void {
    // Answers that were given in secret are shown to all now: no undo past them.
    if (Object.keys(this.d.answered).length > 1) this.reveal();
    for (const seat of this.d.order) {
      const decision = this.d.pending[seat];
      const keys = this.d.answered[seat];
      if (!decision || !keys) continue;
      const { scope, as } = decision.into;
      const values = keys.map((key) => decision.values[key] ?? (decision.shape === 'number' ? Number(key) : key));
      if (this.d.scopes[scope])
        this.bind(scope, as, decision.max === 1 && decision.min === 1 ? must(values[0], 'an answer') : values);
    }
    this.d.pending = this.made({});
    this.d.answered = this.made({});
  }

  dropQuestions(): void {
    this.d.pending = this.made({});
    this.d.answered = this.made({});
  }

  /**
   * Takes the questions that wait back to before they were put: whoever put them runs again when the stack comes to
   * him. What an op has pushed before it asked has not begun yet, so the topmost frame that has begun is the one that
   * asked.
   */
  takeBack(): void {
    this.dropQuestions();
    for (let top = this.top(); top !== undefined; top = this.top()) {
      if (top.t === 'event') return;
      if (top.t === 'program' && top.pc > 0) {
        this.advancePc(top.id, top.pc - 1);
        const asker = this.frame(top.id);
        if (asker.t === 'program') asker.again = true;
        return;
      }
      if (top.t === 'chart' && top.at !== '') {
        const asker = this.frame(top.id);
        if (asker.t === 'chart') asker.again = true;
        return;
      }
      this.pop();
    }
  }

  clearStack(): void {
    this.turned('fight');
    this.#ownStack().length = 0;
    this.#low = 0;
    this.#ownScopes();
    this.d.scopes = this.made({});
    this.#scopes = this.d.scopes;
  }
}

/** A deep copy of plain JSON. */
function structuredCloneOf(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(structuredCloneOf);
  if (typeof value !== 'object') return value;
  const copy: Record<string, Json> = {};
  for (const [key, item] of Object.entries(value)) copy[key] = structuredCloneOf(item);
  return copy;
}
