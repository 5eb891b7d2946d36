// What is proposed before it happens, kind by kind: each with the fields that it has and no others.
import type { Kept } from '../../contract/fight';
import type { CardId, DeckId, DefId, HeroId, ScopeId } from '../../kernel/ids';
import type { Program, RollFor } from '../vocab/effect';
import type { Any, Cause, SpellSpent } from '../vocab/event';
import type { Alignment, DeckFilter, FateSide, Resource, TokenKind } from '../vocab/select';
import type { StatusId } from '../vocab/status';
import type { Zone } from '../vocab/zones';
import type { Spot } from './spot';
import type { EventKind, FightKind, FightOutcome, FoeKind, WayOfLeaving, WayOfMoving } from '../vocab/words';

type IntoVar = { readonly scope: ScopeId; readonly as: string };
/** Where the result of a roll lands: in a variable of the text that asked for it, or on a side of a fight. */
type Into = IntoVar | { readonly scope: ScopeId; readonly side: 'mine' | 'theirs' };

export type Fated = { readonly before: number; readonly since: number };

/** Besides its kind and whom it is about. `n` is the number that others may change. */
type Fields = {
  gain: { readonly what: Resource; readonly n: number; readonly cause: Cause; readonly fateSide?: FateSide };
  lose: {
    readonly what: Resource;
    readonly n: number;
    readonly cause: Cause;
    readonly fateSide?: FateSide;
    /** The winner of a fight has chosen it as his reward. */
    readonly reward?: true;
    /** Fate: what the die was rolled for that it was paid for. */
    readonly paidFor?: RollFor;
    /** Fate with two sides: where it is said that the die is not thrown again. */
    readonly kept?: IntoVar;
    /** Gold that is not spent: who gets what was lost, or where it is put down. */
    readonly goesTo?: { readonly hero: HeroId } | { readonly space: DefId; readonly ditched: boolean };
  };
  heal: { readonly what: 'life'; readonly n: number; readonly cause: Cause };
  replenish: { readonly what: 'fate'; readonly n: number; readonly cause: Cause; readonly fateSide?: FateSide };
  alignment: { readonly alignment: Alignment; readonly back?: true };
  toad: { readonly n: number; readonly cause: Cause };
  missTurn: { readonly n: number; readonly cause: Cause };
  moved: {
    readonly space: DefId;
    readonly path: readonly DefId[];
    readonly how: WayOfMoving;
    /** He encounters the space to which an effect has taken him. */
    readonly meets?: true;
  };
  /** `n`: how many dice; `shows`: what they show without being rolled. */
  rolling: { readonly for: RollFor; readonly n: number; readonly shows?: readonly number[]; readonly into: IntoVar };
  /** `hero`: who rolled, or against whom a creature did. `keep`: which die of an attack counts, if not the highest. */
  rolled: {
    readonly for: RollFor;
    readonly dice: readonly number[];
    readonly keep?: Kept;
    readonly n: number;
    /** One of the dice was rolled again for fate that has two sides. */
    readonly again?: FateSide;
    /** One of the dice was rolled again for fate: what it showed before, and what it shows since. */
    readonly fated?: Fated;
    readonly into: Into;
  };
  /** `card` is left out of the Command Spell, which is on no card; `scope`: the Spell's own, where it is countered. */
  cast: { readonly card?: CardId; readonly scope: ScopeId };
  /** `card`: what was drawn, once it was. */
  spellGained: { readonly card?: CardId };
  taken: { readonly card: CardId; readonly reward?: true };
  left: { readonly card: CardId; readonly leaving: WayOfLeaving; readonly killed?: true; readonly cause?: 'cost' };
  /** `lender`: the card that had lent the Spell. */
  spellSpent: { readonly spell: SpellSpent; readonly card?: CardId };
  put: { readonly card: CardId; readonly spot: Spot; readonly space?: DefId };
  /** `n` cards, such as are `named` or fit `find`; `as`: what they are called afterwards. */
  dealt: {
    readonly deck: DeckId;
    readonly n: number;
    readonly named?: string;
    readonly topmost?: DeckFilter;
    readonly find?: DeckFilter;
    readonly discarded?: true | 'random';
    readonly bottom?: true;
    readonly spot: Spot;
    readonly space?: DefId;
    readonly as?: IntoVar;
  };
  fateTurned: { readonly n: number; readonly fateSide: FateSide };
  burnt: { readonly card: CardId };
  drawing: { readonly deck: DeckId };
  /** `cards`: what came of this draw; the other `n` were drawn before in the same turn. */
  drawn: { readonly n: number; readonly cards?: readonly CardId[] };
  fightBegan: { readonly fight: FightKind };
  diceBegin: { readonly fight: FightKind };
  compared: { readonly fight: FightKind; readonly foe: FoeKind; readonly outcome: FightOutcome };
  fought: { readonly fight: FightKind; readonly foe: FoeKind; readonly outcome: FightOutcome };
  defeated: { readonly fight: FightKind; readonly foe: FoeKind; readonly card?: CardId };
  /** `gone`: the card as it was, where it is nobody's trophy and has left play. */
  killed: { readonly card: CardId; readonly fight?: FightKind; readonly destroyed?: true; readonly gone?: Gone };
  heroKilled: object;
  turnBegan: { readonly missed?: true };
  turnEnded: { readonly missed?: true };
  turnDone: object;
  roundEnded: { readonly n: number };
  landed: { readonly space: DefId };
  beaten: { readonly fight: FightKind; readonly foe: FoeKind };
  stoodIn: { readonly card: CardId; readonly outcome: FightOutcome };
  rose: object;
  cardDrawn: { readonly card: CardId };
  turnedOver: { readonly card: CardId; readonly side?: string };
  tokensChanged: { readonly card: CardId; readonly tokens: TokenKind; readonly put: boolean; readonly n: number };
  figureMoved: { readonly card: CardId; readonly path: readonly DefId[]; readonly space: DefId };
  encounterBegan: { readonly space: DefId };
  /** `instructions`: of the space, carried out unless the visit is prevented. */
  visited: { readonly space: DefId; readonly instructions?: Program };
  visitedWhom: { readonly space: DefId; readonly whom: string };
  /** `path`, `how`: the move that takes him over, where nothing stops him. */
  crossedRiver: {
    readonly space: DefId;
    readonly path?: readonly DefId[];
    readonly how?: WayOfMoving;
    readonly meets?: true;
  };
  statusGained: { readonly status: StatusId };
  statusEnded: { readonly status: StatusId };
  encounteredBy: { readonly card: CardId };
  encountered: object;
  questDone: object;
};

/** A card that has left play, as it was. */
type Gone = { readonly id: CardId; readonly def: DefId; readonly home: DeckId; readonly zone: Zone };

/** Who did it, where the event says so. */
type Done = { readonly by?: HeroId };
type DoneBy = 'gain' | 'lose' | 'heal' | 'replenish' | 'alignment' | 'toad' | 'missTurn' | 'taken';
type Fought = 'defeated' | 'killed' | 'heroKilled' | 'beaten' | 'encountered';

/** An event of one kind; of several kinds, any of theirs. `hero` is whom it is about. */
export type EventOf<K extends EventKind> = {
  readonly [P in K]: { readonly kind: P; readonly hero: HeroId } & Fields[P] &
    (P extends DoneBy | Fought ? Done : unknown);
}[K];
export type Proposed = EventOf<EventKind>;

/** Any event, for whoever only reads it. */
export type AnyEvent = Any<Proposed>;
