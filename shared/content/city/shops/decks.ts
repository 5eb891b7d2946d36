// The shop decks: what each card costs in its shop, and what is drawn or chosen of them for nothing (D Shop Decks).
import { discard, is, shop, take, v } from '../../../rules/dsl';
import type { DeckId } from '../../../kernel/ids';
import type { Effect, PickOption, Program } from '../../../rules/vocab/effect';
import type { ShopItem } from '../../../rules/vocab/terms';
import type { Amount, Cond } from '../../../rules/vocab/select';
import { anyAnimal, sellsAnimals, STABLES } from '../../common/stables';
import { anyWare, market } from '../../common/shops';

export const ARMOURY = 'city/deck/armoury';
export const EMPORIUM = 'city/deck/magic_emporium';
export const POTIONS = 'city/deck/potion';
export const PETS = 'city/deck/pet';
export const POSTERS = 'city/deck/wanted_poster';

/** Ours, on the scale of the Village and of prices that players have changed. */
export const armouryPrices = { stiletto: 2, bow: 3, greatsword: 4, battle_axe: 5, full_plate: 5, flail: 6 } as const;
export const emporiumPrices = {
  scroll: 2,
  psychic_crystal: 3,
  mirror_shield: 3,
  crystal_sceptre: 4,
  magic_ring: 6,
  spellbook: 6,
} as const;
export const potionPrice = 2;
export const petPrice = 3;
export const posterPrice = 1;

type Sells = Extract<Effect, { readonly op: 'shop' }>;
type Terms = Omit<Sells, 'op' | 'items' | 'from'>;
const wares = (prices: Readonly<Record<string, number>>): readonly ShopItem[] =>
  Object.entries(prices).map(([named, price]) => ({ named, price }));
const from = (deck: DeckId, items: readonly ShopItem[], terms: Terms): Effect => ({
  op: 'shop',
  items,
  from: deck,
  ...terms,
});
export const sellsArms = (terms: Terms): Effect => from(ARMOURY, wares(armouryPrices), terms);
export const sellsMagic = (terms: Terms): Effect => from(EMPORIUM, wares(emporiumPrices), terms);
/** D Shop Decks: of Potions and Pets nobody chooses one. */
export const sellsPotions = (terms: Terms): Effect => from(POTIONS, [], { ...terms, top: potionPrice });
export const sellsPets = (terms: Terms): Effect => from(PETS, [], { ...terms, top: petPrice });

/** What he has got is known as `ware`. */
const WARE = 'ware';
const free = { free: true, most: 1, as: WARE } as const;
/** So many from the top, each of which he may leave there if he may not have it. */
const drawsFrom = (deck: DeckId, n: Amount = 1): Program => [
  { op: 'deal', from: deck, to: { at: 'here' }, n, as: WARE },
  take(v(WARE)),
];
export const drawsPotions = (n: Amount = 1): Program => drawsFrom(POTIONS, n);
export const drawsAPet: Program = drawsFrom(PETS);
export const drawsAPoster: Effect = { op: 'deal', from: POSTERS, to: 'held', as: WARE };

const left = (deck: DeckId): Cond => is({ left: deck }, '>=', 1);
type Ways = Readonly<Record<'armoury' | 'emporium' | 'stables' | 'purchase' | 'potion' | 'pet' | 'poster', Program>>;
const decks = {
  armoury: ARMOURY,
  emporium: EMPORIUM,
  stables: STABLES,
  purchase: 'purchase',
  potion: POTIONS,
  pet: PETS,
  poster: POSTERS,
} as const;
const ofADeck = (ways: Ways, also?: (key: keyof Ways) => Cond): Effect => ({
  op: 'pick',
  ask: 'ask.shopDeck',
  options: [
    ...(Object.keys(ways) as readonly (keyof Ways)[]).map((key): PickOption => {
      const more = also?.(key);
      const stock = left(decks[key]);
      return { key, if: more === undefined ? stock : { all: [stock, more] }, do: ways[key] };
    }),
    { key: 'nothing', do: [] },
  ],
});

export const armouryFree: Effect = from(ARMOURY, wares(armouryPrices), free);
export const emporiumFree: Effect = from(EMPORIUM, wares(emporiumPrices), free);
/** One card of any shop deck for nothing; afterwards it may be lost again. */
export const takesAShopCard: Effect = ofADeck({
  armoury: [armouryFree],
  emporium: [emporiumFree],
  stables: [{ ...(anyAnimal as Sells), as: WARE }],
  purchase: [{ ...(anyWare as Sells), as: WARE }],
  potion: drawsPotions(),
  pet: drawsAPet,
  poster: [drawsAPoster],
});

export const loseTheWare: Effect = discard(v(WARE));

/** One card of any shop deck at the price of its shop. */
export const buysAShopCard: Effect = ofADeck({
  armoury: [sellsArms({ most: 1 })],
  emporium: [sellsMagic({ most: 1 })],
  stables: [{ ...(sellsAnimals as Sells), most: 1 }],
  purchase: [{ ...(shop(market) as Sells), most: 1 }],
  potion: [sellsPotions({ most: 1 })],
  pet: [sellsPets({ most: 1 })],
  poster: [from(POSTERS, [], { top: posterPrice, most: 1 })],
});
