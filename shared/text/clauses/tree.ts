// What a text says, without a word of any language: the clauses that the walk over the effects makes and a language
// puts into sentences.
import type { DefId } from '../../kernel/ids';
import type { Act } from './acts';
import type { Rule, Standing } from './rules';
import type { Alignment, CardKind, FateSide, Measure, Resource, StatKey, Zone } from './words';
import type { Until } from './until';
import type { Test, When } from './tests';

export type Maybe<T> = T | undefined;

// who

/** People that a text speaks of without a name. */
export type Role =
  /** Whoever carries the text out. */
  | 'you'
  /** Relative: "who". */
  | 'who'
  | 'that'
  | 'active'
  | 'loser'
  | 'winner'
  | 'cause'
  | 'opponent'
  | 'hisOpponent'
  /** The Enemy that speaks: whoever fights it is "you". */
  | 'foe'
  /** An Enemy that one fights, or another does. */
  | 'ownEnemy'
  | 'anothersEnemy'
  /** "any character", "another character": whom an event is about. */
  | 'any'
  | 'another'
  | 'everyone'
  | 'everyoneElse'
  /** A character whom one encounters. */
  | 'met'
  /** Whoever has this card. */
  | 'owner'
  /** Whose player sits next to one's own. */
  | 'left'
  | 'right'
  /** Whose player sits next to that of whoever is spoken of. */
  | 'hisLeft'
  | 'hisRight';
export type Who = { readonly key: string } & (
  | { readonly is: Role }
  | { readonly is: 'group'; readonly of: HeroNp; readonly det: Det }
  | { readonly is: 'ownerOf'; readonly card: Card }
);

// noun phrases

/** How a noun phrase is counted. */
export type Det =
  /** "an Enemy" */
  | 'a'
  /** "any Enemy", where one is chosen: of what is owned "one of ...". */
  | 'any'
  | 'every'
  /** "all your Followers" */
  | 'all'
  | 'plural'
  | 'anyNumber'
  | { readonly upTo: Num }
  | { readonly exactly: Num };

export type HeroNp = {
  readonly others?: Maybe<boolean>;
  readonly alignment?: Maybe<readonly Alignment[]>;
  readonly at?: Maybe<SpaceNp>;
  readonly regionOf?: Maybe<Who | Card>;
  readonly has?: Maybe<CardNp>;
  readonly struck?: Maybe<boolean>;
  readonly which?: Maybe<When>;
  readonly fewest?: Maybe<Measure>;
  readonly most?: Maybe<Measure>;
};

export type Tokens = { readonly kind: string; readonly has: boolean };
/** Where a card is, and how it lies: yes or no. */
type Lies = 'faceUp' | 'faceDown' | 'justDrawn' | 'inFight' | 'belonging' | 'struck';
/**
 * `ownChoice`: whose it is chooses which; `lent`: it follows somebody though it is no Follower; `other`: not the card
 * that speaks; `topmost`: of a pile; `leaves`: it goes from where it lies to another card or space.
 */
type Flag =
  | Lies
  | 'object'
  | 'lent'
  | 'self'
  | 'other'
  | 'atRandom'
  | 'inRandomOrder'
  | 'ownChoice'
  | 'topmost'
  | 'amongThem'
  | 'leaves';
export type CardNp = { readonly [F in Flag]?: Maybe<boolean> } & {
  readonly kinds?: Maybe<readonly CardKind[]>;
  readonly subtypes?: Maybe<readonly string[]>;
  readonly names?: Maybe<readonly string[]>;
  readonly keywords?: Maybe<readonly string[]>;
  /** One of these. */
  readonly gear?: Maybe<readonly ('weapon' | 'armour')[]>;
  readonly zone?: Maybe<Zone>;
  readonly fireproof?: Maybe<boolean>;
  readonly forbidden?: Maybe<Alignment>;
  readonly likeFoe?: Maybe<boolean>;
  readonly aimed?: Maybe<boolean>;
  readonly of?: Maybe<Who | 'anyone' | 'others'>;
  readonly at?: Maybe<Place | 'anySpace'>;
  readonly stands?: Maybe<Place | 'anySpace'>;
  readonly in?: Maybe<SpaceNp>;
  readonly on?: Maybe<Card>;
  readonly deck?: Maybe<readonly string[]>;
  readonly belongsTo?: Maybe<Place>;
  readonly titled?: Maybe<string>;
  readonly side?: Maybe<string>;
  readonly not?: Maybe<CardNp>;
  /** Such a card, or such a one. */
  readonly either?: Maybe<readonly CardNp[]>;
  readonly tokens?: Maybe<readonly Tokens[]>;
  readonly which?: Maybe<When>;
  readonly nearest?: Maybe<Near>;
};

