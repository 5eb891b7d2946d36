// Counts what happened to each seat of a game, event by event.
import type { FightSide, Place } from '../../../shared/contract/event';
import type { HeroId, SeatId } from '../../../shared/kernel/ids';
import type { GameEvent } from '../../../shared/rules/state/state';
import { TALLIES, type Peak, type Tally, type TallyName } from '../../persistence/stored-record';
import type { DefOf } from './facts';

/** Somebody who plays from the beginning on, and where. */
export type Beginner = {
  readonly hero: HeroId;
  readonly seat: SeatId;
  readonly def: string;
  readonly space: string;
  readonly gold: number;
};

type Kind = GameEvent['t'];
type EventOf<K extends Kind> = Extract<GameEvent, { readonly t: K }>;
type Count = Record<TallyName, number>;
export type Counted = {
  readonly tally: Tally;
  readonly characters: readonly string[];
  readonly strongest?: Peak;
  readonly margin?: Peak;
};
export type Counting = {
  readonly add: (events: Iterable<GameEvent>) => void;
  /** What was counted for a seat. */
  readonly of: (seat: SeatId) => Counted;
  readonly turns: () => number;
  /** The ending that lies over the Crown. */
  readonly ending: () => string | undefined;
};

type Seat = {
  readonly n: Count;
  readonly characters: string[];
  readonly spaces: Set<string>;
  strongest?: Peak;
  margin?: Peak;
};

const none = (): Count => Object.fromEntries(TALLIES.map((name) => [name, 0])) as Count;
const newSeat = (): Seat => ({ n: none(), characters: [], spaces: new Set() });

/** The creature, when it was one and not several; one without a card is named by whoever let it loose. */
const foeOf = ({ name }: FightSide): { readonly foe?: string; readonly alone: boolean } => {
  const list = name?.id === 'names' ? name.args?.['list'] : undefined;
  if (!Array.isArray(list)) return { alone: true };
  const [first] = list as readonly { readonly args?: { readonly def?: unknown } }[];
  const def = first?.args?.def;
  return { alone: list.length === 1, ...(typeof def === 'string' && def !== '' ? { foe: def } : {}) };
};

/** Strength or Craft in a fight, without the roll. */
const powerOf = ({ shares }: FightSide): number =>
  shares.reduce((sum, { n, roll }) => (roll === true ? sum : sum + n), 0);

const higher = (was: Peak | undefined, now: Peak): Peak => (was === undefined || now.n > was.n ? now : was);
/** Where the rules themselves do something, and no card. */
const RULES = 'rules';
const heroIn = (place: Place): HeroId | undefined => ('hero' in place ? place.hero : undefined);

