// Names of The Dragon in German (docs/how-to/add-a-language.md).
export const names: Readonly<Record<string, string>> = {
  'dragon/lord/varthrax': 'Varthrax',
  'dragon/lord/cadorus': 'Cadorus',
  'dragon/lord/grilipus': 'Grilipus',
  'dragon/rule/dragon_tokens': 'pl Drachenmarker(n)',
  'dragon/token/dragon_rage': 'der Drachenzorn(s)',
  'dragon/token/dragon_slumber': 'der Drachenschlaf(s)',
  'dragon/token/dragon_strike': 'der Drachenschlag(s)',
  'dragon/token/scale_of_cadorus': 'die Schuppe von Cadorus',
  'dragon/token/scale_of_grilipus': 'die Schuppe von Grilipus',
  'dragon/token/scale_of_varthrax': 'die Schuppe von Varthrax',
  // Cards
  'dragon/varthrax/fire_drake': 'der Feuerdrake(n)',
  'dragon/varthrax/wyvern': 'der Wyvern(s)',
  'dragon/cadorus/copper_wyvern': 'der Kupferwyvern(s)',
  'dragon/grilipus/slumbering_dragon': 'der Schlummernd~ Drache(n)',
};
