// Programs, looked at before they are put into words.
import type { Ability, Action } from '../rules/vocab/ability';
import type { Def } from '../rules/vocab/definition';
import type { Effect, EffectOf, Program } from '../rules/vocab/effect';
import type { Cond } from '../rules/vocab/select';
import { mentions } from './choices';

/** Ops that use a card or space right after it was chosen, so that the choice and its use are one. */
export const users: ReadonlySet<Effect['op']> = new Set<Effect['op']>([
  'take',
  'discard',
  'ditch',
  'trophy',
  'remove',
  'lend',
  'lay',
  'moveTo',
  'replaceDrawn',
  'removeFoe',
  'put',
  'deal',
  'burn',
  'turnOver',
  'spaceTokens',
  'mark',
  'imbue',
]);

/** The branches of an if and its else-ifs; the last may have no test. */
export function chain(e: EffectOf<'if'>): readonly { readonly test?: Cond; readonly do: Program }[] {
  const [next, ...more] = e.else ?? [];
  const own = { test: e.cond, do: e.then };
  if (next?.op === 'if' && more.length === 0) return [own, ...chain(next)];
  return e.else && e.else.length > 0 ? [own, { do: e.else }] : [own];
}

/** Of a text that is repeated as long as it goes well: what is done once. */
export function once(code: Program): { readonly code: Program; readonly again: boolean } {
  const [only, more] = code;
  if (more !== undefined || only?.op !== 'repeat') return { code, again: false };
  const [body] = only.do;
  return { code: body?.op === 'if' ? body.then : only.do, again: true };
}

/** Whether a Spell lies on somebody as a curse: whom it befalls has no choice. */
export const isCurse = (def: Def): boolean => def.kind === 'spell' && def.stays === true;
export const forced = (ability: Ability): Ability => ({
  ...ability,
  triggers: (ability.triggers ?? []).map((t) => ({ ...t, forced: true as const })),
});

/** What is paid, and what it buys: a turn that is missed for it is a part of the price. */
export function priceOf(code: Program): { readonly price: Program; readonly goods: Program } | undefined {
  const [first, second] = code;
  if (first?.op !== 'lose' || !first.cost) return undefined;
  const paid = second?.op === 'missTurn' && second.who === undefined && code.length > 2 ? 2 : 1;
  return code.length > paid ? { price: code.slice(0, paid), goods: code.slice(paid) } : undefined;
}

/** What may be done instead of the next move, where that is all that an ability grants. */
export function insteadOfNextMove({ ability, until }: EffectOf<'grant'>): Action | undefined {
  const [action, more] = ability.actions ?? [];
  return until === 'nextMove' && action?.instead !== undefined && !more && !ability.triggers && !ability.static
    ? action
    : undefined;
}

/**
 * A text with what does not look at a roll, but stands between it and its test, before the roll: "leave it alone and
 * roll 1 die: if ...".
 */
export function rollBeforeTest(code: Program): Program {
  const at = code.findIndex((e) => e.op === 'roll');
  const roll = code[at];
  if (roll?.op !== 'roll') return code;
  const test = code.findIndex((e, i) => i > at && mentions(e, roll.as));
  const between = code.slice(at + 1, test);
  if (
    test < at + 2 ||
    code[test]?.op !== 'if' ||
    !between.every((e) => e.op === 'set' || users.has(e.op)) ||
    between.every((e) => e.op === 'set')
  )
    return code;
  return [...code.slice(0, at), ...between, roll, ...code.slice(test)];
}
