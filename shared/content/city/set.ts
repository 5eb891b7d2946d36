import type { SetDef } from '../../rules/vocab/set';

export const set: SetDef = {
  set: 'city',
  name: { en: 'The City', de: 'Die Stadt' },
  line: {
    en: 'Streets and shops behind the gate of the City.',
    de: 'Straßen und Läden hinter dem Tor der Stadt.',
  },
  order: 90,
  kind: 'large',
  released: false,
};
