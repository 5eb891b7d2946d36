// Standing effects, looked at before they are put into words: which of them are one to a reader.
import type { Permission, Static, StatMod } from '../rules/vocab/ability';
import type { Amount, Cond } from '../rules/vocab/select';

export const isPermission = (x: Static): x is Permission => !('stat' in x) && !('power' in x) && !('drawFrom' in x);

/** Whether both add to Strength or Craft for the same people under the same condition. */
export function samePoints(x: StatMod, y: StatMod): boolean {
  const key = (m: StatMod): string => JSON.stringify([m.when, m.reach, m.only, m.add === undefined]);
  const isPoint = (m: StatMod): boolean => (m.stat === 'strength' || m.stat === 'craft') && m.add !== undefined;
  return isPoint(x) && isPoint(y) && key(x) === key(y);
}

/**
 * Permissions that follow with the same "cannot" or "may" and the same condition; `plainly` says which can share a
 * sentence.
 */
function alikeStatics(
  first: Permission,
  rest: readonly Static[],
  plainly: (x: Permission) => boolean,
): readonly Permission[] {
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

type Phrases<C, S> = {
  /** Two that are one to a reader: "+1 Strength and +1 Craft". */
  readonly pair: (x: Static, y: Static | undefined, say: S) => C | undefined;
  readonly plainly: (x: Permission) => boolean;
  readonly permissions: (list: readonly Permission[], say: S) => C;
  readonly one: (x: Static, say: S) => C;
  readonly isNothing: (c: C) => boolean;
};
/** The sentences of a list of standing effects, in one language: what belongs together is said in one. */
export const staticsIn =
  <C, S>({ pair, plainly, permissions, one, isNothing }: Phrases<C, S>) =>
  (list: readonly Static[], say: S): readonly C[] => {
    const out: C[] = [];
    for (let i = 0; i < list.length; i++) {
      const x = list[i];
      if (!x) continue;
      const both = pair(x, list[i + 1], say);
      const more = isPermission(x) && plainly(x) ? alikeStatics(x, list.slice(i + 1), plainly) : [];
      if (both !== undefined) {
        out.push(both);
        i++;
      } else if (isPermission(x) && more.length > 0) {
        out.push(permissions([x, ...more], say));
        i += more.length;
      } else out.push(one(x, say));
    }
    return out.filter((c) => !isNothing(c));
  };

/** One modifier that is Strength or Craft for the one concerned, and nothing more: "add 2 to your Strength". */
export function onlyPoints(
  mods: readonly Static[],
): (Pick<StatMod, 'when'> & { readonly stat: 'strength' | 'craft'; readonly add: Amount }) | undefined {
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

/** A number of dice for a move, and nothing more. */
export function onlyMoveDice(mods: readonly Static[]): number | undefined {
  const [m, more] = mods;
  return m && !more && 'stat' in m && m.stat === 'moveDice' && typeof m.set === 'number' ? m.set : undefined;
}
