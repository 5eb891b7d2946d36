import { can, character, choose, meeting, pick, roll, table, take, v, when } from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import type { HeroRef } from '../../../rules/vocab/refs';
import type { Alignment, CardFilter } from '../../../rules/vocab/select';
import { hasGoldToTake, takesGold } from '../../common/robbery';

const objects = (heldBy: HeroRef): CardFilter => ({ object: true, takeable: true, zone: 'held', heldBy });
const spoils: Effect = pick({
  gold: { if: hasGoldToTake(v('other')), do: takesGold(v('other')) },
  object: {
    if: { exists: { cards: objects(v('other')) } },
    do: [choose({ cards: objects(v('other')) }, 'taken'), take(v('taken'))],
  },
});
const beguiles = (alignment: Alignment, from: number): Effect =>
  when({ alignment, of: v('other') }, table(v('die'), { [`${from}+`]: spoils, [`${from - 1}-`]: [] }));
const followers = (heldBy: HeroRef): CardFilter => ({
  kind: 'follower',
  not: { named: ['maiden', 'unicorn', 'princess'] },
  takeable: true,
  zone: 'held',
  heldBy,
});

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
    meeting('beguile', [roll('die'), beguiles('good', 6), beguiles('neutral', 5), beguiles('evil', 4)], {
      when: { any: [hasGoldToTake('it'), { exists: { cards: objects('it') } }] },
    }),
    meeting('take_follower', [choose({ cards: followers(v('other')) }, 'taken'), take(v('taken'))], {
      when: { exists: { cards: followers('it') } },
    }),
  ],
});
