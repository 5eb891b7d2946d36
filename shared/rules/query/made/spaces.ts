import type { DefId } from '../../../kernel/ids';
import { reads, type Reads } from '../../state/stamp';
import type { SpaceDef } from '../../vocab/definition';
import type { SpaceFilter } from '../../vocab/select';
import { cardsAt } from '../card-index';
import { drawsBeside, spaceOf, textAt } from '../catalogue';
import { byFoot, distances } from '../distances';
import { look } from '../effort';
import { heroesInOrder, isItself, isSpaceNamed, spaceIdOf, type Env } from '../env';
import { isCalled, isNamesake, listed } from '../plain';
import { made, ofSpace, type Makers, type SpaceTest } from './made';

type One = (env: Env, id: DefId) => boolean;

const hereOf = (env: Env): DefId | undefined => env.s.heroes[env.me]?.space;
const placeOf = (env: Env, id: DefId): SpaceDef => spaceOf(env.cat, id);

export function spaceTest(m: Makers, f: SpaceFilter): SpaceTest {
  const tests: One[] = [];
  let hangsOn: Reads = 0;
  const add = <V>(value: V | undefined, make: (value: V) => One, on: Reads = 0): void => {
    if (value === undefined) return;
    tests.push(make(value));
    hangsOn |= on;
  };
  add(f.id, (ids) => (env, id) => listed(ids, id) && isItself(env, id), reads('board', 'cards'));
  add(f.named, (named) => (env, id) => isCalled(env, id, named), reads('board', 'cards'));
  add(f.region, (region) => (env, id) => isInRegion(env, id, region), reads('own'));
  add(
    f.sameRegionAs,
    (ref) => (env, id) => {
      const there = spaceIdOf(env, ref);
      return there !== undefined && placeOf(env, there).region === placeOf(env, id).region;
    },
    f.sameRegionAs === undefined ? 0 : ofSpace(f.sameRegionAs),
  );
  add(f.other, () => (env, id) => id !== hereOf(env), reads('own'));
  add(f.here, () => (env, id) => id === hereOf(env), reads('own'));
  add(
    f.within,
    (within) => {
      const { n, of } = typeof within === 'number' ? { n: within } : within;
      return (env, id) => {
        const from = of === undefined ? hereOf(env) : spaceIdOf(env, of);
        return from !== undefined && (distances(env.cat, from, byFoot(env.cat)).get(id) ?? Infinity) <= n;
      };
    },
    typeof f.within === 'object' ? ofSpace(f.within.of) : reads('own'),
  );
  add(f.empty, () => (env, id) => !heroesInOrder(env.s).some((h) => h.space === id), reads('heroes', 'places', 'rest'));
  add(f.is, (ref) => (env, id) => isSpaceNamed(env, ref, id), f.is === undefined ? 0 : ofSpace(f.is));
  add(f.tokens, (kind) => (env, id) => (env.s.board[id]?.tokens?.[kind] ?? 0) > 0, reads('board'));
  add(f.covered, (covered) => (env, id) => covered === (env.s.board[id]?.over ?? []).length > 0, reads('board'));
  add(f.closed, (closed) => (env, id) => closed === (spaceOf(env.cat, id).closed === true), 0);
  add(
    f.draws,
    (which) => (env, id) =>
      drawsBeside(textAt(env.cat, env.s, id).text, which === 'more' ? cardsAt(env.s, id).length : 0) > 0,
    reads('board', 'cards'),
  );
  add(
    f.namesake,
    (ref) => (env, id) => isNamesake(env, id, spaceIdOf(env, ref)),
    f.namesake === undefined ? 0 : ofSpace(f.namesake) | reads('board', 'cards'),
  );
  add(
    f.shop,
    () => (env, id) => placeOf(env, id).stops === true && placeOf(env, id).last !== true && isItself(env, id),
    reads('board', 'cards'),
  );
  add(f.last, (last) => (env, id) => last === (placeOf(env, id).last === true));
  const held = f.holds === undefined ? undefined : m.card(f.holds);
  add(
    held,
    ({ ask }) =>
      (env, id) =>
        cardsAt(env.s, id).some((card) => ask(env, card)),
    reads('cards') | (held?.hangsOn ?? 0),
  );
  const no = f.not === undefined ? undefined : m.space(f.not);
  add(
    no,
    ({ ask }) =>
      (env, id) =>
        !ask(env, id),
    no?.hangsOn ?? 0,
  );
  add(
    f.adjacentAcrossRiver,
    () => (env, id) => {
      const here = hereOf(env);
      return here !== undefined && (placeOf(env, here).across ?? []).includes(id);
    },
    reads('own'),
  );
  add(
    f.across,
    (ref) => (env, id) => {
      const there = spaceIdOf(env, ref);
      return there !== undefined && (placeOf(env, there).across ?? []).includes(id);
    },
    f.across === undefined ? 0 : ofSpace(f.across),
  );
  return made((env, id) => {
    look();
    for (const test of tests) if (!test(env, id)) return false;
    return true;
  }, hangsOn);
}

function isInRegion(env: Env, id: DefId, region: NonNullable<SpaceFilter['region']>): boolean {
  const { region: its } = placeOf(env, id);
  if (region !== 'mine') return listed(region, its);
  const here = hereOf(env);
  return here !== undefined && placeOf(env, here).region === its;
}
