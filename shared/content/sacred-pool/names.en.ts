// Names of The Sacred Pool in English, where the last part of an id does not say them.
export const names: Readonly<Record<string, string>> = {
  'sacred-pool/adventure/defender_of_justice': 'Defender of Justice',
  'sacred-pool/spell/mini_vortex': 'Mini-Vortex',
};
