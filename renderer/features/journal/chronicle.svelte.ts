// What the seat that looks was told, event by event, and the lines of the journal that came of it.
import { untrack } from 'svelte';
import type { ViewEvent } from '../../../shared/contract/event';
import type { PlayerView } from '../../../shared/contract/view';
import type { DefId, HeroId, SeatId } from '../../../shared/kernel/ids';
import { isNews } from '../../../shared/text/index';
import type { Speech } from '../../app/speech';
import { digest, meanwhile, type Fortune } from './digest';
import { inFull, logEntry, ofOneDeed, retelling, Whereabouts, type Entry } from './log';

const KEPT_LINES = 4000;

export class Chronicle {
  /** Everybody who was ever seen, the dead included: what their names were. */
  readonly known = new Map<HeroId, DefId>();
  #lines: readonly Entry[] = $state.raw([]);
  /** Every event that this seat was told, since the beginning. */
  #told: ViewEvent[] = $state.raw([]);
  /** How many of them were told when the table came to rest. */
  #settled = $state.raw(0);
  #round = 0;
  readonly #where = new Whereabouts();
  readonly #speech: () => Speech;
  readonly #view: () => PlayerView | undefined;
  /** What each line was put into words by; another language tells it anew. */
  readonly #toldBy = new WeakMap<Entry, Speech>();
  readonly #retell = $derived.by(() => {
    const speech = this.#speech();
    // Only the language matters here: a new view tells nothing anew.
    const tell = (event: ViewEvent, times?: number): string =>
      untrack(() => {
        const view = this.#view();
        return view === undefined ? '' : speech.line(event, view, this.known, times);
      });
    return retelling(tell, (entry) => this.#toldBy.get(entry) === speech);
  });
  readonly lines: readonly Entry[] = $derived(this.#lines.map((entry) => this.#retell(entry)));

  constructor(speech: () => Speech, view: () => PlayerView | undefined) {
    this.#speech = speech;
    this.#view = view;
  }

  /** What was told up to the last rest. */
  get told(): readonly ViewEvent[] {
    return this.#told.slice(0, this.#settled);
  }

  /** Which of it happened while the others had the table, as places among the events. */
  meanwhile(seat: SeatId | undefined): { readonly from: number; readonly to: number } {
    return seat === undefined ? { from: 0, to: 0 } : meanwhile(this.told, seat);
  }

  fortunes(seat: SeatId | undefined): readonly Fortune[] {
    const { from, to } = this.meanwhile(seat);
    return digest(this.#told.slice(from, to));
  }

  write(event: ViewEvent, view: PlayerView): void {
    if (event.t === 'turn') this.#round = event.round;
    if (event.t === 'joined') this.known.set(event.hero, event.def);
    const speech = this.#speech();
    this.#where.hear(event);
    const text = this.line(event, view);
    const entry = logEntry(event, this.#round, text, this.#told.length, this.#where.of(event));
    this.#told.push(event);
    if (entry === undefined) return;
    const last = this.#lines.at(-1);
    const again = last !== undefined && this.#saysAgain(last, entry, view);
    const times = again ? (last.times ?? 1) + 1 : 1;
    const tell = (one: ViewEvent, often?: number): string => speech.line(one, view, this.known, often);
    const oneDeed = last === undefined || again ? undefined : ofOneDeed(last, entry);
    const more = again ? { ...(last.before === undefined ? entry : last), n: entry.n, at: entry.at, times } : oneDeed;
    const told = more === undefined ? entry : { ...more, text: inFull(more, tell) };
    this.#toldBy.set(told, speech);
    const kept = more === undefined ? this.#lines.slice(-KEPT_LINES) : this.#lines.slice(0, -1);
    this.#lines = [...kept, told];
  }

  /** What an event is in words, behind all that was told; '' for what is not worth any. */
  line(event: ViewEvent, view: PlayerView): string {
    return isNews(event, this.#told) ? this.#speech().line(event, view, this.known) : '';
  }

  /** Cards of which it is said once how many go the same way. */
  #saysAgain(last: Entry, { at, event, text }: Entry, view: PlayerView): boolean {
    return (
      event.t === 'card' &&
      last.kind === 'card' &&
      last.at === at - 1 &&
      this.#speech().line(last.event, view, this.known) === text
    );
  }

  /** Learns who sits at the table, and who has died there. */
  meet({ seats, fallen = [] }: PlayerView): void {
    for (const { id, def } of fallen) this.known.set(id, def);
    for (const { hero } of seats) if (hero !== undefined) this.known.set(hero.id, hero.def);
  }

  /** The table has come to rest. */
  settle(): void {
    this.#settled = this.#told.length;
  }

  /** Somebody else looks: until it is told anew, nothing was. */
  forgetEvents(): void {
    this.#told = [];
    this.#where.forget();
  }

  forget(): void {
    this.forgetEvents();
    this.#lines = [];
  }
}
