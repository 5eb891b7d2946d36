// Which of several numbers that the dice can come to counts, as the roller chooses.
import { msg, type HeroId } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import { option } from '../engine/options';
import { seatOfHero } from '../engine/ops/types';
import type { Run } from '../engine/rulebook';

/** Which number counts, the highest first; each stands for a value that is bound. A single one is no question. */
export function askTotal(
  run: Run,
  hero: HeroId,
  values: Readonly<Record<string, Json>>,
  as: string,
  of: 'move' | 'fate' | 'space' = 'move',
): void {
  const totals = Object.keys(values)
    .map(Number)
    .sort((a, b) => b - a);
  const [only] = totals;
  if (only === undefined) return;
  if (totals.length === 1) run.tx.bind(run.frame.scope, as, values[String(only)] ?? only);
  else
    run.tx.ask({
      seat: seatOfHero(run, hero),
      hero,
      ...(of === 'move'
        ? { ask: msg('ask.whichDie'), source: 'rules', rule: 'movement' }
        : { ask: msg('ask.fateDie'), source: run.frame.source, ...(of === 'fate' ? { rule: 'fate' } : {}) }),
      options: totals.map((n) => option(String(n), of === 'move' ? 'option.moveBy' : 'option.number', { n })),
      values,
      into: { scope: run.frame.scope, as },
    });
}
