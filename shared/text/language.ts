// What a language must bring: one folder each, all of the same type, so that a missing phrase does not compile.
import type { DefId, HeroId, Msg, SeatId } from '../kernel/ids';
import type { ViewEvent } from '../contract/event';
import type { Told } from '../contract/told';
import type { Def } from '../rules/vocab/definition';
import type { Program } from '../rules/vocab/effect';
import type { MessageId } from './ids';
import type { RulesOfGame } from './rules-of-game';
import type { TroubleId } from './troubles';

/**
 * The name of a definition, as the catalogue of names has it: for languages that inflect names, a dictionary entry.
 * Must also answer for the last part of an id alone (`water-bottle`), and never throw.
 */
export type Names = (def: DefId) => string;

/** Arguments of these names are ids of definitions. */
export const defArgs = ['def', 'source', 'hero', 'card', 'space', 'target', 'to', 'by', 'with'] as const;
export type DefArg = (typeof defArgs)[number];

/** The arguments of a message, as its phrase reads them. */
export type Args = {
  /** A number; 0 when it was left out. */
  readonly n: (key: string) => number;
  /** The name of the definition that the argument holds. */
  readonly name: (key: string) => string;
  /**
   * Whatever the argument holds, put into words: a nested message, a list, a plain word. What holds an id of a
   * definition has a name and a slug instead: a name is no key to look anything up by.
   */
  readonly text: <K extends string>(key: K extends DefArg ? never : K) => string;
  /** The same as a dictionary of the language has it, with its gender: for languages that inflect names. */
  readonly entry: (key: string) => string;
  /** The last part of the id that the argument holds, for phrases that depend on the card. */
  readonly slug: (key: string) => string;
  /** Everything that a nested message names, one or several: its id, and as a dictionary of the language has it. */
  readonly named: (key: string) => readonly { readonly id: DefId; readonly entry: string }[];
  /** What kind of thing an id names: "character". */
  readonly kind: (key: string) => string;
  readonly has: (key: string) => boolean;
};
export type Phrase = (a: Args) => string;

/**
 * A passage of the rulebook in our own words; `source` says where the book has it. `beside`: the same beside a
 * question, with the price that it names and what for.
 */
export type RulePassage = {
  readonly title: string;
  readonly text: string;
  readonly source: string;
  readonly beside?: (cost: number, what: string) => string;
};

/** Who tells the journal what people and things are called. */
export type Teller = {
  readonly names: Names;
  readonly who: (hero: HeroId) => string;
  readonly seat: (seat: SeatId) => string;
  readonly say: (msg: Msg) => string;
  /** How often the same happened in a row, where that is said once. */
  readonly times?: number;
};

export interface Language {
  readonly id: string;
  /** As a speaker of it calls it. */
  readonly name: string;
  readonly messages: { readonly [K in MessageId | TroubleId]: Phrase };
  /** Questions and buttons that only some cards use: `ask.*`, `yes.*`, `no.*`, `react.*`, `pick.*` by id. */
  readonly more: Readonly<Record<string, Phrase>>;
  readonly rules: Readonly<Record<string, RulePassage>>;
  /** The entry of the catalogue of names, also for what is no definition: the rules themselves, a nameless creature. */
  readonly entryOf: (def: DefId, names: Names) => string;
  /** What it is called on its own, as on a card. */
  readonly nameOf: (def: DefId, names: Names) => string;
  readonly list: (items: readonly string[]) => string;
  /** `others`: the definitions of the same game, for what they do with this card. */
  readonly describe: (def: Def, names: Names, rules: RulesOfGame, others?: readonly Def[]) => readonly string[];
  /** The same, and what it is made of. */
  readonly tell: (def: Def, names: Names, rules: RulesOfGame, others?: readonly Def[]) => Told;
  /** What it does, as short as a label; '' where it says nothing. */
  readonly brief: (def: Def, names: Names, rules: RulesOfGame, others?: readonly Def[]) => string;
  readonly ability: (def: Def, ability: string, names: Names, rules: RulesOfGame) => string;
  /**
   * What comes of an ability, without when: "heal 1 life". '' where it does nothing by itself, or where its button has
   * a verb that says it.
   */
  readonly deed: (def: Def, ability: string, names: Names, rules: RulesOfGame) => string;
  /** What some effects do, as part of a sentence: "lose 1 life"; '' for what is not to be told in a few words. */
  readonly does: (code: Program, names: Names) => string;
  readonly typeLine: (def: Def) => string;
  readonly event: (event: ViewEvent, tell: Teller) => string;
}
