/** Plain JSON, as everything in a state must be. */
export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

/** Reading without a promise that the key is there. */
export type Lookup<T> = Readonly<Record<string, T | undefined>>;

/**
 * Where a value stops being plain JSON.
 * @returns a path such as `heroes.h1.lives`, or `undefined` when all of it is plain.
 */
export function notJson(value: unknown, path = ''): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path;
    case 'object':
      break;
    case 'undefined':
    case 'bigint':
    case 'function':
    case 'symbol':
      return path;
  }
  if (value === null) return path;
  if (Array.isArray(value))
    return firstOf(
      value.map((item, i) => [String(i), item] as const),
      path,
    );
  if (Object.getPrototypeOf(value) !== Object.prototype) return path;
  return firstOf(Object.entries(value), path);
}

function firstOf(entries: readonly (readonly [string, unknown])[], path: string): string | undefined {
  for (const [key, item] of entries) {
    const bad = notJson(item, path === '' ? key : `${path}.${key}`);
    if (bad !== undefined) return bad;
  }
  return undefined;
}

/** JSON with sorted keys: equal values have equal texts, whatever order their keys were written in. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return value === undefined ? 'null' : JSON.stringify(value);
  // Joined as it goes: every turn of a game and every part of a replay is told by this text.
  let inner = '';
  const next = (part: string): void => {
    inner += inner === '' ? part : `,${part}`;
  };
  if (Array.isArray(value)) {
    for (const item of value as readonly unknown[]) next(canonical(item));
    return `[${inner}]`;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(fields).sort())
    if (fields[key] !== undefined) next(`${JSON.stringify(key)}:${canonical(fields[key])}`);
  return `{${inner}}`;
}

/** FNV-1a over the canonical text, 52 bits in hex: a fingerprint to notice differences by, not a defence. */
export const fingerprint = (value: unknown): string => fingerprintOf(canonical(value));

/** The fingerprint of what has this canonical text. */
export function fingerprintOf(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193) >>> 0;
    high = Math.imul(high ^ (code + i), 0x85ebca6b) >>> 0;
  }
  return (high & 0xfffff).toString(16).padStart(5, '0') + low.toString(16).padStart(8, '0');
}
