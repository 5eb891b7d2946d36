// Which Armour is used in a fight: it is known when it is, and remembered until the fight is over.
import type { CardId, HeroId } from '../../kernel/ids';
import { currentFight } from '../query/env';
import { armourGroup } from '../query/used';
import type { Tx } from './tx/tx';

/** Armour is a group, of which a character uses one in a fight (R4 "WEAPON" AND "ARMOUR" KEYWORDS). */
export function remembersArmour(tx: Tx, hero: HeroId, card: CardId | undefined, group: string | undefined): void {
  const now = group === armourGroup && card !== undefined ? currentFight(tx.s) : undefined;
  if (now === undefined || card === undefined) return;
  tx.setFight(now.scope, ({ mine, theirs }) => {
    for (const side of [mine, theirs]) if (side.hero === hero) side.armour = [...(side.armour ?? []), card];
  });
}
