// What a computer player would do, and why: for whoever asks for a hint, and for whoever wonders at what one has done.
import type { CardId, Msg, SeatId } from '../kernel/ids';

/** What an answer is weighed by: how far he is on his way, where he stands, how the others stand, what he has. */
export type WhyWhat =
  | 'race'
  | 'place'
  | 'rivals'
  | 'alive'
  | 'won'
  | 'strength'
  | 'craft'
  | 'weapon'
  | 'armour'
  | 'life'
  | 'fate'
  | 'gold'
  | 'things'
  | 'abilities'
  | 'spells'
  | 'trophies'
  | 'talisman'
  | 'quest'
  | 'lost';
/** `by`: so many turns better than the next best, worse where it is negative. */
export type WhyPart = { readonly what: WhyWhat; readonly by: number };

/**
 * Against the next best that was looked at; the weightiest part first. Without `over` there was nothing to weigh.
 * `alike`: it came to about the same.
 */
export type Why = {
  readonly over?: readonly string[];
  readonly alike?: true;
  readonly parts: readonly WhyPart[];
};

/** Keys of the question's options; or a card that he would put down first. */
export type Hint = Why & { readonly keys: readonly string[]; readonly ditch?: CardId };

/** Why a computer answered as it did: the options by what they are called. */
export type Reason = {
  readonly seat: SeatId;
  readonly round: number;
  readonly ask: Msg;
  readonly took: readonly Msg[];
  readonly over?: readonly Msg[];
  readonly alike?: true;
  readonly parts: readonly WhyPart[];
};
