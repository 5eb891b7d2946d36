// Of what stands in a list of the index, what may say something now. What waits for something that is the same for
// whoever asks (made/impersonal.ts), and is not so, says nothing to anybody: it is left out for all of them at once.
import { tableOf, type Reads } from '../state/stamp';
import type { Cond } from '../vocab/select';
import type { Catalogue } from './catalogue';
import type { World } from './env';
import { impersonalOf } from './eval';
import type { Entry } from './index-in-play';

type List<T> = readonly Entry<T & { readonly when?: Cond }>[];
type Waits = { readonly ask: (w: World) => boolean; readonly hangsOn: Reads };

/** Of one list, what is awake in it: it holds until something changes on which that hangs. */
class Awake<T> {
  readonly #list: List<T>;
  readonly #waits: readonly (Waits | undefined)[];
  readonly #hangsOn: Reads;
  #cat: Catalogue | undefined;
  #table = 0;
  #found: List<T>;

  constructor(list: List<T>) {
    this.#list = list;
    this.#waits = list.map(({ it }) => (it.when === undefined ? undefined : impersonalOf(it.when)));
    this.#hangsOn = this.#waits.reduce((all, one) => all | (one?.hangsOn ?? 0), 0);
    this.#found = list;
  }

  in(w: World): List<T> {
    if (this.#hangsOn === 0) return this.#list;
    const table = tableOf(w.s, this.#hangsOn);
    if (table !== this.#table || w.cat !== this.#cat) {
      this.#found = this.#list.filter((_, i) => this.#waits[i]?.ask(w) !== false);
      this.#table = table;
      this.#cat = w.cat;
    }
    return this.#found;
  }
}

/** Lists of the index are never written: one that changes is made anew. */
const known = new WeakMap<object, Awake<unknown>>();

/** Those of a list whose conditions nobody needs to be asked for hold now, in their order. */
export function awake<T>(w: World, list: List<T>): List<T> {
  // Then a card may be one thing to one character and another to the next.
  if (w.cat.recounts && w.cat.readers.recounts(w)) return list;
  let found = known.get(list) as Awake<T> | undefined;
  if (found === undefined) {
    found = new Awake(list);
    known.set(list, found);
  }
  return found.in(w);
}
