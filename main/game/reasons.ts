// Why computers answered as they did: the newest answers of this sitting, which nobody stores.
import type { Hint, Reason } from '../../shared/contract/hint';
import type { Msg, SeatId } from '../../shared/kernel/ids';
import type { Rulebook } from '../../shared/rules/engine/rulebook';
import { optionOf } from '../../shared/rules/options/option-of';
import type { Decision, State } from '../../shared/rules/state/state';
import { promptFor, viewFor } from '../../shared/rules/view/view-for';
import { dealtFor } from '../ai/brain';
import type { Players, Reply } from '../ai/player';

const KEPT = 300;

export type Reasons = {
  readonly told: (round: number, seat: SeatId, decision: Decision, reply: Reply) => void;
  readonly all: () => readonly Reason[];
  readonly forget: () => void;
};

const labelsOf = ({ options }: Decision, keys: readonly string[]): readonly Msg[] =>
  keys.flatMap((key) => options.find((option) => option.key === key)?.label ?? []);

export function createReasons(): Reasons {
  let kept: readonly Reason[] = [];
  return {
    told: (round, seat, decision, reply) => {
      if (reply.why === undefined || 'ditch' in reply) return;
      const { over, parts } = reply.why;
      const others = over === undefined ? {} : { over: labelsOf(decision, over) };
      const took = labelsOf(decision, reply.keys);
      kept = [...kept, { seat, round, ask: decision.ask, took, ...others, parts }].slice(-KEPT);
    },
    all: () => kept,
    forget: () => (kept = []),
  };
}

/** What the adept would do in a seat's place; nothing where it is not asked, or a house rule lets nobody help. */
export async function hintFor(
  players: Players,
  book: Rulebook,
  s: State,
  seat: SeatId,
  decision: string,
): Promise<Hint | undefined> {
  const asked = s.pending[seat];
  if (asked?.id !== decision || optionOf(s.options, 'noHints')) return undefined;
  const reply = await players.answer({
    view: viewFor(book, s, seat),
    prompt: promptFor(asked),
    level: 'adept',
    ...dealtFor(book, s, seat, 'adept'),
  });
  const why = reply.why ?? { parts: [] };
  return 'ditch' in reply ? { ...why, keys: [], ditch: reply.ditch } : { ...why, keys: reply.keys };
}
