// Figures that belong to nobody and are moved by whoever rolled a natural 1.
import { after, choose, reacts, roll, v } from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { Program } from '../../rules/vocab/effect';
import type { SpaceFilter } from '../../rules/vocab/select';

const withIt: SpaceFilter = { is: { spaceOfCard: 'this' } };

/**
 * D Grim Reaper, Werewolf: after his whole turn, a die for the figure, then one character where its move ends, of the
 * mover's choice. `atAnEnd`: what comes first where the board has ends that it must not stay on.
 */
export const walksOff = (how: Program, atAnEnd: Program = []): Ability =>
  reacts(
    'walk',
    after(
      'turnEnded',
      'anyone',
      [
        roll('steps', { for: 'creature' }),
        ...how,
        ...atAnEnd,
        choose({ heroes: { who: 'all', at: withIt } }, 'visited', { ask: 'visited' }),
        { op: 'meet', card: 'this', who: v('visited') },
      ],
      { when: { naturalMove: [1] }, forced: true },
    ),
  );
