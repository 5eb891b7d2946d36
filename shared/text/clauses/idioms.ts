// Programs that are one thing to a reader, and no row of steps: a toll, a throw of dice against somebody, a horde.
import type { EffectOf, Program } from '../../rules/vocab/effect';
import { inOrder, range } from '../rows';
import { foe } from './effects-in-fights';
import { same } from '../exact';
import { isShown } from '../keys';
import { quantity } from './numbers';
import { idiomOfCards, type Joint } from './idioms-of-cards';
import { idiomOfGifts } from './idioms-of-gifts';
import { idiomOfKings } from './idioms-of-kings';
import { idiomOfWays } from './idioms-of-ways';
import type { Walk } from './talk';
import type { Clause } from './tree';

export type { Joint };
const isVar = (n: unknown, name: string): boolean =>
  typeof n === 'object' && n !== null && 'var' in n && n.var === name;

/** So many lives are lost, fewer by each Follower that is given: the Vampire's Tower. */
function toll(code: Program, at: Walk): Joint | undefined {
  const [roll, usual, table, choose, saved, gone, lose] = code;
  if (
    roll?.op !== 'roll' ||
    usual?.op !== 'set' ||
    table?.op !== 'table' ||
    choose?.op !== 'choose' ||
    saved?.op !== 'set' ||
    gone?.op !== 'discard' ||
    lose?.op !== 'lose' ||
    lose.what !== 'life' ||
    !('cards' in choose.from) ||
    !isVar(saved.to, choose.as) ||
    typeof lose.n !== 'object' ||
    !('minus' in lose.n) ||
    !isVar(lose.n.minus[0], usual.as) ||
    !isVar(lose.n.minus[1], saved.as) ||
    !isVar(table.on, roll.as) ||
    !isVar(gone.card, choose.as) ||
    choose.min !== 0 ||
    !same(choose.max, { least: [{ var: usual.as }, { count: choose.from }] })
  )
    return undefined;
  const count = (row: Program | undefined): number => {
    const [only] = row ?? [];
    const n = only?.op === 'set' ? only.to : usual.to;
    return typeof n === 'number' ? n : 0;
  };
  const rows = inOrder(Object.keys(table.rows)).map((key) => ({ ...range(key), n: count(table.rows[key]) }));
  return {
    clause: {
      c: 'toll',
      roll: { v: 'roll', dice: at.amount(roll.dice ?? 1), how: 'plain' },
      rows,
      saved: at.cards(choose.from.cards),
      killed: gone.killed === true,
    },
    used: 7,
  };
}

/** Dice against somebody's dice: what follows from more and from less, and what holds one up. */
function thrown(code: Program, at: Walk): Joint | undefined {
  const [theirs, own, test] = code;
  if (
    theirs?.op !== 'roll' ||
    theirs.for !== 'creature' ||
    own?.op !== 'roll' ||
    test?.op !== 'if' ||
    !('is' in test.cond) ||
    !isVar(test.cond.is[0], own.as) ||
    test.cond.is[1] !== '>' ||
    !isVar(test.cond.is[2], theirs.as)
  )
    return undefined;
  const otherwise = test.else ?? [];
  const held = otherwise.find((e) => e.op === 'status');
  const less = otherwise.find((e) => e.op === 'if');
  const isHeld = otherwise.some((e) => e.op === 'status' && e.on);
  if (
    less === undefined ||
    less.else !== undefined ||
    !('is' in less.cond) ||
    less.cond.is[1] !== '<' ||
    !isVar(less.cond.is[0], own.as) ||
    !isVar(less.cond.is[2], theirs.as) ||
    !same(otherwise, held ? [{ ...held, on: true }, less] : [less]) ||
    !same(test.then, held ? [{ op: 'status', status: held.status, on: false }] : [])
  )
    return undefined;
  return {
    clause: {
      c: 'throw',
      dice: at.amount(own.dice ?? 1),
      against: at.amount(theirs.dice ?? 1),
      more: at.clauses(test.then),
      less: at.clauses(less.then),
      again: isHeld,
    },
    used: 3,
  };
}

/** One after another, as long as the turn lasts: one less is left of them with each that is beaten. */
const againstEach = (fight: EffectOf<'fight'>, status: string): unknown => [
  {
    op: 'if',
    cond: { not: { turnIsOver: true } },
    then: [
      fight,
      {
        op: 'if',
        cond: { known: fight.as, equals: 'won' },
        then: [{ op: 'status', status, on: true, value: { minus: [{ statusOf: status }, 1] } }],
      },
    ],
  },
];
/** As many creatures as were rolled, those that are left from turn to turn: the Pits. */
function horde(code: Program, at: Walk): Joint | undefined {
  const [first, loop] = code;
  if (first?.op !== 'if' || loop?.op !== 'repeat' || !('not' in first.cond) || !('status' in first.cond.not))
    return undefined;
  const [roll, keeps] = first.then;
  const { status } = first.cond.not;
  const [fights] = loop.do;
  const fight = fights?.op === 'if' ? fights.then.find((e): e is EffectOf<'fight'> => e.op === 'fight') : undefined;
  if (
    roll?.op !== 'roll' ||
    keeps?.op !== 'status' ||
    keeps.status !== status ||
    !isVar(keeps.value, roll.as) ||
    typeof loop.times !== 'object' ||
    !('statusOf' in loop.times) ||
    loop.times.statusOf !== status ||
    fight === undefined ||
    !same(loop.do, againstEach(fight, status)) ||
    !keeps.on
  )
    return undefined;
  return {
    clause: {
      c: 'horde',
      roll: { v: 'roll', dice: at.amount(roll.dice ?? 1), how: 'plain' },
      foe: { v: 'fight', foe: foe(fight, at) },
    },
    used: 2,
  };
}

