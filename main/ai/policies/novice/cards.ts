// What a card is worth to its holder.
import type { DefId } from '../../../../shared/kernel/ids';
import type { CardFacts } from '../../facts';
import { factsFor, talismans, type Situation } from './situation';

/** @param mine whether he holds it already, which makes a difference for the one Talisman that he needs */
export const cardWorth = (s: Situation, def: DefId | undefined, mine = false): number => {
  const card = factsFor(s, def);
  if (card === undefined || def === undefined) return 1;
  if (card.keywords.includes('talisman')) return talismans(s) > (mine ? 1 : 0) ? -1 : 12;
  if (card.burden) return -3;
  const stats = 2 * (card.adds.strength + card.adds.craft);
  if (card.kind === 'magicObject') return 3 + stats;
  if (card.kind === 'follower') return 2 + stats;
  if (card.weapon) return 2 + stats;
  if (card.armour) return 3;
  return 1 + stats + (card.abilities > 0 ? 0.5 : 0);
};

/** What it is worth to carry a card oneself and not among the belongings. */
export const carryWorth = (s: Situation, def: DefId | undefined): number =>
  factsFor(s, def)?.keywords.includes('talisman') === true ? 0 : cardWorth(s, def, true);

/** What counts for how much he may carry, and so can be put away. */
const isCounted = (card: CardFacts | undefined): boolean =>
  (card?.kind === 'object' || card?.kind === 'magicObject') && !card.keywords.includes('trinket');

/** Whether one of his belongings would serve him better than something that he carries. */
export const shouldRepack = (s: Situation): boolean => {
  const worths = (away: boolean): readonly number[] =>
    s.me.held
      .filter(({ def, belonging }) => (belonging === true) === away && isCounted(factsFor(s, def)))
      .map(({ def }) => carryWorth(s, def));
  return Math.max(-99, ...worths(true)) > Math.min(99, ...worths(false));
};

/** What 1 gold is worth beside a card. */
const GOLD = 1.5;
/** Whether something that he carries is worth no more to him than 1 gold; the Talisman that he needs never is. */
export const spares = (s: Situation): boolean =>
  s.me.held.some(({ def }) => isCounted(factsFor(s, def)) && cardWorth(s, def, true) <= GOLD);

/** What he would buy: the first Weapon and the first Armour, then what is cheap for what it does. */
export const wareWorth = (s: Situation, def: DefId | undefined): number => {
  const card = factsFor(s, def);
  // Such as a Spell, of which nobody knows which it will be.
  if (card === undefined) return 2;
  const same = s.me.held.some((held) => held.def === def);
  const armed = s.me.held.some((held) => factsFor(s, held.def)?.weapon === true);
  if (same || (card.weapon && armed)) return -1;
  if (s.me.objects.carried >= s.me.objects.limit && card.kind !== 'follower') return -1;
  return cardWorth(s, def);
};
