// Looking through a text for its parts, whatever they are wrapped in.
export type Part = { readonly [field: string]: unknown };

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
export const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Every part of a text for which that holds, the outer ones first. */
export function* within(value: unknown, is: (part: Part) => boolean): Generator<Part> {
  if (!isPart(value)) return;
  if (!isList(value) && is(value)) yield value;
  for (const one of Object.values(value)) yield* within(one, is);
}
export const has = (value: unknown, is: (part: Part) => boolean): boolean => !within(value, is).next().done;
