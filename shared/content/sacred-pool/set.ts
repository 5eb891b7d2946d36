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
};
