// R4 FATE: one of the dice is thrown again, once the fate for it is paid.
import { follow } from '../engine/follow';
import { byOf } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { statOf } from '../query/stats';
import type { Again } from './paying';
import { askTotal } from './totals';
import { vars } from './vars';

const oneAgain = (run: Run, { hero, for: purpose, dice, index, as }: Again): void => {
  run.tx.remember(run.frame.scope, as, run.tx.reroll(run.frame.source, dice, index, purpose, hero));
};

declare module '../vocab/steps' {
  interface Steps {
    readonly 'fate/own': Again;
    readonly 'fate/chosen': Again;
    readonly 'fate/forced': Again;
  }
}

export const againSteps: Pick<StepsOf<'fate'>, 'fate/own' | 'fate/chosen' | 'fate/forced'> = {
  // Where he throws several for one, others hear of them like of all dice.
  'fate/own': (run, again) => {
    const count = statOf(run.env, again.hero, 'fateDice');
    if (count <= 1) {
      oneAgain(run, again);
      return;
    }
    const dice = run.tx.roll(run.frame.source, count, 'fate', { hero: again.hero });
    follow(run, 'fate/chosen', again);
    run.tx.propose(byOf(run), {
      kind: 'rolled',
      hero: again.hero,
      for: 'fate',
      dice,
      n: dice.reduce((a, b) => a + b, 0),
      into: vars.at(run, '$several'),
    });
  },
  'fate/chosen': (run, { hero, dice, index, as }) => {
    const thrown = vars.get(run.env, '$several$dice') ?? [];
    vars.drop(run, '$several');
    vars.drop(run, '$several$dice');
    askTotal(run, hero, Object.fromEntries(thrown.map((n) => [String(n), dice.with(index, n)])), as, 'fate');
  },
  'fate/forced': oneAgain,
};
