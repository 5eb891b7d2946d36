// Names of The Reaper in English, where the last part of an id does not say them.
export const names: Readonly<Record<string, string>> = {
  'reaper/adventure/fools_gold': "Fool's Gold",
  'reaper/adventure/st_josephine': 'St. Josephine',
  'reaper/adventure/horse_and_cart': 'Horse and Cart',
  'reaper/adventure/lord_of_the_pit': 'Lord of the Pit',
  'reaper/adventure/pack_of_wolves': 'Pack of Wolves',
  'reaper/adventure/wheel_of_fate': 'Wheel of Fate',
  'reaper/adventure/pool_of_fortune': 'Pool of Fortune',
  'reaper/adventure/rod_of_ruin': 'Rod of Ruin',
  'reaper/adventure/staff_of_mastery': 'Staff of Mastery',
  'reaper/adventure/sword_of_light': 'Sword of Light',
  'reaper/link/tavern_temple': 'Ferry',
  'reaper/link/temple_tavern': 'Ferry',
};
