// Two reactions of one ability that are one thing to a reader.
import type { Trigger } from '../../rules/vocab/ability';
import type { AnyFilter } from '../../rules/vocab/event';
import type { Cond } from '../../rules/vocab/select';
import { same } from '../exact';
import { listOf } from '../joined';
import type { Rule } from './rules';

/**
 * Instead of what befalls the good there, and where nothing binds the neutral, he does what the evil do: fate, or a
 * prayer (the Valkyrie in the Graveyard).
 */
export function visitsAs([spared, visits, more]: readonly Trigger[]): Rule | undefined {
  if (!spared || !visits || more || spared.on !== 'lose' || spared.stage !== 'would') return undefined;
  const [prevent, pick] = spared.do;
  const source = spared.when && 'source' in spared.when ? spared.when.source : undefined;
  const [place] = listOf<string>(source?.named);
  const to: AnyFilter | undefined = visits.event;
  const isIt =
    prevent?.op === 'prevent' &&
    pick?.op === 'pick' &&
    same(
      pick.options.map(({ key }) => key),
      ['replenish', 'pray'],
    ) &&
    visits.on === 'visited' &&
    same(visits.do, [pick]) &&
    same(to?.to, { named: place }) &&
    same(visits.when, { alignment: 'neutral' });
  return isIt && place !== undefined ? { r: 'visitsAs', place, as: 'evil' } : undefined;
}

const isMark = (c: Cond | undefined, kind: string): boolean => same(c, { is: [{ tokens: kind, on: 'it' }, '<', 1] });
/** What is done with a card marks it until the end of the turn: the mark only says that it is done once (the same). */
export function oncePerCard([first, last, more]: readonly Trigger[]): Trigger | undefined {
  if (!first || !last || more || last.on !== 'turnEnded' || last.whose !== 'anyone') return undefined;
  const f: AnyFilter | undefined = first.event;
  const mark = first.do.at(-1);
  const [each, further] = last.do;
  if (mark?.op !== 'tokens' || mark.on !== 'eventCard' || mark.n !== 1 || each?.op !== 'each' || further)
    return undefined;
  if (f?.card === undefined || !isMark(f.card.where, mark.kind)) return undefined;
  if (!same(each.do, [{ op: 'tokens', on: { var: each.as }, kind: mark.kind, n: -1 }])) return undefined;
  const { where: _, ...card } = f.card;
  return { ...first, event: { ...f, card }, do: first.do.slice(0, -1) } as Trigger;
}
