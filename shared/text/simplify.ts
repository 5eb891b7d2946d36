// A definition as it is under the rules of one game: conditions on options are decided, and what cannot happen is left
// out.
import type { Json, Lookup } from '../kernel/json';
import type { Def } from '../rules/vocab/definition';

type Options = Lookup<Json>;
type Node = { readonly [key: string]: unknown };
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);

/** The definition with every condition on an option decided; all else is as it was. */
export const underRules = (def: Def, options: Options): Def => settle(def, options) as Def;

function settle(x: unknown, options: Options): unknown {
  if (Array.isArray(x)) return (x as readonly unknown[]).flatMap((item) => settleItem(item, options));
  if (!isNode(x)) return x;
  const keys = Object.keys(x);
  if (keys.length === 1 && typeof x['option'] === 'string' && typeof options[x['option']] === 'number')
    return options[x['option']];
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(x)) out[key] = settle(value, options);
  return out;
}

/** An effect, a modifier, an option of a choice: gone, opened up, or kept. */
function settleItem(item: unknown, options: Options): readonly unknown[] {
  if (!isNode(item)) return [settle(item, options)];
  if (item['op'] === 'if') {
    const known = decided(item['cond'], options);
    if (known !== undefined) return settle(known ? item['then'] : (item['else'] ?? []), options) as readonly unknown[];
  }
  for (const key of ['when', 'if']) {
    const known = decided(item[key], options);
    if (known === false) return [];
    if (known === true) {
      const { [key]: _, ...rest } = item;
      return [settle(rest, options)];
    }
  }
  return [settle(item, options)];
}

/** Whether a condition holds under these rules; `undefined` when the game decides. */
function decided(cond: unknown, options: Options): boolean | undefined {
  if (!isNode(cond)) return undefined;
  if (typeof cond['option'] === 'string' && 'equals' in cond)
    return (options[cond['option']] ?? false) === cond['equals'];
  if ('not' in cond) {
    const inner = decided(cond['not'], options);
    return inner === undefined ? undefined : !inner;
  }
  for (const [key, enough] of [
    ['all', false],
    ['any', true],
  ] as const) {
    const list = cond[key];
    if (!Array.isArray(list)) continue;
    const known = list.map((x: unknown) => decided(x, options));
    if (known.includes(enough)) return enough;
    return known.every((x) => x === !enough) ? !enough : undefined;
  }
  return undefined;
}
