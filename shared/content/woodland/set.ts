import type { SetDef } from '../../rules/vocab/set';

export const set: SetDef = {
  set: 'woodland',
  name: { en: 'The Woodland', de: 'Das Waldland' },
  line: {
    en: 'A forest of fates, light and dark, beyond the Forest.',
    de: 'Ein Wald voller Schicksale, hell und dunkel, hinter dem Forst.',
  },
  order: 110,
  kind: 'large',
  released: false,
  decks: {
    'woodland/deck/woodland': { word: { en: 'Woodland', de: 'Waldland' }, origin: 'known' },
  },
  endings: {
    'woodland/ending/judged_by_fate': {
      en: 'Everyone chooses light or dark in secret; whoever chose as you did loses a life.',
      de: 'Alle wählen heimlich Hell oder Dunkel; wer wählt wie du, verliert ein Leben.',
    },
  },
};
