import type { SetDef } from '../../rules/vocab/set';
import { stablesDeck } from '../common/stables';

export const set: SetDef = {
  set: 'city',
  name: { en: 'The City', de: 'Die Stadt' },
  line: {
    en: 'Behind the gate of the City: one-way streets, eleven shops, six decks of wares, bounties and a Jail.',
    de: 'Hinter dem Tor der Stadt: Einbahnstraßen, elf Läden, sechs Stapel Waren, Kopfgelder und ein Gefängnis.',
  },
  order: 90,
  kind: 'large',
  released: true,
  box: {
    'city/deck/city': 82,
    'city/deck/armoury': 12,
    'city/deck/magic_emporium': 16,
    'city/deck/potion': 16,
    'city/deck/pet': 12,
    'city/deck/wanted_poster': 18,
    'common/deck/stables': 8,
    'city/deck/alignment': 4,
    ending: 3,
    character: 6,
  },
  decks: {
    ...stablesDeck,
    'city/deck/city': { word: { en: 'City', de: 'Stadt' }, origin: 'known' },
    'city/deck/armoury': { word: { en: 'Armoury', de: 'Waffenkammer' }, use: 'bottom', origin: 'known' },
    'city/deck/magic_emporium': { word: { en: 'Magic Emporium', de: 'Zauberladen' }, use: 'bottom', origin: 'known' },
    'city/deck/potion': { word: { en: 'Potion', de: 'Trank' }, use: 'bottom', origin: 'known' },
    'city/deck/pet': { word: { en: 'Pet', de: 'Haustier' }, use: 'bottom', origin: 'known' },
    'city/deck/wanted_poster': {
      word: { en: 'Wanted Poster', de: 'Steckbrief' },
      use: 'bottom',
      show: 3,
      origin: 'known',
    },
    'city/deck/alignment': { word: { en: 'Alignment', de: 'Gesinnungs' }, use: 'stock', origin: 'known' },
    'city/deck/tip': { word: { en: 'Tip', de: 'Hinweis' }, use: 'stock', origin: 'ours' },
    'city/deck/tally': { word: { en: 'Guild', de: 'Gilden' }, use: 'stock', origin: 'ours' },
  },
  regions: {
    city: {
      name: { en: 'City Region', de: 'die Stadtregion' },
      title: { en: 'The City', de: 'Die Stadt' },
      draws: 'city/deck/city',
    },
  },
  boards: [{ regions: ['city'], entered: [{ from: 'base/space/city', to: 'city/space/city_gate' }] }],
  endings: {
    'city/ending/merchants_guild': {
      en: 'Whoever arrives with 12 gold has bought the victory.',
      de: 'Wer mit 12 Gold ankommt, hat den Sieg gekauft.',
    },
    'city/ending/assassins_guild': {
      en: 'Four Wanted Posters claimed, and then first to the Crown.',
      de: 'Vier eingelöste Steckbriefe, und dann als Erster zur Krone.',
    },
    'city/ending/thieves_guild': {
      en: 'Steal from everybody, turn by turn, until nobody has anything left.',
      de: 'Alle bestehlen, Zug um Zug, bis niemand mehr etwas hat.',
    },
  },
  words: { tokens: { good: { only: 'count' }, neutral: { only: 'count' }, evil: { only: 'count' } } },
};
