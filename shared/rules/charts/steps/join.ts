// A player's next character after a death (R4 LOSING ALL LIVES), and what every character starts with.
import type { HeroId, SeatId } from '../../../kernel/ids';
import { nameOf } from '../../../kernel/ids';
import { characterOf } from '../../query/catalogue';
import { statOf } from '../../query/stats';
import type { CharacterDef } from '../../vocab/definition';
import type { Run } from '../../engine/rulebook';

/** Spells and Objects that a character begins with (R4 GAME SETUP 9-10). */
export function equip(run: Run, hero: HeroId, def: CharacterDef): void {
  const limit = statOf(run.env, hero, 'spellLimit');
  for (let i = 0; i < Math.min(def.spells ?? 0, limit); i++) run.tx.draw('spell', { to: 'hand', hero }, def.id);
  for (const { named, from } of def.objects ?? []) {
    const card = run.env.s.decks[from]?.draw.findLast((d) => nameOf(d) === named);
    if (card !== undefined) run.tx.takeFromDeck(from, card, { to: 'held', hero }, def.id);
  }
}

/** Deals the seat an unused character by chance; none left: the oldest fallen one is taken back. */
export function arriveInGame(run: Run, seat: SeatId): void {
  if (run.env.s.unused.length === 0) run.tx.returnFallen();
  const { unused } = run.env.s;
  if (unused.length === 0) return;
  const def = characterOf(run.book, run.tx.takeUnused(run.tx.chance(unused.length)));
  equip(run, run.tx.joinHero(seat, def, 1), def);
}
