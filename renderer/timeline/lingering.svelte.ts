// Cards that others have drawn are read while the story goes on behind them: each lies for its time beside the
// others, and whatever else is to be read waits until they were seen.
import type { Scene } from './scenes';

/** Where another one lies; the last of them lies over both others. */
const SIDES = ['right', 'left', 'middle'] as const;
/** Where a card lies: in the middle, as long as it has come alone. */
export type Laid = { readonly n: number; readonly scene: Scene; readonly side: (typeof SIDES)[number] };
/** `since`, `until`: by the clock of this page; `seen`: from when on something else may be seen as well. */
type Entry = Laid & { readonly since: number; readonly seen: number; readonly until: number };

const now = (): number => performance.now();

export class Lingering {
  laid: readonly Laid[] = $state.raw([]);
  /** The same, for whoever must not depend on it: an effect that ends them. */
  #entries: readonly Entry[] = [];
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Milliseconds that are left of the time of all of them, or of these. */
  left(which: (scene: Scene) => boolean = () => true): number {
    return this.#most((entry) => (which(entry.scene) ? entry.until : 0));
  }

  /** Milliseconds until all of them, or these, were seen. */
  unseen(which: (scene: Scene) => boolean = () => true): number {
    return this.#most((entry) => (which(entry.scene) ? Math.min(entry.seen, entry.until) : 0));
  }

  /** Milliseconds until another one may come: there is room for it, and the last one was looked at. */
  room(apart: number): number {
    const full = this.#entries.length < SIDES.length ? 0 : Math.min(...this.#entries.map(({ until }) => until)) - now();
    return Math.max(
      full,
      this.#most(({ since, until }) => Math.min(since + apart, until)),
    );
  }

  /** Where another one lies that is coming; one that lies alone in the middle goes aside for it. */
  place(scene: Scene): Laid {
    const alone = this.#entries.length === 1;
    this.#show(this.#entries.map((entry) => (alone && entry.side === 'middle' ? { ...entry, side: 'left' } : entry)));
    const free = SIDES.filter((side) => this.#entries.every((one) => one.side !== side));
    return { n: ++this.#count, scene, side: (this.#entries.length === 0 ? undefined : free[0]) ?? 'middle' };
  }

  /** @param ms its time @param seen so much of it before something else is seen as well */
  begin(laid: Laid, ms: number, seen: number): void {
    const since = now();
    this.#lay([...this.#entries, { ...laid, since, seen: since + seen, until: since + ms }]);
  }

  /** These are seen elsewhere from when they were seen here. */
  cut(which: (scene: Scene) => boolean): void {
    this.#lay(
      this.#entries.map((entry) =>
        which(entry.scene) ? { ...entry, until: Math.min(entry.seen, entry.until) } : entry,
      ),
    );
  }

  end(): void {
    if (this.#entries.length > 0) this.#lay([]);
  }

  #most(until: (entry: Entry) => number): number {
    return Math.max(0, ...this.#entries.map((entry) => until(entry) - now()));
  }

  #show(entries: readonly Entry[]): void {
    this.#entries = entries;
    this.laid = entries;
  }

  #lay(entries: readonly Entry[]): void {
    clearTimeout(this.#timer);
    const still = entries.filter(({ until }) => until > now());
    this.#show(still);
    if (still.length === 0) return;
    const next = Math.min(...still.map(({ until }) => until));
    this.#timer = setTimeout(() => {
      this.#lay(this.#entries);
    }, next - now());
  }
}
