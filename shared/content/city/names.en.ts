// Names of The City in English, where the last part of an id does not say them.
const posters = [
  'good',
  'neutral',
  'evil',
  'animal',
  'construct',
  'cultist',
  'dragon',
  'elemental',
  'monster',
  'spirit',
];
export const names: Readonly<Record<string, string>> = {
  'city/ending/merchants_guild': "Merchants' Guild",
  'city/ending/assassins_guild': "Assassins' Guild",
  'city/ending/thieves_guild': "Thieves' Guild",
  'city/space/speakers_corner': "Speaker's Corner",
  'city/space/scholars_walk': "Scholars' Walk",
  'city/space/fishmongers_lane': "Fishmongers' Lane",
  'city/space/rats_road': "Rat's Road",
  'city/space/beggars_steps': "Beggars' Steps",
  'city/space/drovers_lane': "Drovers' Lane",
  'city/space/wizards_guild': "Wizards' Guild",
  'city/city/lost': 'Lost!',
  'city/city/assassins_conclave': "Assassins' Conclave",
  'city/city/merchants_quarter': "Merchants' Quarter",
  'city/city/six_fates_inn': 'Six-Fates Inn',
  'city/potion/dragons_blood': "Dragon's Blood",
  'city/alignment/neutral_alignment': 'Neutral Alignment',
  ...Object.fromEntries(
    posters.map((target) => [
      `city/wanted-poster/wanted_${target}`,
      `Wanted: ${target.slice(0, 1).toUpperCase()}${target.slice(1)}`,
    ]),
  ),
};
