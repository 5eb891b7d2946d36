// R4 "WEAPON" AND "ARMOUR" KEYWORDS: what a character may fight with.
import type { CardId, HeroId } from '../../kernel/ids';
import type { Def } from '../vocab/definition';
import { defOf } from './catalogue';
import { heroAt, type World } from './env';
import { permits } from './stats';

/** A Weapon by its keyword, or because a part of it is one. */
const isWeapon = (w: World, id: CardId, def: Def): boolean =>
  'weapon' in def ||
  (w.s.cards[id]?.tokens?.['weapon'] ?? 0) > 0 ||
  w.s.mods.some(
    (m) =>
      m.card === id && m.until.t === 'card' && (m.ability.static ?? []).some((x) => 'stat' in x && x.only === 'weapon'),
  );

/** Weapons that a character has and may use now. */
export function weaponsOf(w: World, hero: HeroId): readonly CardId[] {
  return heroAt(w.s, hero).held.filter((id) => {
    const card = w.s.cards[id];
    const def = defOf(w.cat, card?.def ?? '');
    if (!isWeapon(w, id, def) || card?.belonging || !permits(w, hero, 'useCard', { card: id }).ok) return false;
    const magic = def.kind === 'magicObject' || card?.magic === true;
    if (magic && !permits(w, hero, 'useMagicObject', { card: id }).ok) return false;
    return permits(w, hero, 'useWeapon', { card: id }).ok;
  });
}
