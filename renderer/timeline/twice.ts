// A key that is pressed twice quickly is pressed once.

/** So many milliseconds after something was done, a key that would do more is the same press. */
const TWICE = 400;

export class Twice {
  #acted = -TWICE;

  /** Something was done, or dice have left a hand. */
  acted(): void {
    this.#acted = performance.now();
  }

  /** Whether a press that comes now is one of its own. */
  isNew(): boolean {
    return performance.now() - this.#acted >= TWICE;
  }
}
