// What a definition asks for and the engine never asks about: a filter that nothing looks at, an event of another.
import type { Def } from '../vocab/definition';

type Node = Readonly<Record<string, unknown>>;
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);
function inside(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return (value as readonly unknown[]).flatMap(inside);
  return isNode(value) ? [value, ...Object.values(value).flatMap(inside)] : [];
}

/** Whom Spells affect is asked of a character before it is known which Spell is cast. */
const ofNoSpell = ({ can, cannot, card }: Node): boolean =>
  (can === 'beTargeted' || cannot === 'beTargeted') && card !== undefined;

/** Conditions that must hold, and not what one of several asks or what must not be so. */
const asked = (cond: unknown): readonly Node[] => {
  if (!isNode(cond)) return [];
  return Array.isArray(cond['all']) ? (cond['all'] as readonly unknown[]).flatMap(asked) : [cond];
};
const isDefence = ({ fight }: Node): boolean =>
  isNode(fight) && fight['role'] === 'defender' && (fight['of'] === undefined || fight['of'] === 'me');
/** The fight is the attacker's, and so are these events of it. */
const defenders: ReadonlyMap<unknown, string> = new Map([
  ['fightBegan', 'encountered'],
  ['diceBegin', 'compared'],
]);
function ofHisAttacker({ on, whose, when }: Node): readonly string[] {
  const instead = whose === 'mine' && asked(when).some(isDefence) ? defenders.get(on) : undefined;
  return instead === undefined
    ? []
    : [`${String(on)} is the attacker's and never mine for a defender: answer after('${instead}', 'mine', ...)`];
}

/** @returns what a definition asks for in vain */
export const unasked = (def: Def): readonly string[] => {
  const all = inside(def);
  return [
    ...(all.some(ofNoSpell) ? ['beTargeted is asked of no card: leave card out, all Spells are meant'] : []),
    ...all.flatMap(ofHisAttacker),
  ];
};
