// Every definition of every set, put together out of the modules of their folders and of what the sets declare.
import { nameOf, type DeckId, type SetId } from '../kernel/ids';
import { overlaid } from '../rules/dsl/overlaid';
import { meets, type Overlay } from '../rules/vocab/overlay';
import type { DeckDef, Def, LinkDef, RuleDef } from '../rules/vocab/definition';
import type { OptionOfSet, SetDef } from '../rules/vocab/set';
import type { OptionValue } from '../rules/vocab/words';
import type { Declarations } from './declared';
import { standardIn } from './options';

export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
export type Content = {
  /** Sets that can be chosen when a game is made, in their order. */
  readonly released: readonly SetId[];
  /** These and the ones that are still being built; a set of which there are only endings yet is not one of them. */
  readonly built: readonly SetId[];
  /** Every definition that a new game can have, as its own set has it. */
  readonly offered: readonly Def[];
  readonly overlays: readonly Overlay[];
  /** What the house rules of these sets are set to where nobody chooses, in the edition that these options name. */
  readonly standardsOf: (
    chosen: readonly SetId[],
    options?: Readonly<Record<string, OptionValue>>,
  ) => Readonly<Record<string, OptionValue>>;
  readonly definitionsOf: (
    chosen: readonly SetId[],
    options?: Readonly<Record<string, OptionValue>>,
    over?: readonly Overlay[],
  ) => readonly Def[];
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isDef = (value: unknown): value is Def =>
  isObject(value) && 'id' in value && 'kind' in value && typeof value.id === 'string' && value.id.includes('/');
const isOverlay = (value: unknown): value is Overlay => isObject(value) && 'overlay' in value && 'when' in value;

/** Exported values, and what is in exported lists. */
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [value]);
/** "./reaper/spells.ts": the set is known by its folder. */
const folderOf = (path: string): SetId => path.split('/')[1] ?? '';

/** The set that a definition belongs to. */
export const setOf = (def: Pick<Def, 'id'>): SetId => def.id.slice(0, def.id.indexOf('/'));
/** An ending that needs nothing of its set comes with the base game, also before its set is built. */
const isEndingAnywhere = (def: Def): boolean => def.kind === 'ending' && def.anywhere === true;
// By id: what a bundler makes of modules differs from build to build, and the same seed is to shuffle the same
// everywhere (law 6).
const byId = (a: Def, b: Def): number => (a.id < b.id ? -1 : 1);

/**
 * The decks that a set declares, as far as it says more of them than their words: how they are used, where discards go,
 * what lies open, or that they are those of a Region.
 */
const decksOf = ({ set, decks = {}, regions = {} }: SetDef): readonly DeckDef[] =>
  Object.entries(decks).flatMap(([deck, { word: _word, replaces: _replaces, when: _when, use, ...more }]) => {
    const drawn = Object.keys(regions).filter((region) => regions[region]?.draws === deck);
    const { origin: _origin, ...used } = more;
    if (use === undefined && drawn.length === 0 && Object.keys(used).length === 0) return [];
    return [
      {
        id: deck.includes('/') ? deck : `${set}/deck/${deck}`,
        kind: 'deck' as const,
        use: use ?? 'pile',
        ...more,
        ...(drawn.length === 0 ? {} : { regions: drawn }),
      },
    ];
  });

/** The ways onto the boards of a set. */
const gatesOf = ({ set, boards = [] }: SetDef): readonly LinkDef[] =>
  boards.flatMap(({ entered }) =>
    entered.map(({ from, to }) => ({
      id: `${set}/link/${nameOf(from)}_${nameOf(to)}`,
      kind: 'link' as const,
      from,
      link: { to, way: 'door' as const },
    })),
  );

const choiceOf = ({ values, standard, printed, needs, excludes }: OptionOfSet): NonNullable<RuleDef['choice']> => ({
  values,
  standard,
  ...(printed === undefined ? {} : { printed }),
  ...(needs === undefined ? {} : { needs }),
  ...(excludes === undefined ? {} : { excludes }),
});
/** Its house rules, as the rules know them. */
const rulesOf = ({ set, options = {} }: SetDef): readonly RuleDef[] =>
  Object.entries(options).map(([id, option]) => ({
    id: `${set}/rule/${id}`,
    kind: 'rule',
    choice: choiceOf(option),
  }));

