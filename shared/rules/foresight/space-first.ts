// Who comes where others are, too, chooses whom to encounter (R4 ENCOUNTERS). Of a way there one wants to know what the
// space does; of the others it is said that they could be encountered in its place.
import { msg, type HeroId, type Msg } from '../../kernel/ids';
import type { Decision, State } from '../state/state';

export type SpaceFirst = { readonly keys: readonly string[]; readonly instead: readonly Msg[] };

/** @returns nothing where there is no such choice, or where he was before: then it is what he is asked */
export function spaceFirst(
  from: State,
  s: State,
  me: HeroId,
  { ask, hero, options }: Decision,
): SpaceFirst | undefined {
  if (ask.id !== 'ask.encounter' || hero !== me || s.heroes[me]?.space === from.heroes[me]?.space) return undefined;
  const open = options.filter((o) => o.off === undefined && !o.minor && o.use === undefined && o.costs === undefined);
  const space = open.find(({ label }) => label.id === 'option.encounterSpace');
  if (space === undefined) return undefined;
  const defs = open.flatMap(({ target }) => {
    const def = target?.hero === undefined ? target?.def : s.heroes[target.hero]?.def;
    return def === undefined ? [] : [def];
  });
  return { keys: [space.key], instead: [...new Set(defs)].map((def) => msg('name', { def })) };
}
