import { whole } from '../../../kernel/whole';
import type { OutcomeHow, ViewEvent } from '../../../contract/event';
import { msg, type CardId, type DefId, type HeroId, type SeatId } from '../../../kernel/ids';
import { below } from '../../../kernel/rng';
import { must } from '../../../kernel/result';
import type { Hero, Turn } from '../../state/draft';
import type { Alignment, Resource } from '../../vocab/select';
import type { CharacterDef } from '../../vocab/definition';
import type { RollFor } from '../../vocab/effect';
import { touch } from '../../state/stamp';
import { valueAtStart } from '../../query/supply';
import { TxFlow } from './flow';
import type { StatusId } from '../../vocab/status';

/** Who throws dice, if anybody; `one`: of several one will count, so nobody adds them up. */
type Rolled = Extract<ViewEvent, { t: 'rolled' }>;
/** What dice lead to as they lie there. */
export type Leading = (dice: readonly number[]) => Rolled['leads'];
export type Thrower = {
  readonly hero?: HeroId;
  readonly name?: string;
  readonly one?: boolean;
  readonly leads?: Leading;
};
/** `payer`: whose fate makes him throw, where that is another. */
export type Rethrower = {
  readonly hero: HeroId;
  readonly one?: boolean;
  readonly payer?: HeroId;
  readonly leads?: Leading | undefined;
};
const led = (leads: Leading | undefined, dice: readonly number[]): Pick<Rolled, 'leads'> => {
  const args = leads?.(dice);
  return args === undefined ? {} : { leads: args };
};
/** What is told of a counter that changes, besides how much. */
type Change = Pick<Extract<ViewEvent, { t: 'changed' }>, 'paid' | 'side' | 'doer'>;

/** What atoms write about characters, dice and turns. */
export class TxHeroes extends TxFlow {
  protected heroOf(id: HeroId, area: 'heroes' | 'places' = 'heroes'): Hero {
    must(this.d.heroes[id], `character ${id}`);
    this.heroTurned(id, area);
    return this.own(this.own(this.d, 'heroes'), id);
  }

  /** Whether his abilities speak, and which: after it was written or before, since nobody asks in between. */
  protected embody(id: HeroId): void {
    this.turned('bodies');
    touch(this.d.heroes, id);
  }

  protected turnOf(): Turn {
    this.turned('turn');
    return this.own(this.d, 'turn');
  }

  /** A new character on his start space with lives, fate and one gold (R4 GAME SETUP 5-8). */
  joinHero(seat: SeatId, def: CharacterDef, gold: number): HeroId {
    const id = this.nextId('hero', 'h');
    this.heroTurned(id, 'heroes');
    this.heroTurned(id, 'places');
    const hero: Hero = {
      id,
      seat,
      def: def.id,
      dead: false,
      space: def.start,
      alignment: def.alignment,
      strength: 0,
      craft: 0,
      life: valueAtStart(this.s.options, def, 'life'),
      fate: valueAtStart(this.s.options, def, 'fate'),
      gold,
      held: [],
      hand: [],
      trophies: [],
      missTurns: 0,
      status: {},
    };
    const heroes = this.own(this.d, 'heroes');
    heroes[id] = this.made(hero);
    this.embody(id);
    this.seatOf(seat).hero = id;
    this.log({ t: 'joined', seat, hero: id, def: def.id, space: def.start });
    return id;
  }

  /** Which sides a character's fate shows; the sum is his fate once he has said so. */
  setSides(id: HeroId, sides: { readonly light: number; readonly dark: number }): void {
    this.heroOf(id).sides = this.made({ ...sides });
  }

  /** What trophies of a kind he was asked about and would not exchange; without it he is asked again. */
  rememberCast(id: HeroId, spell: DefId): void {
    const hero = this.heroOf(id);
    if (hero.cast?.includes(spell) !== true) hero.cast = this.made([...(hero.cast ?? []), spell]);
  }

