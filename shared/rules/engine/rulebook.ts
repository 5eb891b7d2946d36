import type { Json } from '../../kernel/json';
import type { Catalogue } from '../query/catalogue';
import type { Env } from '../query/env';
import type { ProgramFrame, State } from '../state/state';
import type { Effect } from '../vocab/effect';
import type { ChapterCall } from '../vocab/chapters';
import type { StepCall, StepId, Steps } from '../vocab/steps';
import type { Tx } from './tx/tx';

/** What an op or step has to work with. Read through `env` (made anew after each write), write through `tx`. */
export type Run = {
  readonly tx: Tx;
  readonly book: Rulebook;
  readonly frame: ProgramFrame;
  /** The environment as it is now; a getter, since every write makes a new state. */
  readonly env: Env;
};

/** A step of the rulebook's procedures that is written in code; charts put them in order. */
export type Step<K extends StepId> = (run: Run, args: Steps[K]) => void;
/** All steps of a chapter, whose name their names begin with. */
export type StepsOf<Chapter extends string> = {
  readonly [K in Extract<StepId, Chapter | `${Chapter}/${string}`>]: Step<K>;
};

/** What a state begins with: a step of its own chapter, or another chapter. */
export type Entered = StepCall | ChapterCall;
export type Moved = { readonly at: Json; readonly done: boolean; readonly enter: Entered | undefined };

/** A chart as the engine runs it: where it begins, and where it goes from a state as its guards answer. */
export type Chart = {
  readonly begin: () => Moved;
  readonly next: (at: Json, guard: (name: string) => boolean) => Moved;
  /** What a state began with, for one whose question was taken back. */
  readonly entry: (at: Json) => Entered | undefined;
};
export type Guard = (env: Env) => boolean;
export type Guards = Readonly<Record<string, Guard>>;

/** A rare piece of code of a set: it looks at the game and returns a program, and never runs one. */
export type Hook = (env: Env, args: Json | undefined) => readonly Effect[];

export type Rulebook = Catalogue & {
  readonly charts: Readonly<Record<string, Chart>>;
  readonly guards: Guards;
  readonly steps: { readonly [K in StepId]?: Step<K> };
  readonly hooks: Readonly<Record<string, Hook>>;
  /** The stack is empty: whose turn is next. */
  readonly nextTurn: (run: Run) => void;
  /** What must be put right after every event: the first thing found is a program to run. */
  readonly firstCheck: (cat: Catalogue, s: State) => Pending | undefined;
};

export type Pending = {
  readonly me: Env['me'];
  readonly code: readonly Effect[];
  readonly source: string;
  readonly card?: Env['card'];
};
