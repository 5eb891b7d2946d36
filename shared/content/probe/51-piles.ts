// Such cards as lie in a discard pile, or in any.
import { count, enemy, event, fight, inBattle, plus, when } from '../../rules/dsl';
import type { EventDef, StateDef } from '../../rules/vocab/definition';
import type { Amount } from '../../rules/vocab/select';

const objects = { object: true } as const;
const animal = { subtype: 'animal' } as const;

export const animateRoom: EventDef = event('probe/adventure/animate_room', {
  origin: 'known',
  met: [
    fight(
      { strength: { left: 'every', discards: 'only', find: objects }, name: 'animate_room', subtype: 'construct' },
      'fought',
    ),
    when(
      { known: 'fought', equals: 'won' },
      {
        op: 'search',
        discards: 'only',
        find: objects,
        to: 'held',
        rest: 'stays',
      },
    ),
  ],
});

/** Of which pile is not said of the roll; it is the one that it yields something of. */
export const trashHeapGolem = enemy('probe/adventure/trash_heap_golem', {
  subtype: 'construct',
  strength: 3,
  origin: 'ours',
  noTrophy: true,
  abilities: [
    {
      id: 'heap',
      static: [
        plus(
          'foeRoll',
          { left: 'material', discards: 'only', find: objects },
          {
            reach: 'everyone',
            when: { fight: { foeCards: { self: true } } },
          },
        ),
      ],
    },
  ],
  killed: [{ op: 'search', deck: 'material', discards: 'only', find: objects, to: 'held', rest: 'stays' }],
});

const animals: Amount = {
  plus: [count({ cards: { ...animal, at: 'anySpace' } }), { left: 'adventure', discards: 'only', find: animal }],
};
export const shardOfTheWild: StateDef = {
  id: 'probe/reward/shard_of_the_wild',
  kind: 'state',
  deck: 'reward',
  origin: 'known',
  keywords: ['inherited'],
  abilities: [{ id: 'wild', static: [plus('attackRoll', animals, { when: inBattle })] }],
};
