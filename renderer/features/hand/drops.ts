// What a card of one's own can be dragged onto: what the question that is asked offers, and the board to ditch it
// there.
import type { Option, Prompt } from '../../../shared/contract/prompt';
import type { CardView } from '../../../shared/contract/view';
import type { CardId, HeroId } from '../../../shared/kernel/ids';
import { mannerOf } from '../prompts/options';

/** The board takes what is left behind, a seat what is done to it, the question all else. */
export type Zone = 'board' | 'question' | HeroId;
export type Drop =
  | { readonly zone: 'question' | HeroId; readonly option: Option }
  | { readonly zone: 'board'; readonly ditch: CardId };

export const keyOf = (drop: Drop): string => ('option' in drop ? drop.option.key : `ditch:${drop.ditch}`);

const zoneOf = ({ label, target }: Option, { id, def }: CardView): 'question' | HeroId | undefined => {
  // What a card does to somebody stands for that one, and names the card in its words.
  if (target?.hero !== undefined) return label.args?.['def'] === def ? target.hero : undefined;
  return target?.card === id ? 'question' : undefined;
};

/** In the order of the question; nothing where it is answered by a form of its own. */
const answersOf = (prompt: Prompt, card: CardView): readonly Drop[] =>
  !['one', 'many'].includes(mannerOf(prompt))
    ? []
    : prompt.options.flatMap((option): readonly Drop[] => {
        const zone = option.off === undefined ? zoneOf(option, card) : undefined;
        return zone === undefined ? [] : [{ zone, option }];
      });

/** @param ditchable whether it may be ditched now, whatever is asked */
export const dropsOf = (prompt: Prompt | undefined, card: CardView, ditchable: boolean): readonly Drop[] => [
  ...(prompt === undefined ? [] : answersOf(prompt, card)),
  ...(ditchable ? [{ zone: 'board', ditch: card.id } as const] : []),
];
