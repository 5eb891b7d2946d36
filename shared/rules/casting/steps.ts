// R4 CASTING SPELLS: aim, answer, effect, discard.
import type { CardId } from '../../kernel/ids';
import { msg, keyOf } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import { must } from '../../kernel/result';
import { defOf } from '../query/catalogue';
import { heroAt } from '../query/env';
import { isFireproof } from '../query/plain';
import { strikesOnlyCaster } from '../query/spells';
import type { SpellDef } from '../vocab/definition';
import { byOf, seatOfHero } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { discardedBy } from '../engine/commit-cards';
import { cardAsk } from '../engine/options';
import { move, putOf } from '../engine/moves';
import { vars } from './vars';

const cardOf = (run: Run): CardId => must(vars.get(run.env, '$card'), 'a Spell');

/** What the Spell has given a name while it was aimed. */
const namedIn = (run: Run): Record<string, Json> =>
  Object.fromEntries(Object.entries(run.env.s.scopes[run.frame.scope] ?? {}).filter(([name]) => !name.startsWith('$')));

function spellOf(run: Run, card: CardId): SpellDef {
  const def = defOf(run.book, run.env.s.cards[card]?.def ?? '');
  if (def.kind !== 'spell') throw new Error(`${def.id} is not a Spell`);
  return def;
}

declare module '../vocab/steps' {
  interface Steps {
    readonly 'casting/onSelf': undefined;
    readonly 'casting/aim': undefined;
    readonly 'casting/announce': undefined;
    readonly 'casting/effect': undefined;
    readonly 'casting/end': undefined;
  }
}

export const castingSteps: StepsOf<'casting'> = {
  // Where nobody else can be struck, no target is chosen: so he is asked whether he means himself.
  'casting/onSelf': (run) => {
    const { me } = run.frame;
    const card = cardOf(run);
    if (vars.get(run.env, '$on') !== undefined || !strikesOnlyCaster(run.env, me, card)) return;
    const { def } = heroAt(run.env.s, me);
    const spell = spellOf(run, card).id;
    run.tx.ask({
      seat: seatOfHero(run, me),
      hero: me,
      ask: cardAsk('ask.castOnSelf', { def: spell }),
      source: spell,
      card,
      options: [
        { key: keyOf(def), label: msg('yes.castOnSelf', { def: spell }), target: { hero: me } },
        { key: 'no', label: msg('no.castOnSelf', { def: spell }), pass: true },
      ],
      into: vars.at(run, '$onSelf'),
    });
  },
  'casting/aim': (run) => {
    const { aim } = spellOf(run, cardOf(run));
    const on = vars.get(run.env, '$on');
    const left = (aim ?? []).filter((e) => {
      if (on === undefined || e.op !== 'choose' || !('heroes' in e.from)) return true;
      run.tx.bind(run.frame.scope, e.as, on);
      return false;
    });
    if (left.length > 0) run.tx.pushProgram(byOf(run), run.frame.scope, left, run.frame.event);
  },
  'casting/announce': (run) => {
    const card = cardOf(run);
    // While he aimed he ditched what let him have it.
    if (run.env.s.cards[card] === undefined) return;
    const spell = spellOf(run, card);
    const held = Object.values(namedIn(run)).flat();
    const targets = held.flatMap((v) =>
      typeof v === 'string' && (run.env.s.heroes[v as `h${number}`] ?? run.env.s.cards[v as CardId])
        ? [msg('name', { def: run.env.s.heroes[v as `h${number}`]?.def ?? run.env.s.cards[v as CardId]?.def ?? '' })]
        : [],
    );
    const { zone, on } = run.env.s.cards[card] ?? {};
    if (zone === 'hand') run.tx.countCast(heroAt(run.env.s, run.frame.me).seat);
    if (on !== undefined) vars.set(run, '$lentBy', on);
    // eslint-disable-next-line no-restricted-syntax -- shown, so that others can answer that it is cast
    run.tx.moveCard(card, { to: 'held', hero: run.frame.me }, spell.id);
    run.tx.log({ t: 'cast', source: spell.id, hero: run.frame.me, def: spell.id, card, targets });
    vars.set(run, '$countered', true);
    run.tx.propose(byOf(run), { kind: 'cast', hero: run.frame.me, card, scope: run.frame.scope });
  },
  'casting/effect': (run) => {
    const card = cardOf(run);
    if (run.env.s.cards[card] === undefined || vars.get(run.env, '$countered') === true) return;
    run.tx.rememberCast(run.frame.me, spellOf(run, card).id);
    // What it does knows what it was aimed at, and nothing of how it was cast.
    run.tx.pushProgram(byOf(run), run.tx.openScope(namedIn(run)), spellOf(run, card).effect, run.frame.event);
  },
  'casting/end': (run) => {
    const card = cardOf(run);
    // It may be gone by now, burnt or bound by somebody: it was cast all the same.
    const at = run.env.s.cards[card];
    const caster = heroAt(run.env.s, run.frame.me);
    const lentBy = vars.get(run.env, '$lentBy');
    if (typeof lentBy === 'string' && run.env.s.cards[lentBy])
      run.tx.propose(byOf(run), {
        kind: 'spellSpent',
        hero: run.frame.me,
        card: lentBy,
        spell: 'lent',
      });
    else if (!caster.dead && vars.get(run.env, '$on') === undefined)
      run.tx.propose(byOf(run), {
        kind: 'spellSpent',
        hero: run.frame.me,
        spell: caster.hand.length === 0 ? 'last' : 'own',
      });
    // What is proposed last comes first.
    if (at?.zone !== 'held') return;
    const spell = spellOf(run, card);
    if (vars.get(run.env, '$countered') === true || !spell.stays)
      move(
        run,
        { ...byOf(run), source: spell.id },
        vars.get(run.env, '$burns') && !isFireproof(run.env, at)
          ? { kind: 'burnt', hero: run.frame.me, card }
          : putOf(run.frame.me, card, discardedBy(run, card, run.frame.me)),
      );
  },
};
