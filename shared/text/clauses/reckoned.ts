// Numbers that are reckoned step by step: what a variable stands for after a test.
import type { EffectOf, Program } from '../../rules/vocab/effect';
import { same } from '../exact';
import type { Walk } from './talk';
import type { Num } from './tree';

/** The only thing that is done there: a variable gets a number. */
function onlySet(code: Program | undefined): EffectOf<'set'> | undefined {
  const [only, more] = code ?? [];
  return only?.op === 'set' && !more ? only : undefined;
}

/** So much more, where something holds. */
function addedIf(e: EffectOf<'if'>, { as, to }: EffectOf<'set'>, at: Walk): Num | undefined {
  if (e.else || typeof to !== 'object' || !('plus' in to)) return undefined;
  const [own, n, more] = to.plus;
  if (!same(own, { var: as }) || typeof n !== 'number' || more !== undefined) return undefined;
  const before = at.amount({ var: as });
  const one = { n, if: at.cond(e.cond) };
  return typeof before === 'object' && before.num === 'holding'
    ? { ...before, list: [...before.list, one] }
    : { num: 'holding', from: before, list: [one] };
}

/** A test that does no more than to give a variable a number: what it stands for from here on. */
export function reckonedIf(e: EffectOf<'if'>, at: Walk): boolean {
  const set = onlySet(e.then);
  if (!set) return false;
  const other = onlySet(e.else);
  const known = at.meaning(set.as);
  if (e.else ? other?.as !== set.as : known?.is !== 'num') return false;
  const added = addedIf(e, set, at);
  if (added) {
    at.means(set.as, { is: 'num', num: added });
    return true;
  }
  const [n, rest] = [at.amount(set.to), at.amount(other?.to ?? { var: set.as })];
  if (typeof n !== 'number' || typeof rest !== 'number') return false;
  at.means(set.as, { is: 'num', num: { num: 'either', n: rest, other: n, if: at.cond(e.cond) } });
  return true;
}
