// The variables of the chapter; each dies with the scope that it is in.
import type { CardId, HeroId } from '../../kernel/ids';
import { varsIn } from '../engine/vars';

/** What a death remembers. */
export const vars = varsIn<{
  /** Who has killed him. */
  readonly $by: HeroId;
  readonly $spoils: readonly (CardId | 'gold')[];
}>();
