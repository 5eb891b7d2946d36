// From the bytes of a file to a campaign that can be stored. Everything is checked before anything is written:
// a file that is refused has changed nothing.
import * as v from 'valibot';
import { definitionsOf, sets } from '../../../shared/content/definitions';
import type { Reply } from '../../../shared/contract/failure';
import { ok } from '../../../shared/kernel/result';
import { migrateEvent } from '../../../shared/rules/state/migrations/index';
import { refused } from '../../ipc/trouble';
import type { WholeGame } from '../../persistence/stored';
import { inputOf } from '../history/input';
import { knownState } from '../history/states';
import { gameOf } from '../load';
import { unseal } from './container';
import { documentSchema } from './document';
import { isEvent } from './events';
import { areOurs, strangersTo } from './provenance';

const damaged = (report: (detail: string) => void, detail: string): Reply<never> => {
  report(detail);
  return refused('trouble.file.damaged');
};

/** A journal as this program tells it, whichever one wrote it. */
const withEventsOfToday = <T extends { readonly steps: readonly { readonly events: readonly unknown[] }[] }>(
  game: T,
): T => ({
  ...game,
  steps: game.steps.map((step) => ({ ...step, events: step.events.map((event) => migrateEvent(event)) })),
});

/** What does not fit together in a document of the right form. */
const misfit = ({
  current,
  steps,
  turns,
  seats,
  setup,
}: WholeGame & { readonly setup: { readonly seats: readonly unknown[] } }): string | undefined => {
  if (setup.seats.length !== seats.length) return 'seats and set-up differ';
  if (steps.some(({ seq }, i) => seq !== i)) return 'an input is missing';
  if (
    steps.some(
      ({ seq, by, input }) =>
        (seq === 0) !== (by === 'setup') || (seq === 0 ? input !== undefined : inputOf(input) === undefined),
    )
  )
    return 'an input is none';
  if (current.seq !== steps.length - 1) return 'the state does not follow the last input';
  if (
    turns[0]?.seq !== 0 ||
    turns.some(({ seq }, i) => seq > current.seq || (i > 0 && seq <= (turns[i - 1]?.seq ?? 0)))
  )
    return 'the turns do not follow each other';
  if (steps.some(({ events }) => !events.every(isEvent))) return 'an event is none';
  return undefined;
};

/**
 * Reads a file strictly.
 * @param report gets what is wrong, for the log
 * @returns the campaign, or one sentence that says why it is refused
 */
export const campaignFrom = (bytes: Uint8Array, report: (detail: string) => void): Reply<WholeGame> => {
  const unsealed = unseal(bytes);
  if (!unsealed.ok) {
    report(`a file was refused: ${unsealed.error}`);
    return refused(`trouble.file.${unsealed.error}`);
  }
  return campaignOf(unsealed.value, report);
};

/** The same for a document that was read already. */
export const campaignOf = (document: unknown, report: (detail: string) => void): Reply<WholeGame> => {
  const version =
    typeof document === 'object' && document !== null && 'crownward' in document ? document.crownward : undefined;
  if (typeof version === 'number' && version > 1) return refused('trouble.file.newer');
  const parsed = v.safeParse(documentSchema, document, { abortEarly: true });
  if (!parsed.success)
    return damaged(report, `${v.getDotPath(parsed.issues[0]) ?? 'file'}: ${parsed.issues[0].message}`);
  const game: WholeGame & { readonly setup: { readonly seats: readonly unknown[]; readonly sets: readonly string[] } } =
    withEventsOfToday(parsed.output.game);
  const wrong = misfit(game);
  if (wrong !== undefined) return damaged(report, wrong);
  if (!game.setup.sets.every((set) => sets.includes(set))) return refused('trouble.file.set');
  const { name, content, definitions, current } = game;
  let detail = '';
  const opened = gameOf(
    'the file',
    {
      name,
      content,
      definitions,
      program: game.program,
      seq: current.seq,
      schema: current.schema,
      state: current.state,
    },
    definitionsOf,
    (why) => {
      detail = why;
    },
  );
  if (opened.ok) {
    const { book, state } = opened.value;
    const strangerIn = strangersTo(book);
    const states = [
      state,
      ...game.turns.flatMap(({ seq, kept }) => knownState(book, kept && { seq, ...kept })?.state ?? []),
    ];
    const strange = states.map(strangerIn).find((one) => one !== undefined);
    if (strange !== undefined) return damaged(report, `what no card says: ${strange.slice(0, 200)}`);
    if (areOurs(definitions as readonly unknown[], state)) return ok(game);
    report('its cards are of no released version: it counts as casual');
    return ok({ ...game, casual: true });
  }
  // Its own reasons are about a save; only "newer" is one that a file has in common with it.
  return detail === '' ? refused('trouble.file.newer') : damaged(report, detail);
};
