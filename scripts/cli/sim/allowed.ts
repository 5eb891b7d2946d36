// Options that a run of games may offer and nobody take, each with the reason. What is neither taken nor named here is worth
// a look: a choice that can never be taken, or a branch that nobody wants. One that is taken after all is no error.

/** `*` stands for anything. */
export type Allowed = {
  /** What the question comes from: a card, a space, or the rules. */
  readonly asker: string;
  readonly question: string;
  readonly option: string;
  /** Offered more often than this and still never taken: then it is no chance any more. */
  readonly most: number;
  readonly why: string;
};

export const allowed: readonly Allowed[] = [];
