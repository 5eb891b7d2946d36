// Names of the Dragon cards in English, where the last part of an id does not say them.
export const dragonCards: Readonly<Record<string, string>> = {
  'dragon/varthrax/deadly_rivals_varthrax': 'Deadly Rivals',
  'dragon/grilipus/deadly_rivals_grilipus': 'Deadly Rivals',
  'dragon/varthrax/dragon_sleep_varthrax': 'Dragon Sleep',
  'dragon/grilipus/dragon_sleep_grilipus': 'Dragon Sleep',
  'dragon/varthrax/two_headed_dragon': 'Two-Headed Dragon',
  'dragon/varthrax/exorcists_blade': "Exorcist's Blade",
  'dragon/cadorus/dragons_lair': "Dragon's Lair",
  'dragon/cadorus/dragon_rider_cadorus': 'Dragon Rider',
  'dragon/grilipus/st_george': 'St. George',
  'dragon/space/tower_foot': 'Foot of the Tower',
};
