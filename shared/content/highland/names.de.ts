// Names of The Highland in German (docs/how-to/add-a-language.md).
export const names: Readonly<Record<string, string>> = {
  'highland/ending/battle_royale': 'das Königlich~ Gefecht(s)',
  'highland/ending/eagle_king': 'der Adlerkönig(s)',
  'highland/ending/hand_of_doom': 'die Hand des Schicksals',
};
