// Which answers are worth trying: each open one, and of several things the sets that make sense.
import type { Decision } from '../../../shared/rules/state/state';

const MOST = 12;

/** @param usual what he would answer by habit, which comes first; `quick`: what one would who has little time */
export function candidatesOf(
  decision: Decision,
  usual: readonly string[],
  quick: readonly string[],
): readonly (readonly string[])[] {
  const { options, min, max } = decision;
  const open = options.filter((o) => o.off === undefined && o.minor !== true).map(({ key }) => key);
  if (max === 1) {
    const single = open.filter((key) => key !== usual[0]).map((key) => [key]);
    const none = min === 0 && usual.length > 0 ? [[]] : [];
    return [usual, ...none, ...single];
  }
  const sets: (readonly string[])[] = [usual, quick];
  if (min === 0) sets.push([]);
  if (open.length >= min && open.length <= max) sets.push(open);
  if (min <= 1) for (const key of open) sets.push([key]);
  for (const key of usual) if (usual.length - 1 >= min) sets.push(usual.filter((one) => one !== key));
  for (const key of usual)
    for (const other of open) if (!usual.includes(other)) sets.push(usual.map((one) => (one === key ? other : one)));
  const seen = new Set<string>();
  return sets
    .filter((keys) => {
      const text = [...keys].sort().join('\n');
      if (keys.length < min || keys.length > max || seen.has(text)) return false;
      seen.add(text);
      return true;
    })
    .slice(0, MOST);
}
