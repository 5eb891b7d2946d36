// Dice, branches, choices: the ops that decide what happens next.
import { msg } from '../../../kernel/ids';
import type { CardId, HeroId } from '../../../kernel/ids';
import { amount, holds, select } from '../../query/eval';
import { cannotPay, isOpen, mostPaid } from '../../query/costs';
import { isKept, isOnlyDitched } from '../../query/ditching';
import { heroOf, variable } from '../../query/env';
import { isInVain } from '../../query/in-vain';
import { isSpared } from '../../query/spared';
import { withBarred } from '../../query/barred';
import { rowFor } from '../../query/rows';
import { candidates } from '../../query/spells';
import { permits } from '../../query/stats';
import { unpaid, whyNot } from '../../query/why-not';
import { leastFirst } from '../../query/worth';
import type { Option } from '../../../contract/prompt';
import { barredBy, cardAsk, choicesOf, keysOf, option } from '../options';
import { passageOf } from '../passages';
import type { Run } from '../rulebook';
import { counterOps } from './counters';
import type { OpsOf } from './types';
import { block, byOf, seatOfHero } from './types';
import type { StepCall } from '../../vocab/steps';
import type { Amount, CardKind, Selector } from '../../vocab/select';
import type { RollArgs } from '../given';
import { stepOf } from '../follow';
import { begin } from '../into';
import { opVars } from '../vars';

/** The kind of card that is to be chosen, where all that may be are of one. */
function kindOf(from: Selector): { readonly kind?: CardKind } {
  if (!('cards' in from)) return {};
  const { kind, object } = from.cards;
  if (object) return { kind: 'object' };
  return typeof kind === 'string' ? { kind } : {};
}

/** Whether it is a roll that was left out or dropped, or a sum with such a roll. */
function hasNoResult(run: Run, on: Amount): boolean {
  if (typeof on !== 'object') return false;
  if ('var' in on) return variable(run.env, on.var) === undefined;
  return 'plus' in on || 'minus' in on
    ? Object.values(on)
        .flat()
        .some((part: Amount) => hasNoResult(run, part))
    : false;
}

/** Whether it is to be ditched and cannot be, as nothing else is done with it. */
const staysWith = (run: Run, id: string, as: string): boolean => {
  const { source, card, code, pc } = run.frame;
  return source !== 'rules' && id !== card && isKept(run.env, id as CardId) && isOnlyDitched(code.slice(pc), as);
};

/** Runs a step of the rulebook with what it is given. */
export function takeStep(run: Run, call: StepCall): void {
  // Which step is given what is known by its type; here any may come, out of a state.
  const step = run.book.steps[call.step] as ((run: Run, args: unknown) => void) | undefined;
  if (!step) throw new Error(`no step ${call.step}`);
  step(run, call.args);
}

export const flowOps: OpsOf<
  | 'roll'
  | 'table'
  | 'if'
  | 'pick'
  | 'may'
  | 'choose'
  | 'number'
  | 'each'
  | 'repeat'
  | 'set'
  | 'stop'
  | 'branch'
  | 'bind'
  | 'step'
  | 'chart'
  | 'hook'
