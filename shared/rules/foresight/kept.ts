// Whether what a character has met still keeps him where he is: dice that Death has not lost yet decide it, and no
// number of his tells it.
import type { Foreseen } from '../../contract/foresight';
import type { HeroId } from '../../kernel/ids';
import { spaceOf, type Catalogue } from '../query/catalogue';
import { unfinishedAt } from '../query/inner-ways';
import type { State } from '../state/state';

type Seen = Foreseen & { readonly state: State };

/** The Inner Region alone keeps anybody, and what a space of its own names. */
export const isKept = (cat: Catalogue, s: State, me: HeroId): boolean => {
  const hero = s.heroes[me];
  return (
    hero !== undefined && !hero.dead && unfinishedAt(cat, hero.space).some((one) => hero.status[one] !== undefined)
  );
};

/**
 * Outcomes at whose end the turn is over say whether he may go on, where that is what they decide.
 * @param asked by the space where he stands: what was not finished before is told, too
 */
export function withKept(
  cat: Catalogue,
  from: State,
  me: HeroId,
  outcomes: readonly Seen[],
  asked: boolean,
): readonly Seen[] {
  const was = from.heroes[me];
  if (was === undefined) return outcomes;
  const before = isKept(cat, from, me);
  const ended = outcomes.filter(({ ends, state }) => ends.t === 'turn' && state.heroes[me]?.dead === false);
  const keeping = new Set(
    ended.flatMap(({ state }) => {
      const space = state.heroes[me]?.space ?? was.space;
      const now = isKept(cat, state, me);
      const decides = space === was.space ? now !== before || (asked && before) : now;
      return decides && spaceOf(cat, space).region === 'inner' ? [space] : [];
    }),
  );
  if (keeping.size === 0) return outcomes;
  return outcomes.map((one) =>
    ended.includes(one) && keeping.has(one.state.heroes[me]?.space ?? was.space)
      ? { ...one, changes: [...one.changes, { t: 'kept', on: isKept(cat, one.state, me) }] }
      : one,
  );
}
