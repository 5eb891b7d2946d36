// Rolling dice: the throw, fate (R4 FATE), and what may be said about the result.
import { msg } from '../../kernel/ids';
import { heroAt } from '../query/env';
import { mayPayFate, ownSide } from '../query/fate';
import { rollMatters } from '../query/rerolls';
import { option, passOption } from '../engine/options';
import { byOf, seatOfHero } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { chosenWay, leavingOut, leftAfter } from '../movement/ways';
import type { RollArgs } from '../engine/given';
import { follow, stepOf } from '../engine/follow';
import { fatedOf, throwAgain, type Again } from './paying';
import { askDark, darkAnswer, darkPayer, fateOptions, leading, now, rerolled, type Darkened } from './asking';
import type { Thrower } from '../engine/tx/heroes';
import { isHeard } from '../engine/heard';
import { askTotal } from './totals';
import { vars } from './vars';
import { announce } from '../engine/windows';
import type { FateSide } from '../vocab/select';

/** Whether another throw of one of these dice could come to something else, as far as everyone can see. */
const matters = (run: Run, args: RollArgs, dice: readonly number[]): boolean => rollMatters(run.env, { ...args, dice });

const ofRoll = (run: Run, { as, hero, for: purpose, one }: RollArgs, index: number): Again => ({
  hero,
  for: purpose,
  dice: vars.get(run.env, '$dice') as readonly number[],
  index,
  as: '$dice',
  result: as,
  ...(one ? { one } : {}),
});

/** Dice for a move lead to nothing that a card tells, and of several that are left out nobody knows which yet. */
const throwerIn = (run: Run, args: RollArgs): Thrower => ({
  hero: args.hero,
  one: args.one === true,
  ...(args.for === 'move' || args.for === 'fate' || args.one === true ? {} : { leads: leading(run, args) }),
});

/** Whose fate one of the dice was rolled again for, where fate has two sides. */
function rolledAgain(run: Run, { hero }: RollArgs): FateSide | undefined {
  if (heroAt(run.env.s, hero).sides === undefined || vars.get(run.env, '$kept') === true) return undefined;
  if (vars.get(run.env, '$darkened') === true) return 'dark';
  return rerolled(vars.get(run.env, '$fate')) === undefined ? undefined : 'light';
}

declare module '../vocab/steps' {
  interface Steps {
    readonly 'roll/skip': RollArgs;
    readonly 'roll/throw': RollArgs;
    readonly 'roll/shown': RollArgs;
    readonly 'roll/fate': RollArgs;
    readonly 'roll/again': RollArgs;
    readonly 'roll/dark': RollArgs;
    readonly 'roll/leaveOut': RollArgs;
    readonly 'roll/rolled': RollArgs;
    readonly 'roll/darkened': Darkened<RollArgs>;
  }
}

