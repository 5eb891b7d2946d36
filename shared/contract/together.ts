// What options allow each other. The program refuses the same; the screen says it before, and how to get there.
import type { OptionOffer, OptionValue, SetupOffer } from './setup';
import type { DefId, SetId } from '../kernel/ids';

export type Values = { readonly [option: string]: OptionValue | undefined };
/** What is missing and what is in the way. */
export type Block = { readonly needs: readonly string[]; readonly excludes: readonly string[] };

/** Whether an option may be chosen where these sets are played with. */
export const isOf = ({ of, sets: needed = [] }: Pick<OptionOffer, 'of' | 'sets'>, sets: readonly SetId[]): boolean =>
  (of === undefined || of.some((set) => sets.includes(set))) && needed.every((set) => sets.includes(set));

/** The endings that may be chosen where these sets are played with. */
export const endingsOf = (
  { endings, setEndings = {} }: Pick<SetupOffer, 'endings' | 'setEndings'>,
  sets: readonly SetId[],
): readonly DefId[] =>
  endings.filter((id) => {
    const set = setEndings[id];
    return set === undefined || sets.includes(set);
  });

/** The first value of an option is the one with which it does nothing. */
const isOn = ({ id, values }: OptionOffer, now: Values): boolean => now[id] !== undefined && now[id] !== values[0];

/** Those that it needs and that are off. */
const missing = ({ needs }: OptionOffer, all: readonly OptionOffer[], now: Values): readonly string[] =>
  needs.filter((id) => !all.some((other) => other.id === id && isOn(other, now)));

/** Why an option may not be on beside the others; `undefined` when it may. */
export const blockOf = (option: OptionOffer, all: readonly OptionOffer[], now: Values): Block | undefined => {
  const needs = missing(option, all, now);
  // It is said by the one, and holds for both.
  const excludes = all
    .filter((other) => isOn(other, now) && (option.excludes.includes(other.id) || other.excludes.includes(option.id)))
    .map(({ id }) => id);
  return needs.length + excludes.length > 0 ? { needs, excludes } : undefined;
};

/** Switches an option on, with what it needs and without what it excludes. */
export const switchOn = (option: OptionOffer, value: OptionValue, all: readonly OptionOffer[], now: Values): Values => {
  const byId = new Map(all.map((one) => [one.id, one]));
  let next: Values = { ...now, [option.id]: value };
  // Each round settles one option at least; what contradicts itself is left as it is, and said to be so.
  for (let n = 0; n < all.length; n++) {
    const block = blockOf(option, all, next);
    if (block === undefined) break;
    for (const id of block.excludes) next = { ...next, [id]: byId.get(id)?.values[0] };
    for (const id of block.needs) {
      const needed = byId.get(id);
      const on = needed?.values[1];
      if (needed !== undefined && on !== undefined && !isOn(needed, next)) next = switchOn(needed, on, all, next);
    }
  }
  return next;
};

/** Sets a value and lets go of what stands only by it: whatever needed it is off as well. */
export const setValue = (option: OptionOffer, value: OptionValue, all: readonly OptionOffer[], now: Values): Values => {
  let next: Values = { ...now, [option.id]: value };
  for (;;) {
    const lost = all.find((one) => isOn(one, next) && missing(one, all, next).length > 0);
    if (lost === undefined) return next;
    next = { ...next, [lost.id]: lost.values[0] };
  }
};
