// What is derived from a state and led on to the next one by what has changed (state/stamp.ts). Some are kept at once:
// play goes on from one, while a look-ahead leaves the state that it comes back to and leads on a copy.
import { latestChange, tableOf, type Reads } from '../state/stamp';
import type { State } from '../state/state';

export type Follower<F> = {
  /**
   * Leads it to a state that so many changes at most lie between.
   * @returns whether it could be; if not, it is as it was
   */
  readonly follow: (s: State, longest: number) => boolean;
  readonly copy: () => F;
};

/** Changes that are made up for sooner than a copy is made, and those beyond which it is made afresh. */
const NEAR = 24;
const FAR = 256;
/** Of those that were used last. */
const KEPT = 4;

type One<F> = { readonly it: F; table: number; held: boolean };

export class Kept<F extends Follower<F>> {
  /** The one that was used last comes first. */
  #all: One<F>[] = [];
  readonly #hangsOn: Reads;
  readonly #make: (s: State) => F;

  constructor(hangsOn: Reads, make: (s: State) => F) {
    this.#hangsOn = hangsOn;
    this.#make = make;
  }

  /** For what state it was asked last, and after which change: it is asked many times for the same. */
  #asked: State | undefined;
  #after = 0;

  at(s: State): F {
    const now = latestChange();
    const first = this.#all[0];
    if (first !== undefined && this.#asked === s && this.#after === now) return first.it;
    const found = this.#for(s);
    this.#asked = s;
    this.#after = now;
    return found;
  }

  #for(s: State): F {
    const table = tableOf(s, this.#hangsOn);
    const first = this.#all[0];
    if (first !== undefined) {
      if (first.table === table) return first.it;
      // Play goes on: nearly always the one that was used last is led on by a few changes.
      if (!first.held && first.it.follow(s, NEAR)) {
        first.table = table;
        return first.it;
      }
    }
    return this.#turnTo(this.#all.find((one) => one.table === table) ?? this.#led(s, table) ?? this.#copied(s, table));
  }

  #turnTo(found: One<F>): F {
    this.#all = [found, ...this.#all.filter((one) => one !== found)].slice(0, KEPT);
    return found.it;
  }

  /** This state is come back to: what is kept for it stays where it is. */
  hold(s: State): void {
    this.at(s);
    const first = this.#all[0];
    if (first !== undefined) first.held = true;
  }

  #led(s: State, table: number, longest = NEAR): One<F> | undefined {
    const led = this.#all.find((one) => !one.held && one.it.follow(s, longest));
    if (led !== undefined) led.table = table;
    return led;
  }

  #copied(s: State, table: number): One<F> {
    for (const { held, it } of this.#all) {
      const copy = held ? it.copy() : undefined;
      if (copy?.follow(s, FAR)) return { it: copy, table, held: false };
    }
    return this.#led(s, table, FAR) ?? { it: this.#make(s), table, held: false };
  }
}
