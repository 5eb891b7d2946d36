// The way through the Inner Region as one number: how likely a character comes to the Crown who always goes on.
import type { DefId, HeroId, SeatId } from '../../kernel/ids';
import type { Input } from '../engine/machine';
import { passing } from '../engine/players';
import type { Rulebook } from '../engine/rulebook';
import { isCrown } from '../query/endings';
import type { Decision, State } from '../state/state';
import { carryOn, followed, type Budget } from './foresee';

/** Steps to the Crown of every space of the Inner Region, always inwards. */
function stepsOf(book: Rulebook): ReadonlyMap<DefId, number> {
  const spaces = [...book.defs.values()].filter((def) => def.kind === 'space' && def.region === 'inner');
  const found = new Map<DefId, number>(spaces.flatMap(({ id }) => (isCrown(id) ? [[id, 0] as const] : [])));
  for (let far = 0; far < spaces.length; far++)
    for (const def of spaces)
      if (
        def.kind === 'space' &&
        !found.has(def.id) &&
        def.links.some(({ to, way }) => way === 'in' && found.get(to) === far)
      )
        found.set(def.id, far + 1);
  return found;
}

/** Always on, and where that is not the question whatever changes least. */
const onwards =
  (steps: ReadonlyMap<DefId, number>, me: HeroId) =>
  (s: State, decision: Decision): readonly string[] | undefined => {
    const here = s.heroes[me]?.space ?? '';
    if (isCrown(here) || !steps.has(here) || s.heroes[me]?.dead === true) return undefined;
    const own = followed(decision);
    if (own !== undefined) return own;
    const ways = decision.options.flatMap(({ key, off, target, use }) => {
      const far = target?.space === undefined || use !== undefined ? undefined : steps.get(target.space);
      return off === undefined && far !== undefined ? [{ key, far }] : [];
    });
    const [best] = ways.sort((a, b) => a.far - b.far);
    return best === undefined ? passing(s, decision) : [best.key];
  };

export type ToCrown = { readonly chance: number; readonly stopped: number };

/**
 * What an answer of a character in the Inner Region is worth to him who then always goes on, pays no fate and is left
 * alone by the others. @returns nothing where he is not on that way
 */
export function chanceOfCrown(
  book: Rulebook,
  known: State,
  seat: SeatId,
  keys: readonly string[],
  budget: Budget,
): ToCrown | undefined {
  const decision = known.pending[seat];
  const me = known.seats[seat]?.hero;
  const here = me === undefined ? undefined : known.heroes[me]?.space;
  const steps = stepsOf(book);
  if (decision === undefined || me === undefined || here === undefined || isCrown(here) || !steps.has(here))
    return undefined;
  const input: Input = { t: 'answer', seat, answer: { decision: decision.id, keys } };
  const alone: State = { ...known, order: [seat] };
  const { outcomes } = carryOn(book, alone, me, input, budget, { follow: onwards(steps, me), onward: true });
  const sum = (fits: (one: (typeof outcomes)[number]) => boolean): number =>
    outcomes.reduce((n, one) => (fits(one) ? n + one.chance : n), 0);
  return {
    chance: sum(({ state }) => state.heroes[me]?.dead === false && isCrown(state.heroes[me].space)),
    stopped: sum(({ ends }) => ends.t === 'stopped'),
  };
}
