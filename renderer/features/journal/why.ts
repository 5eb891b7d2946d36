// Which lines of the journal follow from what a computer decided, and why it did, in a sentence for each answer.
import type { Reason } from '../../../shared/contract/hint';
import type { PlayerView } from '../../../shared/contract/view';
import type { Msg, SeatId } from '../../../shared/kernel/ids';
import type { Words } from '../../words/en';
import type { Entry } from './log';
import { whyWeighed } from '../prompts/advice';

/** Whose answers, and of which round. */
export type Wondered = { readonly seat: SeatId; readonly round: number };

/** What somebody does, beside what befalls him. */
const DEEDS: readonly Entry['kind'][] = ['turn', 'moved', 'walked', 'fight', 'cast', 'used', 'met'];

/** Whose reasons a line leads to: a computer's, of the round in which it is written. */
export function wonderedAt({ event, hero, kind, round }: Entry, { seats }: PlayerView): Wondered | undefined {
  if (!DEEDS.includes(kind)) return undefined;
  const one = seats.find((seat) => (event.t === 'turn' ? seat.id === event.seat : seat.hero?.id === hero));
  return one?.control === 'computer' ? { seat: one.id, round } : undefined;
}

/** Where it made no difference there is nothing to tell. */
export const reasonsOf = (all: readonly Reason[], { seat, round }: Wondered): readonly Reason[] =>
  all.filter((one) => one.seat === seat && one.round === round && !(one.alike === true && one.parts.length === 0));

/** One sentence for one answer: what it was, what else there was, and what the scale said. */
export function reasonSaid({ took, over, alike, parts }: Reason, words: Words, say: (msg: Msg) => string): string {
  const named = (labels: readonly Msg[] = []): string =>
    labels.length === 0 ? words.advice.nothing : words.list(labels.map((label) => say(label)));
  const [did, instead] = [named(took), named(over)];
  const weighed = whyWeighed(parts, words.advice);
  if (alike === true && did !== instead) {
    const why = weighed === '' ? words.why.took(did) : `${words.why.took(did)}: ${weighed}`;
    return `${why}; ${words.why.asGood(instead)}.`;
  }
  const first = over === undefined || did === instead ? words.why.took(did) : words.why.tookRather(did, instead);
  return `${first}: ${weighed || words.why.allInAll}.`;
}
