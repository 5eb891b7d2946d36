// Ways that are one thing to a reader: steps for what was killed, unless something else is done in place of the move.
import type { EffectOf, Program } from '../../rules/vocab/effect';
import type { Joint } from './idioms-of-cards';
import type { Walk } from './talk';

type Steps = {
  readonly n: NonNullable<Extract<EffectOf<'moveTo'>['to'], { steps: unknown }>['steps']>;
  readonly way: 'cw' | 'ccw' | 'in' | 'out';
};
function stepsOf(code: Program): Steps | undefined {
  const [move, more] = code;
  if (move?.op !== 'moveTo' || more !== undefined || move.how !== 'move' || move.who !== undefined) return undefined;
  const { to, meets } = move;
  return typeof to === 'object' && 'steps' in to && to.from === undefined && meets === undefined
    ? { n: to.steps, way: to.way }
    : undefined;
}

/** Whoever was not taken elsewhere by what he did in place of his move. */
export function idiomOfWays(code: Program, at: Walk): Joint | undefined {
  const [offer, test] = code;
  if (offer?.op !== 'offerMove' || test?.op !== 'if' || test.else !== undefined) return undefined;
  if (!('at' in test.cond) || test.cond.who !== undefined || test.cond.at.is === undefined) return undefined;
  const [inner, more] = test.then;
  if (more !== undefined) return undefined;
  const isToad = inner?.op === 'if' && 'status' in inner.cond && inner.cond.status === 'toad';
  const far = isToad ? stepsOf(inner.else ?? []) : stepsOf(test.then);
  const toad = isToad ? stepsOf(inner.then) : undefined;
  if (far === undefined || (isToad && toad?.way !== far.way)) return undefined;
  const n = at.amount(far.n);
  const [one, kills] = typeof n === 'object' && n.num === 'plus' ? n.list : [];
  const perKill = typeof kills === 'object' && kills.num === 'killed' && one !== undefined;
  return {
    clause: {
      c: 'act',
      who: at.me,
      act: {
        v: 'climb',
        n: perKill ? one : n,
        way: far.way,
        perKill,
        toad: toad === undefined ? undefined : at.amount(toad.n),
      },
    },
    used: 2,
  };
}
