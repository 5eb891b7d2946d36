// The way through the Inner Region, space by space: how likely one comes on from each, what it costs him, and whether
// it kills him. Each is learned by itself, since each asks for something else, and then they are put together.
import type { DefId } from '../../../shared/kernel/ids';
import { playOn, type Player } from '../../../shared/rules/engine/play-on';
import type { SpaceDef } from '../../../shared/rules/vocab/definition';
import type { Board } from './board';
import { dot, fitChance, fitLine, sigmoid } from './fit';
import type { Practice } from './practice';
import { force, type Standing } from './standing';

/** `dies`: how likely it kills him where he does not come there; `turns`: how many it takes where he does. */
export type Run = { readonly chance: number; readonly dies: number; readonly turns: number };
const THERE: Run = { chance: 1, dies: 0, turns: 0 };
const NEVER: Run = { chance: 0, dies: 0, turns: 6 };

type Stage = {
  /** To come on from there who arrives, and who has had a turn there already. */
  readonly on: readonly number[];
  readonly after: readonly number[];
  readonly dies: readonly number[];
  readonly lost: readonly number[];
  readonly turns: number;
  /** So many times as likely without a Talisman. */
  readonly without: number;
};

const TRIES = 260;
const TRIES_WITHOUT = 25;
const LONGEST = 14;

const mean = (values: readonly number[], otherwise: number): number =>
  values.length === 0 ? otherwise : values.reduce((a, b) => a + b, 0) / values.length;

/** Plays on from a space until he has come nearer to the Crown, or away from the way there. */
function tried({ book, somebody, standing }: Practice, board: Board, space: DefId, player: Player, holds: boolean) {
  const one = somebody(space, 'encounter', { alone: true }, holds);
  if (one === undefined) return undefined;
  const { state, hero, before, turn } = one;
  const far = board.inner.get(space) ?? 0;
  const seen = { stayed: false };
  const end = playOn(book, state, undefined, () => player, {
    answers: 150,
    when: (s) => {
      const me = s.heroes[hero];
      seen.stayed ||= s.turn.n > turn && me?.dead === false && me.space === space;
      return me === undefined || me.dead || board.inner.get(me.space) !== far || s.turn.n > turn + LONGEST;
    },
  });
  if (!end.ok) return undefined;
  const me = end.state.heroes[hero];
  const dead = me === undefined || me.dead;
  const on = !dead && (board.inner.get(me.space) ?? Infinity) < far;
  const lost = before.life - (standing(end.state, hero)?.life ?? 0);
  return { x: force(before), on, stayed: seen.stayed, dead, lost, turns: end.state.turn.n - turn };
}

function learned(practice: Practice, board: Board, space: DefId, player: Player): Stage {
  const seen = (n: number, holds: boolean) =>
    Array.from({ length: n }, () => tried(practice, board, space, player, holds)).flatMap((one) => one ?? []);
  const all = seen(TRIES, practice.talisman);
  const others = practice.talisman ? seen(TRIES_WITHOUT, false) : [];
  const share = (of: typeof all): number =>
    mean(
      of.map(({ on }) => (on ? 1 : 0)),
      0,
    );
  const [came, failed] = [all.filter(({ on }) => on), all.filter(({ on }) => !on)];
  return {
    on: fitChance(
      all.map(({ x, on }) => ({ x, y: on ? 1 : 0 })),
      0.5,
    ),
    after: fitChance(
      all.filter(({ stayed }) => stayed).map(({ x, on }) => ({ x, y: on ? 1 : 0 })),
      0.5,
    ),
    dies: fitChance(
      failed.map(({ x, dead }) => ({ x, y: dead ? 1 : 0 })),
      2,
    ),
    lost:
      came.length === 0
        ? []
        : fitLine(
            came.map(({ x, lost }) => ({ x, y: lost })),
            10,
          ),
    turns: mean(
      came.map(({ turns }) => turns),
      2,
    ),
    without: others.length === 0 ? 1 : Math.min(1, share(others) / Math.max(0.05, share(all))),
  };
}

/** @param there he has had a turn there already */
export type RunOf = (space: DefId, s: Standing, talisman: boolean, there?: boolean) => Run;

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
  const run: RunOf = (space, s, talisman, there = false) => {
    if (board.inner.get(space) === 0) return THERE;
    const stage = stages.get(space);
    if (stage === undefined || s.life <= 0) return NEVER;
    const x = force(s);
    const on = sigmoid(dot(there ? stage.after : stage.on, x)) * (talisman ? 1 : stage.without);
    const lost = stage.lost.length === 0 ? 0 : Math.max(0, dot(stage.lost, x));
    const left = { ...s, life: Math.max(1, s.life - lost) };
    let then = NEVER;
    for (const to of onwards.get(space) ?? []) {
      const one = run(to, left, talisman);
      if (one.chance > then.chance) then = one;
    }
    const chance = on * then.chance;
    // Killed here, or later on.
    const killed = (1 - on) * sigmoid(dot(stage.dies, x)) + on * (1 - then.chance) * then.dies;
    return { chance, dies: killed / Math.max(0.001, 1 - chance), turns: stage.turns + then.turns };
  };
  return run;
}
