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
};
