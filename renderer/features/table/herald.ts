// What of the journal is read aloud: every line once, also when many come at the same moment.
import type { SeatId } from '../../../shared/kernel/ids';
import type { Entry } from '../journal/log';

/** Of more than these only the last are said; the digest and the journal have the rest. */
const MOST = 16;

export class Herald {
  #seat: SeatId | undefined;
  #said = -1;

  /**
   * The lines that were not said yet, `undefined` where there is nothing new.
   * @param since where the one who sits here now takes up the story, when he has just sat down
   */
  hear(lines: readonly Entry[], seat: SeatId | undefined, since: number): string | undefined {
    const last = lines.at(-1)?.at;
    // While the screen is handed over there are no lines, and what was said to the one before is gone.
    if (last === undefined || seat === undefined) return '';
    if (seat !== this.#seat) this.#said = since - 1;
    this.#seat = seat;
    const fresh = lines.filter(({ at }) => at > this.#said);
    // Also back, where something was taken back: what comes then is new.
    this.#said = last;
    return fresh.length === 0
      ? undefined
      : fresh
          .slice(-MOST)
          .map(({ text }) => text)
          .join(' ');
  }
}
