// One open game as the screen shows it: what came from the program, what is being played back, what was picked.
import { createContext, tick } from 'svelte';
import type { ViewEvent } from '../../../shared/contract/event';
import type { Option, Prompt } from '../../../shared/contract/prompt';
import type {
  BackView,
  CardView,
  Face,
  GameUpdate,
  HeroView,
  PlayerView,
  SeatView,
} from '../../../shared/contract/view';
import type { Settings } from '../../../shared/contract/settings';
import type { Stop, StopView } from '../../../shared/contract/stops';
import { CHAPTERS, type ChapterId } from '../../../shared/contract/tutorial';
import type { CardId, DefId, HeroId, SeatId } from '../../../shared/kernel/ids';
import { trouble } from '../../../shared/text/index';
import type { Program } from '../../app/program.svelte';
import { failureIn, troubleOf, type Said } from '../../app/said';
import { BoardCamera } from '../board/camera.svelte';
import { whichOf, type Which } from '../board/which';
import { Drag } from '../hand/drag.svelte';
import { dropsOf, type Drop } from '../hand/drops';
import { reachOf } from '../prompts/options';
import { Press, type Moment } from '../../ui/press';
import { Playback } from '../../timeline/playback.svelte';
import { Chronicle } from '../journal/chronicle.svelte';
import type { Fortune } from '../journal/digest';
import type { Entry } from '../journal/log';
import { cardOf } from './standing';

/** What the inspector shows: a definition, and the thing itself where it is one. */
export type Inspected = {
  readonly def: DefId;
  readonly card?: CardView;
  readonly hero?: HeroId;
  readonly space?: DefId;
};

