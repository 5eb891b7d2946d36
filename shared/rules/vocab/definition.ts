// Definitions: plain JSON, one exported constant each. Facts and effect data, never a sentence.
import type { DeckId, DefId, RegionId } from '../../kernel/ids';
import type { Ability, Action, Listening } from './ability';
import type { Drawing } from './drawing';
import type { Program } from './effect';
import type { Alignment, Amount, CardKind, Cond, Resource } from './select';
import type { StatusId } from './status';
import type { OptionValue, WantedOptions } from './words';

export type Origin = 'known' | 'ours';

/** Keywords that parts give; a card that has one of them is such a card for all filters. */
export const partKeywords = ['talisman', 'trinket'] as const;

/** What a part gives to the card of which it is one. */
type Part = {
  /** Abilities that the card gets. */
  readonly abilities?: readonly Ability[];
  /** The lowest result that saves a life; of several parts the reaches are added. */
  readonly armour?: number;
  /** It saves, or is used as a Weapon, in psychic combat and in no battle, or in both; each is added up by itself. */
  readonly against?: 'psychic' | 'both';
  /** It makes the card a Weapon, whatever else its parts give. */
  readonly weapon?: true;
  /** What it makes of the card: a Talisman, a Trinket. */
  readonly keywords?: readonly (typeof partKeywords)[number][];
  /** It makes the card a Follower and no Object, whatever else its parts give. */
  readonly follower?: true;
  /** The other parts of the card give their harmony, whatever they are put together with. */
  readonly harmonises?: true;
};

type Common = {
  /** Set, kind and name: `base/adventure/raft`. Saves know it by this, so it never changes. */
  readonly id: DefId;
  /** How many there are in its deck; 1 when left out, and 0 where only an effect brings it. */
  readonly copies?: number;
  /** The deck that it belongs to; none when it is left out. */
  readonly deck?: DeckId;
  /** Whether its data are those of the printed card (`known`) or our own (`ours`). */
  readonly origin?: Origin;
  /** Words that filters ask for, such as `raft`. */
  readonly keywords?: readonly string[];
  /** What it does while it is in play, besides being met. */
  readonly abilities?: readonly Ability[];
  /** A two-sided card: what holds while a side is up; the first named side is up at the start. */
  readonly sides?: Readonly<Record<string, readonly Ability[]>>;
  /** What it gives to a card that it becomes part of; another text where one of these is a part too (a harmony). */
  readonly part?: Part & { readonly harmony?: Omit<Part, 'harmonises'> & { readonly with: readonly string[] } };
  /** May have other cards on it; `works`: what lies there works for whoever holds this one, Spells included. */
  readonly carries?: { readonly works?: true };
};

/** Cards that lie on spaces; `encounter` is the number at their corner, none for a card such as Hex. */
type Met = {
  /** The number at its corner: the order in which cards are met (R4 ADVENTURE CARDS). */
  readonly encounter?: number;
  /** Carried out as it is drawn, before anything else on the space (R4 ADVENTURE CARDS). */
  readonly drawn?: Program;
  /** What meeting it does. */
  readonly met?: Program;
  /** It is met only where this holds. */
  readonly metIf?: Cond;
  /** Stays after it was met; enemies always do until killed. */
  readonly stays?: 'always' | 'untilUsed';
  /** Tokens that lie on it from the beginning, for those who visit it. */
  readonly pool?: { readonly what: Resource; readonly n: number };
};

export type EventDef = Common & Met & { readonly kind: 'event' };
export type StrangerDef = Common & Met & { readonly kind: 'stranger' };
export type PlaceDef = Common & Met & { readonly kind: 'place' };
export type EnemyDef = Common &
  Met & {
    readonly kind: 'enemy';
    /** Animal, Dragon, Monster, Spirit and the like. */
    readonly subtype: string;
    /** It battles with this. */
    readonly strength?: Amount;
    /** It fights in psychic combat with this. */
    readonly craft?: Amount;
    /**
     * Before the fight (Bandit). Where it sets the variable `spared` to 1, it does not fight; `removeFoe` with `evaded`
     * lets him evade it or any other.
     */
    readonly approach?: Program;
    /** What follows when it was killed. */
    readonly killed?: Program;
    /**
     * With both Strength and Craft: it battles when this holds, else it fights by Craft; the character chooses when
     * left out.
     */
    readonly battlesIf?: Cond;
    /** It is discarded when killed. */
    readonly noTrophy?: true;
    /**
     * Whoever kills it in a fight takes it as a trophy, also where it could never be exchanged, and nothing else can be
     * made of it then.
     */
    readonly mustBeTrophy?: true;
    /** What it does to whoever has it as a trophy, in place of what it does on the board. */
    readonly trophy?: readonly Ability[];
  };
