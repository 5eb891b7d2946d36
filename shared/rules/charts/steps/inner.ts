// R4 MOVEMENT IN THE INNER REGION, TURNING BACK, THE CROWN OF COMMAND.
import { msg, keyOf, type DefId, type HeroId } from '../../../kernel/ids';
import type { Option } from '../../../contract/prompt';
import { spaceOf } from '../../query/catalogue';
import { heroAt, heroesInOrder } from '../../query/env';
import { fitsCard } from '../../query/eval';
import { permits, statOf } from '../../query/stats';
import { byOf } from '../../engine/ops/types';
import type { Effect } from '../../vocab/effect';
import type { CardFilter } from '../../vocab/select';
import type { Run, Step } from '../../engine/rulebook';
import { isCrown, spacesBefore } from '../../query/endings';

/** A state that keeps a character where he is until what he met there is done with. */
export const unfinished = ['werewolf', 'pitFiends', 'deathsDice'] as const;

const aTalisman: CardFilter = { keyword: 'talisman' };
const hasTalisman = (run: Run, me: HeroId): boolean =>
  heroAt(run.env.s, me).held.some((card) => fitsCard({ ...run.env, me }, card, aTalisman));

/** Ways of one space in the Inner Region: on, back, or staying to finish what was begun. */
export function innerOptions(run: Run, me: HeroId): Option[] {
  const hero = heroAt(run.env.s, me);
  const { links } = spaceOf(run.book, hero.space);
  const way = (key: string, to: DefId, id: string): Option => ({
    key,
    label: msg(id, { space: to }),
    target: { space: to, path: [to] },
  });
  // O Retreating: down from the Crown the way that he came.
  if (isCrown(hero.space))
    return [
      { key: 'stay', label: msg('option.stayOnCrown'), target: { space: hero.space } },
      ...spacesBefore(run.book, hero.space).map((to) => way('back', to, 'option.turnBack')),
    ];
  const outward = links.filter((l) => l.way === 'out');
  const back = outward.map((l) => way(outward.length === 1 ? 'back' : `back:${keyOf(l.to)}`, l.to, 'option.turnBack'));
  if (hero.status['turningBack'] !== undefined) return back;
  if (unfinished.some((u) => hero.status[u] !== undefined))
    return [{ key: 'stay', label: msg('option.stay', { space: hero.space }), target: { space: hero.space } }, ...back];
  const inward = links.filter((l) => l.way === 'in');
  const on = inward.map((l): Option => {
    const one = way(inward.length === 1 ? 'on' : `on:${keyOf(l.to)}`, l.to, 'option.goOn.inner');
    const gated = (spaceOf(run.book, l.to).keywords ?? []).includes('needsTalisman');
    if (gated && !hasTalisman(run, me)) return { ...one, off: msg('off.talisman') };
    const may = permits(run.env, me, 'enterValley');
    return gated && !may.ok ? { ...one, off: msg('off.because', { def: may.because }) } : one;
  });
  return [...on, ...back];
}

export const innerSteps: Readonly<Record<string, Step>> = {
  /**
   * R4 THE CROWN OF COMMAND: a character alone there must cast the Command Spell, from the turn after his arrival;
   * `always` where it needs no die (Crown and Sceptre).
   */
  'crown/command': (run, args) => {
    const { me } = run.frame;
    const hero = heroAt(run.env.s, me);
    const since = hero.status['onCrown'];
    if (since === undefined || since >= run.env.s.turn.n) return;
    if (hero.toad || !permits(run.env, me, 'castCommand').ok || !permits(run.env, me, 'castSpell').ok) return;
    run.tx.log({ t: 'cast', source: 'rules/command', hero: me, def: 'rules/command', targets: [] });
    run.tx.bind(run.frame.scope, '$countered', true);
    run.tx.pushProgram(byOf(run), run.frame.scope, [{ op: 'step', step: 'crown/effect', args: args ?? '' }]);
    run.tx.propose(byOf(run), { kind: 'cast', hero: me, scope: run.frame.scope });
  },
  'crown/effect': (run, args) => {
    if (run.env.s.scopes[run.frame.scope]?.['$countered'] === true) return;
    run.tx.pushProgram(byOf(run), run.frame.scope, [
      ...(args === 'always' ? [] : [{ op: 'roll', as: '$command', for: 'spell' } as const]),
      { op: 'step', step: 'crown/result', args: args ?? '' },
    ]);
  },
  'crown/strikes': (run, args) => {
    run.tx.propose(
      { me: args as HeroId, source: run.frame.source },
      { kind: 'lose', hero: run.frame.me, by: args as HeroId, what: 'life', n: 1, cause: 'command' },
    );
  },
  'crown/result': (run, args) => {
    const { me } = run.frame;
    const rolled = Number(run.env.s.scopes[run.frame.scope]?.['$command'] ?? 0);
    if (args !== 'always' && rolled < statOf(run.env, me, 'commandFrom')) return;
    for (const other of heroesInOrder(run.env.s).reverse()) {
      if (other.id === me) continue;
      const strikes: Effect = { op: 'step', step: 'crown/strikes', args: me };
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
        run.env.s.options['admitDefeat'] === true ? yields : strikes,
      ]);
    }
  },
};
