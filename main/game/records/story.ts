// The story of a game, told out of what was stored of it: a line for each seat over the rounds, and what decided it.
import type { HeroId, SeatId } from '../../../shared/kernel/ids';
import type { Story, StoryMark, StoryMoment, Turning } from '../../../shared/contract/story';
import { isCrown } from '../../../shared/rules/query/endings';
import type { GameEvent } from '../../../shared/rules/state/state';
import type { StoredStep } from '../../persistence/stored';
import { toldNow } from '../history/told';
import type { DefOf } from './facts';

/** A character as the game began with him, with counters of Strength and Craft. */
export type Opening = {
  readonly hero: HeroId;
  readonly seat: SeatId;
  readonly def: string;
  readonly space: string;
  readonly strength: number;
  readonly craft: number;
};

type Standing = { readonly def: string; region: number; strength: number; craft: number; talisman: boolean };
type Seat = {
  hero: HeroId | undefined;
  last: Standing | undefined;
  readonly marks: StoryMark[];
  readonly deaths: number[];
  dice: number;
  pips: number;
};
/** `turnOf`: in whose turn it was. */
type Candidate = StoryMoment & { readonly weight: number; readonly turnOf: SeatId | undefined };

const REGIONS: readonly string[] = ['outer', 'middle', 'inner', 'crown'];
const MOST = 3;
/** What a table remembers of a game, the heaviest first; what the winner did counts more. */
const WEIGHT: { readonly [K in Turning]: number } = {
  crown: 100,
  slain: 80,
  talisman: 60,
  inner: 55,
  death: 45,
  lead: 40,
  middle: 10,
  quest: 5,
};
const WINNERS = 30;
/** In points of Strength and Craft; a Region more is worth so many. */
const REGION_WORTH = 8;
const scoreOf = ({ region, strength, craft }: StoryMark | Standing): number => region * REGION_WORTH + strength + craft;

class Telling {
  readonly seats = new Map<SeatId, Seat>();
  readonly candidates: Candidate[] = [];
  readonly #heroes = new Map<HeroId, { readonly seat: SeatId; readonly now: Standing }>();
  readonly #defOf: DefOf;
  round = 1;
  #seq = 0;
  #turnOf: SeatId | undefined;
  #leader: SeatId | undefined;

  constructor(order: readonly SeatId[], defOf: DefOf) {
    this.#defOf = defOf;
    for (const id of order)
      this.seats.set(id, { hero: undefined, last: undefined, marks: [], deaths: [], dice: 0, pips: 0 });
  }

  sits(hero: HeroId, id: SeatId, def: string, space: string, counters = { strength: 0, craft: 0 }): void {
    const seat = this.seats.get(id);
    if (seat === undefined) return;
    const known = this.#defOf(def);
    const [strength, craft] = known?.kind === 'character' ? [known.strength, known.craft] : [0, 0];
    const now: Standing = {
      def,
      region: this.#region(space) ?? 0,
      strength: strength + counters.strength,
      craft: craft + counters.craft,
      talisman: false,
    };
    this.#heroes.set(hero, { seat: id, now });
    seat.hero = hero;
    seat.last = now;
  }

