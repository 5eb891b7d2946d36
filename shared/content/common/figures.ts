// Figures that belong to nobody and are moved by whoever rolled a natural 1.
import { after, choose, reacts, roll, v, when } from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Cond, SpaceFilter } from '../../rules/vocab/select';

const rolledOne: Cond = { naturalMove: [1] };
const withIt: SpaceFilter = { is: { spaceOfCard: 'this' } };
/** D FAQ Grim Reaper Q6: from the last space of a corner board it is put down elsewhere at once, and visits there. */
const leavesTheEnd: Effect = when({ card: 'this', fits: { in: { last: true } } }, [
  choose({ spaces: { last: false, not: { region: 'inner' } } }, 'out', { ask: 'where' }),
  { op: 'put', card: 'this', to: { stands: v('out') } },
]);

/**
 * D Grim Reaper, Werewolf: after his whole turn, a die for the figure, then one character where its move ends, of the
 * mover's choice. `where`: it walks only then.
 */
export const walksOff = (how: Program, where?: Cond): Ability =>
  reacts(
    'walk',
    after(
      'turnDone',
      'anyone',
      [
        roll('steps', { for: 'creature' }),
        ...how,
        leavesTheEnd,
        choose({ heroes: { who: 'all', at: withIt } }, 'visited', { ask: 'visited' }),
        { op: 'meet', card: 'this', who: v('visited') },
      ],
      { when: where === undefined ? rolledOne : { all: [rolledOne, where] }, forced: true },
    ),
  );
