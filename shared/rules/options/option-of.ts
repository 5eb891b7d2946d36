// The one reader of an option: it knows which values each can have.
import { optionDefs, type OptionId, type OptionValue, type OptionValues } from './registry';

/** The options of a game, as they are saved. */
export type Options = Readonly<Record<string, OptionValue>>;

/** A game that was begun before there was an option goes by the Digital rules. */
const digital: Options = Object.fromEntries(optionDefs.map((def) => [def.id, def.digital]));

/** What a game has an option set to. */
export const optionOf = <K extends OptionId>(options: Options, id: K): OptionValues[K] =>
  // Set-up has checked each against its values (resolve.ts); this is the one place that takes its word for it.
  (options[id] ?? digital[id]) as OptionValues[K];

/** What a game was made with that is no rule of it. */
type Marks = { readonly showSeed: boolean; readonly tutorial: string };
export const markOf = <K extends keyof Marks>(options: Options, mark: K): Marks[K] | undefined =>
  options[mark] as Marks[K] | undefined;
