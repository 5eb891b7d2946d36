// Amounts, conditions and selectors: everything an effect can ask about the game.
import type { DeckId, DefId, RegionId } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import type { CardRef, DeckRef, HeroRef, SpaceRef, VarRef } from './refs';
import type { EventKind, Moment, Verb } from './words';

export type Alignment = 'good' | 'neutral' | 'evil';

/** What counters and coins record. */
export type Resource = 'strength' | 'craft' | 'life' | 'fate' | 'gold';

/**
 * What can be read of a character. The resources; the limits of what he may carry, hold or use at once;
 * `attackRoll` and `foeRoll` are added to his or his foe's attack roll, `attackDice` is how many dice he
 * rolls to keep the highest; `movement` is the cap on the spaces of a move, `moveDice` how many dice are rolled for it; `prayer` is added to a prayer's roll;
 * `portalDice` and `minesDice` are how many dice a test takes.
 */
export type StatKey =
  | Resource
  | 'spellLimit'
  | 'objectLimit'
  | 'weaponLimit'
  | 'armourLimit'
  | 'lifeValue'
  | 'fateValue'
  | 'attackRoll'
  | 'foeRoll'
  | 'attackDice'
  | 'movement'
  | 'moveDice'
  | 'prayer'
  | 'portalDice'
  | 'minesDice'
  | 'commandFrom'
  | 'trophyCost'
  | 'drawMore'
  | 'toadSteps';

export type Amount =
  | number
  | VarRef
  | { readonly stat: StatKey; readonly of?: HeroRef; readonly part?: 'value' | 'counters' }
  | { readonly plus: readonly Amount[] }
  | { readonly minus: readonly [Amount, Amount] }
  | { readonly times: readonly [Amount, Amount] }
  | { readonly least: readonly Amount[] }
  | { readonly most: readonly Amount[] }
  | { readonly count: Selector }
  | { readonly tokens: TokenKind; readonly on: CardRef }
  | { readonly option: string }
  | { readonly eventAmount: true }
  | { readonly printed: 'strength' | 'craft'; readonly on: CardRef }
  | { readonly missing: 'life' | 'fate'; readonly of?: HeroRef }
  | { readonly foe: 'strength' | 'craft' | 'count' }
  | { readonly statusOf: Status; readonly of?: HeroRef }
  /** Cards that are left in a deck. */
  | { readonly left: DeckRef }
  /** What is printed on several cards, added up; `higher`: of each the higher of the two. */
  | { readonly sum: 'strength' | 'craft' | 'higher'; readonly over: VarRef }
  | { readonly fateSide: FateSide; readonly of?: HeroRef }
  | { readonly spaceTokens: TokenKind; readonly at: SpaceRef };

/** The two sides of a fate token, where a set gives it two (D Woodland: Fate Tokens). */
export type FateSide = 'light' | 'dark';

export type TokenKind = Resource | (string & {});

export type Comparison = '<' | '<=' | '=' | '>=' | '>';

export type Cond =
  | { readonly alignment: Alignment | readonly Alignment[]; readonly of?: HeroRef }
  | { readonly is: readonly [Amount, Comparison, Amount] }
  | { readonly has: CardFilter; readonly who?: HeroRef }
  | { readonly exists: Selector }
  | { readonly at: SpaceFilter; readonly who?: HeroRef }
  | { readonly status: Status; readonly who?: HeroRef }
  | { readonly card: CardRef; readonly fits: CardFilter }
  | { readonly not: Cond }
  | { readonly all: readonly Cond[] }
  | { readonly any: readonly Cond[] }
  | { readonly known: string; readonly equals?: Json }
  | { readonly option: string; readonly equals: Json }
  | { readonly same: readonly [HeroRef, HeroRef] }
  | { readonly turnOf: HeroRef }
  | { readonly may: Verb; readonly who?: HeroRef; readonly byCard?: CardRef }
  | { readonly fight: FightFilter }
  | { readonly source: SourceFilter }
  | { readonly eventIs: EventFilter }
  | { readonly meeting: 'space' | 'character' }
  | { readonly turnIsOver: true }
  /** This card's effect is at work already (an Event that lies there as a reminder). */
  | { readonly lasting: true }
  /** Something of this is in stock that he can pay for. */
  | { readonly canBuy: readonly { readonly named: string; readonly price: number }[]; readonly from: DeckId }
  /** The Weapon is used in the fight that is going on. */
  | { readonly inUse: CardRef }
  /** His movement roll of this turn showed this number on the one die that counted (D Natural vs. Modified Roll). */
  | { readonly naturalMove: readonly number[] }
  /** More fate of one side than of the other, as much of both, or none at all. */
  | { readonly bound: FateSide | 'unbound' | 'fateless'; readonly of?: HeroRef }
  /** Goes on in another body, such as a Ghost. */
  | { readonly form: true; readonly of?: HeroRef };

/** A state that a character is in, other than what he owns. */
export type Status = 'toad' | 'enslaved' | 'turningBack' | 'reachedCrown' | 'stood-off' | (string & {});

