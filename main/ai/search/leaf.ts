// How a position stands for each seat when looking ahead ends: the turns that each may still need, as a race.
import type { HeroId, RegionId, SeatId } from '../../../shared/kernel/ids';
import { isKept } from '../../../shared/rules/foresight/kept';
import type { Hero, State } from '../../../shared/rules/state/state';
import { futureOf, type Future } from './future';
import type { Lore } from './lore';
import { mean } from './paired';
import { ending, gained, raceOf, type Race } from './race';
import { numbers, standingOf, type Numbered, type Standing } from './standing';
import { AGAIN, partsOf, worthOf } from './worth';

/** What a score is made of: what he has, how far he is on his way, where he stands. */
export type ScorePart = Numbered | 'race' | 'place';
/** Who is still on his way, and where: what his race was reckoned from. */
export type Stands = { readonly now: Standing; readonly region: RegionId };
export type Score = {
  readonly sum: number;
  readonly parts: { readonly [what in ScorePart]?: number };
  readonly stands?: Stands;
  readonly dead?: true;
};

/**
 * `lead`: turns that he is ahead of all others together, which is the chance to win as odds: it tells one lost position
 * from another, too. `own`: what speaks for it on his side. `over`: for him, whether he has won or lost.
 */
export type Leaf = { readonly lead: number; readonly own: Score; readonly over?: true };

/** Turns that it takes to leave the Inner Region from where it begins. */
const LEAVE = 1;
/** So many turns ahead is won. */
const WON = 300;
export type Judge = {
  readonly leaf: (s: State) => Leaf;
  /** What lies before a character, by how he stood when the question was put. */
  readonly future: (hero: HeroId) => Future;
};

/** @param places whether it matters what lies where: then visits are played out */
export function judgeOf(lore: Lore, dealt: State, seat: SeatId, places = false): Judge {
  const { book, facts, weights: k } = lore;
  const futures = new Map<HeroId, Future>();
  const future = (hero: HeroId): Future => {
    const sharp = places && dealt.heroes[hero]?.seat === seat;
    const known = futures.get(hero) ?? futureOf(lore, dealt, hero, sharp ? standing : undefined);
    futures.set(hero, known);
    return known;
  };
  /** To begin anew with nothing, some turns later: for nobody better than to live on with one life. */
  const began = mean(lore.beginners.map((one) => worthOf(k, one) - raceOf(lore, one, 'outer').turns));
  const anew = (hero: HeroId | undefined): number => {
    const was = hero === undefined ? undefined : standingOf(book, facts, dealt, hero);
    const hurt = was === undefined ? undefined : { ...was, life: 1 };
    const alive = hurt === undefined ? began : worthOf(k, hurt) - raceOf(lore, hurt, 'outer').turns;
    return Math.min(began, alive) - AGAIN;
  };
  /** How he stands, wherever he is. */
  const standing = (s: State): number => {
    const hero = s.seats[seat]?.hero;
    const now = hero === undefined ? undefined : standingOf(book, facts, s, hero);
    if (now === undefined || hero === undefined) return anew(dealt.seats[seat]?.hero);
    return worthOf(k, now) - raceOf(lore, now, facts.spaces[s.heroes[hero]?.space ?? '']?.region ?? 'outer').turns;
  };
  /** Who turns back goes all the way to where the Inner Region begins: from there he may try again, or leave. */
  const begins = [...lore.board.inner].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
  const gates = lore.board.gates.flatMap(({ from, to }) => (to === begins[0] ? [from] : []));
  const back = (now: Standing, { id, space }: Hero, toGo: Race): number => {
    const again = gained(lore, now, begins[0], toGo, 'free');
    // He meets what is there.
    const out = Math.max(...gates.map((gate) => future(id).to(gate, undefined)));
    return Math.max(again, out - LEAVE) - (begins[1] - (lore.board.inner.get(space) ?? 0));
  };
  const going = (s: State, now: Standing, { id, space }: Hero, toGo: Race): number =>
    gained(lore, now, space, toGo, isKept(book, s, id) ? 'kept' : 'free');
  const inside = (s: State, now: Standing, hero: Hero, toGo: Race): number => {
    const turned = back(now, hero, toGo);
    return hero.status.turningBack === undefined ? Math.max(turned, going(s, now, hero, toGo)) : turned;
  };
  const scoreOf = (s: State, of: SeatId): Score => {
    const hero = s.seats[of]?.hero;
    const now = hero === undefined ? undefined : standingOf(book, facts, s, hero);
    const at = hero === undefined ? undefined : s.heroes[hero];
    if (now === undefined || at === undefined) {
      // Once somebody has come to the Crown, nobody begins anew.
      const race = s.crownReached ? -4 * k.restart : anew(dealt.seats[of]?.hero);
      return { sum: race, parts: { race }, dead: true };
    }
    const worth = partsOf(k, now);
    const region = facts.spaces[at.space]?.region ?? 'outer';
    const toGo = raceOf(lore, now, region);
    const there = lore.board.inner.get(at.space) === 0;
    const race = there ? -ending(lore, now) : -toGo.turns;
    const place = there
      ? 0
      : lore.board.inner.has(at.space)
        ? inside(s, now, at, toGo)
        : k.discount * future(at.id).at(at.space);
    return {
      sum: numbers.reduce((n, what) => n + worth[what], race + place),
      parts: { ...worth, race, place },
      ...(there ? {} : { stands: { now, region } }),
    };
  };
  const leaf = (s: State): Leaf => {
    const own = scoreOf(s, seat);
    if (s.over !== undefined) return { lead: s.over.winners.includes(seat) ? WON : -WON, own, over: true };
    if (s.seats[seat]?.out === true) return { lead: -WON, own, over: true };
    let others = 0;
    for (const id of s.order) {
      const one = s.seats[id];
      if (id !== seat && one !== undefined && !one.out) others += Math.exp(scoreOf(s, id).sum / k.spread);
    }
    const rivals = others === 0 ? 0 : k.spread * Math.log(others);
    return { lead: own.sum - rivals, own };
  };
  return { leaf, future };
}
