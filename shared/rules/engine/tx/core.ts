import type { SeatId } from '../../../kernel/ids';
import { must } from '../../../kernel/result';
import type { ViewEvent } from '../../../contract/event';
import type { DraftState, GameEvent } from '../../state/draft';
import { inherit } from '../../state/stamp';
import type { State } from '../../state/state';

/**
 * The write side of one `advance` (law 4). A node is copied on its first write and then belongs to this
 * transaction, so the state that it started from stays valid for undo, look-ahead and comparison.
 */
export class TxCore {
  protected readonly d: DraftState;
  readonly events: GameEvent[] = [];
  /** Keys of answers that were given without asking, because nothing else could be chosen. */
  readonly settled: string[] = [];
  readonly #owned = new WeakSet();

  constructor(from: State) {
    // The one place where a readonly state becomes writable: every node is copied before it is written.
    this.d = { ...(from as DraftState) };
    this.#owned.add(this.d);
  }

  get s(): State {
    return this.d;
  }

  /** The child under `key`, copied if this transaction does not own it yet. */
  protected own<T extends object, K extends keyof T>(parent: T, key: K): T[K] & object {
    const child = parent[key];
    if (typeof child !== 'object' || child === null) throw new Error(`missing ${String(key)}`);
    if (this.#owned.has(child)) return child;
    const copy = (Array.isArray(child) ? [...(child as readonly unknown[])] : { ...child }) as T[K] & object;
    this.#owned.add(copy);
    if (key === 'heroes' || key === 'cards') inherit(child, copy);
    parent[key] = copy;
    return copy;
  }

  /** Marks something that was made here as owned, so that it is not copied again. */
  protected made<T extends object>(node: T): T {
    this.#owned.add(node);
    return node;
  }

  protected nextId<P extends string>(kind: keyof DraftState['ids'], prefix: P): `${P}${number}` {
    const ids = this.own(this.d, 'ids');
    ids[kind] += 1;
    return `${prefix}${ids[kind]}`;
  }

  /** Records what an atom did. `only` names the seats that may see which card it was. */
  log(event: ViewEvent, only?: SeatId[]): void {
    this.events.push(only ? { ...event, only } : event);
  }

  settle(...keys: readonly string[]): void {
    this.settled.push(...keys);
  }

  protected reveal(): void {
    this.d.revealed += 1;
  }

  protected seatOf(id: SeatId): DraftState['seats'][SeatId] {
    must(this.d.seats[id], `seat ${id}`);
    return this.own(this.own(this.d, 'seats'), id);
  }
}
