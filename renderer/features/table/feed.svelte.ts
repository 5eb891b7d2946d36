// What arrives from the program of one open game, one update after the other, and how it is played back.
import { createContext } from 'svelte';
import type { ViewEvent } from '../../../shared/contract/event';
import type { Settings } from '../../../shared/contract/settings';
import type { StopView } from '../../../shared/contract/stops';
import { CHAPTERS, type ChapterId } from '../../../shared/contract/tutorial';
import type { BackView, FightView, GameUpdate, PeekView, PlayerView } from '../../../shared/contract/view';
import type { DefId, SeatId } from '../../../shared/kernel/ids';
import { failureIn, troubleOf, type Said } from '../../app/said';
import type { Shell } from '../../app/shell.svelte';
import { Playback } from '../../timeline/playback.svelte';
import type { EventOf, Moment } from '../../timeline/scenes';
import { diceLanded } from '../../ui/landed';
import { Waited } from './waited';
import { Chronicle } from '../journal/chronicle.svelte';
import { houseOf } from './house';
import { leader, seatOf } from './standing';
import { standingFight } from './standing-fight';

/** Points between the first and the second that nobody would argue about: three of Strength or Craft. */
const CLEARLY = 6;
/** Where nothing is shown, the table is drawn no oftener than this, in milliseconds. */
const SELDOM = 300;

/** What the other parts of a table do as updates come. */
export type Hearer = {
  /** The table stands no longer: the next update is about to be played. */
  readonly leave?: () => void;
  /** It stands again. `anew`: somebody else looks now, or something was taken back. */
  readonly stand: (update: GameUpdate, anew: boolean) => void;
};

export class Feed {
  readonly id: string;
  readonly playback = new Playback();
  readonly chronicle: Chronicle;
  readonly #shell: Shell;
  readonly #hearers: Hearer[] = [];
  view: PlayerView | undefined = $state.raw();
  #stood: FightView | undefined = $state.raw();
  /** What is fought and not told yet: its dice are thrown just now, or it is the one of the view, until it is over. */
  readonly fight: FightView | undefined = $derived(
    this.playback.attack ?? (this.playback.fought ? undefined : this.#stood),
  );
  waitingFor: SeatId | undefined = $state.raw();
  /** What can be taken back. */
  back: BackView | undefined = $state.raw();
  /** What would be seen here that is not for fair games. */
  peek: PeekView | undefined = $state.raw();
  /** When the cards of the seat that looks ask. */
  stops: readonly StopView[] = $state.raw([]);
  /** When the time of play runs out, by the clock of this page. */
  timeEnds: number | undefined = $state();
  #trouble: Said | undefined = $state.raw();
  readonly trouble: string | undefined = $derived(this.#trouble?.());
  /** Set anew whenever the table has come to rest; whether it went back for that. */
  rest: { readonly back: boolean } | undefined = $state.raw();

  /** What the last answer given here named, until the table stands again. */
  chosen: readonly DefId[] = [];
  #queue: GameUpdate[] = [];
  /** Also until the game is open: what is pushed before must not be shown before it. */
  #draining = true;
  #alreadyTold = 0;
  #hurry = false;
  /** When the table was drawn last, by the clock of this page; and who waits for the next update. */
  #drawn = 0;
  #come: (() => void) | undefined;
  readonly #waited = new Waited();
  /** Characters that came while their persons did not have the screen, and were not shown to them yet. */
  #unmet: readonly EventOf<'joined'>[] = [];
  /** The fight of the view was looked at here: somebody was asked in it, or its dice lie. */
  #faced = false;
  /** Who was clearly ahead when it was last so. */
  #ahead: SeatId | undefined;

  constructor(id: string, shell: Shell) {
    this.id = id;
    this.#shell = shell;
    this.chronicle = new Chronicle(
      () => shell.speech,
      () => this.view,
    );
  }

  /** The chapter of the tutorial that this game is. */
  get chapter(): ChapterId | undefined {
    const named = this.view?.options['tutorial'];
    return CHAPTERS.find((id) => id === named);
  }

  tell(hearer: Hearer): void {
    this.#hearers.push(hearer);
  }

  async open(): Promise<void> {
    const opened = await this.#shell.client.open({ game: this.id });
    if (!opened.ok) {
      this.#trouble = troubleOf(this.#shell, opened);
      return;
    }
    this.peek = opened.value.peek;
    const told = await this.#past();
    this.#settle(opened.value);
    this.#tellAgain(told, opened.value.view);
    this.rest = { back: false };
    this.#draining = false;
    void this.#drain();
  }

  /** What happened so far, as the one who sits here now may know it. */
  async #past(): Promise<readonly ViewEvent[] | undefined> {
    const told = await this.#shell.client.journal({ game: this.id });
    // What was pushed meanwhile is in that journal already.
    this.#alreadyTold = this.#queue.length;
    return told.ok ? told.value : undefined;
  }

  /** Writes the journal anew: with the view that it belongs to, so that it never stands empty in between. */
  #tellAgain(past: readonly ViewEvent[] | undefined, view: PlayerView): void {
    this.chronicle.forget();
    if (past !== undefined) {
      for (const event of past) this.chronicle.write(event, view);
      this.playback.remember(past);
    }
    this.chronicle.settle();
  }

