// What is done with a card at a place: by what stands there, and by the card itself, in one sentence.
import type { Ability, Trigger } from '../../rules/vocab/ability';
import { listOf } from '../joined';
import type { Elsewhere } from './elsewhere';
import { offered } from './flow';
import type { Rule } from './rules';
import type { Walk } from './talk';
import type { Clauses } from './tree';

/** What the card itself may do at that place. */
function ownAt(
  place: string,
  list: readonly Ability[],
): { readonly ability: Ability; readonly t: Trigger } | undefined {
  for (const ability of list) {
    const [t, more] = ability.triggers ?? [];
    const isAlone = more === undefined && !ability.static && !ability.actions && !ability.meetings;
    const where = t?.on === 'visited' && t.whose === 'mine' && !t.forced ? listOf(t.event?.to?.named) : [];
    if (t && isAlone && where.length === 1 && where[0] === place) return { ability, t };
  }
  return undefined;
}

/** What others take money for is free to whoever has the card. */
const free = (list: Clauses): Clauses =>
  list.map((c) => (c.c === 'act' && c.act.v === 'heal' ? { ...c, act: { ...c.act, free: true } } : c));

/** @returns the rules of places, and the abilities that are left */
export function atPlaces(
  list: readonly Ability[],
  elsewhere: readonly Elsewhere[],
  at: Walk,
): { readonly rules: readonly Rule[]; readonly rest: readonly Ability[] } {
  const used: Ability[] = [];
  const rules = elsewhere.flatMap((x): readonly Rule[] => {
    if (x.as !== undefined) at.means(x.as, { is: 'card', card: { card: 'this' } });
    const done = at.clauses(x.do);
    const own = ownAt(x.place, list);
    if (own) used.push(own.ability);
    if (done.length === 0 && !own) return [];
    const may = own ? offered(own.t.do, at.with({ may: true })) : [];
    return [{ r: 'atPlace', place: x.place, person: x.person, do: free(done), may }];
  });
  return { rules, rest: list.filter((x) => !used.includes(x)) };
}
