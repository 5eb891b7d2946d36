// R4 MOVEMENT IN THE INNER REGION, TURNING BACK: the ways from one space to the next.
import { keyOf, msg, type DefId, type HeroId } from '../../kernel/ids';
import type { Option } from '../../contract/prompt';
import { spaceOf, type Catalogue } from './catalogue';
import { isCrown, spacesBefore } from './endings';
import { heroAt, type Env, type World } from './env';
import { fitsCard } from './eval';
import { avoidsSpace, permits } from './stats';
import type { CardFilter } from '../vocab/select';
import type { StatusId } from '../vocab/status';

/** A state that keeps a character where he is until what he met there is done with. */
const theOldOnes = ['werewolf', 'pitFiends', 'deathsDice'] as const;
export const unfinishedAt = (cat: Catalogue, space: DefId): readonly StatusId[] => {
  const { keeps } = spaceOf(cat, space);
  return keeps === undefined ? theOldOnes : [...theOldOnes, keeps];
};

const aTalisman: CardFilter = { keyword: 'talisman' };
const hasTalisman = (env: Env, me: HeroId): boolean =>
  heroAt(env.s, me).held.some((card) => fitsCard({ ...env, me }, card, aTalisman));

/** Whether a space lets him in by a Talisman alone: not where what it says does nothing to him. */
export const asksForTalisman = (env: World, me: HeroId, space: DefId): boolean =>
  spaceOf(env.cat, space).keywords?.includes('needsTalisman') === true && !avoidsSpace(env, me, space);

/** Whether what he met there keeps him until it is done with. */
const isUnfinished = (env: Env, me: HeroId): boolean => {
  const { space, status } = heroAt(env.s, me);
  return unfinishedAt(env.cat, space).some((u) => status[u] !== undefined) && !avoidsSpace(env, me, space);
};

const wayTo = (key: string, to: DefId, id: string): Option => ({
  key,
  label: msg(id, { space: to }),
  target: { space: to, path: [to] },
});

/** On towards the Crown of Command, as far as he may. */
function waysOn(env: Env, me: HeroId): Option[] {
  const inward = spaceOf(env.cat, heroAt(env.s, me).space).links.filter((l) => l.way === 'in');
  return inward.map((l): Option => {
    const one = wayTo(inward.length === 1 ? 'on' : `on:${keyOf(l.to)}`, l.to, 'option.goOn.inner');
    const gated = asksForTalisman(env, me, l.to);
    // Whoever has lost it, or was carried past the barrier without one, does not come to the Crown either.
    if ((gated || isCrown(l.to)) && !hasTalisman(env, me)) return { ...one, off: msg('off.talisman') };
    const may = permits(env, me, 'enterValley');
    return gated && !may.ok ? { ...one, off: msg('off.because', { def: may.because }) } : one;
  });
}

/** Where somebody else can send him: on, or back one space towards the Plain of Peril (000 FAQ Misdirection). */
export function misledOptions(env: Env, me: HeroId): Option[] {
  const { region, links } = spaceOf(env.cat, heroAt(env.s, me).space);
  const outward = links.filter((l) => l.way === 'out' && spaceOf(env.cat, l.to).region === region);
  return [
    ...waysOn(env, me),
    ...outward.map((l) =>
      wayTo(outward.length === 1 ? 'sentBack' : `sentBack:${keyOf(l.to)}`, l.to, 'option.sendBack'),
    ),
  ];
}

/** Ways of one space in the Inner Region: on, back, or staying to finish what was begun. */
export function innerOptions(env: Env, me: HeroId): Option[] {
  const hero = heroAt(env.s, me);
  const { links } = spaceOf(env.cat, hero.space);
  // O Retreating: down from the Crown the way that he came.
  if (isCrown(hero.space))
    return [
      { key: 'stay', label: msg('option.stayOnCrown'), target: { space: hero.space } },
      ...spacesBefore(env.cat, hero.space).map((to) => wayTo('back', to, 'option.turnBack')),
    ];
  const outward = links.filter((l) => l.way === 'out');
  const back = outward.map((l) =>
    wayTo(outward.length === 1 ? 'back' : `back:${keyOf(l.to)}`, l.to, 'option.turnBack'),
  );
  if (hero.status.turningBack !== undefined) return back;
  if (isUnfinished(env, me))
    return [{ key: 'stay', label: msg('option.stay', { space: hero.space }), target: { space: hero.space } }, ...back];
  return [...waysOn(env, me), ...back];
}
