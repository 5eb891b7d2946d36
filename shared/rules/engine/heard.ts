// Whether anybody listens to events of a kind: what nobody could answer is not proposed.
import { inPlay } from '../query/index-in-play';
import type { EventKind } from '../vocab/words';
import type { Run } from './rulebook';

export const isHeard = ({ tx, book }: Pick<Run, 'tx' | 'book'>, kind: EventKind): boolean =>
  inPlay(book, tx.s).triggers.has(kind);
