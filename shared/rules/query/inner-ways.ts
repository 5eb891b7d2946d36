// R4 MOVEMENT IN THE INNER REGION, TURNING BACK: the ways from one space to the next.
import { keyOf, msg, type DefId, type HeroId } from '../../kernel/ids';
import type { Option } from '../../contract/prompt';
import { spaceOf } from './catalogue';
import { isCrown, spacesBefore } from './endings';
import { heroAt, type Env } from './env';
import { fitsCard } from './eval';
import { permits } from './stats';
import type { CardFilter } from '../vocab/select';

/** A state that keeps a character where he is until what he met there is done with. */
export const unfinished = ['werewolf', 'pitFiends', 'deathsDice'] as const;

const aTalisman: CardFilter = { keyword: 'talisman' };
const hasTalisman = (env: Env, me: HeroId): boolean =>
  heroAt(env.s, me).held.some((card) => fitsCard({ ...env, me }, card, aTalisman));

/** Ways of one space in the Inner Region: on, back, or staying to finish what was begun. */
export function innerOptions(env: Env, me: HeroId): Option[] {
  const hero = heroAt(env.s, me);
  const { links } = spaceOf(env.cat, hero.space);
  const way = (key: string, to: DefId, id: string): Option => ({
    key,
    label: msg(id, { space: to }),
    target: { space: to, path: [to] },
  });
  // O Retreating: down from the Crown the way that he came.
  if (isCrown(hero.space))
    return [
      { key: 'stay', label: msg('option.stayOnCrown'), target: { space: hero.space } },
      ...spacesBefore(env.cat, hero.space).map((to) => way('back', to, 'option.turnBack')),
    ];
  const outward = links.filter((l) => l.way === 'out');
  const back = outward.map((l) => way(outward.length === 1 ? 'back' : `back:${keyOf(l.to)}`, l.to, 'option.turnBack'));
  if (hero.status.turningBack !== undefined) return back;
  if (unfinished.some((u) => hero.status[u] !== undefined))
    return [{ key: 'stay', label: msg('option.stay', { space: hero.space }), target: { space: hero.space } }, ...back];
  const inward = links.filter((l) => l.way === 'in');
  const on = inward.map((l): Option => {
    const one = way(inward.length === 1 ? 'on' : `on:${keyOf(l.to)}`, l.to, 'option.goOn.inner');
    const gated = (spaceOf(env.cat, l.to).keywords ?? []).includes('needsTalisman');
    if (gated && !hasTalisman(env, me)) return { ...one, off: msg('off.talisman') };
    const may = permits(env, me, 'enterValley');
    return gated && !may.ok ? { ...one, off: msg('off.because', { def: may.because }) } : one;
  });
  return [...on, ...back];
}
