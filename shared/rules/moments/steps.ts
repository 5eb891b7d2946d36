// What becomes of an answer at a moment, and the moments that are nothing but a point between two steps.
import { msg } from '../../kernel/ids';
import type { HeroId } from '../../kernel/ids';
import { must } from '../../kernel/result';
import { foeOf } from '../combat/foe-label';
import { follow, stepOf } from '../engine/follow';
import { passOption } from '../engine/options';
import { byOf } from '../engine/ops/types';
import type { StepsOf } from '../engine/rulebook';
import { usableActions } from '../query/actions';
import { heroAt, heroesInOrder, variable } from '../query/env';
import type { Moment } from '../vocab/words';
import { actionOptions, aside, couldDitch, TRADE, type Again } from './choice';
import { vars } from './vars';

/** Before these whoever fights is told whom. */
const ofFight: ReadonlySet<Moment> = new Set(['beforeFight', 'beforeRolls']);

type Done = { readonly hero: HeroId; readonly moment: Moment; readonly key: string };
type Taken = {
  readonly as: string;
  readonly again: Again;
  readonly hero: HeroId;
  readonly moment: Moment;
  readonly first?: Again;
};

declare module '../vocab/steps' {
  interface Steps {
    readonly 'choice/taken': Taken;
    readonly 'choice/done': Done;
    readonly 'moment/ask': undefined;
    readonly 'moment/act': undefined;
  }
}

export const momentSteps: StepsOf<'choice' | 'moment'> = {
  'choice/taken': (run, { as, again, hero, moment, first }) => {
    const key = variable(run.env, as);
    if (typeof key !== 'string' || !(key.startsWith('do:') || key === TRADE)) return;
    run.tx.unbind(run.frame.scope, as);
    follow(run, again);
    const comesFirst = usableActions(run.env, hero, moment).some(
      (u) => u.key === key && u.entry.it.instead !== undefined,
    );
    if (first !== undefined && comesFirst)
      run.tx.pushProgram(byOf(run), run.frame.scope, [stepOf(first), stepOf('choice/done', { hero, moment, key })]);
    else aside(run, hero, moment, key);
  },
  'choice/done': (run, { hero, moment, key }) => {
    aside(run, hero, moment, key);
  },

  /** Asks the next one who may do something at a moment and has not passed. */
  'moment/ask': (run) => {
    const { moment, only, press, aloud } = must(vars.get(run.env, '$at'), 'a moment');
    const passed = vars.get(run.env, '$passed') ?? [];
    vars.drop(run, '$asked', '$moment');
    for (const hero of heroesInOrder(run.env.s)) {
      const active = hero.seat === run.env.s.active;
      if (passed.includes(hero.seat) || (only === 'others' && active) || (only === 'active' && !active)) continue;
      const deeds = usableActions(run.env, hero.id, moment);
      const options = actionOptions(run.env, deeds);
      const pressed = active && press === true && couldDitch(run, hero.id);
      if (options.length === 0 && !pressed) continue;
      vars.set(run, '$asked', hero.id);
      const { foe } = ofFight.has(moment) ? foeOf(run, hero.id) : {};
      run.tx.ask({
        seat: hero.seat,
        hero: hero.id,
        ask: msg(`ask.moment.${moment}`, {
          hero: heroAt(run.env.s, run.frame.me).def,
          ...(foe === undefined ? {} : { foe }),
        }),
        source: run.frame.source,
        rule: 'timing',
        // Who does nothing here fights.
        options: [...options, foe === undefined ? passOption('option.goOn') : passOption('option.fightOn', { foe })],
        ...(deeds.every((u) => u.anytime) && aloud !== true ? { quiet: 'pass' } : {}),
        into: vars.at(run, '$moment'),
      });
      return;
    }
  },

  'moment/act': (run) => {
    const hero = must(vars.get(run.env, '$asked'), 'who was asked');
    const key = vars.get(run.env, '$moment');
    if (key === 'pass')
      vars.set(run, '$passed', [...(vars.get(run.env, '$passed') ?? []), heroAt(run.env.s, hero).seat]);
    aside(run, hero, must(vars.get(run.env, '$at'), 'a moment').moment, key);
  },
};
