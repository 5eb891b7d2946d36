// The variables of the chapter; each dies with the scope that it is in.
import type { HeroId, SeatId } from '../../kernel/ids';
import type { AtMoment } from '../engine/given';
import { varsIn } from '../engine/vars';

/** What a point between two steps remembers. */
export const vars = varsIn<{
  readonly $at: AtMoment;
  /** Who is asked, and what he answers. */
  readonly $asked: HeroId;
  readonly $moment: string;
  readonly $passed: readonly SeatId[];
}>();
