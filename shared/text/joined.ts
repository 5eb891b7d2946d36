/** "a, b und c": a list with a word before its last item. */
export function joined(items: readonly string[], word: string): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1) ?? ''}`;
}

export const listOf = <T>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : Array.isArray(one) ? (one as readonly T[]) : [one as T];

const isPlain = (part: string): boolean => !/[,:;]/.test(part);
const head = (part: string): string =>
  part
    .split(' ')
    .slice(0, /^\S+ \d+ /.test(part) ? 2 : 1)
    .join(' ');
/** "gain 1 Spell, gold or fate": neighbours that begin alike are said in one, where there are three or more. */
export function alike(parts: readonly string[], inOne: (group: readonly string[]) => string): readonly string[] {
  const out: string[][] = [];
  for (const part of parts) {
    const group = out.at(-1);
    const [first] = group ?? [];
    if (group && first !== undefined && isPlain(part) && isPlain(first) && head(first) === head(part)) group.push(part);
    else out.push([part]);
  }
  return out.flatMap((group) => (group.length < 3 ? group : [inOne(group)]));
}
