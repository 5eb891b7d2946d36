// Names of The Cataclysm in German (docs/how-to/add-a-language.md).
export const names: Readonly<Record<string, string>> = {
  'cataclysm/ending/cult_of_the_damned': 'der Kult(es) der Verdammten',
  'cataclysm/ending/the_eternal_crown': 'die Ewig~ Krone',
};
