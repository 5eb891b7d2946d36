// R4 "WEAPON" AND "ARMOUR" KEYWORDS: what a character may fight with.
import type { CardId, HeroId } from '../../kernel/ids';
import { defOf, isGear } from './catalogue';
import { heroAt, type World } from './env';
import { permits } from './stats';

/** Weapons that a character has and may use now. */
export function weaponsOf(w: World, hero: HeroId): readonly CardId[] {
  return heroAt(w.s, hero).held.filter((id) => {
    const card = w.s.cards[id];
    const def = defOf(w.cat, card?.def ?? '');
    if (!card || !isGear(def, card, 'weapon') || card.belonging || !permits(w, hero, 'useCard', { card: id }).ok)
      return false;
    const magic = def.kind === 'magicObject' || card.magic === true;
    if (magic && !permits(w, hero, 'useMagicObject', { card: id }).ok) return false;
    return permits(w, hero, 'useWeapon', { card: id }).ok;
  });
}
