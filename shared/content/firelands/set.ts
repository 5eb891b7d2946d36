import type { SetDef } from '../../rules/vocab/set';

export const set: SetDef = {
  set: 'firelands',
  name: { en: 'The Firelands', de: 'Die Feuerlande' },
  line: {
    en: 'What burns is gone for good, and the land with it.',
    de: 'Was verbrennt, ist für immer fort, und das Land mit ihm.',
  },
  order: 100,
  kind: 'small',
  released: false,
  endings: {
    'firelands/ending/a_hero_rises': {
      en: 'Whoever arrives with 13 fate has won; fights give and take it.',
      de: 'Wer mit 13 Schicksal ankommt, hat gewonnen; Kämpfe geben und nehmen Schicksal.',
    },
  },
};
