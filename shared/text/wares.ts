// What a shop sells, by its price.
import { joined } from './joined';
import type { Ware } from './clauses/acts';

/** "Helmet, Sword (2 gold each), Axe (3 gold)"; what is free has no price. */
export function waresIn(
  items: readonly Ware[],
  free: boolean,
  name: (item: string) => string,
  price: (gold: number, several: boolean) => string,
  or: string,
): string {
  const prices = [...new Set(items.map((item) => item.price))];
  if (free)
    return joined(
      items.map(({ named }) => name(named)),
      or,
    );
  return prices
    .map((gold) => {
      const names = items.filter((item) => item.price === gold).map(({ named }) => name(named));
      return `${names.join(', ')} (${price(gold, names.length > 1)})`;
    })
    .join(', ');
}
