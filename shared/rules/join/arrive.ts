// A character comes into the game, with what he begins with and what was left to him (R4 GAME SETUP 9-10, LOSING ALL
// LIVES).
import { nameOf, type DefId, type HeroId, type SeatId } from '../../kernel/ids';
import { beginsAs } from '../engine/begins-as';
import { enter } from '../engine/into';
import type { Run } from '../engine/rulebook';
import { optionOf } from '../options/option-of';
import { characterOf } from '../query/catalogue';
import { defOfCard, mayHave } from '../query/cards';
import { statOf } from '../query/stats';
import type { CharacterDef } from '../vocab/definition';

/** Spells and Objects that a character begins with (R4 GAME SETUP 9-10). */
export function equip(run: Run, hero: HeroId, def: CharacterDef): void {
  const limit = statOf(run.env, hero, 'spellLimit');
  for (let i = 0; i < Math.min(def.spells ?? 0, limit); i++) run.tx.draw('spell', { to: 'hand', hero }, def.id);
  for (const { named, from } of def.objects ?? []) {
    const card = run.env.s.decks[from]?.draw.findLast((d) => nameOf(d) === named);
    if (card !== undefined) run.tx.takeFromDeck(from, card, { to: 'held', hero }, def.id);
  }
}

/** Takes an unused character by chance; none left: the oldest fallen one is taken back. */
export function anUnused(run: Run): DefId | undefined {
  if (run.env.s.unused.length === 0) run.tx.returnFallen();
  const { unused } = run.env.s;
  return unused.length === 0 ? undefined : run.tx.takeUnused(run.tx.chance(unused.length));
}

/**
 * A character comes into the game, with what his player's last one has left him.
 *
 * @param late he begins now; before the first turn all do so one after the other (join/begins)
 */
export function join(run: Run, seat: SeatId, character: DefId, late: boolean): void {
  const def = characterOf(run.book, character);
  const hero = run.tx.joinHero(seat, def, def.gold ?? 1);
  const { cards, gold } = run.tx.takeLegacy(seat);
  // D Destinies, R4 INHERITED ITEMS: what he may not have is laid on his start space.
  for (const card of cards)
    run.tx.moveCard(
      card,
      mayHave(run.env, hero, defOfCard(run.env, card), card).ok
        ? { to: 'held', hero }
        : { to: 'space', space: def.start },
      'rules',
    );
  run.tx.change('rules', hero, 'gold', gold);
  equip(run, hero, def);
  if (late) beginsAs(run.tx, hero, def);
}

/** Brings a new character into the game for a seat that has none; asked first where players choose. */
export function arriveInGame(run: Run, seat: SeatId): void {
  if (optionOf(run.env.s.options, 'characterChoice') === 'oneOfThree') {
    enter(run.tx, { me: 'h0', source: 'rules' }, 'join', { $seats: [seat], $late: true });
    return;
  }
  const character = anUnused(run);
  if (character !== undefined) join(run, seat, character, true);
}