/** About the fight that is going on. `role` is what the character who asks is in it. */
export type FightFilter = {
  readonly kind?: 'battle' | 'psychic';
  readonly role?: 'attacker' | 'defender';
  readonly foe?: 'creature' | 'character';
  /** Whether they are several that fight as one. */
  readonly foes?: 'one' | 'several';
  readonly subtype?: string | readonly string[];
  readonly onlySubtype?: string | readonly string[];
  readonly foeCards?: CardFilter;
};

/** What caused an event: a definition, or any of a kind. */
export type SourceFilter = {
  readonly def?: readonly DefId[];
  readonly named?: readonly string[];
  readonly kind?: CardKind | readonly CardKind[];
  readonly fight?: 'battle' | 'psychic';
};

export type EventFilter = {
  readonly what?: string | readonly string[];
  readonly cause?: string | readonly string[];
  readonly how?: string | readonly string[];
  readonly card?: CardFilter;
  readonly natural?: readonly number[];
  readonly to?: SpaceFilter;
};

export type CardKind =
  | 'event'
  | 'enemy'
  | 'stranger'
  | 'place'
  | 'object'
  | 'magicObject'
  | 'follower'
  | 'spell'
  | 'quest'
  | 'character'
  | 'space'
  | 'ending'
  | 'figure'
  | 'rule'
  | 'terrain'
  | 'state'
  | 'world'
  | 'form'
  | 'deck'
  | 'link';

/**
 * Where a card in play lies. `laid`: on a space, to be met; `over`: over a space, in whose place it speaks; `stands`: a
 * figure on a space; `attached`: on or under another card; `table`: beside the board, for all; `aside`: out of the way.
 */
export type Zone = 'held' | 'hand' | 'trophy' | 'laid' | 'over' | 'stands' | 'attached' | 'table' | 'aside';

export type CardFilter = {
  readonly kind?: CardKind | readonly CardKind[];
  readonly subtype?: string | readonly string[];
  readonly named?: string | readonly string[];
  readonly keyword?: string | readonly string[];
  readonly object?: true;
  readonly zone?: Zone;
  readonly heldBy?: HeroRef | 'anyone' | 'others';
  readonly at?: SpaceRef | 'anySpace';
  readonly from?: DeckId | readonly DeckId[];
  readonly faceUp?: true;
  /** Drawn in this turn and not met yet. */
  readonly fresh?: true;
  /** Drawn in this turn, not met yet, and no card that must be met as it was drawn. */
  readonly replaceable?: true;
  /** Fights in the battle or psychic combat that is going on. */
  readonly inFight?: true;
  /** A card that became a Follower. */
  readonly lent?: true;
  /** Is one of its holder's belongings, or is carried by him (O Encumbrance). */
  readonly belonging?: boolean;
  /** Lies on or under this card, or on one that fits. */
  readonly on?: CardRef | CardFilter;
  /** A figure that stands there. */
  readonly stands?: SpaceRef | 'anySpace';
  /** It is, or whoever holds it is, on such a space. */
  readonly in?: SpaceFilter;
  /** One of its keywords is the name of that space. */
  readonly belongsTo?: SpaceRef;
  /** Which side of a two-sided card is up. */
  readonly side?: string;
  readonly faceDown?: boolean;
  /** That I may have (R4 HAVING AND USING CARDS). */
  readonly takeable?: true;
  /** The card whose text runs. */
  readonly self?: true;
  readonly not?: CardFilter;
  readonly where?: Cond;
};

export type HeroFilter = {
  readonly who?: 'all' | 'others';
  readonly at?: SpaceFilter;
  readonly sameRegionAs?: HeroRef | { readonly card: CardRef };
  readonly alignment?: Alignment | readonly Alignment[];
  readonly has?: CardFilter;
  readonly where?: Cond;
};

export type SpaceFilter = {
  readonly id?: DefId | readonly DefId[];
  readonly named?: string | readonly string[];
  readonly region?: RegionId | readonly RegionId[] | 'mine';
  readonly other?: true;
  readonly here?: true;
  readonly empty?: true;
  readonly adjacentAcrossRiver?: true;
  /** That very space. */
  readonly is?: SpaceRef;
  readonly sameRegionAs?: SpaceRef;
  /** Has such a token on it. */
  readonly tokens?: TokenKind;
  /** Such a card lies or stands on it. */
  readonly holds?: CardFilter;
  /** Something lies over it and speaks in its place. */
  readonly covered?: boolean;
  readonly not?: SpaceFilter;
};

/** Of what was found only the nearest: by fewest steps, or the first one along a way round the ring. */
export type Nearest = { readonly to: SpaceRef; readonly way?: 'cw' | 'ccw' };

export type Selector =
  /** `fewest`: of these only those who have least of it. */
  | { readonly heroes: HeroFilter; readonly fewest?: Resource }
  | { readonly cards: CardFilter; readonly nearest?: Nearest }
  | { readonly spaces: SpaceFilter; readonly nearest?: Nearest };

export type { EventKind, Moment, Verb };
