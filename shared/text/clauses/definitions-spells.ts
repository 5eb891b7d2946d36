// The text of a Spell: when it is cast, and what it does.
import type { Listening } from '../../rules/vocab/ability';
import type { SpellDef } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';
import { same } from '../exact';
import { anyTurn, castTime } from './abilities';
import { aboutWhom, senseOf } from './reactions';
import type { Walk } from './talk';
import type { Clause } from './tree';
import { type Paras, abilities, does, note } from './paras';

/** The creature that one meets is the one that is evaded. */
function evadesIt(c: Clause, t: SpellDef['timing'][number]): Clause {
  const isMet = 'at' in t && t.at.includes('creatureMet');
  const isAny = c.c === 'act' && c.act.v === 'removeFoe' && c.act.card.card === 'np' && c.act.card.of.inFight === true;
  return isMet && isAny ? { ...c, act: { ...c.act, card: { card: 'it' } } } : c;
}
/** A Spell of two uses, each with its own effect: the one between turns, the other in a fight. */
function either(def: SpellDef, at: Walk): Paras | undefined {
  const [first, second, more] = def.timing;
  const [one, other, rest] = def.effect;
  const isFight = (c: Cond): boolean => 'fight' in c;
  const [aim, aimInFight, ...aims] = def.aim ?? [];
  // The one who is aimed at outside of fights, and the creature in a fight.
  const aimed = aim?.op === 'if' && 'not' in aim.cond && isFight(aim.cond.not) ? aim.then : [];
  const fought =
    aimInFight?.op === 'if' && other?.op === 'if' && same(aimInFight.cond, other.cond) ? aimInFight.then : [];
  if (
    first === undefined ||
    second === undefined ||
    more !== undefined ||
    rest !== undefined ||
    one?.op !== 'if' ||
    other?.op !== 'if' ||
    one.else !== undefined ||
    other.else !== undefined ||
    !('not' in one.cond) ||
    !isFight(one.cond.not) ||
    !isFight(other.cond) ||
    aims.length > 0 ||
    (aim !== undefined && aimed.length === 0) ||
    (aimInFight !== undefined && fought.length === 0)
  )
    return undefined;
  const ways = (
    [
      [first, [...aimed, ...one.then]],
      [second, [...fought, ...other.then]],
    ] as const
  ).map(([t, code]) => ({
    time: castTime(t, code, at),
    do: at.clauses(code).map((c) => evadesIt(c, t)),
  }));
  return [{ p: 'either', ways }, ...abilities(def, at)];
}

/** In one's own turn and in those of others: in any. */
function oneTime(list: SpellDef['timing']): SpellDef['timing'] {
  const [one, other, more] = list;
  const merged = one && other && !more && anyTurn(one, other);
  return merged ? [merged] : list;
}

/** Whose turn it is, if he is so and so: what is asked of him stands with the time. */
function ofActive(def: SpellDef): SpellDef {
  const [aim, more] = def.aim ?? [];
  if (aim?.op !== 'choose' || more || !('heroes' in aim.from)) return def;
  const { where, at, who } = aim.from.heroes;
  if (where === undefined || !('all' in where) || !where.all.some((c) => same(c, isHis))) return def;
  const asked = [
    ...(at === undefined ? [] : [{ at, who: 'it' } as const]),
    ...where.all.filter((c) => !same(c, isHis)),
  ];
  const told = JSON.parse(JSON.stringify(asked).replaceAll('"it"', '"active"')) as readonly Cond[];
  return {
    ...def,
    aim: [{ ...aim, from: { heroes: { ...(who === undefined ? {} : { who }), where: isHis } } }],
    timing: def.timing.map((t) => ({ ...t, when: { all: [...(t.when === undefined ? [] : [t.when]), ...told] } })),
  };
}
const isHis: Cond = { turnOf: 'it' };

/** What the deeds of one way say that they ask for: the price that is paid, whom there must be to choose. */
function askedBy(aim: Program, effect: Program): readonly Cond[] {
  const [price] = effect;
  const [chosen] = aim;
  const pays = price?.op === 'lose' && price.cost && price.what === 'fate' && price.side !== undefined;
  const isSome = chosen?.op === 'choose' && 'heroes' in chosen.from && Object.keys(chosen.from.heroes).length > 0;
  return [
    ...(pays ? [{ is: [{ fateSide: price.side }, '>=', price.n] } as Cond] : []),
    ...(isSome ? [{ exists: chosen.from }] : []),
  ];
}
/** One of two ways, each for whom it is and at its price: that is said with each, and not once more before both. */
function ofTwoWays(def: SpellDef): SpellDef {
  const [t, later] = def.timing;
  const [aim, aims] = def.aim ?? [];
  const [effect, more] = def.effect;
  if (!t || later || aims || more || aim?.op !== 'if' || effect?.op !== 'if' || !t.when || !('any' in t.when))
    return def;
  const [one, other, third] = t.when.any.map((c) => ('all' in c ? c.all : [c]));
  const [mine, ...rest] = one ?? [];
  const [his, ...others] = other ?? [];
  const [no, not] = [aim.else, effect.else];
  if (!mine || !his || third || !no || !not || !('bound' in mine) || !('bound' in his)) return def;
  if (!same(aim.cond, mine) || !same(effect.cond, mine)) return def;
  if (!same(rest, askedBy(aim.then, effect.then)) || !same(others, askedBy(no, not))) return def;
  const { when: _, ...time } = t;
  return {
    ...def,
    timing: [time],
    aim: [],
    effect: [
      { op: 'if', cond: mine, then: [...aim.then, ...effect.then] },
      { op: 'if', cond: his, then: [...no, ...not] },
    ],
  };
}

export function spell(of: SpellDef, at: Walk): Paras {
  const def = ofTwoWays(ofActive(of));
  const two = either(def, at);
  if (two) return two;
  const code = [...(def.aim ?? []), ...def.effect];
  const times = oneTime(def.timing).map((t) => castTime(t, code, at));
  const listening = def.timing.filter((t): t is Listening => 'stage' in t);
  const [first] = listening;
  const inner = first ? at.with({ event: senseOf(listening, aboutWhom(first, at)) }) : at;
  const [shared] = def.timing.filter((t) => t.group !== undefined);
  const limit: Paras = shared ? [{ p: 'onlyOne', limit: shared.once ?? 'turn' }] : [];
  return [
    { p: 'cast', times },
    ...does(code, inner),
    ...limit,
    ...abilities(def, at),
    ...note(def.stays, 'spellStays'),
  ];
}