export type ObjectDef = Common &
  Met & {
    readonly kind: 'object' | 'magicObject';
    /** A Weapon: one is used in an attack. */
    readonly weapon?: true;
    /** The results of a die that save a life in battle; none where the piece helps in another way. */
    readonly armour?: readonly number[];
    /** Armour that saves, or a Weapon that is used, in psychic combat and in no battle, or in both. */
    readonly against?: 'psychic' | 'both';
    /** Whoever meets it must take it. */
    readonly mustTake?: true;
    /** Characters of this alignment, or of these, may not have it. */
    readonly forbidden?: Alignment | readonly Alignment[];
    /** What follows when somebody has taken it. */
    readonly taken?: Program;
  };
export type FollowerDef = Common &
  Met & {
    readonly kind: 'follower';
    /** Whoever meets it must take it. */
    readonly mustTake?: true;
    /** Gold, or lives, for which it joins a character. */
    readonly price?: number | { readonly life: number };
    /** Whoever meets it and does not pay discards it; otherwise it stays where it lies. */
    readonly unpaid?: 'discarded';
    /** Characters of this alignment, or of these, may not have it. */
    readonly forbidden?: Alignment | readonly Alignment[];
    /** What follows when somebody has taken it. */
    readonly taken?: Program;
  };
export type SpellDef = Common & {
  readonly kind: 'spell';
  /** When it may be cast: at moments, or in answer to an event. */
  readonly timing: readonly (Omit<Action, 'id' | 'do'> | Listening)[];
  /** Choosing targets, before others may answer. */
  readonly aim?: Program;
  /** What it does once nobody has anything to say against it. */
  readonly effect: Program;
  /** Stays where its effect put it instead of going to the discard pile (Hex). */
  readonly stays?: true;
};
export type QuestDef = Common & {
  readonly kind: 'quest';
  /** The number of the die that brings it, where a die does. */
  readonly roll?: number;
  /** What follows as it is accepted. */
  readonly taken?: Program;
  /** Fulfilled as soon as this holds, by paying so (R4 WARLOCK'S CAVE: immediately if he is able). */
  readonly deliver?: { readonly if: Cond; readonly do: Program };
};
export type CharacterDef = Common & {
  readonly kind: 'character';
  /** Printed Strength; 0 of one that has none, whose `strengthValue` something else sets. */
  readonly strength: number;
  /** Printed Craft; 0 of one that has none (`craftValue`). */
  readonly craft: number;
  /** Lives at the start: the life value. */
  readonly life: number;
  /** Fate at the start: the fate value. */
  readonly fate: number;
  /** Alignment at the start. */
  readonly alignment: Alignment;
  /** The space where he begins. */
  readonly start: DefId;
  /** Gold that he begins with; 1 when left out. */
  readonly gold?: number;
  /** How many Spells he begins with. */
  readonly spells?: number;
  /** Objects that he begins with, each from a deck. */
  readonly objects?: readonly { readonly named: string; readonly from: DeckId }[];
  /** What he does before the first turn of the game, or as he comes into it later. */
  readonly begins?: Program;
};

/** A way out of a space. Directions are those of the ring, clockwise from above. */
export type Link = {
  /** The space that it leads to. */
  readonly to: DefId;
  /** `door`: onto another board or into a house; the direction is free again behind it. */
  /** `ferry`: no way for characters on their moves, but for some figures. */
  readonly way: 'cw' | 'ccw' | 'bridge' | 'portal' | 'in' | 'out' | 'door' | 'ferry';
  /** Procedure that must be passed before going on; the rest of the route is open until then. */
  readonly gate?: 'sentinel' | 'portal';
  /** Against the arrow of a one-way street: nobody moves there, and only what forces somebody or something goes so. */
  readonly against?: true;
};

