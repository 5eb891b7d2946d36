// What a ware costs, with all that changes the prices of shops.
import type { HeroId } from '../../kernel/ids';
import type { World } from './env';
import { statOf } from './stats';

/** Never below one gold, unless it is free anyway. */
export const priceFor = (w: World, hero: HeroId, price: number): number =>
  price <= 0 ? price : Math.max(1, price + statOf(w, hero, 'prices'));
