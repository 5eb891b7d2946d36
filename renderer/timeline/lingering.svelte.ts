// A card that others have drawn is read while the story goes on behind it: it stands for its time, and whatever is to
// be read as well waits for that.
import type { Scene } from './scenes';

export class Lingering {
  scene: Scene | undefined = $state.raw();
  /** Until when, by the clock of this page. */
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Milliseconds that are left of its time. */
  get left(): number {
    return this.scene === undefined ? 0 : Math.max(0, this.#until - performance.now());
  }

  begin(scene: Scene, ms: number): void {
    this.end();
    this.scene = scene;
    this.#until = performance.now() + ms;
    this.#timer = setTimeout(() => {
      this.end();
    }, ms);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.scene = undefined;
  }
}
