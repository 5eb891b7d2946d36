import type { SetDef } from '../../rules/vocab/set';
import { warlockQuestDeck, warlockQuestOptions } from '../common/warlock-quests';

export const set: SetDef = {
  set: 'frostmarch',
  name: { en: 'The Frostmarch', de: 'Die Frostmark' },
  line: {
    en: "Winter comes down on the land, and with it warlocks' quests.",
    de: 'Der Winter kommt über das Land, und mit ihm die Aufträge der Hexer.',
  },
  order: 30,
  kind: 'small',
  released: false,
  decks: warlockQuestDeck,
  options: warlockQuestOptions,
  endings: {
    'frostmarch/ending/crown_and_sceptre': {
      en: 'Lives are lost in every turn, and nobody heals.',
      de: 'In jedem Zug gehen Leben verloren, und niemand wird geheilt.',
    },
    'frostmarch/ending/ice_queen': {
      en: 'Four victories over her, by Strength or by Craft; a defeat may freeze you.',
      de: 'Vier Siege über sie, mit Stärke oder Talent; eine Niederlage kann dich einfrieren.',
    },
  },
};
