// Standing effects, looked at before they are put into words: which of them are one to a reader.
import type { Permission, Static, StatMod } from '../rules/vocab/ability';
import type { Amount, Cond } from '../rules/vocab/select';

export const isPermission = (x: Static): x is Permission =>
  !('stat' in x) && !('power' in x) && !('drawFrom' in x) && !('countsAs' in x) && !('reads' in x);

/** Whether both add to Strength or Craft for the same people under the same condition. */
export function samePoints(x: StatMod, y: StatMod): boolean {
  const key = (m: StatMod): string => JSON.stringify([m.when, m.reach, m.only, m.add === undefined]);
  const isPoint = (m: StatMod): boolean => (m.stat === 'strength' || m.stat === 'craft') && m.add !== undefined;
  return isPoint(x) && isPoint(y) && key(x) === key(y);
}

/** What a Weapon's condition says beyond "in battle". */
export function withoutKind(when: Cond | undefined): Cond | undefined {
  if (when === undefined || !('fight' in when)) return when;
  const { kind: _, ...rest } = when.fight;
  return Object.keys(rest).length === 0 ? undefined : { fight: rest };
}

/** One modifier that is Strength or Craft for the one concerned, and nothing more: "add 2 to your Strength". */
export function onlyPoints(
  mods: readonly Static[],
): (Pick<StatMod, 'when' | 'least'> & { readonly stat: 'strength' | 'craft'; readonly add: Amount }) | undefined {
  const [m, more] = mods;
  if (
    !m ||
    more ||
    !('stat' in m) ||
    (m.stat !== 'strength' && m.stat !== 'craft') ||
    m.add === undefined ||
    m.reach !== undefined
  )
    return undefined;
  return { ...m, stat: m.stat, add: m.add };
}

/** A number of dice for a move, or so many more, and nothing else. */
export function onlyMoveDice(mods: readonly Static[]): { readonly dice: number; readonly more: boolean } | undefined {
  const [m, more] = mods;
  if (!m || more || !('stat' in m) || m.stat !== 'moveDice') return undefined;
  if (typeof m.set === 'number') return { dice: m.set, more: false };
  return typeof m.add === 'number' && m.add > 0 ? { dice: m.add, more: true } : undefined;
}
