// The variables of the chapter; each dies with the scope that it is in.
import { varsIn } from '../engine/vars';

/** What a point between two steps remembers. */
export const vars = varsIn<{
  readonly $moment: string;
}>();
