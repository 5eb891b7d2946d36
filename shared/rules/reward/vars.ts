// The variables of the chapter; each dies with the scope that it is in.
import { varsIn } from '../engine/vars';

/** What a reward remembers. */
export const vars = varsIn<{
  /** `life`, `gold` or a card. */
  readonly $reward: string;
}>();
