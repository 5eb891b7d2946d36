// Names that an effect uses and does not give: what it must be told by whoever grants or starts it.
import type { Json } from '../../kernel/json';

/** What is used as a variable, and what `as` gives, anywhere in a piece of the effect language. */
function gather(value: Json, used: Set<string>, given: Set<string>): void {
  if (typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const item of value as readonly Json[]) gather(item, used, given);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    if ((key === 'var' || key === 'known' || key === 'on') && typeof item === 'string') used.add(item);
    else if (key === 'as' && typeof item === 'string') given.add(item);
    else gather(item, used, given);
  }
}

/** The variables that are used in it and not given in it. */
export function freeIn(value: Json): readonly string[] {
  const used = new Set<string>();
  const given = new Set<string>();
  gather(value, used, given);
  return [...used].filter((name) => !given.has(name));
}
