// What a shop sells, by its price.
import type { Ware } from './clauses/acts';

/** "Helmet, Sword (2 gold each), Axe (3 gold)"; what is free has no price. */
export function waresIn(
  items: readonly Ware[],
  free: boolean,
  name: (item: string) => string,
  price: (gold: number, several: boolean) => string,
): string {
  const prices = [...new Set(items.map((item) => item.price))];
  if (free) return items.map(({ named }) => name(named)).join(', ');
  return prices
    .map((gold) => {
      const names = items.filter((item) => item.price === gold).map(({ named }) => name(named));
      return `${names.join(', ')} (${price(gold, names.length > 1)})`;
    })
    .join(', ');
}
