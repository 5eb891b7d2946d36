// Names of The Woodland in German (docs/how-to/add-a-language.md).
export const names: Readonly<Record<string, string>> = {
  'woodland/ending/judged_by_fate': 'das Urteil(s) des Schicksals',
};
export { cards } from './names-cards.de';
