import type { DefId, HeroId, SeatId } from '../../../kernel/ids';
import { below } from '../../../kernel/rng';
import { must } from '../../../kernel/result';
import type { Hero, Turn } from '../../state/draft';
import type { Alignment, Resource } from '../../vocab/select';
import type { CharacterDef } from '../../vocab/definition';
import type { RollFor } from '../../vocab/effect';
import { touch } from '../../state/stamp';
import { TxFlow } from './flow';

/** What atoms write about characters, dice and turns. */
export class TxHeroes extends TxFlow {
  protected heroOf(id: HeroId): Hero {
    must(this.d.heroes[id], `character ${id}`);
    return this.own(this.own(this.d, 'heroes'), id);
  }

  protected turnOf(): Turn {
    return this.own(this.d, 'turn');
  }

  /** A new character on his start space with lives, fate and one gold (R4 GAME SETUP 5-8). */
  joinHero(seat: SeatId, def: CharacterDef, gold: number): HeroId {
    const id = this.nextId('hero', 'h');
    const hero: Hero = {
      id, seat, def: def.id, dead: false, space: def.start, alignment: def.alignment, strength: 0, craft: 0,
      life: def.life, fate: def.fate, gold, held: [], hand: [], trophies: [], missTurns: 0, status: {},
    };
    this.own(this.d, 'heroes')[id] = this.made(hero);
    touch(this.d.heroes);
    this.seatOf(seat).hero = id;
    this.log({ t: 'joined', seat, hero: id, def: def.id, space: def.start });
    return id;
  }

  /** Changes a counter by `by`; the caller has applied floors and limits. */
  change(source: DefId, id: HeroId, what: Resource, by: number): void {
    if (by === 0) return;
    const hero = this.heroOf(id);
    let now: number;
    if (hero.toad && (what === 'strength' || what === 'craft')) {
      const toad = this.made({ ...hero.toad, [what]: hero.toad[what] + by });
      hero.toad = toad;
      now = toad[what];
    } else {
      hero[what] += by;
      now = hero[what];
    }
    this.log({ t: 'changed', source, hero: id, what, by, now });
  }

  align(source: DefId, id: HeroId, to: Alignment): void {
    this.heroOf(id).alignment = to;
    const turn = this.turnOf();
    turn.aligned = [...turn.aligned, id];
    this.log({ t: 'aligned', source, hero: id, to });
  }

  becomeToad(source: DefId, id: HeroId, turns: number): void {
    const hero = this.heroOf(id);
    touch(this.d.heroes);
    hero.toad = this.made({ turns, since: this.d.turn.n, strength: hero.toad?.strength ?? 0, craft: hero.toad?.craft ?? 0 });
    this.log({ t: 'toad', source, hero: id, turns });
  }

  toadTurnEnds(id: HeroId): void {
    const hero = this.heroOf(id);
    if (!hero.toad || hero.toad.since === this.d.turn.n) return;
    if (hero.toad.turns <= 1) {
      delete hero.toad;
      touch(this.d.heroes);
      this.log({ t: 'toad', hero: id, turns: 0 });
    } else hero.toad = this.made({ ...hero.toad, turns: hero.toad.turns - 1 });
  }

  missTurns(source: DefId, id: HeroId, n: number): void {
    const hero = this.heroOf(id);
    hero.missTurns += n;
    this.log({ t: 'missTurn', source, hero: id, turns: hero.missTurns });
  }

  turnMissed(id: HeroId): void {
    const hero = this.heroOf(id);
    hero.missTurns -= 1;
    this.log({ t: 'turnMissed', hero: id, left: hero.missTurns });
  }

  setStatus(source: DefId, id: HeroId, status: string, value: number | undefined): void {
    const hero = this.heroOf(id);
    const all = this.own(hero, 'status') as Record<string, number>;
    const had = all[status] !== undefined;
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a dictionary of the states that hold
    if (value === undefined) delete all[status];
    else all[status] = value;
    if (had !== (value !== undefined)) this.log({ t: 'status', source, hero: id, status, on: value !== undefined });
  }

  place(source: DefId, id: HeroId, path: readonly DefId[], how: string): void {
    const to = must(path.at(-1), 'a space to go to');
    this.heroOf(id).space = to;
    this.log({ t: 'moved', source, hero: id, path: [...path], how });
  }

