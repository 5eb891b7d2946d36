// How often each option of each question was offered and taken, and which cards came up: a branch that is never taken,
// or a card that nobody ever met, is worth a look.
import type { Def } from '../../../shared/rules/vocab/definition';
import type { Decision, GameEvent } from '../../../shared/rules/state/state';
import { allowed, type Allowed } from './allowed';

/** By "who asks: which question: which option": how often it was on offer, and how often it was taken. */
export type Tally = {
  readonly options: Record<string, [offered: number, taken: number]>;
  readonly met: Record<string, number>;
};

export const newTally = (): Tally => ({ options: {}, met: {} });

/** An option without what differs from game to game: `attack:troll` and `attack:elf` are attacks. */
const kindOf = (key: string): string =>
  /^\d+$/.test(key)
    ? 'a number'
    : key.includes(':')
      ? `${key.slice(0, key.indexOf(':'))}:...`
      : key.replace(/\.\d+$/, '');

/** Choices of a thing on the table are one option, whichever thing it is. */
const ownOf = (option: Decision['options'][number]): string =>
  option.target !== undefined && !option.key.includes(':') && !option.key.includes('#')
    ? 'something on the table'
    : kindOf(option.key);

const BETWEEN = ': ';
/** An ability is the same whatever it is used on, and where: it stands under its own card. */
const abilityOf = ({
  key,
  target,
}: Decision['options'][number]): readonly [card: string, ability: string] | undefined => {
  const [, card, ability] = /^(?:do:)?([^#]+)#(.+)$/.exec(key) ?? [];
  return card === undefined || ability === undefined ? undefined : [target?.def ?? card, ability.replace(/\.\d+$/, '')];
};
/** The moments of a turn and what happens, to which cards answer. */
const isForCards = (question: string): boolean => question.startsWith('ask.moment.') || question.startsWith('react.');
const nameOf = (decision: Decision, option: Decision['options'][number]): string => {
  const ask = decision.ask.id;
  const ability = isForCards(ask) || option.key.startsWith('do:') ? abilityOf(option) : undefined;
  if (ability !== undefined) {
    const [card, own] = ability;
    return [card, ask.startsWith('react.') ? ask : 'ask.moment', own].join(BETWEEN);
  }
  return [isForCards(ask) ? 'rules' : decision.source, ask, ownOf(option)].join(BETWEEN);
};

export const count = (tally: Tally, decision: Decision, keys: readonly string[]): void => {
  const about = (option: Decision['options'][number]): string => nameOf(decision, option);
  const open = decision.options.filter((option) => option.off === undefined);
  for (const name of new Set(open.map(about))) (tally.options[name] ??= [0, 0])[0] += 1;
  for (const name of new Set(open.filter((option) => keys.includes(option.key)).map(about)))
    (tally.options[name] ??= [0, 0])[1] += 1;
};

/** So often an option is taken out of curiosity. */
const ENOUGH = 3;

/**
 * The answer with the option in it that was taken least so far, with others to make up the least number.
 * @returns nothing where there is no choice, or everything was taken a few times: then the game goes on as players play
 */
export const leastTaken = (tally: Tally, decision: Decision): readonly string[] | undefined => {
  const open = decision.options.filter((option) => option.off === undefined);
  // Of cards in a deck each is a thing by itself: else the same few would be taken out of it for ever.
  const taken = (option: Decision['options'][number]): number =>
    (decision.ask.id === 'ask.search' && option.target?.def !== undefined
      ? tally.met[option.target.def]
      : tally.options[nameOf(decision, option)]?.[1]) ?? 0;
  const [rarest, ...rest] = [...open].sort((a, b) => taken(a) - taken(b));
  if (rarest === undefined || taken(rarest) >= ENOUGH || open.length < 2 || decision.shape === 'number')
    return undefined;
  return [rarest, ...rest.filter(({ pass, minor }) => !pass && !minor).slice(0, Math.max(0, decision.min - 1))].map(
    ({ key }) => key,
  );
};

/** Cards that left a deck onto the table or into a hand. */
export const countMet = (tally: Tally, events: readonly GameEvent[]): void => {
  for (const event of events)
    if (event.t === 'card' && event.def !== undefined && event.from.in === 'deck')
      tally.met[event.def] = (tally.met[event.def] ?? 0) + 1;
};

export const added = (tallies: readonly Tally[]): Tally => {
  const sum = newTally();
  for (const { options, met } of tallies) {
    for (const [name, [offered, taken]] of Object.entries(options)) {
      const all = (sum.options[name] ??= [0, 0]);
      all[0] += offered;
      all[1] += taken;
    }
    for (const [def, n] of Object.entries(met)) sum.met[def] = (sum.met[def] ?? 0) + n;
  }
  return sum;
};

/**
 * Not drawn from a deck in play: on the board, in hands or on the Crown from the start, there for others to speak of,
 * or a count of what was done.
 */
const LAID_OUT: ReadonlySet<Def['kind']> = new Set([
  'character',
  'space',
  'rule',
  'deck',
  'link',
  'form',
  'ending',
  'state',
]);
/** It lies or stands there from the beginning (the Time Card, a figure). */
const isSetOut = (def: Def): boolean =>
  LAID_OUT.has(def.kind) || ((def.kind === 'figure' || def.kind === 'world') && def.start !== undefined);
/** Cards with a deck that never left it. */
export const neverMet = (tally: Tally, defs: Iterable<Def>): readonly string[] =>
  [...defs]
    .filter((def) => def.deck !== undefined && def.copies !== 0 && !isSetOut(def) && tally.met[def.id] === undefined)
    .map((def) => def.id)
    .sort();

const fits = (pattern: string, text: string): boolean => {
  const [head = '', ...rest] = pattern.split('*');
  return rest.length === 0 ? text === head : text.startsWith(head) && text.endsWith(rest.at(-1) ?? '');
};
const partsOf = (name: string): readonly [asker: string, question: string, option: string] => {
  const [asker = '', question = '', ...option] = name.split(BETWEEN);
  return [asker, question, option.join(BETWEEN)];
};

const speaksOf = (one: Allowed, name: string): boolean => {
  const [asker, question, option] = partsOf(name);
  return fits(one.asker, asker) && fits(one.question, question) && fits(one.option, option);
};

/** Once in so many runs a thing that is taken elsewhere may not be taken here. */
const CHANCE = 1 / 20;
/** Whether it is so seldom taken in other places that it may be chance that it was not taken here. */
const isChance = (tally: Tally, name: string, entry: Allowed): boolean => {
  const [, , option] = partsOf(name);
  const alike = Object.entries(tally.options).filter(([one]) => partsOf(one)[2] === option && speaksOf(entry, one));
  const [offered, taken] = alike.reduce(([o, t], [, [more, of]]) => [o + more, t + of], [0, 0]);
  return taken > 0 && (1 - taken / offered) ** (tally.options[name]?.[0] ?? 0) > CHANCE;
};

const holds = (tally: Tally, name: string, entry: Allowed): boolean => {
  switch (entry.when) {
    case 'rare':
      return (tally.options[name]?.[0] ?? 0) <= RARE;
    case 'chance':
      return isChance(tally, name, entry);
  }
};
/** Offered more often than this and still never taken, it is no chance any more. */
const RARE = 8;

/** Why an option may be left; nothing where it should have been taken. */
const reasonFor = (tally: Tally, name: string, entries: readonly Allowed[]): Allowed | undefined =>
  entries.find((one) => speaksOf(one, name) && holds(tally, name, one));

const untaken = (tally: Tally): readonly string[] =>
  Object.entries(tally.options)
    .filter(([, [, taken]]) => taken === 0)
    .map(([name]) => name)
    .sort();

/** Options that nobody took and that no entry of the list of allowed ones speaks of. */
export const neverTaken = (tally: Tally, entries: readonly Allowed[] = allowed): readonly string[] =>
  untaken(tally).filter((name) => reasonFor(tally, name, entries) === undefined);

/** For people: every option with its numbers; then what is worth a look. */
export const told = (tally: Tally, defs: Iterable<Def>): string => {
  const line = (name: string): string => {
    const [offered, taken] = tally.options[name] ?? [0, 0];
    return `  ${String(offered).padStart(8)} ${String(taken).padStart(8)}  ${name}`;
  };
  const open = neverTaken(tally);
  const left = untaken(tally).filter((name) => !open.includes(name));
  const why = (name: string): string => reasonFor(tally, name, allowed)?.why ?? '';
  return [
    'Options: offered, taken',
    ...Object.keys(tally.options)
      .filter((name) => (tally.options[name]?.[1] ?? 0) > 0)
      .sort()
      .map(line),
    `Not taken, for a reason (scripts/cli/sim/allowed.ts): ${left.length === 0 ? 'none' : left.length}`,
    ...[...new Set(left.map(why))].flatMap((reason) => [
      `  ${reason}`,
      ...left.filter((name) => why(name) === reason).map(line),
    ]),
    `Never taken: ${open.length === 0 ? 'none' : open.length}`,
    ...open.map(line),
    `Cards never met: ${neverMet(tally, defs).join(', ') || 'none'}`,
  ].join('\n');
};
