// A chapter of the rulebook as an XState machine, and the two ways to run one: through XState's own pure
// `transition`, and as a table compiled from the same machine (design, "Speed").
import {
  initialTransition,
  setup,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type StateNode,
} from 'xstate';
import type { Json } from '../../kernel/json';
import { must } from '../../kernel/result';
import type { Chart, Entered, Guards, Moved } from '../engine/rulebook';
import type { ChapterCall, ChapterId, GivenTo } from '../vocab/chapters';
import type { ArgsOf, CallOf, StepCall, StepId } from '../vocab/steps';

/** What a machine is made of, for those who draw it. */
export type { AnyStateMachine, StateNode };

/** The only event: whatever a state has started is over; `holds` answers the guards. */
export type ChartEvent = { readonly type: 'next'; readonly holds: (guard: string) => boolean };

/** A state begins with a step of its own chapter or with another chapter, and with nothing else. */
type Enter<C extends string> =
  | { readonly type: 'step'; readonly params: Extract<StepCall, { readonly step: `${C}/${string}` }> }
  | { readonly type: 'chart'; readonly params: ChapterCall };
type Way<G extends string> = { readonly guard?: G; readonly target: string };

/**
 * What a state may be made of. No context, history, parallel, `always`, `after` or `invoke`: they cannot be written.
 */
type StateConfig<C extends string, G extends string> = {
  readonly entry?: Enter<C>;
  readonly on?: { readonly next: string | readonly Way<G>[] };
  readonly initial?: string;
  readonly states?: { readonly [name: string]: StateConfig<C, G> };
  readonly type?: 'final';
};
type ChartConfig<C extends string, G extends string> = {
  readonly id: ChapterId;
  readonly initial: string;
  readonly states: { readonly [name: string]: StateConfig<C, G> };
};
/** A chart with the guards that it asks. */
export type Charted = { readonly machine: AnyStateMachine; readonly guards: Guards };

/** Builds charts of the folder that steps are called after; a misspelt guard or a step of another does not compile. */
export function chapter<const C extends string, const G extends Guards>(
  _: C,
  guards: G,
): { readonly chart: (config: ChartConfig<C, keyof G & string>) => Charted } {
  const asked =
    (name: string) =>
    ({ event }: { event: ChartEvent }) =>
      event.holds(name);
  const machines = setup({
    types: { events: {} as ChartEvent },
    guards: Object.fromEntries(Object.keys(guards).map((name) => [name, asked(name)])),
    actions: {
      step: (__: unknown, params: StepCall) => {
        void params;
      },
      chart: (__: unknown, params: ChapterCall) => {
        void params;
      },
    },
  });
  // ChartConfig is the narrower type, and the one that our charts are checked against.
  return {
    chart: (config) => ({ machine: machines.createMachine(config as never) as unknown as AnyStateMachine, guards }),
  };
}

/** Entering a state runs a step of the rules. */
export const run = <K extends StepId>(
  step: K,
  ...[args]: ArgsOf<K>
): { readonly type: 'step'; readonly params: CallOf<K> } => ({
  type: 'step',
  // The name and what is given belong together by the parameters.
  params: (args === undefined ? { step } : { step, args }) as CallOf<K>,
});
/** Entering a state goes into another chapter. */
export const into = <C extends ChapterId>(
  chart: C,
  ...[given]: GivenTo<C>
): { readonly type: 'chart'; readonly params: ChapterCall } => ({
  type: 'chart',
  params: (given === undefined ? { chart } : { chart, given }) as ChapterCall,
});

type Snapshot = { readonly value: unknown; readonly status: string };
type Action = { readonly type: string; readonly params?: unknown };

/** What a state begins with, of the actions on the way into it. */
function enteredBy(actions: readonly Action[]): Entered | undefined {
  const [one, another] = actions.flatMap((a) => (a.type === 'step' || a.type === 'chart' ? [a.params as Entered] : []));
  if (another !== undefined) throw new Error(`two things at once: ${JSON.stringify([one, another])}`);
  return one;
}

const moved = (snapshot: Snapshot, actions: readonly Action[]): Moved => ({
  at: snapshot.value as Json,
  done: snapshot.status === 'done',
  enter: enteredBy(actions),
});

/** The state of a machine that a value stands for, after those that it lies in. */
function nodesTo(machine: AnyStateMachine, at: Json): AnyStateNode[] {
  const path: AnyStateNode[] = [machine.root];
  let node = machine.root as unknown as StateNode;
  for (let rest: Json | undefined = at; rest !== undefined;) {
    const key: string = typeof rest === 'string' ? rest : (Object.keys(rest)[0] ?? '');
    rest = typeof rest === 'string' ? undefined : (rest as Record<string, Json>)[key];
    const child = node.states[key];
    if (!child) break;
    path.push(child);
    node = child;
  }
  return path;
}

/** What the innermost state begins with. */
const entryOf = (machine: AnyStateMachine, at: Json): Entered | undefined =>
  enteredBy((nodesTo(machine, at).at(-1)?.entry ?? []) as readonly Action[]);

