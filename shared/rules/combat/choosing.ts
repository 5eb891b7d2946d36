// Either of two dice, as he chooses whose they are: asked once fate is paid or not, where anything hangs on it.
import { msg, type HeroId } from '../../kernel/ids';
import { follow } from '../engine/follow';
import { seatOfHero } from '../engine/ops/types';
import { option } from '../engine/options';
import type { Run, StepsOf } from '../engine/rulebook';
import { reckon, scoreOf, type Sided } from '../query/fight';
import { resultOf } from '../query/odds';
import { isAnsweredAsItLies, isDieAskedFor } from '../query/rerolls';
import type { Fight } from '../state/state';
import { fightOf, fightScope, inOrder, isMarginRead, rollIn } from './scores';
import { vars } from './vars';

type Kept = 'lower' | 'higher';

/** Who may choose, of a side whose two dice differ. */
function chooserOf({ keep, hero, dice }: Fight[Sided]): HeroId | undefined {
  return keep === 'choice' && new Set(dice).size > 1 ? hero : undefined;
}

/** The side as it is with that die kept. */
function keeping(side: Fight[Sided], kept: Kept): Fight[Sided] {
  const { lower: _, ...rest } = side;
  return kept === 'lower'
    ? { ...rest, lower: true, roll: Math.min(...side.dice) }
    : { ...rest, roll: Math.max(...side.dice) };
}

/** The fight in each way in which the dice of a side may be kept; the other side's too, where it has yet to choose. */
function waysOf(fight: Fight, side: Sided): readonly (readonly Fight[])[] {
  const other = side === 'mine' ? 'theirs' : 'mine';
  const isFirst = inOrder(fight)[0] === side;
  const others =
    isFirst && chooserOf(fight[other]) !== undefined
      ? (['higher', 'lower'] as const).map((kept) => keeping(fight[other], kept))
      : [fight[other]];
  return others.map((against) =>
    (['higher', 'lower'] as const).map((kept) => ({ ...fight, [side]: keeping(fight[side], kept), [other]: against })),
  );
}

/**
 * Whether it matters which die he keeps: for what comes of the fight, for the number that it is won by where that is
 * asked for, or for anything that answers the roll or asks for it. All of it lies open to everyone (law 7).
 */
function choiceDecides(run: Run, side: Sided): boolean {
  if (isMarginRead(run) || isDieAskedFor(run.env)) return true;
  return waysOf(fightOf(run), side).some((ways) => {
    const answered = ways.some((fight) =>
      (['mine', 'theirs'] as const).some(
        (which) => fight[which].dice.length > 0 && isAnsweredAsItLies(run.env, rollIn(run, which, fight)),
      ),
    );
    const results = ways.map((fight) => {
      const { mine, theirs } = reckon(run.env, fight);
      return resultOf(scoreOf(mine), scoreOf(theirs));
    });
    return answered || new Set(results).size > 1;
  });
}

declare module '../vocab/steps' {
  interface Steps {
    readonly 'combat/chooseDie': Sided;
    readonly 'combat/dieChosen': Sided;
  }
}

/** Whether either side may keep one of its dice or the other. */
export const mayChooseDice = (run: Run): boolean =>
  (['mine', 'theirs'] as const).some((side) => chooserOf(fightOf(run)[side]) !== undefined);

export const choosingSteps: Pick<StepsOf<'combat'>, 'combat/chooseDie' | 'combat/dieChosen'> = {
  'combat/chooseDie': (run, side) => {
    const own = fightOf(run)[side];
    const hero = chooserOf(own);
    if (hero === undefined || !choiceDecides(run, side)) return;
    follow(run, 'combat/dieChosen', side);
    const dice = own.dice.toSorted((a, b) => b - a);
    run.tx.ask({
      seat: seatOfHero(run, hero),
      hero,
      ask: msg('ask.attackDie'),
      source: run.frame.source,
      options: dice.map((n) => option(String(n), 'option.number', { n })),
      values: Object.fromEntries(dice.map((n) => [String(n), n])),
      into: vars.at(run, '$die'),
    });
  },
  'combat/dieChosen': (run, side) => {
    const die = vars.get(run.env, '$die');
    vars.drop(run, '$die');
    run.tx.setFight(fightScope(run), (f) => {
      if (die !== Math.min(...f[side].dice)) return;
      f[side].lower = true;
      f[side].roll = die;
    });
  },
};
