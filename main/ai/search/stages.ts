// The way through the Inner Region, space by space: how likely one comes on from each, what it costs him, and whether
// it kills him. Each is learned by itself, since each asks for something else, and then they are put together.
import type { DefId, HeroId } from '../../../shared/kernel/ids';
import { playOn, type Player } from '../../../shared/rules/engine/play-on';
import { isKept } from '../../../shared/rules/foresight/kept';
import type { GameEvent } from '../../../shared/rules/state/state';
import type { SpaceDef } from '../../../shared/rules/vocab/definition';
import type { Board } from './board';
import { dot, fitChance, fitLine, sigmoid } from './fit';
import type { Practice } from './practice';
import { force, type Standing } from './standing';

/** `turns`: how many it takes where he comes to the Crown. */
export type Run = { readonly chance: number; readonly turns: number; readonly fails: Fails };
/**
 * Of those who do not come there: how likely it kills them and how many turns they spend; of those who live, how many
 * lives it costs, how many are at the gate again, or on the way still, and how many in another Region than the gate's.
 */
export type Fails = {
  readonly dies: number;
  readonly spent: number;
  readonly lives: number;
  readonly near: number;
  readonly far: number;
};
const KEPT: Fails = { dies: 0, spent: 0, lives: 0, near: 1, far: 0 };
const THERE: Run = { chance: 1, turns: 0, fails: KEPT };
const NEVER: Run = { chance: 0, turns: 6, fails: { ...KEPT, spent: 6 } };

/** Who comes to a space; or has had a turn there and is kept by what he met, or is free to go on. */
export type Being = 'comes' | 'kept' | 'free';

/** How likely he comes on, and how many lives that costs. */
type On = { readonly chance: readonly number[]; readonly lost: readonly number[] };

type Stage = {
  readonly on: { readonly [being in Being]: On };
  readonly dies: readonly number[];
  readonly turns: number;
  /** Of those who fail there: turns and lives that it costs, and where they are then. */
  readonly spent: number;
  readonly wounds: number;
  readonly near: readonly number[];
  readonly far: readonly number[];
  /** So many times as likely without a Talisman. */
  readonly without: number;
};

/** A quarter of them is enough where everybody comes on. */
const TRIES = 800;
const TRIES_WITHOUT = 60;
const LONGEST = 14;

const mean = (values: readonly number[], otherwise: number): number =>
  values.length === 0 ? otherwise : values.reduce((a, b) => a + b, 0) / values.length;

/** By how much his lives have changed: what the next space did to him is not what this one cost. */
const livesSince = (events: readonly GameEvent[], hero: HeroId): number =>
  events.reduce((sum, e) => sum + (e.t === 'changed' && e.hero === hero && e.what === 'life' ? e.by : 0), 0);

/** Plays on from a space until he has come nearer to the Crown, or away from the way there. */
function tried(practice: Practice, board: Board, space: DefId, player: Player, holds: boolean) {
  const { book, facts, somebody, standing } = practice;
  const one = somebody(space, 'encounter', { alone: true }, holds);
  if (one === undefined) return undefined;
  const { state, hero, before, turn } = one;
  const far = board.inner.get(space) ?? 0;
  const nearer = (to: DefId): boolean => (board.inner.get(to) ?? Infinity) < far;
  const seen: { stayed?: Standing; kept?: boolean; lost?: number } = {};
  const end = playOn(book, state, undefined, () => player, {
    answers: 150,
    when: (s, events) => {
      const me = s.heroes[hero];
      // He may come on and be thrown back, or die there, before anybody is asked again.
      const came = events.findIndex((e) => e.t === 'moved' && e.hero === hero && e.path.some(nearer));
      if (came >= 0) seen.lost = Math.max(0, before.life - (me?.life ?? 0) + livesSince(events.slice(came), hero));
      if (seen.stayed === undefined && s.turn.n > turn && me?.dead === false && me.space === space) {
        const now = standing(s, hero);
        if (now !== undefined) [seen.stayed, seen.kept] = [now, isKept(book, s, hero)];
      }
      return (
        seen.lost !== undefined ||
        me === undefined ||
        me.dead ||
        board.inner.get(me.space) !== far ||
        s.turn.n > turn + LONGEST
      );
    },
  });
  if (!end.ok) return undefined;
  const me = end.state.heroes[hero];
  const on = seen.lost !== undefined || (me?.dead === false && nearer(me.space));
  const dead = !on && (me === undefined || me.dead);
  const lost = seen.lost ?? before.life - (standing(end.state, hero)?.life ?? 0);
  const at = me?.space ?? '';
  const gates = board.gates.filter(({ to }) => board.inner.has(to));
  const near = board.inner.has(at) || gates.some(({ from }) => from === at);
  const region = facts.spaces[at]?.region;
  const away = !near && gates.every(({ from }) => facts.spaces[from]?.region !== region);
  const after =
    seen.stayed === undefined
      ? undefined
      : { x: force(seen.stayed), on, lost: lost - (before.life - seen.stayed.life), kept: seen.kept === true };
  return { x: force(before), on, after, dead, lost, near, away, turns: end.state.turn.n - turn };
}

