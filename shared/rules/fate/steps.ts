// Rolling dice: the throw, fate (R4 FATE), and what may be said about the result.
import { msg, type HeroId } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import type { Option } from '../../contract/prompt';
import { heroAt } from '../query/env';
import { darkPayers, fateless, mayPayFate } from '../query/fate';
import { leadsTo, rollMatters } from '../query/rerolls';
import type { Effect, Program, RollFor } from '../vocab/effect';
import { option, passOption } from '../engine/options';
import { byOf, seatOfHero } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { chosenWay, leftAfter } from '../movement/ways';
import type { RollArgs } from '../engine/given';
import { follow, stepOf } from '../engine/follow';
import { throwAgain, type Again } from './again';
import { askTotal } from './totals';
import { vars } from './vars';

/** Dark fate that somebody was asked for, and what the step of the roll was given. */
export type Darkened<Args> = { readonly payer: HeroId; readonly args: Args };

/** The next one who may force a reroll: asked first, for nearly always there is none. */
export function darkPayer(run: Run, roller: HeroId, purpose: RollFor): HeroId | undefined {
  if (fateless.has(purpose) || purpose === 'follower') return undefined;
  return darkPayers(run.env, roller, vars.get(run.env, '$passed') ?? [])[0];
}

/** What the roll leads to as it lies there. */
function now(run: Run, as: string, dice: readonly number[]): { readonly now?: { readonly does: Program } } {
  const does = leadsTo(run.env, { as, dice });
  return does === undefined ? {} : { now: { does } };
}

/** Asks the next one who may force a reroll of these dice; `then` is what carries it out. */
export function askDark(
  run: Run,
  roller: HeroId,
  dice: readonly number[],
  purpose: RollFor,
  then: (payer: HeroId) => Effect,
  as?: string,
): void {
  const payer = darkPayer(run, roller, purpose);
  if (payer === undefined) {
    vars.drop(run, '$passed');
    return;
  }
  run.tx.pushProgram(byOf(run), run.frame.scope, [then(payer)]);
  run.tx.ask({
    seat: seatOfHero(run, payer),
    hero: payer,
    ask: msg('ask.darkFate', {
      def: run.frame.source,
      hero: heroAt(run.env.s, roller).def,
      dice: [...dice],
      n: dice.reduce((a, b) => a + b, 0),
      ...(as === undefined ? {} : now(run, as, dice)),
    }),
    source: run.frame.source,
    card: run.frame.card,
    rule: 'fate',
    options: fateOptions(dice),
    into: vars.at(run, '$dark'),
  });
}

/** Nobody is asked for dark fate any more. */
export const allPassed = (run: Run): void => {
  vars.drop(run, '$passed');
};

/** What was answered to dark fate: the die that must be rolled again, or `undefined` for a pass. */
export function darkAnswer(run: Run, payer: HeroId): number | undefined {
  const index = rerolled(vars.get(run.env, '$dark'));
  vars.drop(run, '$dark');
  if (index === undefined) {
    vars.set(run, '$passed', [...(vars.get(run.env, '$passed') ?? []), payer]);
    return undefined;
  }
  vars.drop(run, '$passed');
  return index;
}

/** One option for each die that may be rolled again. */
export const rerollOptions = (dice: readonly number[]): Option[] =>
  dice.map((n, i) => ({
    ...option(`reroll.${i + 1}`, 'option.reroll', dice.length > 1 ? { n, die: i + 1 } : { n }),
    costs: 'fate',
  }));

/** Those, or to keep them. */
export const fateOptions = (dice: readonly number[]): Option[] => [...rerollOptions(dice), passOption('option.keep')];

/** Which die an answer such as `reroll.2` means, or `undefined` for keeping them. */
export const rerolled = (answer: Json | undefined): number | undefined =>
  typeof answer === 'string' && answer.startsWith('reroll.') ? Number(answer.slice('reroll.'.length)) - 1 : undefined;

/** Whether another throw of one of these dice could come to something else, as far as everyone can see. */
const matters = (run: Run, args: RollArgs, dice: readonly number[]): boolean => rollMatters(run.env, { ...args, dice });

const ofRoll = (run: Run, { hero, for: purpose }: RollArgs, index: number): Again => ({
  hero,
  for: purpose,
  dice: vars.get(run.env, '$dice') as readonly number[],
  index,
  as: '$dice',
});

declare module '../vocab/steps' {
  interface Steps {
    readonly 'roll/skip': RollArgs;
    readonly 'roll/throw': RollArgs;
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
    run.tx.unbind(run.frame.scope, args.as);
    if (skipped || args.dice <= 0) {
      run.tx.advancePc(run.frame.id, run.frame.code.length);
      return;
    }
    vars.set(run, '$dice', run.tx.roll(run.frame.source, args.dice, args.for, { hero: args.hero }));
  },
  'roll/fate': (run, args) => {
    vars.drop(run, '$fate');
    if (!mayPayFate(run.env, args.hero, args.for)) return;
    const dice = vars.get(run.env, '$dice') as readonly number[];
    if (vars.get(run.env, '$where') === true) {
      vars.drop(run, '$where');
      follow(run, 'movement/where');
      return;
    }
    if (!matters(run, args, dice)) return;
    run.tx.ask({
      seat: seatOfHero(run, args.hero),
      hero: args.hero,
      ask: msg('ask.fate', {
        def: run.frame.source,
        dice: [...dice],
        n: dice.reduce((a, b) => a + b, 0),
        ...now(run, args.as, dice),
      }),
      source: run.frame.source,
      card: run.frame.card,
      rule: 'fate',
      options: fateOptions(dice),
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
      throwAgain(run, payer, ofRoll(run, args, index));
    }
  },
  // One of the dice does not count, as the roller chooses; what is left is what he has rolled (reference/options.md,
  // roll-two-choose).
  'roll/leaveOut': (run, { hero }) => {
    const dice = vars.get(run.env, '$dice') as readonly number[];
    const kept = Object.fromEntries(
      dice.map((_, i) => {
        const rest = dice.filter((_, j) => j !== i);
        return [String(rest.reduce((a, b) => a + b, 0)), rest];
      }),
    );
    // Who has said where he goes has said by which.
    const of = chosenWay(run)?.of;
    const said = of === undefined ? undefined : Object.keys(kept).find((n) => leftAfter(run, Number(n)) === of);
    if (said !== undefined) vars.set(run, '$dice', kept[said] ?? [...dice]);
    else if (dice.length > 1) askTotal(run, hero, kept, '$dice');
  },
  'roll/rolled': (run, args) => {
    const dice = vars.get(run.env, '$dice') as readonly number[];
    run.tx.propose(byOf(run), {
      kind: 'rolled',
      hero: args.hero,
      for: args.for,
      dice: [...dice],
      n: dice.reduce((a, b) => a + b, 0),
      into: { scope: run.frame.scope, as: args.as },
    });
  },
};
