// Amounts as numbers of a text.
import type { Effect } from '../../rules/vocab/effect';
import type { Amount, Resource, Selector } from '../../rules/vocab/select';
import { same } from '../exact';
import { usual } from '../usual';
import { isThose } from './filters';
import { keptNumber, together } from './kept';
import type { Walk } from './talk';
import type { Num, Quantity, Who } from './tree';
import type { FateSide } from './words';

/** So many more Spells may be had. */
const isSpellRoom = ([limit, spells]: readonly Amount[]): boolean =>
  same(limit, { stat: 'spellLimit' }) &&
  typeof spells === 'object' &&
  'count' in spells &&
  'cards' in spells.count &&
  same({ ...spells.count.cards, kind: undefined }, { zone: 'hand', heldBy: 'me' });

export function amount(n: Amount, at: Walk): Num {
  if (typeof n === 'number') return n;
  if ('var' in n) return variable(n.var, at);
  if ('stat' in n) return usual[n.stat] ?? { num: 'stat', stat: n.stat, of: at.who(n.of), part: n.part };
  if ('plus' in n)
    return foes(n.plus, at) ?? together(n.plus, at) ?? { num: 'plus', list: n.plus.map((x) => at.amount(x)) };
  if ('minus' in n) {
    // By how much he is worse.
    if (n.minus[0] === 0 && typeof n.minus[1] === 'object' && 'margin' in n.minus[1]) return { num: 'margin' };
    if (isSpellRoom(n.minus)) return { num: 'room' };
    const [from, less] = n.minus.map((x) => at.amount(x));
    // What something was less what it is: so much was lost.
    if (JSON.stringify(from) === JSON.stringify(less)) return { num: 'thatMany' };
    if (same(from, { num: 'thatMany' }) && typeof less === 'object' && less.num === 'stat') return { num: 'thatMany' };
    // How many of them there were, less those that are still there: so many are gone.
    if (same(from, { num: 'theirNumber' }) && typeof less === 'object' && less.num === 'count') return { num: 'gone' };
    return { num: 'minus', from: from ?? 0, less: less ?? 0 };
  }
  if ('times' in n) {
    const [x, y] = n.times;
    const [by, of] = typeof x === 'number' ? [x, y] : [y, x];
    if (by === 1) return at.amount(of);
    const had = typeof by === 'number' ? ifHad(by, of, at) : undefined;
    if (had) return had;
    return { num: 'times', n: at.amount(by), of: at.amount(of) };
  }
  if ('price' in n) return at.amount(n.price);
  if ('half' in n) return { num: 'half', of: at.amount(n.half) };
  if ('least' in n) return bounded(n.least, 'lowest', at);
  if ('most' in n) return bounded(n.most, 'highest', at);
  if ('count' in n) return thoseOf(n.count, at) ?? { num: 'count', of: at.select(n.count) };
  if ('tokens' in n)
    return (
      (n.on === 'this' ? keptNumber(n.tokens, at) : undefined) ?? { num: 'tokens', kind: n.tokens, on: at.card(n.on) }
    );
  if ('option' in n) return { num: 'byTheRules' };
  if ('eventAmount' in n) {
    const [kind] = at.event?.kinds ?? [];
    return { num: kind === 'rolling' ? 'dice' : kind === 'rolled' ? 'result' : 'thatNumber' };
  }
  if ('power' in n) return { num: 'printed', power: n.power, on: at.card(n.on) };
  if ('printed' in n) return { num: 'printed', power: n.printed, on: at.card(n.on) };
  if ('missing' in n) return { num: 'lost', what: n.missing, by: at.who(n.of) };
  if ('statusOf' in n) {
    const more = at.meaning(`$${n.statusOf}`);
    return more?.is === 'num' ? more.num : { num: keeps(n.statusOf, at) };
  }
  if ('moveRoll' in n) return { num: 'moveRoll' };
  if ('margin' in n) return { num: 'margin' };
  if ('attackDie' in n) return { num: n.attackDie === 'mine' ? 'ownDie' : 'opponentsDie' };
  if ('attackRoll' in n) return { num: n.attackRoll === 'mine' ? 'ownRoll' : 'opponentsRoll' };
  if ('foe' in n) return n.foe === 'count' ? { num: 'creaturesInFight' } : { num: 'foes', power: n.foe, of: at.me };
  if ('left' in n) {
    const deck = n.left === 'every' ? undefined : at.deck(n.left);
    return { num: 'left', deck, discards: n.discards === 'only', of: n.find && at.cards(n.find) };
  }
  if ('sum' in n) return { num: 'total', power: n.sum, over: 'var' in n.over ? at.card(n.over) : at.select(n.over) };
  if ('bonus' in n)
    return { num: 'bonus', power: n.bonus, over: 'var' in n.over ? at.card(n.over) : at.select(n.over) };
  if ('fateSide' in n) return { num: 'fateOf', side: n.fateSide, of: at.who(n.of) };
  return { num: 'tokens', kind: n.spaceTokens, on: at.place(n.at) };
}

