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
};
