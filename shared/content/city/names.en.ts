// Names of The City in English, where the last part of an id does not say them.
export const names: Readonly<Record<string, string>> = {
  'city/ending/merchants_guild': "Merchants' Guild",
};
