// Whether anybody listens to events of a kind: what nobody could answer is not proposed.
import { inPlay } from '../query/index-in-play';
import type { EventKind } from '../vocab/words';
import type { Run } from './rulebook';

export const isHeard = (run: Run, kind: EventKind): boolean => inPlay(run.book, run.env.s).triggers.has(kind);