/** What XState has said of a state: where it goes at once, or which guard it asks first. */
type Said = { readonly moved: Moved } | { readonly guard: string; yes?: Said; no?: Said };

/**
 * Runs a machine through XState itself. A way out of a state is XState's own answer, asked for the first time that it
 * is gone: guards are pure and the only thing that it hangs on, so with the same answers it is the same way.
 */
export function throughXState(machine: AnyStateMachine): Chart {
  const said = new Map<string, Said>();
  // A snapshot is never written, and a chart has few states: each is resolved once.
  const resolved = new Map<string, AnyMachineSnapshot>();
  const snapshotAt = (at: Json): AnyMachineSnapshot => {
    const known = resolved.get(keyOf(at)) ?? machine.resolveState({ value: at as never, context: {} });
    resolved.set(keyOf(at), known);
    return known;
  };
  const asked = (at: Json, holds: (guard: string) => boolean): Moved => {
    const answers = new Map<string, boolean>();
    const asking = (guard: string): boolean => {
      const answer = answers.get(guard) ?? holds(guard);
      answers.set(guard, answer);
      return answer;
    };
    const event: ChartEvent = { type: 'next', holds: asking };
    const answer = moved(...(transition(machine, snapshotAt(at), event) as unknown as [Snapshot, Action[]]));
    said.set(keyOf(at), withAnswer(said.get(keyOf(at)), [...answers], answer));
    return answer;
  };
  const begin = moved(...(initialTransition(machine) as unknown as [Snapshot, Action[]]));
  return {
    begin: () => begin,
    entry: (at) => entryOf(machine, at),
    next: (at, holds) => {
      let known = said.get(keyOf(at));
      while (known !== undefined && 'guard' in known) known = holds(known.guard) ? known.yes : known.no;
      return known?.moved ?? asked(at, holds);
    },
  };
}

/** What was said before, and what it is when these guards answer so. */
function withAnswer(
  before: Said | undefined,
  [first, ...rest]: readonly (readonly [string, boolean])[],
  answer: Moved,
): Said {
  if (first === undefined) return { moved: answer };
  const [guard, holds] = first;
  const known = before !== undefined && 'guard' in before ? before : { guard };
  return holds
    ? { ...known, yes: withAnswer(known.yes, rest, answer) }
    : { ...known, no: withAnswer(known.no, rest, answer) };
}

type Row = { readonly guard: string | undefined; readonly moved: Moved };

/** A state's place in the table: its names from the outside in. */
const keyOf = (at: Json): string => {
  if (typeof at !== 'object') return String(at);
  const [[name, inner] = ['', '']] = Object.entries(at);
  return `${name}.${keyOf(inner)}`;
};

/** Compiles a machine into a table by asking XState for the outcome of every guard in every state. */
export function compiled(machine: AnyStateMachine): Chart {
  const slow = throughXState(machine);
  const begin = slow.begin();
  const table = new Map<string, readonly Row[]>();
  // Most states are come to by the table itself, whose values are always the same ones.
  const byValue = new Map<Json, readonly Row[]>();
  for (const at of statesOf(machine)) {
    const rows = guardsAt(machine, at).map((guard): Row => ({ guard, moved: slow.next(at, (name) => name === guard) }));
    table.set(keyOf(at), rows);
  }
  for (const { moved: to } of [{ moved: begin }, ...[...table.values()].flat()])
    if (!to.done) byValue.set(to.at, must(table.get(keyOf(to.at)), 'a state'));
  return {
    begin: () => begin,
    entry: (at) => entryOf(machine, at),
    next: (at, holds) => {
      for (const row of byValue.get(at) ?? table.get(keyOf(at)) ?? [])
        if (row.guard === undefined || holds(row.guard)) return row.moved;
      throw new Error(`chart ${machine.id} cannot go on from ${keyOf(at)}`);
    },
  };
}

/** Every state value that a machine can rest in. */
export function statesOf(machine: AnyStateMachine): Json[] {
  const walk = (node: StateNode): Json[] => {
    const children = Object.values(node.states);
    if (children.length === 0) return [node.key];
    return children.flatMap((child) => {
      const inner = walk(child);
      return Object.keys(child.states).length === 0 ? inner : inner.map((at) => ({ [child.key]: at }));
    });
  };
  return walk(machine.root as unknown as StateNode).filter((at) => !isFinalAt(machine, at));
}

function isFinalAt(machine: AnyStateMachine, at: Json): boolean {
  return typeof at === 'string' && machine.root.states[at]?.type === 'final';
}

/** Guards in the order in which they are asked in a state, innermost first; `undefined` is the way without one. */
export function guardsAt(machine: AnyStateMachine, at: Json): (string | undefined)[] {
  const path = nodesTo(machine, at).reverse();
  const found = path.flatMap((n) => (n.transitions.get('next') ?? []).map((t) => guardName(t.guard)));
  const open = found.indexOf(undefined);
  return open < 0 ? found : found.slice(0, open + 1);
}

function guardName(guard: unknown): string | undefined {
  if (guard === undefined) return undefined;
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : undefined;
}
