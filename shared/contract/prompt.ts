// A decision, as the seat that is asked sees it.
import type { CardId, DecisionId, DefId, HeroId, Msg, SeatId } from '../kernel/ids';

export type Shape = 'pick' | 'space' | 'number' | 'order' | 'distribute' | 'confirm';

/** What an option stands for on the table, so that a click there can answer. */
export type Target = {
  readonly hero?: HeroId;
  readonly card?: CardId;
  readonly def?: DefId;
  readonly space?: DefId;
  readonly path?: readonly DefId[];
};

export type Option = {
  /** Stable: the same choice has the same key in every game. */
  readonly key: string;
  readonly label: Msg;
  readonly target?: Target;
  /** Cannot be chosen now; the message says why. */
  readonly off?: Msg;
  /** Why it is not what one would think it to be (a way that ends early). */
  readonly note?: Msg;
  /** Ends the question without doing anything. */
  readonly pass?: true;
  /** It is paid for: never the first of the answers, and with a key of its own. */
  readonly costs?: 'fate';
  /**
   * Something of a card (`target.def`) that may be used and need not be; `calm`: nothing of his is at stake by it now.
   */
  readonly use?: 'live' | 'calm';
  /** Beside what is asked about, and never worth a question of its own (to exchange trophies after all). */
  readonly minor?: true;
};

export type Prompt = {
  readonly id: DecisionId;
  readonly seat: SeatId;
  readonly hero?: HeroId;
  readonly ask: Msg;
  /** The definition whose text asks. */
  readonly source: DefId;
  readonly card?: CardId;
  /** The rulebook passage, as a key of the rules index. */
  readonly rule: string;
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly shape: Shape;
  /** Nothing presses: the answer that is given for a player unless he wants to be asked at every such moment. */
  readonly quiet?: string;
  /** No question but a press: the one answer that there is, such as the roll for the move. */
  readonly press?: string;
};

/** Keys of the chosen options; for `number` one key that is the number, for `order` all of them in order. */
export type Answer = { readonly decision: DecisionId; readonly keys: readonly string[] };

/** Why something was refused: nothing was changed. */
export type Refusal = { readonly code: RefusalCode; readonly msg: Msg; readonly field?: string };
export type RefusalCode = 'stale' | 'notAsked' | 'notOffered' | 'count' | 'over' | 'setup' | 'fuel' | 'input';
