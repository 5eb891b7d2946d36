// Rolls and the charts that are read with them.
import type { EffectOf, Program } from '../../rules/vocab/effect';
import type { Amount } from '../../rules/vocab/select';
import { onlyRow } from '../branches';
import { same } from '../exact';
import { countingRows, reckoned } from '../reckoning';
import { inOrder, range } from '../rows';
import type { Act } from './acts';
import { effect } from './effects';
import type { Joint } from './idioms';
import type { Walk } from './talk';
import type { Clauses, Num, Range, Reckoning, Row } from './tree';

/** What a roll says, and what its variable stands for from here on. */
export function rollAct(e: EffectOf<'roll'>, at: Walk): Act {
  const against = at.meaning('$opponent') !== undefined;
  // On an ending nobody is fought: it is the figure that was fetched (Danse Macabre).
  const fetched = e.for === 'creature' && at.def.kind === 'ending' ? at.figure() : undefined;
  const figure = fetched !== undefined || (e.for === 'creature' && at.def.kind === 'figure');
  const num: Num = fetched
    ? { num: 'resultOf', card: fetched }
    : { num: figure ? 'figuresResult' : e.for === 'creature' ? 'opponentsResult' : against ? 'yourResult' : 'result' };
  at.means(e.as, { is: 'num', num });
  if (e.for === 'creature' && !figure) at.means('$opponent', { is: 'num', num: 0 });
  return {
    v: 'roll',
    dice: at.amount(e.dice ?? 1),
    how:
      e.for === 'pray'
        ? 'pray'
        : figure
          ? 'figure'
          : e.for === 'creature'
            ? at.def.kind === 'enemy'
              ? 'this'
              : 'opponent'
            : against
              ? 'yourself'
              : 'plain',
    figure: fetched,
    leaveOut: e.leaveOut,
  };
}

/** Two or three dice rolled one after the other for the same, of which each is read by itself. */
export function rolledApart(e: EffectOf<'roll'>, rest: Program, at: Walk): Joint | undefined {
  const isAlike = (x: Program[number] | undefined): x is EffectOf<'roll'> =>
    x?.op === 'roll' && same({ ...x, as: e.as }, e);
  const [other, another] = rest;
  if (!isAlike(other) || (e.dice ?? 1) !== 1) return undefined;
  const third = isAlike(another) ? another : undefined;
  if (rest[third ? 2 : 1]?.op === 'table') return undefined;
  const roll = rollAct(e, at);
  at.means(e.as, { is: 'num', num: { num: 'firstDie' } });
  at.means(other.as, { is: 'num', num: { num: 'secondDie' } });
  if (third) at.means(third.as, { is: 'num', num: { num: 'thirdDie' } });
  return roll.v === 'roll'
    ? {
        clause: { c: 'act', who: at.who(e.who), act: { ...roll, dice: third ? 3 : 2, apart: true } },
        used: third ? 3 : 2,
      }
    : undefined;
}

/** As much as he likes, up to so much, for what is read: "you may add up to 3". */
type More = { readonly as: string; readonly reckoning: () => Reckoning };
function addsAsMuch(x: Program[number] | undefined, table: Program[number] | undefined, roll: string, at: Walk) {
  const [only, more] = x?.op === 'if' && !x.else ? x.then : [x];
  if (only?.op !== 'number' || more || only.from !== 0 || only.who !== undefined || table?.op !== 'table')
    return undefined;
  if (!same(table.on, { plus: [{ var: roll }, { var: only.as }] })) return undefined;
  const found: More = {
    as: only.as,
    reckoning: () => ({
      may: { num: 'upTo', from: 0, of: at.amount(only.to) },
      if: x?.op === 'if' ? at.cond(x.cond) : undefined,
    }),
  };
  return found;
}

/** Roll, perhaps reckon, and read the row. */
export function chart(e: EffectOf<'roll'>, rest: Program, at: Walk): Joint | undefined {
  const found = rest.findIndex((x) => x.op !== 'set' && !isAdding(x, e.as));
  const asMuch = e.for === 'pray' ? undefined : addsAsMuch(rest[found], rest[found + 1], e.as, at);
  const end = asMuch ? found + 1 : found;
  const table = rest[end];
  if (table?.op !== 'table') return undefined;
  const who = at.who(e.who);
  const roll = rollAct(e, at);
  const adding = rest.slice(0, found).find((x) => isAdding(x, e.as));
  for (const x of rest.slice(0, found)) if (x !== adding) effect(x, at);
  const reckoning = asMuch?.reckoning() ?? (adding && asOneLikes(adding, at)) ?? reckoningOf(table, e.as, at);
  const counting = countingRows(table.rows);
  const rows = counting ? numbers(counting, at) : rowList(table.rows, at);
  if (counting) at.means(counting.as, { is: 'num', num: { num: 'thatNumber' } });
  return { clause: { c: 'chart', who, roll, reckoning, rows, counts: counting !== undefined }, used: end + 2 };
}

/** "you may add 1 to the result" */
const addsTo = (x: Program[number] | undefined, as: string): Amount | undefined =>
  x?.op === 'set' && x.as === as && typeof x.to === 'object' && 'plus' in x.to ? x.to.plus[1] : undefined;
