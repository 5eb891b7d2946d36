// What the engine's own ops give to the chapters of the rulebook that they go into.
import type { HeroId } from '../../kernel/ids';
import type { RollFor } from '../vocab/effect';
import type { Moment } from '../vocab/words';

/** Dice that are thrown, for what and by whom; what they come to is known as `as`. */
export type RollArgs = {
  readonly as: string;
  readonly dice: number;
  readonly for: RollFor;
  readonly hero: HeroId;
  readonly one?: boolean;
};
/** A point between two steps. `press`: one may say that he goes on; `aloud`: he is asked in any case. */
export type AtMoment = {
  readonly moment: Moment;
  readonly only?: 'others' | 'active';
  readonly press?: boolean;
  readonly aloud?: boolean;
};
