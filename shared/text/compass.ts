// What tells two spaces of one name apart: where on the board they lie. The last part of a space's id has it:
// `woods_ne`.
import type { Lookup } from '../kernel/json';

export const compassPoints = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type CompassPoint = (typeof compassPoints)[number];

/**
 * @returns the point of the compass of a space of which there are several; `undefined` for one that has its name alone
 */
export function compassOf(slug: string): CompassPoint | undefined {
  const last = slug.slice(slug.lastIndexOf('_') + 1);
  return slug.includes('_') ? compassPoints.find((point) => point === last) : undefined;
}

/** "Woods (north-east)": a phrase with the point of the compass behind it, in the words of a language. */
export const withCompass = (name: string, slug: string, points: { readonly [P in CompassPoint]: string }): string => {
  const point = compassOf(slug);
  return point === undefined ? name : `${name} (${points[point]})`;
};

/** The two ways round the board, where a space is reached by both. */
export const wayRound = (way: string, ways: Lookup<string>): string =>
  ways[way] === undefined ? '' : `, ${ways[way]}`;
