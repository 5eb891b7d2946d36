// Rolling dice: the throw, fate (R4 FATE), and what may be said about the result.
import { msg, type HeroId } from '../../../kernel/ids';
import type { Json } from '../../../kernel/json';
import type { Option } from '../../../contract/prompt';
import { heroAt, variable } from '../../query/env';
import { permits } from '../../query/stats';
import type { RollFor } from '../../vocab/effect';
import { option, passOption } from '../../engine/options';
import { byOf, seatOfHero } from '../../engine/ops/types';
import type { Run, Step } from '../../engine/rulebook';

type RollArgs = { readonly as: string; readonly dice: number; readonly for: RollFor; readonly hero: HeroId };
const argsOf = (args: Json | undefined): RollArgs => args as unknown as RollArgs;

/** A creature's own dice and the number of things met cannot be rerolled (reference/options.md). */
const fateless = new Set<RollFor>(['creature', 'number']);

export function mayPayFate(run: Run, hero: HeroId, purpose: RollFor): boolean {
  return !fateless.has(purpose) && run.env.s.options['fate'] !== false && heroAt(run.env.s, hero).fate > 0 && permits(run.env, hero, 'payFate').ok;
}

/** One option for each die that may be rolled again. */
export function fateOptions(dice: readonly number[]): Option[] {
  return [...dice.map((n, i) => option(`reroll.${i + 1}`, 'option.reroll', { n })), passOption('option.keep')];
}

/** Which die an answer such as `reroll.2` means, or `undefined` for keeping them. */
export const rerolled = (answer: Json | undefined): number | undefined => (typeof answer === 'string' && answer.startsWith('reroll.') ? Number(answer.slice('reroll.'.length)) - 1 : undefined);

export const rollSteps: Readonly<Record<string, Step>> = {
  // Dwarf, Elf, Troll, Guide...: the roll is optional; if rolled, the result stands.
  'roll/skip': (run, raw) => {
    const args = argsOf(raw);
    run.tx.ask({ seat: seatOfHero(run, args.hero), hero: args.hero, ask: msg('ask.skipRoll', { def: run.frame.source }), source: run.frame.source, options: [option('roll', 'option.rollDie'), passOption('option.noRoll')], into: { scope: run.frame.scope, as: '$skip' } });
  },
  'roll/throw': (run, raw) => {
    const args = argsOf(raw);
    const skipped = variable(run.env, '$skip') === 'pass';
    run.tx.unbind(run.frame.scope, '$skip');
    run.tx.unbind(run.frame.scope, args.as);
    if (skipped || args.dice <= 0) {
      run.tx.advancePc(run.frame.id, run.frame.code.length);
      return;
    }
    run.tx.bind(run.frame.scope, '$dice', run.tx.roll(run.frame.source, args.dice, args.for, { hero: args.hero }));
  },
  'roll/fate': (run, raw) => {
    const args = argsOf(raw);
    run.tx.unbind(run.frame.scope, '$fate');
    if (!mayPayFate(run, args.hero, args.for)) return;
    const dice = variable(run.env, '$dice') as readonly number[];
    run.tx.ask({ seat: seatOfHero(run, args.hero), hero: args.hero, ask: msg('ask.fate', { def: run.frame.source, dice: [...dice], n: dice.reduce((a, b) => a + b, 0) }), source: run.frame.source, card: run.frame.card, rule: 'fate', options: fateOptions(dice), into: { scope: run.frame.scope, as: '$fate' } });
  },
  'roll/again': (run, raw) => {
    const args = argsOf(raw);
    const index = rerolled(variable(run.env, '$fate'));
    if (index === undefined) return;
    run.tx.change('rules', args.hero, 'fate', -1);
    run.tx.bind(run.frame.scope, '$dice', run.tx.reroll(run.frame.source, variable(run.env, '$dice') as readonly number[], index, args.for, args.hero));
  },
  'roll/rolled': (run, raw) => {
    const args = argsOf(raw);
    const dice = variable(run.env, '$dice') as readonly number[];
    run.tx.propose(byOf(run), { kind: 'rolled', hero: args.hero, what: args.for, for: args.for, dice: [...dice], n: dice.reduce((a, b) => a + b, 0), how: args.as, to: run.frame.scope });
  },
};
