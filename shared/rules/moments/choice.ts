// Questions that also offer what may be done at that moment: abilities and Spells.
import { msg, type CardId, type HeroId, type Msg } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import type { Option, Shape } from '../../contract/prompt';
import { usableActions, type Usable } from '../query/actions';
import { ditchable } from '../query/ditching';
import { defOfCard } from '../query/cards';
import { heroAt, type Env, type World } from '../query/env';
import { printedOf, select } from '../query/eval';
import { keptBack } from '../query/trophies';
import { spanOf, usedKey } from '../query/used';
import type { Moment } from '../vocab/words';
import { seatOfHero } from '../engine/ops/types';
import type { Run } from '../engine/rulebook';
import { follow } from '../engine/follow';
import type { StepId, Steps } from '../vocab/steps';
import type { Asked } from '../engine/tx/flow';
import type { PassageId } from '../engine/passages';

/** Steps that put a question of theirs again. */
export type Again = { [K in StepId]: undefined extends Steps[K] ? K : never }[StepId];

type Choice = {
  readonly hero: HeroId;
  readonly moment: Moment;
  readonly ask: Asked;
  readonly rule: PassageId;
  readonly options: readonly Option[];
  readonly values?: Readonly<Record<string, Json>>;
  readonly shape?: Shape;
  /** Variable for the answer, and the step that puts the same question again after something else was done. */
  readonly as: string;
  readonly again: Again;
  /** What comes before anything that takes the place of the answer (`instead`). */
  readonly first?: Again;
  /** A press before what cannot be taken back, when he has something to ditch (docs/adr/0009). */
  readonly press?: boolean;
  /** Asked even when there is only one answer: a turn does not go by unseen. */
  readonly always?: boolean;
};

/** Which of the Enemies that follow him a deed begins by choosing, what the only one adds, and whether it is spent. */
function chosenOf(w: World, { entry: { source, it }, hero }: Usable): Msg['args'] {
  const [choice, ...then] = it.do;
  if (choice?.op !== 'choose' || !('cards' in choice.from) || choice.from.cards.lent !== true) return {};
  const env: Env = { ...w, me: hero, source: source.def, card: source.card };
  const cards = select(env, choice.from) as CardId[];
  const [one, ...others] = cards;
  const n = one !== undefined && others.length === 0 ? printedOf(env, one, 'strength') : 0;
  const isIt = (ref: Json): boolean => JSON.stringify(ref) === JSON.stringify({ var: choice.as });
  return {
    of: msg('names', { list: cards.map((card) => msg('name', { def: defOfCard(w, card).id })) }),
    ...(n > 0 && then.some(({ op }) => op === 'score') ? { n } : {}),
    ...(then.some((e) => e.op === 'discard' && isIt(e.card)) ? { spent: 1 } : {}),
  };
}

const actionLabel = (w: World, u: Usable): Msg =>
  msg(u.entry.source.from === 'hand' ? 'option.cast' : 'option.use', {
    def: u.entry.source.def,
    ability: u.entry.source.ability,
    ...chosenOf(w, u),
  });

export function actionOptions(w: World, deeds: readonly Usable[]): Option[] {
  return deeds.map((u) => ({
    key: u.key,
    label: actionLabel(w, u),
    use: u.calm ? 'calm' : 'live',
    target: { def: u.entry.source.def, ...(u.entry.source.card === undefined ? {} : { card: u.entry.source.card }) },
  }));
}

/** Whether he could leave anything behind, so that a press here is of use to him. */
export const couldDitch = (run: Run, hero: HeroId): boolean => ditchable(run.env, hero).length > 0;

export const TRADE = 'trade';

/** Who has refused to exchange his trophies may think better of it in his own turn: then its end asks him again. */
const tradeOptions = (run: Run, hero: HeroId): Option[] =>
  heroAt(run.env.s, hero).seat === run.env.s.active && keptBack(run.env, hero).length > 0
    ? [{ key: TRADE, label: msg('option.trade'), minor: true }]
    : [];

/** Asks with everything that the moment allows; anything but the answer leads back to the question. */
export function askAtMoment(run: Run, c: Choice): void {
  const deeds = usableActions(run.env, c.hero, c.moment);
  const plain = c.options.filter((o) => !o.off);
  const [only] = plain;
  const alone = only !== undefined && plain.length === 1 && c.options.length === 1;
  const idle = alone && deeds.every((u) => u.anytime);
  if (idle && !c.always && deeds.length === 0 && !(c.press && couldDitch(run, c.hero))) {
    run.tx.bind(run.frame.scope, c.as, c.values?.[only.key] ?? only.key);
    run.tx.settle(only.key);
    return;
  }
  follow(run, 'choice/taken', {
    as: c.as,
    again: c.again,
    hero: c.hero,
    moment: c.moment,
    ...(c.first === undefined ? {} : { first: c.first }),
  });
  run.tx.ask({
    seat: seatOfHero(run, c.hero),
    hero: c.hero,
    ask: c.ask,
    source: run.frame.source,
    rule: c.rule,
    options: [...c.options, ...actionOptions(run.env, deeds), ...tradeOptions(run, c.hero)],
    values: { ...c.values },
    shape: c.shape ?? 'pick',
    ...(alone && c.always ? { press: only.key } : idle ? { quiet: only.key } : {}),
    into: { scope: run.frame.scope, as: c.as },
  });
}

/** Carries out an ability or Spell that was chosen among the options of a moment. */
function act(run: Run, hero: HeroId, moment: Moment, key: string): void {
  const found = usableActions(run.env, hero, moment).find((u) => u.key === key);
  if (!found) return;
  const { source, it } = found.entry;
  const span = spanOf(source, it);
  if (span !== undefined) run.tx.markUsed(usedKey(span, hero, source, it));
  if (source.from !== 'hand')
    run.tx.log({
      t: 'used',
      source: source.def,
      hero,
      def: source.def,
      ability: source.ability,
      ...(source.card === undefined ? {} : { card: source.card }),
    });
  run.tx.pushProgram({ me: hero, source: source.def, card: source.card }, run.tx.openScope(source.vars), it.do);
}

/** Does one of the things that were offered beside the answers, if it is one. */
export function aside(run: Run, hero: HeroId, moment: Moment, key: Json | undefined): void {
  if (typeof key === 'string' && key.startsWith('do:')) act(run, hero, moment, key);
  if (key === TRADE) for (const kind of keptBack(run.env, hero)) run.tx.setKept(hero, kind);
}
