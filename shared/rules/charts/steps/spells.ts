// R4 CASTING SPELLS: aim, answer, effect, discard.
import type { CardId } from '../../../kernel/ids';
import { msg, keyOf } from '../../../kernel/ids';
import { defOf } from '../../query/catalogue';
import { heroAt, variable } from '../../query/env';
import { strikesOnlyCaster } from '../../query/spells';
import type { SpellDef } from '../../vocab/definition';
import { byOf, seatOfHero } from '../../engine/ops/types';
import type { Run, Step } from '../../engine/rulebook';

function spellOf(run: Run, card: CardId): SpellDef {
  const def = defOf(run.book, run.env.s.cards[card]?.def ?? '');
  if (def.kind !== 'spell') throw new Error(`${def.id} is not a Spell`);
  return def;
}

export const spellSteps: Readonly<Record<string, Step>> = {
  'spell/cast': (run, args) => {
    const card = args as CardId;
    const spell = spellOf(run, card);
    run.tx.pushProgram(
      byOf(run),
      run.frame.scope,
      [
        ...(strikesOnlyCaster(run.env, run.frame.me, card)
          ? ([
              { op: 'step', step: 'spell/onSelf', args: card },
              { op: 'stop', unless: { not: { known: '$onSelf', equals: 'no' } } },
            ] as const)
          : []),
        ...(spell.aim ?? []),
        { op: 'step', step: 'spell/announce', args: card },
        { op: 'step', step: 'spell/effect', args: card },
        { op: 'step', step: 'spell/end', args: card },
      ],
      run.frame.event,
    );
  },
  // Where nobody else can be struck, no target is chosen: so he is asked whether he means himself.
  'spell/onSelf': (run, args) => {
    const { me } = run.frame;
    const { def } = heroAt(run.env.s, me);
    const spell = spellOf(run, args as CardId).id;
    run.tx.ask({
      seat: seatOfHero(run, me),
      hero: me,
      ask: msg('ask.castOnSelf', { def: spell }),
      source: spell,
      card: args as CardId,
      options: [
        { key: keyOf(def), label: msg('yes.castOnSelf', { def: spell }), target: { hero: me } },
        { key: 'no', label: msg('no.castOnSelf', { def: spell }), pass: true },
      ],
      into: { scope: run.frame.scope, as: '$onSelf' },
    });
  },
  // Shown to all and counted, before anyone may answer it (Counterspell).
  'spell/announce': (run, args) => {
    const card = args as CardId;
    // While he aimed he ditched what let him have it.
    if (run.env.s.cards[card] === undefined) return;
    const spell = spellOf(run, card);
    const vars = Object.values(run.env.s.scopes[run.frame.scope] ?? {}).flat();
    const targets = vars.flatMap((v) =>
      typeof v === 'string' && (run.env.s.heroes[v as `h${number}`] ?? run.env.s.cards[v as CardId])
        ? [msg('name', { def: run.env.s.heroes[v as `h${number}`]?.def ?? run.env.s.cards[v as CardId]?.def ?? '' })]
        : [],
    );
    const { zone, on } = run.env.s.cards[card] ?? {};
    if (zone === 'hand') run.tx.countCast(heroAt(run.env.s, run.frame.me).seat);
    if (on !== undefined) run.tx.bind(run.frame.scope, '$lentBy', on);
    run.tx.moveCard(card, { to: 'held', hero: run.frame.me }, spell.id);
    run.tx.log({ t: 'cast', source: spell.id, hero: run.frame.me, def: spell.id, card, targets });
    run.tx.bind(run.frame.scope, '$countered', true);
    run.tx.propose(byOf(run), { kind: 'cast', hero: run.frame.me, card, scope: run.frame.scope });
  },
  'spell/effect': (run, args) => {
    const card = args as CardId;
    if (run.env.s.cards[card] === undefined || variable(run.env, '$countered') === true) return;
    run.tx.pushProgram(byOf(run), run.frame.scope, spellOf(run, card).effect, run.frame.event);
  },
  'spell/end': (run, args) => {
    const card = args as CardId;
    const at = run.env.s.cards[card];
    if (!at) return;
    const countered = variable(run.env, '$countered') === true;
    const spell = spellOf(run, card);
    if (at.zone === 'held' && (countered || !spell.stays)) run.tx.moveCard(card, { to: 'discard' }, spell.id);
    const caster = heroAt(run.env.s, run.frame.me);
    const lentBy = variable(run.env, '$lentBy');
    if (typeof lentBy === 'string' && run.env.s.cards[lentBy as CardId])
      run.tx.propose(byOf(run), {
        kind: 'spellSpent',
        hero: run.frame.me,
        card: lentBy as CardId,
        spell: 'lent',
      });
    else if (!caster.dead)
      run.tx.propose(byOf(run), {
        kind: 'spellSpent',
        hero: run.frame.me,
        spell: caster.hand.length === 0 ? 'last' : 'own',
      });
  },
};
