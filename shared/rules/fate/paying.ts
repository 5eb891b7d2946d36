// R4 FATE: one fate is paid for another throw of one of the dice.
import type { HeroId } from '../../kernel/ids';
import { follow } from '../engine/follow';
import { paidFromCards } from '../engine/purse';
import type { Run } from '../engine/rulebook';
import { heroAt } from '../query/env';
import { payable } from '../query/fate';
import type { Fated } from '../state/event';
import type { RollFor } from '../vocab/effect';
import type { FateSide } from '../vocab/select';
import { vars } from './vars';

/** The side that is paid: the other one where he has none of it and may pay with either. */
function sideOf(run: Run, hero: HeroId, side: FateSide): FateSide {
  const other = side === 'light' ? 'dark' : 'light';
  return heroAt(run.env.s, hero).sides?.[side] === 0 && payable(run.env, hero, side) > 0 ? other : side;
}

/** Takes one fate of a side from a character who pays it: a price, as others may hear it. */
function payFate(run: Run, hero: HeroId, side: FateSide, paidFor: RollFor): void {
  // D Fate Tokens: on a card it shows no side, and is paid as either.
  if (paidFromCards(run, hero, 1) > 0) return;
  run.tx.propose(
    { me: hero, source: 'rules' },
    {
      kind: 'lose',
      hero,
      what: 'fate',
      n: 1,
      cause: 'cost',
      paidFor,
      ...(heroAt(run.env.s, hero).sides === undefined
        ? {}
        : { fateSide: sideOf(run, hero, side), kept: vars.at(run, '$kept') }),
    },
  );
}

/** Dice of which one is thrown again, and the variable in which they then are. */
export type Again = Readonly<{
  hero: HeroId;
  for: RollFor;
  dice: readonly number[];
  index: number;
  as: string;
  /** The variable of the roll by itself that they are. */
  result?: string;
  one?: boolean;
  /** Whose fate it was, where it was not his own. */
  payer?: HeroId;
}>;

/** What fate has made of one of these dice: nothing where none was paid, or where it brought no other throw. */
export function fatedOf(run: Run, dice: readonly number[]): { readonly fated?: Fated } {
  const before = vars.get(run.env, '$before');
  const since = before === undefined ? undefined : dice[before.index];
  if (before === undefined || since === undefined || vars.get(run.env, '$kept') === true) return {};
  return { fated: { before: before.showed, since } };
}

/** One fate is paid for one of the dice, which is thrown again; what follows stands in the steps below. */
export function throwAgain(run: Run, payer: HeroId, again: Again): void {
  vars.drop(run, '$kept');
  vars.set(run, '$before', { index: again.index, showed: again.dice[again.index] ?? 0 });
  if (payer === again.hero) follow(run, 'fate/own', again);
  else follow(run, 'fate/forced', { ...again, payer });
  payFate(run, payer, payer === again.hero ? 'light' : 'dark', again.for);
}
