// The variables of the chapter; each dies with the scope that it is in.
import type { CardId, HeroId } from '../../kernel/ids';
import { varsIn } from '../engine/vars';

/** What a Spell that is cast remembers. */
export const vars = varsIn<{
  /** The Spell. */
  readonly $card: CardId;
  /** Whom it is cast on, where nobody chooses that. */
  readonly $on: HeroId;
  readonly $onSelf: string;
  /** It burns where it would be discarded. */
  readonly $burns: true;
  /** Nothing has let it take effect yet. */
  readonly $countered: boolean;
  /** The card on which the Spell lay. */
  readonly $lentBy: CardId;
}>();
