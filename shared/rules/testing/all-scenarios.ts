// Every scenario of the repository by itself, for tests that ask which of them notice a change.
const files = import.meta.glob<string>('../scenarios/**/*.yaml', { query: '?raw', import: 'default', eager: true });

export const allScenarios: readonly string[] = Object.values(files).flatMap((text) => text.split(/^---$/m));

/** Those that speak of this kind of thing first: one that only happens to have the same name in it seldom notices. */
export const likeliestFirst = (texts: readonly string[], kind: string): readonly string[] => {
  const stem = kind.slice(0, 6).toLowerCase();
  const speaks = (text: string): boolean => text.toLowerCase().includes(stem);
  return [...texts.filter(speaks), ...texts.filter((text) => !speaks(text))];
};
