// The journal as the one who sits here may read it: nothing of it while the screen is handed over.
import { createContext } from 'svelte';
import type { SeatId } from '../../../shared/kernel/ids';
import type { Feed } from '../table/feed.svelte';
import type { Question } from '../table/question.svelte';
import type { Fortune } from './digest';
import type { Entry } from './log';

export class Journal {
  readonly #feed: Feed;
  readonly #question: Question;

  constructor(feed: Feed, question: Question) {
    this.#feed = feed;
    this.#question = question;
  }

  readonly lines: readonly Entry[] = $derived.by(() => (this.#question.covered ? [] : this.#feed.chronicle.lines));
  /** Since when the others had the table: an index of events. */
  readonly since: number = $derived.by(() => this.#feed.chronicle.meanwhile(this.#looker).from);
  /** What happened to whom since then. */
  readonly fortunes: readonly Fortune[] = $derived.by(() =>
    this.#question.covered ? [] : this.#feed.chronicle.fortunes(this.#looker),
  );

  get #looker(): SeatId | undefined {
    return this.#question.prompt?.seat ?? this.#feed.view?.seat;
  }
}

export const [useJournal, provideJournal] = createContext<Journal>();
