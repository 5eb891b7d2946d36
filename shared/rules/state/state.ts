// The game as everyone but the transaction sees it: deeply readonly, plain JSON (laws 4 and 5).
import type { Msg } from '../../kernel/ids';
import type { Ability } from '../vocab/ability';
import type { Effect } from '../vocab/effect';
import type { Proposed } from './event';
import type * as D from './draft';

/** Readonly all the way down; effects, abilities and messages are so already. */
export type DeepReadonly<T> = T extends string | number | boolean | undefined | Effect | Ability | Proposed | Msg
  ? T
  : T extends readonly (infer U)[]
    ? readonly DeepReadonly<U>[]
    : { readonly [K in keyof T]: DeepReadonly<T[K]> };

export type State = DeepReadonly<D.DraftState>;
export type Hero = DeepReadonly<D.Hero>;
export type Seat = DeepReadonly<D.Seat>;
export type Card = DeepReadonly<D.Card>;
export type Deck = DeepReadonly<D.Deck>;
export type Frame = DeepReadonly<D.Frame>;
export type ProgramFrame = DeepReadonly<D.ProgramFrame>;
export type ChartFrame = DeepReadonly<D.ChartFrame>;
export type EventFrame = DeepReadonly<D.EventFrame>;
export type Decision = DeepReadonly<D.Decision>;
export type ActiveMod = DeepReadonly<D.ActiveMod>;
export type Fight = DeepReadonly<D.Fight>;
export type FightSide = DeepReadonly<D.FightSide>;
export type Turn = DeepReadonly<D.Turn>;
export type Outcome = DeepReadonly<D.Outcome>;
export type GameEvent = D.GameEvent;
export type Until = D.Until;
export type OptionValue = D.OptionValue;
export type EventStage = D.EventStage;
