// Instead of moving normally: a card that replaces any move, also one for which no die is rolled.
import { choose, discard, magicObject, mayDo, teleport, v } from '../../rules/dsl';

export const cloakOfFeathers = magicObject('probe/treasure/cloak_of_feathers', {
  copies: 2,
  origin: 'known',
  abilities: [
    mayDo(
      'fly',
      ['turnStart'],
      [
        choose({ spaces: { region: 'mine', other: true, not: { named: 'jail' } } }, 'to', { ask: 'teleportTo' }),
        teleport(v('to')),
        discard(),
      ],
      { instead: 'move' },
    ),
  ],
});
