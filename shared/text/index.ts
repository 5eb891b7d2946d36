// Everything that the program says. The one way in: nothing else under shared/text is imported from outside.
import type { DefId, HeroId, Msg, SeatId } from '../kernel/ids';
import type { Json, Lookup } from '../kernel/json';
import type { Told } from '../contract/told';
import type { ViewEvent } from '../contract/event';
import type { Def } from '../rules/vocab/definition';
import { eventKinds, moments } from '../rules/vocab/words';
import { argsOf } from './args';
import { fixedIds, type MessageId } from './ids';
import type { Language, Names, Phrase, RulePassage } from './language';
import { languageOf } from './languages';
import { namesFrom } from './names';
import { underRules } from './simplify';
import { troubleIds, type TroubleId } from './troubles';

export { english } from './en';
export { german } from './de';
export { languageOf };
export { beginsAnywhere } from './describing';
export { namesFrom };
export { isNews } from './news';
export { messagesOf } from './messages-of';
export { wayToWin } from './rules-of-game';
export { trouble } from './troubles';
export type { Language, Names, RulePassage, MessageId, TroubleId };

/** Every id that each language must know. */
export const messageIds: readonly (MessageId | TroubleId)[] = [
  ...fixedIds,
  ...troubleIds,
  ...moments.map((m) => `ask.moment.${m}` as const),
  ...eventKinds.map((k) => `react.${k}` as const),
];

const phraseOf = (language: Language, id: string): Phrase | undefined =>
  (language.messages as Readonly<Record<string, Phrase | undefined>>)[id] ?? language.more[id];

/**
 * A message in words. Arguments may be nested messages, numbers, lists, and ids of definitions, which become names.
 * @returns the sentence; an unknown message is shown as its id in angle brackets, never thrown
 */
export function say(language: Language, names: Names, msg: Msg): string {
  const phrase = phraseOf(language, msg.id);
  if (!phrase) return `<${msg.id}>`;
  return phrase(argsOf(language, names, msg.args, (inner) => say(language, names, inner)));
}

/** One argument of a message in words, such as what a roll leads to; '' where it has none. */
export const partOf = (language: Language, names: Names, { args }: Msg, part: string): string =>
  argsOf(language, names, args, (inner) => say(language, names, inner)).text(part);

/**
 * A message that names no cards, in a language; in English for logs, the command line and clients without a catalogue.
 */
export const inWords = (msg: Msg, language = 'en'): string => say(languageOf(language), namesFrom({}), msg);

/**
 * Rules text of a definition, a paragraph each. `options` are the rules of the game it is shown in, where there is one;
 * `others` its definitions: what they do with a card by its title is said on it, too.
 */
export function describe(
  language: Language,
  names: Names,
  def: Def,
  options?: Lookup<Json>,
  others?: readonly Def[],
): string[] {
  return [...language.describe(options ? underRules(def, options) : def, names, options ?? {}, others)];
}

/** The same with what it is made of: the rows of its charts, what it says to each alignment and what it asks. */
export const tell = (
  language: Language,
  names: Names,
  def: Def,
  options?: Lookup<Json>,
  others?: readonly Def[],
): Told => language.tell(options ? underRules(def, options) : def, names, options ?? {}, others);

/** What it does, as short as a label; '' where it says nothing. */
export const describeBrief = (
  language: Language,
  names: Names,
  def: Def,
  options?: Lookup<Json>,
  others?: readonly Def[],
): string => language.brief(options ? underRules(def, options) : def, names, options ?? {}, others);

/** Rules text of one ability of a definition; '' when it has none of that id. */
export const describeAbility = (
  language: Language,
  names: Names,
  def: Def,
  ability: string,
  options?: Lookup<Json>,
): string => language.ability(options ? underRules(def, options) : def, ability, names, options ?? {});

/** What comes of an ability, without when, for its button; '' where the button's verb says it. */
export const describeDeed = (
  language: Language,
  names: Names,
  def: Def,
  ability: string,
  options?: Lookup<Json>,
): string => language.deed(options ? underRules(def, options) : def, ability, names, options ?? {});

/** Such as "Enemy - Monster" or "Magic Object - Weapon". */
export const typeLine = (language: Language, def: Def): string => language.typeLine(def);

/** The event on the space by the name that it had then. */
function onGround(event: ViewEvent): ViewEvent {
  const { ground } = event;
  if (ground === undefined) return event;
  if ('path' in event) return { ...event, path: [ground] };
  if ('space' in event) return { ...event, space: ground };
  return event.t === 'card' && 'space' in event.to ? { ...event, to: { ...event.to, space: ground } } : event;
}

/**
 * What happened, as a sentence for the journal; '' for what is not worth one.
 * @param times so often in a row: how many hidden cards it is, of anything else how often
 */
export function journal(
  language: Language,
  names: Names,
  event: ViewEvent,
  who: (hero: HeroId) => string,
  seat: (seat: SeatId) => string = (id) => id.replace('p', '#'),
  times = 1,
): string {
  const tell = { names, who, seat, say: (msg: Msg) => say(language, names, msg) };
  const told = onGround(event);
  const once = language.event(told, tell);
  if (times === 1 || once === '') return once;
  const often = language.event(told, { ...tell, times });
  return often === once ? `${once.slice(0, -1)} (${times}×).` : often;
}

/** The passage of the rulebook behind a question (`Prompt.rule`), with the price that the question names. */
export function rulePassage(language: Language, rule: string, ask?: Msg): RulePassage | undefined {
  const passage = language.rules[rule];
  const { cost, what } = ask?.args ?? {};
  return passage?.beside === undefined || typeof cost !== 'number' || typeof what !== 'string'
    ? passage
    : { ...passage, text: passage.beside(cost, what) };
}

/** Which of these messages a language lacks; of all that the program itself speaks, when none are given. For lint. */
export function missing(language: Language, used: readonly string[] = messageIds): string[] {
  return used.filter((id) => !phraseOf(language, id));
}

/** The name of a definition as the catalogue of names has it, with its grammar, where that says more than its name. */
export const entryIn = (language: Language, names: Names, def: DefId): string | undefined => {
  const entry = language.entryOf(def, names);
  return entry === language.nameOf(def, names) ? undefined : entry;
};

/** The name of a definition in a language, the nameless ones included ("the rules"). */
export const nameIn = (language: Language, names: Names, def: DefId): string => language.nameOf(def, names);
