// For which creature a die is rolled that no one's own card tells of: one's own opponent, or another character's.
import type { Listening } from '../../rules/vocab/ability';
import type { Cond } from '../../rules/vocab/select';
import { same } from '../exact';
import type { Role } from './tree';

const ownFoe: Cond = { fight: { foeCards: { kind: 'enemy' } } };
const anothersFoe: readonly Cond[] = [
  { not: { fight: {} } },
  { fight: { of: 'eventHero', foeCards: { kind: 'enemy' } } },
];
const flat = (c: Cond): readonly Cond[] => ('all' in c ? c.all.flatMap(flat) : [c]);

type Foe = Extract<Role, 'ownEnemy' | 'anothersEnemy'>;
/** The Enemy that rolls, and what else is asked. */
export function enemyThatRolls(t: Listening): { readonly is: Foe; readonly rest: Cond } | undefined {
  if (t.on !== 'rolled' || t.whose !== 'anyone' || t.event?.for !== 'creature' || !t.event.attack || !t.when)
    return undefined;
  const all = flat(t.when);
  const without = (list: readonly Cond[]): Cond => ({ all: all.filter((c) => !list.some((x) => same(x, c))) });
  if (anothersFoe.every((x) => all.some((c) => same(x, c)))) return { is: 'anothersEnemy', rest: without(anothersFoe) };
  return all.some((c) => same(ownFoe, c)) ? { is: 'ownEnemy', rest: without([ownFoe]) } : undefined;
}
