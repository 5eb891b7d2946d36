// Quest cards of the Warlock, of whichever sets bring them: one deck in place of the six quests of his chart, and the
// house rules about them. Sets declare both in these words, so that they have them in common.
import { choose, discard, each, elsewhere, may, take, v, when } from '../../rules/dsl';
import type { RuleDef } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import type { Overlay } from '../../rules/vocab/overlay';
import type { CardFilter, Cond, Selector } from '../../rules/vocab/select';
import { optionsOfSet, type DeckOfSet } from '../../rules/vocab/set';

export const WARLOCK_QUESTS = 'common/deck/warlock_quest';

export const warlockQuestDeck = {
  [WARLOCK_QUESTS]: {
    word: { en: 'Warlock Quest', de: 'Hexenmeister' },
    use: 'stock',
    origin: 'known',
    replaces: 'quest',
    when: { warlockQuests: ['chosen', 'drawn'] },
  },
} as const satisfies Readonly<Record<string, DeckOfSet>>;

export const warlockQuestOptions = optionsOfSet({
  warlockQuests: {
    name: { en: 'Warlock quests', de: 'Aufträge des Hexenmeisters' },
    help: {
      en: 'The Warlock has quest cards in place of his chart: you choose one of those that are left, or draw one.',
      de: 'Der Hexenmeister hat Auftragskarten statt seiner Tabelle: Man sucht sich eine der übrigen aus oder zieht eine.',
    },
    values: ['off', 'chosen', 'drawn'],
    valueNames: {
      off: { en: 'His chart', de: 'Seine Tabelle' },
      chosen: { en: 'Cards, chosen', de: 'Karten, ausgesucht' },
      drawn: { en: 'Cards, drawn', de: 'Karten, gezogen' },
    },
    standard: 'chosen',
    // The printed sheets of The Reaper and The Frostmarch.
    printed: 'drawn',
  },
  startingQuest: {
    name: { en: 'A quest at the start', de: 'Ein Auftrag zu Beginn' },
    help: {
      en: 'Everyone begins with a Warlock quest, by lot. The game is shorter.',
      de: 'Alle beginnen mit einem Auftrag des Hexenmeisters, nach dem Los. Das Spiel wird kürzer.',
    },
    values: [false, true],
    standard: false,
    needs: ['warlockQuests'],
  },
  questExchange: {
    name: { en: 'Quests may be exchanged', de: 'Aufträge lassen sich tauschen' },
    help: {
      en: 'At the Cave, one who has a quest may take a second one and then keep whichever of the two he likes.',
      de: 'In der Höhle darf, wer einen Auftrag hat, einen zweiten nehmen und behält dann einen der beiden.',
    },
    values: [false, true],
    standard: false,
    needs: ['warlockQuests'],
  },
});

const held: CardFilter = { kind: 'quest', zone: 'held', heldBy: 'me' };
export const openQuests: Selector = { cards: held };
/** He has no quest, and nothing bars him from one. */
export const none: Cond = { all: [{ not: { has: { kind: 'quest' } } }, { may: 'acceptQuest' }] };
/** A quest by lot, which must be accepted. */
export const byLot: Program = [
  { op: 'shuffle', deck: WARLOCK_QUESTS },
  { op: 'deal', from: WARLOCK_QUESTS, to: 'held' },
];
/** One that is chosen among all that are left, or none. */
export const chosen: Program = [{ op: 'search', deck: WARLOCK_QUESTS, to: 'held', rest: 'stays' }];
export const drawn: Program = [may('quest', byLot)];

const offered: CardFilter = { kind: 'quest', at: 'here' };
const oneOfTwo: CardFilter = {
  kind: 'quest',
  where: {
    any: [
      { card: 'it', fits: held },
      { card: 'it', fits: offered },
    ],
  },
};
/** Frostmarch sheet: a second one by lot, and one of the two stays with him. */
const exchange: Program = [
  may('exchangeQuest', [
    { op: 'shuffle', deck: WARLOCK_QUESTS },
    { op: 'deal', from: WARLOCK_QUESTS, to: { at: 'here' } },
    choose({ cards: oneOfTwo }, 'kept', { ask: 'keepQuest' }),
    when({ card: v('kept'), fits: offered }, [each({ cards: held }, 'old', discard(v('old'))), take(v('kept'))]),
    each({ cards: offered }, 'left', discard(v('left'))),
  ]),
];

const ways = { chosen, drawn } as const;
/** D Gaining Talismans: with quest cards the Warlock lets one choose instead of throwing a die. */
export const warlocksCave: readonly Overlay[] = (['chosen', 'drawn'] as const).flatMap((way) =>
  [false, true].map((exchanged) =>
    elsewhere('space', 'base/space/warlocks_cave', {
      when: { warlockQuests: way, questExchange: exchanged },
      with: { visit: [exchanged ? when(none, ways[way], exchange) : when(none, ways[way])] },
    }),
  ),
);

/** A quest at the start, once where several sets bring this. */
export const startingQuest = (set: string): RuleDef => ({
  id: `${set}/rule/startingQuest`,
  kind: 'rule',
  begins: [when(none, byLot)],
});
