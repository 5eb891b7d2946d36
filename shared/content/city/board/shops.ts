// The shops: whoever comes in meets the shop or a character there, and never nothing (D Encounters in Shops).
import {
  chart,
  choose,
  gain,
  gainSpell,
  heal,
  is,
  lose,
  missTurn,
  modify,
  pay,
  pick,
  plus,
  pray,
  replenish,
  roll,
  stat,
  table,
  v,
  when,
} from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import { sellsAnimals } from '../../common/stables';
import { sellsArms, sellsMagic, sellsPets, sellsPotions } from '../shops/decks';
import { house } from './path';

/** Whoever can buy something there buys something. */
const must = { must: true } as const;
export const armoury = house('armoury', [sellsArms(must)]);
export const magicEmporium = house('magic_emporium', [sellsMagic(must)]);
export const apothecary = house('apothecary', [sellsPotions(must)]);
export const menagerie = house('menagerie', [sellsPets(must)]);
export const stables = house('stables', [{ ...(sellsAnimals as Extract<Effect, { op: 'shop' }>), ...must }]);
export const wizardsGuild = house('wizards_guild', [{ op: 'shop', items: [], from: 'spell', spell: 2, ...must }]);

export const highTemple = house('high_temple', [
  pray('prayer'),
  table(v('prayer'), {
    '1': lose('life'),
    '2': [],
    '3': replenish(1),
    '4': heal(1),
    '5': gainSpell(),
    '6+': gain('life'),
  }),
]);

/** A passage by ship, or the price of one for those who load it. */
export const wharf = house('wharf', [
  pick({
    sail: {
      if: is(stat('gold'), '>=', 1),
      do: [
        pay(1),
        choose({ spaces: { region: 'outer' } }, 'to', { ask: 'teleportTo' }),
        { op: 'moveTo', to: v('to'), how: 'move' },
      ],
    },
    work: [gain('gold'), missTurn()],
  }),
]);

const lesson = { if: is(stat('gold'), '>=', 3) } as const;
/** Two points of trophies fewer for each counter; or a lesson for gold. */
export const trainingYard = house('training_yard', [
  pick({
    trophies: [modify([plus('trophyCost', -2)], 'encounter'), { op: 'tradeTrophies' }],
    strength: { ...lesson, do: [pay(3), missTurn(), gain('strength')] },
    craft: { ...lesson, do: [pay(3), missTurn(), gain('craft')] },
  }),
]);

const stake = v('stake');
export const gamingHouse = house('gaming_house', [
  when(is(stat('gold'), '>=', 1), [
    { op: 'number', as: 'stake', from: 1, to: { least: [3, stat('gold')] }, ask: 'stake' },
    ...chart({ '1-3': lose('gold', stake), '4-5': gain('gold', stake), '6': gain('gold', { times: [2, stake] }) }),
  ]),
]);

/** What lies ahead in the streets, and sometimes luck itself. */
export const fortuneTeller = house('fortune_teller', [
  when(is(stat('gold'), '>=', 1), [
    pay(1),
    { op: 'arrange', deck: 'city/deck/city', n: 3 },
    roll('die'),
    table(v('die'), { '1': lose('fate'), '2-3': [], '4-5': replenish(1), '6': gain('fate') }),
  ]),
]);
