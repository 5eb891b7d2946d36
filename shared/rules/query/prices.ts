// What a ware costs, with all that changes the prices of shops.
import type { HeroId } from '../../kernel/ids';
import type { World } from './env';
import { priced } from './plain';
import { statOf } from './stats';

export const priceFor = (w: World, hero: HeroId, price: number): number => priced(price, statOf(w, hero, 'prices'));
