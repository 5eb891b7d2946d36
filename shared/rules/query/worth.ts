// What an Object is worth to its holder, by what is printed on it: in which order he is offered what to leave behind.
import type { CardId, HeroId } from '../../kernel/ids';
import type { Card } from '../state/state';
import type { Def } from '../vocab/definition';
import { hasKeyword, isGear } from './catalogue';
import { defOfCard } from './cards';
import { heroAt, type World } from './env';

/** Magic Objects and Armour are worth most, then Weapons; what it adds to Strength or Craft counts double. */
function worthOf(card: Pick<Card, 'tokens'>, def: Def): number {
  const abilities = def.abilities ?? [];
  const adds = abilities
    .flatMap((one) => one.static ?? [])
    .reduce(
      (sum, one) =>
        'stat' in one && (one.stat === 'strength' || one.stat === 'craft') && typeof one.add === 'number'
          ? sum + one.add
          : sum,
      0,
    );
  const kind = def.kind === 'magicObject' || isGear(def, card, 'armour') ? 3 : isGear(def, card, 'weapon') ? 2 : 1;
  return kind + 2 * adds + (abilities.length > 0 ? 0.5 : 0);
}

/**
 * What is worth least first; then the `fresh` last ones that came to him; a Talisman last of all. What is worth the
 * same stays in its order, so that the second card of a name stays the second.
 */
export function leastFirst(w: World, hero: HeroId, ids: readonly string[], fresh: number): readonly string[] {
  const { held } = heroAt(w.s, hero);
  const came = (id: string): number => held.indexOf(id as CardId);
  const old = [...ids].sort((a, b) => came(a) - came(b)).slice(0, ids.length - fresh);
  const rank = (id: string): number => {
    const card = w.s.cards[id as CardId];
    if (card === undefined) return 0;
    return hasKeyword(defOfCard(w, card.id), card, 'talisman') ? 2 : old.includes(id) ? 0 : 1;
  };
  const worth = (id: string): number => worthOf(w.s.cards[id as CardId] ?? {}, defOfCard(w, id as CardId));
  return [...ids].sort((a, b) => rank(a) - rank(b) || worth(a) - worth(b));
}
