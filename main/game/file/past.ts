// A file as something to be played again. More is let in here than an import takes: a bug file may hold a broken state.
import * as v from 'valibot';
import { definitionsOf } from '../../../shared/content/definitions';
import { err, ok, type Result } from '../../../shared/kernel/result';
import { optionsOf } from '../../../shared/rules/options/resolve';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import type { KeptState } from '../../persistence/stored';
import type { Past } from '../history/check';
import { chosenOf } from '../history/chosen';
import { bookOf } from '../load';
import { unseal } from './container';
import { documentSchema } from './document';

const bugShape = v.looseObject({
  bug: v.literal(1),
  program: v.string(),
  note: v.optional(v.string()),
  thrown: v.optional(v.string()),
  campaign: v.optional(v.unknown()),
  broke: v.optional(
    v.looseObject({ seq: v.number(), input: v.unknown(), error: v.optional(v.string()), state: v.unknown() }),
  ),
});
export type Breakage = NonNullable<v.InferOutput<typeof bugShape>['broke']>;

export type PastFile = {
  readonly name: string;
  readonly program: string;
  readonly book: Rulebook;
  readonly past: Past;
  readonly round: number;
  /** What broke off, in a bug file. */
  readonly broke?: Breakage;
  readonly note?: string;
  /** What the screen broke off with. */
  readonly thrown?: string;
};

const jsonOf = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
};

export const pastOf = (document: unknown): Result<Omit<PastFile, 'broke' | 'note' | 'thrown'>, string> => {
  const parsed = v.safeParse(documentSchema, document, { abortEarly: true });
  if (!parsed.success)
    return err(`This is no campaign: ${v.getDotPath(parsed.issues[0]) ?? 'file'}: ${parsed.issues[0].message}.`);
  const { program, game } = parsed.output;
  const { name, setup, seed, steps, turns, current, round } = game;
  const book = bookOf(game, definitionsOf, setup.sets, optionsOf(setup), 'fast');
  if (typeof book === 'string') return err(`${book[0]?.toUpperCase() ?? ''}${book.slice(1)}.`);
  const kept: readonly KeptState[] = [
    ...turns.flatMap(({ seq, kept: state }) => (state === undefined ? [] : [{ seq, ...state }])),
    current,
  ];
  return ok({
    name,
    program,
    book,
    round,
    past: {
      setup: chosenOf(setup),
      seed,
      steps: steps.slice(1),
      turns,
      keptAfter: (seq) => kept.find((one) => one.seq > seq),
    },
  });
};

/** A `.crownward` file or a bug file. */
export const pastFrom = (bytes: Uint8Array): Result<PastFile, string> => {
  const unsealed = unseal(bytes);
  if (unsealed.ok) return pastOf(unsealed.value);
  if (unsealed.error !== 'foreign') return err(`This file is ${unsealed.error}.`);
  const bug = v.safeParse(bugShape, jsonOf(bytes));
  if (!bug.success) return err('This is neither a .crownward file nor a bug file.');
  if (bug.output.campaign === undefined) return err('This bug file is about no campaign.');
  const past = pastOf(bug.output.campaign);
  const { broke, note, thrown } = bug.output;
  return past.ok
    ? ok({
        ...past.value,
        ...(broke === undefined ? {} : { broke }),
        ...(note === undefined ? {} : { note }),
        ...(thrown === undefined ? {} : { thrown }),
      })
    : past;
};