  setKept(id: HeroId, kind: 'strength' | 'craft', offer?: string): void {
    const hero = this.heroOf(id);
    const { [kind]: _, ...kept } = hero.kept ?? {};
    if (offer !== undefined) hero.kept = this.made({ ...kept, [kind]: offer });
    else if (Object.keys(kept).length > 0) hero.kept = this.made(kept);
    else delete hero.kept;
  }

  /** What a killed character leaves to the next one of the same player. */
  leaveLegacy(seat: SeatId, cards: readonly CardId[], gold = 0): void {
    const own = this.seatOf(seat);
    own.legacy = [...(own.legacy ?? []), ...cards];
    if (gold > 0) own.legacyGold = (own.legacyGold ?? 0) + gold;
  }

  takeLegacy(seat: SeatId): { readonly cards: readonly CardId[]; readonly gold: number } {
    const own = this.seatOf(seat);
    const legacy = { cards: own.legacy ?? [], gold: own.legacyGold ?? 0 };
    delete own.legacy;
    delete own.legacyGold;
    return legacy;
  }

  /** Characters of whom a seat may choose one. */
  offer(seat: SeatId, characters: readonly DefId[]): void {
    this.seatOf(seat).offer = [...characters];
  }

  /** The one that was chosen; the others go back to the unused ones. */
  chosen(seat: SeatId, def: DefId): void {
    const own = this.seatOf(seat);
    this.d.unused = this.made([...this.d.unused, ...(own.offer ?? []).filter((d) => d !== def)]);
    delete own.offer;
  }

  /** Changes a counter by `by`; the caller has applied floors and limits. */
  change(source: DefId, id: HeroId, what: Resource, by: number, how: Change = {}): void {
    if (by === 0) return;
    const hero = this.heroOf(id);
    let now: number;
    if (hero.toad && (what === 'strength' || what === 'craft')) {
      now = whole(hero.toad[what] + by);
      hero.toad = this.made({ ...hero.toad, [what]: now });
    } else {
      now = whole(hero[what] + by);
      hero[what] = now;
    }
    const { side } = how;
    const left = side === undefined ? {} : { left: Math.max(0, (hero.sides?.[side] ?? 0) + by) };
    this.log({ t: 'changed', source, hero: id, what, by, now, ...how, ...left });
  }

  align(source: DefId, id: HeroId, to: Alignment): void {
    this.heroOf(id).alignment = to;
    const turn = this.turnOf();
    turn.aligned = [...turn.aligned, id];
    this.log({ t: 'aligned', source, hero: id, to });
  }

  missTurns(source: DefId, id: HeroId, n: number): void {
    const hero = this.heroOf(id);
    hero.missTurns = whole(hero.missTurns + n);
    this.log({ t: 'missTurn', source, hero: id, turns: hero.missTurns });
  }

  /** It was to be missed and is not. */
  turnNotMissed(id: HeroId): void {
    this.heroOf(id).missTurns -= 1;
  }

  turnMissed(id: HeroId): void {
    const hero = this.heroOf(id);
    hero.missTurns -= 1;
    this.log({ t: 'turnMissed', hero: id, left: hero.missTurns });
  }

  setStatus(source: DefId, id: HeroId, status: StatusId, value: number | undefined): void {
    const hero = this.heroOf(id);
    const all = this.own(hero, 'status');
    const had = all[status] !== undefined;
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a dictionary of the states that hold
    if (value === undefined) delete all[status];
    else all[status] = value;
    if (had !== (value !== undefined)) this.log({ t: 'status', source, hero: id, status, on: value !== undefined });
  }