  /** Hears the pushes of this game; returns what ends it. */
  listen(): () => void {
    const { client } = this.#shell;
    const ends = [
      client.onUpdate((update) => {
        if (update.game !== this.id) return;
        this.#trouble = undefined;
        this.#queue.push(update);
        this.#come?.();
        if (!this.#draining) void this.#drain();
      }),
      client.onTrouble(({ game, failure }) => {
        if (game === this.id) this.#trouble = () => failureIn(this.#shell, failure);
      }),
    ];
    return () => {
      for (const end of ends) end();
      this.playback.skip();
      void client.close();
    };
  }

  async #drain(): Promise<void> {
    this.#draining = true;
    for (let update = this.#queue.shift(); update !== undefined; update = this.#queue.shift()) {
      this.back = undefined;
      for (const { leave } of this.#hearers) leave?.();
      await this.#play(update);
      if (await this.#passes(update)) continue;
      const anew = this.#handsOver(update) || update.rewound === true;
      const past = anew ? await this.#past() : undefined;
      this.#settle(update);
      this.chosen = [];
      if (anew) this.#tellAgain(past, update.view);
      this.rest = { back: update.rewound === true };
    }
    this.#draining = false;
  }

  /**
   * Where nothing is shown, nobody sees how the table stood for a moment only: it is drawn when nothing came after it
   * for a while. Drawing each costs the time that the others think in.
   */
  async #passes({ prompt, rewound, view }: GameUpdate): Promise<boolean> {
    const quiet = this.#hurry || this.#shell.settings.speed === 'instant';
    if (!quiet || prompt !== undefined || rewound === true || view.over !== undefined) return false;
    if (this.view?.seat !== view.seat) return false;
    if (this.#queue.length === 0) await this.#more(this.#drawn + SELDOM - performance.now());
    return this.#queue[0]?.view.seat === view.seat;
  }

  /** Waits for the next update, so long at most. */
  async #more(ms: number): Promise<void> {
    if (ms <= 0) return;
    await new Promise<void>((come) => {
      const timer = setTimeout(come, ms);
      this.#come = () => {
        clearTimeout(timer);
        come();
      };
    });
    this.#come = undefined;
  }

