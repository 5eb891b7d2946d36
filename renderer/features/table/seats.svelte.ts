// Who sits at the table: seats and their characters, by id and by name.
import { createContext } from 'svelte';
import type { CardView, HeroView, SeatView } from '../../../shared/contract/view';
import type { CardId, DefId, HeroId, SeatId } from '../../../shared/kernel/ids';
import type { Shell } from '../../app/shell.svelte';
import type { Feed } from './feed.svelte';
import type { Question } from './question.svelte';
import { cardOf, seatOf } from './standing';

export class Seats {
  readonly #feed: Feed;
  readonly #question: Question;
  readonly #shell: Shell;

  constructor(feed: Feed, question: Question, shell: Shell) {
    this.#feed = feed;
    this.#question = question;
    this.#shell = shell;
  }

  readonly heroes: ReadonlyMap<HeroId, HeroView> = $derived.by(
    () => new Map((this.#feed.view?.seats ?? []).flatMap(({ hero }) => (hero === undefined ? [] : [[hero.id, hero]]))),
  );
  /** Who is asked, else who looks. */
  readonly focus: SeatView | undefined = $derived.by(() =>
    this.seat(this.#question.prompt?.seat ?? this.#feed.view?.seat),
  );
  /** Whose turn it is, as it is played back. */
  readonly active: SeatView | undefined = $derived.by(() =>
    this.seat(this.#feed.playback.over.turn ?? this.#feed.view?.active),
  );
  /** Who has won, when that was told. */
  readonly winners: readonly SeatId[] = $derived.by(() =>
    this.#feed.playback.running ? [] : (this.#feed.view?.over?.winners ?? []),
  );
  /**
   * Whom the table waits for: the person who is asked; while nothing is asked, the one who has the turn, so that his
   * seat does not go out between two questions.
   */
  readonly lit: SeatId | undefined = $derived.by(() => {
    const { playback } = this.#feed;
    const asked = playback.running ? undefined : this.#question.prompt?.seat;
    return (
      asked ?? (this.active?.control === 'person' && this.#feed.view?.over === undefined ? this.active.id : undefined)
    );
  });
  /** The person who may act here now: nobody while the screen is handed over. */
  readonly person: SeatView | undefined = $derived.by(() => {
    const seat = this.seat(this.#feed.view?.seat);
    return this.#question.covered || seat?.control !== 'person' ? undefined : seat;
  });
  /**
   * What is told just now is told to another person than the one whose things lie here: what those have in hand is not
   * for his eyes.
   */
  readonly watched: boolean = $derived.by(() => {
    const { focus, active } = this;
    return (
      this.#feed.playback.running &&
      active?.control === 'person' &&
      focus?.control === 'person' &&
      active.id !== focus.id
    );
  });

  seat(id: SeatId | undefined): SeatView | undefined {
    const { view } = this.#feed;
    return view === undefined ? undefined : seatOf(view, id);
  }

  /** Which of the six figures the seat has, from 0: the one that was chosen, else that of where it sits. */
  place(id: SeatId | undefined): number {
    return this.seat(id)?.look ?? Math.max(0, this.#feed.view?.seats.findIndex((seat) => seat.id === id) ?? 0);
  }

  /** Which character that is or was: also of one who has died, whom the journal remembers. */
  heroDef(id: HeroId): DefId | undefined {
    return this.heroes.get(id)?.def ?? this.#feed.chronicle.known.get(id);
  }

  heroName(id: HeroId | undefined): string {
    const def = id === undefined ? undefined : this.heroDef(id);
    return def === undefined ? '' : this.#shell.name(def);
  }

  name(id: SeatId | undefined): string {
    const seat = this.seat(id);
    return seat === undefined ? '' : seat.hero === undefined ? seat.name : this.#shell.name(seat.hero.def);
  }

  /** A card anywhere in sight, also one that lies on another. */
  card(id: CardId | undefined): CardView | undefined {
    const { view } = this.#feed;
    return id === undefined || view === undefined ? undefined : cardOf(view, id);
  }
}

export const [useSeats, provideSeats] = createContext<Seats>();
