// A quest that is one of several by a die: which of them it is lies on the card as tokens.
import type { Trigger } from '../../rules/vocab/ability';
import type { QuestDef } from '../../rules/vocab/definition';
import type { EffectOf } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';
import { same } from '../exact';
import { inOrder, range } from '../rows';
import { rollAct } from './charts';
import type { Paras } from './paras';
import { happening, whenOf } from './reactions';
import type { Task } from './rules';
import { you, type Walk } from './talk';

const asked = (c: Cond | undefined): readonly Cond[] => (c === undefined ? [] : 'all' in c ? c.all : [c]);
/** Which task it waits for, and the same without that. */
function numbered(t: Trigger, kind: string): { readonly n: number; readonly rest: Trigger } | undefined {
  const is = (c: Cond): number | undefined =>
    'is' in c && same(c.is[0], { tokens: kind, on: 'this' }) && c.is[1] === '=' && typeof c.is[2] === 'number'
      ? c.is[2]
      : undefined;
  const all = asked(t.when);
  const [n] = all.flatMap((c) => is(c) ?? []);
  const [only, more] = all.filter((c) => is(c) === undefined);
  const { when: _, ...plain } = t;
  const rest = only === undefined ? plain : { ...plain, when: more ? { all: all.filter((c) => !is(c)) } : only };
  return n === undefined ? undefined : { n, rest: rest as Trigger };
}

export function tasks({ taken, abilities, deliver }: QuestDef, at: Walk): Paras | undefined {
  const [roll, mark, more] = taken ?? [];
  if (roll?.op !== 'roll' || mark?.op !== 'tokens' || mark.on !== 'this' || more) return undefined;
  if (!same(mark.n, { var: roll.as })) return undefined;
  const waiting = (abilities ?? []).flatMap(({ triggers = [] }) => triggers.map((t) => numbered(t, mark.kind)));
  const done = waiting.filter((x) => x !== undefined);
  const [first] = done;
  const table = deliver?.do.find((e): e is EffectOf<'table'> => e.op === 'table');
  if (!first || !table || done.length < waiting.length) return undefined;
  const said = rollAct(roll, at);
  const list: readonly Task[] = [
    ...done.map(({ n, rest }) => ({ n, happens: happening(rest, at, you, whenOf(rest, rest.do, at, you)) })),
    ...inOrder(Object.keys(table.rows)).map((key) => {
      const { from, to } = range(key);
      return { n: from === -Infinity ? to : from, do: at.clauses(table.rows[key] ?? []) };
    }),
  ];
  return [{ p: 'tasks', roll: said, tasks: list, goods: at.clauses(first.rest.do) }];
}
