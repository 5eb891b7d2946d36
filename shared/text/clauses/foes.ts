// Whom a change of creatures' rolls is about: which of them, and what is left of its condition then.
import { nameOf } from '../../kernel/ids';
import type { Amount, CardFilter, Cond } from '../../rules/vocab/select';
import { same } from '../exact';
import type { Walk } from './talk';
import type { CardNp } from './tree';

export const listed = (c: Cond | undefined): readonly Cond[] => (c === undefined ? [] : 'all' in c ? c.all : [c]);
/** As many as there are creatures is the same as so much for each. */
export const forEachFoe = (x: Amount): number | undefined => {
  if (typeof x !== 'object') return undefined;
  if ('foe' in x) return x.foe === 'count' ? 1 : undefined;
  if (!('minus' in x) || x.minus[0] !== 0) return undefined;
  const of = forEachFoe(x.minus[1]);
  return of === undefined ? undefined : -of;
};

/** Of each of these in the fight as much: it is these that roll better. */
export const forEachOf = (x: Amount): CardFilter | undefined => {
  if (typeof x !== 'object' || !('count' in x) || !('cards' in x.count)) return undefined;
  const { inFight, ...of } = x.count.cards;
  return inFight === true ? of : undefined;
};
/** Creatures of one kind or another: "every Enemy and every Undead". */
function anyOf(c: Cond, at: Walk): CardNp | undefined {
  const list = ('any' in c ? c.any : []).map((x) => {
    const { subtype, foeCards, ...rest } = 'fight' in x ? x.fight : { of: 'me' as const };
    const isOne = Object.keys(rest).length === 0 && (subtype === undefined) !== (foeCards === undefined);
    return isOne ? at.cards(foeCards ?? { subtype: subtype ?? [] }) : undefined;
  });
  const found = list.filter((x) => x !== undefined);
  return found.length > 1 && found.length === list.length ? { either: found } : undefined;
}
/** Which creatures roll better or worse, where it is not all that are fought. */
export function foesOf(
  c: Cond | undefined,
  at: Walk,
): { readonly foes: CardNp | 'itself'; readonly rest: Cond } | undefined {
  const all = listed(c);
  for (const x of all) {
    const foes = anyOf(x, at);
    if (foes) return { foes, rest: { all: all.filter((c) => c !== x) } };
  }
  const told = all.find((x) => 'fight' in x && (x.fight.subtype ?? x.fight.foeCards) !== undefined);
  if (!told || !('fight' in told) || told.fight.of !== undefined) return undefined;
  const { subtype, foeCards, ...fight } = told.fight;
  // One of the two is whom they help.
  if (subtype !== undefined && foeCards !== undefined) return undefined;
  const others = all.map((x) => (x === told ? { fight } : x)).filter((x) => !same(x, { fight: {} }));
  const isItself = at.def.kind === 'figure' && subtype === nameOf(at.def.id);
  return { foes: isItself ? 'itself' : at.cards(foeCards ?? { subtype: subtype ?? [] }), rest: { all: others } };
}
/** That a creature is fought is said by whom it is told of. */
export function withoutCreature(c: Cond | undefined): Cond | undefined {
  const all = listed(c);
  const rest = all.map((x): Cond => {
    if (!('fight' in x) || x.fight.foe !== 'creature' || x.fight.of !== undefined) return x;
    const { foe: _, ...fight } = x.fight;
    return { fight };
  });
  return same(rest, all) ? undefined : { all: rest.filter((x) => !same(x, { fight: {} })) };
}
