// Who may win when he is the last one left.
import type { SeatId } from '../../kernel/ids';
import type { Run } from '../engine/rulebook';
import { optionOf } from '../options/option-of';

/** O Chaos Bloodbath: nobody wins before he has stood on the Crown, not even the last one left. */
export const mayWin = (run: Run, seat: SeatId): boolean =>
  optionOf(run.env.s.options, 'bloodbath') !== 'chaos' ||
  run.env.s.heroes[run.env.s.seats[seat]?.hero ?? 'h0']?.status.onCrown !== undefined;
