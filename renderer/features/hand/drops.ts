// What a card of one's own can be dragged onto: only what the question that is asked offers.
import type { Option, Prompt } from '../../../shared/contract/prompt';
import type { CardView } from '../../../shared/contract/view';
import type { HeroId } from '../../../shared/kernel/ids';
import { mannerOf } from '../prompts/options';

/** The board takes what is left behind, a seat what is done to it, the question all else. */
export type Zone = 'board' | 'question' | HeroId;
export type Drop = { readonly zone: Zone; readonly option: Option };

const DITCH = 'option.ditch';

const zoneOf = ({ label, target }: Option, { id, def }: CardView): Zone | undefined => {
  // What a card does to somebody stands for that one, and names the card in its words.
  if (target?.hero !== undefined) return label.args?.['def'] === def ? target.hero : undefined;
  if (target?.card !== id) return undefined;
  return label.id === DITCH ? 'board' : 'question';
};

/** In the order of the question; nothing where it is answered by a form of its own. */
export const dropsOf = (prompt: Prompt, card: CardView): readonly Drop[] =>
  !['one', 'many'].includes(mannerOf(prompt))
    ? []
    : prompt.options.flatMap((option): readonly Drop[] => {
        const zone = option.off === undefined ? zoneOf(option, card) : undefined;
        return zone === undefined ? [] : [{ zone, option }];
      });
