// Amounts, conditions and selectors: everything an effect can ask about the game.
import type { DeckId, DefId, RegionId } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import type { EventIs } from './event';
import type { Comparison, FateSide, Measure } from './measures';
import type { CardRef, DeckRef, HeroRef, SpaceRef, VarRef } from './refs';
import type { SourceFilter } from './source';
import type { StatusId } from './status';
import type { Zone } from './zones';
import type { FightKind, OptionId, OptionValues, Verb } from './words';

export type { Comparison, FateSide } from './measures';
export type { SourceFilter } from './source';
export type { Zone } from './zones';

export type Alignment = 'good' | 'neutral' | 'evil';

/** What counters and coins record. */
export type Resource =
  /** Counters of Strength. */
  | 'strength'
  /** Counters of Craft. */
  | 'craft'
  /** Lives. */
  | 'life'
  /** Fate tokens. */
  | 'fate'
  /** Gold coins. */
  | 'gold';

/** What can be read of a character: the resources, what he may carry, hold or use at once, what his dice are. */
export type StatKey =
  | Resource
  /** How many Spells he may hold (R4 GAINING SPELLS). */
  | 'spellLimit'
  /** How many Objects he may carry (R4 OBJECT CARRYING LIMITS). */
  | 'objectLimit'
  /** How many Magic Objects he may have; without end where nothing sets or caps it. */
  | 'magicObjectLimit'
  /** How many Weapons he may use at once. */
  | 'weaponLimit'
  /** How many pieces of Armour he may use at once. */
  | 'armourLimit'
  /** Lives at the start, up to which he heals. */
  | 'lifeValue'
  /** Fate at the start, up to which it is replenished. */
  | 'fateValue'
  /** Added to his attack roll. */
  | 'attackRoll'
  /** Added to his foe's attack roll. */
  | 'foeRoll'
  /** How many dice he rolls to keep the highest. */
  | 'attackDice'
  /** The cap on the spaces of a move. */
  | 'movement'
  /** How many spaces he moves where he does not roll for it. */
  | 'steps'
  /** How many dice he rolls for a move. */
  | 'moveDice'
  /** How many dice he rolls, to choose one, when he pays fate for a die. */
  | 'fateDice'
  /** Added to a prayer's roll. */
  | 'prayer'
  /** How many dice the test at the Portal of Power takes. */
  | 'portalDice'
  /** How many dice the Mines take. */
  | 'minesDice'
  /** From which number on the Command Spell succeeds. */
  | 'commandFrom'
  /** Points of trophies for one counter. */
  | 'trophyCost'
  /** The same where it is Strength alone that they buy. */
  | 'strengthTrophyCost'
  /** The same of Craft. */
  | 'craftTrophyCost'
  /** Added to what each of his trophies counts in an exchange, which is never below 0. */
  | 'trophyWorth'
  /** How many more cards he draws where cards are drawn. */
  | 'drawMore'
  /** How many cards at least are drawn where cards are drawn. */
  | 'drawLeast'
  /** How many more Spells he draws where he draws Spells; as many of his are then discarded. */
  | 'spellsMore'
  /** Added to the Strength of a Follower that fights in his place. */
  | 'standInStrength'
  /** Added to what a card in a shop costs, which is never below 1 gold. */
  | 'prices'
  /** Added to whatever he pays in gold, wares and Followers included; what he cannot pay then he is not offered. */
  | 'costs'
  /** Strength as it is printed, with what adds to that: it counts as printed for all that speaks of it. */
  | 'strengthValue'
  /** The same of Craft. */
  | 'craftValue'
  /** How many spaces he moves as a Toad. */
  | 'toadSteps';

