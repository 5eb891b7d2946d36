// Names of the cards of The Woodland in German (docs/how-to/add-a-language.md).
const woodland = {
  boggart: 'der Boggart(s)',
  forest_goat: 'die Waldziege',
  lion: 'der Löwe(n)',
  totem_bear: 'der Totembär(en)',
};

const inDeck = (deck: string, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([name, entry]) => [`woodland/${deck}/${name}`, entry]));
export const cards: Readonly<Record<string, string>> = { ...inDeck('woodland', woodland) };
