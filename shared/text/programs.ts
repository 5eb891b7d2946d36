// Programs, looked at before they are put into words.
import type { Ability, Action } from '../rules/vocab/ability';
import type { Def } from '../rules/vocab/definition';
import type { Effect, EffectOf, Program } from '../rules/vocab/effect';
import type { Cond } from '../rules/vocab/select';
import { mentions } from './choices';

/** Ops that use a card or space right after it was chosen, so that the choice and its use are one. */
export const users: ReadonlySet<Effect['op']> = new Set<Effect['op']>([
  'take',
  'discard',
  'ditch',
  'trophy',
  'remove',
  'lend',
  'lay',
  'moveTo',
  'replaceDrawn',
  'removeFoe',
  'put',
  'deal',
  'burn',
  'turnOver',
  'spaceTokens',
  'placeTerrain',
  'mark',
  'imbue',
]);

/** The branches of an if and its else-ifs; the last may have no test. */
export function chain(e: EffectOf<'if'>): readonly { readonly test?: Cond; readonly do: Program }[] {
  const [next, ...more] = e.else ?? [];
  const own = { test: e.cond, do: e.then };
  if (next?.op === 'if' && more.length === 0) return [own, ...chain(next)];
  return e.else && e.else.length > 0 ? [own, { do: e.else }] : [own];
}

/** Of a text that is repeated as long as it goes well: what is done once. */
export function once(code: Program): { readonly code: Program; readonly again: boolean } {
  const [only, more] = code;
  if (more !== undefined || only?.op !== 'repeat') return { code, again: false };
  const [body] = only.do;
  return { code: body?.op === 'if' ? body.then : only.do, again: true };
}

/** Whether a Spell lies on somebody as a curse: whom it befalls has no choice. */
export const isCurse = (def: Def): boolean => def.kind === 'spell' && def.stays === true;
export const forced = (ability: Ability): Ability => ({
  ...ability,
  triggers: (ability.triggers ?? []).map((t) => ({ ...t, forced: true as const })),
});

/** How many effects a text begins with by which cards are chosen and given as a price. */
function cardsGiven(code: Program): number {
  const at = code.findIndex((e) => (e.op === 'discard' || e.op === 'discardSpells') && e.cost === true);
  return code.slice(0, at).every((e) => e.op === 'choose' || e.op === 'set' || e.op === 'number') ? at + 1 : 0;
}
/** Whether cards are given in it for all that follows: for one thing, and without asking whether they were given. */
export function buysWithCards(code: Program): boolean {
  const goods = code.slice(cardsGiven(code));
  const [first] = goods;
  if (first === undefined || goods.length === code.length) return false;
  const isOther = first.op === 'if' || first.op === 'prevent' || (first.op === 'choose' && first.min === 0);
  return !isOther && goods.every((_, i) => cardsGiven(goods.slice(i)) === 0);
}

/** What is paid, and what it buys: a turn that is missed for it is a part of the price. */
export function priceOf(code: Program): { readonly price: Program; readonly goods: Program } | undefined {
  const [first, second] = code;
  const last = code.at(-1);
  // A card that goes for a card in another's place is its price, though it goes last.
  if (last?.op === 'discard' && last.card === 'this' && code.some((e) => e.op === 'replaceDrawn'))
    return { price: [last], goods: code.slice(0, -1) };
  const cards = cardsGiven(code);
  if (cards > 0) return buysWithCards(code) ? { price: code.slice(0, cards), goods: code.slice(cards) } : undefined;
  if (first?.op !== 'lose' || !first.cost) return undefined;
  // A turn that is missed, and the card that says it, are parts of the price.
  const isToo =
    (second?.op === 'missTurn' && second.who === undefined) || (second?.op === 'discard' && second.card === 'this');
  const paid = isToo && code.length > 2 ? 2 : 1;
  return code.length > paid ? { price: code.slice(0, paid), goods: code.slice(paid) } : undefined;
}

/** What may be done instead of the next move, where that is all that an ability grants. */
export function insteadOfNextMove({ ability, until }: EffectOf<'grant'>): Action | undefined {
  const [action, more] = ability.actions ?? [];
  return until === 'nextMove' && action?.instead !== undefined && !more && !ability.triggers && !ability.static
    ? action
    : undefined;
}

