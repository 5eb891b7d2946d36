// What a person can do with the cards before him beside the question: drag them, ditch them, say when they ask.
import { createContext, untrack } from 'svelte';
import type { Stop, StopView } from '../../../shared/contract/stops';
import type { CardView } from '../../../shared/contract/view';
import type { CardId, DefId } from '../../../shared/kernel/ids';
import { troubleOf } from '../../app/said';
import type { Shell } from '../../app/shell.svelte';
import type { Feed } from '../table/feed.svelte';
import type { Question } from '../table/question.svelte';
import type { Seats } from '../table/seats.svelte';
import { Drag } from './drag.svelte';
import { dropsOf, type Drop } from './drops';

/** How often what has no room may ask for some: what is foreseen leaves the panel first, then the card is small. */
const ASKS = 2;

export class Hand {
  /** What is shown beside what one holds, and how often it left too little room for that, or for what explains it. */
  #short: { readonly beside: string; readonly times: number } | undefined = $state.raw();
  /** A card of one's own that is being dragged. */
  readonly drag = new Drag({
    dropsOf: (card) => this.dropsOf(card),
    drop: (drop) => {
      if ('option' in drop) this.#question.choose(drop.option);
      else void this.ditch(drop.ditch);
    },
  });
  readonly #feed: Feed;
  readonly #question: Question;
  readonly #seats: Seats;
  readonly #shell: Shell;

  constructor(feed: Feed, question: Question, seats: Seats, shell: Shell) {
    this.#feed = feed;
    this.#question = question;
    this.#seats = seats;
    this.#shell = shell;
  }

  /** What stands above what one holds: a question, or what happens. */
  get beside(): string {
    const { covered, prompt } = this.#question;
    return covered || this.#feed.playback.running ? '' : (prompt?.id ?? '');
  }

  /** How much room is to be left for it: 0 as long as there is enough. */
  get lack(): number {
    return this.#short?.beside === this.beside ? this.#short.times : 0;
  }

  /** Not all of it is in sight. */
  readonly lacks = (): void => {
    // Told from within what is drawn, which is not drawn anew for having told it.
    untrack(() => {
      if (this.lack < ASKS) this.#short = { beside: this.beside, times: this.lack + 1 };
    });
  };

  /** What a card of one's own can be dragged onto just now. */
  dropsOf(card: CardView): readonly Drop[] {
    const { covered, sending, prompt } = this.#question;
    if (covered || this.#feed.playback.running) return [];
    return dropsOf(sending ? undefined : prompt, card, this.mayDitch(card.id));
  }

  /** Whether it may be left behind now, by the person who sits here: whatever is asked, and whoever is asked it. */
  mayDitch(card: CardId): boolean {
    const held = this.#feed.playback.running ? undefined : this.#seats.person?.hero?.held;
    return held?.some(({ id, ditchable }) => id === card && ditchable === true) === true;
  }

  async ditch(card: CardId): Promise<void> {
    const seat = this.#feed.view?.seat;
    // The key that opened the look at the card, still held, ditches nothing.
    if (seat === undefined || !this.mayDitch(card) || !this.#question.press.isFor(0)) return;
    this.#question.refuse(undefined);
    const reply = await this.#shell.client.ditch({ game: this.#feed.id, seat, card });
    if (!reply.ok) this.#question.refuse(troubleOf(this.#shell, reply));
  }

  /** When the cards of the person who sits here ask; none while the screen is handed over. */
  get stops(): readonly StopView[] {
    const { person, focus } = this.#seats;
    return person === undefined || this.#feed.view?.over !== undefined || focus?.id !== person.id
      ? []
      : this.#feed.stops;
  }

  /** Sets when a card asks. */
  async setStop(def: DefId, stop: Stop): Promise<void> {
    const seat = this.#feed.view?.seat;
    if (seat === undefined) return;
    const reply = await this.#shell.client.stop({ game: this.#feed.id, seat, def, stop });
    if (!reply.ok) this.#question.refuse(troubleOf(this.#shell, reply));
  }

  /** Sets several so; what asks for them alone is passed with the last of them. */
  async silence(defs: readonly DefId[]): Promise<void> {
    if (!this.#question.isMeant()) return;
    for (const def of defs) await this.setStop(def, 'notThisTurn');
  }
}

export const [useHand, provideHand] = createContext<Hand>();
