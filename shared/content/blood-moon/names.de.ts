// Names of The Blood Moon in German (docs/how-to/add-a-language.md).
export const names: Readonly<Record<string, string>> = {
  'blood-moon/ending/horrible_black_void': 'die Grauenvoll~ Schwarz~ Leere',
};
