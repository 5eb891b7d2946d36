// The variables of the chapter; each dies with the scope that it is in.
import type { HeroId } from '../../kernel/ids';
import { varsIn } from '../engine/vars';

/** What a reward remembers. */
export const vars = varsIn<{
  readonly $winner: HeroId;
  readonly $loser: HeroId;
  /** `life`, `gold` or a card. */
  readonly $reward: string;
}>();
