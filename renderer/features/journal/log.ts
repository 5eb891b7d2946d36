// Lines of the journal: what happened in words, and where a click on it leads.
import type { ViewEvent } from '../../../shared/contract/event';
import type { CardId, DefId, HeroId } from '../../../shared/kernel/ids';
import { handedOver } from '../../timeline/overlay';

/** One sentence of a line: what it tells of, and how often it happened. */
type Part = { readonly event: ViewEvent; readonly times?: number };
export type Entry = {
  readonly n: number;
  /** Which event of the game it tells of, counted from 0. */
  readonly at: number;
  readonly round: number;
  readonly text: string;
  readonly kind: ViewEvent['t'];
  readonly event: ViewEvent;
  /** It happened so often in a row, and is said once. */
  readonly times?: number;
  /** What the line tells before that. */
  readonly before?: readonly Part[];
  readonly hero?: HeroId;
  /** Whose card it was, where another takes it. */
  readonly loser?: HeroId;
  readonly space?: DefId;
  /** Where he stood whom it happened to, when it did. */
  readonly stood?: DefId;
  readonly def?: DefId;
  readonly fight?: Extract<ViewEvent, { t: 'fight' }>;
};

/** Whom it happened to; a card that comes to somebody is his, and so is one that goes from him and to nobody. */
const heroOf = (event: ViewEvent): HeroId | undefined => {
  if ('hero' in event) return event.hero;
  if (event.t !== 'card') return undefined;
  return 'hero' in event.to ? event.to.hero : 'hero' in event.from ? event.from.hero : undefined;
};

const spaceOf = (event: ViewEvent): DefId | undefined => {
  if (event.t === 'moved') return event.path.at(-1);
  if (event.t === 'layGold' || event.t === 'joined') return event.space;
  if (event.t === 'card' && event.to.in === 'space') return event.to.space;
  return undefined;
};

/** The card or space that an event is about, else the one it comes from. */
export const defOf = (event: ViewEvent): DefId | undefined => ('def' in event ? event.def : undefined) ?? event.source;

let count = 0;

/** Where everybody stands, as far as it was told. */
export class Whereabouts {
  readonly #at = new Map<HeroId, DefId>();

  hear(event: ViewEvent): void {
    if (event.t !== 'moved' && event.t !== 'joined') return;
    const to = event.t === 'moved' ? event.path.at(-1) : event.space;
    if (to !== undefined) this.#at.set(event.hero, to);
  }

  of(event: ViewEvent): DefId | undefined {
    const hero = heroOf(event);
    return hero === undefined ? undefined : this.#at.get(hero);
  }

  forget(): void {
    this.#at.clear();
  }
}

/** The line of an event; events without words have none. `stood`: where he stood whom it happened to. */
export const logEntry = (
  event: ViewEvent,
  round: number,
  text: string | undefined,
  at: number,
  stood?: DefId,
): Entry | undefined => {
  if (text === undefined || text === '') return undefined;
  const hero = heroOf(event);
  const loser = event.t === 'card' ? handedOver(event)?.from : undefined;
  const space = spaceOf(event);
  const def = defOf(event);
  return {
    n: ++count,
    at,
    round,
    text,
    kind: event.t,
    event,
    ...(hero === undefined ? {} : { hero }),
    ...(loser === undefined ? {} : { loser }),
    ...(space === undefined ? {} : { space }),
    ...(stood === undefined ? {} : { stood }),
    ...(def === undefined ? {} : { def }),
    ...(event.t === 'fight' ? { fight: event } : {}),
  };
};

const turnsUp = (card: CardId, { before, event }: Entry): boolean =>
  before === undefined &&
  event.t === 'card' &&
  event.card === card &&
  event.from.in === 'deck' &&
  event.to.in === 'table';

/**
 * The line that tells what becomes of something that was turned up and laid on a card, together with the last one: one
 * deed, as a token that is drawn and what it brings.
 * @returns nothing where it is another matter
 */
export function ofOneDeed(last: Entry, next: Entry): Entry | undefined {
  const { event } = next;
  if (event.t === 'card' && event.card !== undefined && event.from.in === 'table' && event.to.in === 'card')
    return turnsUp(event.card, last) ? next : undefined;
  const first = last.before?.[0]?.event ?? last.event;
  if (first.t !== 'card' || first.from.in !== 'table' || first.to.in !== 'card' || first.def === undefined)
    return undefined;
  const goesOn = event.source === first.def && (event.t === 'said' || (event.t === 'card' && event.def === first.def));
  if (!goesOn) return undefined;
  const { event: was, times } = last;
  return {
    ...last,
    n: next.n,
    at: next.at,
    event,
    before: [...(last.before ?? []), { event: was, ...(times === undefined ? {} : { times }) }],
    times: 1,
    text: `${last.text} ${next.text}`,
    ...(next.space === undefined ? {} : { space: next.space }),
  };
}

/** A line in words, all that it tells. */
export const inFull = (
  { before = [], event, times }: Entry,
  tell: (event: ViewEvent, times?: number) => string,
): string =>
  [...before, { event, ...(times === undefined ? {} : { times }) }].map((one) => tell(one.event, one.times)).join(' ');

/** Tells lines anew in another language, each of them once; `written` knows the ones that are in this one already. */
export const retelling = (
  tell: (event: ViewEvent, times?: number) => string,
  written: (entry: Entry) => boolean,
): ((entry: Entry) => Entry) => {
  const anew = new WeakMap<Entry, Entry>();
  return (entry) => {
    if (written(entry)) return entry;
    const known = anew.get(entry) ?? { ...entry, text: inFull(entry, tell) };
    anew.set(entry, known);
    return known;
  };
};
