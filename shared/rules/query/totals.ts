import type { SeatId } from '../../kernel/ids';
import { characterOf, defOf } from './catalogue';
import type { World } from './env';

/** Without the cards that a character begins with no kind counts but these. */
const THINGS: readonly string[] = ['object', 'magicObject', 'follower'];

/**
 * R4 SUDDEN DEATH, after the last round: counters of Strength and Craft, gold, Spells, Followers and Objects beyond
 * those that the character began with, of each seat that still plays.
 */
export const totalsOf = ({ cat, s }: World): readonly { readonly seat: SeatId; readonly n: number }[] =>
  s.order.flatMap((seat) => {
    const at = s.seats[seat];
    const hero = at?.out === true ? undefined : s.heroes[at?.hero ?? 'h0'];
    if (!hero) return [];
    const def = characterOf(cat, hero.def);
    const began = (def.gold ?? 1) + (def.spells ?? 0) + (def.objects ?? []).length;
    const things = hero.held.filter((id) => THINGS.includes(defOf(cat, s.cards[id]?.def ?? '').kind)).length;
    return [{ seat, n: hero.strength + hero.craft + hero.gold + hero.hand.length + things - began }];
  });
