/** The lowest number that saves, where every higher one does so too; `undefined` for single numbers. */
export function armourRun(saves: readonly number[]): number | undefined {
  const low = Math.min(...saves);
  return saves.length > 1 && Math.max(...saves) === 6 && saves.length === 7 - low ? low : undefined;
}

/** All the numbers of a die from this one. */
export const upTo6 = (low: number): readonly number[] => [1, 2, 3, 4, 5, 6].filter((n) => n >= low);
