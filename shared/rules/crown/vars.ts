// The variables of the chapter; each dies with the scope that it is in.
import { varsIn } from '../engine/vars';

/** What the Command Spell remembers. */
export const vars = varsIn<{
  readonly $countered: boolean;
  readonly $command: number;
}>();
