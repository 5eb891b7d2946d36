import type { SetDef } from '../../rules/vocab/set';
import { terrainDeck } from '../common/terrain';

export const set: SetDef = {
  set: 'firelands',
  name: { en: 'The Firelands', de: 'Die Feuerlande' },
  line: {
    en: 'What burns is gone for good, and the land with it.',
    de: 'Was verbrennt, ist für immer fort, und das Land mit ihm.',
  },
  order: 100,
  kind: 'small',
  released: true,
  box: { adventure: 81, spell: 19, 'common/deck/terrain': 19, 'firelands/deck/army': 1, character: 4 },
  decks: {
    ...terrainDeck,
    'firelands/deck/army': { word: { en: 'Army', de: 'Heeres' }, origin: 'known' },
  },
  endings: {
    'firelands/ending/a_hero_rises': {
      en: 'Whoever arrives with 13 fate has won; fights give and take it.',
      de: 'Wer mit 13 Schicksal ankommt, hat gewonnen; Kämpfe geben und nehmen Schicksal.',
    },
    'firelands/ending/crown_of_flame': {
      en: 'The Crown burns: whoever feeds it the fourth card has won.',
      de: 'Die Krone brennt: Wer ihr die vierte Karte gibt, hat gewonnen.',
    },
    'firelands/ending/spreading_flames': {
      en: 'From the Crown the land is set on fire, until one is left.',
      de: 'Von der Krone aus geht das Land in Flammen auf, bis einer übrig ist.',
    },
  },
  words: {
    keywords: { ifrit: { en: 'Ifrit', de: 'Ifrit' }, noble: { en: 'Noble', de: 'Adels' } },
    explained: {
      ifrit: {
        name: { en: 'Ifrit', de: 'Ifrit' },
        text: {
          en: 'Fought by Strength or by Craft, as you like; counts with the others of its kind.',
          de: 'Du trittst mit Stärke oder Talent an, wie du willst; zählt mit den anderen seiner Art.',
        },
      },
      noble: {
        name: { en: 'Noble', de: 'Edel' },
        text: {
          en: 'What it says holds from when it lies faceup on a space until it is gone.',
          de: 'Was darauf steht, gilt, solange er offen auf einem Feld liegt.',
        },
      },
    },
    statuses: {
      camped: { en: 'still in camp from your last turn', de: 'seit deinem letzten Zug im Lager', quiet: true },
    },
  },
};
