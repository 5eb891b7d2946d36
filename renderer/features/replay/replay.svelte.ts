// A campaign that is watched: where it is, whether it runs, and whose eyes see it.
import type { ReplayFrame, ReplayInfo, ReplayTurn } from '../../../shared/contract/replay';
import type { Settings } from '../../../shared/contract/settings';
import type { SeatId } from '../../../shared/kernel/ids';
import type { Shell } from '../../app/shell.svelte';
import { troubleOf, type Said } from '../../app/said';
import type { Feed } from '../table/feed.svelte';

/** Between two answers of which nothing is to be shown, in milliseconds: the eye follows, and nothing stands still. */
const BREATH = { instant: 60, fast: 120, normal: 320, cinematic: 700 } as const;

/** As fast as a moment is shown to whoever plays without showing anything. */
const SEEN = 'normal';

export class Watch {
  info: ReplayInfo | undefined = $state.raw();
  #trouble: Said | undefined = $state.raw();
  seq = $state(0);
  running = $state(false);
  /** Whose eyes; nobody's where several people still play. */
  eyes: SeatId | undefined = $state.raw();
  /** Whose turns are shown at length; everybody's without one. */
  follow: SeatId | undefined = $state.raw();
  brokenUntil: number | undefined = $state.raw();
  #verdict: Said | undefined = $state.raw();
  checking = $state(false);
  /** How often each face of a die fell, once it was checked. */
  dice: readonly number[] = $state.raw([]);
  readonly #shell: Shell;
  readonly #feed: Feed;
  /** Counts the wishes: an older one that comes back late is dropped. */
  #wish = 0;

  constructor(shell: Shell, feed: Feed) {
    this.#shell = shell;
    this.#feed = feed;
  }

  readonly trouble: string | undefined = $derived(this.#trouble?.());
  /** What came of checking it. */
  readonly verdict: string | undefined = $derived(this.#verdict?.());
  readonly turn: ReplayTurn | undefined = $derived(this.info?.turns.findLast(({ seq }) => seq <= this.seq));
  readonly atEnd: boolean = $derived(this.info !== undefined && this.seq >= this.info.last);

  /** @param seq the answer that is watched first: what comes of it is shown, and then it stands */
  async open(seq = 0): Promise<void> {
    const opened = await this.#shell.client.replay({ game: this.#feed.id });
    if (!opened.ok) {
      this.#trouble = troubleOf(this.#shell, opened);
      return;
    }
    this.info = opened.value;
    this.eyes = opened.value.seats[0];
    await (seq === 0 ? this.seek(0) : this.show(seq));
  }

  /**
   * How it came to an answer and what comes of it is shown, and then it stands. Whoever wants to see it sees it,
   * however fast he plays.
   */
  async show(seq: number): Promise<void> {
    this.pause();
    await this.seek(seq - 2);
    this.running = true;
    while (this.mayGoOn() && this.seq < seq) await this.next(SEEN);
    this.running = false;
  }

  async #frame(seq: number): Promise<ReplayFrame | undefined> {
    const wish = ++this.#wish;
    const frame = await this.#shell.client.frame({
      game: this.#feed.id,
      seq,
      ...(this.eyes === undefined ? {} : { seat: this.eyes }),
    });
    if (wish !== this.#wish) return undefined;
    this.#trouble = troubleOf(this.#shell, frame);
    if (!frame.ok) this.running = false;
    return frame.ok ? frame.value : undefined;
  }

  #take(frame: ReplayFrame): void {
    this.seq = frame.seq;
    this.brokenUntil = frame.brokenUntil;
  }

  /** Goes to an answer at once. */
  async seek(seq: number): Promise<void> {
    const to = Math.min(Math.max(0, seq), this.info?.last ?? 0);
    const frame = await this.#frame(to);
    if (frame === undefined) return;
    this.#take(frame);
    this.#feed.lay(frame.view);
  }

  /** Shows the next answer. @param as where it is looked at by itself: at this speed where one plays at once */
  async next(as?: Settings['speed']): Promise<void> {
    if (this.atEnd) return;
    const frame = await this.#frame(this.seq + 1);
    if (frame === undefined) return;
    this.#take(frame);
    const set = this.#shell.settings.speed;
    const speed = set === 'instant' ? (as ?? set) : set;
    const brief = this.follow !== undefined && frame.view.active !== this.follow;
    await this.#feed.show(frame.events, frame.view, brief ? 'instant' : speed);
    if (frame.events.length === 0 || speed === 'instant')
      await new Promise((done) => setTimeout(done, brief ? BREATH.instant : BREATH[speed]));
  }

  async play(): Promise<void> {
    if (this.running) {
      this.pause();
      return;
    }
    this.running = true;
    if (this.atEnd) await this.seek(0);
    while (this.mayGoOn()) await this.next();
    this.running = false;
  }

  /** Read anew after each answer: somebody may have stopped it. */
  private mayGoOn(): boolean {
    return this.running && !this.atEnd;
  }

  pause(): void {
    this.running = false;
    this.#feed.playback.skip();
  }

  toTurn(by: 1 | -1): void {
    const turns = this.info?.turns ?? [];
    const to =
      by === 1
        ? (turns.find(({ seq }) => seq > this.seq)?.seq ?? this.info?.last)
        : turns.findLast(({ seq }) => seq < this.seq)?.seq;
    this.pause();
    void this.seek(to ?? 0);
  }

  async look(eyes: SeatId | undefined): Promise<void> {
    this.eyes = eyes;
    await this.seek(this.seq);
  }

  /** A new game that leaves this one here. */
  async branch(): Promise<void> {
    const made = await this.#shell.client.branch({ game: this.#feed.id, seq: this.seq });
    if (made.ok) this.#shell.screen = { at: 'table', game: made.value.game };
    else this.#trouble = troubleOf(this.#shell, made);
  }

  async check(): Promise<void> {
    this.checking = true;
    const checked = await this.#shell.client.checkReplay({ game: this.#feed.id });
    this.checking = false;
    if (!checked.ok) {
      this.#trouble = troubleOf(this.#shell, checked);
      return;
    }
    const { answers, dice, differs, fingerprints, unknown } = checked.value;
    this.dice = dice;
    this.#verdict = () =>
      differs.length === 0
        ? this.#shell.words.replay.sound(answers, fingerprints, unknown)
        : this.#shell.words.replay.differs(differs);
  }
}
