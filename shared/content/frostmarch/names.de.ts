// Names of The Frostmarch in German (docs/how-to/add-a-language.md).
export const names: Readonly<Record<string, string>> = {
  'frostmarch/ending/crown_and_sceptre': 'pl Krone und Zepter',
  'frostmarch/ending/ice_queen': 'die Eiskönigin',
};
