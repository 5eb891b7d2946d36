// Plays the events over the old view. Nothing waits for it: skipping is showing the new view at once.
import type { ViewEvent } from '../../shared/contract/event';
import type { CardView } from '../../shared/contract/view';
import type { CardId, DefId, HeroId, SeatId } from '../../shared/kernel/ids';
import { showTime, stepTime, type Pace } from './pace';

/** `fresh`: it has come with the events that are shown, so the dice may tumble; afterwards they lie there. */
export type Roll = {
  readonly n: number;
  readonly dice: readonly number[];
  readonly hero?: HeroId;
  readonly fresh: boolean;
};
export type Float = { readonly n: number; readonly hero: HeroId; readonly what: string; readonly by: number };
type EventOf<K extends ViewEvent['t']> = Extract<ViewEvent, { t: K }>;

/** What has changed since the view that is shown: laid over it until the new one comes. */
export type Overlay = {
  readonly turn?: SeatId;
  /** Where characters and figures are on their way. */
  readonly at: { readonly [id: HeroId | CardId]: DefId };
  /** Lives, fate and gold, `h1 life` and so on. */
  readonly values: { readonly [key: string]: number };
  readonly laid: { readonly [space: DefId]: readonly CardView[] };
  readonly gone: ReadonlySet<CardId>;
};
/** Nothing has changed: the view as it is. */
export const BARE: Overlay = { at: {}, values: {}, laid: {}, gone: new Set() };
/** Numbers that an event tells in whole; of Strength and Craft it tells the counters only. */
const WHOLE: readonly string[] = ['life', 'fate', 'gold'];
const FLOATS = 8;
/** Three frames of a screen that shows sixty in a second, in milliseconds. */
const FRAMES = 50;

export class Playback {
  running: boolean = $state(false);
  /** The event that is shown. */
  now: ViewEvent | undefined = $state.raw();
  over: Overlay = $state.raw(BARE);
  /** The last roll: it stays to be read until the next one. */
  roll: Roll | undefined = $state.raw();
  floats: readonly Float[] = $state.raw([]);
  fight: EventOf<'fight'> | undefined = $state.raw();
  /** The space that something happens on. */
  spot: DefId | undefined = $state.raw();
  /** Where somebody walks just now. */
  mover: DefId | undefined = $state.raw();
  /** How long a figure takes for one step, in milliseconds, for the style sheet. */
  step: number = $state(0);

  #count = 0;
  #skipped = false;
  #wake: (() => void) | undefined;

  /** Shows each event for its time, telling of each as it comes; ends at once when it is skipped. */
  async play(
    events: readonly ViewEvent[],
    pace: () => Pace,
    tell: (event: ViewEvent, shown: boolean) => void,
    step: () => void = () => undefined,
  ): Promise<void> {
    this.#skipped = false;
    this.running = true;
    if (this.roll !== undefined) this.roll = { ...this.roll, fresh: false };
    // What takes the place of the question is put there first: painted together with the first movement, it would cost
    // a frame.
    if (events.length > 0 && this.#mayShow(pace)) await this.#pause(FRAMES);
    for (const event of events) {
      const shown = this.#mayShow(pace);
      tell(event, shown);
      if (shown) {
        this.now = event;
        await this.#show(event, pace, step);
      } else if (event.t === 'rolled') this.#rolled(event, false);
    }
    this.#clear();
  }

  /** Skipping may happen while an event is shown. */
  #mayShow(pace: () => Pace): boolean {
    return !this.#skipped && pace().speed !== 'instant';
  }

  /** The last roll of a game that goes on from where it was left. */
  remember(events: readonly ViewEvent[]): void {
    const last = events.findLast((event) => event.t === 'rolled');
    if (last?.t === 'rolled') this.#rolled(last, false);
  }

  /** Ends the wait for the event that is shown, and goes on to the next. */
  goOn(): void {
    this.#wake?.();
  }

  skip(): void {
    this.#skipped = true;
    this.#wake?.();
  }

  #clear(): void {
    this.running = false;
    this.now = undefined;
    this.over = BARE;
    this.floats = [];
    this.fight = undefined;
    this.spot = undefined;
  }

  async #show(event: ViewEvent, pace: () => Pace, step: () => void): Promise<void> {
    if (event.t === 'moved' || event.t === 'walked') {
      await this.#walk(event.t === 'moved' ? event.hero : event.card, event.path, pace, step);
      return;
    }
    this.#lay(event);
    await this.#pause(showTime(event, pace()));
    this.fight = undefined;
  }

  async #walk(who: HeroId | CardId, path: readonly DefId[], pace: () => Pace, step: () => void): Promise<void> {
    for (const space of path) {
      if (!this.#skipped) step();
      this.step = stepTime(pace());
      this.over = { ...this.over, at: { ...this.over.at, [who]: space } };
      this.mover = space;
      await this.#pause(this.step);
    }
    this.mover = undefined;
  }

  /** What an event changes in the picture. */
  #lay(event: ViewEvent): void {
    switch (event.t) {
      case 'turn':
        this.over = { ...this.over, turn: event.seat };
        break;
      case 'rolled':
        this.#rolled(event, true);
        break;
      case 'changed':
        this.floats = [
          ...this.floats.slice(-FLOATS),
          { n: ++this.#count, hero: event.hero, what: event.what, by: event.by },
        ];
        if (WHOLE.includes(event.what))
          this.over = { ...this.over, values: { ...this.over.values, [`${event.hero} ${event.what}`]: event.now } };
        break;
      case 'fight':
        this.fight = event;
        break;
      case 'card':
        this.#card(event);
        break;
      case 'joined':
      case 'spaceTokens':
      case 'layGold':
        this.spot = event.space;
        break;
      case 'turnedOver':
      case 'form':
      case 'moved':
      case 'walked':
      case 'turnMissed':
      case 'prevented':
      case 'aligned':
      case 'toad':
      case 'status':
      case 'missTurn':
      case 'tokens':
      case 'shuffled':
      case 'looked':
      case 'met':
      case 'cast':
      case 'used':
      case 'killed':
      case 'out':
      case 'said':
      case 'lasting':
      case 'over':
        break;
    }
  }

  #card({ card, def, to }: EventOf<'card'>): void {
    this.spot = undefined;
    if (card === undefined) return;
    const { laid, gone } = this.over;
    const without = Object.fromEntries(
      Object.entries(laid).map(([space, cards]) => [space, cards.filter(({ id }) => id !== card)]),
    );
    if (to.in === 'space' && def !== undefined) {
      this.spot = to.space;
      this.over = {
        ...this.over,
        laid: { ...without, [to.space]: [...(without[to.space] ?? []), { id: card, def }] },
        gone: new Set([...gone, card]),
      };
    } else this.over = { ...this.over, laid: without, gone: new Set([...gone, card]) };
  }

  #rolled(event: EventOf<'rolled'>, fresh: boolean): void {
    this.roll = {
      n: ++this.#count,
      dice: event.dice,
      fresh,
      ...(event.hero === undefined ? {} : { hero: event.hero }),
    };
  }

  #pause(ms: number): Promise<void> {
    if (ms <= 0 || this.#skipped) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(() => this.#wake?.(), ms);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = undefined;
        done();
      };
    });
  }
}
