// What somebody does, by its verb and with all that belongs to it.
import type { Json } from '../../kernel/json';
import type { Alignment, FateSide, Resource } from './words';
import type { Card, CardNp, Deck, Det, Np, Num, Place, Quantity, SpaceNp, Who } from './tree';
import type { Until } from './until';

type Maybe<T> = T | undefined;
export type Foe = {
  /** Known by its key, or what is said of it. */
  readonly named?: Maybe<string>;
  readonly subtype?: Maybe<string>;
  /** What it is besides, where its name does not say so: a Wraith is a Spirit. */
  readonly isA?: Maybe<string>;
  readonly cards?: Maybe<Card>;
  readonly power?: Maybe<'strength' | 'craft'>;
  readonly n?: Maybe<Num>;
  /** The other kind of fight, where one may choose. */
  readonly or?: Maybe<{ readonly power: 'strength' | 'craft'; readonly n: Num }>;
  readonly cannotBeEvaded: boolean;
  /** What he was fighting. */
  readonly again?: Maybe<boolean>;
};
/** Where a card is put. */
export type Target =
  | 'table'
  | 'held'
  | 'hand'
  | 'trophy'
  | 'discard'
  | 'out'
  | 'aside'
  | { readonly at: Place }
  | { readonly over: Place }
  | { readonly on: Card }
  | { readonly deck: Deck; readonly where: 'top' | 'bottom' | 'shuffled' };
/** `named` is the last part of an id, or `SPELL`: one out of the deck, whichever it is. */
export type Ware = { readonly named: string; readonly price: number };
export const SPELL = '$spell';
/** The card on top of the deck, unseen. */
export const TOP = '$top';
/** What a reaction stops: what it is called follows from the event. */
export type Stopped = 'loss' | 'last' | 'life' | 'death' | 'spell' | 'move' | 'turning' | 'result' | 'it';
export type Outcome = 'won' | 'lost' | 'standOff' | 'evaded' | 'destroyed';

