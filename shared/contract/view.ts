// The whole game as one seat may see it. Nothing hidden is in here: not in a field, not in a length that tells.
import type { CardId, DeckId, DefId, HeroId, Msg, RegionId, SeatId, SetId } from '../kernel/ids';
import type { Asks, Told } from './told';
import type { Prompt } from './prompt';
import type { OutcomeHow, ViewEvent } from './event';
import type { FightOdds, FightOutcome, FightShare } from './fight';
import type { StopView } from './stops';

export type Alignment = 'good' | 'neutral' | 'evil';

/** A share of a number, to be shown when somebody asks what it is made of. */
export type LineView = {
  readonly source: DefId;
  readonly n: number;
  readonly how: 'value' | 'counters' | 'set' | 'add' | 'times' | 'cap';
};
export type StatView = {
  readonly total: number;
  readonly value: number;
  readonly counters: number;
  readonly lines: readonly LineView[];
};

/** Of `kind` it does nothing that is printed on it. */
export type CountsView = {
  readonly kind?: 'enemy';
  readonly subtype?: string;
  readonly strength?: number;
  readonly encounter?: number;
  readonly keywords?: readonly string[];
  readonly from?: DeckId;
};
export type CardView = {
  readonly id: CardId;
  readonly def: DefId;
  readonly tokens?: { readonly [kind: string]: number };
  /** A card that became a Follower, for its owner only. */
  readonly lent?: true;
  readonly magic?: true;
  /** It stands on a space in whose place it may be met, or must be by whoever comes there. */
  readonly instead?: 'may' | 'must';
  /** Transported and not carried: it does nothing for its holder. */
  readonly belonging?: true;
  /** The side of a two-sided card that is up. */
  readonly side?: string;
  /** What it counts as for who sees it, as far as that is not what is printed on it. */
  readonly counts?: CountsView;
  /** What lies on or under it; how many more whose faces this seat may not see. */
  readonly carries?: readonly CardView[];
  readonly carriesHidden?: number;
  /** May not be used by its holder now; the definition that forbids it. */
  readonly idle?: DefId | 'rules';
};
/** `ditchable`: its holder may ditch it now (`game.ditch`); said to him alone. */
export type HeldView = CardView & { readonly ditchable?: true };

export type HeroView = {
  readonly id: HeroId;
  readonly seat: SeatId;
  readonly def: DefId;
  readonly space: DefId;
  readonly alignment: Alignment;
  readonly strength: StatView;
  readonly craft: StatView;
  readonly life: number;
  readonly lifeValue: number;
  readonly fate: number;
  readonly fateValue: number;
  readonly gold: number;
  /** Objects, Followers, quest: faceup before him. */
  readonly held: readonly HeldView[];
  readonly objects: { readonly carried: number; readonly limit: number };
  /** How many Spells he has; which ones is in `hand`, for the seat's own view and for who may look. */
  readonly spells: number;
  readonly spellLimit: number;
  readonly hand?: readonly CardView[];
  readonly trophies: readonly CardView[];
  readonly trophyPoints: {
    readonly strength: number;
    readonly craft: number;
    readonly cost: { readonly strength: number; readonly craft: number };
  };
  readonly missTurns: number;
  /** Turns that he still is a Toad. */
  readonly toad?: number;
  readonly status: readonly string[];
  /** The body in which he goes on, his own marked space, which sides his fate shows, decks that only he draws from. */
  readonly form?: DefId;
  /** For so many more of his turns; without it, for good. */
  readonly formTurns?: number;
  readonly mark?: DefId;
  readonly sides?: { readonly light: number; readonly dark: number };
  readonly own?: readonly { readonly id: DeckId; readonly left: number }[];
};

export type SeatView = {
  readonly id: SeatId;
  readonly name: string;
  readonly control: 'person' | 'computer';
  /** How well a computer plays there, where that was chosen. */
  readonly level?: string;
  /** Which of the six figures and colours, where it is not that of the place. */
  readonly look?: number;
  readonly out: boolean;
  readonly hero?: HeroView;
};

export type SpaceView = {
  readonly id: DefId;
  readonly cards: readonly CardView[];
  readonly gold: number;
  /** What lies over it and speaks in its place, the last one uppermost. */
  readonly over?: readonly CardView[];
  readonly figures?: readonly CardView[];
  /** How many cards lie face down. */
  readonly faceDown?: number;
  readonly tokens?: { readonly [kind: string]: number };
};
export type DeckView = {
  readonly id: DeckId;
  readonly left: number;
  readonly discard: readonly DefId[];
  readonly stock?: readonly DefId[];
  /** The card on top, where this seat may look at it. */
  readonly top?: DefId;
};

export type FightSideView = {
  readonly hero?: HeroId;
  readonly cards: readonly CardId[];
  readonly defs: readonly DefId[];
  /** A creature that no card brings. */
  readonly name?: Msg;
  /** What fights in the character's place. */
  readonly champion?: DefId;
  readonly shares: readonly FightShare[];
  readonly dice: readonly number[];
  /** What counts of the dice: the highest. */
  readonly roll: number;
  /** Strength or Craft with everything that counts, without the roll. */
  readonly power: number;
  readonly score?: number;
};
export type FightView = {
  readonly kind: 'battle' | 'psychic';
  readonly attacker: HeroId;
  readonly mine: FightSideView;
  readonly theirs: FightSideView;
  readonly outcome?: FightOutcome;
  /**
   * Chances of the character on the left, before dice are rolled and while no Spell is under way; the same if the
   * viewer then pays one fate.
   */
  readonly odds?: FightOdds;
  readonly withFate?: FightOdds;
  /** Once dice lie: the chances as they were before them. */
  readonly before?: FightOdds;
};

