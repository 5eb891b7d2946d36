// What `npm test` tries of a long list: another share each day, so that all of it comes round. `npm run soak` tries
// everything, and so does whoever names a file to vitest.

/** About so many are tried at a time. */
const AT_ONCE = 40;
const today = Number(process.env['CROWNWARD_DAY'] ?? 'none');

/** @param day since whenever; not a number: everything */
export function shareOf<T>(all: readonly T[], day: number = today, atOnce: number = AT_ONCE): readonly T[] {
  const shares = Math.max(1, Math.round(all.length / atOnce));
  return Number.isNaN(day) ? all : all.filter((_, i) => i % shares === day % shares);
}

/** So many of those that take seconds each, others each day. */
export const fewOf = <T>(all: readonly T[], atOnce: number): readonly T[] => shareOf(all, today, atOnce);

/** One of those that take long, another each day. */
export function oneOf<T>(all: readonly T[], day: number = today): readonly T[] {
  return Number.isNaN(day) || all.length === 0 ? all : all.filter((_, i) => i === day % all.length);
}
