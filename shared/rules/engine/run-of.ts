// What an op or a step is given to work with: made of the frame that runs.
import { eventFrameOf, type Env } from '../query/env';
import type { EventFrame, ProgramFrame } from '../state/state';
import type { Rulebook, Run } from './rulebook';
import type { Tx } from './tx/tx';

/** For whom speaks who proposed the event. */
export function runOf(tx: Tx, book: Rulebook, frame: EventFrame): Run {
  const program: ProgramFrame = {
    t: 'program',
    id: frame.id,
    scope: frame.scope,
    me: frame.me,
    source: frame.source,
    code: [],
    pc: 0,
    event: frame.id,
    ...(frame.card === undefined ? {} : { card: frame.card }),
  };
  return runFor(tx, book, program);
}

export const runFor = (tx: Tx, book: Rulebook, frame: ProgramFrame): Run => new RunOf(tx, book, frame);

/** A class, because a getter of an object that is written out is defined anew for each of them. */
class RunOf implements Run {
  /** Kept where no event can change what it says: a transaction writes in its one state. */
  #plain: Env | undefined;
  readonly tx: Tx;
  readonly book: Rulebook;
  readonly frame: ProgramFrame;

  constructor(tx: Tx, book: Rulebook, frame: ProgramFrame) {
    this.tx = tx;
    this.book = book;
    this.frame = frame;
  }

  get env(): Env {
    return this.frame.event === undefined ? (this.#plain ??= this.#made()) : this.#made();
  }

  #made(): Env {
    const { frame, tx } = this;
    const event = eventFrameOf(tx.s, frame.event);
    return {
      cat: this.book,
      s: tx.s,
      me: frame.me,
      source: frame.source,
      card: frame.card,
      scope: frame.scope,
      event: event?.event,
      eventSource: event?.source,
    };
  }
}