export const rollSteps: StepsOf<'roll'> = {
  // Dwarf, Elf, Troll, Guide...: the roll is optional; if rolled, the result stands.
  'roll/skip': (run, args) => {
    run.tx.ask({
      seat: seatOfHero(run, args.hero),
      hero: args.hero,
      ask: msg('ask.skipRoll', { def: run.frame.source }),
      source: run.frame.source,
      options: [option('roll', 'option.rollDie'), passOption('option.noRoll')],
      into: vars.at(run, '$skip'),
    });
  },
  'roll/throw': (run, args) => {
    const skipped = vars.get(run.env, '$skip') === 'pass';
    vars.drop(run, '$skip');
    vars.drop(run, '$darkened');
    vars.drop(run, '$before');
    run.tx.unbind(run.frame.scope, args.as);
    if (skipped || args.dice <= 0) {
      run.tx.advancePc(run.frame.id, run.frame.code.length);
      return;
    }
    if (isHeard(run, 'rolling')) {
      vars.drop(run, '$shows');
      follow(run, 'roll/shown', args);
      run.tx.propose(byOf(run), {
        kind: 'rolling',
        hero: args.hero,
        for: args.for,
        n: args.dice,
        into: { scope: run.frame.scope, as: '$shows' },
      });
      return;
    }
    vars.set(run, '$dice', run.tx.roll(run.frame.source, args.dice, args.for, throwerIn(run, args)));
  },
  'roll/shown': (run, args) => {
    const shows = vars.get(run.env, '$shows');
    const left = args.dice - (shows?.length ?? 0);
    const { leads: _, ...some } = throwerIn(run, args);
    const thrown =
      left > 0 ? run.tx.roll(run.frame.source, left, args.for, shows === undefined ? throwerIn(run, args) : some) : [];
    vars.set(run, '$dice', [...(shows ?? []), ...thrown]);
  },
  'roll/fate': (run, args) => {
    vars.drop(run, '$fate');
    // What was said to show is not rolled again.
    if (vars.get(run.env, '$shows') !== undefined || !mayPayFate(run.env, args.hero, args.for)) return;
    const dice = vars.get(run.env, '$dice') as readonly number[];
    if (vars.get(run.env, '$where') === true) {
      vars.drop(run, '$where');
      follow(run, 'movement/where');
      return;
    }
    if (!matters(run, args, dice)) return;
    const paid = ownSide(run.env, args.hero);
    run.tx.ask({
      seat: seatOfHero(run, args.hero),
      hero: args.hero,
      ask: msg('ask.fate', {
        def: run.frame.source,
        dice: [...dice],
        n: dice.reduce((a, b) => a + b, 0),
        ...(paid === undefined ? {} : { side: paid }),
        ...now(run, args, dice),
      }),
      source: run.frame.source,
      card: run.frame.card,
      rule: 'fate',
      options: fateOptions(dice, paid),
      into: vars.at(run, '$fate'),
    });
  },
  'roll/again': (run, args) => {
    const index = rerolled(vars.get(run.env, '$fate'));
    // One throw is rolled again once, whoever pays for it: light before dark.
    if (index === undefined) {
      follow(run, 'roll/dark', args);
      return;
    }
    throwAgain(run, args.hero, ofRoll(run, args, index));
  },
  'roll/dark': (run, args) => {
    if (vars.get(run.env, '$shows') !== undefined) return;
    const dice = vars.get(run.env, '$dice') as readonly number[];
    if (darkPayer(run, args.hero, args.for) !== undefined && matters(run, args, dice))
      askDark(run, args.hero, dice, args.for, (payer) => stepOf('roll/darkened', { payer, args }), args.as);
    else vars.drop(run, '$passed');
  },
  'roll/darkened': (run, { payer, args }) => {
    const index = darkAnswer(run, payer);
    if (index === undefined) follow(run, 'roll/dark', args);
    else {
      // Where he goes he said of another roll.
      vars.drop(run, '$fate');
      vars.set(run, '$darkened', true);
      throwAgain(run, payer, ofRoll(run, args, index));
    }
  },
  // One of the dice does not count, as the roller chooses; what is left is what he has rolled (reference/options.md,
  // roll-two-choose).
  'roll/leaveOut': (run, args) => {
    const dice = vars.get(run.env, '$dice') as readonly number[];
    const kept = Object.fromEntries(leavingOut(run, dice, args));
    // Who has said where he goes has said by which.
    const of = chosenWay(run)?.of;
    const said = of === undefined ? undefined : Object.keys(kept).find((n) => leftAfter(run, Number(n)) === of);
    if (said !== undefined) vars.set(run, '$dice', kept[said] ?? [...dice]);
    else if (dice.length > 1) askTotal(run, args.hero, kept, '$dice', args.for === 'move' ? 'move' : 'space');
  },
  'roll/rolled': (run, args) => {
    const dice = vars.get(run.env, '$dice') as readonly number[];
    vars.drop(run, '$shows');
    const again = rolledAgain(run, args);
    announce(run, byOf(run), {
      kind: 'rolled',
      hero: args.hero,
      for: args.for,
      dice: [...dice],
      n: dice.reduce((a, b) => a + b, 0),
      ...(again === undefined ? {} : { again }),
      ...fatedOf(run, dice),
      into: { scope: run.frame.scope, as: args.as },
    });
  },
};
