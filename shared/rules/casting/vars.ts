// The variables of the chapter; each dies with the scope that it is in.
import type { CardId } from '../../kernel/ids';
import { varsIn } from '../engine/vars';

/** What a Spell that is cast remembers. */
export const vars = varsIn<{
  /** The Spell. */
  readonly $card: CardId;
  readonly $onSelf: string;
  /** Nothing has let it take effect yet. */
  readonly $countered: boolean;
  /** The card on which the Spell lay. */
  readonly $lentBy: CardId;
}>();
