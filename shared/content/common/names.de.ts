// Endings of sets that are not built yet, in German.
export const names: Readonly<Record<string, string>> = {
  'blood-moon/ending/horrible_black_void': 'die Grauenvoll~ Schwarz~ Leere',
  'cataclysm/ending/cult_of_the_damned': 'der Kult(es) der Verdammten',
  'cataclysm/ending/the_eternal_crown': 'die Ewig~ Krone',
  'city/ending/merchants_guild': 'die Händlergilde',
  'firelands/ending/a_hero_rises': 'der Aufstieg(s) eines Helden',
  'frostmarch/ending/crown_and_sceptre': 'pl Krone und Zepter',
  'frostmarch/ending/ice_queen': 'die Eiskönigin',
  'highland/ending/battle_royale': 'das Königlich~ Gefecht(s)',
  'highland/ending/eagle_king': 'der Adlerkönig(s)',
  'highland/ending/hand_of_doom': 'die Hand des Schicksals',
  'sacred-pool/ending/demon_lord': 'der Dämonenfürst(en)',
  'sacred-pool/ending/judgement_day': 'der Jüngst~ Tag(es)',
  'woodland/ending/judged_by_fate': 'das Urteil(s) des Schicksals',
};
