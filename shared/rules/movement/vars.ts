// The variables of the chapter; each dies with the scope that it is in.
import type { DefId } from '../../kernel/ids';
import type { Route } from '../query/routes';
import { varsIn } from '../engine/vars';

/** What a move remembers. */
export const vars = varsIn<{
  /** What he does: stay, leave, release, roll, step, or a way in the Inner Region that begins with `on` or `back`. */
  readonly $move: string;
  /** The others have had their say before something that takes the place of the move. */
  readonly $othersAsked: true;
  /** The roll is for nothing but the move, so he says where he goes before it is settled. */
  readonly $where: true;
  /** Dice that lie there, and what he answered to them. */
  readonly $dice: readonly number[];
  readonly $fate: string | Way;
  readonly $rolled: number;
  readonly $rolled$dice: readonly number[];
  /** Spaces that are left to move. */
  readonly $left: number;
  readonly $route: Route;
  readonly $heading: string;
  readonly $cameFrom: DefId;
  /** The gate on his way, and the space behind it. */
  readonly $gate: 'sentinel' | 'portal';
  readonly $beyond: DefId;
}>();

/** A way with the count that it was reckoned for. */
export type Way = { readonly key: string; readonly of: number };
