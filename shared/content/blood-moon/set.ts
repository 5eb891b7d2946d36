import type { SetDef } from '../../rules/vocab/set';

export const set: SetDef = {
  set: 'blood-moon',
  name: { en: 'The Blood Moon', de: 'Der Blutmond' },
  line: {
    en: 'Day and night take turns, and a werewolf goes about.',
    de: 'Tag und Nacht wechseln sich ab, und ein Werwolf geht um.',
  },
  order: 80,
  kind: 'small',
  released: false,
  endings: {
    'blood-moon/ending/horrible_black_void': {
      en: 'Whoever turns it over is swallowed with all he has, and the race goes on.',
      de: 'Wer es aufdeckt, wird mit allem verschlungen, und das Rennen geht weiter.',
    },
  },
};
