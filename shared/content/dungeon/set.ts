import type { SetDef } from '../../rules/vocab/set';

export const set: SetDef = {
  set: 'dungeon',
  name: { en: 'The Dungeon', de: 'Das Verlies' },
  line: {
    en: 'Under the Ruins: twenty-nine rooms, a deck of their own, and the Lord of Darkness on his treasure.',
    de: 'Unter den Ruinen: neunundzwanzig Räume, ein eigener Stapel und der Herr der Finsternis auf seinem Schatz.',
  },
  order: 40,
  kind: 'large',
  released: true,
  box: { adventure: 10, spell: 20, 'dungeon/deck/dungeon': 128, 'dungeon/deck/treasure': 9, character: 5 },
  decks: {
    'dungeon/deck/dungeon': { word: { en: 'Dungeon', de: 'Verlies' }, origin: 'known' },
    'dungeon/deck/treasure': { word: { en: 'Treasure', de: 'Schatz' }, use: 'stock', origin: 'known' },
  },
  regions: {
    dungeon: {
      name: { en: 'Dungeon Region', de: 'die Verliesregion' },
      title: { en: 'Dungeon', de: 'Verlies' },
      draws: 'dungeon/deck/dungeon',
    },
  },
  boards: [{ regions: ['dungeon'], entered: [{ from: 'base/space/ruins', to: 'dungeon/space/dungeon_entrance' }] }],
  words: {
    titled: { goblin: { en: 'Goblin', de: 'Goblin' } },
    tokens: { opened: { only: 'count', mark: true }, trained: { only: 'fight' }, sprung: { only: 'fight' } },
  },
};
