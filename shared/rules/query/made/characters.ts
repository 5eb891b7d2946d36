import { reads } from '../../state/stamp';
import type { HeroFilter } from '../../vocab/select';
import { spaceOf } from '../catalogue';
import { look } from '../effort';
import { heroAt, isStruck, spaceIdOf } from '../env';
import { listed } from '../plain';
import { made, ofSpace, type HeroTest, type Makers } from './made';

export function heroTest(m: Makers, f: HeroFilter): HeroTest {
  const { alignment } = f;
  const at = f.at === undefined ? undefined : m.space(f.at);
  const has = f.has === undefined ? undefined : m.card(f.has);
  const where = f.where === undefined ? undefined : m.cond(f.where);
  const region = f.sameRegionAs;
  const there =
    region === undefined
      ? undefined
      : typeof region === 'object' && 'card' in region
        ? { spaceOfCard: region.card }
        : { spaceOf: region };
  return made(
    (env, id) => {
      look();
      const hero = heroAt(env.s, id);
      if (hero.dead) return false;
      if (f.who === 'others' && id === env.me) return false;
      if (at !== undefined && !at.ask(env, hero.space)) return false;
      if (f.struck !== undefined && f.struck !== isStruck(env, id)) return false;
      if (alignment !== undefined && !listed(alignment, hero.alignment)) return false;
      if (there !== undefined) {
        const space = spaceIdOf(env, there);
        if (space === undefined || spaceOf(env.cat, space).region !== spaceOf(env.cat, hero.space).region) return false;
      }
      if (has !== undefined && !hero.held.some((card) => has.ask(env, card))) return false;
      return where === undefined || where.ask({ ...env, it: { hero: id } });
    },
    reads('heroes', 'rest'),
    at === undefined && there === undefined ? 0 : reads('places'),
    there === undefined ? 0 : ofSpace(there),
    at?.hangsOn ?? 0,
    has?.hangsOn ?? 0,
    where?.hangsOn ?? 0,
  );
}
