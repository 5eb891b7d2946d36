// What is done with a roll before its row is read.
import type { Program } from '../rules/vocab/effect';
import type { Amount } from '../rules/vocab/select';

/** A chart that only sets a number: of which variable, and the number of each row, where it has one. */
export function countingRows(
  rows: Readonly<Record<string, Program>>,
): { readonly as: string; readonly rows: Readonly<Record<string, Program>> } | undefined {
  const sets = Object.values(rows).flat();
  const [one] = sets;
  if (one?.op !== 'set' || !sets.every((x) => x.op === 'set' && x.as === one.as)) return undefined;
  return {
    as: one.as,
    rows: Object.fromEntries(
      Object.entries(rows).map(([key, [set]]) => [
        key,
        set?.op === 'set' ? [{ op: 'set', as: 'row', to: set.to }] : [],
      ]),
    ),
  };
}

/**
 * What is done with a roll before its row is read: something is taken from it, added to it, or else another number is
 * read.
 */
export function reckoned(
  on: Amount,
  as: string,
):
  | { readonly less: Amount; readonly least?: number }
  | { readonly more: readonly Amount[] }
  | { readonly read: Amount }
  | undefined {
  if (typeof on === 'number' || 'var' in on) return undefined;
  const isRoll = (x: Amount): boolean => typeof x === 'object' && 'var' in x && x.var === as;
  if ('minus' in on && isRoll(on.minus[0])) return { less: on.minus[1] };
  if ('most' in on) {
    const [x, y, more] = on.most;
    const [least, of] = typeof x === 'number' ? [x, y] : [y, x];
    if (
      typeof least === 'number' &&
      more === undefined &&
      typeof of === 'object' &&
      'minus' in of &&
      isRoll(of.minus[0])
    )
      return { less: of.minus[1], least };
  }
  if ('plus' in on && on.plus.some(isRoll)) return { more: on.plus.filter((x) => !isRoll(x)) };
  return { read: on };
}
