// The variables of the chapter; each dies with the scope that it is in.
import type { CardId, DeckId, DefId, HeroId } from '../../kernel/ids';
import { varsIn } from '../engine/vars';
import type { waysFrom } from '../query/routes';
import type { Duration } from '../vocab/words';

/** What a figure's move remembers, and what is lent. */
export const vars = varsIn<{
  readonly $figure: CardId;
  /** Who chooses, and among what. */
  readonly $hero: HeroId;
  readonly $ways: ReturnType<typeof waysFrom>;
  readonly $way: readonly DefId[];
  readonly $ability: string;
  readonly $of: DefId;
  readonly $until: Duration;
  /** A deck of which so many cards are put in order. */
  readonly $deck: DeckId;
  readonly $n: number;
  /** In which order cards go back on a deck: the first one lies on top. */
  readonly $order: readonly DefId[];
}>();