/** What a set's declaration alone brings. */
export const madeBy = (set: SetDef): readonly (DeckDef | LinkDef | RuleDef)[] => [
  ...decksOf(set),
  ...gatesOf(set),
  ...rulesOf(set),
];

/** A rule that the set writes down for a house rule of its own is that house rule. */
function chosenIn(def: Def, { options = {} }: SetDef): Def {
  const option = def.kind === 'rule' ? options[nameOf(def.id)] : undefined;
  return def.kind === 'rule' && option !== undefined ? { ...def, choice: choiceOf(option) } : def;
}

/** A card whose id names a deck that its set declares is in that deck: `moor/bog/marsh_lights`. */
function inDeck(def: Def, { set, decks = {} }: SetDef): Def {
  const own = `${set}/deck/${def.deck ?? ''}`;
  return def.deck !== undefined && own in decks ? { ...def, deck: own } : def;
}

/** Two sets that share a deck declare it both. */
const once = <D extends Def>(defs: readonly D[]): readonly D[] => [
  ...new Map(defs.map((def) => [def.id, def])).values(),
];

/** @param modules what the files of the sets export, by path; what is neither definition nor overlay is passed over */
export function contentOf(modules: Modules, { sets, of }: Declarations): Content {
  const files = Object.keys(modules)
    .sort()
    .map((path) => [path, Object.values(modules[path] ?? {}).flatMap(listed)] as const);
  const written = files
    .flatMap(([, values]) => values)
    .filter(isDef)
    .map((def) => {
      const set = of(setOf(def));
      return set === undefined ? def : inDeck(chosenIn(def, set), set);
    });
  const ids = new Set(written.map(({ id }) => id));
  const made = new Map(sets.map((set) => [set.set, madeBy(set).filter(({ id }) => !ids.has(id))]));
  // By what they say; two that say something else of one field at once are a finding of the lint.
  const order = (overlay: Overlay): string => JSON.stringify([overlay.overlay, overlay.from, overlay.when]);
  const overlays = files
    .flatMap(([path, values]) => values.filter(isOverlay).map((one): Overlay => ({ ...one, from: folderOf(path) })))
    .sort((a, b) => (order(a) < order(b) ? -1 : 1));

  const isIn = (def: Def, chosen: readonly SetId[]): boolean =>
    def.kind !== 'rule' ||
    (of(setOf(def))?.options?.[nameOf(def.id)]?.sets ?? []).every((other) => chosen.includes(other));
  const definitionsOf: Content['definitionsOf'] = (chosen, options = {}, over = overlays) => {
    const now = { ...standardsOf(chosen, options), ...options };
    const decks = chosen.flatMap((set) => Object.entries(of(set)?.decks ?? {}));
    const absent = decks.flatMap(([deck, { when }]) => (when === undefined || meets(now, when) ? [] : [deck]));
    const replaced = new Set<DeckId | undefined>([
      ...decks.flatMap(([deck, { replaces }]) => (absent.includes(deck) ? [] : (replaces ?? []))),
      ...absent,
    ]);
    const declared = chosen.flatMap((set) => made.get(set) ?? []).filter(({ id }) => !absent.includes(id));
    const own = written.filter(
      (def) =>
        (chosen.includes(setOf(def)) || (isEndingAnywhere(def) && chosen.includes('base'))) &&
        !(def.deck !== undefined && replaced.has(def.deck)),
    );
    const all = [...once(declared), ...own].filter((def) => isIn(def, chosen));
    return overlaid(all.sort(byId), over, now, chosen);
  };
  const standardsOf: Content['standardsOf'] = (chosen, { edition } = {}) =>
    Object.fromEntries(
      chosen.flatMap((set) =>
        Object.entries(of(set)?.options ?? {}).map(([id, option]) => [id, standardIn(option, edition)]),
      ),
    );
  const filled = new Set(written.filter((def) => !isEndingAnywhere(def)).map(setOf));
  const built = sets.flatMap(({ set }) => (filled.has(set) ? [set] : []));
  const released = built.filter((set) => of(set)?.released === true);
  return {
    built,
    released,
    offered: [
      ...once(released.flatMap((set) => made.get(set) ?? [])),
      ...written.filter((def) => released.includes(setOf(def)) || isEndingAnywhere(def)),
    ].sort(byId),
    overlays,
    standardsOf,
    definitionsOf,
  };
}
