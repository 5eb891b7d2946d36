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
  endings: {
    'city/ending/merchants_guild': {
      en: 'Whoever arrives with 12 gold has bought the victory.',
      de: 'Wer mit 12 Gold ankommt, hat den Sieg gekauft.',
    },
  },
};
