import { can, character, choose, meeting, pick, take, v } from '../../../rules/dsl';
import { hasGoldToTake, takesGold } from '../../common/robbery';

export const thief = character('base/character/thief', {
  strength: 3, craft: 3, life: 4, fate: 2, alignment: 'neutral', start: 'base/space/city', origin: 'known',
  abilities: [
    meeting('steal', pick({
      gold: { if: hasGoldToTake(v('other')), do: takesGold(v('other')) },
      object: { if: { exists: { cards: { object: true, takeable: true, heldBy: v('other') } } }, do: [choose({ cards: { object: true, takeable: true, zone: 'held', heldBy: v('other') } }, 'taken'), take(v('taken'))] },
    }), { when: { any: [hasGoldToTake('it'), { exists: { cards: { object: true, takeable: true, zone: 'held', heldBy: 'it' } } }] } }),
    { id: 'free_purchase', static: [can('takeFree')] },
  ],
});
