// R4 FATE: one of the dice is thrown again, once the fate for it is paid.
import { follow } from '../engine/follow';
import { isHeard } from '../engine/heard';
import { byOf } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { statOf } from '../query/stats';
import { leading } from './asking';
import type { Again } from './paying';
import { askTotal } from './totals';
import { vars } from './vars';

const oneAgain = (run: Run, { hero, for: purpose, dice, index, as, one, payer, result }: Again): void => {
  run.tx.remember(
    run.frame.scope,
    as,
    run.tx.reroll(run.frame.source, dice, index, purpose, {
      hero,
      one: one === true,
      ...(payer === undefined ? {} : { payer }),
      ...(result === undefined ? {} : { leads: leading(run, { as: result, hero, for: purpose }) }),
    }),
  );
};

/** The fate that was paid for it brings no other throw. */
const isKept = (run: Run): boolean => vars.get(run.env, '$kept') === true;

/** Where he throws several for one, others hear of them like of all dice. */
function ownAgain(run: Run, again: Again): void {
  const count = statOf(run.env, again.hero, 'fateDice');
  if (count <= 1) {
    oneAgain(run, again);
    return;
  }
  const dice = run.tx.roll(run.frame.source, count, 'fate', { hero: again.hero, one: true });
  follow(run, 'fate/chosen', again);
  run.tx.propose(byOf(run), {
    kind: 'rolled',
    hero: again.hero,
    for: 'fate',
    dice,
    n: dice.reduce((a, b) => a + b, 0),
    into: vars.at(run, '$several'),
  });
}

declare module '../vocab/steps' {
  interface Steps {
    readonly 'fate/own': Again;
    readonly 'fate/shown': Again;
    readonly 'fate/chosen': Again;
    readonly 'fate/forced': Again;
  }
}

export const againSteps: Pick<StepsOf<'fate'>, 'fate/own' | 'fate/shown' | 'fate/chosen' | 'fate/forced'> = {
  'fate/own': (run, again) => {
    if (isKept(run)) return;
    if (!isHeard(run, 'rolling')) {
      ownAgain(run, again);
      return;
    }
    vars.drop(run, '$fated');
    follow(run, 'fate/shown', again);
    run.tx.propose(byOf(run), {
      kind: 'rolling',
      hero: again.hero,
      for: 'fate',
      n: statOf(run.env, again.hero, 'fateDice'),
      into: vars.at(run, '$fated'),
    });
  },
  'fate/shown': (run, again) => {
    const [shows] = vars.get(run.env, '$fated') ?? [];
    vars.drop(run, '$fated');
    if (shows === undefined) ownAgain(run, again);
    else run.tx.remember(run.frame.scope, again.as, again.dice.with(again.index, shows));
  },
  'fate/chosen': (run, { hero, dice, index, as }) => {
    const thrown = vars.get(run.env, '$several$dice') ?? [];
    vars.drop(run, '$several');
    vars.drop(run, '$several$dice');
    askTotal(run, hero, Object.fromEntries(thrown.map((n) => [String(n), dice.with(index, n)])), as, 'fate');
  },
  'fate/forced': (run, again) => {
    if (!isKept(run)) oneAgain(run, again);
  },
};
