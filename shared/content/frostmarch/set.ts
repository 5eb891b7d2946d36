import { optionsOfSet, type SetDef, type ValuesOfSet } from '../../rules/vocab/set';
import { warlockQuestDeck, warlockQuestOptions } from '../common/warlock-quests';

const options = optionsOfSet({
  treasureRewards: {
    name: { en: 'Treasures for quests', de: 'Schätze für Aufträge' },
    help: {
      en: 'Whoever completes a quest may have a Treasure, by lot, in place of the Talisman.',
      de: 'Wer einen Auftrag erfüllt, darf statt des Talismans einen Schatz nehmen, nach dem Los.',
    },
    values: [false, true],
    standard: false,
    needs: ['warlockQuests'],
    sets: ['dungeon'],
  },
  ...warlockQuestOptions,
});
declare module '../../rules/options/registry' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a type cannot be added to
  interface OptionValues extends ValuesOfSet<typeof options> {}
}

export const set: SetDef = {
  set: 'frostmarch',
  name: { en: 'The Frostmarch', de: 'Die Frostmark' },
  line: {
    en: "Winter comes down on the land, and with it warlocks' quests.",
    de: 'Der Winter kommt über das Land, und mit ihm die Aufträge der Hexer.',
  },
  order: 30,
  kind: 'small',
  released: true,
  box: { adventure: 84, spell: 20, 'common/deck/warlock_quest': 24, character: 4 },
  decks: { ...warlockQuestDeck, 'frostmarch/deck/tally': { word: { en: 'Tally', de: 'Chronik' } } },
  options,
  presets: {
    questsOfWinter: {
      name: { en: 'Quests of winter', de: 'Aufträge des Winters' },
      line: {
        en: 'With The Frostmarch: everybody has four quests, and whoever has done them runs for the Crown.',
        de: 'Mit der Frostmark: Alle haben vier Aufträge, und wer sie erfüllt hat, eilt zur Krone.',
      },
      endings: ['frostmarch/ending/warlock_quests'],
    },
  },
  endings: {
    'frostmarch/ending/warlock_quests': {
      en: "Four of the Warlock's quests, and then first to the Crown.",
      de: 'Vier Aufträge des Hexenmeisters, und dann als Erster zur Krone.',
    },
    'frostmarch/ending/crown_and_sceptre': {
      en: 'Lives are lost in every turn, and nobody heals.',
      de: 'In jedem Zug gehen Leben verloren, und niemand wird geheilt.',
    },
    'frostmarch/ending/ice_queen': {
      en: 'Four victories over her, by Strength or by Craft; a defeat may freeze you.',
      de: 'Vier Siege über sie, mit Stärke oder Talent; eine Niederlage kann dich einfrieren.',
    },
  },
  words: {
    tokens: { sceptre: { mark: true } },
    creatures: {
      ice_queen: { en: 'the Ice Queen', de: 'die Eiskönigin', only: true },
    },
  },
};
