// Who may be set against whom in the arena: what players are offered, and the yardstick.
import { seedRng } from '../../../shared/kernel/rng';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import type { State } from '../../../shared/rules/state/state';
import { brainOf, dealtFor } from '../brain';
import { factsOf } from '../facts';
import { levels, type Level, type Question, type Reply, type Table } from '../player';
import { novice0Ditches, novice0Policy } from './novice-0/index';

export const contenders = [...levels, 'novice-0'] as const;
export type Contender = (typeof contenders)[number];
export const isContender = (text: string): text is Contender => (contenders as readonly string[]).includes(text);

type Asked = Omit<Question, 'level' | 'dealt'> & { readonly level: Contender };
const isLevelled = (asked: Asked): asked is Asked & { readonly level: Level } => asked.level !== 'novice-0';

/** Who answers for contenders: `state` is what an answer is asked for, from which is dealt what they may know. */
export type Contest = (asked: Asked, state: State) => Reply;

export function contestOf(book: Rulebook, table: Table): Contest {
  const facts = factsOf(table.defs);
  const brain = brainOf(table);
  return (asked, state) => {
    const { view, prompt } = asked;
    if (isLevelled(asked)) return brain({ ...asked, ...dealtFor(book, state, prompt.seat, asked.level) });
    const card = novice0Ditches(view, prompt, facts);
    const rng = seedRng(`${table.salt}/${view.round}/${prompt.id}`);
    return card === undefined ? { keys: novice0Policy(view, prompt, facts, rng) } : { ditch: card };
  };
}
