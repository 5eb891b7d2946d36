// What happened to whom since somebody's last turn, in short: nobody has to read every line to know how things stand.
import type { ViewEvent } from '../../../shared/contract/event';
import type { DefId, HeroId, Msg, SeatId } from '../../../shared/kernel/ids';

const COUNTED = ['life', 'strength', 'craft', 'fate', 'gold'] as const;
export type Counted = (typeof COUNTED)[number];
/** What somebody did with an ability of his, and to whom, where that is known. */
type Deed = { readonly def: DefId; readonly ability: string; readonly on?: HeroId };
export type Fortune = {
  readonly hero: HeroId;
  /** Where he came to, if he moved. */
  readonly to?: DefId;
  readonly changes: readonly { readonly what: Counted; readonly by: number }[];
  /** What brought the changes and missed turns about, as far as that is known. */
  readonly causes: readonly DefId[];
  readonly gained: readonly DefId[];
  readonly lost: readonly DefId[];
  /** Faceup, for everybody to see. */
  readonly discarded: readonly DefId[];
  /** Given for gold. */
  readonly sold: readonly DefId[];
  readonly deeds: readonly Deed[];
  readonly spells: readonly { readonly def: DefId; readonly targets: readonly Msg[] }[];
  /** Turns that he will miss, and those that he has missed. */
  readonly misses: number;
  readonly missed: number;
  readonly won: number;
  readonly beaten: number;
  readonly killed: boolean;
  readonly gaveUp: boolean;
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
  readonly causes: Set<DefId>;
  readonly gained: DefId[];
  readonly lost: DefId[];
  readonly discarded: DefId[];
  readonly sold: DefId[];
  /** What he has given away just now, and by what: gold that comes of the same was given for it. */
  given: { readonly def: DefId; readonly source: DefId | undefined }[];
  readonly deeds: Deed[];
  readonly spells: { readonly def: DefId; readonly targets: readonly Msg[] }[];
  misses: number;
  missed: number;
  won: number;
  beaten: number;
  killed: boolean;
  gaveUp: boolean;
  toad: boolean;
};

const KEPT: readonly string[] = ['held', 'hand', 'trophy'];

/** Takes one out of the first list that has it. */
const strike = (def: DefId, lists: readonly DefId[][]): void => {
  const list = lists.find((one) => one.includes(def));
  list?.splice(list.lastIndexOf(def), 1);
};

/**
 * What was given for the gold that comes now is neither lost nor discarded; a card that is nothing but its gold, such
 * as a Bag of Gold, was not even given.
 */
const sells = (sums: Sums, source: DefId | undefined): void => {
  for (const { def } of sums.given.filter((one) => source !== undefined && one.source === source)) {
    strike(def, [sums.lost, sums.discarded]);
    if (def !== source) sums.sold.push(def);
    strike(def, [sums.gained]);
  }
  sums.given = [];
};

type CardMoved = Extract<ViewEvent, { t: 'card' }>;
const moves = ({ def, from, to, killed, source }: CardMoved, of: (hero: HeroId) => Sums): void => {
  if (def === undefined) return;
  if ('hero' in to && KEPT.includes(to.in)) of(to.hero).gained.push(def);
  if (!('hero' in from) || !KEPT.includes(from.in)) return;
  const sums = of(from.hero);
  sums[to.in === 'discard' && !killed ? 'discarded' : 'lost'].push(def);
  if (!('hero' in to)) sums.given.push({ def, source });
};

/** What a single event adds. */
const add = (event: ViewEvent, of: (hero: HeroId) => Sums): void => {
  switch (event.t) {
    case 'moved': {
      const to = event.path.at(-1);
      if (to !== undefined) of(event.hero).to = to;
      break;
    }
    case 'changed': {
      const sums = of(event.hero);
      const { by } = sums;
      if (event.what === 'gold' && event.by > 0) sells(sums, event.source);
      if (event.source !== undefined) sums.causes.add(event.source);
      by.set(event.what, (by.get(event.what) ?? 0) + event.by);
      break;
    }
    case 'card':
      moves(event, of);
      break;
    case 'used':
      if (event.itself !== true && (event.on !== undefined || event.def.split('/')[1] === 'character'))
        of(event.hero).deeds.push({
          def: event.def,
          ability: event.ability,
          ...(event.on === undefined ? {} : { on: event.on }),
        });
      break;
    case 'cast':
      of(event.hero).spells.push({ def: event.def, targets: event.targets });
      break;
    case 'missTurn':
      if (event.source !== undefined) of(event.hero).causes.add(event.source);
      of(event.hero).misses += event.turns;
      break;
    case 'turnMissed':
      of(event.hero).misses = event.left;
      of(event.hero).missed++;
      break;
    case 'fight':
      if (event.outcome === 'won') of(event.hero).won++;
      else if (event.outcome === 'lost') of(event.hero).beaten++;
      break;
    case 'killed':
      of(event.hero)[event.gaveUp ? 'gaveUp' : 'killed'] = true;
      break;
    case 'toad':
      of(event.hero).toad = event.turns > 0;
      break;
    case 'turn':
    case 'rolled':
    case 'prevented':
    case 'aligned':
    case 'status':
    case 'layGold':
    case 'tokens':
    case 'shuffled':
    case 'walked':
    case 'spaceTokens':
    case 'turnedOver':
    case 'form':
    case 'looked':
    case 'met':
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
      causes: new Set<DefId>(),
      gained: [],
      lost: [],
      discarded: [],
      sold: [],
      given: [],
      deeds: [],
      spells: [],
      misses: 0,
      missed: 0,
      won: 0,
      beaten: 0,
      killed: false,
      gaveUp: false,
      toad: false,
    };
    sums.set(hero, known);
    return known;
  };
  for (const event of events) add(event, of);
  return [...sums].map(([hero, { by, causes, gained, lost, discarded, sold, given: _, ...rest }]) => ({
    hero,
    ...rest,
    causes: [...causes],
    // What was gained and lost again is not worth a word.
    gained: gained.filter((def) => !lost.includes(def) && !discarded.includes(def)),
    sold,
    discarded: discarded.filter((def) => !gained.includes(def)),
    lost: lost.filter((def) => !gained.includes(def)),
    changes: COUNTED.flatMap((what) => ((by.get(what) ?? 0) === 0 ? [] : [{ what, by: by.get(what) ?? 0 }])),
  }));
};
