import { optionsOfSet, type SetDef, type ValuesOfSet } from '../../rules/vocab/set';
import { stablesDeck } from '../common/stables';

const options = optionsOfSet({
  questRewards: {
    name: { en: 'Quest Rewards', de: 'Belohnungen für Aufträge' },
    help: {
      en: 'Whoever completes a quest of the Warlock may draw a Quest Reward in place of the Talisman.',
      de: 'Wer einen Auftrag des Hexenmeisters erfüllt, darf statt des Talismans eine Belohnung ziehen.',
    },
    values: [false, true],
    standard: true,
  },
});
declare module '../../rules/options/registry' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a type cannot be added to
  interface OptionValues extends ValuesOfSet<typeof options> {}
}

export const set: SetDef = {
  set: 'sacred-pool',
  name: { en: 'The Sacred Pool', de: 'Der Heilige Teich' },
  line: {
    en: 'Alignment counts, and quests are rewarded.',
    de: 'Die Gesinnung zählt, und Aufträge werden belohnt.',
  },
  order: 60,
  kind: 'small',
  released: true,
  box: { adventure: 72, spell: 16, 'sacred-pool/deck/reward': 24, 'common/deck/stables': 12, character: 4 },
  decks: {
    ...stablesDeck,
    'sacred-pool/deck/reward': {
      word: { en: 'Quest Reward', de: 'Belohnungs' },
      when: { questRewards: true },
    },
    'sacred-pool/deck/tally': { word: { en: 'Tally', de: 'Chronik' } },
  },
  options,
  presets: {
    questForThePool: {
      name: { en: 'The quest for the Pool', de: 'Die Suche nach dem Teich' },
      line: {
        en: 'With The Sacred Pool: whoever has used up four Quest Rewards wins on the Crown.',
        de: 'Mit dem Heiligen Teich: Wer vier Belohnungen verbraucht hat, gewinnt auf der Krone.',
      },
      endings: ['sacred-pool/ending/sacred_pool'],
    },
  },
  endings: {
    'sacred-pool/ending/sacred_pool': {
      en: 'Four Quest Rewards used up, and then first to the Crown.',
      de: 'Vier verbrauchte Belohnungen, und dann als Erster zur Krone.',
    },
    'sacred-pool/ending/demon_lord': {
      en: 'Four victories over him, by Craft alone.',
      de: 'Vier Siege über ihn, allein mit Talent.',
    },
    'sacred-pool/ending/judgement_day': {
      en: 'Everyone puts in light or dark fate, and one roll says who wins by it.',
      de: 'Alle legen helles oder dunkles Schicksal hinein, und ein Wurf sagt, wer damit gewinnt.',
    },
  },
  words: {
    creatures: {
      demon_lord: { en: 'the Demon Lord', de: 'der Dämonenfürst(en)', only: true },
    },
    tokens: { good: { only: 'count' }, neutral: { only: 'count' }, evil: { only: 'count' }, zeal: { only: 'fight' } },
  },
};
