// Moves that somebody grants for the next turn, in place of the normal one.
import { choose, discard, grant, mayDo, pick, place, teleport, v } from '../../rules/dsl';
import type { DefId } from '../../kernel/ids';
import type { PlaceDef } from '../../rules/vocab/definition';
import type { Effect } from '../../rules/vocab/effect';
import type { SpaceRef } from '../../rules/vocab/refs';
import type { SpaceFilter } from '../../rules/vocab/select';

const across = { spaces: { adjacentAcrossRiver: true } } as const;
/** On his next turn he may cross the Storm River as with a Raft. */
export const crossesRiver: Effect = grant(
  mayDo('boat', ['turnStart'], [choose(across, 'to'), { op: 'moveTo', to: v('to'), how: 'cross' }], {
    instead: 'move',
    when: { exists: across },
  }),
  'nextMove',
);

/** On his next turn he may go to any space of his Region. */
export const anywhereInRegion: Effect = grant(
  mayDo('shortcut', ['turnStart'], [choose({ spaces: { region: 'mine', other: true } }, 'to'), teleport(v('to'))], {
    instead: 'move',
  }),
  'nextMove',
);

const leadsTo = (spaces: SpaceFilter) => ({
  if: { exists: { spaces } },
  do: [choose({ spaces }, 'to', { ask: 'teleportTo' }), teleport(v('to'))],
});

/** To the entrance of a board, or to a card that leads there wherever one lies. */
export const entranceOrDoor = (entrance: SpaceRef, doors: string): Effect =>
  pick({ entrance: teleport(entrance), door: leadsTo({ holds: { named: doors } }) });

/** In place of his next move to the entrance of a board. */
export const leadsToEntrance = (ability: string, entrance: SpaceRef): Effect =>
  grant(mayDo(ability, ['turnStart'], teleport(entrance), { instead: 'move' }), 'nextMove');

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
