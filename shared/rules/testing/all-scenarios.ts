// Every scenario of the repository by itself, for tests that ask which of them notice a change.
const files = import.meta.glob<string>('../scenarios/**/*.yaml', { query: '?raw', import: 'default', eager: true });

export const allScenarios: readonly string[] = Object.values(files).flatMap((text) => text.split(/^---$/m));