/** Of what was found the nearest, or the first along a way. */
/** `either`: clockwise or counterclockwise, by choice. */
export type Way = 'cw' | 'ccw' | 'either' | 'in' | 'out';
export type Near = {
  readonly to: Place;
  readonly way?: Maybe<'cw' | 'ccw'>;
  readonly next?: Maybe<Num>;
  /** The space from which it is counted is one of them. */
  readonly itself?: Maybe<boolean>;
};
export type SpaceNp = {
  readonly places?: Maybe<readonly DefId[]>;
  /** Of which there are many: "a Woods space". */
  readonly terrains?: Maybe<readonly string[]>;
  readonly regions?: Maybe<readonly string[]>;
  readonly myRegion?: Maybe<Who>;
  readonly regionOf?: Maybe<Place>;
  readonly other?: Maybe<boolean>;
  readonly atRandom?: Maybe<boolean>;
  readonly here?: Maybe<Place>;
  readonly empty?: Maybe<boolean>;
  readonly opposite?: Maybe<boolean>;
  /** Directly across the river from that place. */
  readonly oppositeTo?: Maybe<Place>;
  /** So many steps away at most. */
  readonly within?: Maybe<number>;
  /** From there; else from where he is. */
  readonly withinOf?: Maybe<Place>;
  /** A step away from there. */
  readonly besideOf?: Maybe<Place>;
  /** Another one, a step away. */
  readonly adjacent?: Maybe<boolean>;
  readonly last?: Maybe<boolean>;
  readonly draws?: Maybe<true | 'more'>;
  readonly shop?: Maybe<boolean>;
  readonly is?: Maybe<Place>;
  readonly tokens?: Maybe<string>;
  readonly holds?: Maybe<CardNp>;
  readonly covered?: Maybe<boolean>;
  readonly closed?: Maybe<boolean>;
  readonly namesake?: Maybe<Place>;
  readonly not?: Maybe<SpaceNp>;
  readonly nearest?: Maybe<Near>;
};

export type Np =
  | { readonly np: 'heroes'; readonly of: HeroNp }
  | { readonly np: 'cards'; readonly of: CardNp }
  | { readonly np: 'spaces'; readonly of: SpaceNp };

/** A card that is known, or one that is chosen on the spot. */
export type Card =
  | { readonly card: 'this' }
  /** "it", whatever was said last. */
  | { readonly card: 'it' }
  /** "that Enemy", and "it" where it was spoken of just now. */
  | { readonly card: 'that'; readonly key: string; readonly of: CardNp }
  | { readonly card: 'those'; readonly key: string }
  | { readonly card: 'the'; readonly named: string; readonly isFigure?: true }
  /** "the top card of the Adventure deck", and "it" where it was spoken of just now. */
  | { readonly card: 'top'; readonly deck: Deck }
  | { readonly card: 'np'; readonly det: Det; readonly of: CardNp };

export type Place =
  /** "this space", or where somebody is. */
  | { readonly place: 'here'; readonly laid: boolean; readonly who: Who }
  | { readonly place: 'that' }
  | { readonly place: 'named'; readonly def: DefId }
  | { readonly place: 'of'; readonly who: Who }
  | { readonly place: 'ofCard'; readonly card: Card }
  | { readonly place: 'start' | 'mark'; readonly who: Who }
  /** Where it was, or he was, before that move. */
  | { readonly place: 'left'; readonly by: Who | Card }
  /** In a loop: there the first time, then one space further each time. */
  | { readonly place: 'further'; readonly first: Place; readonly way: Way }
  | { readonly place: 'steps'; readonly n: Num; readonly way: Way; readonly from: Place }
  | { readonly place: 'np'; readonly det: Det; readonly of: SpaceNp };

export type Deck = {
  readonly deck: string;
  readonly own?: Maybe<Who>;
  readonly home?: Maybe<Card>;
  /** Or the deck of a Region. */ readonly any?: boolean;
  /** And the deck of each Region. */ readonly each?: boolean;
};

// numbers

