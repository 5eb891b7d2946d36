// Tokens that were drawn and carried out: each is seen for a while at the edge of the board, and nothing waits for it.
import type { DefId } from '../../shared/kernel/ids';

type Passed = { readonly n: number; readonly def: DefId };

export class Passing {
  now: readonly Passed[] = $state.raw([]);
  #count = 0;

  add(def: DefId, ms: number): void {
    const one: Passed = { n: ++this.#count, def };
    this.now = [...this.now, one];
    setTimeout(() => {
      this.now = this.now.filter((other) => other !== one);
    }, ms);
  }

  clear(): void {
    this.now = [];
  }
}
