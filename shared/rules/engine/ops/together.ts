// What all of them choose at the same time and in secret, and then do in the order of play.
import { msg } from '../../../kernel/ids';
import type { Option } from '../../../contract/prompt';
import { heroesInOrder } from '../../query/env';
import { amount, fitsHero, holds } from '../../query/eval';
import { whyNot } from '../../query/why-not';
import type { Hero } from '../../state/state';
import type { EffectOf } from '../../vocab/effect';
import type { Run } from '../rulebook';
import { cardAsk, option } from '../options';
import { byOf, type OpsOf } from './types';

type Together = EffectOf<'together'>;
type Asked = { readonly options: Option[]; readonly shape?: 'number' };

/** What he may choose among; of one number alone nothing is asked. */
function asked(run: Run, e: Together, hero: Hero, as: string): Asked {
  const env = { ...run.env, me: hero.id };
  if ('number' in e) {
    const [from, to] = [amount(env, e.number.from), amount(env, e.number.to)];
    if (to <= from) {
      run.tx.bind(run.frame.scope, as, from);
      return { options: [] };
    }
    run.tx.burn(to - from);
    const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    return { options: numbers.map((n) => option(String(n), 'option.number', { n })), shape: 'number' };
  }
  return {
    options: e.options.map((o): Option => {
      const base: Option = { key: o.key, label: o.label ?? msg('pick', { def: run.frame.source, key: o.key }) };
      return o.if === undefined || holds(env, o.if) ? base : { ...base, off: whyNot(env, o.if) };
    }),
  };
}

export const together: OpsOf<'together'>['together'] = (run, e) => {
  const heroes = heroesInOrder(run.env.s).filter((h) => e.of === undefined || fitsHero(run.env, h.id, e.of));
  // In the order of play: the first one's program lies uppermost.
  for (const hero of [...heroes].reverse()) {
    const as = `$together:${hero.id}`;
    run.tx.pushProgram(
      { ...byOf(run), me: hero.id },
      run.frame.scope,
      'number' in e
        ? [{ op: 'set', as: e.number.as, to: { var: as } }, ...e.do]
        : [{ op: 'branch', on: as, cases: Object.fromEntries(e.options.map((o) => [o.key, o.do])) }],
      run.frame.event,
    );
    const { options, ...shape } = asked(run, e, hero, as);
    if (options.every((o) => o.off)) continue;
    run.tx.ask({
      seat: hero.seat,
      hero: hero.id,
      ask: cardAsk(`ask.${e.ask}`, { def: run.frame.source }),
      source: run.frame.source,
      card: run.frame.card,
      options,
      ...shape,
      into: { scope: run.frame.scope, as },
    });
  }
};
