// What an option of the rules is made of.

/** What an option can be set to. */
export type OptionValue = string | number | boolean;

/** What an option is about: the headings of the list at set-up, in this order. */
export const optionGroups = ['start', 'length', 'play', 'cards', 'crown', 'death', 'edition'] as const;
export type OptionGroup = (typeof optionGroups)[number];

export type OptionDef<
  Id extends string = string,
  V extends OptionValue = OptionValue,
  Other extends string = string,
> = {
  readonly id: Id;
  /** Left out: `play`. */
  readonly group?: OptionGroup;
  /** The first one is that of an option that is off. */
  readonly values: readonly V[];
  readonly digital: NoInfer<V>;
  readonly revised: NoInfer<V>;
  /** 2nd Edition; the Digital value when it is left out. */
  readonly second?: NoInfer<V>;
  /** Original rules; those of the 2nd Edition when it is left out. */
  readonly original?: NoInfer<V>;
  /** Shown as a house rule at set-up; the others only differ between editions. */
  readonly houseRule?: true;
  readonly needs?: readonly Other[];
  readonly excludes?: readonly Other[];
};

export const profiles = ['digital', 'revised', 'second', 'original'] as const;
export type Profile = (typeof profiles)[number];

/** One option; an edition that has a value which is not among its values does not compile. */
export const option = <const Id extends string, const V extends OptionValue, const Other extends string = never>(
  def: OptionDef<Id, V, Other>,
): OptionDef<Id, V, Other> => def;

/** What a set says of a house rule of its own. */
type OwnChoice = {
  readonly values: readonly OptionValue[];
  readonly standard: OptionValue;
  readonly printed?: OptionValue;
  readonly needs?: readonly string[];
  readonly excludes?: readonly string[];
};
/** What an option of a set is by itself in an edition: in each the same, or the same in all that are printed. */
export const standardIn = (
  { standard, printed = standard }: Pick<OwnChoice, 'standard' | 'printed'>,
  edition: OptionValue = 'digital',
): OptionValue => (edition === 'digital' ? standard : printed);
/** One that a set brings. */
export const optionOfRule = (id: string, { values, needs = [], excludes = [], ...own }: OwnChoice): OptionDef => ({
  id,
  values,
  digital: standardIn(own, 'digital'),
  revised: standardIn(own, 'revised'),
  second: standardIn(own, 'second'),
  houseRule: true,
  needs,
  excludes,
});
