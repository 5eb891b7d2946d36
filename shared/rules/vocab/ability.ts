// What a definition does while it is in play, besides being met.
import type { DeckId, DefId, Msg } from '../../kernel/ids';
import type { Program } from './effect';
import type { EventFilters } from './event';
import type { Amount, CardFilter, Cond, HeroFilter, SpaceFilter, StatKey, TokenKind } from './select';
import type { EventKind, Moment, Stage, Verb } from './words';

/** For whom a standing effect holds: who holds the card (default), whoever fits, or everyone who meets it. */
export type Reach =
  /** Whoever has the card. */
  | 'holder'
  /** All characters. */
  | 'everyone'
  /** All but whoever has the card. */
  | 'others'
  | HeroFilter;

export type StatMod = {
  /** The number that it changes. */
  readonly stat: StatKey;
  /** Adds this; negative takes away. */
  readonly add?: Amount;
  /** Is this, whatever it was before. */
  readonly set?: Amount;
  /** Multiplies, after all that is added. */
  readonly times?: number;
  /** Is never more than this. */
  readonly cap?: Amount;
  /** Only while this holds. */
  readonly when?: Cond;
  /** For whom; the holder when it is left out. */
  readonly reach?: Reach;
  /** Counts after every cap, and only where one has held it down. */
  readonly over?: true;
  /** What is taken away leaves at least what is printed, or of a roll at least 1. */
  readonly least?: 'value' | 'one';
  /** Of `attackRoll` and `foeRoll`: added to the score beside the roll, and no part of it where rolls are compared. */
  readonly toScore?: true;
  /** A copy of somebody's total, which itself is read without copies. */
  readonly copy?: true;
  /** `weapon` counts only while the card is used as a Weapon: Strength in battle, Craft in psychic combat. */
  readonly only?: 'weapon';
  /** Of `trophyWorth`: only of such trophies. */
  readonly card?: CardFilter;
};

/** A permission. "Cannot" beats "can" beats the rule's default (R4 CAN VS. CANNOT). */
export type Permission = {
  /** Allows it, where the rules do not. */
  readonly can?: Verb;
  /** Forbids it, whatever else allows it. */
  readonly cannot?: Verb;
  /** Only for such cards. */
  readonly card?: CardFilter;
  /** Only for such spaces. */
  readonly space?: SpaceFilter;
  /** Only for tokens of that kind. */
  readonly tokens?: TokenKind;
  /** Only while this holds. */
  readonly when?: Cond;
  /** For whom; the holder when it is left out. */
  readonly reach?: Reach;
};

/** A creature's Strength or Craft, besides what is printed on it: for each creature of a fight by itself. */
export type PowerMod = {
  /** Which of its powers. */
  readonly power: 'strength' | 'craft';
  /** For which creatures. */
  readonly of: CardFilter;
  /** Adds this; negative takes away. */
  readonly add?: Amount;
  /** Is this, whatever is printed. */
  readonly set?: Amount;
  /** Multiplies it. */
  readonly times?: number;
  /** It does not fall below this. */
  readonly least?: number;
  /** Only while this holds. */
  readonly when?: Cond;
  /** Only in fights of these characters; of the holder when it is left out. */
  readonly reach?: Reach;
};

/** Which deck is drawn from instead of another (a Region's own, one that a figure brings). */
export type DeckMod = {
  /** The deck from which cards are to be drawn. */
  readonly drawFrom: DeckId;
  /** The deck from which they come instead; a character's own one stands for a deck in whatever Region he is. */
  readonly instead: DeckId | { readonly own: string };
  /** Only while this holds. */
  readonly when?: Cond;
  /** For whom; the holder when it is left out. */
  readonly reach?: Reach;
};

/**
 * What such cards count as, in place of what is printed on them. Which cards those are is asked of what is printed, so
 * nothing counts as something because it counts as something else.
 */
