// Spaces that say nothing to anybody, the Talisman that one of them asks for included.
import { can, cannot, discard, each, v } from '../../rules/dsl';
import type { WorldDef } from '../../rules/vocab/definition';

export const withoutMagic: WorldDef = {
  id: 'probe/omen/a_world_without_magic',
  kind: 'world',
  deck: 'omen',
  origin: 'known',
  drawn: [
    each({ heroes: {} }, 'who', { op: 'discardSpells', n: 'all', who: v('who') }),
    each({ cards: { kind: 'magicObject', zone: 'held', heldBy: 'anyone' } }, 'gone', discard(v('gone'))),
  ],
  sides: {
    standing: [
      {
        id: 'no_magic',
        static: [
          cannot('gainSpell', { reach: 'everyone' }),
          cannot('haveCard', { card: { kind: 'magicObject' }, reach: 'everyone' }),
          can('avoid', {
            space: { region: 'inner', not: { named: ['plain_of_peril', 'crown_of_command'] } },
            reach: 'everyone',
          }),
        ],
      },
    ],
    spent: [],
  },
};
