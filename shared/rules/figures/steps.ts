// What belongs to no character: figures on their way, decks put in order, abilities lent for a time.
import { msg, type DeckId } from '../../kernel/ids';
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
    readonly 'deck/arranged': DeckId;
  }
}

export const figureSteps: StepsOf<'figures' | 'deck'> = {
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
  'deck/arranged': (run, deck) => {
    const order = vars.get(run.env, '$order') ?? [];
    vars.drop(run, '$order');
    run.tx.arrange(deck, order);
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
