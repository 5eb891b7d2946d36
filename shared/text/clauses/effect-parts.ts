// What the tables of effects share.
import type { Effect, EffectOf } from '../../rules/vocab/effect';
import type { Amount } from '../../rules/vocab/select';
import type { Act } from './acts';
import type { Walk } from './talk';
import type { Clause, Who } from './tree';

export type Phrases = { readonly [K in Effect['op']]?: (e: EffectOf<K>, at: Walk) => Clause | undefined };
export const does = (who: Who, act: Act): Clause => ({ c: 'act', who, act });
export const mine = (at: Walk, act: Act): Clause => does(at.me, act);

/** Of a negative amount what is taken away. */
export function lessening(n: Amount): Amount | undefined {
  if (typeof n === 'number') return n < 0 ? -n : undefined;
  if ('times' in n && n.times[0] === -1) return n.times[1];
  return 'minus' in n && n.minus[0] === 0 ? n.minus[1] : undefined;
}
