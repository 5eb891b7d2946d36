import type { Effect, EffectOf, Op } from '../../vocab/effect';
import type { Run } from '../rulebook';
import { boardOps } from './board';
import { cardOps } from './cards';
import { counterOps } from './counters';
import { deckOps } from './decks';
import { fightOps } from './fights';
import { flowOps } from './flow';
import { landOps } from './land';
import { lastingOps } from './lasting';
import { shopOps } from './shop';
import type { OpRunner } from './types';

/** One executor for every op of the vocabulary: a missing one does not compile. */
export const ops: { readonly [K in Op]: OpRunner<K> } = {
  ...flowOps,
  ...counterOps,
  ...cardOps,
  ...shopOps,
  ...deckOps,
  ...fightOps,
  ...lastingOps,
  ...boardOps,
  ...landOps,
};

const runOp = <K extends Op>(run: Run, e: EffectOf<K> & { readonly op: K }): void => {
  ops[e.op](run, e);
};

export function perform(run: Run, e: Effect): void {
  runOp(run, e as EffectOf<Op>);
}
