// Events of The Blood Moon; like any other they turn the Time Card.
import {
  choose,
  count,
  each,
  event,
  heal,
  lay,
  lose,
  missTurn,
  nothing,
  roll,
  table,
  v,
  when,
} from '../../../rules/dsl';
import type { Amount, Selector } from '../../../rules/vocab/select';
import { isLycanthrope, lycanthropes } from '../lycanthrope';
import { rollsOnHisChart } from '../werewolf';

const known = { origin: 'known' } as const;
const id = (name: string) => `blood-moon/adventure/${name}`;

const trophies: Selector = { cards: { zone: 'trophy', heldBy: 'anyone' } };
/** By lot one after the other: on his own space, on the next one, and so on. */
export const restlessDead = event(id('restless_dead'), {
  ...known,
  met: [
    each({ spaces: {}, nearest: { to: 'here', way: 'cw', next: count(trophies) } }, 'space', [
      choose(trophies, 'risen', { random: true }),
      lay(v('risen'), v('space')),
    ]),
  ],
});

const suspected: Amount = { most: [1, { minus: [v('die'), count({ cards: { ...lycanthropes, heldBy: 'anyone' } })] }] };
export const growingSuspicions = event(id('growing_suspicions'), {
  ...known,
  met: [
    {
      op: 'each',
      of: { heroes: {} },
      as: 'who',
      actor: true,
      do: [
        roll('die'),
        table(suspected, { '1': lose('life', 2), '2-3': lose('life'), '4-5': missTurn(), '6': nothing }),
      ],
    },
  ],
});

/** Ours: the one card of the box that is not known. The pack gathers, and who is not of it is found. */
export const callOfThePack = event(id('call_of_the_pack'), {
  origin: 'ours',
  met: [
    each({ heroes: { where: { has: lycanthropes, who: 'it' } } }, 'who', heal(1, v('who'))),
    when({ not: isLycanthrope }, rollsOnHisChart()),
  ],
});
