// Names of The Sacred Pool in German (docs/how-to/add-a-language.md).
export const names: Readonly<Record<string, string>> = {
  'sacred-pool/ending/demon_lord': 'der Dämonenfürst(en)',
  'sacred-pool/ending/judgement_day': 'der Jüngst~ Tag(es)',
};
