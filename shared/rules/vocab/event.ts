// What a reaction may ask of an event, kind by kind: only what events of that kind have.
import type { DeckId } from '../../kernel/ids';
import type { RollFor } from './effect';
import type { Alignment, CardFilter, CardKind, Comparison, FateSide, Resource, SpaceFilter, TokenKind } from './select';
import type { StatusId } from './status';
import type { EventKind, FightKind, FightOutcome, FoeKind, OtherCause, WayOfLeaving, WayOfMoving } from './words';

/** Why something is gained, lost or done to somebody: the kind of card that says so, or the rules. */
export type Cause = CardKind | OtherCause;

/** Gains, losses and what is done to somebody. */
export type ChangeFilter = {
  /** Why it happens: the kind of card that says so, a price, a fight. */
  readonly cause?: Cause | readonly Cause[];
};
/** Fate with two sides: only such as shows this one. */
export type FateFilter = {
  /** Fate of that side. */
  readonly fateSide?: FateSide;
};
export type GainFilter = ChangeFilter &
  FateFilter & {
    /** What is gained. */
    readonly what?: Resource | readonly Resource[];
  };
export type LoseFilter = ChangeFilter &
  FateFilter & {
    /** What is lost. */
    readonly what?: Resource | readonly Resource[];
    /** The winner of a fight has chosen it as his reward. */
    readonly reward?: true;
    /** Fate that was paid for such a roll. */
    readonly paidFor?: RollFor | readonly RollFor[];
  };
export type AlignmentFilter = {
  /** What he becomes. */
  readonly alignment?: Alignment | readonly Alignment[];
};
/** Moves, and what happens on a space. */
export type PlaceFilter = {
  /** The space that it leads to, or where it happens. */
  readonly to?: SpaceFilter;
};
export type PersonFilter = PlaceFilter & {
  /** Whom he has visited: the key of the choice on the space. */
  readonly whom?: string | readonly string[];
};
export type MoveFilter = PlaceFilter & {
  /** In which way he comes there. */
  readonly how?: WayOfMoving | readonly WayOfMoving[];
};
export type RollFilter = {
  /** What it was rolled for. */
  readonly for?: RollFor | readonly RollFor[];
  /** The die showed one of these numbers, whatever is added. */
  readonly natural?: readonly number[];
  /** At least one of the dice showed one of these numbers, those that do not count among them. */
  readonly shows?: readonly number[];
  /** Two dice showed the same. */
  readonly doubles?: true;
  /** It is an attack roll, and no die that something adds to one. */
  readonly attack?: true;
  /** One of the dice was rolled again, for light fate of his own or dark fate of another's. */
  readonly again?: FateSide;
  /** One of the dice was rolled again for fate, whoever paid: it shows less, the same or more than before. */
  readonly sinceFate?: Comparison;
  /** One of the dice was rolled again for fate, whoever paid: that one shows one of these numbers now. */
  readonly fateShows?: readonly number[];
};
/** What happens to or with a card. */
export type AboutCard = {
  /** The card that it is about. */
  readonly card?: CardFilter;
};
export type TakenFilter = AboutCard & {
  /** The winner of a fight has chosen it as his reward. */
  readonly reward?: true;
};
export type LeftFilter = AboutCard & {
  /** Whether it is discarded or put down. */
  readonly leaving?: WayOfLeaving | readonly WayOfLeaving[];
  /** It is killed, and not only lost, paid or driven off (R4 LOSING A FOLLOWER). */
  readonly killed?: true;
};
export type CastFilter = AboutCard & {
  /** It is cast on somebody; `his`: on whoever listens, his space or one of his cards. */
  readonly aimed?: true | 'his';
};
/** Whose Spell it was that was cast. */
export type SpellSpent =
  /** One of several that he had. */
  | 'own'
  /** The last that he had. */
  | 'last'
  /** One that a card had lent. */
  | 'lent';
