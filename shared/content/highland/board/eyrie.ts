// The last space of the Highland: its lord, his Relics, and where one emerges (D Eyrie).
import { at, choose, endTurn, v, when } from '../../../rules/dsl';
import { fightsLord, lair, lordKilled } from '../../common/corner-boards';
import { randomRelic } from '../relics';
import { height } from './path';

export const eyrie = height('eyrie', {
  ...lair,
  visit: [
    fightsLord('eagle_king', 8),
    when(
      lordKilled,
      [
        randomRelic,
        choose({ spaces: { region: ['outer', 'middle'] } }, 'to', { ask: 'teleportTo' }),
        { op: 'moveTo', to: v('to'), how: 'emerge' },
      ],
      [{ op: 'moveTo', to: at('base/space/crags'), how: 'emerge', meets: false }, endTurn],
    ),
  ],
});