export type SpaceDef = Common & {
  /** A move ends here, whatever is left of it; one that began a turn here does not come back in it (a shop). */
  readonly stops?: true;
  /** The last one of a corner board: no figure stays there (D FAQ Grim Reaper Q6). */
  readonly last?: true;
  /** Nothing leads there but what names it, and nobody chooses it (a jail). */
  readonly closed?: true;
  /** It lies behind another board: whom something puts here by its name comes to that space instead, and walks. */
  readonly enteredAt?: DefId;
  /** The space of another board whose place it takes: what speaks of that one by its name means this one. */
  readonly inPlaceOf?: DefId;
  /** As long as a character is in that state he does not go on from here: what he met is not done with. */
  readonly keeps?: StatusId;
  /**
   * What is done instead of a normal move by one who begins his turn here; a normal move follows where it did not move
   * him.
   */
  readonly leave?: Program;
  /** That is done only where this holds. */
  readonly leaveIf?: Cond;
  readonly kind: 'space';
  /** The Region that it is part of. */
  readonly region: RegionId;
  /** Fields, woods and the like, for cards that speak of these. */
  readonly terrain: string;
  /** Column and row on a 7x7 square, for drawing. */
  readonly grid: readonly [number, number];
  /** The ways out of it. */
  readonly links: readonly Link[];
  /** So many cards lie here when an encounter begins. */
  readonly draw?: number;
  /** Where that is not all that is to be said of it. */
  readonly drawing?: Drawing;
  /** Before cards are drawn (Desert). */
  readonly arrive?: Program;
  /** The instructions of the space. */
  readonly visit?: Program;
  /** For turn after turn in the Inner Region: what goes on when he stays. */
  readonly again?: Program;
  /** The spaces directly opposite, across the Storm River. */
  readonly across?: readonly DefId[];
  /** Whether characters may meet each other here; as its Region says when left out. */
  readonly characters?: boolean;
};

/**
 * Holds wherever its set is played with (`always`); else when the option of its name is on, or has the value `when`.
 */
export type RuleDef = Common & {
  readonly kind: 'rule';
  /** Holds wherever its set is played with. */
  readonly always?: true;
  /** The value that the option must have. */
  readonly when?: OptionValue;
  /** What each character does before the first turn of the game. */
  readonly begins?: Program;
  /** It is a house rule that its set declares: its values, and what goes with it. */
  readonly choice?: {
    readonly values: readonly OptionValue[];
    readonly standard: OptionValue;
    /** In the printed editions, where it is another. */
    readonly printed?: OptionValue;
    readonly needs?: readonly string[];
    readonly excludes?: readonly string[];
  };
};

/** May be encountered in place of the space or a character there; `must` says when nothing else may. */
type Choice = {
  /** `if`: it may be chosen only then; `must`: nothing else may be chosen then. */
  readonly choice?: { readonly must?: Cond; readonly if?: Cond };
};

/** A figure that belongs to nobody: it stands on a space and is not one of the cards there. */
export type FigureDef = Common &
  Choice &
  Pick<Met, 'met'> & {
    readonly kind: 'figure';
    /** Carried out as it comes onto the board; not as it moves there. */
    readonly drawn?: Program;
    /** Where it stands from the beginning, or beside the board; else something brings it in. */
    readonly start?: DefId | 'table';
  };

/**
 * What lies over a space and speaks in its place: its name and text are gone, its ways and its Region stay. One that
 * stands on a space is a text that may be chosen instead of the space's.
 */
export type TerrainDef = Common &
  Choice &
  Pick<SpaceDef, 'draw' | 'drawing' | 'arrive' | 'visit'> &
  Pick<Met, 'drawn'> & {
    readonly kind: 'terrain';
    /** What the space is now. */
    readonly terrain: string;
  };

/**
 * Something that a character has become, been promised or owes: neither an Object nor a Follower, so nobody takes it.
 */
