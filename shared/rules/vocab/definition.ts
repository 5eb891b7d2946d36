// Definitions: plain JSON, one exported constant each. Facts and effect data, never a sentence.
import type { DeckId, DefId, RegionId } from '../../kernel/ids';
import type { Ability, Action, Trigger } from './ability';
import type { Program } from './effect';
import type { Alignment, Amount, CardKind, Cond, Resource } from './select';

export type Origin = 'known' | 'ours';

type Common = {
  readonly id: DefId;
  readonly copies?: number;
  readonly deck?: DeckId;
  readonly origin?: Origin;
  readonly keywords?: readonly string[];
  readonly abilities?: readonly Ability[];
};

/** Cards that lie on spaces; `encounter` is the number at their corner, none for a card such as Hex. */
type Met = {
  readonly encounter?: number;
  /** Carried out as it is drawn, before anything else on the space (R4 ADVENTURE CARDS). */
  readonly drawn?: Program;
  readonly met?: Program;
  readonly metIf?: Cond;
  /** Stays after it was met; enemies always do until killed. */
  readonly stays?: 'always' | 'untilUsed';
  readonly pool?: { readonly what: Resource; readonly n: number };
};

export type EventDef = Common & Met & { readonly kind: 'event' };
export type StrangerDef = Common & Met & { readonly kind: 'stranger' };
export type PlaceDef = Common & Met & { readonly kind: 'place' };
export type EnemyDef = Common & Met & {
  readonly kind: 'enemy';
  readonly subtype: string;
  readonly strength?: Amount;
  readonly craft?: Amount;
  /** Before the fight: may spare it (Bandit). */
  readonly approach?: Program;
  readonly killed?: Program;
  readonly noTrophy?: true;
};
export type ObjectDef = Common & Met & {
  readonly kind: 'object' | 'magicObject';
  readonly weapon?: true;
  readonly armour?: readonly number[];
  readonly forbidden?: Alignment;
  readonly taken?: Program;
};
export type FollowerDef = Common & Met & {
  readonly kind: 'follower';
  readonly mustTake?: true;
  readonly price?: number;
  readonly forbidden?: Alignment;
  readonly taken?: Program;
};
export type SpellDef = Common & {
  readonly kind: 'spell';
  /** When it may be cast: at moments, or in answer to an event. */
  readonly timing: readonly (Omit<Action, 'id' | 'do'> | Omit<Trigger, 'id' | 'do'>)[];
  /** Choosing targets, before others may answer. */
  readonly aim?: Program;
  readonly effect: Program;
  /** Stays where its effect put it instead of going to the discard pile (Hex). */
  readonly stays?: true;
};
export type QuestDef = Common & { readonly kind: 'quest'; readonly roll: number;
  /** Fulfilled as soon as this holds, by paying so (R4 WARLOCK'S CAVE: immediately if he is able). */
  readonly deliver?: { readonly if: Cond; readonly do: Program };
};
export type CharacterDef = Common & {
  readonly kind: 'character';
  readonly strength: number;
  readonly craft: number;
  readonly life: number;
  readonly fate: number;
  readonly alignment: Alignment;
  readonly start: DefId;
  readonly spells?: number;
  readonly objects?: readonly { readonly named: string; readonly from: DeckId }[];
};

/** A way out of a space. Directions are those of the ring, clockwise from above. */
export type Link = {
  readonly to: DefId;
  readonly way: 'cw' | 'ccw' | 'bridge' | 'portal' | 'in' | 'out';
  /** Procedure that must be passed before going on; the rest of the route is open until then. */
  readonly gate?: 'sentinel' | 'portal';
};

export type SpaceDef = Common & {
  readonly kind: 'space';
  readonly region: RegionId;
  readonly terrain: string;
  /** Column and row on a 7x7 square, for drawing. */
  readonly grid: readonly [number, number];
  readonly links: readonly Link[];
  readonly draw?: number;
  /** Before cards are drawn (Desert). */
  readonly arrive?: Program;
  /** The instructions of the space. */
  readonly visit?: Program;
  /** For turn after turn in the Inner Region: what goes on when he stays. */
  readonly again?: Program;
  readonly across?: readonly DefId[];
  readonly characters?: boolean;
};

export type RuleDef = Common & { readonly kind: 'rule' };

export type CardDef = EventDef | StrangerDef | PlaceDef | EnemyDef | ObjectDef | FollowerDef | SpellDef | QuestDef;
export type Def = CardDef | CharacterDef | SpaceDef | RuleDef;
export type KindOf = CardKind;