  place(source: DefId, id: HeroId, path: readonly DefId[], how: string): void {
    const to = must(path.at(-1), 'a space to go to');
    this.heroOf(id, 'places').space = to;
    this.log({ t: 'moved', source, hero: id, path: [...path], how });
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
  roll(source: DefId, count: number, purpose: RollFor, who: Thrower): number[] {
    this.burn(count);
    const dice = Array.from({ length: count }, () => this.die());
    this.reveal();
    this.log({
      t: 'rolled',
      source,
      for: purpose,
      dice,
      ...(who.hero ? { hero: who.hero } : {}),
      ...(who.name ? { name: { id: 'name', args: { def: who.name } } } : {}),
      ...(who.one === true && count > 1 ? { one: true as const } : {}),
      ...led(who.leads, dice),
    });
    return dice;
  }

  /** Rolls one of the dice again (R4 FATE). */
  reroll(source: DefId, dice: readonly number[], index: number, purpose: RollFor, who: Rethrower): number[] {
    const next = dice.map((value, i) => (i === index ? this.die() : value));
    this.reveal();
    const one = who.one === true && dice.length > 1 ? { one: true as const } : {};
    const payer = who.payer === undefined || who.payer === who.hero ? {} : { payer: who.payer };
    const was = dice[index] === undefined ? {} : { was: dice[index] };
    const more = { ...was, ...payer, ...one, ...led(who.leads, next) };
    this.log({ t: 'rolled', source, for: purpose, dice: next, again: index, hero: who.hero, ...more });
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
    this.turned('active');
    this.turned('turn');
    const before = this.d.turn;
    const after = again ? (before.after ?? (seat === this.d.active ? undefined : this.d.active)) : undefined;
    this.d.active = seat;
    const space = this.d.heroes[this.d.seats[seat]?.hero ?? 'h0']?.space;
    this.d.turn = this.made({
      ...(space === undefined ? {} : { startedAt: space }),
      n: before.n + 1,
      over: false,
      moved: false,
      natural: [],
      spellsAtStart: spells,
      cast: {},
      aligned: [],
      used: before.used.filter((key) => key.startsWith('round:')),
      evaded: [],
      extra: again ? Math.max(0, before.extra - 1) : 0,
      ...(after === undefined ? {} : { after }),
      met: [],
      firstDecision: this.d.decisions,
    });
  }

  setTurn(
    change: Partial<
      Pick<
        Turn,
        | 'over'
        | 'moved'
        | 'natural'
        | 'roll'
        | 'extra'
        | 'extraFor'
        | 'spellsAtStart'
        | 'meeting'
        | 'missed'
        | 'mayMove'
        | 'leaves'
      >
    >,
  ): void {
    if ('meeting' in change) this.turned('active');
    Object.assign(this.turnOf(), change);
  }

  closeMove(): void {
    delete this.turnOf().mayMove;
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
    this.turned('rest');
    this.d.round += 1;
    this.d.opened = this.d.turn.n;
    if (this.d.turn.used.some((key) => key.startsWith('round:'))) this.clearUsed('round:');
  }

  closeRound(): void {
    this.turned('rest');
    this.d.closed = this.d.round;
  }

  timeIsUp(): void {
    this.turned('rest');
    this.d.timeUp = true;
    this.log({ t: 'said', hero: this.d.seats[this.d.active]?.hero ?? 'h0', msg: msg('said.timeUp') });
  }

  reachCrown(): void {
    this.turned('rest');
    this.d.crownReached = true;
  }

  end(winners: readonly SeatId[], how: OutcomeHow): void {
    if (this.d.over) return;
    this.turned('rest');
    this.d.over = { winners: [...winners], how };
    this.log({ t: 'over', winners: [...winners], how });
  }

  takeUnused(index: number): DefId {
    this.turned('rest');
    const def = must(this.d.unused[index], 'an unused character');
    this.d.unused = this.made(this.d.unused.filter((_, i) => i !== index));
    return def;
  }

  returnFallen(): void {
    this.turned('rest');
    const [oldest, ...rest] = this.d.fallen;
    if (oldest === undefined) return;
    this.d.fallen = this.made(rest);
    this.d.unused = this.made([...this.d.unused, oldest]);
  }
}
