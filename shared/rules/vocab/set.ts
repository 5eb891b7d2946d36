// What a set declares of itself (content/<set>/set.ts). All else follows from it and from what lies in its folder.
import type { DeckId, DefId, RegionId, SetId } from '../../kernel/ids';
import type { DeckDef } from './definition';
import type { Overlay } from './overlay';
import type { OptionValue } from './words';

/** The same in each language; in German as a dictionary has it where it is a name (docs/how-to/add-a-language.md). */
export type InWords = { readonly en: string; readonly de: string };

export const setKinds = ['base', 'large', 'small', 'promotional', 'trial'] as const;
/** `large`: a box with a board of its own; `trial`: plays a part in tests alone and needs neither names nor goldens. */
export type SetKind = (typeof setKinds)[number];

/**
 * A deck that the set's cards are in. The base game's decks are known by their names alone (`adventure`); every other
 * one by its whole id (`moor/deck/bog`), so two decks are the same only where two sets declare the same id.
 */
export type DeckOfSet = Pick<DeckDef, 'show' | 'into' | 'origin' | 'adventure'> & {
  /** What stands before "card" and "deck": "Dungeon", "Verlies". */
  readonly word: InWords;
  /** Left out: drawn from face down, and made anew of its discards. */
  readonly use?: DeckDef['use'];
  /** The deck whose place it takes: of that one, no card is in the game. */
  readonly replaces?: DeckId;
  /** The options with which it is in the game: without them neither it nor its cards are. */
  readonly when?: Overlay['when'];
};

/** A Region of the set's own spaces. */
export type RegionOfSet = {
  /** "City Region", "die Stadtregion". */
  readonly name: InWords;
  /** As it stands on the board: "City", "Die Stadt". */
  readonly title: InWords;
  /** The deck that its spaces are drawn for; left out: Adventure. */
  readonly draws?: DeckId;
};

/** A board of the set's own, and where it is entered: a way from a space of another set, open while both are played. */
export type BoardOfSet = {
  /** The Regions on it. */
  readonly regions: readonly RegionId[];
  /** Ways onto it: the space where one stands, and the one behind the door. */
  readonly entered: readonly { readonly from: DefId; readonly to: DefId }[];
};

/**
 * A house rule of the set's own, offered where the set is played with and read like any other. Its id is a word of its
 * own in every set (`startingQuest`); two sets have it in common by declaring it in the same words.
 */
export type OptionOfSet<V extends OptionValue = OptionValue> = {
  readonly name: InWords;
  readonly help: InWords;
  /** The first one is that of an option that is off. */
  readonly values: readonly V[];
  /** What each is called; on, off and numbers need no words. */
  readonly valueNames?: Readonly<Record<string, InWords>>;
  /** The value in every edition, or in the Digital Edition where the `printed` ones have another. */
  readonly standard: NoInfer<V>;
  readonly printed?: NoInfer<V>;
  /** Options that must be on with it, and that may not. */
  readonly needs?: readonly string[];
  readonly excludes?: readonly string[];
  /** Further sets that must be played with. */
  readonly sets?: readonly SetId[];
};

/** The house rules of a set, each with its values: what `OptionValues` gets of them. */
export const optionsOfSet = <const O extends Readonly<Record<string, OptionOfSet>>>(options: O): O => options;
export type ValuesOfSet<O extends Readonly<Record<string, OptionOfSet>>> = {
  readonly [Id in keyof O]: O[Id]['values'][number];
};

/** A set-up to begin with: the base game and this set, in the Digital rules. */
export type PresetOfSet = {
  readonly name: InWords;
  /** What is special about it, in one line. */
  readonly line: InWords;
  /** House rules that differ from the plain ones. */
  readonly rules?: Readonly<Record<string, OptionValue>>;
  /** Endings of which one is drawn; left out: the Crown of Command alone. */
  readonly endings?: readonly DefId[];
  /** How many sit down; left out: whoever sits there already. */
  readonly players?: number;
};

