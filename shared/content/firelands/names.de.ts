// Names of The Firelands in German (docs/how-to/add-a-language.md).
export const names: Readonly<Record<string, string>> = {
  'firelands/ending/a_hero_rises': 'der Aufstieg(s) eines Helden',
};
