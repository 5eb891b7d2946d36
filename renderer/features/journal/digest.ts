// What happened to whom since somebody's last turn, in short: nobody has to read every line to know how things stand.
import type { ViewEvent } from '../../../shared/contract/event';
import type { DefId, HeroId, SeatId } from '../../../shared/kernel/ids';

const COUNTED = ['life', 'strength', 'craft', 'fate', 'gold'] as const;
export type Counted = (typeof COUNTED)[number];
export type Fortune = {
  readonly hero: HeroId;
  /** Where he came to, if he moved. */
  readonly to?: DefId;
  readonly changes: readonly { readonly what: Counted; readonly by: number }[];
  readonly gained: readonly DefId[];
  readonly lost: readonly DefId[];
  /** Faceup, for everybody to see. */
  readonly discarded: readonly DefId[];
  readonly won: number;
  readonly beaten: number;
  readonly killed: boolean;
  readonly toad: boolean;
};

/** From where to where in `events` the others had the table since the last turn of `seat`. */
export const meanwhile = (
  events: readonly ViewEvent[],
  seat: SeatId,
): { readonly from: number; readonly to: number } => {
  const last = events.findLastIndex(({ t }) => t === 'turn');
  const event = events[last];
  const to = event?.t === 'turn' && event.seat === seat ? last : events.length;
  const mine = events.slice(0, to).findLastIndex((one) => one.t === 'turn' && one.seat === seat);
  const next = events.findIndex((one, i) => i > mine && i < to && one.t === 'turn' && one.seat !== seat);
  return next < 0 ? { from: to, to } : { from: next, to };
};

type Sums = {
  to?: DefId;
  readonly by: Map<Counted, number>;
  readonly gained: DefId[];
  readonly lost: DefId[];
  readonly discarded: DefId[];
  won: number;
  beaten: number;
  killed: boolean;
  toad: boolean;
};

const KEPT: readonly string[] = ['held', 'hand', 'trophy'];

/** What a single event adds. */
const add = (event: ViewEvent, of: (hero: HeroId) => Sums): void => {
  switch (event.t) {
    case 'moved': {
      const to = event.path.at(-1);
      if (to !== undefined) of(event.hero).to = to;
      break;
    }
    case 'changed': {
      const { by } = of(event.hero);
      by.set(event.what, (by.get(event.what) ?? 0) + event.by);
      break;
    }
    case 'card':
      if (event.def === undefined) break;
      if ('hero' in event.to && KEPT.includes(event.to.in)) of(event.to.hero).gained.push(event.def);
      if ('hero' in event.from && KEPT.includes(event.from.in))
        of(event.from.hero)[event.to.in === 'discard' && !event.killed ? 'discarded' : 'lost'].push(event.def);
      break;
    case 'fight':
      if (event.outcome === 'won') of(event.hero).won++;
      else if (event.outcome === 'lost') of(event.hero).beaten++;
      break;
    case 'killed':
      of(event.hero).killed = true;
      break;
    case 'toad':
      of(event.hero).toad = event.turns > 0;
      break;
    case 'turn':
    case 'turnMissed':
    case 'rolled':
    case 'prevented':
    case 'aligned':
    case 'status':
    case 'missTurn':
    case 'layGold':
    case 'tokens':
    case 'shuffled':
    case 'walked':
    case 'spaceTokens':
    case 'turnedOver':
    case 'form':
    case 'looked':
    case 'met':
    case 'cast':
    case 'used':
    case 'joined':
    case 'out':
    case 'said':
    case 'lasting':
    case 'over':
      break;
  }
};

/** One line for each to whom something happened, in the order in which it began. */
export const digest = (events: readonly ViewEvent[]): readonly Fortune[] => {
  const sums = new Map<HeroId, Sums>();
  const of = (hero: HeroId): Sums => {
    const known = sums.get(hero) ?? {
      by: new Map<Counted, number>(),
      gained: [],
      lost: [],
      discarded: [],
      won: 0,
      beaten: 0,
      killed: false,
      toad: false,
    };
    sums.set(hero, known);
    return known;
  };
  for (const event of events) add(event, of);
  return [...sums].map(([hero, { by, gained, lost, discarded, ...rest }]) => ({
    hero,
    ...rest,
    // What was gained and lost again is not worth a word.
    gained: gained.filter((def) => !lost.includes(def) && !discarded.includes(def)),
    discarded: discarded.filter((def) => !gained.includes(def)),
    lost: lost.filter((def) => !gained.includes(def)),
    changes: COUNTED.flatMap((what) => ((by.get(what) ?? 0) === 0 ? [] : [{ what, by: by.get(what) ?? 0 }])),
  }));
};
