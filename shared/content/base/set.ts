import type { SetDef } from '../../rules/vocab/set';

export const set: SetDef = {
  set: 'base',
  name: { en: 'The base game', de: 'Das Grundspiel' },
  line: {
    en: 'The board, its Adventure deck and fourteen characters.',
    de: 'Der Spielplan, sein Abenteuerstapel und vierzehn Charaktere.',
  },
  order: 0,
  kind: 'base',
  released: true,
  decks: {
    adventure: { word: { en: 'Adventure', de: 'Abenteuer' } },
    spell: { word: { en: 'Spell', de: 'Zauber' } },
    // R4 TALISMAN AND PURCHASE CARDS: open to all and available again at once.
    purchase: { word: { en: 'Purchase', de: 'Waren' }, use: 'stock', origin: 'known' },
    talisman: { word: { en: 'Talisman', de: 'Talisman' }, use: 'stock', origin: 'known' },
    quest: { word: { en: 'Quest', de: 'Auftrags' }, use: 'stock', origin: 'known' },
    transformation: { word: { en: 'Transformation', de: 'Verwandlungs' }, use: 'shuffled', origin: 'ours' },
    ending: { word: { en: 'Ending', de: 'Enden' } },
    henchman: { word: { en: 'Henchman', de: 'Gehilfen' } },
  },
  regions: {
    outer: {
      name: { en: 'Outer Region', de: 'die Äußer~ Region' },
      title: { en: 'Outer Region', de: 'Äußere Region' },
    },
    middle: {
      name: { en: 'Middle Region', de: 'die Mittler~ Region' },
      title: { en: 'Middle Region', de: 'Mittlere Region' },
    },
    inner: {
      name: { en: 'Inner Region', de: 'die Inner~ Region' },
      title: { en: 'Inner Region', de: 'Innere Region' },
    },
  },
  endings: {
    'base/ending/crown_of_command': {
      en: 'The Command Spell takes lives until one character is left.',
      de: 'Der Befehlszauber nimmt Leben, bis nur ein Charakter übrig ist.',
    },
  },
  words: { tokens: { ready: { only: 'count', mark: true } } },
};
