import type { HeroId, SeatId } from '../../../kernel/ids';
import { must } from '../../../kernel/result';
import type { ViewEvent } from '../../../contract/event';
import type { DraftState, GameEvent } from '../../state/draft';
import { changed, heroChanged, inherit, inheritTable, type Area, type Changes } from '../../state/stamp';
import type { State } from '../../state/state';
import { OutOfFuel } from '../../query/effort';
import { fuel } from '../limits';
import { groundOf } from './ground';

/** Records that are given new keys all the time, so that no two of them are alike. */
const comeAndGo: ReadonlySet<PropertyKey> = new Set<keyof DraftState>(['cards', 'heroes', 'scopes', 'board']);
/** Those that have a hidden class of their own: copies that were made at once, and to which nothing was added since. */
const inShape = new WeakSet<object>();
/**
 * A copy of the decks, which are many and always the same. V8 copies such a record as a block of memory once it has a
 * hidden class of its own, as those get that are made at once. It costs a hundred times as much where that has to be
 * made anew, as it would be for the board whenever something comes to lie on a space for the first time.
 */
function blockOf(from: object): object {
  const copy: object = inShape.has(from) ? Object.assign({}, from) : Object.fromEntries(Object.entries(from));
  inShape.add(copy);
  return copy;
}
/**
 * A copy of such a record. Deleting makes V8 keep it as a hash table from the start; else each new key makes a new
 * hidden class, which costs more than all the rest of a step.
 */
function tableOf(from: object): object {
  const table: Record<string, unknown> = { first: 0, second: 0 };
  delete table['first'];
  delete table['second'];
  // Quicker than `Object.assign`, which copies such a table property by property through the slow way.
  for (const key in from) table[key] = (from as Record<string, unknown>)[key];
  return table;
}

/**
 * The write side of one `advance`, or of a whole run of answers (law 4). A node is copied on its first write and then
 * belongs to this transaction, so the state that it started from stays valid for undo, look-ahead and comparison.
 */
export class TxCore {
  protected readonly d: DraftState;
  readonly events: GameEvent[] = [];
  /** Keys of answers that were given without asking, because nothing else could be chosen. */
  readonly settled: string[] = [];
  #fuel = fuel;
  /** Dies with the transaction; a weak set would be gone through at every garbage collection. */
  readonly #owned = new Set<object>();

  constructor(from: State) {
    // The one place where a readonly state becomes writable: every node is copied before it is written.
    this.d = { ...(from as DraftState) };
    this.#owned.add(this.d);
    this.#changes = inheritTable(from, this.d);
  }

  readonly #changes: Changes;

  /** Called before anything is written that a question about the table can hang on (state/stamp.ts). */
  protected turned(area: Area): void {
    changed(this.#changes, area);
  }

  /** The same before anything of a character is written, or of a card that he holds. */
  protected heroTurned(id: HeroId, area: 'heroes' | 'places' | 'cards'): void {
    heroChanged(this.#changes, id, area);
  }

  get s(): State {
    return this.d;
  }

  /** Another input is put into the same game: what it does is logged anew, and it has all the fuel. */
  nextInput(): void {
    this.#fuel = fuel;
    this.events.length = 0;
    this.settled.length = 0;
  }

  /** Steps that this input has taken so far. */
  get spent(): number {
    return fuel - this.#fuel;
  }

  /** A step of the machine begins; until then the state is whole (law 5). */
  nextStep(): void {
    this.burn(1);
  }

  /** Takes from the fuel, before anything is made that grows with `n`. */
  burn(n: number): void {
    this.#fuel -= Math.max(0, n);
    if (!(this.#fuel >= 0)) throw new OutOfFuel('out of fuel');
  }

  /** The child under `key`, copied if this transaction does not own it yet. */
  protected own<T extends object, K extends keyof T>(parent: T, key: K): T[K] & object {
    const child = parent[key];
    if (typeof child !== 'object' || child === null) throw new Error(`missing ${String(key)}`);
    if (this.#owned.has(child)) return child;
    const copy = (
      Array.isArray(child)
        ? [...(child as readonly unknown[])]
        : comeAndGo.has(key)
          ? tableOf(child)
          : key === 'decks'
            ? blockOf(child)
            : { ...child }
    ) as T[K] & object;
    this.#owned.add(copy);
    if (key === 'heroes' || key === 'cards') inherit(child, copy);
    parent[key] = copy;
    return copy;
  }

  /** A key was added to such a record, or taken away. */
  protected reshaped(record: object): void {
    inShape.delete(record);
  }

  /** Marks something that was made here as owned, so that it is not copied again. */
  protected made<T extends object>(node: T): T {
    this.#owned.add(node);
    return node;
  }

  #ids: DraftState['ids'] | undefined;

  protected nextId<P extends string>(kind: keyof DraftState['ids'], prefix: P): `${P}${number}` {
    let ids = this.#ids;
    if (ids === undefined) {
      ids = { ...this.d.ids };
      this.#ids = ids;
      this.d.ids = ids;
    }
    ids[kind] += 1;
    return `${prefix}${ids[kind]}`;
  }

  /** Records what an atom did. `only` names the seats that may see which card it was. */
  log(event: ViewEvent, only?: SeatId[]): void {
    const ground = groundOf(this.d, event);
    const told = ground === undefined ? event : { ...event, ground };
    this.events.push(only ? { ...told, only } : told);
  }

  settle(...keys: readonly string[]): void {
    this.settled.push(...keys);
  }

  protected reveal(): void {
    this.d.revealed += 1;
  }

  protected seatOf(id: SeatId): DraftState['seats'][SeatId] {
    must(this.d.seats[id], `seat ${id}`);
    this.turned('rest');
    return this.own(this.own(this.d, 'seats'), id);
  }
}
