// Spaces within a number of steps of somebody else.
import { cast, choose, spell, teleport, v } from '../../rules/dsl';
import type { SpaceRef } from '../../rules/vocab/refs';

const his: SpaceRef = { spaceOf: v('target') };

/** "Either direction" is along the ring or the board, not over the bridge. */
export const blink = spell('probe/spell/blink', {
  copies: 2,
  origin: 'known',
  timing: [cast(['afterMove'], { turn: 'any' })],
  aim: [choose({ heroes: {} }, 'target')],
  effect: [
    choose({ spaces: { within: { n: 1, of: his }, sameRegionAs: his, not: { is: his } } }, 'to'),
    teleport(v('to'), v('target')),
  ],
});