export type Amount =
  | number
  | VarRef
  /**
   * A character's number with all that adds to it; `part: 'value'`: as printed, `'counters'`: only what he has
   * gained.
   */
  | { readonly stat: StatKey; readonly of?: HeroRef; readonly part?: 'value' | 'counters' }
  /** The sum of all. */
  | { readonly plus: readonly Amount[] }
  /** The first without the second; it may be negative. */
  | { readonly minus: readonly [Amount, Amount] }
  /** The product of two. */
  | { readonly times: readonly [Amount, Amount] }
  /** What so much gold is as a price to him, with what adds to it or is taken off (`costs`). */
  | { readonly price: Amount }
  /** Half of it, rounded up. */
  | { readonly half: Amount }
  /** The lowest of all. */
  | { readonly least: readonly Amount[] }
  /** The highest of all. */
  | { readonly most: readonly Amount[] }
  /** How many the selector finds. */
  | { readonly count: Selector }
  /** Tokens of that kind on a card. */
  | { readonly tokens: TokenKind; readonly on: CardRef }
  /** The value of an option of the rules; on is 1. */
  | { readonly option: OptionId }
  /** The number of the event that is answered: lives, gold, the die. */
  | { readonly eventAmount: true }
  /** What is printed on a creature or a character. */
  | { readonly printed: 'strength' | 'craft'; readonly on: CardRef }
  /** A creature's Strength or Craft as it fights now, with all that changes it. */
  | { readonly power: 'strength' | 'craft'; readonly on: CardRef }
  /** By how much he is better in the fight whose scores were just compared; below nothing where he is not. */
  | { readonly margin: true }
  /** How much he has less than his life value or fate value. */
  | { readonly missing: 'life' | 'fate'; readonly of?: HeroRef }
  /** What the die shows that counts for one side of the fight that is going on; 0 before it is rolled. */
  | { readonly attackDie: 'mine' | 'theirs' }
  /** The attack roll of one side of that fight, with all that is added to it and nothing else; 0 before it is made. */
  | { readonly attackRoll: 'mine' | 'theirs' }
  /** Strength or Craft of what he fights, or how many fight him; 0 where there is no fight. */
  | { readonly foe: 'strength' | 'craft' | 'count' }
  /** The number that is remembered with a state; 0 without it. */
  | { readonly statusOf: StatusId; readonly of?: HeroRef }
  /** The result of his movement roll of this turn, with all that has changed it; 0 for whoever has made none. */
  | { readonly moveRoll: true }
  /** Cards that are left in a deck; `discards`: in its discard pile and not in itself. */
  | { readonly left: DeckRef; readonly discards?: 'only'; readonly find?: never }
  /** Such cards in a discard pile, or in `every` one. */
  | { readonly left: DeckRef | 'every'; readonly discards: 'only'; readonly find: DeckFilter }
  /**
   * What is printed on several cards, added up; `higher`: of each the higher of the two; `worth`: the higher of what
   * each counts as a trophy now, with what changes that.
   */
  | { readonly sum: 'strength' | 'craft' | 'higher' | 'worth'; readonly over: VarRef | Selector }
  /** What cards add to it for whoever uses them, added up: plain numbers that hang on no condition. */
  | { readonly bonus: 'strength' | 'craft'; readonly over: VarRef | Selector }
  /** Fate tokens of which that side is up. */
  | { readonly fateSide: FateSide; readonly of?: HeroRef }
  /** Tokens of that kind on a space. */
  | { readonly spaceTokens: TokenKind; readonly at: SpaceRef };

export type TokenKind = Resource | (string & {});

/** One of the options, each with a value that it can have. */
type OptionIs = { [K in OptionId]: { readonly option: K; readonly equals: OptionValues[K] } }[OptionId];