const isAdding = (x: Program[number], as: string): boolean =>
  x.op === 'may' && x.else === undefined && x.then.length === 1 && addsTo(x.then[0], as) !== undefined;
function asOneLikes(x: Program[number], at: Walk): Reckoning | undefined {
  const [set] = x.op === 'may' ? x.then : [];
  if (x.op !== 'may' || set?.op !== 'set') return undefined;
  const n = addsTo(set, set.as);
  return n === undefined ? undefined : { may: at.amount(n), if: x.if && at.cond(x.if) };
}

function reckoningOf(table: EffectOf<'table'>, as: string, at: Walk): Reckoning | undefined {
  const how = reckoned(table.on, as);
  if (how === undefined) return undefined;
  if ('less' in how) return { less: at.amount(how.less), least: how.least };
  if ('more' in how) return { more: how.more.map((x) => at.amount(x)) };
  return { read: at.amount(how.read) };
}

type Counting = NonNullable<ReturnType<typeof countingRows>>;
/** A chart that only sets a number: the rows are the numbers. */
function numbers(counting: Counting, at: Walk): readonly Row[] {
  const before = at.meaning(counting.as);
  const usual: Num = before?.is === 'num' ? before.num : 0;
  return merged(
    inOrder(Object.keys(counting.rows)).map((key) => {
      const [set] = counting.rows[key] ?? [];
      const n = set?.op === 'set' ? at.amount(set.to) : usual;
      return { at: [range(key)], do: [{ c: 'act', who: at.me, act: { v: 'count', n } }] };
    }),
  );
}

/** In the Inner Region whoever is not sent away comes out where he is. */
const comesOut = (rows: EffectOf<'table'>['rows'], at: Walk): boolean =>
  at.def.kind === 'space' &&
  at.def.region === 'inner' &&
  Object.values(rows).every((row) => row.every((e) => e.op === 'moveTo')) &&
  Object.values(rows).filter((row) => row.length > 0).length > 1;

/** What stands in place of a move leaves it to him where it says nothing. */
const standsForMove = (rows: EffectOf<'table'>['rows'], at: Walk): boolean =>
  at.def.kind === 'space' && at.def.leave?.some((e) => e.op === 'table' && e.rows === rows) === true;

/** What nothing is done about takes effect: "no effect" would be read of the Spell. */
const isCast = (at: Walk): boolean => at.event?.would === true && same(at.event.kinds, ['cast']);

function rowList(rows: EffectOf<'table'>['rows'], at: Walk): readonly Row[] {
  const nothing = comesOut(rows, at)
    ? 'comeOut'
    : standsForMove(rows, at)
      ? 'moveOn'
      : isCast(at)
        ? 'takesEffect'
        : undefined;
  const out: Clauses = nothing === undefined ? [] : [{ c: 'act', who: at.me, act: { v: nothing } }];
  return merged(
    inOrder(Object.keys(rows)).map((key) => {
      const code = rows[key] ?? [];
      return { at: [range(key)], do: code.length === 0 ? out : at.clauses(code) };
    }),
  );
}

const alike = (x: Row, y: Row): boolean => same(x.do, y.do);
const touch = (x: Range | undefined, y: Range): boolean => x?.to === y.from - 1;

/** Equal rows as one: neighbours always, others where the chart jumps between few. */
function merged(rows: readonly Row[]): readonly Row[] {
  const out: Row[] = [];
  for (const row of rows) {
    const before = out.at(-1);
    const [next] = row.at === 'rest' ? [] : row.at;
    if (before && next && before.at !== 'rest' && alike(before, row) && touch(before.at.at(-1), next)) {
      const last = before.at.at(-1);
      out[out.length - 1] = { at: [{ from: last?.from ?? next.from, to: next.to }], do: before.do };
    } else out.push(row);
  }
  const empty = out.filter((row) => row.do.length === 0);
  if (empty.length > 1 && out.length > 4) return jumping(out);
  return out.length > 3 && kindsOf(out) * 2 <= out.length ? grouped(out) : out;
}
const kindsOf = (rows: readonly Row[]): number => new Set(rows.map((row) => JSON.stringify(row.do))).size;
/** "1, 3 or 5" */
function grouped(rows: readonly Row[]): readonly Row[] {
  const out: Row[] = [];
  for (const row of rows) {
    const i = out.findIndex((x) => alike(x, row));
    const before = out[i];
    if (before === undefined) out.push(row);
    else if (before.at !== 'rest' && row.at !== 'rest') out[i] = { at: [...before.at, ...row.at], do: row.do };
  }
  return out;
}
const jumping = (rows: readonly Row[]): readonly Row[] => [
  ...grouped(rows.filter((x) => x.do.length > 0)),
  { at: 'rest', do: [] },
];

/** A chart on its own; of one row that does something it is a test. */
export function rowsOf(e: EffectOf<'table'>, at: Walk): Clauses {
  const on = at.amount(e.on);
  const row = onlyRow(e);
  if (row === undefined) return [{ c: 'byNumber', on, rows: rowList(e.rows, at) }];
  return [{ c: 'if', branches: [{ if: { t: 'inRow', x: on, ...range(row[0]), not: false }, do: at.clauses(row[1]) }] }];
}
