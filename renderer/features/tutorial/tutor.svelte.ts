// The lesson beside a game of the tutorial: hears what the table shows, says which step it is, keeps how far it came.

import type { ChapterId } from '../../../shared/contract/tutorial';
import { chapterOf } from '../../../shared/tutorial/index';
import { isMine, type Deed, type Part, type Seen } from '../../../shared/tutorial/lesson';
import {
  BEGUN,
  follow,
  goOn,
  stepAt,
  suggested,
  tried,
  wentBack,
  type Progress,
} from '../../../shared/tutorial/progress';
import type { Feed } from '../table/feed.svelte';
import type { Question } from '../table/question.svelte';
import type { Shell } from '../../app/shell.svelte';
import { noteOf, withNote } from './notes';

/** What the person is to do now. */
type Mood = 'read' | 'try' | 'asked' | 'strayed' | 'rival' | 'yours' | 'end';

/** What it hears and what it points at. */
type Beside = { readonly feed: Feed; readonly question: Question; readonly shell: Shell };

export class Tutor {
  readonly chapter: ReturnType<typeof chapterOf>;
  readonly #at: Beside;
  progress: Progress = $state.raw(BEGUN);

  constructor(id: ChapterId, at: Beside) {
    this.#at = at;
    this.chapter = chapterOf(id);
    const note = noteOf(at.shell.settings, id);
    if (note?.game === at.feed.id)
      this.progress = {
        step: note.step,
        from: note.from,
        strayed: false,
        ...(note.asked === undefined ? {} : { asked: note.asked }),
      };
  }

  get step(): ReturnType<typeof chapterOf>['steps'][number] {
    return stepAt(this.chapter, this.progress);
  }

  get mood(): Mood {
    const { step, progress } = this;
    if (step.kind !== 'ask') return step.kind;
    const { prompt, suggested: keys } = this.#at.question;
    if (keys.length > 0 || (prompt !== undefined && prompt.id === progress.asked)) return 'asked';
    if (progress.strayed) return 'strayed';
    return this.#seen !== undefined && isMine(this.#seen) ? 'yours' : 'rival';
  }

  /** What the step points at: a part of the screen, or an option. */
  get point(): Part | { readonly option: string } {
    const { step } = this;
    const { suggested: keys, picked } = this.#at.question;
    const [key] = keys;
    if (key !== undefined && step.kind === 'ask') return { option: keys.find((one) => !picked.includes(one)) ?? key };
    return step.kind === 'read' || step.kind === 'try' ? step.point : 'prompt';
  }

  get #seen(): Seen | undefined {
    const { feed, question } = this.#at;
    const { view } = feed;
    return view === undefined ? undefined : { view, prompt: question.prompt, events: feed.chronicle.told };
  }

  /** The table has come to rest. */
  hear(back: boolean): void {
    const seen = this.#seen;
    if (seen !== undefined) this.#take((back ? wentBack : follow)(this.chapter, this.progress, seen), seen);
  }

  goOn(): void {
    const seen = this.#seen;
    if (seen !== undefined) this.#take(goOn(this.chapter, this.progress, seen), seen);
  }

  did(deed: Deed): void {
    const seen = this.#seen;
    if (seen !== undefined) this.#take(tried(this.chapter, this.progress, seen, deed), seen);
  }

  #take(progress: Progress, seen: Seen): void {
    const { shell, feed, question } = this.#at;
    const moved = progress.step !== this.progress.step || progress.asked !== this.progress.asked;
    this.progress = progress;
    question.suggested = suggested(this.step, seen);
    const { id: chapter } = this.chapter;
    const done = this.step.kind === 'end';
    if (!moved && !(done && noteOf(shell.settings, chapter)?.done !== true)) return;
    const { step, from, asked } = progress;
    void shell.change({
      tutorial: [
        ...withNote(shell.settings, {
          chapter,
          game: feed.id,
          step,
          from,
          done,
          ...(asked === undefined ? {} : { asked }),
        }),
      ],
    });
  }
}