export type SpentFilter = AboutCard & {
  /** Whose Spell it was. */
  readonly spell?: SpellSpent | readonly SpellSpent[];
};
export type TokensFilter = AboutCard & {
  /** Tokens of that kind. */
  readonly tokens?: TokenKind;
  /** Whether they are put on it or taken off it. */
  readonly put?: boolean;
};
export type LaidFilter = AboutCard & PlaceFilter;
export type DealtFilter = PlaceFilter & {
  /** They lay in a discard pile. */
  readonly discarded?: true;
  /** They come from this deck, or from one of these. */
  readonly deck?: DeckId | readonly DeckId[];
};
/** What happens in a fight. */
export type AboutFight = {
  /** Battle or psychic combat. */
  readonly fight?: FightKind | readonly FightKind[];
};
export type EndFilter = AboutFight & {
  /** Against a creature or another character. */
  readonly foe?: FoeKind;
};
export type ComparedFilter = EndFilter & {
  /** How the fight ends for him. */
  readonly outcome?: FightOutcome | readonly FightOutcome[];
};
export type DefeatFilter = EndFilter & AboutCard;
export type KillFilter = AboutFight &
  AboutCard & {
    /** It was destroyed without a fight. */
    readonly destroyed?: true;
  };
export type TurnFilter = {
  /** He loses that turn. */
  readonly missed?: true;
};
export type ChampionFilter = AboutCard & {
  /** How the fight ended for him. */
  readonly outcome?: FightOutcome | readonly FightOutcome[];
};
export type SideFilter = AboutCard & {
  /** The side that is up then. */
  readonly side?: string | readonly string[];
};
export type StatusFilter = {
  /** The state that he comes into, or that ends. */
  readonly status?: StatusId | readonly StatusId[];
};

/** What a reaction may ask of an event of each kind. */
export type EventFilters = {
  gain: GainFilter;
  lose: LoseFilter;
  heal: ChangeFilter;
  replenish: ChangeFilter & FateFilter;
  alignment: AlignmentFilter;
  toad: ChangeFilter;
  missTurn: ChangeFilter;
  moved: MoveFilter;
  rolling: Pick<RollFilter, 'for'>;
  rolled: RollFilter;
  cast: CastFilter;
  spellGained: never;
  taken: TakenFilter;
  left: LeftFilter;
  spellSpent: SpentFilter;
  put: LaidFilter;
  dealt: DealtFilter;
  fateTurned: never;
  burnt: AboutCard;
  drawing: Pick<DealtFilter, 'deck'>;
  drawn: AboutCard;
  fightBegan: AboutFight;
  diceBegin: AboutFight;
  compared: ComparedFilter;
  fought: ComparedFilter;
  defeated: DefeatFilter;
  killed: KillFilter;
  heroKilled: never;
  turnBegan: TurnFilter;
  turnEnded: TurnFilter;
  turnDone: never;
  roundEnded: never;
  landed: PlaceFilter;
  beaten: EndFilter;
  stoodIn: ChampionFilter;
  rose: never;
  cardDrawn: AboutCard;
  turnedOver: SideFilter;
  tokensChanged: TokensFilter;
  figureMoved: LaidFilter;
  encounterBegan: PlaceFilter;
  visited: PlaceFilter;
  visitedWhom: PersonFilter;
  crossedRiver: PlaceFilter;
  statusGained: StatusFilter;
  statusEnded: StatusFilter;
  encounteredBy: AboutCard;
  encountered: never;
  questDone: never;
};

/** The event that is answered, as a condition asks about it: its kind, and what that kind has. */
export type EventIs = {
  readonly [K in EventKind]: {
    /** The kind of event. */
    readonly on: K;
  } & ([EventFilters[K]] extends [never] ? unknown : EventFilters[K]);
}[EventKind];

type FieldsOf<T> = T extends unknown ? keyof T : never;
type FieldOf<T, F> = T extends unknown ? (F extends keyof T ? T[F] : never) : never;
/** Whatever any of several types has, each field left out where a type has none of it: for whoever only reads. */
export type Any<T> = { readonly [F in FieldsOf<T>]?: FieldOf<T, F> };

/** Any filter, for whoever only reads it. */
export type AnyFilter = Any<EventIs>;