/** How many were chosen or dealt. */
function thoseOf(of: Selector, at: Walk): Num | undefined {
  if (!('cards' in of)) return undefined;
  const { is, ...rest } = of.cards;
  const isAll = typeof is === 'object' && 'var' in is && isThose(is, at) && Object.keys(rest).length === 0;
  return isAll ? { num: 'those', key: is.var } : undefined;
}

/** A state that keeps what its owner rolled for his move. */
const keepsMove = (status: string, at: Walk): boolean =>
  ('abilities' in at.def ? (at.def.abilities ?? []) : [])
    .flatMap(({ triggers = [] }) => triggers)
    .some(
      (t) =>
        t.on === 'rolled' &&
        t.whose === 'mine' &&
        t.event?.for === 'move' &&
        'do' in t &&
        t.do.some((e) => e.op === 'status' && e.status === status && e.on),
    );

type Value = Extract<Effect, { readonly op: 'status' }>['value'];
/** The numbers that a state gets here. */
function valuesOf(status: string, code: unknown): readonly Value[] {
  if (typeof code !== 'object' || code === null) return [];
  const e = code as Partial<Extract<Effect, { readonly op: 'status' }>>;
  const inner = Object.values(code).flatMap((x) => valuesOf(status, x));
  return e.op === 'status' && e.status === status && e.value !== undefined ? [e.value, ...inner] : inner;
}
const isThrown = (value: Value): boolean => /"(var|eventAmount|moveRoll)":/.test(JSON.stringify(value));
/** A die gave it, or it was counted: where nobody here says which, it was a die. */
function keeps(status: string, at: Walk): 'rolledForMove' | 'numberRolled' | 'kept' {
  if (keepsMove(status, at)) return 'rolledForMove';
  const values = valuesOf(status, at.def);
  return values.length === 0 || values.some(isThrown) ? 'numberRolled' : 'kept';
}

/** Of whoever one fights, creature or character. */
function foes(list: readonly Amount[], at: Walk): Num | undefined {
  const [x, y, more] = list;
  if (typeof x !== 'object' || typeof y !== 'object' || more !== undefined) return undefined;
  if (!('foe' in x) || x.foe === 'count' || !('stat' in y) || y.of !== 'opponent' || y.stat !== x.foe) return undefined;
  return { num: 'foes', power: x.foe, of: at.me };
}

/** "2 if you have the Lone Dwarf": how many he has of what bears that one name. */
function ifHad(n: number, of: Amount, at: Walk): Num | undefined {
  if (typeof of !== 'object' || !('count' in of) || !('cards' in of.count)) return undefined;
  const { named, heldBy, ...rest } = of.count.cards;
  const isOne =
    typeof named === 'string' && heldBy === 'me' && Object.keys(rest).every((key) => key === 'zone' || key === 'lent');
  return isOne ? { num: 'ifHad', n, named, by: at.me } : undefined;
}

function variable(name: string, at: Walk): Num {
  const meaning = at.meaning(name);
  if (meaning?.is === 'num') return meaning.num;
  if (meaning?.is === 'card') return { num: 'those', key: name };
  return { num: name.endsWith('$margin') ? 'margin' : 'result' };
}

function bounded(parts: readonly Amount[], which: 'lowest' | 'highest', at: Walk): Num {
  const others = parts.filter((x) => !(typeof x === 'object' && 'count' in x));
  const [sole] = others;
  // What there is of a thing bounds every choice of it: not worth a word.
  if (others.length === 1 && sole !== undefined && parts.length > 1) return at.amount(sole);
  const fixed = parts.filter((x) => typeof x === 'number');
  const [one, more] = parts.filter((x) => typeof x !== 'number');
  const [bound] = fixed;
  if (fixed.length === 1 && bound !== undefined && one !== undefined && more === undefined)
    return { num: which === 'lowest' ? 'atMost' : 'atLeast', of: at.amount(one), bound };
  return { num: which, list: parts.map((x) => at.amount(x)) };
}

/** All the gold that somebody else has, however it was counted. */
const isAll = (n: Num, what: Resource, owner: Who): boolean =>
  typeof n === 'object' &&
  n.num === 'stat' &&
  n.stat === what &&
  n.part === undefined &&
  n.of.key === owner.key &&
  owner.is !== 'you' &&
  what === 'gold';

/** "all your lives but 1": what one has, less so much. */
export function allBut(q: Quantity, owner: Who): Quantity {
  const { n } = q;
  if (typeof n !== 'object' || n.num !== 'minus' || typeof n.from !== 'object' || typeof n.less !== 'number') return q;
  const { from } = n;
  const isOwn = from.num === 'stat' && from.stat === q.what && from.part === undefined && from.of.key === owner.key;
  return isOwn ? { ...q, n: 'all', but: n.less } : q;
}

/** What is gained, lost or paid. All that somebody else has is "all his gold". */
export function quantity(what: Resource, n: Amount | 'all', owner: Who, at: Walk, side?: FateSide): Quantity {
  const so = n === 'all' ? n : at.amount(n);
  return { what, n: so === 'all' || isAll(so, what, owner) ? 'all' : so, side };
}
