// The variables of the chapter; each dies with the scope that it is in.
import type { CardId } from '../../kernel/ids';
import { varsIn } from '../engine/vars';

/** What a turn remembers. */
export const vars = varsIn<{
  /** He is asked only of what he has not said no to. */
  readonly $unlessKept: true;
  /** Points of those that he has chosen first, which buy nothing. */
  readonly $tooFew: number;
  /** The trophies that he exchanges. */
  readonly $trophies: readonly CardId[];
}>();