/** Numbers that only the play knows. */
const unknown = [
  'result',
  'yourResult',
  /** The same, behind somebody else's. */
  'yours',
  'opponentsResult',
  'figuresResult',
  /** Of two or three dice that are rolled one after the other. */
  'firstDie',
  'secondDie',
  'thirdDie',
  'thatMany',
  'thatNumber',
  'theirNumber',
  /** Of those that were lost just now. */
  'gone',
  'margin',
  'numberRolled',
  'rolledForMove',
  /** What a state keeps that no die gave. */
  'kept',
  'byTheRules',
  'outcome',
  'creaturesInFight',
  'creaturesOfItsLord',
  'creaturesOfOtherLords',
  'dice',
  'ownDie',
  'moveRoll',
  'opponentsDie',
  'ownRoll',
  'opponentsRoll',
  'killed',
  /** Of Spells that one may still have. */
  'room',
] as const;
export type Unknown = (typeof unknown)[number];
export const isUnknown = (n: Exclude<Num, number>): n is { readonly num: Unknown } => unknown.some((x) => x === n.num);
export type Num =
  | number
  | { readonly num: Unknown }
  | { readonly num: 'stat'; readonly stat: StatKey; readonly of: Who; readonly part?: Maybe<'value' | 'counters'> }
  /** Of several people, of each no more than so much. */
  | { readonly num: 'together'; readonly of: Num; readonly each: number }
  | { readonly num: 'plus'; readonly list: readonly Num[] }
  | { readonly num: 'minus'; readonly from: Num; readonly less: Num }
  | { readonly num: 'times'; readonly n: Num; readonly of: Num }
  | { readonly num: 'half'; readonly of: Num }
  /** So many for whoever has a card of that name, of which there is one. */
  | { readonly num: 'ifHad'; readonly n: number; readonly named: string; readonly by: Who }
  /** So many, and another number where something holds. */
  | { readonly num: 'either'; readonly n: number; readonly other: number; readonly if: Test }
  /** In battle the one, in psychic combat the other. */
  | { readonly num: 'byFight'; readonly battle: Num; readonly psychic: Num }
  /** That, and so much more for each of these that holds. */
  | {
      readonly num: 'holding';
      readonly from: Num;
      readonly list: readonly { readonly n: number; readonly if: Test }[];
    }
  /** So many the first time, and 1 more each time. */
  | { readonly num: 'eachTime'; readonly from: number }
  /** As many as one likes, up to that. */
  | { readonly num: 'upTo'; readonly from: number; readonly of: Num }
  | { readonly num: 'lowest' | 'highest'; readonly list: readonly Num[] }
  | { readonly num: 'atMost' | 'atLeast'; readonly of: Num; readonly bound: Num }
  | { readonly num: 'count'; readonly of: Np; readonly before?: Maybe<true> }
  /** Of cards that are gone by now: how many of them were such. */
  | { readonly num: 'amongThem'; readonly of: CardNp }
  | { readonly num: 'tokens'; readonly kind: string; readonly on: Card | Place }
  | { readonly num: 'printed'; readonly power: 'strength' | 'craft' | 'either'; readonly on: Card }
  | { readonly num: 'lost'; readonly what: 'life' | 'fate'; readonly by: Who }
  | { readonly num: 'foes'; readonly power: 'strength' | 'craft'; readonly of: Who }
  /** `of`: such cards; without a deck in all discard piles. */
  | {
      readonly num: 'left';
      readonly deck: Maybe<Deck>;
      readonly discards: boolean;
      readonly of: Maybe<CardNp>;
    }
  | { readonly num: 'total'; readonly power: 'strength' | 'craft' | 'higher' | 'worth'; readonly over: Card | Np }
  | { readonly num: 'bonus'; readonly power: 'strength' | 'craft'; readonly over: Card | Np }
  /** What was rolled for a figure. */
  | { readonly num: 'resultOf'; readonly card: Card }
  | { readonly num: 'fateOf'; readonly side: FateSide; readonly of: Who }
  /** How many were chosen. */
  | { readonly num: 'those'; readonly key: string };

/** "2 lives", "all your gold", "1 gold for each". */
export type Quantity = {
  readonly what: Resource;
  /** Besides what the event has brought or cost already. */
  readonly more?: Maybe<true>;
  /** Of all of it so much is left. */
  readonly but?: Maybe<number>;
  readonly n: Num | 'all';
  readonly side?: Maybe<FateSide>;
};

// clauses

