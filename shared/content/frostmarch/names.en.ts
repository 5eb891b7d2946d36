// Names of The Frostmarch in English, where the last part of an id does not say them.
export const names: Readonly<Record<string, string>> = {
  'frostmarch/adventure/bag_of_carrying': 'Bag of Carrying',
  'frostmarch/adventure/bag_of_gold': 'Bag of Gold',
  'frostmarch/adventure/book_of_wizardry': 'Book of Wizardry',
  'frostmarch/adventure/chalice_of_shadow': 'Chalice of Shadow',
  'frostmarch/adventure/helm_of_warding': 'Helm of Warding',
  'frostmarch/adventure/horn_of_summoning': 'Horn of Summoning',
  'frostmarch/adventure/howl_of_the_wendigo': 'Howl of the Wendigo',
  'frostmarch/adventure/ice_queens_palace': "Ice Queen's Palace",
  'frostmarch/adventure/lake_of_visions': 'Lake of Visions',
  'frostmarch/adventure/pack_of_wolves': 'Pack of Wolves',
  'frostmarch/adventure/ymirs_glow': "Ymir's Glow",
  'frostmarch/spell/marked_for_glory': 'Marked for Glory',
  'frostmarch/spell/path_of_destiny': 'Path of Destiny',
};