export type PlayerView = {
  readonly seat: SeatId;
  readonly round: number;
  readonly turn: number;
  readonly active: SeatId;
  readonly order: readonly SeatId[];
  readonly seats: readonly SeatView[];
  /** Characters who are dead: what the journal calls them. */
  readonly fallen?: readonly { readonly id: HeroId; readonly def: DefId }[];
  readonly spaces: readonly SpaceView[];
  /** Cards beside the board, for all. */
  readonly table: readonly CardView[];
  readonly decks: readonly DeckView[];
  readonly lasting: readonly { readonly source: DefId; readonly hero: HeroId; readonly until: Msg }[];
  readonly fight?: FightView;
  readonly sets: readonly SetId[];
  readonly options: { readonly [id: string]: string | number | boolean };
  readonly crownReached: boolean;
  /** The time has run out: this round is the last one. */
  readonly timeUp?: true;
  /** How the game is to be won: `among` while it is hidden, all that it may be. */
  readonly ending: { readonly def: DefId; readonly card?: CardId } | { readonly among: readonly DefId[] };
  readonly unusedCharacters: number;
  /** `totals`: what each seat came to, where that decided after the last round. */
  readonly over?: {
    readonly winners: readonly SeatId[];
    readonly how: OutcomeHow;
    readonly totals?: { readonly [seat: SeatId]: number };
  };
  /** Shown when the game is over, or from the start where the set-up says so. */
  readonly seed?: string;
};

/** What the main process pushes after every change, for the seat that the screen shows. */
export type GameUpdate = {
  readonly game: string;
  readonly stateId: number;
  readonly view: PlayerView;
  readonly events: readonly ViewEvent[];
  readonly prompt?: Prompt;
  /** Seats that somebody waits for and that is no secret: the asked seat, when it is not this one. */
  readonly waitingFor?: SeatId;
  /** Milliseconds of play that are left, where a game is played by the clock. */
  readonly timeLeft?: number;
  /** When the cards of this seat ask. */
  readonly stops?: readonly StopView[];
  /** What can be taken back, and what was. */
  readonly back?: BackView;
  /** When it was opened: what would be seen here that is not for fair games. */
  readonly peek?: PeekView;
  /** It was gone back or forward: the journal is another one now. */
  readonly rewound?: true;
};

export type PeekView = {
  /** Fair games with the same dice and cards before them: they count as casual once this one is played further. */
  readonly shares: readonly string[];
  /** Seats of computers: whoever sits down there makes this game casual. */
  readonly hides: readonly SeatId[];
};

/**
 * Why the last decision stays: nothing was decided, chance or something hidden came since, the seats were changed, the
 * rules were.
 */
export type BackRefusal = 'nothing' | 'revealed' | 'seats' | 'rules';
export type BackView = {
  /** The decision that would be asked again, and whose consent that needs; or why not. */
  readonly undo:
    | { readonly ok: true; readonly seat: SeatId; readonly agree: readonly SeatId[] }
    | { readonly ok: false; readonly why: BackRefusal };
  readonly redo: boolean;
};

/** A definition's public face in one language: everything that a card, a space or a character shows. */
export type Face = {
  readonly id: DefId;
  readonly kind: string;
  readonly name: string;
  /** The name as a dictionary has it, with its gender, in languages that inflect names. */
  readonly entry?: string;
  /** Such as "Enemy - Monster" or "Magic Object". */
  readonly type: string;
  readonly text: readonly string[];
  /** Paragraphs in which dice decide, by what they say: its own, those of its abilities and of `own`. */
  readonly charts?: Told['charts'];
  /** What it says to those of one alignment, where it says nothing to all. */
  readonly own?: Told['own'];
  /** Spaces and what lies over them: what they ask of whoever comes, in a few words. */
  readonly asks?: Asks;
  /** The same to whoever has it, where that is less: no more that he must take it. */
  readonly held?: readonly string[];
  /** What it does, as short as a label, where the first paragraph is not just that. */
  readonly brief?: string;
  /** What comes of its abilities, by their ids, where a button could not say it: "heal 1 life". */
  readonly deeds?: Readonly<Record<string, string>>;
  readonly flavour?: string;
  readonly keywords: readonly string[];
  readonly encounter?: number;
  readonly strength?: string;
  readonly craft?: string;
  readonly subtype?: string;
  readonly weapon?: true;
  readonly armour?: true;
  /** Armour: the results of a die that save a life. */
  readonly saves?: readonly number[];
  /** Characters. */
  readonly character?: {
    readonly strength: number;
    readonly craft: number;
    readonly life: number;
    readonly fate: number;
    readonly alignment: Alignment;
    /** Left out where he begins as he likes: an ability says where. */
    readonly start?: DefId;
    readonly spells: number;
    readonly abilities: readonly { readonly id: string; readonly text: string }[];
  };
  /** What lies over a space and speaks in its place. */
  readonly ground?: { readonly terrain: string; readonly draw: number; readonly anyway?: true };
  /** Spaces. `grid` is column and row on a 7x7 square. */
  readonly space?: {
    readonly region: RegionId;
    readonly terrain: string;
    readonly grid: readonly [number, number];
    readonly draw: number;
    /** So many whatever lies there already. */
    readonly anyway?: true;
    readonly links: readonly { readonly to: DefId; readonly way: string }[];
  };
};
