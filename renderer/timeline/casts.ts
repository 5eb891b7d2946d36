// Spells that were cast and had no effect yet: what is cast then is mostly cast because of them.
import type { ViewEvent } from '../../shared/contract/event';
import type { DefId } from '../../shared/kernel/ids';
import type { EventOf } from './scenes';

export class Casts {
  #open: readonly EventOf<'cast'>[] = [];

  get last(): DefId | undefined {
    return this.#open.at(-1)?.def;
  }

  follow(event: ViewEvent): void {
    if (event.t === 'turn') this.#open = [];
    if (event.t === 'cast') this.#open = [...this.#open, event];
    // It is laid away when it is over.
    if (event.t === 'card') this.#open = this.#open.filter(({ card }) => card === undefined || card !== event.card);
  }
}
