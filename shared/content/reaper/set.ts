import { optionsOfSet, type SetDef, type ValuesOfSet } from '../../rules/vocab/set';
import { warlockQuestDeck, warlockQuestOptions } from '../common/warlock-quests';

const options = optionsOfSet({
  grimReaper: {
    name: { en: 'The Grim Reaper', de: 'Der Sensenmann geht um' },
    help: {
      en: 'Every 1 that is rolled for a move sets him moving, and whoever he reaches may die.',
      de: 'Jede 1 auf dem Würfel für den Zug setzt ihn in Bewegung, und wen er erreicht, der kann sterben.',
    },
    values: [true, false],
    standard: true,
  },
  ...warlockQuestOptions,
});
declare module '../../rules/options/registry' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a type cannot be added to
  interface OptionValues extends ValuesOfSet<typeof options> {}
}

export const set: SetDef = {
  set: 'reaper',
  name: { en: 'The Reaper', de: 'Der Sensenmann' },
  line: {
    en: 'Death walks the board, ninety more adventures, and a deck of quests at the Warlock’s Cave.',
    de: 'Der Tod geht um; dazu neunzig Abenteuer und ein Stapel Aufträge in der Höhle des Hexenmeisters.',
  },
  order: 10,
  kind: 'small',
  released: true,
  box: { adventure: 90, spell: 26, 'common/deck/warlock_quest': 12, character: 4 },
  decks: {
    ...warlockQuestDeck,
    'reaper/deck/figure': { word: { en: 'Figure', de: 'Figuren' } },
  },
  options,
  endings: {
    'reaper/ending/danse_macabre': {
      en: 'Two sixes, thrown in a dance with Death.',
      de: 'Zwei Sechsen, geworfen im Tanz mit dem Tod.',
    },
  },
  presets: {
    danceWithDeath: {
      name: { en: 'A dance with Death', de: 'Tanz mit dem Tod' },
      line: {
        en: 'With The Reaper: everyone begins with a quest, and on the Crown Death is waiting.',
        de: 'Mit dem Sensenmann: Alle beginnen mit einem Auftrag, und auf der Krone wartet der Tod.',
      },
      rules: { startingQuest: true },
      endings: ['reaper/ending/danse_macabre'],
    },
  },
  words: {
    creatures: { shadow: { en: 'Shadow', de: 'der Schatten(s)' } },
    tokens: { opened: { only: 'count', mark: true }, sprung: { only: 'fight' } },
  },
};
