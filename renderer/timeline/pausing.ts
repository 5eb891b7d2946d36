// The waits of a story, by the clock: each can be ended before its time.

/** So many milliseconds at most are caught up with: what comes next is still seen. */
const LATE = 100;

export class Pausing {
  /** Until when what is shown just now should be shown, by the clock of this page. */
  #due = 0;
  #wake: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  begin(): void {
    this.#due = performance.now();
  }

  /** Ends the wait. */
  wake(): void {
    this.#wake?.();
  }

  /** What is waited for just now goes by no clock any more: it waits to be ended. */
  hold(): void {
    clearTimeout(this.#timer);
    this.#due = Infinity;
  }

  /** What drawing has taken longer is not added to the wait, as long as it was not much. */
  pause(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    const now = performance.now();
    this.#due = Math.max(this.#due, now - LATE) + ms;
    const left = this.#due - now;
    if (left <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = left === Infinity ? undefined : setTimeout(() => this.#wake?.(), left);
      this.#timer = timer;
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = undefined;
        // Whoever has waited for a key, or was called off, has nothing to catch up with.
        if (performance.now() < this.#due) this.#due = performance.now();
        done();
      };
    });
  }

  /** Until something else is done. */
  async until(it: Promise<void>): Promise<void> {
    await new Promise<void>((done) => {
      const wake = (): void => {
        if (this.#wake === wake) this.#wake = undefined;
        done();
      };
      this.#wake = wake;
      void it.then(wake);
    });
  }
}
