/** The lowest number that saves, where every higher one does so too; `undefined` for single numbers. */
export function armourRun(saves: readonly number[]): number | undefined {
  const low = Math.min(...saves);
  return saves.length > 1 && Math.max(...saves) === 6 && saves.length === 7 - low ? low : undefined;
}

/** The results that save a life: "4-6", "6", "2 or 5". */
export const armourWay = (
  { from, saves }: { readonly from?: number | undefined; readonly saves: readonly number[] },
  either: (list: readonly number[]) => string,
): string => (from === undefined ? either([...saves].sort((x, y) => x - y)) : from === 6 ? '6' : `${from}-6`);
