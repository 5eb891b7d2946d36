// Claiming what lies face up, where that is no part of the encounter (2 12:1, O Claiming Face Up Cards).
import { msg, type CardId } from '../../kernel/ids';
import type { Option } from '../../contract/prompt';
import { defOfCard, goldFor } from '../query/cards';
import { heroAt } from '../query/env';
import { choicesOf, passOption } from '../engine/options';
import { seatOfHero } from '../engine/ops/types';
import type { StepsOf } from '../engine/rulebook';
import { meet } from './steps';
import { claimsFreely, mayEvade, waiting } from './on-space';
import { judge, pickUp } from './taking';
import { vars } from './vars';

const claimed = (kind: string): boolean => kind === 'object' || kind === 'magicObject' || kind === 'follower';

type Own = Pick<StepsOf<'encounter'>, 'encounter/loose' | 'encounter/claimed'>;
declare module '../vocab/steps' {
  interface Steps {
    readonly 'encounter/loose': undefined;
    readonly 'encounter/claimed': undefined;
  }
}

export const looseSteps: Own = {
  /** One thing at a time, as often as he likes, since what he takes may change what he can take next. */
  'encounter/loose': (run) => {
    const { me } = run.frame;
    const close = vars.get(run.env, '$close') === true;
    vars.drop(run, '$loose');
    const hero = heroAt(run.env.s, me);
    // Nobody claims anything where he begins his move (2 13:1).
    if (hero.dead || !claimsFreely(run) || (close && run.env.s.turn.meeting === undefined)) return;
    const here = hero.space;
    const gold = goldFor(run.env, me, here);
    const cards = waiting(run, (def) => claimed(def.kind) || (def.kind === 'stranger' && !close));
    const { options, values } = choicesOf(run.env.s, cards);
    const judged = options.map((o): Option =>
      defOfCard(run.env, values[o.key] as CardId).kind === 'stranger'
        ? { ...o, label: msg('option.visit', { def: o.target?.def ?? '' }) }
        : judge(run, me, o, values),
    );
    const all: Option[] = [
      ...(gold > 0 ? [{ key: 'gold', label: msg('option.takeGold', { n: gold }) }] : []),
      ...judged,
    ];
    if (all.every((o) => o.off)) return;
    run.tx.ask({
      seat: seatOfHero(run, me),
      hero: me,
      ask: msg('ask.loose', { space: here }),
      source: here,
      rule: 'taking',
      options: [...all, passOption()],
      values,
      into: vars.at(run, '$loose'),
    });
  },
  'encounter/claimed': (run) => {
    const { me } = run.frame;
    const chosen = vars.get(run.env, '$loose');
    if (chosen === undefined || chosen === 'pass') return;
    const def = chosen === 'gold' ? undefined : defOfCard(run.env, chosen);
    if (def !== undefined) run.tx.markMet(chosen as CardId);
    if (def?.kind !== 'stranger') {
      pickUp(run, chosen);
      return;
    }
    run.tx.log({ t: 'met', source: def.id, hero: me, def: def.id, card: chosen as CardId });
    run.tx.pushProgram(
      { me, source: def.id, card: chosen as CardId },
      run.tx.openScope(),
      mayEvade(run, def, meet(chosen as CardId, def)),
    );
  },
};
