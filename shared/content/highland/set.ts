import type { SetDef } from '../../rules/vocab/set';

export const set: SetDef = {
  set: 'highland',
  name: { en: 'The Highland', de: 'Das Hochland' },
  line: {
    en: 'Mountains beyond the Crags, up to the Eagle King.',
    de: 'Das Gebirge hinter den Felsen, bis hinauf zum Adlerkönig.',
  },
  order: 50,
  kind: 'large',
  released: false,
};