export const counting = (beginners: readonly Beginner[], defOf: DefOf): Counting => {
  const seats = new Map<SeatId, Seat>();
  const seatOfHero = new Map<HeroId, SeatId>();
  /**
   * Trophies that were given away in this turn, by the rules and not by a card: for Strength or Craft, when he gains
   * some next.
   */
  const laidDown = new Map<HeroId, number>();
  let round = 1;
  let turns = 0;
  let ending: string | undefined;

  const seatNamed = (id: SeatId): Seat => {
    const seat = seats.get(id) ?? newSeat();
    seats.set(id, seat);
    return seat;
  };
  const seatOf = (hero: HeroId | undefined): Seat | undefined => {
    const id = hero === undefined ? undefined : seatOfHero.get(hero);
    return id === undefined ? undefined : seatNamed(id);
  };
  const sits = (hero: HeroId, id: SeatId, def: string, space: string): void => {
    seatOfHero.set(hero, id);
    const seat = seatNamed(id);
    seat.characters.push(def);
    seat.spaces.add(space);
  };
  const up = (hero: HeroId | undefined, name: TallyName, by = 1): void => {
    const seat = seatOf(hero);
    if (seat !== undefined) seat.n[name] += by;
  };

  const fought = ({ hero, kind, mine, theirs, outcome }: EventOf<'fight'>): void => {
    const seat = seatOf(hero);
    const other = seatOf(theirs.hero);
    if (outcome === 'standOff') for (const one of [seat, other]) if (one !== undefined) one.n.drawn += 1;
    if (outcome !== 'won' && outcome !== 'lost') return;
    const [winner, loser, margin] =
      outcome === 'won' ? [seat, other, mine.total - theirs.total] : [other, seat, theirs.total - mine.total];
    if (loser !== undefined) loser.n.lost += 1;
    if (winner === undefined) return;
    winner.n.won += 1;
    if (kind === 'psychic') winner.n.mindsWon += 1;
    const { foe, alone } = foeOf(theirs);
    const beaten = theirs.hero === undefined ? (foe === undefined ? {} : { foe }) : {};
    winner.margin = higher(winner.margin, { n: margin, round, ...beaten });
    if (theirs.hero !== undefined) {
      winner.n.duelsWon += 1;
      return;
    }
    winner.n.creatures += Math.max(1, theirs.cards?.length ?? 0);
    if (alone) winner.strongest = higher(winner.strongest, { n: powerOf(theirs), round, ...beaten });
  };

  const carried = ({ def, from, to, source }: EventOf<'card'>): void => {
    const known = def === undefined ? undefined : defOf(def);
    if (from.in === 'trophy' && to.in !== 'trophy' && source === RULES)
      laidDown.set(from.hero, (laidDown.get(from.hero) ?? 0) + 1);
    if (to.in === 'trophy' && from.in !== 'trophy') up(heroIn(to), 'trophies');
    if (to.in === 'over' && known?.kind === 'ending') ending = def;
    if (to.in !== 'held' || from.in === 'held') return;
    if (known?.kind === 'follower') up(heroIn(to), 'followers');
    else if (known?.kind === 'object' || known?.kind === 'magicObject') up(heroIn(to), 'objects');
  };

  const changed = ({ hero, what, by, now, source }: EventOf<'changed'>): void => {
    const seat = seatOf(hero);
    if (seat === undefined) return;
    if (what === 'life' && by < 0) seat.n.livesLost -= by;
    if (what === 'gold') seat.n.mostGold = Math.max(seat.n.mostGold, now);
    if ((what !== 'strength' && what !== 'craft') || by < 0 || source !== RULES) return;
    seat.n.traded += laidDown.get(hero) ?? 0;
    laidDown.delete(hero);
  };

  /** What is not in here is not counted. */
  const heard: { readonly [K in Kind]?: (event: EventOf<K>) => void } = {
    turn: ({ seat, round: now }) => {
      round = now;
      turns += 1;
      laidDown.clear();
      seatNamed(seat).n.turns += 1;
    },
    joined: ({ hero, seat, def, space }) => {
      sits(hero, seat, def, space);
    },
    killed: ({ hero, by, gaveUp }) => {
      laidDown.delete(hero);
      if (!gaveUp) up(hero, 'deaths');
      up(by, 'slain');
    },
    cast: ({ hero }) => {
      up(hero, 'spells');
    },
    toad: ({ hero, turns: left }) => {
      if (left > 0) up(hero, 'toads');
    },
    moved: ({ hero, path }) => {
      const last = path.at(-1);
      if (last !== undefined) seatOf(hero)?.spaces.add(last);
    },
    rolled: ({ hero, dice, again }) => {
      // Of dice that are rolled again only the new one is another roll.
      const fallen = again === undefined ? dice : dice.slice(again, again + 1);
      if (again !== undefined) up(hero, 'fateRerolls');
      up(hero, 'dice', fallen.length);
      up(
        hero,
        'pips',
        fallen.reduce((sum, face) => sum + face, 0),
      );
    },
    fight: fought,
    card: carried,
    changed,
  };
  const hear = <K extends Kind>(event: EventOf<K> & { readonly t: K }): void => heard[event.t]?.(event);

  for (const { hero, seat, def, space, gold } of beginners) {
    sits(hero, seat, def, space);
    seatNamed(seat).n.mostGold = gold;
  }
  return {
    add: (events) => {
      for (const event of events) hear(event);
    },
    of: (id) => {
      const { n, characters, spaces, strongest, margin } = seatNamed(id);
      return {
        tally: { ...n, spaces: spaces.size },
        characters,
        ...(strongest === undefined ? {} : { strongest }),
        ...(margin === undefined ? {} : { margin }),
      };
    },
    turns: () => turns,
    ending: () => ending,
  };
};
