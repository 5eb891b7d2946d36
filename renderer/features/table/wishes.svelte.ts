// What may be wished at a table whatever is asked: a decision taken back, a seat played by another, a game given up.
import { createContext } from 'svelte';
import type { Reply } from '../../../shared/contract/failure';
import type { SeatView } from '../../../shared/contract/view';
import type { SeatId } from '../../../shared/kernel/ids';
import { trouble } from '../../../shared/text/index';
import { troubleOf } from '../../app/said';
import type { Shell } from '../../app/shell.svelte';
import type { Feed } from './feed.svelte';
import type { Question } from './question.svelte';

export class Wishes {
  /** Set while the others are asked whether a decision may be taken back. */
  asking = $state(false);
  readonly #feed: Feed;
  readonly #question: Question;
  readonly #shell: Shell;

  constructor(feed: Feed, question: Question, shell: Shell) {
    this.#feed = feed;
    this.#question = question;
    this.#shell = shell;
  }

  #hear<T>(reply: Reply<T>): void {
    if (!reply.ok) this.#question.refuse(troubleOf(this.#shell, reply));
  }

  /** Why the last decision stays, in the screen's words. */
  get whyNot(): string | undefined {
    const undo = this.#feed.back?.undo;
    return undo === undefined || undo.ok ? undefined : this.#shell.speech.say(trouble(`trouble.undo.${undo.why}`));
  }

  /** Takes the last decision back; asks the others first where there are any. */
  async undo(agreed: readonly SeatId[] = []): Promise<void> {
    const undo = this.#feed.back?.undo;
    if (undo?.ok !== true) {
      this.#question.refuse(() => this.whyNot ?? '');
      return;
    }
    this.asking = undo.agree.some((seat) => !agreed.includes(seat));
    if (this.asking) return;
    this.#hear(await this.#shell.client.undo({ game: this.#feed.id, agreed }));
  }

  async redo(): Promise<void> {
    if (this.#feed.back?.redo !== true) return;
    this.#hear(await this.#shell.client.redo({ game: this.#feed.id }));
  }

  /** Lets a person or the computer play a seat from now on. */
  async setControl(seat: SeatId, control: SeatView['control']): Promise<void> {
    this.#hear(await this.#shell.client.control({ game: this.#feed.id, seat, control }));
  }

  async concede(seat: SeatId): Promise<void> {
    this.#hear(await this.#shell.client.concede({ game: this.#feed.id, seat }));
  }
}

export const [useWishes, provideWishes] = createContext<Wishes>();
