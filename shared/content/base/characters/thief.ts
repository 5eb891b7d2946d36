import { can, character, choose, meeting, pick, take, v } from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { HeroRef } from '../../../rules/vocab/refs';
import type { CardFilter } from '../../../rules/vocab/select';
import { hasGoldToTake, takesGold } from '../../common/robbery';

/** One gold or one Object of another's; `beside` is what else an edition lets him take. */
const steals = (beside: Readonly<Record<string, CardFilter>> = {}): Ability => {
  const kinds = Object.entries({ object: { object: true }, ...beside } satisfies Record<string, CardFilter>);
  const goods = (kind: CardFilter, heldBy: HeroRef): CardFilter => ({ ...kind, takeable: true, zone: 'held', heldBy });
  return meeting(
    'steal',
    pick({
      gold: { if: hasGoldToTake(v('other')), do: takesGold(v('other')) },
      ...Object.fromEntries(
        kinds.map(([key, kind]) => {
          const cards = goods(kind, v('other'));
          return [key, { if: { exists: { cards } }, do: [choose({ cards }, 'taken'), take(v('taken'))] }];
        }),
      ),
    }),
    { when: { any: [hasGoldToTake('it'), ...kinds.map(([, kind]) => ({ exists: { cards: goods(kind, 'it') } }))] } },
  );
};
export const lightFingers = (beside?: Readonly<Record<string, CardFilter>>): readonly Ability[] => [
  steals(beside),
  { id: 'free_purchase', static: [can('takeFree')] },
];

export const thief = character('base/character/thief', {
  strength: 3,
  craft: 3,
  life: 4,
  fate: 2,
  alignment: 'neutral',
  start: 'base/space/city',
  origin: 'known',
  abilities: lightFingers(),
});
