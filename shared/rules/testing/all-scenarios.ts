// Every scenario of the repository: those of the rulebook, and those that lie in the folders of the sets, beside the
// cards that they prove.
/** By file, as a path from `shared`. */
export const scenarioFiles: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...Object.entries(
      import.meta.glob<string>('../scenarios/**/*.yaml', { query: '?raw', import: 'default', eager: true }),
    ),
    ...Object.entries(
      import.meta.glob<string>('../../content/*/**/*.yaml', { query: '?raw', import: 'default', eager: true }),
    ),
  ].map(([path, text]) => [path.replace(/^\.\.\/\.\.\//, '').replace(/^\.\.\//, 'rules/'), text]),
);

export type Scenario = { readonly text: string; readonly file: string; readonly sets: readonly string[] };

/** The sets that a scenario plays with besides the base game. */
const setsIn = (text: string): readonly string[] =>
  (/\bsets: *\[([^\]]*)\]/.exec(text)?.[1] ?? '').split(',').flatMap((set) => set.trim() || []);

/** Each by itself, for tests that ask which of them notice a change. */
export const scenarios: readonly Scenario[] = Object.entries(scenarioFiles).flatMap(([file, whole]) =>
  whole.split(/^---$/m).map((text) => ({ text, file, sets: setsIn(text) })),
);
export const allScenarios: readonly string[] = scenarios.map(({ text }) => text);

/** Those that speak of this kind of thing first: one that only happens to have the same name in it seldom notices. */
export const likeliestFirst = (texts: readonly string[], kind: string): readonly string[] => {
  const stem = kind.slice(0, 6).toLowerCase();
  const speaks = (text: string): boolean => text.toLowerCase().includes(stem);
  return [...texts.filter(speaks), ...texts.filter((text) => !speaks(text))];
};
