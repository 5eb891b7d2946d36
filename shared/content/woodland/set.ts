import { optionsOfSet, type SetDef, type ValuesOfSet } from '../../rules/vocab/set';

const options = optionsOfSet({
  fourPaths: {
    name: { en: 'Four open Paths', de: 'Vier offene Pfade' },
    help: {
      en: 'Four Paths lie open at the Woodland Entrance instead of three: more to choose from for whoever goes in.',
      de: 'Am Waldrand liegen vier Pfade offen statt drei: mehr Auswahl für alle, die hineingehen.',
    },
    values: [false, true],
    standard: false,
  },
});
declare module '../../rules/options/registry' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a type cannot be added to
  interface OptionValues extends ValuesOfSet<typeof options> {}
}

export const set: SetDef = {
  set: 'woodland',
  name: { en: 'The Woodland', de: 'Das Waldland' },
  line: {
    en: 'Behind the Forest: fate with two sides, twenty Paths, and Destinies that outlive those who bear them.',
    de: 'Hinter dem Forst: Schicksal mit zwei Seiten, zwanzig Pfade und Bestimmungen, die ihre Träger überdauern.',
  },
  order: 110,
  kind: 'large',
  released: true,
  box: {
    'woodland/deck/woodland': 103,
    adventure: 10,
    spell: 5,
    'woodland/deck/path': 20,
    'woodland/deck/destiny': 14,
    ending: 3,
    character: 5,
  },
  decks: {
    'woodland/deck/woodland': { word: { en: 'Woodland', de: 'Waldland' }, origin: 'known' },
    'woodland/deck/path': { word: { en: 'Path', de: 'Pfad' }, use: 'pile', show: 3, origin: 'known' },
    'woodland/deck/bond': { word: { en: 'Bond', de: 'Bund' }, use: 'stock', origin: 'ours' },
    'woodland/deck/destiny': { word: { en: 'Destiny', de: 'Bestimmungs' }, origin: 'known' },
  },
  options,
  regions: {
    woodland: {
      name: { en: 'Woodland Region', de: 'die Waldlandregion' },
      title: { en: 'The Woodland', de: 'Das Waldland' },
      draws: 'woodland/deck/woodland',
    },
  },
  boards: [{ regions: ['woodland'], entered: [{ from: 'base/space/forest', to: 'woodland/space/woodland_entrance' }] }],
  endings: {
    'woodland/ending/war_of_seasons': {
      en: 'All fate goes to war; beat Oberon or Titania at the Meeting with Destiny.',
      de: 'Alles Schicksal zieht in den Krieg; besiege Oberon oder Titania beim Treffen mit dem Schicksal.',
    },
    'woodland/ending/wanderlust': {
      en: 'Three Destinies win; whoever has fewer is given one and goes wandering again.',
      de: 'Drei Bestimmungen gewinnen; wer weniger hat, erhält eine und wandert weiter.',
    },
    'woodland/ending/judged_by_fate': {
      en: 'Everyone chooses light or dark in secret; whoever chose as you did loses a life.',
      de: 'Alle wählen heimlich Hell oder Dunkel; wer wählt wie du, verliert ein Leben.',
    },
  },
  words: {
    statuses: {
      shows_light: {
        en: 'on the light side',
        de: 'auf der hellen Seite',
        chosen: { en: 'has chosen the light side', de: 'die helle Seite gewählt' },
      },
      shows_dark: {
        en: 'on the dark side',
        de: 'auf der dunklen Seite',
        chosen: { en: 'has chosen the dark side', de: 'die dunkle Seite gewählt' },
      },
    },
    proper: ['woodland/woodland/oberon', 'woodland/woodland/queen_mab', 'woodland/woodland/titania'],
    bare: ['woodland/space/mabs_lair'],
    creatures: {
      oberon: { en: 'Oberon', de: 'Oberon', only: true },
      queen_mab: { en: 'Queen Mab', de: 'Königin Mab', only: true, she: true },
      titania: { en: 'Titania', de: 'Titania', only: true, she: true },
    },
    places: [
      {
        en: 'at',
        de: 'an',
        of: ['woodland/space/mabs_lair', 'woodland/space/witch_tree', 'woodland/space/woodland_entrance'],
      },
      { en: 'at', de: 'bei', of: ['woodland/space/meeting_with_destiny'] },
      {
        en: 'at',
        de: 'in',
        of: [
          'woodland/space/bog_1',
          'woodland/space/bog_2',
          'woodland/space/bog_3',
          'woodland/space/faerie_ring',
          'woodland/space/faerie_village',
          'woodland/space/grove_1',
          'woodland/space/grove_2',
          'woodland/space/grove_3',
          'woodland/space/mystic_glen',
          'woodland/space/swampland',
          'woodland/space/thicket_1',
          'woodland/space/thicket_2',
          'woodland/space/thicket_3',
        ],
      },
    ],
  },
};