/** Trophies are given until they are worth enough. */
export function trophies(code: Program, at: Walk): Joint | undefined {
  const [start, loop] = code;
  if (start?.op !== 'set' || loop?.op !== 'repeat') return undefined;
  const [test, more] = loop.do;
  if (test?.op !== 'if' || more || !('is' in test.cond) || !isVar(test.cond.is[0], start.as)) return undefined;
  const worth = test.cond.is[2];
  const adds = test.then.find((e): e is EffectOf<'set'> => e.op === 'set' && e.as === start.as)?.to;
  const printed =
    typeof adds === 'object' && 'plus' in adds
      ? adds.plus.find((x) => typeof x === 'object' && 'printed' in x)
      : undefined;
  if (typeof worth !== 'number' || typeof printed !== 'object' || !('printed' in printed)) return undefined;
  return {
    clause: { c: 'act', who: at.me, act: { v: 'giveTrophies', power: printed.printed, n: worth } },
    used: 2,
  };
}

/** Says what dice are to come to: a number, and the dice that show it. */
function namesDice(code: Program, at: Walk): Joint | undefined {
  const [number, shows] = code;
  if (number?.op !== 'number' || shows?.op !== 'showDice') return undefined;
  const one = 'one' in shows;
  const said = 'one' in shows ? shows.one : 'total' in shows ? shows.total : undefined;
  if (said === undefined || !isVar(said, number.as)) return undefined;
  const thrown = at.event?.kinds.includes('rolled') === true;
  return { clause: { c: 'act', who: at.who(number.who), act: { v: 'nameDice', one, thrown } }, used: 2 };
}

/** As many Spells for others as he likes. */
function renewed(code: Program, at: Walk): Joint | undefined {
  const [number, gone, gained] = code;
  if (
    number?.op !== 'number' ||
    gone?.op !== 'discardSpells' ||
    gained?.op !== 'drawSpell' ||
    !isVar(gone.n, number.as) ||
    !isVar(gained.n, number.as)
  )
    return undefined;
  return { clause: { c: 'act', who: at.who(number.who), act: { v: 'renewSpells' } }, used: 3 };
}

/** He who is at turn loses his next one when this one is over, another his next at once. */
function nextTurn(code: Program, at: Walk): Joint | undefined {
  const [test] = code;
  if (test?.op !== 'if' || !('turnOf' in test.cond) || test.cond.turnOf !== 'me') return undefined;
  const [grant, more] = test.then;
  const [misses, further] = test.else ?? [];
  const [ends] = grant?.op === 'grant' ? (grant.ability.triggers ?? []) : [];
  if (misses?.op !== 'missTurn' || more !== undefined || further !== undefined) return undefined;
  return ends?.on === 'turnEnded' && same(ends.do, [misses])
    ? { clause: { c: 'act', who: at.me, act: { v: 'missNext' } }, used: 1 }
    : undefined;
}

/** What is given up for coins or counters: "exchange it for 3 gold". */
export function exchange(code: Program, at: Walk): Clause | undefined {
  const [gone, gain, more] = code;
  if (
    gone?.op !== 'discard' ||
    gone.card !== 'this' ||
    gone.killed ||
    gain?.op !== 'gain' ||
    gain.who !== undefined ||
    typeof gain.n !== 'number' ||
    more !== undefined
  )
    return undefined;
  return {
    c: 'exchange',
    who: at.me,
    give: at.card(gone.card),
    goods: quantity(gain.what, gain.n, at.me, at, gain.side),
  };
}

/** Into a state, or out of it. */
function toggles(code: Program, at: Walk): Joint | undefined {
  const [e] = code;
  if (e?.op !== 'if' || !('status' in e.cond) || e.cond.who !== undefined || !isShown(e.cond.status)) return undefined;
  const { status } = e.cond;
  const turns = (on: boolean): Program => [{ op: 'status', status, on }];
  if (!same(e.then, turns(false)) || !same(e.else, turns(true))) return undefined;
  return { clause: { c: 'act', who: at.me, act: { v: 'toggle', status } }, used: 1 };
}

/** The idiom that a program begins with. */
export const idiom = (code: Program, at: Walk): Joint | undefined =>
  toll(code, at) ??
  thrown(code, at) ??
  horde(code, at) ??
  trophies(code, at) ??
  namesDice(code, at) ??
  renewed(code, at) ??
  nextTurn(code, at) ??
  toggles(code, at) ??
  idiomOfCards(code, at) ??
  idiomOfGifts(code, at) ??
  idiomOfKings(code, at) ??
  idiomOfWays(code, at);
