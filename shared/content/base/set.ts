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
  words: {
    tokens: { ready: { only: 'count', mark: true } },
    places: [
      { en: 'at', de: 'an', of: ['base/space/chasm', 'base/space/portal_of_power'] },
      { en: 'at', de: 'auf', of: ['base/space/crown_of_command', 'base/space/graveyard', 'base/space/plain_of_peril'] },
      {
        en: 'at',
        de: 'bei',
        of: [
          'base/space/black_knight',
          'base/space/dice_with_death',
          'base/space/runes_ne',
          'base/space/runes_se',
          'base/space/runes_w',
          'base/space/sentinel',
        ],
      },
      {
        en: 'at',
        de: 'in',
        of: [
          'base/space/castle',
          'base/adventure/cave',
          'base/space/chapel',
          'base/space/crags',
          'base/space/crypt',
          'base/space/hidden_valley',
          'base/space/oasis',
          'base/space/pits',
          'base/space/ruins',
          'base/space/tavern',
          'base/space/temple',
          'base/space/valley_of_fire',
          'base/space/vampires_tower',
          'base/space/warlocks_cave',
          'base/space/werewolf_den',
          'base/space/woods_e',
          'base/space/woods_m',
          'base/space/woods_n',
          'base/space/woods_s',
        ],
      },
      { en: 'from', de: 'aus', of: ['base/adventure/bag_of_gold', 'base/adventure/two_bags_of_gold'] },
      { en: 'in', de: 'auf', of: ['base/space/cursed_glade'] },
      {
        en: 'in',
        de: 'in',
        of: [
          'base/space/city',
          'base/space/desert_se',
          'base/space/desert_sw',
          'base/space/forest',
          'base/adventure/marsh',
          'base/adventure/maze',
          'base/space/mines',
          'base/space/village',
        ],
      },
    ],
  },
};