  #region(space: string): number | undefined {
    // The Crown lies in the Inner Region, and is what all of them want.
    if (isCrown(space)) return REGIONS.indexOf('crown');
    const def = this.#defOf(space);
    const region = def?.kind === 'space' ? REGIONS.indexOf(def.region) : -1;
    return region < 0 ? undefined : region;
  }

  #isTalisman(def: string | undefined): boolean {
    const known = def === undefined ? undefined : this.#defOf(def);
    return def?.split('/')[1] === 'talisman' || known?.keywords?.includes('talisman') === true;
  }

  #decides(what: Turning, hero: HeroId, by?: string): void {
    const who = this.#heroes.get(hero);
    if (who === undefined) return;
    const { seat, now } = who;
    this.candidates.push({
      seq: this.#seq,
      round: this.round,
      what,
      seat,
      character: now.def,
      ...(by === undefined ? {} : { by }),
      turnOf: this.#turnOf,
      weight: WEIGHT[what] + (what === 'slain' || what === 'death' ? Math.min(20, scoreOf(now)) : 0),
    });
  }

  /** How everybody stands, kept when a round is over and when the game is. */
  mark(): void {
    for (const { last, marks } of this.seats.values()) {
      if (last === undefined || marks.at(-1)?.round === this.round) continue;
      const { region, strength, craft } = last;
      marks.push({ round: this.round, region, strength, craft });
    }
    const ranked = [...this.seats]
      .flatMap(([id, { hero, marks }]) => {
        const at = marks.at(-1);
        return at === undefined || hero === undefined ? [] : [{ id, hero, n: scoreOf(at) }];
      })
      .sort((a, b) => b.n - a.n);
    const [first, second] = ranked;
    if (first === undefined || second === undefined || first.n === second.n || first.id === this.#leader) return;
    if (this.#leader !== undefined) this.#decides('lead', first.hero);
    this.#leader = first.id;
  }

  hear(event: GameEvent, seq: number): void {
    this.#seq = seq;
    if (event.t === 'turn') {
      if (event.round !== this.round) this.mark();
      this.round = event.round;
      this.#turnOf = event.seat;
    } else if (event.t === 'joined') this.sits(event.hero, event.seat, event.def, event.space);
    else if (event.t === 'moved') this.#moved(event.hero, event.path.at(-1));
    else if (event.t === 'changed') this.#changed(event);
    else if (event.t === 'killed') this.#killed(event);
    else if (event.t === 'rolled') this.#rolled(event);
    else if (event.t === 'card') this.#carried(event);
    else if (event.t === 'used' && event.def.split('/')[1] === 'quest') this.#decides('quest', event.hero, event.def);
  }

  #moved(hero: HeroId, space: string | undefined): void {
    const who = this.#heroes.get(hero)?.now;
    const region = space === undefined ? undefined : this.#region(space);
    if (who === undefined || region === undefined) return;
    const was = who.region;
    who.region = region;
    if (region <= was) return;
    const what = ([undefined, 'middle', 'inner', 'crown'] as const)[region];
    if (what !== undefined) this.#decides(what, hero);
  }

  #changed({ hero, what, now }: Extract<GameEvent, { t: 'changed' }>): void {
    const who = this.#heroes.get(hero)?.now;
    if (who === undefined || (what !== 'strength' && what !== 'craft')) return;
    const known = this.#defOf(who.def);
    who[what] = (known?.kind === 'character' ? known[what] : 0) + now;
  }

  #killed({ hero, by, source, gaveUp }: Extract<GameEvent, { t: 'killed' }>): void {
    const who = this.#heroes.get(hero);
    const seat = who === undefined ? undefined : this.seats.get(who.seat);
    if (seat === undefined) return;
    seat.hero = undefined;
    if (gaveUp) return;
    const killer = by === undefined ? undefined : this.#heroes.get(by)?.now.def;
    this.#decides(killer === undefined ? 'death' : 'slain', hero, killer ?? source);
    seat.deaths.push(this.round);
  }

  #carried({ def, from, to }: Extract<GameEvent, { t: 'card' }>): void {
    if (to.in === 'held' && from.in !== 'held' && this.#isTalisman(def)) this.#gained(to.hero);
  }

  #gained(hero: HeroId): void {
    const who = this.#heroes.get(hero)?.now;
    if (who === undefined || who.talisman) return;
    who.talisman = true;
    this.#decides('talisman', hero);
  }

  #rolled({ hero, dice, again }: Extract<GameEvent, { t: 'rolled' }>): void {
    const id = hero === undefined ? undefined : this.#heroes.get(hero)?.seat;
    const seat = id === undefined ? undefined : this.seats.get(id);
    if (seat === undefined) return;
    // Of dice that are rolled again only the new one is another roll.
    const fallen = again === undefined ? dice : dice.slice(again, again + 1);
    seat.dice += fallen.length;
    seat.pips += fallen.reduce((sum, face) => sum + face, 0);
  }
}

/** The three that weigh most; of two of one kind and seat the last one, which was the one that counted. */
const decisive = (candidates: readonly Candidate[], winners: readonly string[]): readonly StoryMoment[] => {
  const last = new Map(
    candidates.map((one) => [`${one.what} ${one.seat} ${one.what === 'slain' ? one.seq : ''}`, one]),
  );
  const worth = ({ weight, seat, what }: Candidate): number =>
    weight + (winners.includes(seat) && what !== 'slain' && what !== 'death' ? WINNERS : 0);
  return [...last.values()]
    .sort((a, b) => worth(b) - worth(a) || b.seq - a.seq)
    .slice(0, MOST)
    .sort((a, b) => a.seq - b.seq)
    .map(({ weight: _, turnOf: __, ...moment }) => moment);
};

const toldBy = (
  order: readonly SeatId[],
  beginners: readonly Opening[],
  steps: readonly Pick<StoredStep, 'seq' | 'events'>[],
  defOf: DefOf,
): Telling => {
  const telling = new Telling(order, defOf);
  for (const { hero, seat, def, space, strength, craft } of beginners)
    telling.sits(hero, seat, def, space, { strength, craft });
  for (const { seq, events } of steps) for (const event of toldNow(events)) telling.hear(event, seq);
  return telling;
};

/** Everything that a table remembers, also of a game that goes on, and in whose turn it was; not who leads. */
export const momentsOf = (
  ...of: Parameters<typeof toldBy>
): readonly { readonly moment: StoryMoment; readonly turnOf: SeatId | undefined }[] =>
  toldBy(...of)
    .candidates.filter(({ what }) => what !== 'lead')
    .map(({ weight: _, turnOf, ...moment }) => ({ moment, turnOf }));

/** @param steps all inputs of the game, the set-up first */
export const storyOf = (
  order: readonly SeatId[],
  beginners: readonly Opening[],
  steps: readonly Pick<StoredStep, 'seq' | 'events'>[],
  winners: readonly string[],
  defOf: DefOf,
): Story => {
  const telling = toldBy(order, beginners, steps, defOf);
  telling.mark();
  return {
    rounds: telling.round,
    seats: [...telling.seats].map(([seat, { marks, deaths, dice, pips }]) => ({ seat, marks, deaths, dice, pips })),
    moments: decisive(telling.candidates, winners),
  };
};
