// Names of The Highland in English, where the last part of an id does not say them.
const numbered = (name: string, n: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: n }, (_, i) => [`highland/space/${name.toLowerCase()}_${i + 1}`, name] as const),
  );

export const names: Readonly<Record<string, string>> = {
  ...numbered('Hills', 5),
  ...numbered('Cliff', 6),
  ...numbered('Ravine', 4),
  ...numbered('Canyon', 3),
  ...numbered('Precipice', 2),
  'highland/highland/dragons_blood': "Dragon's Blood",
  'highland/highland/dragons_eye': "Dragon's Eye",
  'highland/highland/dragons_teeth': "Dragon's Teeth",
  'highland/highland/eagles_nest': "Eagle's Nest",
  'highland/highland/ymirs_glow': "Ymir's Glow",
  'highland/space/the_ridgeway': 'The Ridgeway',
  'highland/link/crags_highland_entrance': 'Way into the Highland',
};
