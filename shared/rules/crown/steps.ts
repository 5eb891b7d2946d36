// R4 THE CROWN OF COMMAND: who comes to it, and the Command Spell.
import type { HeroId, SeatId } from '../../kernel/ids';
import { layDown } from '../engine/commit-cards';
import { byOf } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { optionOf } from '../options/option-of';
import { endingCard, endingDef } from '../query/endings';
import { heroAt, heroesInOrder, variable } from '../query/env';
import { permits, statOf } from '../query/stats';
import type { Effect } from '../vocab/effect';
import { stepOf } from '../engine/follow';
import { vars } from './vars';

declare module '../vocab/steps' {
  interface Steps {
    readonly 'crown/reach': undefined;
    readonly 'crown/cast': undefined;
    readonly 'crown/roll': undefined;
    readonly 'crown/subdue': undefined;
    readonly 'crown/strikes': HeroId;
  }
}

/** What was put aside for his next character lies where the last one fell (R4 INHERITED ITEMS, LOSING ALL LIVES). */
function staysDead(run: Run, seat: SeatId): void {
  run.tx.seatOut(seat);
  const fallen = Object.values(run.env.s.heroes).findLast((hero) => hero.seat === seat);
  if (fallen === undefined) return;
  const { cards, gold } = run.tx.takeLegacy(seat);
  for (const card of cards) layDown(run, card, fallen.space, false);
  if (gold > 0) run.tx.layGold('rules', fallen.space, gold);
}

export const crownSteps: StepsOf<'crown'> = {
  'crown/reach': (run) => {
    const { me } = run.frame;
    // The ending that he revealed was his death.
    if (heroAt(run.env.s, me).dead) return;
    run.tx.setStatus('rules', me, 'onCrown', run.env.s.turn.n);
    run.tx.reachCrown();
    // R4 CHARACTER DEATH: nobody begins anew any more, nor does whoever has waited for his next turn to do so.
    for (const seat of run.env.s.order) if (run.env.s.seats[seat]?.hero === undefined) staysDead(run, seat);
    const alone = run.env.s.order.filter((s) => !run.env.s.seats[s]?.out).length === 1;
    const ending = endingDef(run.book, endingCard(run.book, run.env.s)?.def ?? '');
    // One who is alone is the last alive already; whatever else an ending asks he has still to do. R4 SUDDEN DEATH: the
    // first one wins.
    if (
      (alone && (ending === undefined || ending.goal === 'lastAlive')) ||
      (optionOf(run.env.s.options, 'suddenDeath') && !optionOf(run.env.s.options, 'kingOfTheHill'))
    )
      run.tx.end([heroAt(run.env.s, me).seat], 'crown');
  },

  /** R4 THE CROWN OF COMMAND: a character alone there must cast the Command Spell, from the turn after his arrival. */
  'crown/cast': (run) => {
    const { me } = run.frame;
    const hero = heroAt(run.env.s, me);
    const since = hero.status.onCrown;
    if (since === undefined || since >= run.env.s.turn.n) return;
    if (hero.toad || !permits(run.env, me, 'castCommand').ok || !permits(run.env, me, 'castSpell').ok) return;
    run.tx.log({ t: 'cast', source: 'rules/command', hero: me, def: 'rules/command', targets: [] });
    run.tx.propose(byOf(run), { kind: 'cast', hero: me, scope: run.frame.scope });
  },
  'crown/roll': (run) => {
    run.tx.pushProgram(byOf(run), run.frame.scope, [{ op: 'roll', as: '$command', for: 'spell' }]);
  },
  'crown/strikes': (run, by) => {
    run.tx.propose(
      { me: by, source: run.frame.source },
      { kind: 'lose', hero: run.frame.me, by, what: 'life', n: 1, cause: 'command' },
    );
  },
  'crown/subdue': (run) => {
    const { me } = run.frame;
    const rolled = vars.get(run.env, '$command') ?? 0;
    if (vars.get(run.env, '$always') !== true && rolled < statOf(run.env, me, 'commandFrom')) return;
    const own = variable(run.env, 'struck') === me;
    for (const other of heroesInOrder(run.env.s).reverse()) {
      if ((other.id === me) !== own) continue;
      const strikes: Effect = stepOf('crown/strikes', me);
      // 2 9:8: he may admit defeat instead, and leaves the game.
      const yields: Effect = {
        op: 'pick',
        ask: 'ask.admitDefeat',
        options: [
          { key: 'life', do: [strikes] },
          {
            key: 'admit',
            do: [
              { op: 'outOfGame', who: 'me' },
              { op: 'kill', who: 'me' },
            ],
          },
        ],
      };
      run.tx.pushProgram({ me: other.id, source: run.frame.source }, run.tx.openScope(), [
        optionOf(run.env.s.options, 'admitDefeat') ? yields : strikes,
      ]);
    }
  },
};
