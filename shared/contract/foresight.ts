// What an option leads to, as far as a seat can know: up to the next choice, with exact chances.
import type { DeckId, DefId, HeroId, Msg, MsgArg, SeatId } from '../kernel/ids';
import type { FightResult } from './fight';

/** What becomes of a character, the seat's own one where none is named. */
export type ForeseenChange = { readonly hero?: HeroId } & (
  | { readonly t: 'number'; readonly what: 'strength' | 'craft' | 'life' | 'fate' | 'gold'; readonly by: number }
  | { readonly t: 'space'; readonly space: DefId }
  | { readonly t: 'gained' | 'lost'; readonly as: 'held' | 'trophy'; readonly def: DefId }
  | { readonly t: 'spells'; readonly by: number }
  | { readonly t: 'aligned'; readonly to: 'good' | 'neutral' | 'evil' }
  | { readonly t: 'missTurns'; readonly by: number }
  | { readonly t: 'extraTurns'; readonly by: number }
  | { readonly t: 'toad'; readonly on: boolean }
  /** What he has met keeps him where he is, or does no more. */
  | { readonly t: 'kept'; readonly on: boolean }
  /** Something that lasts began for him, and no number of his changed. */
  | { readonly t: 'later' }
  | { readonly t: 'dead' }
);

/** A fight of the seat's own character, as it ends for him. */
export type ForeseenFight = {
  readonly kind: 'battle' | 'psychic';
  readonly foe: Msg;
  readonly result: FightResult;
  /** It costs him a life. */
  readonly hurt?: true;
};

/** Where looking ahead ends: at a choice, a card that is drawn, something hidden, the end of the turn or the game. */
export type ForeseenEnd =
  | {
      readonly t: 'choice';
      readonly seat: SeatId;
      readonly ask: Msg;
      /** What is done with what is chosen, as a card's text says it, where that stands alone. */
      readonly leads?: MsgArg;
    }
  | { readonly t: 'draw'; readonly deck: DeckId }
  | { readonly t: 'hidden' }
  | { readonly t: 'turn' }
  | { readonly t: 'over'; readonly winners: readonly SeatId[] }
  /** The budget was spent: what comes then was not looked at. */
  | { readonly t: 'stopped' };

export type Foreseen = {
  /** From 0 to 1; those of all that may come are 1 together. */
  readonly chance: number;
  readonly changes: readonly ForeseenChange[];
  readonly fights: readonly ForeseenFight[];
  readonly ends: ForeseenEnd;
  /** What more the end of the turn does to him where he has come to, if it ends there. */
  readonly staying?: readonly ForeseenChange[];
  /** Whom he may encounter where it leads, in place of the space: then nothing of this happens. */
  readonly instead?: readonly Msg[];
  /** Who has no part in the fight and could still have a die of it thrown again; it is reckoned as if nobody did. */
  readonly others?: readonly DefId[];
  /** What the first throw comes to where it leads here; left out where dice do not decide alone. */
  readonly rolls?: readonly number[];
};

export type OptionOdds = {
  /** The likeliest first. */
  readonly outcomes: readonly Foreseen[];
  /**
   * Every fight on the way is won; at least one life of his own is lost; his character is killed. Asked in a fight, all
   * of these are of that fight alone: what comes after it stands in the outcomes.
   */
  readonly win?: number;
  readonly hurt?: number;
  readonly dies?: number;
  /** The fight in which it is asked ends so; left out elsewhere. */
  readonly standOff?: number;
  readonly lose?: number;
  /** Who could still change that fight by another throw, in words. */
  readonly unless?: Msg;
  /** What he has met keeps him no more, or lets him go on at once. */
  readonly free?: number;
  /** At least one life of his own is lost where he comes to, if his turn ends there. */
  readonly staying?: number;
  /** The chance of what was not looked at. */
  readonly stopped?: number;
  /** To come to the Crown when he then always goes on; it may be so much more, since not all was looked at. */
  readonly crown?: { readonly chance: number; readonly stopped: number };
};

/** Odds of a question's options, by key; those of which there is nothing to say are left out. */
export type QuestionOdds = { readonly [key: string]: OptionOdds };
