// Why computers answered as they did: the newest answers of this sitting, which nobody stores.
import type { Hint, Reason } from '../../shared/contract/hint';
import type { Msg, SeatId } from '../../shared/kernel/ids';
import type { Rulebook } from '../../shared/rules/engine/rulebook';
import { optionOf } from '../../shared/rules/options/option-of';
import type { Option } from '../../shared/contract/prompt';
import type { Decision, State } from '../../shared/rules/state/state';
import { TRADE } from '../../shared/rules/moments/choice';
import { isHiddenFrom } from '../../shared/rules/view/hidden';
import { promptFor, viewFor } from '../../shared/rules/view/view-for';
import { dealtFor } from '../ai/brain';
import type { Players, Reply } from '../ai/player';

const KEPT = 300;

export type Answered = {
  readonly seat: SeatId;
  /** In which it was asked: the answer may have ended it. */
  readonly round: number;
  readonly decision: Decision;
  readonly reply: Reply;
};

export type Reasons = {
  readonly told: (answered: Answered) => void;
  /** Those that all may know as the game stands now: a Spell that was not cast is told when it is seen (law 7). */
  readonly all: (now: State) => readonly Reason[];
  readonly forget: () => void;
};

type Kept = { readonly reason: Reason; readonly options: readonly Option[] };

const chosen = ({ options }: Decision, keys: readonly string[]): readonly Option[] =>
  options.filter(({ key }) => keys.includes(key));
const labelsOf = (options: readonly Option[]): readonly Msg[] => options.map(({ label }) => label);

/** Whether all others may know what the options of a reason name. */
function openIn(book: Rulebook, s: State): (kept: Kept) => boolean {
  const views = new Map<SeatId, string>();
  const sees = (seat: SeatId, def: string): boolean => {
    const view = views.get(seat) ?? JSON.stringify(viewFor(book, s, seat));
    views.set(seat, view);
    return view.includes(JSON.stringify(def));
  };
  return ({ reason: { seat }, options }) => {
    const others = s.order.filter((other) => other !== seat && s.seats[other]?.out === false);
    return options.every(({ target, label }) => {
      const card = target?.card === undefined ? undefined : s.cards[target.card];
      if (card !== undefined) return others.every((other) => !isHiddenFrom({ cat: book, s }, card, other));
      // It has gone, or there never was one: what is named may be something that only he has looked at.
      return [target?.def, ...Object.values(label.args ?? {})]
        .filter((def) => typeof def === 'string')
        .every((def) => book.defs.get(def)?.deck === undefined || others.every((other) => sees(other, def)));
    });
  };
}

export function createReasons(book: Rulebook): Reasons {
  let kept: readonly Kept[] = [];
  return {
    told: ({ seat, round, decision, reply }) => {
      if (reply.why === undefined || 'ditch' in reply) return;
      const { over, parts, alike } = reply.why;
      const [took, others] = [chosen(decision, reply.keys), chosen(decision, over ?? [])];
      const instead = over === undefined ? {} : { over: labelsOf(others) };
      const reason: Reason = {
        seat,
        round,
        ask: decision.ask,
        took: labelsOf(took),
        ...instead,
        ...(alike ? { alike } : {}),
        parts,
      };
      kept = [...kept, { reason, options: [...took, ...others] }].slice(-KEPT);
    },
    all: (now) => kept.filter(openIn(book, now)).map(({ reason }) => reason),
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
  // It stands beside what is asked and takes nothing from it, so it would be weighed against nothing.
  if (asked.options.some(({ key }) => key === TRADE)) return { keys: [TRADE], parts: [] };
  const reply = await players.answer({
    view: viewFor(book, s, seat),
    prompt: promptFor(asked),
    level: 'adept',
    toHelp: true,
    ...dealtFor(book, s, seat, 'adept'),
  });
  const why = reply.why ?? { parts: [] };
  return 'ditch' in reply ? { ...why, keys: [], ditch: reply.ditch } : { ...why, keys: reply.keys };
}
