import { before, cannot, character, choose, discard, inBattle, mayDo, reacts, v } from '../../../rules/dsl';
import type { Selector } from '../../../rules/vocab/select';

const gang: Selector = { cards: { lent: true, subtype: 'monster', zone: 'held', heldBy: 'me' } };

export const ogreChieftain = character('frostmarch/character/ogre_chieftain', {
  strength: 5,
  craft: 2,
  life: 6,
  fate: 1,
  alignment: 'neutral',
  start: 'base/space/crags',
  origin: 'known',
  abilities: [
    {
      id: 'chief_of_monsters',
      static: [
        cannot('beAttackedBy', { card: { subtype: 'monster' } }),
        cannot('beAttackedBy', { when: { fight: { onlySubtype: 'monster' } } }),
      ],
    },
    reacts(
      'dominate',
      before(
        'killed',
        'mine',
        { op: 'lend', card: 'eventCard' },
        { event: { fight: 'battle', card: { kind: 'enemy', subtype: 'monster' } } },
      ),
    ),
    mayDo(
      'spend_monster',
      ['beforeRolls'],
      [
        choose(gang, 'one'),
        { op: 'score', side: 'mine', add: { printed: 'strength', on: v('one') } },
        discard(v('one')),
      ],
      { turn: 'any', when: { all: [inBattle, { exists: gang }] } },
    ),
  ],
});
