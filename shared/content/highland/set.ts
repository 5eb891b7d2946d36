import type { SetDef } from '../../rules/vocab/set';

export const set: SetDef = {
  set: 'highland',
  name: { en: 'The Highland', de: 'Das Hochland' },
  line: {
    en: 'Beyond the Crags: twenty-nine spaces uphill, a deck of their own, and the Eagle King on his Relics.',
    de: 'Hinter den Klippen: neunundzwanzig Felder bergauf, ein eigener Stapel und der Adlerkönig auf seinen Relikten.',
  },
  order: 50,
  kind: 'large',
  released: true,
  box: {
    'highland/deck/highland': 142,
    adventure: 12,
    spell: 10,
    'highland/deck/relic': 4,
    ending: 3,
    character: 6,
  },
  decks: {
    'highland/deck/highland': { word: { en: 'Highland', de: 'Hochland' }, origin: 'known' },
    'highland/deck/foresight': { word: { en: 'Foresight', de: 'Vorhersage' }, use: 'stock', origin: 'ours' },
    'highland/deck/relic': { word: { en: 'Relic', de: 'Relikt' }, use: 'once', origin: 'known' },
  },
  regions: {
    highland: {
      name: { en: 'Highland Region', de: 'die Hochlandregion' },
      title: { en: 'Highland', de: 'Hochland' },
      draws: 'highland/deck/highland',
    },
  },
  boards: [{ regions: ['highland'], entered: [{ from: 'base/space/crags', to: 'highland/space/highland_entrance' }] }],
  endings: {
    'highland/ending/battle_royale': {
      en: 'All who hold a Talisman meet here and fight until one is left.',
      de: 'Alle, die einen Talisman haben, treffen sich hier und kämpfen, bis nur einer übrig ist.',
    },
    'highland/ending/eagle_king': {
      en: 'Four victories over him, by Strength or by Craft.',
      de: 'Vier Siege über ihn, mit Stärke oder Talent.',
    },
    'highland/ending/hand_of_doom': {
      en: 'One roll: victory, a death, or defeat for everybody.',
      de: 'Ein Wurf: der Sieg, ein Tod oder die Niederlage für alle.',
    },
  },
  words: {
    statuses: { lost: { en: 'lost', de: 'verirrt', begins: { de: 'sich verirren' } } },
    creatures: {
      band_of_marauders: { en: 'Band of Marauders', de: 'die Plündererbande' },
      cave_troll: { en: 'Cave Troll', de: 'der Höhlentroll(s)' },
      eagle_king: { en: 'the Eagle King', de: 'der Adlerkönig(s)', only: true },
      wraith: { en: 'Wraith', de: 'der Schemen(s)' },
    },
    tokens: { opened: { only: 'count', mark: true } },
    places: [
      {
        en: 'at',
        de: 'an',
        of: [
          'highland/space/cliff_1',
          'highland/space/cliff_2',
          'highland/space/cliff_3',
          'highland/space/cliff_4',
          'highland/space/cliff_5',
          'highland/space/cliff_6',
          'highland/space/highland_entrance',
          'highland/space/precipice_1',
          'highland/space/precipice_2',
          'highland/space/waterfall',
        ],
      },
      {
        en: 'at',
        de: 'in',
        of: [
          'highland/space/canyon_1',
          'highland/space/canyon_2',
          'highland/space/canyon_3',
          'highland/space/eyrie',
          'highland/space/lost_city',
          'highland/space/ravine_1',
          'highland/space/ravine_2',
          'highland/space/ravine_3',
          'highland/space/ravine_4',
          'highland/space/ruined_mine',
        ],
      },
    ],
  },
};
