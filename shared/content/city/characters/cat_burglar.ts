import { can, character, choose, count, is, mayDo, v, when } from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import type { CardFilter, Selector } from '../../../rules/vocab/select';

const here: Selector = { cards: { at: 'here', faceUp: true } };
const fights = (power: 'strength' | 'craft'): CardFilter => ({
  kind: 'enemy',
  at: 'here',
  where: is({ printed: power, on: 'it' }, '>=', 1),
});
/** Enemies that are fought in the same way come all at once. */
const together = (power: 'strength' | 'craft'): Effect => {
  const all: Selector = { cards: fights(power) };
  return when(
    { card: v('first'), fits: fights(power) },
    choose(all, 'first', { ask: 'enemy', min: count(all), max: count(all) }),
  );
};
export const catBurglar = character('city/character/cat_burglar', {
  strength: 2,
  craft: 5,
  life: 4,
  fate: 3,
  alignment: 'neutral',
  start: 'base/space/city',
  origin: 'known',
  abilities: [
    mayDo(
      'any_order',
      ['cardsDrawn'],
      [
        choose(here, 'first', { ask: 'card' }),
        together('strength'),
        together('craft'),
        { op: 'encounterCards', only: v('first') },
      ],
      { when: is(count(here), '>=', 2) },
    ),
    { id: 'burgle', static: [can('burgle')] },
  ],
});
