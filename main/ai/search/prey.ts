// Whom it is worth to attack: who carries the Talisman that he lacks, whose life his quest asks for, or who is weaker.
import { chances } from '../../../shared/rules/query/odds';
import { ERRAND } from './race';
import type { Standing } from './standing';
import { worthOf } from './worth';
import type { Weights } from './weights';

/** What a life, an Object or gold is worth that somebody loses to him, in turns. */
const SPOILS = 1.5;

/** How likely he wins, and loses, a battle with somebody. */
export const battleOf = (me: Standing, other: Standing): { readonly win: number; readonly lose: number } =>
  chances({ power: me.strength + me.weapon, dice: 1 }, { power: other.strength + other.weapon, dice: 1 });

/** He would have of him what he needs. */
export const isWanted = (me: Standing, other: Standing): boolean =>
  me.hunts || (me.talisman === 0 && other.talisman > 0);

/** What an attack brings, in turns. */
export function preyWorth(k: Weights, me: Standing, other: Standing): number {
  const { win, lose } = battleOf(me, other);
  const spoils = me.hunts ? ERRAND * k.seek : isWanted(me, other) ? k.seek : SPOILS;
  const hurt = me.life <= 1 ? k.restart : worthOf(k, me) - worthOf(k, { ...me, life: me.life - 1 });
  return win * spoils - lose * hurt;
}
