// What belongs to no character: figures on their way, decks put in order, abilities lent for a time.
import { msg, nameOf, type DefId } from '../../kernel/ids';
import { must } from '../../kernel/result';
import type { Option } from '../../contract/prompt';
import { untilOf } from '../engine/ops/lasting';
import { byOf, seatOfHero } from '../engine/ops/types';
import type { StepsOf } from '../engine/rulebook';
import type { Ability } from '../vocab/ability';
import { vars } from './vars';

declare module '../vocab/steps' {
  interface Steps {
    readonly 'figures/choose': undefined;
    readonly 'figures/walk': undefined;
    readonly 'figures/lend': undefined;
    readonly 'figures/arrange': undefined;
    readonly 'figures/arranged': undefined;
  }
}

/** Cards of a deck one by one; the second of two equal ones is `name.2`. */
function inOrder(defs: readonly DefId[]): { readonly options: Option[]; readonly values: Record<string, DefId> } {
  const keys = defs.map((def, i) => {
    const before = defs.slice(0, i).filter((other) => nameOf(other) === nameOf(def)).length;
    return before === 0 ? nameOf(def) : `${nameOf(def)}.${before + 1}`;
  });
  return {
    options: defs.map((def, i): Option => ({
      key: keys[i] ?? nameOf(def),
      label: msg('name', { def }),
      target: { def },
    })),
    values: Object.fromEntries(defs.map((def, i) => [keys[i] ?? nameOf(def), def])),
  };
}

export const figureSteps: StepsOf<'figures'> = {
  'figures/choose': (run) => {
    const ways = vars.get(run.env, '$ways');
    if (ways === undefined) return;
    const hero = must(vars.get(run.env, '$hero'), 'who chooses');
    const figure = must(vars.get(run.env, '$figure'), 'a figure');
    const options: Option[] = ways.map((way) => ({
      key: way.key,
      label: msg('option.goTo', { space: way.path.at(-1) ?? '', way: way.way }),
      target: { space: way.path.at(-1) ?? '', path: [...way.path] },
    }));
    run.tx.ask({
      seat: seatOfHero(run, hero),
      hero,
      ask: msg('ask.walk', { def: run.env.s.cards[figure]?.def ?? '' }),
      source: run.frame.source,
      card: figure,
      rule: 'figures',
      shape: 'space',
      options,
      values: Object.fromEntries(ways.map((way) => [way.key, [...way.path]])),
      into: vars.at(run, '$way'),
    });
  },
  'figures/walk': (run) => {
    const path = [...must(vars.get(run.env, '$way'), 'a way')];
    run.tx.propose(byOf(run), {
      kind: 'figureMoved',
      hero: run.frame.me,
      card: must(vars.get(run.env, '$figure'), 'a figure'),
      path,
      space: must(path.at(-1), 'where it goes'),
    });
  },
  'figures/arrange': (run) => {
    const hero = must(vars.get(run.env, '$hero'), 'who looks');
    const deck = must(vars.get(run.env, '$deck'), 'a deck');
    const top = (run.env.s.decks[deck]?.draw ?? []).slice(-must(vars.get(run.env, '$n'), 'how many')).reverse();
    const { options, values } = inOrder(top);
    run.tx.ask({
      seat: seatOfHero(run, hero),
      hero,
      ask: msg('ask.arrange', { def: run.frame.source, deck }),
      source: run.frame.source,
      card: run.frame.card,
      shape: 'order',
      options,
      values,
      min: top.length,
      max: top.length,
      into: vars.at(run, '$order'),
    });
  },
  'figures/arranged': (run) => {
    run.tx.arrange(must(vars.get(run.env, '$deck'), 'a deck'), vars.get(run.env, '$order') ?? []);
  },
  'figures/lend': (run) => {
    const of = must(vars.get(run.env, '$of'), 'whose ability');
    const own = run.book.abilities.get(of)?.find((a) => a.id === vars.get(run.env, '$ability'));
    if (!own) return;
    // Lent for once: whatever it is, it is used one time.
    const once: Ability = {
      id: own.id,
      ...(own.actions ? { actions: own.actions.map((a) => ({ ...a, once: 'turn' as const })) } : {}),
      ...(own.triggers
        ? { triggers: own.triggers.map((t) => ({ ...t, once: 'turn' as const, group: 'borrowed' })) }
        : {}),
      ...(own.meetings ? { meetings: own.meetings } : {}),
    };
    const until = untilOf(run, run.frame.me, must(vars.get(run.env, '$until'), 'until when'));
    run.tx.addMod(of, run.frame.me, once, until, run.frame.card);
  },
};