export type Cond =
  /** He is of that alignment, or of one of these; `printed`: that is what his card says. */
  | { readonly alignment: Alignment | readonly Alignment[]; readonly of?: HeroRef; readonly printed?: true }
  /** Compares two numbers. */
  | { readonly is: readonly [Amount, Comparison, Amount] }
  /** He has such a card before him: an Object, a Follower, a quest; no Spell in his hand and no trophy. */
  | { readonly has: CardFilter; readonly who?: HeroRef }
  /** The selector finds something. */
  | { readonly exists: Selector }
  /** He is on such a space. */
  | { readonly at: SpaceFilter; readonly who?: HeroRef }
  /** He is in that state. */
  | { readonly status: StatusId; readonly who?: HeroRef }
  /** That card is such a card. */
  | { readonly card: CardRef; readonly fits: CardFilter }
  /** It does not hold. */
  | { readonly not: Cond }
  /** All hold. */
  | { readonly all: readonly Cond[] }
  /** At least one holds. */
  | { readonly any: readonly Cond[] }
  /** A variable has a value, or just this one. */
  | { readonly known: string; readonly equals?: Json }
  /** An option of the rules has that value. */
  | OptionIs
  /** Both are of the same alignment now. */
  | { readonly alike: readonly [HeroRef, HeroRef] }
  /** Both are the same character. */
  | { readonly same: readonly [HeroRef, HeroRef] }
  /** It is his turn. */
  | { readonly turnOf: HeroRef }
  /**
   * Nothing forbids him that, cards and spaces included; and something lets him, where it needs leave (`evade`,
   * `skipRoll`, `passGate` and what else nobody may by himself).
   */
  | { readonly may: Verb; readonly who?: HeroRef; readonly byCard?: CardRef }
  /** Such a fight is going on, and he is in it. */
  | { readonly fight: FightFilter }
  /** The event was caused by such a card or space. */
  | { readonly source: SourceFilter }
  /** The event that is answered is such a one. */
  | { readonly eventIs: EventIs }
  /** He is in the middle of an encounter of that kind in his own turn. */
  | { readonly meeting: 'space' | 'character' }
  /** The turn has ended already and only what is left of it is carried out. */
  | { readonly turnIsOver: true }
  /** This card's effect is at work already (an Event that lies there as a reminder). */
  | { readonly lasting: true }
  /** Something of this is in stock that he can pay for. */
  | { readonly canBuy: readonly { readonly named: string; readonly price: number }[]; readonly from: DeckId }
  /** The Weapon is used in the fight that is going on, or the Armour was. */
  | { readonly inUse: CardRef }
  /** His movement roll of this turn showed this number on the one die that counted (D Natural vs. Modified Roll). */
  | { readonly naturalMove: readonly number[] }
  /** More fate of one side than of the other, as much of both, or none at all. */
  | { readonly bound: FateSide | 'unbound' | 'fateless'; readonly of?: HeroRef }
  /** Goes on in another body, such as a Ghost; `from`: in one out of that deck. */
  | { readonly form: true; readonly from?: DeckId; readonly of?: HeroRef }
  /**
   * The topmost card of that deck, or of its `discards`, is such a card; whoever asks it of a deck looks at that card,
   * whatever it is. `castBy`: a Spell of that name was cast by him, and took effect.
   */
  | {
      readonly onTop: DeckId;
      readonly discards?: true;
      readonly fits: DeckFilter & { readonly castBy?: HeroRef };
    };

/** What can be asked of a card that is still in a deck: what is printed on it. */
export type DeckFilter = Pick<CardFilter, 'kind' | 'object' | 'subtype' | 'named' | 'keyword' | 'class' | 'aimed'>;

