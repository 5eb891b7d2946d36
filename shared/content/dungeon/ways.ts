// Ways into the Dungeon and through it that several of its cards open.
import { at, choose, discard, grant, mayDo, pick, place, teleport, v } from '../../rules/dsl';
import type { DefId } from '../../kernel/ids';
import type { PlaceDef } from '../../rules/vocab/definition';
import type { Effect } from '../../rules/vocab/effect';
import type { SpaceFilter } from '../../rules/vocab/select';

export const entrance = at('dungeon/space/dungeon_entrance');

const leadsTo = (spaces: SpaceFilter) => ({
  if: { exists: { spaces } },
  do: [choose({ spaces }, 'to', { ask: 'teleportTo' }), teleport(v('to'))],
});

/** To the Entrance, or to a Dungeon Door wherever one lies. */
export const fallsThrough: Effect = pick({
  entrance: teleport(entrance),
  door: leadsTo({ holds: { named: 'dungeon_door' } }),
});

/** In place of his next move; the gate is gone with whoever steps through. */
export const runeGate = (id: DefId, copies = 1): PlaceDef =>
  place(id, {
    origin: 'known',
    ...(copies === 1 ? {} : { copies }),
    met: [
      grant(
        mayDo(
          'rune_gate',
          ['turnStart'],
          [
            pick({
              gate: leadsTo({ holds: { named: 'rune_gate' }, other: true }),
              runes: leadsTo({ named: 'runes', other: true }),
            }),
            discard(),
          ],
          { instead: 'move' },
        ),
        'nextMove',
      ),
    ],
  });
