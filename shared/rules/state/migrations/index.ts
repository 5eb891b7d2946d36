// How states of older programs become states of this one: a contiguous chain, one file for each step.
import { ditchingBeside } from './0002-ditching-beside';
import { typedSpine } from './0003-typed-spine';
import { err, ok, type Result } from '../../../kernel/result';

/** One step, in a file of its own named `<number>-<what>.ts`. Never changed after a release. */
export type StateMigration = {
  /** The schema that it leads to, from the one before; 2 is the first. */
  readonly to: number;
  /** Gets a state read from a save and returns a new one, `schema` left as it is. */
  readonly up: (state: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /**
   * Gets an event of a journal and returns it as it is told from then on. Journals do not say which program wrote them:
   * an event that is told so already stays as it is.
   */
  readonly event?: (event: Readonly<Record<string, unknown>>) => Record<string, unknown>;
};

/** The schema of the first release. */
const first = 1;

export const stateMigrations: readonly StateMigration[] = [ditchingBeside, typedSpine];

export const schemaOf = (chain: readonly StateMigration[]): number => chain.at(-1)?.to ?? first;

export type StateProblem = 'not-a-state' | 'newer';

/**
 * Brings a state out of a save to this program's schema. Its shape is not looked at beyond that.
 * @returns the state, or that it is none (no schema), or from a newer program
 */
export function migrateState(
  saved: unknown,
  chain: readonly StateMigration[] = stateMigrations,
): Result<Readonly<Record<string, unknown>>, StateProblem> {
  if (typeof saved !== 'object' || saved === null || Array.isArray(saved)) return err('not-a-state');
  let state: Readonly<Record<string, unknown>> = { ...saved };
  const { schema } = state;
  if (typeof schema !== 'number' || !Number.isInteger(schema) || schema < first) return err('not-a-state');
  if (schema > schemaOf(chain)) return err('newer');
  for (const step of chain) {
    if (step.to > schema) state = { ...step.up(state), schema: step.to };
  }
  return ok(state);
}

/** An event out of a journal, whichever program wrote it, as this one tells it. */
export const migrateEvent = (saved: unknown, chain: readonly StateMigration[] = stateMigrations): unknown =>
  typeof saved === 'object' && saved !== null && !Array.isArray(saved)
    ? chain.reduce<Readonly<Record<string, unknown>>>((told, { event }) => event?.(told) ?? told, { ...saved })
    : saved;
