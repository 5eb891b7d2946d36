// Places of the Dungeon.
import { at, chart, choose, gain, is, may, missTurn, place, roll, stat, teleport, v, when } from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import { followerOrLife } from '../../common/losses';
import { runeGate } from '../../common/ways';

const known = { origin: 'known' } as const;
const base = (space: string): Effect => teleport(at(`base/space/${space}`));
const within = (space: string): Effect => teleport(at(`dungeon/space/${space}`));

export const passageway = place('dungeon/dungeon/passageway', {
  ...known,
  met: [
    may(
      'enter',
      chart({
        '1': [choose({ spaces: { named: 'tunnel' } }, 'to', { ask: 'teleportTo' }), teleport(v('to'))],
        '2': base('crags'),
        '3': base('forest'),
        '4': base('ruins'),
        '5': base('castle'),
        '6': base('warlocks_cave'),
      }),
    ),
  ],
});

export const secretPassage = place('dungeon/dungeon/secret_passage', {
  ...known,
  met: [
    may(
      'enter',
      chart({
        '1': within('dungeon_entrance'),
        '2': within('guard_room'),
        '3': within('library'),
        '4': within('cell'),
        '5': within('kitchen'),
        '6': within('treasure_chamber'),
      }),
    ),
  ],
});

export const runeGateBelow = runeGate('dungeon/dungeon/rune_gate');

export const snakePit = place('dungeon/dungeon/snake_pit', {
  ...known,
  met: [roll('die'), when(is(v('die'), '>', stat('strength')), followerOrLife)],
});

export const tinkerForge = place('dungeon/dungeon/tinker_forge', {
  ...known,
  met: [gain('gold', 3), when(is(stat('craft'), '<', 5), missTurn())],
});