export type CountsMod = {
  /** Which cards. */
  readonly countsAs: CardFilter;
  /** As an Enemy, of that subtype and with that number and Strength; what else is printed on it, it does not do. */
  readonly kind?: 'enemy';
  /** Of an Enemy: its subtype. */
  readonly subtype?: string;
  /** The number at its corner. What a character may take anyway and has number 1, he may take before anything else. */
  readonly encounter?: number;
  /** Of an Enemy: its Strength. */
  readonly strength?: number;
  /** Besides its own. */
  readonly keywords?: readonly string[];
  /** The deck that it belongs to. */
  readonly from?: DeckId;
  /** Only while this holds. */
  readonly when?: Cond;
  /** In whose eyes; in those of the holder when it is left out. */
  readonly reach?: Reach;
};

/**
 * What such spaces read in place of their own text: their name, their ways and their Region stay, and what lies over
 * one speaks on. Which spaces those are is asked of what is printed there.
 */
export type ReadsMod = {
  /** Which spaces. */
  readonly reads: SpaceFilter;
  /** The Terrain whose text it is. */
  readonly as: DefId;
  /** Only while this holds. */
  readonly when?: Cond;
};

export type Static = StatMod | Permission | PowerMod | DeckMod | CountsMod | ReadsMod;

/** How long it is remembered that an ability was used. */
export type Span =
  /** In the same turn. */
  | 'turn'
  /** In the same fight. */
  | 'fight'
  /** In the same encounter. */
  | 'encounter'
  /** Until all have had their turn. */
  | 'round';

/** When something answers an event, whatever the event is. */
export type Answering = {
  /** Before or after what happens, or in its place. */
  readonly stage: Stage;
  /** Of whom the event must be; anyone when it is left out. */
  readonly whose?: 'mine' | 'others' | 'anyone';
  /** Only while this holds. */
  readonly when?: Cond;
  /** It happens without a question. */
  readonly forced?: true;
  /** Of several at the same time the one whose card has been in play longest comes first, without asking. */
  readonly inOrder?: true;
  /** Not again in the same turn, fight, encounter or round of the table. */
  readonly once?: Span;
  /** Abilities of one group share the limit, whatever card they are on (Armour). */
  readonly group?: string;
  /** The question, where the usual one does not say enough. */
  readonly ask?: Msg;
};

/** What it answers: an event of a kind, and of those only such as it asks for. */
export type Listening<K extends EventKind = EventKind> = {
  readonly [P in K]: Answering & {
    /** The event that it listens to. */
    readonly on: P;
    /** Only events such as these; what can be asked follows from the kind of event. */
    readonly event?: EventFilters[P];
  };
}[K];

/** A reaction to an event at one stage of it; one shape for all that can react. */
export type Trigger = Listening & {
  /** Its name, unlike the others of the ability. */
  readonly id: string;
  /** What it does. */
  readonly do: Program;
};

/** Something that a player may do unasked, at some of the moments between two steps. */
export type Action = {
  /** Its name, unlike the others of the ability. */
  readonly id: string;
  /** The moments at which it may be done. */
  readonly at: readonly Moment[];
  /** In whose turn; his own when it is left out. */
  readonly turn?: 'mine' | 'others' | 'any';
  /** Only while this holds. */
  readonly when?: Cond;
  /**
   * What it replaces: `roll` needs that he may roll for movement, `move` only that he may move (D Movement Effects).
   */
  readonly instead?: 'roll' | 'move';
  /** He has no other move than that. */
  readonly must?: true;
  /** Not again in the same turn, fight, encounter or round of the table. */
  readonly once?: Span;
  /** Abilities of one group share the limit, whatever card they are on. */
  readonly group?: string;
  /** What it does. */
  readonly do: Program;
};

/** A form of encounter with another character, besides attacking him (R4 ENCOUNTERING ANOTHER CHARACTER). */
export type Meeting = {
  /** Its name, unlike the others of the ability. */
  readonly id: string;
  /** Only while this holds, with the other character as `it`. */
  readonly when?: Cond;
  /** What it does. */
  readonly do: Program;
};

export type Ability = {
  /** Its name, unlike the others of the definition; the journal and saves know it by that. */
  readonly id: string;
  /** What holds as long as it is in play. */
  readonly static?: readonly Static[];
  /** Reactions to events. */
  readonly triggers?: readonly Trigger[];
  /** What may be done unasked. */
  readonly actions?: readonly Action[];
  /** What is done when it ends, of one that lasts for a time. */
  readonly ended?: Program;
  /** Forms of encounter with another character. */
  readonly meetings?: readonly Meeting[];
};
