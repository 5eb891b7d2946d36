// R4 FATE: one fate is paid for another throw of one of the dice.
import type { HeroId } from '../../kernel/ids';
import { follow } from '../engine/follow';
import type { Run } from '../engine/rulebook';
import { heroAt } from '../query/env';
import type { RollFor } from '../vocab/effect';
import type { FateSide } from '../vocab/select';

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
