// Standing effects, looked at before they are put into words: which of them are one to a reader.
import type { Permission, Static, StatMod } from '../rules/vocab/ability';
import type { Cond } from '../rules/vocab/select';

export const isPermission = (x: Static): x is Permission => !('stat' in x) && !('power' in x) && !('drawFrom' in x);

/** Whether both add to Strength or Craft for the same people under the same condition. */
export function samePoints(x: StatMod, y: StatMod): boolean {
  const key = (m: StatMod): string => JSON.stringify([m.when, m.reach, m.only, m.add === undefined]);
  const isPoint = (m: StatMod): boolean => (m.stat === 'strength' || m.stat === 'craft') && m.add !== undefined;
  return isPoint(x) && isPoint(y) && key(x) === key(y);
}

/** Permissions that follow with the same "cannot" or "may" and the same condition; `plainly` says which can share a sentence. */
export function alikeStatics(first: Permission, rest: readonly Static[], plainly: (x: Permission) => boolean): readonly Permission[] {
  const key = (x: Permission): string => JSON.stringify([x.when, x.reach, x.cannot === undefined]);
  const out: Permission[] = [];
  for (const x of rest) {
    if (!isPermission(x) || !plainly(x) || key(x) !== key(first)) break;
    out.push(x);
  }
  return out;
}

/** What a Weapon's condition says beyond "in battle". */
export function withoutKind(when: Cond | undefined): Cond | undefined {
  if (when === undefined || !('fight' in when)) return when;
  const { kind: _, ...rest } = when.fight;
  return Object.keys(rest).length === 0 ? undefined : { fight: rest };
}
