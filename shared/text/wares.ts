// What a shop sells, by its price.
import { joined } from './joined';
import type { Ware } from './clauses/acts';

/** By their prices, in the order in which each is asked first. */
export const byPrice = (items: readonly Ware[]): readonly (readonly Ware[])[] =>
  [...new Set(items.map(({ price }) => price))].map((gold) => items.filter(({ price }) => price === gold));

/** "Helmet, Sword (2 gold each), Axe (3 gold)"; what is free has no price. */
export function waresIn(
  items: readonly Ware[],
  free: boolean,
  name: (item: string) => string,
  price: (gold: number, several: boolean) => string,
  or: string,
): string {
  if (free)
    return joined(
      items.map(({ named }) => name(named)),
      or,
    );
  return byPrice(items)
    .map((alike) => {
      const names = alike.map(({ named }) => name(named)).join(', ');
      return `${names} (${price(alike[0]?.price ?? 0, alike.length > 1)})`;
    })
    .join(', ');
}
