// Banners over the board, one after the other: each has its time before the next one comes.
import type { Settings } from '../../shared/contract/settings';
import { bannerTime } from './pace';
import type { Moment } from './scenes';

/** What comes again and again is shouted no oftener than this, in rounds; all else each time. */
const APART: { readonly [K in Moment['what']]?: number } = { lead: 5, middle: 5, king: 10 };

type Waiting = { readonly moment: Moment; readonly ms: number; readonly comes: (moment: Moment) => void };

export class Banners {
  now: (Moment & { readonly n: number }) | undefined = $state.raw();
  #count = 0;
  /** Until when the one that is up has its time, by the clock of this page. */
  #until = 0;
  #waiting: readonly Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** In which round something was shouted last of somebody. */
  readonly #shouted = new Map<string, number>();

  /**
   * Whether a table would still shout about it; if so, it is remembered as shouted. Who is ahead is nothing beside
   * what is shouted just now: it mostly comes of that.
   */
  isWorth(moment: Moment, round: number): boolean {
    const apart = APART[moment.what];
    if (apart === undefined) return true;
    if (moment.what === 'lead' && performance.now() < this.#until) return false;
    const key = `${moment.what} ${('def' in moment ? moment.def : undefined) ?? moment.hero}`;
    const last = this.#shouted.get(key);
    // Where something was taken back it is told anew.
    if (last !== undefined && round >= last && round - last < apart) return false;
    this.#shouted.set(key, round);
    return true;
  }

  /** @param comes it is up from now on */
  proclaim(moment: Moment, speed: Settings['speed'], comes: (moment: Moment) => void = () => undefined): void {
    this.#waiting = [...this.#waiting, { moment, ms: bannerTime(speed), comes }];
    if (this.#timer === undefined) this.#next();
  }

  /** Nobody wants to see any more of them. */
  hush(): void {
    this.#waiting = [];
  }

  #next(): void {
    const [next, ...rest] = this.#waiting;
    this.#waiting = rest;
    this.#timer = undefined;
    if (next === undefined) return;
    const { moment, ms, comes } = next;
    this.now = { ...moment, n: ++this.#count };
    this.#until = performance.now() + ms;
    comes(moment);
    this.#timer = setTimeout(() => {
      this.#next();
    }, ms);
  }
}
