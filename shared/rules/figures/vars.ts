// The variables of the chapter; each dies with the scope that it is in.
import type { DefId } from '../../kernel/ids';
import { varsIn } from '../engine/vars';

/** What a figure's move remembers. */
export const vars = varsIn<{
  readonly $way: readonly DefId[];
}>();
