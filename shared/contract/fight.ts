// What a fight is made of and what comes of it, in the words that the rules, the door and the screen share.
import type { DefId } from '../kernel/ids';

/** Seen from the character on the left, the attacker or who met the creature. `destroyed`: the foe, without a fight. */
export const FIGHT_OUTCOMES = ['won', 'lost', 'standOff', 'evaded', 'destroyed'] as const;
export type FightOutcome = (typeof FIGHT_OUTCOMES)[number];
/** What a comparison of two Attack Scores comes to. */
export type FightResult = Extract<FightOutcome, 'won' | 'lost' | 'standOff'>;

/** How likely a fight ends in which way, each from 0 to 1 and 1 in all. */
export type FightOdds = { readonly win: number; readonly standOff: number; readonly lose: number };

/** A share of an Attack Score, and what brings it. */
export type FightShare = {
  readonly source: DefId;
  readonly n: number;
  /** The Strength or Craft of who fights, and not what adds to it. */
  readonly own?: true;
  /** What an ability of his own adds: his Craft to his Strength. */
  readonly stat?: 'strength' | 'craft';
  /** Added to the roll, or to the score beside it. */
  readonly roll?: true;
};
/** Which of several dice of an attack counts, when it is not the highest; `all` are added. */
export type Kept = 'lowest' | 'all';
