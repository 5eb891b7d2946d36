// R4 "WEAPON" AND "ARMOUR" KEYWORDS: what a character may fight with.
import type { CardId, HeroId } from '../../kernel/ids';
import type { Card, Fight } from '../state/state';
import type { Def } from '../vocab/definition';
import { defOf } from './catalogue';
import { heroAt, type World } from './env';
import { permits } from './stats';

/** Whether a card is a Weapon for such a fight, by what is printed on it or by what its parts have made of it. */
function isWeaponIn(kind: Fight['kind'], def: Def, { tokens }: Card): boolean {
  const printed = 'weapon' in def;
  return kind === 'battle'
    ? (printed && def.against !== 'psychic') || (tokens?.['weapon'] ?? 0) > 0
    : (printed && def.against !== undefined) || (tokens?.['psychic_weapon'] ?? 0) > 0;
}

/** Weapons that a character has and may use now in such a fight. */
export function weaponsOf(w: World, hero: HeroId, kind: Fight['kind']): readonly CardId[] {
  return heroAt(w.s, hero).held.filter((id) => {
    const card = w.s.cards[id];
    const def = defOf(w.cat, card?.def ?? '');
    if (!card || !isWeaponIn(kind, def, card) || card.belonging || !permits(w, hero, 'useCard', { card: id }).ok)
      return false;
    const magic = def.kind === 'magicObject' || card.magic === true;
    if (magic && !permits(w, hero, 'useMagicObject', { card: id }).ok) return false;
    return permits(w, hero, 'useWeapon', { card: id }).ok;
  });
}