export type StateDef = Common &
  Pick<Met, 'met'> & {
    readonly kind: 'state';
    /** What follows when somebody comes into it. */
    readonly taken?: Program;
  };

/** A card beside the board that holds for all while it lies there; `drawn` is carried out as it is turned up. */
export type WorldDef = Common &
  Pick<Met, 'drawn' | 'met'> & {
    readonly kind: 'world';
    /** It lies there from the beginning. */
    readonly start?: true;
  };

/** What an ending asks of who would win by it; a computer player goes by it, and set-up screens group by it. */
export type EndingGoal =
  /** To be the last one alive. */
  | 'lastAlive'
  /** To beat a foe on the Crown. */
  | 'foe'
  /** To be there first. */
  | 'race'
  /** To bring enough of something. */
  | 'collection'
  /** To be judged by what one has or is. */
  | 'judgement'
  /** To be lucky. */
  | 'chance';

/**
 * An ending: it lies over the Crown of Command, face down while it is hidden (D The Crown of Command), and speaks in
 * the place of what is printed there. `arrive`: before the cards there are met; `visit`: after them.
 */
export type EndingDef = Common &
  Pick<SpaceDef, 'arrive' | 'visit'> & {
    readonly kind: 'ending';
    /** How it can be played with. */
    readonly reveal: 'revealed' | 'hidden' | 'both';
    /** What it asks of who would win by it. */
    readonly goal: EndingGoal;
    /** What each character does before the first turn, where it lies face up from then on. */
    readonly begins?: Program;
    /** Of a foe on the Crown: tokens on the card, from when it is face up. */
    readonly lives?: number;
    /** What must be had to win it; one who has less has no business at the Crown. */
    readonly needs?: { readonly what: 'fate' | 'gold'; readonly n: number };
    /** The options with which it can be won. */
    readonly when?: WantedOptions;
    /** Needs nothing else of its set, so it can be chosen wherever the base game is played. */
    readonly anywhere?: true;
  };

/** A body in which a character goes on: its numbers and abilities in place of his own. */
export type FormDef = Common & {
  readonly kind: 'form';
  /** Strength in this body. */
  readonly strength: number;
  /** Craft in this body. */
  readonly craft: number;
  /** Lives in this body. */
  readonly life: number;
  /** Fate in this body. */
  readonly fate: number;
};

/** How a deck is used; one without a definition is drawn from face down and made anew of its discards. */
export type DeckDef = Common & {
  readonly kind: 'deck';
  /**
   * `stock`: open to all, back in it at once; `bottom`: cards go back under it; `shuffled`: back into it at once;
   * `once`: it is not made anew of its discards.
   */
  readonly use: DeckUse;
  /** Cards that lie face up beside it from the beginning. */
  readonly show?: number;
  /** The deck whose discard pile its cards go to. */
  readonly into?: DeckId;
  /** The Regions in which it stands where rules speak of the Adventure deck; its cards are Adventure cards anywhere. */
  readonly regions?: readonly RegionId[];
  /** Its cards are Adventure cards as soon as they lie on the board. */
  readonly adventure?: true;
};

/** A way that a set adds to a space of another set, such as the door of a corner board. */
export type LinkDef = Common & {
  readonly kind: 'link';
  /** The space that it starts from. */
  readonly from: DefId;
  /** The way itself. */
  readonly link: Link;
};

export type DeckUse =
  /** Open to all, and what is discarded is back in it at once. */
  | 'stock'
  /** Discards go back under it. */
  | 'bottom'
  /** Discards are shuffled back into it at once. */
  | 'shuffled'
  /** It is not made anew of its discards. */
  | 'once'
  /** Drawn from face down, and made anew of its discards. */
  | 'pile';

export type CardDef =
  | EventDef
  | StrangerDef
  | PlaceDef
  | EnemyDef
  | ObjectDef
  | FollowerDef
  | SpellDef
  | QuestDef
  | FigureDef
  | TerrainDef
  | StateDef
  | WorldDef
  | EndingDef
  | FormDef;
export type Def = CardDef | CharacterDef | SpaceDef | RuleDef | DeckDef | LinkDef;
export type KindOf = CardKind;
