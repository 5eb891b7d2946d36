// Computers think while a person does (docs/adr/0036): for each answer that he may give, the very game that would come
// of it is played on with what they would be asked and would answer, until a person is asked again. Nothing of that is
// put in: who really is asked the same later has answered already. On a copy, in small slices, and over at once.
import type { SeatId } from '../../shared/kernel/ids';
import { advance, type Input } from '../../shared/rules/engine/machine';
import type { Rulebook } from '../../shared/rules/engine/rulebook';
import type { Decision, State } from '../../shared/rules/state/state';
import { promptFor, viewFor } from '../../shared/rules/view/view-for';
import { looksAhead, type Players, type Question, type Reply } from '../ai/player';
import { playerOf, questionOf } from './question';
import { askedSeats } from './shown-seat';

/** So many questions are pondered at one of a person: two or three of his answers, each to his next turn. */
const MOST = 40;

export type PonderParts = {
  readonly players: Pick<Players, 'ponder'>;
  readonly book: Rulebook;
  readonly state: () => State;
  /** What is answered for a person who need not be asked. */
  readonly quietly: (state: State, seat: SeatId, decision: Decision) => string | undefined;
};

export type Ponder = {
  /** Where people alone are asked and computers look ahead; where it is at that already, it goes on. */
  readonly begin: () => void;
  readonly end: () => void;
  readonly close: () => void;
};

type Line = { readonly from: State; on: boolean; left: number };
type Person = { readonly seat: SeatId; readonly decision: Decision };
type Waiting = { readonly decision: Decision; readonly asked: State };

const isPerson = (state: State, seat: SeatId): boolean => state.seats[seat]?.control === 'person';

/** The one person who is asked, where nobody else is: of several, one answer is no game yet. */
const personIn = (state: State): Person | undefined => {
  const [seat, ...others] = askedSeats(state);
  const decision = seat === undefined ? undefined : state.pending[seat];
  return seat === undefined || others.length > 0 || decision === undefined || !isPerson(state, seat)
    ? undefined
    : { seat, decision };
};

/** Who does not look ahead answers at once, and is thought of only on the way to one who does. */
const someLookAhead = (state: State): boolean =>
  state.order.some((id) => {
    const seat = state.seats[id];
    return seat?.control === 'computer' && !seat.out && looksAhead(playerOf(state, id).level);
  });

/** Answers of one option, what seems likely first: of several together there are too many. */
const answersTo = ({ options, min, max }: Decision, likely: string | undefined): readonly (readonly string[])[] => {
  if (max !== 1) return [];
  const open = options.filter(({ off }) => off === undefined);
  const rank = (key: string, minor: boolean): number => (key === likely ? 0 : minor ? 2 : 1);
  const keys = open
    .map(({ key, minor }) => ({ key, rank: rank(key, minor === true) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ key }) => [key]);
  return min === 0 ? [...keys, []] : keys;
};

const answerOf = (seat: SeatId, { id }: Decision, keys: readonly string[]): Input => ({
  t: 'answer',
  seat,
  answer: { decision: id, keys },
});
const inputOf = (seat: SeatId, decision: Decision, reply: Reply): Input =>
  'ditch' in reply ? { t: 'ditch', seat, card: reply.ditch } : answerOf(seat, decision, reply.keys);

export const createPonder = ({ players, book, state, quietly }: PonderParts): Ponder => {
  let line: Line | undefined;
  let open = true;

  /** Whatever came meanwhile is heard between two steps. */
  const goesOn = async (of: Line): Promise<boolean> => {
    await new Promise((resolve) => setImmediate(resolve));
    return of.on && of.left > 0;
  };
  const ask = (of: Line, question: Question): Promise<Reply | undefined> => {
    of.left -= 1;
    return players.ponder(question);
  };
  const after = (from: State, input: Input): State | undefined => {
    const next = advance(book, from, input);
    return next.ok ? next.state : undefined;
  };

  /** As `session.ts` and `computers.ts` play: whoever is asked thinks of the table as it was when he was asked. */
  const playOn = async (of: Line, from: State): Promise<void> => {
    const waiting = new Map<SeatId, Waiting>();
    for (let now: State | undefined = from; now !== undefined && now.over === undefined && (await goesOn(of));) {
      const at: State = now;
      const asked = askedSeats(at).flatMap((seat) => {
        const decision = at.pending[seat];
        return decision === undefined ? [] : [{ seat, decision }];
      });
      for (const { seat, decision } of asked)
        if (!isPerson(at, seat) && waiting.get(seat)?.decision.id !== decision.id)
          waiting.set(seat, { decision, asked: at });
      const people = asked.filter(({ seat }) => isPerson(at, seat));
      const passed = people.flatMap(({ seat, decision }) => {
        const pass = quietly(at, seat, decision);
        return pass === undefined ? [] : [answerOf(seat, decision, [pass])];
      });
      if (passed[0] !== undefined) {
        now = after(at, passed[0]);
        continue;
      }
      const first = [...waiting].find(([seat, { decision }]) =>
        asked.some((one) => one.seat === seat && one.decision.id === decision.id),
      );
      if (people.length > 0 || first === undefined) return;
      const [seat, { decision, asked: then }] = first;
      const reply = await ask(of, questionOf(book, then, seat, decision));
      waiting.delete(seat);
      if (reply === undefined || !of.on) return;
      now = after(at, inputOf(seat, decision, reply));
    }
  };

  /** What a novice would answer in his place, who takes no time. */
  const likely = async (of: Line, { seat, decision }: Person): Promise<string | undefined> => {
    if (decision.options.length < 2) return undefined;
    const seen = { view: viewFor(book, of.from, seat), prompt: promptFor(decision) };
    const reply = await ask(of, { ...seen, level: 'novice' });
    return reply === undefined || 'ditch' in reply ? undefined : reply.keys[0];
  };

  const think = async (of: Line, person: Person): Promise<void> => {
    if (person.decision.max !== 1 || !(await goesOn(of))) return;
    const first = await likely(of, person);
    for (const keys of answersTo(person.decision, first)) {
      if (!(await goesOn(of))) return;
      const next = after(of.from, answerOf(person.seat, person.decision, keys));
      if (next !== undefined) await playOn(of, next);
    }
  };

  const end = (): void => {
    if (line !== undefined) line.on = false;
    line = undefined;
  };
  return {
    begin: () => {
      const from = state();
      if (!open || line?.from === from) return;
      end();
      const person = from.over === undefined && someLookAhead(from) ? personIn(from) : undefined;
      if (person === undefined) return;
      line = { from, on: true, left: MOST };
      // What goes wrong here goes wrong again where it is told.
      think(line, person).catch(() => undefined);
    },
    end,
    close: () => {
      open = false;
      end();
    },
  };
};