  async #play({ events, view, rewound, prompt }: GameUpdate): Promise<void> {
    const { sounds } = this.#shell;
    const told = this.#alreadyTold > 0;
    if (told) this.#alreadyTold--;
    const house = houseOf(this.#shell, this.playback, this.view, view, this.chosen, this.#faced);
    const unmet = events.flatMap((event) => (event.t === 'joined' && house.unseen(event.hero) ? [event] : []));
    this.#unmet = rewound === true ? [] : [...this.#unmet, ...unmet];
    const stays = view.over === undefined && view.seat === this.view?.seat;
    let shown = 0;
    const speed = (): Settings['speed'] => (this.#hurry ? 'instant' : this.#shell.settings.speed);
    await this.playback.play(events, {
      goesOn: this.#waited.goesOn,
      leaves: prompt === undefined && stays,
      asks: prompt !== undefined && stays,
      // A space is pointed at on the board.
      ...(prompt === undefined || !stays || prompt.shape === 'space' ? {} : { about: prompt.source }),
      pace: () => ({
        speed: speed(),
        behind: this.#queue.length,
        mine: house.myTurn(),
        ...(house.myTurn() ? {} : this.#others(speed(), events.slice(shown), view)),
      }),
      begins: (event) => {
        sounds.playFor(event);
      },
      tell: (event) => {
        shown++;
        if (!told) this.chronicle.write(event, view);
      },
      step: () => {
        sounds.play('step');
      },
      rises: ({ what }) => {
        sounds.playMoment(what);
      },
      worth: (moment) => this.playback.banners.isWorth(moment, view.round),
      house,
      landed: diceLanded,
    });
    this.#waited.told();
  }

  /** Whoever has taken the screen meets the character that came to him before; what comes meanwhile waits. */
  async welcome(): Promise<void> {
    const { view } = this;
    if (view === undefined || this.#draining) return;
    const his = seatOf(view, view.seat)?.hero?.id;
    const met = this.#unmet.filter(({ hero }) => hero === his);
    if (met.length === 0) return;
    this.#unmet = this.#unmet.filter(({ hero }) => hero !== his);
    this.#draining = true;
    await this.playback.play(met, {
      pace: () => ({ speed: this.#shell.settings.speed, behind: 0, mine: true }),
      // The journal has it.
      tell: () => undefined,
      house: houseOf(this.#shell, this.playback, view, view, []),
    });
    this.#hurry = false;
    await this.#drain();
  }

  /** @param rest of what is shown just now */
  #others(speed: Settings['speed'], rest: readonly ViewEvent[], view: PlayerView): ReturnType<Waited['pace']> {
    const told = [rest, ...this.#queue.map(({ events }) => events)].flat();
    return this.#waited.pace(speed, told, this.#queue.at(-1)?.view ?? view);
  }

  #handsOver({ view }: GameUpdate): boolean {
    return this.view !== undefined && this.view.seat !== view.seat;
  }

  /** Shows how the table stands. */
  #settle(update: GameUpdate): void {
    const handedOver = this.#handsOver(update);
    // What one person was told is not for the next one: until it is told anew, nothing was.
    if (handedOver) this.chronicle.forgetEvents();
    this.#stand(update.view, update.prompt?.shape === 'space' ? undefined : update.prompt?.source);
    const { fight } = update.view;
    const lie = fight !== undefined && fight.mine.dice.length + fight.theirs.dice.length > 0;
    this.#faced = fight !== undefined && (this.#faced || update.prompt !== undefined || lie);
    this.#drawn = performance.now();
    this.chronicle.settle();
    this.chronicle.meet(update.view);
    this.waitingFor = update.waitingFor;
    this.back = update.back;
    this.stops = update.stops ?? [];
    this.timeEnds = update.timeLeft === undefined ? undefined : Date.now() + update.timeLeft;
    if (update.prompt !== undefined) {
      this.#hurry = false;
      this.#waited.asked();
    }
    this.#leads(update);
    for (const { stand } of this.#hearers) stand(update, handedOver || update.rewound === true);
  }

  #stand(view: PlayerView, about?: DefId): void {
    this.view = view;
    this.#stood = standingFight(view, this.#stood);
    this.playback.stand(this.#stood, about);
  }

  /** Says who is ahead now, when it is somebody else than before, and clearly so. */
  #leads({ view, rewound }: GameUpdate): void {
    const now = leader(this.#shell, view, CLEARLY);
    const before = this.#ahead;
    if (now === undefined || now === before) return;
    this.#ahead = now;
    const hero = seatOf(view, now)?.hero?.id;
    const { settings, sounds } = this.#shell;
    if (before === undefined || hero === undefined || rewound === true || settings.speed === 'instant') return;
    const moment: Moment = { what: 'lead', hero };
    if (!this.playback.banners.isWorth(moment, view.round)) return;
    this.playback.banners.proclaim(moment, settings.speed, () => {
      sounds.playMoment('lead');
    });
  }

  /** Shows nothing more until somebody is asked. */
  toMyTurn(): void {
    this.#hurry = true;
    this.playback.skip();
  }

  /** A view of the past, at once. */
  lay(view: PlayerView): void {
    this.playback.skip();
    this.#stand(view);
    this.chronicle.meet(view);
  }

  /** What happened then, and the view after it. */
  async show(events: readonly ViewEvent[], view: PlayerView, speed: Settings['speed']): Promise<void> {
    await this.playback.play(events, {
      pace: () => ({ speed, behind: 0, mine: false }),
      tell: (event) => {
        this.chronicle.write(event, view);
      },
      landed: diceLanded,
    });
    this.lay(view);
  }
}

export const [useFeed, provideFeed] = createContext<Feed>();
