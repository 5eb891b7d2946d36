// What a definition does while it is in play, besides being met.
import type { DeckId, Msg } from '../../kernel/ids';
import type { Program } from './effect';
import type { Amount, CardFilter, Cond, EventFilter, HeroFilter, StatKey } from './select';
import type { EventKind, Moment, Stage, Verb } from './words';

/** For whom a standing effect holds: who holds the card (default), whoever fits, or everyone who meets it. */
export type Reach = 'holder' | 'everyone' | 'others' | HeroFilter;

export type StatMod = {
  readonly stat: StatKey;
  readonly add?: Amount;
  readonly set?: Amount;
  readonly times?: number;
  readonly cap?: Amount;
  readonly when?: Cond;
  readonly reach?: Reach;
  /** A copy of somebody's total, which itself is read without copies. */
  readonly copy?: true;
  /** `weapon` counts only while the card is used as a Weapon in a fight. */
  readonly only?: 'weapon';
};

/** A permission. "Cannot" beats "can" beats the rule's default (R4 CAN VS. CANNOT). */
export type Permission = {
  readonly can?: Verb;
  readonly cannot?: Verb;
  readonly card?: CardFilter;
  readonly when?: Cond;
  readonly reach?: Reach;
};

/** A creature's Strength or Craft, besides what is printed on it: for each creature of a fight by itself. */
export type PowerMod = {
  readonly power: 'strength' | 'craft';
  readonly of: CardFilter;
  readonly add?: Amount;
  readonly set?: Amount;
  readonly times?: number;
  /** It does not fall below this. */
  readonly least?: number;
  readonly when?: Cond;
  readonly reach?: Reach;
};

/** Which deck is drawn from instead of another (a Region's own, one that a figure brings). */
export type DeckMod = {
  readonly drawFrom: DeckId;
  readonly instead: DeckId;
  readonly when?: Cond;
  readonly reach?: Reach;
};

export type Static = StatMod | Permission | PowerMod | DeckMod;

/** A reaction to an event at one stage of it; one shape for all that can react. */
export type Trigger = {
  readonly id: string;
  readonly stage: Stage;
  readonly on: EventKind;
  readonly whose?: 'mine' | 'others' | 'anyone';
  readonly event?: EventFilter;
  readonly when?: Cond;
  readonly forced?: true;
  /** Of several at the same time the one whose card has been in play longest comes first, without asking. */
  readonly inOrder?: true;
  readonly once?: 'turn' | 'fight' | 'encounter';
  /** Abilities of one group share the limit, whatever card they are on (Armour). */
  readonly group?: string;
  readonly do: Program;
  readonly ask?: Msg;
};

/** Something that a player may do unasked, at some of the moments between two steps. */
export type Action = {
  readonly id: string;
  readonly at: readonly Moment[];
  readonly turn?: 'mine' | 'others' | 'any';
  readonly when?: Cond;
  /** What it replaces: `roll` needs that he may roll for movement, `move` only that he may move (D Movement Effects). */
  readonly instead?: 'roll' | 'move';
  readonly once?: 'turn' | 'fight' | 'encounter';
  /** Abilities of one group share the limit, whatever card they are on. */
  readonly group?: string;
  readonly do: Program;
};

/** A form of encounter with another character, besides attacking him (R4 ENCOUNTERING ANOTHER CHARACTER). */
export type Meeting = { readonly id: string; readonly when?: Cond; readonly do: Program };

export type Ability = {
  readonly id: string;
  readonly static?: readonly Static[];
  readonly triggers?: readonly Trigger[];
  readonly actions?: readonly Action[];
  readonly meetings?: readonly Meeting[];
};