export type Range = { readonly from: number; readonly to: number };
/** A row of a chart: its numbers, or whatever has no other row. */
export type Row = { readonly at: readonly Range[] | 'rest'; readonly do: Clauses };
export type Option = {
  /** The person who is visited. */
  readonly person?: Maybe<string>;
  readonly if?: Maybe<Test>;
  readonly do: Clauses;
  readonly key: string;
};
export type Branch = { readonly if?: Maybe<Test>; readonly do: Clauses };
/** What is done with a roll before its row is read. */
export type Reckoning =
  /** As whoever rolls likes. */
  | { readonly may: Num; readonly if?: Maybe<Test> }
  | { readonly less: Num; readonly least?: Maybe<number> }
  | { readonly more: readonly Num[] }
  | { readonly read: Num };
export type Clause =
  | { readonly c: 'act'; readonly who: Who; readonly act: Act }
  | { readonly c: 'may'; readonly who: Who; readonly do: Clauses; readonly if?: Maybe<Test>; readonly else: Clauses }
  /** "pay 1 gold to gain 1 Spell" */
  | { readonly c: 'price'; readonly who: Who; readonly pay: Clauses; readonly goods: Clauses }
  | { readonly c: 'if'; readonly branches: readonly Branch[] }
  | {
      readonly c: 'chart';
      readonly who: Who;
      readonly roll: Act;
      readonly reckoning?: Maybe<Reckoning>;
      readonly rows: readonly Row[];
      /** The rows are numbers that something later reads. */
      readonly counts: boolean;
      /** Another chart with these rows was told before. */
      readonly again?: Maybe<boolean>;
    }
  | { readonly c: 'byNumber'; readonly on: Num; readonly rows: readonly Row[] }
  /** `then`: what follows whatever was chosen. */
  | {
      readonly c: 'choice';
      readonly who: Who;
      readonly options: readonly Option[];
      readonly persons: boolean;
      readonly then?: Maybe<Clauses>;
    }
  | { readonly c: 'together'; readonly who: Who; readonly options: readonly Option[] }
  /** A number that each of them names. */
  | { readonly c: 'together'; readonly who: Who; readonly do: Clauses }
  /** `key`: of the group, where it is people. */
  | { readonly c: 'each'; readonly of: Np; readonly do: Clauses; readonly key: string }
  /** `anew`: each time something else. `then`: and after that so many times more. */
  | {
      readonly c: 'times';
      readonly n: Num;
      readonly then?: Maybe<readonly Num[]>;
      readonly do: Clauses;
      readonly anew: boolean;
    }
  /** Again and again as long as there is one of them. */
  | { readonly c: 'untilNone'; readonly of: Np; readonly do: Clauses }
  | { readonly c: 'asOftenAsPossible'; readonly who: Who; readonly do: Clauses }
  | { readonly c: 'lasting'; readonly who: Who; readonly until: Until; readonly standing: readonly Standing[] }
  | {
      readonly c: 'granted';
      readonly who: Who;
      readonly until: Until;
      readonly rules: readonly Rule[];
      readonly again?: Maybe<boolean>;
    }
  /** What comes when something has lasted so long. `behind`: it was told what lasted. */
  | { readonly c: 'afterwards'; readonly until: Until; readonly behind: boolean; readonly do: Clauses }
  | { readonly c: 'insteadOfNextMove'; readonly who: Who; readonly must: boolean; readonly do: Clauses }
  /** What waits for one's next battle. */
  | { readonly c: 'nextBattle'; readonly who: Who; readonly do: Clauses }
  /** What a victory brings in place of a reward. */
  | { readonly c: 'insteadOfReward'; readonly who: Who; readonly do: Clauses }
  // idioms
  /** How many lives one of several results costs, and who may be given for them: the Vampire's Tower. */
  | {
      readonly c: 'toll';
      readonly roll: Act;
      readonly rows: readonly (Range & { readonly n: number })[];
      readonly saved: CardNp;
      readonly killed: boolean;
    }
  /** Roll against somebody: the three outcomes and what follows from each. */
  | {
      readonly c: 'throw';
      readonly dice: Num;
      readonly against: Num;
      readonly more: Clauses;
      readonly less: Clauses;
      readonly again: boolean;
    }
  /** As many creatures as the die says attack, one after another. */
  | { readonly c: 'horde'; readonly roll: Act; readonly foe: Act }
  /** "exchange it for 3 gold" */
  | { readonly c: 'exchange'; readonly who: Who; readonly give: Card; readonly goods: Quantity }
  /** Cards of which each may be given for so much: "the Ruby (3), the Diamond (4)". */
  | {
      readonly c: 'sells';
      readonly who: Who;
      readonly what: Resource;
      readonly wares: readonly { readonly named: readonly string[]; readonly n: number }[];
    }
  | { readonly c: 'nothing' };
export type Clauses = readonly Clause[];
