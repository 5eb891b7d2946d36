// Names of The Woodland in German (docs/how-to/add-a-language.md).

const numbered = (name: string, german: string, n: number): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`woodland/space/${name}_${i + 1}`, german] as const));

export const names: Readonly<Record<string, string>> = {
  ...numbered('woods', 'der Wald(es)', 4),
  ...numbered('glade', 'die Lichtung', 3),
  ...numbered('thicket', 'das Dickicht(s)', 3),
  ...numbered('grove', 'der Hain(s)', 3),
  ...numbered('bog', 'das Moor(s)', 3),
  'woodland/space/woodland_entrance': 'der Waldrand(es)',
  'woodland/space/witch_tree': 'der Hexenbaum(s)',
  'woodland/space/swampland': 'der Sumpf(es)',
  'woodland/space/faerie_ring': 'der Feenring(s)',
  'woodland/space/faerie_village': 'das Feendorf(s)',
  'woodland/space/mystic_glen': 'das Mystisch~ Tal(s)',
  'woodland/space/mabs_lair': 'der Hof(es) der Mab',
  'woodland/space/meeting_with_destiny': 'das Treffen(s) mit dem Schicksal',
  'woodland/rule/two_sided_fate': 'das Schicksal(s) mit zwei Seiten',
  'woodland/rule/twisting_paths': 'pl Verschlungen~ Pfade',
  'woodland/path/clear_path': 'der Frei~ Pfad(es)',
  'woodland/path/path_of_the_determined': 'der Pfad(es) der Entschlossenheit',
  'woodland/path/path_of_wisdom': 'der Pfad(es) der Weisheit',
  'woodland/destiny/immortal': 'der Unsterblich~(n)',
  'woodland/ending/judged_by_fate': 'das Urteil(s) des Schicksals',
};
export { cards } from './names-cards.de';
