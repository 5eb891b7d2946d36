// Programs, looked at before they are put into words.
import type { Effect, EffectOf, Program } from '../rules/vocab/effect';
import type { Cond } from '../rules/vocab/select';

/** Ops that use a card or space right after it was chosen, so that the choice and its use are one. */
export const users: ReadonlySet<Effect['op']> = new Set<Effect['op']>([
  'take', 'discard', 'ditch', 'trophy', 'remove', 'lend', 'lay', 'moveTo', 'replaceDrawn', 'removeFoe', 'put', 'deal', 'burn', 'turnOver', 'spaceTokens', 'mark', 'imbue',
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
