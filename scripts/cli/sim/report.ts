// How often each option of each question was offered and taken, and which cards came up: a branch that is never taken, or a
// card that nobody ever met, is worth a look.
import type { Def } from '../../../shared/rules/vocab/definition';
import type { Decision, GameEvent } from '../../../shared/rules/state/state';

/** By "who asks: which question: which option": how often it was on offer, and how often it was taken. */
export type Tally = { readonly options: Record<string, [offered: number, taken: number]>; readonly met: Record<string, number> };

export const newTally = (): Tally => ({ options: {}, met: {} });

/** An option without what differs from game to game: `attack:troll` and `ditch:sword.2` are attacks and ditching. */
const kindOf = (key: string): string => (/^\d+$/.test(key) ? 'a number' : key.includes(':') ? `${key.slice(0, key.indexOf(':'))}:...` : key.replace(/\.\d+$/, ''));

/** Choices of a thing on the table are one option, whichever thing it is. */
const ownOf = (option: Decision['options'][number]): string => (option.target !== undefined && !option.key.includes(':') && !option.key.includes('#') ? 'something on the table' : kindOf(option.key));

const nameOf = (decision: Decision, option: Decision['options'][number]): string => `${decision.source}: ${decision.ask.id}: ${ownOf(option)}`;

export const count = (tally: Tally, decision: Decision, keys: readonly string[]): void => {
  const about = (option: Decision['options'][number]): string => nameOf(decision, option);
  const open = decision.options.filter((option) => option.off === undefined);
  for (const name of new Set(open.map(about))) (tally.options[name] ??= [0, 0])[0] += 1;
  for (const name of new Set(open.filter((option) => keys.includes(option.key)).map(about))) (tally.options[name] ??= [0, 0])[1] += 1;
};

/** So often an option is taken out of curiosity. */
const ENOUGH = 3;

/**
 * The answer with the option in it that was taken least so far, with others to make up the least number.
 * @returns nothing where there is no choice, or everything was taken a few times: then the game goes on as players play
 */
export const leastTaken = (tally: Tally, decision: Decision): readonly string[] | undefined => {
  const open = decision.options.filter((option) => option.off === undefined);
  const taken = (option: Decision['options'][number]): number => tally.options[nameOf(decision, option)]?.[1] ?? 0;
  const [rarest, ...rest] = [...open].sort((a, b) => taken(a) - taken(b));
  if (rarest === undefined || taken(rarest) >= ENOUGH || open.length < 2 || decision.shape === 'number') return undefined;
  return [rarest, ...rest.filter(({ pass, minor }) => !pass && !minor).slice(0, Math.max(0, decision.min - 1))].map(({ key }) => key);
};

/** Cards that left a deck onto the table or into a hand. */
export const countMet = (tally: Tally, events: readonly GameEvent[]): void => {
  for (const event of events) if (event.t === 'card' && event.def !== undefined && event.from.in === 'deck') tally.met[event.def] = (tally.met[event.def] ?? 0) + 1;
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

/** Cards with a deck that never left it. */
export const neverMet = (tally: Tally, defs: Iterable<Def>): readonly string[] =>
  [...defs].filter((def) => def.deck !== undefined && def.copies !== 0 && !['character', 'space', 'rule', 'deck', 'link', 'form'].includes(def.kind) && tally.met[def.id] === undefined).map((def) => def.id).sort();

export const neverTaken = (tally: Tally): readonly string[] => Object.entries(tally.options).filter(([, [, taken]]) => taken === 0).map(([name]) => name).sort();

/** For people: every option with its numbers, those never taken first. */
export const told = (tally: Tally, defs: Iterable<Def>): string => [
  'Options: offered, taken',
  ...Object.entries(tally.options).sort(([a, [, x]], [b, [, y]]) => Math.sign(x) - Math.sign(y) || (a < b ? -1 : 1)).map(([name, [offered, taken]]) => `  ${String(offered).padStart(8)} ${String(taken).padStart(8)}  ${name}`),
  `Cards never met: ${neverMet(tally, defs).join(', ') || 'none'}`,
].join('\n');