> = {
  roll: (run, e) => {
    const hero = heroOf(run.env, e.who) ?? run.frame.me;
    const purpose = e.for ?? (run.frame.source.includes('/space/') ? 'space' : 'card');
    const printed = e.dice === undefined ? 1 : amount(run.env, e.dice);
    const asked = { scope: run.frame.scope, eventSource: run.frame.source };
    const two = purpose === 'space' && printed === 1 && permits(run.env, hero, 'chooseDie', asked).ok;
    const one = e.leaveOut === true || two;
    const args: RollArgs = { as: e.as, dice: two ? 2 : printed, for: purpose, hero, ...(one ? { one } : {}) };
    // A Follower's own die is not his to leave out.
    const optional =
      purpose !== 'follower' &&
      hero === run.frame.me &&
      permits(run.env, hero, 'avoid', { card: run.frame.card }).ok &&
      permits(run.env, hero, 'skipRoll', asked).ok;
    block(run, [
      ...(optional ? [stepOf('roll/skip', args)] : []),
      stepOf('roll/throw', args),
      stepOf('roll/fate', args),
      stepOf('roll/again', args),
      ...(one ? [stepOf('roll/leaveOut', args)] : []),
      stepOf('roll/rolled', args),
    ]);
  },
  table: (run, e) => {
    // A roll that was left out or dropped has no result, so no row is carried out, whatever is added to it.
    if (hasNoResult(run, e.on)) return;
    const row = rowFor(amount(run.env, e.on), Object.keys(e.rows));
    if (row !== undefined) block(run, e.rows[row]);
  },
  if: (run, e) => {
    block(run, isOpen(run.env, e.cond, e.then) && !cannotPay(run.env, e.then) ? e.then : e.else);
  },
  pick: (run, e) => {
    const hero = heroOf(run.env, e.who) ?? run.frame.me;
    const options: Option[] = e.options.map((o) => {
      const base: Option = { key: o.key, label: o.label ?? msg('pick', { def: run.frame.source, key: o.key }) };
      if (o.if !== undefined && !isOpen(run.env, o.if, o.do)) return { ...base, off: whyNot(run.env, o.if) };
      if (isInVain(run.env, o.do)) return { ...base, off: msg('off.full') };
      const lacking = cannotPay(run.env, o.do);
      return lacking === undefined ? base : { ...base, off: unpaid(lacking) };
    });
    const open = options.filter((o) => !o.off);
    const cases = Object.fromEntries(e.options.map((o) => [o.key, o.do]));
    const [only] = open;
    if (!only) return;
    if (open.length === 1) {
      run.tx.settle(only.key);
      block(run, cases[only.key]);
      return;
    }
    block(run, [{ op: 'branch', on: '$pick', cases }]);
    run.tx.ask({
      seat: seatOfHero(run, hero),
      hero,
      ask: cardAsk(e.ask ?? 'ask.pick', { def: run.frame.source }),
      source: run.frame.source,
      rule: passageOf(e.ask),
      card: run.frame.card,
      options,
      into: opVars.at(run, '$pick'),
    });
  },
  may: (run, e) => {
    if (!isOpen(run.env, e.if, e.then) || cannotPay(run.env, e.then) || isInVain(run.env, e.then)) {
      block(run, e.else);
      return;
    }
    const hero = heroOf(run.env, e.who) ?? run.frame.me;
    block(run, [{ op: 'branch', on: '$may', cases: { yes: e.then, no: e.else ?? [] } }]);
    run.tx.ask({
      seat: seatOfHero(run, hero),
      hero,
      ask: cardAsk(`ask.${e.ask}`, { def: run.frame.source }),
      source: run.frame.source,
      card: run.frame.card,
      options: [
        option('yes', `yes.${e.ask}`, { def: run.frame.source }),
        { ...option('no', `no.${e.ask}`, { def: run.frame.source }), pass: true },
      ],
      into: opVars.at(run, '$may'),
    });
  },
  choose: (run, e) => {
    const hero = heroOf(run.env, e.who) ?? run.frame.me;
    const ids = candidates(run.env, e.from).filter((id) => !staysWith(run, id, e.as));
    const max = Math.max(0, Math.min(ids.length, e.max === undefined ? 1 : amount(run.env, e.max)));
    const min = Math.max(0, Math.min(max, e.min === undefined ? 1 : amount(run.env, e.min)));
    if (max === 0) {
      run.tx.unbind(run.frame.scope, e.as);
      return;
    }
    if (e.random) {
      const left = [...ids];
      const drawn = Array.from({ length: max }, () => left.splice(run.tx.chance(left.length), 1)[0] ?? '');
      run.tx.bind(run.frame.scope, e.as, max === 1 ? (drawn[0] ?? '') : drawn);
      return;
    }
    if (min === ids.length) {
      run.tx.bind(run.frame.scope, e.as, min === 1 ? (ids[0] ?? '') : ids);
      run.tx.settle(...keysOf(run.env.s, ids));
      return;
    }
    const shown = withBarred(run.env, e.from, e.leastFirst ? leastFirst(run.env, hero, ids, max) : ids);
    const { options: plain, values } = choicesOf(
      run.env.s,
      shown.map(({ id }) => id),
    );
    const options = plain.map((o, i): Option => {
      const because = shown[i]?.because;
      return because === undefined ? o : { ...o, off: barredBy(because, o.target?.def) };
    });
    const kind = 'heroes' in e.from ? 'hero' : 'cards' in e.from ? 'card' : 'space';
    run.tx.ask({
      seat: seatOfHero(run, hero),
      hero,
      ask: cardAsk(e.ask === undefined ? `ask.choose.${kind}` : `ask.${e.ask}`, {
        def: run.frame.source,
        n: max,
        ...(e.of === undefined ? {} : { of: amount(run.env, e.of) }),
        ...(e.ask === undefined ? kindOf(e.from) : {}),
      }),
      source: run.frame.source,
      card: run.frame.card,
      options,
      values,
      min,
      max,
      shape: kind === 'space' ? 'space' : 'pick',
      into: { scope: run.frame.scope, as: e.as },
    });
  },
  number: (run, e) => {
    const hero = heroOf(run.env, e.who) ?? run.frame.me;
    const from = amount(run.env, e.from);
    const to = mostPaid(run.env, e.as, e.to, run.frame.code[run.frame.pc]);
    if (to <= from) {
      run.tx.bind(run.frame.scope, e.as, from);
      run.tx.settle(String(from));
      return;
    }
    run.tx.burn(to - from);
    const { event } = run.env;
    const thrown = event?.kind === 'rolled' ? event.n : undefined;
    const options = Array.from({ length: to - from + 1 }, (_, i) =>
      option(String(from + i), 'option.number', { n: from + i }),
    );
    run.tx.ask({
      seat: seatOfHero(run, hero),
      hero,
      // What comes of a number may hang on what lies there already.
      ask: cardAsk(`ask.${e.ask}`, { def: run.frame.source, ...(thrown === undefined ? {} : { of: thrown }) }),
      source: run.frame.source,
      card: run.frame.card,
      options,
      shape: 'number',
      into: { scope: run.frame.scope, as: e.as },
    });
  },
  each: (run, e) => {
    const ids = select(run.env, e.of).filter((id) => !isSpared(run.env, run.frame.card, id));
    run.tx.burn(ids.length * Math.max(1, e.do.length));
    const [only] = e.do;
    // What many lose by one effect they lose at once: nobody is dead before all have been struck (D Simultaneous
    // Effects).
    if ('heroes' in e.of && !e.actor && only?.op === 'lose' && e.do.length === 1) {
      for (const id of ids.reverse()) {
        run.tx.bind(run.frame.scope, e.as, id);
        counterOps.lose(run, only);
      }
      return;
    }
    for (const id of ids.reverse()) {
      const me = e.actor && id.startsWith('h') ? (id as HeroId) : run.frame.me;
      run.tx.pushProgram(
        {
          me,
          source: run.frame.source,
          card: run.frame.card,
          about: id.startsWith('h') ? (id as HeroId) : run.frame.about,
        },
        run.frame.scope,
        [{ op: 'bind', as: e.as, value: id }, ...e.do],
        run.frame.event,
      );
    }
  },
  repeat: (run, e) => {
    const times = Math.max(0, amount(run.env, e.times));
    run.tx.burn(times * Math.max(1, e.do.length));
    block(run, Array.from({ length: times }, () => e.do).flat());
  },
  set: (run, e) => {
    run.tx.bind(run.frame.scope, e.as, amount(run.env, e.to));
  },
  stop: (run, e) => {
    if (e.unless === undefined || !holds(run.env, e.unless)) run.tx.advancePc(run.frame.id, run.frame.code.length);
  },
  branch: (run, e) => {
    const value = variable(run.env, e.on);
    if (typeof value === 'string') block(run, e.cases[value]);
  },
  bind: (run, e) => {
    run.tx.bind(run.frame.scope, e.as, e.value);
  },
  step: (run, e) => {
    takeStep(run, e);
  },
  chart: (run, e) => {
    begin(run.tx, { ...byOf(run), event: run.frame.event }, e);
  },
  hook: (run, e) => {
    const hook = run.book.hooks[e.id];
    if (!hook) throw new Error(`no hook ${e.id}`);
    block(run, hook(run.env, e.args));
  },
};
