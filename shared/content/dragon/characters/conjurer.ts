import { character, choose, count, is, lay, mayDo, v } from '../../../rules/dsl';
import type { CardFilter } from '../../../rules/vocab/select';
import { keepsASpell } from '../../common/abilities';

const nearby: CardFilter = { from: 'adventure', at: 'anySpace', in: { region: 'mine', other: true } };

export const conjurer = character('dragon/character/conjurer', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 1,
  alignment: 'good',
  start: 'base/space/city',
  spells: 1,
  origin: 'known',
  abilities: [
    keepsASpell,
    mayDo('conjure', ['afterMove'], [choose({ cards: nearby }, 'card'), lay(v('card'), 'here')], {
      once: 'turn',
      when: {
        all: [
          { at: { draws: true } },
          is(count({ cards: { from: 'adventure', at: 'here' } }), '=', 0),
          { exists: { cards: nearby } },
        ],
      },
    }),
  ],
});
