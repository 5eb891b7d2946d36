// The ending as the Crown of Command shows it: printed on it, open on a card, or sealed.
import type { CardView, PlayerView } from '../../../shared/contract/view';
import { nameOf, type DefId } from '../../../shared/kernel/ids';

export type ShownEnding =
  | { readonly how: 'printed'; readonly def: DefId }
  /** `lives` of a foe that waits there. */
  | { readonly how: 'open'; readonly def: DefId; readonly card: CardView; readonly lives?: number }
  | { readonly how: 'sealed'; readonly among: readonly DefId[] };

export const isCrown = (space: DefId): boolean => nameOf(space) === 'crown_of_command';

export const endingOf = ({ ending, spaces }: Pick<PlayerView, 'ending' | 'spaces'>): ShownEnding => {
  if ('among' in ending) return { how: 'sealed', among: ending.among };
  const card = spaces.find(({ id }) => isCrown(id))?.over?.find(({ id }) => id === ending.card);
  if (card === undefined) return { how: 'printed', def: ending.def };
  const lives = card.tokens?.['lives'];
  return { how: 'open', def: card.def, card, ...(lives === undefined ? {} : { lives }) };
};