type Came = { readonly x: readonly number[]; readonly on: boolean; readonly lost: number };
/** How those come on who were seen. */
const onOf = (seen: readonly Came[]): On => {
  const came = seen.filter(({ on }) => on).map(({ x, lost }) => ({ x, y: lost }));
  return {
    chance: fitChance(
      seen.map(({ x, on }) => ({ x, y: on ? 1 : 0 })),
      0.5,
    ),
    lost: came.length === 0 ? [] : fitLine(came, 10),
  };
};

function learned(practice: Practice, board: Board, space: DefId, player: Player): Stage {
  const seen = (n: number, holds: boolean) =>
    Array.from({ length: n }, () => tried(practice, board, space, player, holds)).flatMap((one) => one ?? []);
  const first = seen(practice.some(TRIES / 4), practice.talisman);
  const all = first.every(({ on }) => on)
    ? first
    : [...first, ...seen(practice.some((3 * TRIES) / 4), practice.talisman)];
  const others = practice.talisman ? seen(practice.some(TRIES_WITHOUT), false) : [];
  const share = (of: typeof all): number =>
    mean(
      of.map(({ on }) => (on ? 1 : 0)),
      0,
    );
  const [came, failed] = [all.filter(({ on }) => on), all.filter(({ on }) => !on)];
  const alive = failed.filter(({ dead }) => !dead);
  const afterwards = all.flatMap(({ after }) => after ?? []);
  const comes = onOf(all);
  const [kept, free] = [afterwards.filter((one) => one.kept), afterwards.filter((one) => !one.kept)];
  return {
    // Where nothing keeps anybody, or nobody stays, there is nothing else to go by.
    on: { comes, kept: kept.length === 0 ? comes : onOf(kept), free: free.length === 0 ? comes : onOf(free) },
    dies: fitChance(
      failed.map(({ x, dead }) => ({ x, y: dead ? 1 : 0 })),
      2,
    ),
    turns: mean(
      came.map(({ turns }) => turns),
      2,
    ),
    spent: mean(
      failed.map(({ turns }) => turns),
      2,
    ),
    wounds: mean(
      alive.map(({ lost }) => lost),
      0,
    ),
    near: fitChance(
      alive.map(({ x, near }) => ({ x, y: near ? 1 : 0 })),
      2,
    ),
    far: fitChance(
      alive.map(({ x, away }) => ({ x, y: away ? 1 : 0 })),
      2,
    ),
    without: others.length === 0 ? 1 : Math.min(1, share(others) / Math.max(0.05, share(all))),
  };
}

/** What becomes of those who fail here, or later on: so many of them, and so many. */
function eitherOf(m: number, a: Fails, n: number, b: Fails): Fails {
  const all = Math.max(0.001, m + n);
  const [x, y] = [m * (1 - a.dies), n * (1 - b.dies)];
  const alive = Math.max(0.001, x + y);
  return {
    dies: (m * a.dies + n * b.dies) / all,
    spent: (m * a.spent + n * b.spent) / all,
    lives: (x * a.lives + y * b.lives) / alive,
    near: (x * a.near + y * b.near) / alive,
    far: (x * a.far + y * b.far) / alive,
  };
}

export type RunOf = (space: DefId, s: Standing, talisman: boolean, being?: Being) => Run;

/** @param player who always goes on */
export function stagesOf(practice: Practice, board: Board, spaces: readonly SpaceDef[], player: Player): RunOf {
  const stages = new Map<DefId, Stage>();
  for (const [space, far] of board.inner) if (far > 0) stages.set(space, learned(practice, board, space, player));
  const onwards = new Map(
    spaces.map(({ id, links }) => [
      id,
      links.flatMap(({ to, way }) =>
        way === 'in' && (board.inner.get(to) ?? Infinity) < (board.inner.get(id) ?? 0) ? [to] : [],
      ),
    ]),
  );
  const run: RunOf = (space, s, talisman, being = 'comes') => {
    if (board.inner.get(space) === 0) return THERE;
    const stage = stages.get(space);
    if (stage === undefined || s.life <= 0) return NEVER;
    const x = force(s);
    const { chance: came, lost: takes } = stage.on[being];
    const on = sigmoid(dot(came, x)) * (talisman ? 1 : stage.without);
    const lost = takes.length === 0 ? 0 : Math.max(0, dot(takes, x));
    const left = { ...s, life: Math.max(1, s.life - lost) };
    let then = NEVER;
    for (const to of onwards.get(space) ?? []) {
      const one = run(to, left, talisman);
      if (one.chance > then.chance) then = one;
    }
    const chance = on * then.chance;
    const here: Fails = {
      dies: sigmoid(dot(stage.dies, x)),
      spent: stage.spent,
      lives: stage.wounds,
      near: sigmoid(dot(stage.near, x)),
      far: sigmoid(dot(stage.far, x)),
    };
    const later: Fails = { ...then.fails, spent: stage.turns + then.fails.spent, lives: lost + then.fails.lives };
    const fails = eitherOf(1 - on, here, on * (1 - then.chance), later);
    return { chance, turns: stage.turns + then.turns, fails };
  };
  return run;
}
