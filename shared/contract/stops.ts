// When a card asks: what a player sets for each of his, and what the screen shows of it.
import type { DefId } from '../kernel/ids';

/** Always; when something of his is at stake; not before the next turn of anybody. */
export const STOPS = ['always', 'matters', 'notThisTurn'] as const;
export type Stop = (typeof STOPS)[number];

/** As long as he has set nothing. */
export const AT_FIRST: Stop = 'matters';

export type StopView = { readonly def: DefId; readonly stop: Stop };
