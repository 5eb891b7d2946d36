// The variables of the chapter; each dies with the scope that it is in.
import type { DefId } from '../../kernel/ids';
import { varsIn } from '../engine/vars';

/** What a move in the Inner Region remembers. */
export const vars = varsIn<{
  /** The way that was chosen, by its key. */
  readonly $way: string;
  /** Where it leads. */
  readonly $to: DefId;
}>();
