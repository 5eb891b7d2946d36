// Names of The City in German (docs/how-to/add-a-language.md).
export const names: Readonly<Record<string, string>> = {
  'city/ending/merchants_guild': 'die Händlergilde',
};
