// Names of The Woodland in English, where the last part of an id does not say them.
const numbered = (name: string, n: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: n }, (_, i) => [`woodland/space/${name.toLowerCase()}_${i + 1}`, name] as const),
  );

export const names: Readonly<Record<string, string>> = {
  ...numbered('Woods', 4),
  ...numbered('Glade', 3),
  ...numbered('Thicket', 3),
  ...numbered('Grove', 3),
  ...numbered('Bog', 3),
  'woodland/path/warriors_path': "Warrior's Path",
  'woodland/path/mages_path': "Mage's Path",
  'woodland/path/ill_fated_path': 'Ill-fated Path',
  'woodland/space/mabs_lair': "Mab's Lair",
  // What its owner is asked about, and may set when.
  'woodland/rule/two_sided_fate': 'Dark Fate',
};
export { cards } from './names-cards.en';
