import type { SetDef } from '../../rules/vocab/set';

export const set: SetDef = {
  set: 'sacred-pool',
  name: { en: 'The Sacred Pool', de: 'Der Heilige Teich' },
  line: {
    en: 'Alignment counts, and quests are rewarded.',
    de: 'Die Gesinnung zählt, und Aufträge werden belohnt.',
  },
  order: 60,
  kind: 'small',
  released: false,
  endings: {
    'sacred-pool/ending/demon_lord': {
      en: 'Four victories over him, by Craft alone.',
      de: 'Vier Siege über ihn, allein mit Talent.',
    },
    'sacred-pool/ending/judgement_day': {
      en: 'Everyone puts in light or dark fate, and one roll says who wins by it.',
      de: 'Alle legen helles oder dunkles Schicksal hinein, und ein Wurf sagt, wer damit gewinnt.',
    },
  },
};
