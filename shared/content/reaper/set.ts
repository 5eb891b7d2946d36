import type { SetDef } from '../../rules/vocab/set';

export const set: SetDef = {
  set: 'reaper',
  name: { en: 'The Reaper', de: 'Der Sensenmann' },
  line: {
    en: 'Death walks the board, ninety more adventures, and a deck of quests at the Warlock’s Cave.',
    de: 'Der Tod geht um; dazu neunzig Abenteuer und ein Stapel Aufträge in der Höhle des Hexenmeisters.',
  },
  order: 10,
  kind: 'small',
  released: true,
  decks: {
    'reaper/deck/warlock_quest': {
      word: { en: 'Warlock Quest', de: 'Hexenmeister-' },
      use: 'stock',
      origin: 'known',
      replaces: 'quest',
    },
    'reaper/deck/figure': { word: { en: 'Figure', de: 'Figuren' } },
  },
};
