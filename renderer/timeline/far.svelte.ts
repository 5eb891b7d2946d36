// Dice of others that decide much, as those of the Crypt: seen larger than in the tray, and nobody waits for them.
import type { Thrown } from './rolling.svelte';

export class Far {
  thrown: Thrown | undefined = $state.raw();
  #timer: ReturnType<typeof setTimeout> | undefined;

  fly(event: Thrown['event']): void {
    clearTimeout(this.#timer);
    this.thrown = { event, at: 'air', isTheirs: false, against: event.leads?.against ?? [], after: [] };
  }

  /** They lie there, and are read so long. */
  lie(ms: number): void {
    if (this.thrown?.at !== 'air') return;
    this.thrown = { ...this.thrown, at: 'table' };
    this.#timer = setTimeout(() => {
      this.thrown = undefined;
    }, ms);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.thrown = undefined;
  }
}
