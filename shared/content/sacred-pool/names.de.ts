// Names of The Sacred Pool in German; ours, as none are known. docs/how-to/add-a-language.md explains the form.
export const names: Readonly<Record<string, string>> = {
  'sacred-pool/adventure/defender_of_justice': 'der Verfechter(s) der Gerechtigkeit',
  'sacred-pool/adventure/guardian_angel': 'der Schutzengel(s)',
  'sacred-pool/ending/demon_lord': 'der Dämonenfürst(en)',
  'sacred-pool/ending/judgement_day': 'der Jüngst~ Tag(es)',
  'sacred-pool/spell/cheat_fate': 'der Schicksalsbetrug(s)',
  'sacred-pool/spell/generosity': 'die Großzügigkeit',
  'sacred-pool/spell/invoke_favour': 'die Bitte um Gunst',
  'sacred-pool/spell/life_tap': 'der Lebensraub(s)',
  'sacred-pool/spell/mini_vortex': 'der Klein~ Strudel(s)',
  'sacred-pool/spell/misfortune': 'das Missgeschick(s)',
  'sacred-pool/spell/retribution': 'die Vergeltung',
  'sacred-pool/spell/reverence': 'die Ehrfurcht',
  'sacred-pool/spell/temporary_change': 'der Wandel(s) auf Zeit',
  'sacred-pool/spell/vindication': 'die Rechtfertigung',
};
