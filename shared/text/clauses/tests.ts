// What a text asks: whether something holds, in which case, by which cause.
import type { DefId } from '../../kernel/ids';
import type { Alignment, CardKind, FateSide, Resource, Verb } from './words';
import type { Card, CardNp, Deck, Maybe, Np, Num, Place, SpaceNp, Who } from './tree';

export type How = '<' | '<=' | '=' | '<>' | '>=' | '>';
type Told =
  | { readonly t: 'aligned'; readonly who: Who; readonly as: readonly Alignment[]; readonly printed?: Maybe<boolean> }
  | { readonly t: 'owns'; readonly who: Who; readonly what: Resource; readonly how: How; readonly n: number }
  | { readonly t: 'lacks'; readonly who: Who; readonly what: 'life' | 'fate' }
  | { readonly t: 'compare'; readonly x: Num; readonly how: How; readonly y: Num }
  | { readonly t: 'oneOf'; readonly x: Num; readonly values: readonly number[] }
  | { readonly t: 'inRow'; readonly x: Num; readonly from: number; readonly to: number }
  | { readonly t: 'enemies'; readonly atLeast: Num }
  /** So many more Spells may be had. */
  | { readonly t: 'room'; readonly who: Who; readonly n: number }
  | { readonly t: 'usesA'; readonly who: Who; readonly card: CardNp }
  | { readonly t: 'hadIt' }
  /** `gone`: there was some once. */
  | {
      readonly t: 'tokens';
      readonly kind: string;
      readonly on: Card | Place;
      readonly any: boolean;
      readonly gone?: boolean;
    }
  | { readonly t: 'left'; readonly deck: Deck; readonly discards: boolean; readonly any: boolean }
  | { readonly t: 'fateOf'; readonly side: FateSide; readonly who: Who; readonly any: boolean }
  | { readonly t: 'has'; readonly who: Who; readonly card: CardNp }
  | { readonly t: 'exists'; readonly of: Np }
  | { readonly t: 'shows'; readonly card: string; readonly side: string }
  | { readonly t: 'lies'; readonly card: string; readonly where: CardNp }
  | { readonly t: 'spaceIs'; readonly space: Place; readonly like: SpaceNp }
  | { readonly t: 'called'; readonly space: Place; readonly names: readonly string[] }
  | { readonly t: 'at'; readonly who: Who; readonly where: SpaceNp }
  /** `or`: one of these, too. */
  | { readonly t: 'state'; readonly who: Who; readonly status: string; readonly or?: Maybe<readonly string[]> }
  | { readonly t: 'sameChoice'; readonly who: Who }
  /** What lies on top of a discard pile; `castBy`: who has cast one of that name. */
  | { readonly t: 'onPile'; readonly deck: Deck; readonly like: CardNp; readonly castBy: Who | undefined }
  | { readonly t: 'cardIs'; readonly card: Card; readonly like: CardNp; readonly isWhere: boolean }
  /** It is one of those that bear the name of whoever is king. */
  | { readonly t: 'ofTheKing'; readonly card: Card; readonly like: CardNp }
  | { readonly t: 'counters'; readonly who: Who; readonly of: readonly ('strength' | 'craft')[]; readonly any: boolean }
  /** Its Strength is that of whoever fights it. */
  | { readonly t: 'copies'; readonly card: Card }
  /** The Spell that is cast strikes it. */
  | { readonly t: 'struck'; readonly card: Card }
  /** It is an Enemy and follows somebody. */
  | { readonly t: 'follows'; readonly who: Who; readonly card: Card }
  /** `ofFight`: not of the game, which is won by it. */
  | {
      readonly t: 'outcome';
      readonly outcome: 'won' | 'lost' | 'standOff' | 'evaded' | 'destroyed';
      readonly ofFight?: Maybe<true>;
    }
  /** `one`: the card that a deck gave, or was to give. */
  | { readonly t: 'dealt'; readonly one?: boolean }
  | { readonly t: 'found'; readonly what: CardNp }
  | { readonly t: 'suchASpace' }
  /** There was something to choose, where one must. */
  | { readonly t: 'anyToChoose'; readonly of: Np }
  | { readonly t: 'inPlay'; readonly card: Card }
  /** `must`: who does not, cannot. `any`: of several things. */
  | { readonly t: 'youDo'; readonly who: Who; readonly must?: Maybe<boolean>; readonly any?: Maybe<true> }
  | { readonly t: 'rule' | 'allChosen' }
  | { readonly t: 'same'; readonly who: Who; readonly as: Who }
  | { readonly t: 'alike'; readonly who: Who; readonly as: Who }
  | { readonly t: 'turnOf'; readonly who: Who }
  /** `it`: of the card that is looked at; `card`: of one that was spoken of. */
  | {
      readonly t: 'can';
      readonly who: Who;
      readonly verb: Verb;
      readonly it?: Maybe<boolean>;
      readonly card?: Maybe<Card>;
    }
  | { readonly t: 'fights'; readonly who: Who; readonly fight: Fight }
  | { readonly t: 'causedBy'; readonly source: Source }
  | { readonly t: 'wouldKill' }
  | { readonly t: 'missesTurn'; readonly who: Who }
  | {
      readonly t: 'event';
      readonly card?: Maybe<CardNp>;
      readonly natural?: Maybe<readonly number[]>;
      readonly to?: Maybe<SpaceNp>;
      readonly what?: Maybe<readonly string[]>;
      readonly cause?: Maybe<readonly string[]>;
    }
  /** `over`: in the fight that is over. */
  | { readonly t: 'uses'; readonly who: Who; readonly card: Card; readonly over?: Maybe<boolean> }
  | { readonly t: 'stocked'; readonly named: string }
  | { readonly t: 'canBuy'; readonly who: Who }
  /** Of a card that asks for trophies of one kind: he has one of that kind. */
  | { readonly t: 'hasTrophyFor'; readonly who: Who }
  | { readonly t: 'encounters'; readonly who: Who; readonly what: 'space' | 'character' }
  | { readonly t: 'turnIsOver' }
  | { readonly t: 'hasEffect' }
  | { readonly t: 'rolledMove'; readonly who: Who; readonly natural: readonly number[] }
  | { readonly t: 'bound'; readonly who: Who; readonly to: readonly (FateSide | 'unbound' | 'fateless')[] }
  | { readonly t: 'form'; readonly who: Who; readonly from?: Maybe<string> }
  /** Of several cards he has the one that goes with whom he fights. */
  | {
      readonly t: 'matched';
      readonly who: Who;
      readonly pairs: readonly {
        readonly fight: Fight;
        readonly aligned?: Maybe<readonly Alignment[]>;
        readonly card: CardNp;
      }[];
    };
