// R4 FATE: one fate is paid, and one of the dice is thrown again.
import type { HeroId } from '../../kernel/ids';
import { follow } from '../engine/follow';
import { byOf } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { heroAt } from '../query/env';
import { statOf } from '../query/stats';
import type { RollFor } from '../vocab/effect';
import type { FateSide } from '../vocab/select';
import { askTotal } from './totals';
import { vars } from './vars';

/** Takes one fate of a side from a character who pays it: a price, as others may hear it. */
function payFate(run: Run, hero: HeroId, side: FateSide): void {
  run.tx.propose(
    { me: hero, source: 'rules' },
    {
      kind: 'lose',
      hero,
      what: 'fate',
      n: 1,
      cause: 'cost',
      ...(heroAt(run.env.s, hero).sides === undefined ? {} : { fateSide: side }),
    },
  );
}

/** Dice of which one is thrown again, and the variable in which they then are. */
export type Again = Readonly<{ hero: HeroId; for: RollFor; dice: readonly number[]; index: number; as: string }>;

/** One fate is paid for one of the dice, which is thrown again; what follows stands in the steps below. */
export function throwAgain(run: Run, payer: HeroId, again: Again): void {
  if (payer === again.hero) follow(run, 'fate/own', again);
  else follow(run, 'fate/forced', again);
  payFate(run, payer, payer === again.hero ? 'light' : 'dark');
}

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
