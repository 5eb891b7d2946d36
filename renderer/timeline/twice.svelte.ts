// A key that is pressed twice quickly is pressed once.
import { TWICE } from '../../shared/contract/presses';

export class Twice {
  /** A press that comes now is the one before: it does nothing, and its key looks so. */
  asleep: boolean = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something was done, or dice have left a hand. */
  acted(): void {
    clearTimeout(this.#timer);
    this.asleep = true;
    this.#timer = setTimeout(() => {
      this.asleep = false;
    }, TWICE);
  }
}
