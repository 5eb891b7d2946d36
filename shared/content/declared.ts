// The declaration of every set, found by being there: content/<set>/set.ts. Plain words and data, so that the screen
// and the texts may read it, too.
import type { SetId } from '../kernel/ids';
import type {
  CreatureOfSet,
  Explained,
  InWords,
  OptionOfSet,
  PresetOfSet,
  SetDef,
  StateOfSet,
  TokenOfSet,
} from '../rules/vocab/set';

export type { InWords };
/** What texts of a set have a word of its own for, by kind. */
type WordsBy = 'sides' | 'titled' | 'keywords' | 'nouns' | 'subtypes';

export type Declarations = {
  /** All of them, in the order of their lists. */
  readonly sets: readonly SetDef[];
  readonly of: (set: SetId) => SetDef | undefined;
  /** What a deck's cards are called after, and a Region's names; `undefined` when no set declares it. */
  readonly deckWord: (deck: string) => InWords | undefined;
  readonly regionName: (region: string) => InWords | undefined;
  readonly regionTitle: (region: string) => InWords | undefined;
  /** The deck that stands for the Adventure deck in that Region. */
  readonly regionDeck: (region: string) => string | undefined;
  /** How an ending is won. */
  readonly endingLine: (ending: string) => InWords | undefined;
  /** A house rule, and a set-up to begin with, of whichever set brings it. */
  readonly option: (option: string) => OptionOfSet | undefined;
  readonly preset: (preset: string) => PresetOfSet | undefined;
  /** What a set calls its sides of cards, keywords ...; `undefined` when no set says it. */
  readonly word: (of: WordsBy, key: string) => InWords | undefined;
  /** What a keyword means that one set has, and whether it only marks what texts look for. */
  readonly explained: (keyword: string) => Explained | undefined;
  readonly isUnsaid: (keyword: string) => boolean;
  readonly state: (status: string) => StateOfSet | undefined;
  readonly token: (kind: string) => TokenOfSet | undefined;
  /** A creature that instructions alone name. */
  readonly creature: (name: string) => CreatureOfSet | undefined;
};

export function declarationsOf(found: readonly SetDef[]): Declarations {
  const sets = [...found].sort((a, b) => a.order - b.order || (a.set < b.set ? -1 : 1));
  const byId = new Map(sets.map((set) => [set.set, set]));
  // A set that only tries things out has no say in what another calls alike.
  const told = [...sets.filter(({ kind }) => kind === 'trial'), ...sets.filter(({ kind }) => kind !== 'trial')];
  const decks = new Map(told.flatMap(({ decks: own = {} }) => Object.entries(own)));
  const regions = new Map(told.flatMap(({ regions: own = {} }) => Object.entries(own)));
  const endings = new Map(sets.flatMap(({ endings: own = {} }) => Object.entries(own)));
  const options = new Map(sets.flatMap(({ options: own = {} }) => Object.entries(own)));
  const presets = new Map(sets.flatMap(({ presets: own = {} }) => Object.entries(own)));
  const wordsOf = (of: WordsBy): ReadonlyMap<string, InWords> =>
    new Map(told.flatMap(({ words }) => Object.entries(words?.[of] ?? {})));
  const words = {
    sides: wordsOf('sides'),
    titled: wordsOf('titled'),
    keywords: wordsOf('keywords'),
    nouns: wordsOf('nouns'),
    subtypes: wordsOf('subtypes'),
  };
  const explained = new Map(told.flatMap((set) => Object.entries(set.words?.explained ?? {})));
  const unsaid = new Set(sets.flatMap((set) => set.words?.unsaid ?? []));
  const states = new Map(told.flatMap((set) => Object.entries(set.words?.statuses ?? {})));
  const tokens = new Map(told.flatMap((set) => Object.entries(set.words?.tokens ?? {})));
  const creatures = new Map(told.flatMap((set) => Object.entries(set.words?.creatures ?? {})));
  return {
    sets,
    of: (set) => byId.get(set),
    deckWord: (deck) => decks.get(deck)?.word,
    regionName: (region) => regions.get(region)?.name,
    regionTitle: (region) => regions.get(region)?.title,
    regionDeck: (region) => regions.get(region)?.draws,
    endingLine: (ending) => endings.get(ending),
    option: (option) => options.get(option),
    preset: (preset) => presets.get(preset),
    word: (of, key) => words[of].get(key),
    explained: (keyword) => explained.get(keyword),
    isUnsaid: (keyword) => unsaid.has(keyword),
    state: (status) => states.get(status),
    token: (kind) => tokens.get(kind),
    creature: (name) => creatures.get(name),
  };
}

export const declared: Declarations = declarationsOf(
  Object.values(import.meta.glob<SetDef>('./*/set.ts', { eager: true, import: 'set' })),
);
