// The variables of the chapter; each dies with the scope that it is in.
import type { HeroId } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import { varsIn } from '../engine/vars';

/** What a roll remembers. */
export const vars = varsIn<{
  readonly $skip: 'roll' | 'pass';
  readonly $dice: readonly number[];
  /** What the dice show by a card, in place of being thrown. */
  readonly $shows: readonly number[];
  /** What the die that fate was paid for shows by a card. */
  readonly $fated: readonly number[];
  /** What the roller answered: a die to be rolled again, to keep them, or where he goes. */
  readonly $fate: Json;
  /** The roll is for nothing but the move. */
  readonly $where: true;
  /** Dice of which one is chosen, in place of one that fate was paid for: their sum, and the dice. */
  readonly $several: number;
  readonly $several$dice: readonly number[];
  readonly $dark: string;
  /** Which die was rolled again for fate, and what it showed before. */
  readonly $before: { readonly index: number; readonly showed: number };
  /** The fate that was paid brings no other throw. */
  readonly $kept: true;
  /** One of the dice was rolled again for another's dark fate. */
  readonly $darkened: true;
  /** Who has let his dark fate go by. */
  readonly $passed: readonly HeroId[];
  /** How much of his fate is dark. */
  readonly $darkFate: number;
}>();
