// Moves that somebody grants for the next turn, in place of the normal one.
import { choose, grant, mayDo, teleport, v } from '../../rules/dsl';
import type { Effect } from '../../rules/vocab/effect';

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
