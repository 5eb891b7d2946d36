// What a procedure remembers while it goes on: variables whose names begin with `$`, each of a type. Names that a card
// gives have no `$` and stay as they are written there.
import type { ScopeId } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import { recall, type Env } from '../query/env';
import type { Run } from './rulebook';

type Named<V> = keyof V & `$${string}`;

/** Reads and writes the variables of one chapter, and no others. */
type Vars<V> = {
  readonly get: <K extends Named<V>>(env: Pick<Env, 's' | 'scope'>, name: K) => V[K] | undefined;
  readonly set: <K extends Named<V>>(run: Run, name: K, value: V[K]) => void;
  readonly drop: (run: Run, ...names: readonly Named<V>[]) => void;
  /** Where the answer to a question lands. */
  readonly at: <K extends Named<V>>(run: Run, name: K) => Out<V[K]>;
  /** What a scope that is opened begins with. */
  readonly of: (values: { readonly [K in Named<V>]?: V[K] }) => Record<string, Json>;
};

export const varsIn = <V>(): Vars<V> => ({
  // A scope is plain JSON; what is in it was put there by `set`, or as an answer that the question has listed.
  get: (env, name) => recall(env, name) as V[typeof name] | undefined,
  set: (run, name, value) => {
    run.tx.remember(run.frame.scope, name, value as Json);
  },
  drop: (run, ...names) => {
    for (const name of names) run.tx.forgetName(run.frame.scope, name);
  },
  at: (run, name) => ({ scope: run.frame.scope, as: name }),
  of: (values) => values as Record<string, Json>,
});

/** Where somebody wants to hear what has come of something: the variable of his own scope. */
export type Out<T = unknown> = { readonly scope: ScopeId; readonly as: string; readonly type?: T };

/** What the ops themselves remember between a question and its answer. */
export const opVars = varsIn<{
  readonly $may: 'yes' | 'no';
  readonly $pick: string;
  readonly $buy: string;
  readonly $borrow: string;
  /** The deck that he looks at. */
  readonly $look: string;
  /** The deck that is dealt of. */
  readonly $ofDeck: string;
  /** The deck that cards go on top of. */
  readonly $onto: string;
  /** The deck whose discard pile is looked through. */
  readonly $through: string;
  readonly $order: readonly string[];
  /** The reaction that was chosen; whether the Spell is countered; what combat hears of. */
  readonly $react: string;
  /** He stays where he is instead of a move. */
  readonly $move: 'stay';
}>();