/** A kind of token of the set's own. */
export type TokenOfSet = {
  /** What stands before "token" and "-marke": "drawn", "Zieh"; left out, the English language takes its key. */
  readonly word?: InWords;
  /**
   * `count`: only keeps count of time, of what was done or chosen already, of who took part: texts have other words for
   * that. `fight`: marks what something does in a fight; that it is taken off again goes without saying.
   */
  readonly only?: 'count' | 'fight';
  /** It marks what something is at the time: the journal does not count it. */
  readonly mark?: true;
};
/** Spaces, and cards of which something comes, with other prepositions than most: "in the City", "an der Kluft". */
export type PlacesOfSet = InWords & { readonly of: readonly DefId[] };
/**
 * A creature that its instructions alone name. Of one that is the `only` one of its name, English has the article with
 * it where it takes one ("the Sentinel", "Death"); German cannot see of a proper name that it is a woman's (`she`).
 */
export type CreatureOfSet = InWords & { readonly only?: true; readonly she?: true };
/**
 * What somebody in a state is: "in the tower", "im Turm". One that is called something when it does not hold has a word
 * for that (`otherwise`), and for the choice of the two (`either`); of a `quiet` one texts tell what it forbids, and
 * not how one comes into it. `begins`: where "become" is no word for that ("sich verirren"). `chosen`: a choice has put
 * him into it, which texts ask for as the choice: "has chosen the light side", "die helle Seite gewählt".
 */
export type StateOfSet = InWords & {
  readonly otherwise?: InWords;
  readonly either?: InWords;
  readonly quiet?: true;
  readonly begins?: { readonly de: string };
  readonly chosen?: InWords;
};
export type Explained = { readonly name: InWords; readonly text: InWords };
/** What the texts of a set call what it brings. */
export type WordsOfSet = {
  readonly places?: readonly PlacesOfSet[];
  /** Where one stands on what has a long name: "on the Crown", "auf der Krone". */
  readonly spots?: Readonly<Record<DefId, InWords>>;
  /** Whose name takes no article in any language: "fight Moroz"; and what takes none in English: "Dock Street". */
  readonly proper?: readonly DefId[];
  readonly bare?: readonly DefId[];
  /** Cards of which one speaks as of people. */
  readonly people?: { readonly she?: readonly DefId[]; readonly he?: readonly DefId[] };
  /** By the name that the instructions have. */
  readonly creatures?: Readonly<Record<string, CreatureOfSet>>;
  /** Sides of its cards: "Standing", "Wirksam". */
  readonly sides?: Readonly<Record<string, InWords>>;
  /** A state without words is the program's own. */
  readonly statuses?: Readonly<Record<string, StateOfSet>>;
  /** What its texts look for in the names of cards. */
  readonly titled?: Readonly<Record<string, InWords>>;
  readonly tokens?: Readonly<Record<string, TokenOfSet>>;
  /** Keywords, as they stand before what a card is: "Noble", "Adels"; a German adjective has a `~` for its ending. */
  readonly keywords?: Readonly<Record<string, InWords>>;
  /** Keywords that say what a card is: "scale", "die Schuppe, Schuppen". */
  readonly nouns?: Readonly<Record<string, InWords>>;
  /** What a keyword of its cards means, which is explained beside the card. */
  readonly explained?: Readonly<Record<string, Explained>>;
  /** Keywords that only mark what its texts look for: the texts say it. */
  readonly unsaid?: readonly string[];
  /** Subtypes of its cards: "Bandit", "der Bandit(en)". */
  readonly subtypes?: Readonly<Record<string, InWords>>;
};

export type SetDef = {
  /** The name of its folder, with which the ids of its definitions begin. */
  readonly set: SetId;
  /** What it is called. */
  readonly name: InWords;
  /** What it brings, in one line of the set-up screen. */
  readonly line: InWords;
  /** Its place in every list; the base game comes first. */
  readonly order: number;
  readonly kind: SetKind;
  /**
   * How many cards the box holds, by deck, and how many characters (`character`): a released set has them all, and no
   * more.
   */
  readonly box?: Readonly<Record<string, number>>;
  /** Offered at set-up. One that is still being built is in tests and tools alone. */
  readonly released: boolean;
  /** Sets without which it cannot be played, besides the base game. */
  readonly needs?: readonly SetId[];
  readonly decks?: Readonly<Record<DeckId, DeckOfSet>>;
  readonly regions?: Readonly<Record<RegionId, RegionOfSet>>;
  readonly boards?: readonly BoardOfSet[];
  /** Of each of its endings, how it is won: one line of the set-up screen. */
  readonly endings?: Readonly<Record<DefId, InWords>>;
  readonly options?: Readonly<Record<string, OptionOfSet>>;
  readonly presets?: Readonly<Record<string, PresetOfSet>>;
  readonly words?: WordsOfSet;
};