  markDead(id: HeroId, by?: HeroId): void {
    const hero = this.heroOf(id);
    hero.dead = true;
    touch(this.d.heroes);
    hero.life = Math.min(hero.life, 0);
    const seat = this.seatOf(hero.seat);
    if (seat.hero === id) delete seat.hero;
    this.d.fallen = this.made([...this.d.fallen, hero.def]);
    this.log(by ? { t: 'killed', hero: id, by } : { t: 'killed', hero: id });
  }

  seatOut(id: SeatId): void {
    if (this.s.seats[id]?.out) return;
    this.seatOf(id).out = true;
    this.log({ t: 'out', seat: id });
  }

  setControl(id: SeatId, control: 'person' | 'computer'): void {
    this.seatOf(id).control = control;
  }

  /** The next value of a die: a forced one for scenarios, else by chance. */
  private die(): number {
    const rng = this.own(this.d, 'rng');
    const [forced, ...rest] = rng.forced;
    if (forced !== undefined) {
      rng.forced = rest;
      return forced;
    }
    const [value, next] = below(rng.dice, 6);
    rng.dice = next;
    return value + 1;
  }

  /** Rolls dice and shows them; from here on there is no undo. `hero` is left out for a creature's roll. */
  roll(source: DefId, count: number, purpose: RollFor, who: { hero?: HeroId; name?: string }): number[] {
    const dice = Array.from({ length: count }, () => this.die());
    this.reveal();
    this.log({ t: 'rolled', source, for: purpose, dice, ...(who.hero ? { hero: who.hero } : {}), ...(who.name ? { name: { id: 'name', args: { def: who.name } } } : {}) });
    return dice;
  }

  /** Rolls one of the dice again (R4 FATE). */
  reroll(source: DefId, dice: readonly number[], index: number, purpose: RollFor, hero: HeroId): number[] {
    const next = dice.map((value, i) => (i === index ? this.die() : value));
    this.reveal();
    this.log({ t: 'rolled', source, for: purpose, dice: next, again: index, hero });
    return next;
  }

  /** A random index below `n`, from the generator that shuffles. */
  chance(n: number): number {
    const rng = this.own(this.d, 'rng');
    const [value, next] = below(rng.shuffle, n);
    rng.shuffle = next;
    return value;
  }

  beginTurn(seat: SeatId, spells: number, again: boolean): void {
    const before = this.d.turn;
    this.d.active = seat;
    this.d.turn = this.made({ n: before.n + 1, over: false, moved: false, natural: [], spellsAtStart: spells, cast: {}, aligned: [], used: [], evaded: [], extra: again ? Math.max(0, before.extra - 1) : 0, met: [], firstDecision: this.d.decisions });
  }

  setTurn(change: Partial<Pick<Turn, 'over' | 'moved' | 'natural' | 'extra' | 'spellsAtStart' | 'meeting'>>): void {
    Object.assign(this.turnOf(), change);
  }

  countCast(seat: SeatId): void {
    const turn = this.turnOf();
    turn.cast = { ...turn.cast, [seat]: (turn.cast[seat] ?? 0) + 1 };
  }

  markUsed(key: string): void {
    const turn = this.turnOf();
    if (!turn.used.includes(key)) turn.used = [...turn.used, key];
  }

  clearUsed(prefix: string): void {
    const turn = this.turnOf();
    turn.used = turn.used.filter((key) => !key.startsWith(prefix));
  }

  nextRound(): void {
    this.d.round += 1;
  }

  reachCrown(): void {
    this.d.crownReached = true;
  }

  end(winners: readonly SeatId[], how: string): void {
    if (this.d.over) return;
    this.d.over = { winners: [...winners], how };
    this.log({ t: 'over', winners: [...winners], how });
  }

  takeUnused(index: number): DefId {
    const def = must(this.d.unused[index], 'an unused character');
    this.d.unused = this.made(this.d.unused.filter((_, i) => i !== index));
    return def;
  }

  returnFallen(): void {
    const [oldest, ...rest] = this.d.fallen;
    if (oldest === undefined) return;
    this.d.fallen = this.made(rest);
    this.d.unused = this.made([...this.d.unused, oldest]);
  }
}