/** About the fight that is going on. `role` is what the character who asks is in it. */
export type FightFilter = {
  /** Whose fight it is; his own when it is left out. */
  readonly of?: HeroRef;
  /** Battle or psychic combat. */
  readonly kind?: FightKind;
  /** Whether he attacked or was attacked. */
  readonly role?: 'attacker' | 'defender';
  /** Whether he fights a creature or a character. */
  readonly foe?: 'creature' | 'character';
  /** Whether they are several that fight as one. */
  readonly foes?: 'one' | 'several';
  /** At least one of the creatures is of that subtype. */
  readonly subtype?: string | readonly string[];
  /** All creatures are of that subtype. */
  readonly onlySubtype?: string | readonly string[];
  /** Such a card is among the foes. */
  readonly foeCards?: CardFilter;
  /** Whether some of what he fights may be evaded, or all of it cannot be by him (R4 CAN VS. CANNOT). */
  readonly evadable?: boolean;
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

export type CardFilter = {
  /** Its type is one of these. */
  readonly kind?: CardKind | readonly CardKind[];
  /** An Enemy of that subtype. */
  readonly subtype?: string | readonly string[];
  /** The last part of its id; all copies have it. */
  readonly named?: string | readonly string[];
  /** This word is in its title, alone or in a longer one: `goblin` is in Hobgoblin. */
  readonly titled?: string;
  /** It has one of these keywords, such as `raft`. */
  readonly keyword?: string | readonly string[];
  /** An Object or a Magic Object. */
  readonly object?: true;
  /** Its encounter number is that of the creature that he fights. */
  readonly likeFoe?: true;
  /** A Spell that is cast on a character. */
  readonly aimed?: true;
  /** A Weapon or a piece of Armour (R4 "WEAPON" AND "ARMOUR" KEYWORDS). */
  readonly class?: 'weapon' | 'armour';
  /** Where it lies. */
  readonly zone?: Zone;
  /** Who has it. */
  readonly heldBy?: HeroRef | 'anyone' | 'others';
  /** On which space it lies. */
  readonly at?: SpaceRef | 'anySpace';
  /** The deck that it belongs to. */
  readonly from?: DeckId | readonly DeckId[];
  /** Not hidden in a hand. */
  readonly faceUp?: true;
  /** Drawn in this turn and not met yet. */
  readonly fresh?: true;
  /** Drawn in this turn, not met yet, and no card that must be met as it was drawn. */
  readonly replaceable?: true;
  /** Fights in the battle or psychic combat that is going on. */
  readonly inFight?: true;
  /** Whether the Spell that is being cast, or was just cast, is cast on it. */
  readonly struck?: boolean;
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
  /** Whether it lies face down. */
  readonly faceDown?: boolean;
  /** That I may have (R4 HAVING AND USING CARDS). */
  readonly takeable?: true;
  /** It says that characters of this alignment cannot have it. */
  readonly forbidden?: Alignment;
  /** Nothing keeps me from evading it, whatever would let me (R4 CAN VS. CANNOT). */
  readonly evadable?: true;
  /** Whether it cannot be burnt (D Fireproof). */
  readonly fireproof?: boolean;
  /** The card whose text runs. */
  readonly self?: true;
  /** That very card, or any of those of that name. */
  readonly is?: CardRef;
  /** No card that fits this. */
  readonly not?: CardFilter;
  /** This holds with the card as `it`. */
  readonly where?: Cond;
};

export type HeroFilter = {
  /** All, or all but whoever carries this out. */
  readonly who?: 'all' | 'others';
  /** On such a space. */
  readonly at?: SpaceFilter;
  /** In the Region of that character or card. */
  readonly sameRegionAs?: HeroRef | { readonly card: CardRef };
  /** Of one of these alignments. */
  readonly alignment?: Alignment | readonly Alignment[];
  /** Has such a card. */
  readonly has?: CardFilter;
  /** Whether the Spell that is being cast, or was just cast, is cast on him. */
  readonly struck?: boolean;
  /** This holds with the character as `it`. */
  readonly where?: Cond;
};

export type SpaceFilter = {
  /** One of these definitions. */
  readonly id?: DefId | readonly DefId[];
  /** The last part of its id, or the terrain that several share: `desert` is either Desert. */
  readonly named?: string | readonly string[];
  /** Of one of these Regions; `mine`: the character's. */
  readonly region?: RegionId | readonly RegionId[] | 'mine';
  /** Not the space where he is. */
  readonly other?: true;
  /** The space where he is. */
  readonly here?: true;
  /** No character is there. */
  readonly empty?: true;
  /**
   * So many steps from the space where he is, or fewer: round a ring, over the bridge, to and fro in the Inner Region;
   * `of`: from that space.
   */
  readonly within?: number | { readonly n: number; readonly of: SpaceRef };
  /** Directly opposite, across the Storm River. */
  readonly adjacentAcrossRiver?: true;
  /** Directly opposite that space. */
  readonly across?: SpaceRef;
  /** That very space, or any of those of that name. */
  readonly is?: SpaceRef;
  /** In the Region of that space. */
  readonly sameRegionAs?: SpaceRef;
  /** Has such a token on it. */
  readonly tokens?: TokenKind;
  /** Such a card lies or stands on it. */
  readonly holds?: CardFilter;
  /** Something lies over it and speaks in its place. */
  readonly covered?: boolean;
  /** Whether nothing leads there but what names it (a jail). */
  readonly closed?: boolean;
  /** It is called like that space, as both are now. */
  readonly namesake?: SpaceRef;
  /** Whether it is the last one of a corner board. */
  readonly last?: boolean;
  /** Cards are drawn there; `more`: more than lie there now. */
  readonly draws?: true | 'more';
  /** A shop: a move ends there, and it is not the last space of a board. */
  readonly shop?: true;
  /** No space that fits this. */
  readonly not?: SpaceFilter;
};

/** Of what was found only the nearest: by fewest steps, or the first one along a way round the ring. */
export type Nearest = {
  /** From where it is counted. */
  readonly to: SpaceRef;
  /** Only this way round the ring. */
  readonly way?: 'cw' | 'ccw';
  /** So many of them along that way, the nearest first; once round, the first ones again. */
  readonly next?: Amount;
};

export type Selector =
  /** `fewest`, `most`: of these only those who have least, or most, of it, or of the number kept with a state. */
  | { readonly heroes: HeroFilter; readonly fewest?: Measure; readonly most?: Measure }
  /** Cards in play, wherever the filter lets them lie. */
  | { readonly cards: CardFilter; readonly nearest?: Nearest }
  /** Spaces of the board. */
  | { readonly spaces: SpaceFilter; readonly nearest?: Nearest };
