// The variables of the chapter; each dies with the scope that it is in.
import { varsIn } from '../engine/vars';

/** What the Command Spell remembers. */
export const vars = varsIn<{
  /** It needs no die (Crown and Sceptre). */
  readonly $always: true;
  /** No longer so once nothing has stood in its way. */
  readonly $countered: boolean;
  readonly $command: number;
}>();