export class Game {
  readonly id: string;
  readonly program: Program;
  readonly playback = new Playback();
  readonly #chronicle = new Chronicle(
    () => this.program.speech,
    () => this.view,
  );
  readonly camera = new BoardCamera();
  /** A card of one's own that is being dragged. */
  readonly drag = new Drag({
    dropsOf: (card) => this.dropsOf(card),
    drop: (drop) => {
      if ('option' in drop) this.choose(drop.option);
      else void this.ditch(drop.ditch);
    },
  });
  readonly press = new Press();
  view: PlayerView | undefined = $state.raw();
  prompt: Prompt | undefined = $state.raw();
  waitingFor: SeatId | undefined = $state.raw();
  /** What can be taken back. */
  back: BackView | undefined = $state.raw();
  /** When the cards of the seat that looks ask. */
  stops: readonly StopView[] = $state.raw([]);
  /** When the time of play runs out, by the clock of this page. */
  timeEnds: number | undefined = $state();
  /** Set while the others are asked whether a decision may be taken back. */
  asking = $state(false);
  sending = $state(false);
  /** The rule behind the question that was answered; it counts as told when the question has given way. */
  #answered: string | undefined;
  /** Why the last answer was not taken. */
  #refusal: Said | undefined = $state.raw();
  #trouble: Said | undefined = $state.raw();
  picked: readonly string[] = $state.raw([]);
  /** The space under the pointer or with the focus. */
  looking: DefId | undefined = $state.raw();
  /** The space that an option stands for while that option is under the pointer. */
  lit: DefId | undefined = $state.raw();
  /** What an option stands for while it is under the pointer: a card or a definition. */
  pointed: DefId | undefined = $state.raw();
  inspected: Inspected | undefined = $state.raw();
  /** Set while the screen is handed over: nothing of this seat is shown until he says so. */
  coverFor: SeatId | undefined = $state.raw();
  /** A fight out of the journal, to be read again. */
  reread: Extract<ViewEvent, { t: 'fight' }> | undefined = $state.raw();

  readonly refusal: string | undefined = $derived(this.#refusal?.());
  readonly trouble: string | undefined = $derived(this.#trouble?.());
  /** Option keys that a lesson suggests for the question that stands. */
  suggested: readonly string[] = $state.raw([]);
  /** Set anew whenever the table has come to rest; whether it went back for that. */
  rest: { readonly back: boolean } | undefined = $state.raw();

  #queue: GameUpdate[] = [];
  /** Also until the game is open: what is pushed before must not be shown before it. */
  #draining = true;
  #alreadyTold = 0;
  #hurry = false;
  #lastPerson: SeatId | undefined;
  #askedLast: SeatId | undefined;
  /** The question that was shown last. */
  #decision: string | undefined;
  /** Since when the question can be seen. */
  #asked: Moment = 0;

  constructor(id: string, program: Program) {
    this.id = id;
    this.program = program;
  }

  /** Everybody who was ever seen, the dead included: what their names were. */
  get known(): ReadonlyMap<HeroId, DefId> {
    return this.#chronicle.known;
  }

  /** Which space of a name it is, for those that are not alone with it. */
  readonly which: ReadonlyMap<DefId, Which> = $derived.by(() => {
    const sets = this.view?.sets ?? [];
    return whichOf([...this.program.faces.values()].filter(({ id }) => sets.includes(id.slice(0, id.indexOf('/')))));
  });
  readonly heroes: ReadonlyMap<HeroId, HeroView> = $derived(
    new Map((this.view?.seats ?? []).flatMap(({ hero }) => (hero === undefined ? [] : [[hero.id, hero]]))),
  );
  /** Who is asked, else whose turn it is, else who looks. */
  readonly focusSeat: SeatView | undefined = $derived(this.seat(this.prompt?.seat ?? this.view?.seat));
  readonly activeSeat: SeatView | undefined = $derived(this.seat(this.playback.over.turn ?? this.view?.active));
  readonly covered: boolean = $derived(this.coverFor !== undefined);
  /** What happened, as the one who sits here may know it; nothing while the screen is handed over. */
  readonly log: readonly Entry[] = $derived(this.coverFor === undefined ? this.#chronicle.lines : []);
  /** Since when the others had the table: an index of events. */
  readonly since: number = $derived(this.#chronicle.meanwhile(this.#looker).from);
  /** What happened to whom since then. */
  readonly fortunes: readonly Fortune[] = $derived(
    this.coverFor === undefined ? this.#chronicle.fortunes(this.#looker) : [],
  );
  /** Options that stand for a space of the board, by space. */
  readonly reach: ReadonlyMap<DefId, Option> = $derived(reachOf(this.coverFor === undefined ? this.prompt : undefined));

  get #looker(): SeatId | undefined {
    return this.prompt?.seat ?? this.view?.seat;
  }

  /** What this seat was told up to the last rest. */
  get told(): readonly ViewEvent[] {
    return this.#chronicle.told;
  }

  /** The chapter of the tutorial that this game is. */
  get chapter(): ChapterId | undefined {
    const named = this.view?.options['tutorial'];
    return CHAPTERS.find((id) => id === named);
  }

  seat(id: SeatId | undefined): SeatView | undefined {
    return id === undefined ? undefined : this.view?.seats.find((seat) => seat.id === id);
  }

  /** Which of the six figures the seat has, from 0: the one that was chosen, else that of where it sits. */
  place(id: SeatId | undefined): number {
    return this.seat(id)?.look ?? Math.max(0, this.view?.seats.findIndex((seat) => seat.id === id) ?? 0);
  }

  heroName(id: HeroId | undefined): string {
    const hero = id === undefined ? undefined : this.heroes.get(id);
    return hero === undefined ? '' : this.program.name(hero.def);
  }

  seatName(id: SeatId | undefined): string {
    const seat = this.seat(id);
    return seat === undefined ? '' : seat.hero === undefined ? seat.name : this.program.name(seat.hero.def);
  }

  /** A card anywhere in sight, also one that lies on another. */
  card(id: CardId | undefined): CardView | undefined {
    return id === undefined || this.view === undefined ? undefined : cardOf(this.view, id);
  }

  /** The face of what asks: the card itself, or the definition whose text asks. */
  get source(): Face | undefined {
    return this.program.face(this.card(this.prompt?.card)?.def ?? this.prompt?.source);
  }

  /** What would be met on a space: the card in front; else the space itself, unless only cards count. */
  waitingAt(space: DefId | undefined, onlyCards = false): DefId | undefined {
    if (space === undefined) return undefined;
    const cards = this.view?.spaces.find(({ id }) => id === space)?.cards ?? [];
    const enemy = cards.find(({ def }) => this.program.face(def)?.kind === 'enemy');
    return enemy?.def ?? cards[0]?.def ?? (onlyCards ? undefined : space);
  }

  async open(): Promise<void> {
    const opened = await this.program.client.open({ game: this.id });
    if (!opened.ok) {
      this.#trouble = troubleOf(this.program, opened);
      return;
    }
    this.#settle(opened.value);
    await this.#tellAgain(opened.value.view);
    this.rest = { back: false };
    this.#draining = false;
    void this.#drain();
  }

  /** Writes the journal anew, as the seat of this view may know it. */
  async #tellAgain(view: PlayerView): Promise<void> {
    this.#chronicle.forget();
    const told = await this.program.client.journal({ game: this.id });
    if (told.ok) {
      for (const event of told.value) this.#chronicle.write(event, view);
      this.playback.remember(told.value);
    }
    this.#chronicle.settle();
    // What was pushed meanwhile is in that journal already.
    this.#alreadyTold = this.#queue.length;
  }

  /** Hears the pushes of this game; returns what ends it. */
  listen(): () => void {
    const ends = [
      this.program.client.onUpdate((update) => {
        if (update.game !== this.id) return;
        this.#trouble = undefined;
        this.#queue.push(update);
        if (!this.#draining) void this.#drain();
      }),
      this.program.client.onTrouble(({ game, failure }) => {
        if (game === this.id) this.#trouble = () => failureIn(this.program, failure);
      }),
    ];
    return () => {
      for (const end of ends) end();
      this.playback.skip();
      void this.program.client.close();
    };
  }

  async #drain(): Promise<void> {
    this.#draining = true;
    for (let update = this.#queue.shift(); update !== undefined; update = this.#queue.shift()) {
      const { events, view } = update;
      this.prompt = undefined;
      this.back = undefined;
      const told = this.#alreadyTold > 0;
      if (told) this.#alreadyTold--;
      await this.playback.play(
        events,
        () => ({
          speed: this.#hurry ? 'instant' : this.program.settings.speed,
          behind: this.#queue.length,
          mine: this.seat(view.active)?.control === 'person',
        }),
        (event, shown) => {
          if (!told) this.#chronicle.write(event, view);
          if (shown) this.program.sounds.playFor(event);
        },
        () => this.program.sounds.play('step'),
      );
      const handedOver = this.view !== undefined && this.view.seat !== view.seat;
      this.#settle(update);
      // What one person was told is not for the next one to read; what was taken back has not happened.
      if (handedOver || update.rewound === true) {
        this.reread = undefined;
        this.inspected = undefined;
        await this.#tellAgain(view);
      }
      this.rest = { back: update.rewound === true };
    }
    this.#draining = false;
  }

  #settle(update: GameUpdate): void {
    // What one person was told is not for the next one: until it is told anew, nothing was.
    if (this.view !== undefined && this.view.seat !== update.view.seat) this.#chronicle.forgetEvents();
    this.view = update.view;
    this.#chronicle.settle();
    this.#chronicle.meet(update.view);
    this.waitingFor = update.waitingFor;
    this.back = update.back;
    this.stops = update.stops ?? [];
    this.timeEnds = update.timeLeft === undefined ? undefined : Date.now() + update.timeLeft;
    // While the question stands, what others answer to theirs takes nothing back: neither what is picked nor that it
    // was sent.
    if (update.prompt === undefined || update.prompt.id !== this.#decision || update.rewound === true) {
      this.picked = [];
      this.#refusal = undefined;
      this.sending = false;
    }
    // A lesson says less than the rule: in the first real game it is still told.
    if (update.prompt?.id !== this.#decision && this.#answered !== undefined) {
      if (this.chapter === undefined) this.program.learn(this.#answered);
      this.#answered = undefined;
    }
    this.#decision = update.prompt?.id;
    this.lit = undefined;
    this.pointed = undefined;
    const asksAnew = update.prompt !== undefined && update.prompt.seat !== this.#askedLast;
    this.#askedLast = update.prompt?.seat;
    if (asksAnew) this.program.sounds.play('asked');
    this.prompt = update.prompt;
    if (update.prompt === undefined) return;
    this.#hurry = false;
    const persons = update.view.seats.filter(({ control, out }) => control === 'person' && !out).length;
    if (persons > 1 && update.prompt.seat !== this.#lastPerson) this.coverFor = update.prompt.seat;
    else this.#lastPerson = update.prompt.seat;
  }

  uncover(): void {
    this.#lastPerson = this.coverFor;
    this.coverFor = undefined;
  }

  /** Puts the focus on a space: it is brought into sight, and what it is stands beside it. */
  async showSpace(space: DefId): Promise<void> {
    // Whatever lies over the board is closed first: nothing under it can have the focus.
    await tick();
    this.looking = space;
    document.querySelector<SVGElement>(`[data-space="${space}"]`)?.focus();
  }

  /** Shows what is left of these events at once. */
  skip(): void {
    this.playback.skip();
  }

  /** Shows nothing more until somebody is asked. */
  toMyTurn(): void {
    this.#hurry = true;
    this.playback.skip();
  }

  /** What a card of one's own can be dragged onto just now. */
  dropsOf(card: CardView): readonly Drop[] {
    const prompt = this.sending ? undefined : this.prompt;
    return this.covered || this.playback.running ? [] : dropsOf(prompt, card, this.mayDitch(card.id));
  }

  /** Whether it may be left behind now, by the person who sits here: whatever is asked, and whoever is asked it. */
  mayDitch(card: CardId): boolean {
    const seat = this.seat(this.view?.seat);
    return (
      !this.covered &&
      !this.playback.running &&
      seat?.control === 'person' &&
      seat.hero?.held.some(({ id, ditchable }) => id === card && ditchable === true) === true
    );
  }

  async ditch(card: CardId): Promise<void> {
    const seat = this.view?.seat;
    // The key that opened the look at the card, still held, ditches nothing.
    if (seat === undefined || !this.mayDitch(card) || !this.press.isFor(0)) return;
    this.#refusal = undefined;
    const reply = await this.program.client.ditch({ game: this.id, seat, card });
    if (!reply.ok) this.#refusal = troubleOf(this.program, reply);
  }

  /** The question is on the screen now: a press that began before was for something else. */
  asks(): void {
    this.#asked = performance.now();
  }

  /** A click on an option: the answer, or one of several. */
  choose(option: Option): void {
    const { prompt } = this;
    if (prompt === undefined || option.off !== undefined || this.sending || !this.press.isFor(this.#asked)) return;
    if (option.pass || prompt.max <= 1) void this.answer([option.key]);
    else if (this.picked.includes(option.key)) this.picked = this.picked.filter((key) => key !== option.key);
    else if (this.picked.length < prompt.max) this.picked = [...this.picked, option.key];
  }

  async answer(keys: readonly string[]): Promise<void> {
    const { prompt } = this;
    if (prompt === undefined || this.sending || this.covered || !this.press.isFor(this.#asked)) return;
    this.sending = true;
    this.#refusal = undefined;
    this.#answered = prompt.rule;
    const reply = await this.program.client.answer({
      game: this.id,
      seat: prompt.seat,
      answer: { decision: prompt.id, keys },
    });
    if (reply.ok) return;
    this.#answered = undefined;
    // Why the answer was not taken is nothing to somebody else, who is asked by now.
    if (this.prompt !== undefined && this.prompt.seat !== prompt.seat) return;
    if (this.#decision === prompt.id) this.sending = false;
    this.#refusal = troubleOf(this.program, reply);
  }

  /** Why the last decision stays, in the screen's words. */
  get whyNot(): string | undefined {
    const undo = this.back?.undo;
    return undo === undefined || undo.ok ? undefined : this.program.speech.say(trouble(`trouble.undo.${undo.why}`));
  }

  /** Takes the last decision back; asks the others first where there are any. */
  async undo(agreed: readonly SeatId[] = []): Promise<void> {
    const undo = this.back?.undo;
    if (undo?.ok !== true) {
      this.#refusal = () => this.whyNot ?? '';
      return;
    }
    this.asking = undo.agree.some((seat) => !agreed.includes(seat));
    if (this.asking) return;
    const reply = await this.program.client.undo({ game: this.id, agreed });
    if (!reply.ok) this.#refusal = troubleOf(this.program, reply);
  }

  async redo(): Promise<void> {
    if (this.back?.redo !== true) return;
    const reply = await this.program.client.redo({ game: this.id });
    if (!reply.ok) this.#refusal = troubleOf(this.program, reply);
  }

  /** A view of the past, at once. */
  lay(view: PlayerView): void {
    this.playback.skip();
    this.view = view;
    this.#chronicle.meet(view);
  }

  /** What happened then, and the view after it. */
  async show(events: readonly ViewEvent[], view: PlayerView, speed: Settings['speed']): Promise<void> {
    await this.playback.play(
      events,
      () => ({ speed, behind: 0, mine: false }),
      (event) => {
        this.#chronicle.write(event, view);
      },
    );
    this.lay(view);
  }

  /** Those of the person who sits here; none while the screen is handed over. */
  get ownStops(): readonly StopView[] {
    const seat = this.seat(this.view?.seat);
    return this.covered || seat?.control !== 'person' || this.view?.over !== undefined || this.focusSeat?.id !== seat.id
      ? []
      : this.stops;
  }

  /** Sets when a card asks. */
  async setStop(def: DefId, stop: Stop): Promise<void> {
    const seat = this.view?.seat;
    if (seat === undefined) return;
    const reply = await this.program.client.stop({ game: this.id, seat, def, stop });
    if (!reply.ok) this.#refusal = troubleOf(this.program, reply);
  }

  /** Sets several so; what asks for them alone is passed with the last of them. */
  async silence(defs: readonly DefId[]): Promise<void> {
    if (!this.press.isFor(this.#asked)) return;
    for (const def of defs) await this.setStop(def, 'notThisTurn');
  }

  /** Lets a person or the computer play a seat from now on. */
  async setControl(seat: SeatId, control: SeatView['control']): Promise<void> {
    const reply = await this.program.client.control({ game: this.id, seat, control });
    if (!reply.ok) this.#refusal = troubleOf(this.program, reply);
  }

  async concede(seat: SeatId): Promise<void> {
    const reply = await this.program.client.concede({ game: this.id, seat });
    if (!reply.ok) this.#refusal = troubleOf(this.program, reply);
  }
}

export const [useGame, provideGame] = createContext<Game>();