export type Act =
  // dice
  | {
      readonly v: 'roll';
      readonly dice: Num;
      readonly how: 'plain' | 'pray' | 'opponent' | 'yourself' | 'figure' | 'this' | 'both' | 'rivals';
      /** Another figure than the one that speaks. */
      readonly figure?: Maybe<Card>;
      readonly leaveOut?: Maybe<boolean>;
      /** One after the other: each of them counts for something else. */
      readonly apart?: Maybe<boolean>;
    }
  | { readonly v: 'rollMove' }
  /** Of a deck that has one card faceup beside it. */
  | { readonly v: 'discardTop'; readonly deck: string; readonly orLose: boolean }
  /** What was told just before. */
  | { readonly v: 'sameAgain' }
  /** A number that a row of a chart stands for. */
  | { readonly v: 'count'; readonly n: Num }
  | { readonly v: 'adjust'; readonly by: Num }
  /** `what`: of that so much more or less is gained or lost. */
  | {
      readonly v: 'change';
      readonly by: Num;
      readonly how?: 'gain' | 'lose';
      readonly what?: readonly Resource[];
      /** So much it becomes, whatever it was. */
      readonly to?: number | undefined;
    }
  /** All that somebody has of what a part would be taken of. */
  | { readonly v: 'takeAll'; readonly what: 'gold' | 'fate'; readonly of: Who }
  | { readonly v: 'rollOnceMore' }
  | { readonly v: 'useDie'; readonly keep: 'highest' | 'lowest' }
  // counters, coins, states
  | { readonly v: 'gain' | 'lose' | 'pay'; readonly what: Quantity }
  /** "gain 1 Strength and 1 Craft" */
  | { readonly v: 'gainAll'; readonly list: readonly Quantity[] }
  | { readonly v: 'rob'; readonly what: Quantity; readonly from: Who }
  /** One of several things: "gain 1 Spell, gold or fate". */
  | { readonly v: 'gainOne'; readonly n: number; readonly things: readonly ('spell' | Resource)[] }
  /** "take 1 gold from him or one of his Objects" */
  | { readonly v: 'takeOne'; readonly what: Quantity; readonly from: Who; readonly card: Card }
  /** As much of it as one has by nature: no more and no less. */
  | { readonly v: 'level'; readonly what: 'life' | 'fate' }
  | { readonly v: 'heal'; readonly n: Num | 'full'; readonly free?: Maybe<boolean> }
  | { readonly v: 'replenish'; readonly n: Num | 'full'; readonly side?: Maybe<FateSide> }
  /** Lives or fate for gold, as many as one likes: `most` where the seller sets a limit. */
  | { readonly v: 'buy'; readonly what: 'life' | 'fate'; readonly most?: Maybe<Num>; readonly pays: boolean }
  | { readonly v: 'align'; readonly to: readonly Alignment[]; readonly until?: Maybe<Until> }
  | { readonly v: 'toad'; readonly turns: number }
  | { readonly v: 'missTurn' | 'extraTurns'; readonly n: Num }
  | { readonly v: 'endTurn' }
  | { readonly v: 'enter'; readonly status: string }
  /** `or`: and whichever of these it is. */
  | { readonly v: 'leave'; readonly status: string; readonly or?: Maybe<readonly string[]> }
  /** Into a state, or out of it where he is in it. */
  | { readonly v: 'toggle'; readonly status: string }
  | { readonly v: 'turnFate'; readonly n: Num | 'all'; readonly to: FateSide }
  // places
  | {
      readonly v: 'go';
      readonly how: 'teleport' | 'move' | 'cross' | 'portal' | 'emerge' | 'thrown';
      readonly to: Place;
      readonly noEncounter: boolean;
      /** Even onto the Crown of Command. */
      readonly crown: boolean;
    }
  | { readonly v: 'stay' | 'stayOn' | 'comeOut' | 'moveOn' }
  /** Of a Spell that is cast. */
  | { readonly v: 'takesEffect' }
  | { readonly v: 'mark'; readonly at: Maybe<Place> }
  | { readonly v: 'avoidFight' }
  | { readonly v: 'encounterCards'; readonly only: Maybe<Card> }
  | { readonly v: 'encounterSpace' }
  | { readonly v: 'offerMove'; readonly roll: boolean }
  // cards
  | { readonly v: 'gainSpells'; readonly n: Num | 'limit' }
  | { readonly v: 'discardSpells'; readonly n: Num | 'all' }
  | {
      readonly v: 'draw';
      readonly deck: string;
      readonly upTo?: Maybe<Num>;
      readonly exactly?: Maybe<Num>;
      readonly more?: Maybe<boolean>;
    }
  | {
      readonly v: 'gainCard';
      readonly named: string;
      readonly from: string;
      readonly may: boolean;
      readonly as?: Maybe<string>;
    }
  | { readonly v: 'take'; readonly card: Card; readonly from?: Maybe<Who> }
  | {
      readonly v: 'discard' | 'kill' | 'ditch' | 'remove' | 'dismantle' | 'asTrophy' | 'burn' | 'encounter';
      readonly card: Card;
    }
  /** `home`: of whichever deck it is from. */
  | { readonly v: 'replace'; readonly card: Card; readonly to?: Maybe<Target>; readonly home?: true }
  | { readonly v: 'asFollower'; readonly card: Card; readonly insteadOfTrophy: boolean }
  | { readonly v: 'stow'; readonly card: Card; readonly away: boolean }
  | { readonly v: 'swap'; readonly give: Card; readonly take: Card }
  | { readonly v: 'put'; readonly card: Card; readonly to: Target; readonly faceDown: boolean }
  | {
      readonly v: 'deal';
      readonly n: Num;
      readonly named?: Maybe<string>;
      readonly from: Deck;
      /** Other decks that may be drawn from instead. */
      readonly orFrom?: Maybe<readonly Deck[]>;
      readonly to: Target;
      readonly faceDown: boolean;
      readonly discarded: boolean;
      /** Any of the discards, by lot. */
      readonly byLot: boolean;
      /** Of the discards the uppermost of these. */
      /** The uppermost such card, or `all` such cards. */
      readonly topmost?: Maybe<CardNp>;
      readonly all?: Maybe<true>;
      readonly bottom: boolean;
      readonly as?: Maybe<string>;
    }
  | { readonly v: 'burnTop'; readonly deck: string; readonly n: Num }
  | { readonly v: 'unburn' }
  | { readonly v: 'rollSpace'; readonly spaces: readonly string[] }
  | {
      readonly v: 'placeTerrain';
      /** One of these. */
      readonly named?: Maybe<readonly string[]>;
      readonly card?: Maybe<Card>;
      readonly at: Place;
    }
  | { readonly v: 'putGold'; readonly what: Quantity; readonly at: Place; readonly stock?: Maybe<boolean> }
  | { readonly v: 'addTokens'; readonly kind: string; readonly n: Num; readonly on: Card | Place }
  | {
      readonly v: 'takeTokens';
      readonly kind: string;
      readonly n: Num | 'all';
      readonly on: Card | Place;
      /** There can be none: it is how the card comes, and nobody's deed. */
      readonly none?: Maybe<true>;
    }
  | { readonly v: 'look'; readonly deck: string; readonly n: Num }
  | { readonly v: 'arrange'; readonly deck: string; readonly n: Num; readonly onto?: Maybe<Deck> }
  | { readonly v: 'lookAtHand'; readonly of: Who }
  | {
      readonly v: 'search';
      /** Without one any discard pile. */
      readonly deck?: Maybe<string>;
      readonly top?: Maybe<Num>;
      readonly find: CardNp;
      readonly most?: Maybe<Num>;
      readonly rest: 'stays' | 'discard' | 'shuffled' | { readonly own: Deck };
      readonly discards: boolean | 'only';
      readonly to: Target;
      readonly faceDown: boolean;
    }
  /** `find`: such cards of each discard pile, by itself. */
  | {
      readonly v: 'shuffle';
      readonly decks: readonly string[];
      readonly discards: boolean;
      readonly find?: Maybe<CardNp>;
    }
  | { readonly v: 'rollAgain' | 'reflect' | 'fightAgain' | 'keepDie' }
  | { readonly v: 'strikeToo'; readonly who: Who }
  | { readonly v: 'renewSpells' | 'missNext' }
  | { readonly v: 'nameDice'; readonly one: boolean; readonly thrown: boolean }
  | { readonly v: 'spared'; readonly by: Card }
  | { readonly v: 'slide'; readonly n: Num }
  | { readonly v: 'showDice'; readonly dice: 'all' | 'thrown' | 'lowest' | 'one' | 'total'; readonly n: Num }
  | { readonly v: 'visit'; readonly at: Place }
  /** Of the top cards those are put back, the others are gone. */
  | { readonly v: 'sift'; readonly deck: string; readonly n: Num; readonly kept: CardNp }
  | { readonly v: 'acceptQuest' }
  | { readonly v: 'sufferRage'; readonly of: CardNp }
  | { readonly v: 'drawTokens'; readonly n: Num; readonly deck: string }
  /** The lower of two dice is one's own attack roll, the higher the opponent's. */
  | { readonly v: 'sharedDice'; readonly itself: boolean }
  /** Onto one's own space or the next free one; `else` where there is none. */
  | {
      readonly v: 'placeNear';
      readonly card: Card;
      readonly without: CardNp;
      readonly way: 'cw' | 'ccw';
      readonly not: readonly string[];
      readonly rage: CardNp;
    }
  /** What was set aside does what it does as it is drawn. */
  | { readonly v: 'carryOut'; readonly card: Card }
  /** By steps, and one more for each kill; something else may be done in its place. */
  | {
      readonly v: 'climb';
      readonly n: Num;
      readonly way: 'cw' | 'ccw' | 'in' | 'out';
      readonly perKill: boolean;
      /** So far a Toad comes. */
      readonly toad: Maybe<Num>;
    }
  | { readonly v: 'goMeet'; readonly to: Place }
  | { readonly v: 'loseFrom'; readonly card: Card }
  | { readonly v: 'drawInPlace'; readonly n: Num }
  | { readonly v: 'giveUpForLives'; readonly cards: CardNp }
  | { readonly v: 'shrinkOne'; readonly stat: 'strength' | 'craft'; readonly to: number }
  | { readonly v: 'weaken'; readonly stat: 'strength' | 'craft'; readonly n: number }
  | { readonly v: 'turnUp'; readonly deck: string; readonly find: CardNp }
  | {
      readonly v: 'shop';
      readonly items: readonly Ware[];
      readonly free: boolean;
      readonly most?: Maybe<number>;
      readonly from: string;
      /** Other decks of which it may be instead. */
      readonly orFrom?: Maybe<readonly string[]>;
      /** Other decks of which it may be the top card instead, each for a price. */
      readonly orTop?: Maybe<readonly { readonly deck: string; readonly price: number }[]>;
      readonly must?: Maybe<boolean>;
    }
  | { readonly v: 'turnOver'; readonly card: Card; readonly to?: Maybe<string> }
  | {
      readonly v: 'walk';
      readonly figure: Card;
      readonly n: Num;
      readonly way?: Maybe<'cw' | 'ccw'>;
      readonly stopsAt?: Maybe<SpaceNp>;
      readonly towards?: Maybe<Np>;
      readonly ferry?: Maybe<boolean>;
    }
  | { readonly v: 'meet' | 'follow'; readonly card: Card }
  | { readonly v: 'merge'; readonly from: Deck; readonly into: Deck }
  | {
      readonly v: 'choose';
      readonly what: Np;
      readonly det: Det;
      readonly atRandom: boolean;
      readonly as?: Maybe<string>;
      /** Where there is none, nothing of what follows is done. */
      readonly orNothing?: Maybe<true>;
    }
  | { readonly v: 'number'; readonly from: Num; readonly to: Num }
  | { readonly v: 'imbue'; readonly card: Card; readonly with: Card; readonly magic: boolean }
  | { readonly v: 'copy'; readonly card: Card; readonly of: Card }
  | { readonly v: 'cast'; readonly card: Card; readonly on?: Maybe<Who>; readonly burns?: Maybe<boolean> }
  | { readonly v: 'endEffect'; readonly of: Card }
  // gifts
  | { readonly v: 'give'; readonly what: Quantity; readonly to: Who }
  | { readonly v: 'passCard'; readonly card: Card; readonly to: Who }
  /** Gold that lies on a card. `cards`: and all the cards that lie there. */
  | { readonly v: 'takeOff'; readonly what: Quantity; readonly card: Card; readonly cards?: Maybe<true> }
  /** Space by space, with whatever is met on the way. */
  | {
      readonly v: 'drag';
      readonly card: Card;
      readonly n: Num;
      readonly way: 'cw' | 'ccw';
      readonly along: CardNp;
    }
  /** All the fate that somebody has, each on its side; or all his gold. */
  | { readonly v: 'layAll'; readonly what: 'fate' | 'gold'; readonly of: Who; readonly on: Card }
  /** Cards from the top of a deck until so many lie there. */
  | { readonly v: 'fill'; readonly from: Deck; readonly to: Target; readonly n: number; readonly of: Np }
  /** The top card of a deck goes under it. */
  | { readonly v: 'bury'; readonly deck: Deck }
  // fights
  | { readonly v: 'fight'; readonly foe: Foe }
  /** `either`: in battle, or in psychic combat where he may. */
  | { readonly v: 'attack'; readonly target: Who; readonly psychic: boolean; readonly either?: Maybe<true> }
  | { readonly v: 'score'; readonly side: 'mine' | 'theirs' | 'its'; readonly add: Num; readonly less?: Maybe<boolean> }
  | {
      readonly v: 'attackDice';
      readonly dice: number;
      readonly keep: 'highest' | 'lowest' | 'all' | 'choice';
    }
  /** No die is rolled for it. */
  | { readonly v: 'attackShows'; readonly n: Num }
  /** `instead`: of what would happen. */
  | { readonly v: 'settle'; readonly outcome: Outcome; readonly instead?: Maybe<true> }
  /** `soon`: the fight has just begun. */
  | { readonly v: 'takeOnlyALife'; readonly soon?: Maybe<boolean> }
  /** As the reward of a fight. */
  | { readonly v: 'takeOnly'; readonly card: Card }
  | { readonly v: 'removeFoe'; readonly card: Card; readonly how: 'killed' | 'slain' | 'destroyed' | 'evaded' | 'left' }
  | {
      readonly v: 'standIn';
      readonly card: Card;
      readonly strength?: Maybe<Num>;
      readonly craft?: Maybe<Num>;
      readonly aided: boolean;
    }
  | {
      readonly v: 'joinFight';
      readonly card: Card;
      readonly side: 'mine' | 'theirs';
      readonly strength?: Maybe<Num>;
      readonly craft?: Maybe<Num>;
    }
  | { readonly v: 'prevent'; readonly what: Stopped; readonly most?: Maybe<Num> }
  // bodies and the game
  | {
      readonly v: 'points';
      readonly add: Num;
      readonly stat: 'strength' | 'craft';
      readonly fight?: Maybe<'battle' | 'psychic'>;
      /** Not below what is printed. */
      readonly printed?: Maybe<boolean>;
      readonly until: Until;
    }
  | { readonly v: 'moveDice'; readonly dice: number; readonly more: boolean }
  /** Counters of one kind for as many of the other. */
  | { readonly v: 'convert'; readonly from: Resource; readonly to: Resource }
  /** Trophies that are worth so much together. */
  | { readonly v: 'giveTrophies'; readonly power: 'strength' | 'craft'; readonly n: number }
  | { readonly v: 'form'; readonly from?: Maybe<string>; readonly turns?: Maybe<number> }
  | { readonly v: 'borrow'; readonly of: Who; readonly until: Until }
  /** `less`: so many points fewer for each. */
  | { readonly v: 'tradeTrophies'; readonly less?: Maybe<number> }
  | { readonly v: 'win' | 'die' | 'outOfGame' | 'allLose' }
  | { readonly v: 'chapter'; readonly chapter: string }
  | { readonly v: 'hook'; readonly id: string; readonly args: Maybe<Json> };
export type ActOf<V extends Act['v'], A extends Act = Act> = A extends Act ? (V extends A['v'] ? A : never) : never;
export type { CardNp };
