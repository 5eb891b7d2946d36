// The questions that cards ask, out of a table of them: `ask.x`, `yes.x`, `no.x`.
import type { ViewEvent } from '../contract/event';
import { nameOf, type DefId } from '../kernel/ids';
import type { Lookup } from '../kernel/json';
import type { Args, Phrase } from './language';
import { humanise } from './names';

/** What `may` asks, and the two buttons. `{def}` is the card or space. */
export type Asked = readonly [ask: string, yes: string, no: string];

const on =
  (text: string): Phrase =>
  (a) =>
    text.replace('{def}', a.name('def'));

/** `mays`: with yes and no; `choices`: what `choose`, `number` and `pick` ask. */
export function asked(
  mays: Readonly<Record<string, Asked>>,
  choices: Readonly<Record<string, string>>,
): Readonly<Record<string, Phrase>> {
  const table: Record<string, Phrase> = {};
  for (const [key, [ask, yes, no]] of Object.entries(mays)) {
    table[`ask.${key}`] = on(ask);
    table[`yes.${key}`] = on(yes);
    table[`no.${key}`] = on(no);
  }
  for (const [key, ask] of Object.entries(choices)) table[`ask.${key}`] = on(ask);
  return table;
}

/** The phrases of a table under ids that begin alike: `react.gain`. */
export const prefixed = <P extends string, K extends string>(
  prefix: P,
  phrases: { readonly [k in K]: Phrase },
): { readonly [k in K as `${P}${k}`]: Phrase } =>
  Object.fromEntries(Object.entries(phrases).map(([key, phrase]) => [`${prefix}${key}`, phrase])) as {
    readonly [k in K as `${P}${k}`]: Phrase;
  };

/** A button of a choice on a card: by its key, `definition.key` first, else called after the key. */
export const pickOf =
  (buttons: Lookup<string>, capital: (text: string) => string): Phrase =>
  (a) =>
    buttons[`${a.slug('def')}.${a.text('key')}`] ?? buttons[a.text('key')] ?? capital(humanise(a.text('key')));
/** What the definition asks whose pick it is. */
export const picked = (questions: Lookup<string>, a: Args): string | undefined => questions[a.slug('def')];
/** The same buttons under ids of their own. */
export const picksOf = (buttons: Lookup<string>): Readonly<Record<string, Phrase>> =>
  Object.fromEntries(Object.entries(buttons).map(([key, text]) => [`pick.${key}`, () => text ?? '']));

/** What happens, and what is asked about it where several things could be done; where only one could, that is asked. */
export type Reacted = readonly [fact: Phrase, question: string];
export const reacted = <K extends string>(table: { readonly [k in K]: Reacted }): { readonly [k in K]: Phrase } =>
  Object.fromEntries(
    Object.entries<Reacted>(table).map(([key, [fact, question]]): [string, Phrase] => [
      key,
      (a) => (a.has('act') ? `${fact(a)}. ${a.text('act')}?` : `${fact(a)}: ${question}`),
    ]),
  ) as { readonly [k in K]: Phrase };

/**
 * A button with what it is about filled in: `{card}` and so on, each by the words given for it. Brackets whose words
 * are not known are left out.
 */
export const filled = (text: string, words: Lookup<string>): string =>
  text
    .replace(/ \([^()]*\{(\w+)\}[^()]*\)/g, (all, key: string) => (words[key] === undefined ? '' : all))
    .replace(/\{(\w+)\}/g, (all, key: string) => words[key] ?? all);

/** The button of an ability or a card: a verb of its own, `definition.ability` first. */
export const deedOf = (deeds: Lookup<string>, a: Args): string | undefined => {
  const ability = a.text('ability');
  return deeds[`${a.slug('def')}.${ability}`] ?? deeds[ability];
};
/** Where it comes from, if that is to be said: what somebody can do by himself needs no name beside it. */
export const sourceOf = (a: Args): Lookup<string> => (a.kind('def') === 'character' ? {} : { def: a.name('def') });

/** The same for a line that tells of it: nothing where it is about what the line does not know. */
export const plainDeed = (deeds: Lookup<string>, def: DefId, ability: string): string | undefined => {
  const said = deeds[`${nameOf(def)}.${ability}`] ?? deeds[ability];
  return said === undefined || /[%{]/.test(said) ? undefined : said;
};

/** What needs no line: it is told by the next one, or is felt only when something else happens. */
const silent: readonly string[] = [
  'dragon_hunter.spent',
  'elementalist.turn_marker',
  'minotaur.charge',
  'minotaur.halt',
  'tinkerer.automate',
];
export const isSilent = (def: DefId, ability: string): boolean => silent.includes(`${nameOf(def)}.${ability}`);

/** Cards that are named in a line; of more than these, such as a whole deck, only the number is told. */
export const FEW = 6;

/** Gold and fate are paid as a price; what else is given for something is lost. */
export const isPayment = ({ what, paid }: Extract<ViewEvent, { t: 'changed' }>): boolean =>
  paid === true && (what === 'gold' || what === 'fate');

/** What is counted on top of a character's own number: how many there are says nothing of how strong he is. */
export const isCounted = (what: string): boolean => what === 'strength' || what === 'craft';
