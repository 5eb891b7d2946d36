// What a definition does while it is in play, besides being met.
import type { Msg } from '../../kernel/ids';
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

export type Static = StatMod | Permission;

/** A reaction to an event at one stage of it; one shape for all that can react. */
export type Trigger = {
  readonly id: string;
  readonly stage: Stage;
  readonly on: EventKind;
  readonly whose?: 'mine' | 'others' | 'anyone';
  readonly event?: EventFilter;
  readonly when?: Cond;
  readonly forced?: true;
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
