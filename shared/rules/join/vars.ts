// The variables of the chapter; each dies with the scope that it is in.
import type { DefId, SeatId } from '../../kernel/ids';
import { varsIn } from '../engine/vars';

/** What those who come into the game have said. */
export const vars = varsIn<{
  readonly $seats: readonly SeatId[];
  /** The game has begun without them. */
  readonly $late?: true;
  readonly [character: `$character:${SeatId}`]: DefId;
  readonly [bonus: `$bonus:${SeatId}`]: 'strength' | 'craft';
}>();