/**
 * A text in which whatever was chosen is put away at once, and what comes of it follows: "discard one of your trophies;
 * if you do, ..." rather than "choose one; if you do, discard it and ...".
 */
export function usedAtOnce(code: Program): Program {
  const [e, test, ...rest] = code;
  if (e === undefined) return code;
  const [used, ...then] =
    e.op === 'choose' && e.who === undefined && !('heroes' in e.from) && isChosen(test, e.as)
      ? putFirst(test.then, e)
      : [];
  if (e.op !== 'choose' || test?.op !== 'if' || !used) return [e, ...usedAtOnce(code.slice(1))];
  const counts = then.filter((x) => x.op === 'set');
  const goods = then.filter((x) => x.op !== 'set');
  if (mentions([goods, rest], e.as)) return [e, ...usedAtOnce(code.slice(1))];
  // What is reckoned from them follows from how many they are.
  const own = goods.filter((x) => counts.some(({ as }) => mentions(x, as)));
  const other = goods.filter((x) => !own.includes(x));
  const follows: Program = other.length > 0 || test.else ? [{ ...test, then: other }] : [];
  return [e, ...counts, used, ...own, ...follows, ...usedAtOnce(rest)];
}
const isChosen = (e: Effect | undefined, as: string): e is EffectOf<'if'> =>
  e?.op === 'if' && 'known' in e.cond && e.cond.known === as && e.cond.equals === undefined;
/** First what is done with them, then what is reckoned from them, as a number that was taken before. */
function putFirst(code: Program, { as, max }: EffectOf<'choose'>): Program {
  const isMany = max !== undefined && max !== 1;
  const at = code.findIndex((x) => users.has(x.op) && mentions(x, as));
  const used = code[at];
  if (!used || (at > 0 && !isMany)) return [];
  const before = code.slice(0, at);
  if (before.some((x) => x.op !== 'gain')) return [];
  const counted = before.flatMap((x, i): Program =>
    x.op === 'gain' && mentions(x, as)
      ? [
          { op: 'set', as: `${as}${i}`, to: x.n },
          { ...x, n: { var: `${as}${i}` } },
        ]
      : [x],
  );
  return [used, ...counted, ...code.slice(at + 1)];
}

/**
 * A text with what does not look at a roll, but stands between it and its test, before the roll: "leave it alone and
 * roll 1 die: if ...".
 */
export function rollBeforeTest(code: Program): Program {
  const at = code.findIndex((e) => e.op === 'roll');
  const roll = code[at];
  if (roll?.op !== 'roll') return code;
  const test = code.findIndex((e, i) => i > at && mentions(e, roll.as));
  const between = code.slice(at + 1, test);
  if (
    test < at + 2 ||
    code[test]?.op !== 'if' ||
    !between.every((e) => e.op === 'set' || users.has(e.op)) ||
    between.every((e) => e.op === 'set')
  )
    return code;
  return [...code.slice(0, at), ...between, roll, ...code.slice(test)];
}

/** What hangs on a roll that one may make is part of the offer: "you may roll 1 die: ..." and not "if you do, ...". */
export function rolledInOffer(code: Program): Program {
  const [e, ...rest] = code;
  if (e === undefined) return code;
  const roll = e.op === 'may' && !e.else ? e.then.at(-1) : undefined;
  if (e.op !== 'may' || roll?.op !== 'roll') return [e, ...rolledInOffer(rest)];
  const inner = rest.map((x) => behindRoll(x, roll.as));
  const end = inner.findIndex((x) => x === undefined);
  const own = inner.slice(0, end < 0 ? inner.length : end).flatMap((x) => x ?? []);
  return [{ ...e, then: [...e.then, ...own] }, ...rolledInOffer(end < 0 ? [] : rest.slice(end))];
}
/** What is done only where that roll was made. */
function behindRoll(e: Effect, as: string): Program | undefined {
  if (e.op !== 'if' || e.else) return undefined;
  const asked = 'all' in e.cond ? e.cond.all : [e.cond];
  const more = asked.filter((c) => !('known' in c && c.known === as && c.equals === undefined));
  const [only, another] = more;
  if (more.length === asked.length) return undefined;
  return only === undefined ? e.then : [{ ...e, cond: another ? { all: more } : only }];
}
