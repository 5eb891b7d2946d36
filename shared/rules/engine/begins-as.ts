// What a character does as he begins, in a game and in a position that is made up.
import type { HeroId } from '../../kernel/ids';
import type { CharacterDef } from '../vocab/definition';
import type { Tx } from './tx/tx';

/** What his card says of the beginning of the game (`begins`). */
export function beginsAs(tx: Tx, hero: HeroId, def: CharacterDef): void {
  if (def.begins !== undefined) tx.pushProgram({ me: hero, source: def.id }, tx.openScope(), def.begins);
}
