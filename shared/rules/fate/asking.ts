// Whether fate is paid for a die: what is asked, of whom, and what the answer means (R4 FATE; D Fate Tokens).
import type { RollLeads } from '../../contract/event';
import { msg, type DefId, type HeroId } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import type { Option } from '../../contract/prompt';
import { option, passOption } from '../engine/options';
import { byOf, seatOfHero } from '../engine/ops/types';
import type { Run } from '../engine/rulebook';
import type { Leading } from '../engine/tx/heroes';
import { heroAt } from '../query/env';
import { darkPayers, fateless } from '../query/fate';
import { foesOf, isAnsweredAsItLies, leadsOf, leadsTo } from '../query/rerolls';
import { darkFateIsCalm } from '../query/stakes';
import { permits } from '../query/stats';
import type { Effect, Program, RollFor } from '../vocab/effect';
import type { FateSide } from '../vocab/select';
import { vars } from './vars';

/** Dark fate that somebody was asked for, and what the step of the roll was given. */
export type Darkened<Args> = { readonly payer: HeroId; readonly args: Args };

/** The next one who may force a reroll: asked first, for nearly always there is none. */
export function darkPayer(run: Run, roller: HeroId, purpose: RollFor): HeroId | undefined {
  if (fateless.has(purpose) || purpose === 'follower') return undefined;
  return darkPayers(run.env, roller, vars.get(run.env, '$passed') ?? [])[0];
}

type Now = RollLeads & { readonly now?: { readonly does: Program } };
type Rolling = { readonly as: string; readonly hero: HeroId };
/** The number whose row a roll comes to, what it stands against and what it leads to, in words. */
export function now(run: Pick<Run, 'env'>, { as, hero }: Rolling, dice: readonly number[]): Now {
  const does = leadsTo(run.env, { as, dice, hero });
  return { ...(does === undefined ? {} : { now: { does } }), ...leadsOf(run.env, { as, dice }) };
}

/** What is told with the dice: nothing where somebody still does something to them, as adding to a prayer. */
export function leading(run: Pick<Run, 'env'>, roll: Rolling & { readonly for: RollFor }): Leading {
  return (dice) => {
    const { scope } = run.env;
    if (scope === undefined) return undefined;
    const thrown = { hero: roll.hero, for: roll.for, dice, into: { scope, as: roll.as } };
    const foes = roll.for === 'number' ? foesOf(run.env) : undefined;
    const leads = isAnsweredAsItLies(run.env, thrown) ? {} : { ...leadsOf(run.env, { as: roll.as, dice }), ...foes };
    return Object.keys(leads).length === 0 ? undefined : leads;
  };
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
  /** He may set when he is asked, as for a card. */
  const stop = {
    use: darkFateIsCalm(run.env, payer, roller) ? 'calm' : 'live',
    target: { def: permits(run.env, payer, 'useDarkFate').because },
  } as const;
  run.tx.ask({
    seat: seatOfHero(run, payer),
    hero: payer,
    ask: msg('ask.darkFate', {
      def: run.frame.source,
      hero: heroAt(run.env.s, roller).def,
      dice: [...dice],
      n: dice.reduce((a, b) => a + b, 0),
      ...(as === undefined ? {} : now(run, { as, hero: roller }, dice)),
    }),
    source: run.frame.source,
    card: run.frame.card,
    rule: 'fate.sides',
    options: fateOptions(dice, 'dark', heroAt(run.env.s, roller).def).map((one) =>
      one.pass === true ? one : { ...one, ...stop },
    ),
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

/**
 * One option for each die that may be rolled again.
 * @param side the fate that it takes, where there are two; @param roller whose dice they are, where they are another's
 */
export const rerollOptions = (dice: readonly number[], side?: FateSide, roller?: DefId): Option[] =>
  dice.map((n, i) => ({
    ...option(`reroll.${i + 1}`, 'option.reroll', {
      n,
      ...(dice.length > 1 ? { die: i + 1 } : {}),
      ...(side === undefined ? {} : { side }),
      ...(roller === undefined ? {} : { hero: roller }),
    }),
    costs: 'fate',
  }));

/** Those, or to keep them. */
export const fateOptions = (dice: readonly number[], side?: FateSide, roller?: DefId): Option[] => [
  ...rerollOptions(dice, side, roller),
  passOption('option.keep'),
];

/** Which die an answer such as `reroll.2` means, or `undefined` for keeping them. */
export const rerolled = (answer: Json | undefined): number | undefined =>
  typeof answer === 'string' && answer.startsWith('reroll.') ? Number(answer.slice('reroll.'.length)) - 1 : undefined;
