// Whether data is exactly what an idiom stands for: what does anything else is told as it is.
const isNode = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;

/** The same values under the same keys, in whatever order; a key with nothing in it is none. */
export function same(x: unknown, y: unknown): boolean {
  if (!isNode(x) || !isNode(y)) return x === y;
  if (Array.isArray(x) !== Array.isArray(y)) return false;
  const keys = new Set([...Object.keys(x), ...Object.keys(y)]);
  return [...keys].every((key) => same(x[key], y[key]));
}
