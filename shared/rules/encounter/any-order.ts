// The cards on a space, met in the order that the character likes (Cat Burglar).
import type { CardId } from '../../kernel/ids';
import { msg } from '../../kernel/ids';
import { choicesOf, passOption } from '../engine/options';
import { byOf, seatOfHero } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { follow, stepOf } from '../engine/follow';
import { defOfCard } from '../query/cards';
import type { Def } from '../vocab/definition';
import type { Effect } from '../vocab/effect';
import { togetherWith } from './enemies';
import { here, mustTake, waiting } from './on-space';
import { vars } from './vars';

declare module '../vocab/steps' {
  interface Steps {
    readonly 'encounter/anyOrder': undefined;
    readonly 'encounter/first': undefined;
    readonly 'encounter/next': undefined;
  }
}

/** What is met as a card: neither a figure nor what only lies there. */
const isMet = (run: Run, id: CardId): boolean => !['figure', 'state', 'spell'].includes(defOfCard(run.env, id).kind);

const isTaken = (def: Def): boolean => ['object', 'magicObject', 'follower'].includes(def.kind) && !mustTake(def);
function stepsFor(def: Def): readonly Effect[] {
  if (def.kind === 'enemy') return ([1, 2, 3] as const).map((n) => stepOf('encounter/enemies', n));
  if (isTaken(def)) return [stepOf('encounter/take')];
  return (['events', 'strangers', 'places'] as const).map((kind) => stepOf('encounter/cards', kind));
}

export const orderSteps: Pick<StepsOf<'encounter'>, 'encounter/anyOrder' | 'encounter/first' | 'encounter/next'> = {
  'encounter/anyOrder': (run) => {
    const { turn } = run.env.s;
    if (turn.over || turn.moved) return;
    const cards = waiting(run, () => true).filter((id) => isMet(run, id) && !turn.evaded.includes(id));
    if (cards.length < 2) return;
    const { me } = run.frame;
    const { options, values } = choicesOf(run.env.s, cards);
    follow(run, 'encounter/first');
    run.tx.ask({
      seat: seatOfHero(run, me),
      hero: me,
      ask: msg('ask.meetFirst', { space: here(run) }),
      source: here(run),
      rule: 'taking',
      options: [...options, passOption('option.inOrder')],
      values,
      into: vars.at(run, '$first'),
    });
  },
  // Enemies that would fight as one do so; of the others that one alone is met.
  'encounter/first': (run) => {
    const first = vars.get(run.env, '$first');
    vars.drop(run, '$first');
    if (first === undefined || first === 'pass') return;
    const before = vars.get(run.env, '$only');
    if (before !== undefined) vars.set(run, '$later', before);
    vars.set(run, '$only', togetherWith(run, first));
    const def = defOfCard(run.env, first);
    run.tx.pushProgram(byOf(run), run.frame.scope, [...stepsFor(def), stepOf('encounter/next')]);
  },
  'encounter/next': (run) => {
    const later = vars.get(run.env, '$later');
    vars.drop(run, '$later');
    if (later === undefined) vars.drop(run, '$only');
    else vars.set(run, '$only', later);
    follow(run, 'encounter/anyOrder');
  },
};
