// What happened, as a seat may see it: the renderer plays these, the journal puts them into words.
import type { CardId, DeckId, DefId, HeroId, Msg, SeatId } from '../kernel/ids';
import type { FightOdds, FightOutcome, FightShare } from './fight';

/** Where a card is or was. `hand` is hidden from the others; a `deck` hides what lies in it. */
export type Place =
  | { readonly in: 'deck'; readonly deck: DeckId }
  | { readonly in: 'discard'; readonly deck: DeckId }
  /** `over`: in the place of the space; `stands`: a figure. */
  | { readonly in: 'space' | 'over' | 'stands'; readonly space: DefId }
  | { readonly in: 'card'; readonly card: CardId; readonly def: DefId }
  | { readonly in: 'table' }
  | { readonly in: 'held' | 'hand' | 'trophy'; readonly hero: HeroId }
  /** `aside`: out of the way for a moment, and not out of the game. */
  | { readonly in: 'out'; readonly burnt?: true; readonly aside?: true };

/**
 * How a game ends: on the Crown, as the last one left, by an ending, because the others gave up, by the last round; or
 * for nobody.
 */
export const OUTCOMES = ['crown', 'last', 'ending', 'conceded', 'timeLimit', 'allLost', 'nobody'] as const;
export type OutcomeHow = (typeof OUTCOMES)[number];

export type FightSide = {
  readonly hero?: HeroId;
  readonly cards?: readonly CardId[];
  readonly name?: Msg;
  readonly shares: readonly FightShare[];
  readonly dice: readonly number[];
  /** What counts of the dice: the highest. */
  readonly roll: number;
  readonly total: number;
};

/** What dice lead to as they lie there; a question about them says the same. */
export type RollLeads = {
  /** The number whose row counts. */
  readonly counts?: number;
  /** Dice that they stand against, as Death's. */
  readonly against?: readonly number[];
  /** The ability that they are compared with, and how much of it there is. */
  readonly stat?: 'strength' | 'craft';
  readonly than?: number;
  /** So much of it is taken off first. */
  readonly less?: number;
  /** The creature of which so many are fought, one after another. */
  readonly foes?: string;
  /** What each of them fights with, which `stat` names. */
  readonly might?: number;
};

/** `ground`: the Terrain over the space that its line names, which was called after it then. */
export type ViewEvent = { readonly source?: DefId; readonly ground?: DefId } & (
  | { readonly t: 'turn'; readonly seat: SeatId; readonly hero: HeroId; readonly round: number }
  | { readonly t: 'turnMissed'; readonly hero: HeroId; readonly left: number }
  | {
      readonly t: 'rolled';
      readonly hero?: HeroId;
      readonly name?: Msg;
      readonly for: string;
      readonly dice: readonly number[];
      readonly again?: number;
      /** Of dice that are rolled again: what that one showed, and who made its owner roll it, where it was another. */
      readonly was?: number;
      readonly payer?: HeroId;
      /** One of the dice is used, or left out: they are not added up. */
      readonly one?: true;
      /** Nothing where more is done to them, and of dice for a move or a fight; old journals have none. */
      readonly leads?: RollLeads;
    }
  | {
      readonly t: 'changed';
      readonly hero: HeroId;
      readonly what: 'strength' | 'craft' | 'life' | 'fate' | 'gold';
      readonly by: number;
      readonly now: number;
      /** As a price. */
      readonly paid?: true;
      /** Of fate: which side of it. */
      readonly side?: 'light' | 'dark';
      /** How much of that side there is now; `now` is all of his fate. */
      readonly left?: number;
      /** Another character, who brought it about. */
      readonly doer?: HeroId;
    }
  /** `gain`: of what he would have gained. */
  | { readonly t: 'prevented'; readonly hero: HeroId; readonly what: string; readonly gain?: true }
  | { readonly t: 'aligned'; readonly hero: HeroId; readonly to: 'good' | 'neutral' | 'evil' }
  | { readonly t: 'toad'; readonly hero: HeroId; readonly turns: number }
  | {
      readonly t: 'form';
      readonly hero: HeroId;
      readonly def?: DefId;
      /** For so many of his turns. */
      readonly turns?: number;
    }
  | { readonly t: 'status'; readonly hero: HeroId; readonly status: string; readonly on: boolean }
  | { readonly t: 'missTurn'; readonly hero: HeroId; readonly turns: number }
  | { readonly t: 'moved'; readonly hero: HeroId; readonly path: readonly DefId[]; readonly how: string }
  | {
      readonly t: 'card';
      readonly card?: CardId;
      readonly def?: DefId;
      readonly from: Place;
      readonly to: Place;
      readonly hero?: HeroId;
      /** It leaves play because it was killed. */
      readonly killed?: true;
    }
  | { readonly t: 'layGold'; readonly space: DefId; readonly by: number }
  /** `def` where the card lies face up. */
  | {
      readonly t: 'tokens';
      readonly card: CardId;
      readonly def?: DefId;
      readonly kind: string;
      readonly now: number;
    }
  | { readonly t: 'spaceTokens'; readonly space: DefId; readonly kind: string; readonly now: number }
  | { readonly t: 'turnedOver'; readonly card: CardId; readonly def: DefId; readonly side?: string }
  | { readonly t: 'walked'; readonly card: CardId; readonly def: DefId; readonly path: readonly DefId[] }
  /** `of`: what was shuffled into it or put on top of it; its whole discard pile where nothing is said. */
  | { readonly t: 'shuffled'; readonly deck: DeckId; readonly of?: 'deck' | 'burnt' | 'onTop' | 'discards' }
  | { readonly t: 'looked'; readonly hero: HeroId; readonly at: DeckId | HeroId; readonly cards?: readonly DefId[] }
  | { readonly t: 'met'; readonly hero: HeroId; readonly def: DefId; readonly card?: CardId }
  | {
      readonly t: 'cast';
      readonly hero: HeroId;
      readonly def: DefId;
      readonly card?: CardId;
      readonly targets: readonly Msg[];
    }
  | {
      readonly t: 'used';
      readonly hero: HeroId;
      readonly def: DefId;
      readonly ability: string;
      readonly card?: CardId;
      /** It does so by itself, and nobody has it. */
      readonly itself?: true;
      /** Whom it is used on, where that is one character; old journals have none. */
      readonly on?: HeroId;
    }
  | {
      readonly t: 'fight';
      readonly hero: HeroId;
      readonly kind: 'battle' | 'psychic';
      readonly mine: FightSide;
      readonly theirs: FightSide;
      readonly outcome: FightOutcome;
      /** Chances of the character on the left before any dice were thrown; old journals have none. */
      readonly odds?: FightOdds;
    }
  /** `gaveUp`: his player did, or a card took him out of the game, which is no death; old journals do not tell. */
  | { readonly t: 'killed'; readonly hero: HeroId; readonly by?: HeroId; readonly gaveUp?: true }
  | { readonly t: 'joined'; readonly seat: SeatId; readonly hero: HeroId; readonly def: DefId; readonly space: DefId }
  | { readonly t: 'out'; readonly seat: SeatId }
  | { readonly t: 'said'; readonly hero: HeroId; readonly msg: Msg }
  /** `price`: nothing but what something costs, which the price itself tells. */
  | { readonly t: 'lasting'; readonly hero?: HeroId; readonly on: boolean; readonly price?: true }
  | { readonly t: 'over'; readonly winners: readonly SeatId[]; readonly how: OutcomeHow }
);
export type ViewEventKind = ViewEvent['t'];
