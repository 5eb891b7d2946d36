import { can, character, choose, meeting, pick, roll, table, take, v, when } from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import type { Alignment } from '../../../rules/vocab/select';
import { hasGoldToTake, takesGold } from '../../common/robbery';

const spoils: Effect = pick({
  gold: { if: hasGoldToTake(v('other')), do: takesGold(v('other')) },
  object: {
    if: { exists: { cards: { object: true, takeable: true, heldBy: v('other') } } },
    do: [
      choose({ cards: { object: true, takeable: true, zone: 'held', heldBy: v('other') } }, 'taken'),
      take(v('taken')),
    ],
  },
});
const beguiles = (alignment: Alignment, from: number): Effect =>
  when({ alignment, of: v('other') }, table(v('die'), { [`${from}+`]: spoils, [`${from - 1}-`]: [] }));
const takeable = { kind: 'follower', not: { named: ['maiden', 'unicorn', 'princess'] } } as const;

export const sorceress = character('base/character/sorceress', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 3,
  alignment: 'evil',
  start: 'base/space/graveyard',
  spells: 1,
  origin: 'known',
  abilities: [
    { id: 'psychic_attack', static: [can('psychicAttack')] },
    meeting('beguile', [roll('die'), beguiles('good', 6), beguiles('neutral', 5), beguiles('evil', 4)]),
    meeting(
      'take_follower',
      [choose({ cards: { ...takeable, takeable: true, zone: 'held', heldBy: v('other') } }, 'taken'), take(v('taken'))],
      { when: { has: takeable, who: 'it' } },
    ),
  ],
});
