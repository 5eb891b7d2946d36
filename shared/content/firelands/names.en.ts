// Names of The Firelands that an id does not say.
export const names: Readonly<Record<string, string>> = {
  'firelands/adventure/atlas_of_al_balkhi': 'Atlas of Al-Balkhi',
  'firelands/adventure/suleimans_seal': "Suleiman's Seal",
  'firelands/spell/suleimans_command': "Suleiman's Command",
  'firelands/character/jin_blooded': 'Jin Blooded',
};
