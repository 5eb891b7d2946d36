import {
  anyMoment,
  character,
  choose,
  count,
  gain,
  gainSpell,
  heal,
  is,
  mayDo,
  pay,
  payWith,
  pick,
  replenish,
  stat,
  v,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { Cond, Selector } from '../../../rules/vocab/select';
import { hasRoom } from '../../common/abilities';

/** As many as he likes, each for so much. */
const turns = (id: string, kind: 'object' | 'magicObject', worth: number): Ability => {
  const objects: Selector = { cards: { kind, zone: 'held', heldBy: 'me' } };
  return mayDo(
    id,
    anyMoment,
    [
      choose(objects, 'sold', { ask: 'sell', max: count(objects) }),
      { op: 'set', as: 'n', to: worth === 1 ? v('sold') : { times: [v('sold'), worth] } },
      payWith(v('sold')),
      gain('gold', v('n')),
    ],
    { when: { exists: objects } },
  );
};
const tired: Cond = is({ missing: 'fate' }, '>=', 1);
const hurt: Cond = is({ missing: 'life' }, '>=', 1);

export const alchemist = character('highland/character/alchemist', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 3,
  gold: 5,
  alignment: 'neutral',
  start: 'base/space/city',
  origin: 'known',
  abilities: [
    turns('objects_to_gold', 'object', 1),
    turns('magic_to_gold', 'magicObject', 3),
    mayDo(
      'gold_to_potions',
      anyMoment,
      [
        pay(1),
        pick({
          replenish: { if: tired, do: replenish(1) },
          heal: { if: hurt, do: heal(1) },
          spell: { if: hasRoom, do: gainSpell() },
        }),
      ],
      { when: { all: [is(stat('gold'), '>=', 1), { any: [tired, hurt, hasRoom] }] } },
    ),
  ],
});