/** Tests of what somebody is, has or does. */
const ofPeople = [
  'aligned',
  'has',
  'at',
  'state',
  'form',
  'bound',
  'same',
  'alike',
  'uses',
  'usesA',
  'room',
  'encounters',
  'missesTurn',
  'fights',
  'sameChoice',
  'turnOf',
  'can',
  'canBuy',
  'rolledMove',
  'lacks',
  'owns',
  'youDo',
  'counters',
  'matched',
  'hasTrophyFor',
] as const;
export type Single = Told & { readonly not: boolean };
export type OfPeople = Extract<Single, { readonly t: (typeof ofPeople)[number] }>;
export type OfThings = Exclude<Single, { readonly t: (typeof ofPeople)[number] }>;
export const isOfPeople = (t: Single): t is OfPeople => ofPeople.some((x) => x === t.t);
export type Test = (Told & { readonly not: boolean }) | Several;
/** `but`: what must not be all at once; "unless A and B" says what "if not A or not B" hides. */
type Several = { readonly t: 'all' | 'any'; readonly list: readonly Test[]; readonly but?: Maybe<Test> };

export type Fight = {
  readonly kind?: Maybe<'battle' | 'psychic'>;
  readonly role?: Maybe<'attacker' | 'defender'>;
  readonly foe?: Maybe<'character' | 'creature' | 'one' | 'several'>;
  readonly subtypes?: Maybe<readonly string[]>;
  readonly only?: Maybe<readonly string[]>;
  readonly cards?: Maybe<CardNp>;
};
export type Source = {
  readonly places?: Maybe<readonly DefId[]>;
  readonly kinds?: Maybe<readonly CardKind[]>;
  readonly fight?: Maybe<'battle' | 'psychic'>;
};

/** What a test is where it needs no clause of its own: "in battle", "at the Castle". */
export type Adverb =
  | { readonly a: 'fight'; readonly fight: Fight }
  | { readonly a: 'source'; readonly source: Source }
  | { readonly a: 'at'; readonly where: SpaceNp }
  | { readonly a: 'exceptAt'; readonly where: SpaceNp }
  | { readonly a: 'exceptFight'; readonly kind: 'battle' | 'psychic' }
  | { readonly a: 'exceptSource'; readonly source: Source }
  | { readonly a: 'exceptHere' | 'exceptThis' }
  /** While the effect of this card lasts. */
  | { readonly a: 'whileItLasts' }
  | { readonly a: 'turnOf'; readonly who: Who }
  | { readonly a: 'encountering'; readonly who: Who; readonly what: 'space' | 'character' }
  | { readonly a: 'asToad' }
  /** "with this card" */
  | { readonly a: 'using'; readonly card: Card; readonly against?: Maybe<boolean> }
  | { readonly a: 'either'; readonly list: readonly Adverb[] };
/** A condition as it is hung on a sentence. */
export type When = { readonly adverbs: readonly Adverb[]; readonly iff?: Maybe<Test> };
