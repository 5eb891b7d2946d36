// Rules profiles and house rules: every option once, with its value in each profile (reference: the editions' books).
import { editionOptions } from './editions';
import { option, type OptionDef, type OptionValue } from './option';

export * from './option';

const ours = [
  ...editionOptions,
  option({ id: 'trophyCost', group: 'length', values: [7, 6, 5], digital: 7, revised: 7, houseRule: true }),
  option({
    id: 'trophiesAnytime',
    group: 'length',
    values: [false, true],
    digital: false,
    revised: false,
    second: true,
    houseRule: true,
  }),
  option({
    id: 'suddenDeath',
    group: 'crown',
    values: [false, true],
    digital: false,
    revised: false,
    second: false,
    original: true,
    houseRule: true,
  }),
  option({ id: 'undoAnything', values: [false, true], digital: false, revised: false, houseRule: true }),
  option({ id: 'noOdds', values: [false, true], digital: false, revised: false, houseRule: true }),
  option({ id: 'noHints', values: [false, true], digital: false, revised: false, houseRule: true }),
  option({
    id: 'bloodbath',
    group: 'death',
    values: [false, true, 'chaos'],
    digital: false,
    revised: false,
    houseRule: true,
  }),
  option({
    id: 'kingOfTheHill',
    group: 'death',
    values: [false, true],
    digital: false,
    revised: false,
    houseRule: true,
  }),
  option({
    id: 'reviveLimit',
    group: 'death',
    values: ['unlimited', 0, 1, 2, 3, 4, 5],
    digital: 'unlimited',
    revised: 'unlimited',
    houseRule: true,
    excludes: ['bloodbath', 'kingOfTheHill'],
  }),
  option({
    id: 'commandSpell',
    group: 'crown',
    values: ['profile', 'byPlayers', 'always'],
    digital: 'profile',
    revised: 'profile',
    houseRule: true,
  }),
  option({
    id: 'startingBonus',
    group: 'start',
    values: [false, true],
    digital: false,
    revised: false,
    houseRule: true,
  }),
  option({
    id: 'timeLimit',
    group: 'length',
    values: [0, 10, 20, 30, 50, 'm60', 'm90', 'm120', 'm180'],
    digital: 0,
    revised: 0,
    houseRule: true,
  }),
  option({
    id: 'evadeUnfriendly',
    values: [false, true, 'cards'],
    digital: false,
    revised: false,
    second: 'cards',
    houseRule: true,
  }),
  option({
    id: 'inheritedItems',
    group: 'death',
    values: [false, true],
    digital: false,
    revised: false,
    houseRule: true,
    excludes: ['bloodbath', 'kingOfTheHill'],
  }),
  option({
    id: 'characterChoice',
    group: 'start',
    values: ['random', 'oneOfThree'],
    digital: 'random',
    revised: 'random',
    houseRule: true,
  }),
  option({
    id: 'limitedResources',
    group: 'cards',
    values: [false, true],
    digital: false,
    revised: true,
    second: false,
    houseRule: true,
  }),
  option({ id: 'moveUpTo', values: [false, true], digital: false, revised: false, houseRule: true }),
  option({ id: 'rollTwoChoose', values: [false, true], digital: false, revised: false, houseRule: true }),
  option({ id: 'statCap', group: 'length', values: [0, 2, 4, 6, 8], digital: 0, revised: 0, houseRule: true }),
  option({ id: 'noAttacks', values: [false, true], digital: false, revised: false, houseRule: true }),
  option({ id: 'henchmen', group: 'start', values: [0, 1, 2], digital: 0, revised: 0, houseRule: true }),
  option({
    id: 'transformations',
    group: 'cards',
    values: [false, true],
    digital: false,
    revised: false,
    second: false,
    original: true,
    houseRule: true,
  }),
  option({ id: 'noTheft', values: [false, true], digital: false, revised: false, houseRule: true }),
] as const;

type ValuesOf<Defs extends readonly OptionDef[]> = {
  readonly [D in Defs[number] as D['id']]: D['values'][number];
};

/**
 * Every option and the values that it can have. What a set declares of its own joins by `declare module` in that set's
 * folder, so that nothing outside it names the set.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a type cannot be added to
export interface OptionValues extends ValuesOf<typeof ours> {}
export type OptionId = keyof OptionValues & string;

export const optionDefs: readonly OptionDef[] = ours satisfies readonly OptionDef<OptionId, OptionValue, OptionId>[];
