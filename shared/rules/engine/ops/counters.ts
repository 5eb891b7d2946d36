// Counters, coins, alignment, toads, turns: everything here is proposed, since others may touch it.
import { whole } from '../../../kernel/whole';
import { costOf } from '../../query/costs';
import { paidFromCards } from '../purse';
import { amount } from '../../query/eval';
import { permits } from '../../query/stats';
import { activeHero, heroAt, heroOf } from '../../query/env';
import type { HeroId } from '../../../kernel/ids';
import type { Proposed } from '../../state/event';
import type { Run } from '../rulebook';
import type { HeroRef } from '../../vocab/refs';
import { block, byOf, causeOf, type OpsOf } from './types';
import { into } from '../into';

/** Puts to a character what is to be done to him, unless there is none or he is dead. */
function propose(
  run: Run,
  who: HeroRef | undefined,
  event: (whom: { readonly hero: HeroId; readonly by: HeroId }) => Proposed,
): void {
  const hero = heroOf(run.env, who);
  if (hero === undefined || heroAt(run.env.s, hero).dead) return;
  run.tx.propose(byOf(run), event({ hero, by: run.frame.me }), run.frame.id);
}

export const counterOps: OpsOf<
  | 'gain'
  | 'lose'
  | 'heal'
  | 'replenish'
  | 'align'
  | 'toad'
  | 'missTurn'
  | 'extraTurns'
  | 'endTurn'
  | 'status'
  | 'tradeTrophies'
> = {
  gain: (run, e) => {
    const n = amount(run.env, e.n);
    if (n > 0)
      propose(run, e.who, (whom) => ({
        ...whom,
        kind: 'gain',
        what: e.what,
        n,
        cause: causeOf(run),
        ...(e.side === undefined ? {} : { fateSide: e.side }),
      }));
  },
  lose: (run, e) => {
    const hero = heroOf(run.env, e.who);
    if (hero === undefined) return;
    const has = e.side === undefined ? heroAt(run.env.s, hero)[e.what] : (heroAt(run.env.s, hero).sides?.[e.side] ?? 0);
    const asked = e.n === 'all' ? has : amount(run.env, e.n);
    const price = e.cost && e.n !== 'all' ? costOf(run.env, hero, e.what, asked) : asked;
    const n = e.side === undefined ? price : Math.min(has, price);
    if (e.cost && e.what === 'fate' && !permits(run.env, hero, 'payInFate').ok) return;
    const paid = e.cost && e.what === 'fate' && e.side === undefined ? paidFromCards(run, hero, n) : 0;
    if (n > paid)
      propose(run, e.who, (whom) => ({
        ...whom,
        kind: 'lose',
        what: e.what,
        n: n - paid,
        cause: e.cost ? 'cost' : causeOf(run),
        ...(e.side === undefined ? {} : { fateSide: e.side }),
      }));
  },
  heal: (run, e) => {
    const n = Math.min(
      amount(run.env, { missing: 'life', of: e.who ?? 'me' }),
      e.n === 'full' ? Infinity : amount(run.env, e.n),
    );
    if (n > 0) propose(run, e.who, (whom) => ({ ...whom, kind: 'heal', what: 'life', n, cause: causeOf(run) }));
  },
  replenish: (run, e) => {
    const n = Math.min(
      amount(run.env, { missing: 'fate', of: e.who ?? 'me' }),
      e.n === 'full' ? Infinity : amount(run.env, e.n),
    );
    if (n > 0)
      propose(run, e.who, (whom) => ({
        ...whom,
        kind: 'replenish',
        what: 'fate',
        n,
        cause: causeOf(run),
        ...(e.side === undefined ? {} : { fateSide: e.side }),
      }));
  },
  align: (run, e) => {
    const hero = heroOf(run.env, e.who);
    if (hero === undefined) return;
    const was = heroAt(run.env.s, hero).alignment;
    const who = { var: '$aligned' } as const;
    if (e.until === undefined || was === e.to) {
      propose(run, e.who, (whom) => ({
        ...whom,
        kind: 'alignment',
        alignment: e.to,
        ...(e.back ? { back: true } : {}),
      }));
      return;
    }
    block(run, [
      { op: 'bind', as: who.var, value: hero },
      { op: 'align', to: e.to, who },
      {
        op: 'if',
        cond: { alignment: e.to, of: who },
        then: [
          {
            op: 'grant',
            ability: {
              id: 'aligned',
              static: [{ cannot: 'changeAlignment' }],
              ended: [{ op: 'align', to: was, back: true }],
            },
            until: e.until,
            who,
          },
        ],
      },
    ]);
  },
  toad: (run, e) => {
    const hero = heroOf(run.env, e.who);
    if (e.turns > 0) propose(run, e.who, (whom) => ({ ...whom, kind: 'toad', n: e.turns, cause: causeOf(run) }));
    else if (hero !== undefined) run.tx.endToad(hero);
  },
  tradeTrophies: (run) => {
    into(run, 'trophies');
  },
  missTurn: (run, e) => {
    propose(run, e.who, (whom) => ({ ...whom, kind: 'missTurn', n: amount(run.env, e.n), cause: causeOf(run) }));
  },
  extraTurns: (run, e) => {
    const hero = heroOf(run.env, e.who);
    const seat = hero === undefined ? undefined : heroAt(run.env.s, hero).seat;
    if (seat === undefined) return;
    // One who is not at turn comes next, whoever was to have more turns.
    run.tx.setTurn(
      seat === run.env.s.active
        ? { extra: whole(run.env.s.turn.extra + amount(run.env, e.n)) }
        : { extra: amount(run.env, e.n), extraFor: seat },
    );
  },
  endTurn: (run) => {
    if (activeHero(run.env.s) === run.frame.me) run.tx.setTurn({ over: true });
  },
  status: (run, e) => {
    const hero = heroOf(run.env, e.who);
    if (hero === undefined) return;
    const value = e.value === undefined ? 1 : amount(run.env, e.value);
    run.tx.setStatus(run.frame.source, hero, e.status, e.on && value > 0 ? value : undefined);
  },
};
