// What `npm test` tries of a long list: another share each day, so that all of it comes round. `npm run soak` tries
// everything, and so does whoever names a file to vitest.

/** About so many are tried at a time. */
const AT_ONCE = 100;
const today = Number(process.env['CROWNWARD_DAY'] ?? 'none');

/** @param day since whenever; not a number: everything */
export function shareOf<T>(all: readonly T[], day: number = today): readonly T[] {
  const shares = Math.max(1, Math.round(all.length / AT_ONCE));
  return Number.isNaN(day) ? all : all.filter((_, i) => i % shares === day % shares);
}

/** One of those that take long, another each day. */
export function oneOf<T>(all: readonly T[], day: number = today): readonly T[] {
  return Number.isNaN(day) || all.length === 0 ? all : all.filter((_, i) => i === day % all.length);
}
