// How long somebody has waited for his next question, while others play.
import type { ViewEvent } from '../../../shared/contract/event';
import type { Settings } from '../../../shared/contract/settings';
import type { PlayerView } from '../../../shared/contract/view';
import { isLate, shareOf, type Pace } from '../../timeline/pace';

/** Computers that have their turns before a person has his, after whoever is on turn. */
const toCome = ({ seats, order, active }: PlayerView): number => {
  const at = order.indexOf(active);
  const after = [...order.slice(at + 1), ...order.slice(0, at)];
  const person = after.findIndex((id) => seats.find((seat) => seat.id === id)?.control === 'person');
  return person < 0 ? after.length : person;
};

export class Waited {
  /** When others began, by the clock of this page. */
  #since: number | undefined;
  /** Something was told since the last question. */
  goesOn = false;

  /** How much of its time is left to what others do. @param told what has happened and was not shown yet */
  pace(speed: Settings['speed'], told: readonly ViewEvent[], view: PlayerView): Pick<Pace, 'share' | 'late'> {
    this.#since ??= performance.now();
    const waited = performance.now() - this.#since;
    return { share: shareOf(speed, waited, told, toCome(view)), late: isLate(speed, waited) };
  }

  told(): void {
    this.goesOn = true;
  }

  asked(): void {
    this.#since = undefined;
    this.goesOn = false;
  }
}
