// Ways of a choice that begin alike are one: "gain 1 Spell, gold or fate", "take 1 gold or one of his Objects".
import type { EffectOf, PickOption } from '../../rules/vocab/effect';
import { same } from '../exact';
import { TOP, type Act, type ActOf } from './acts';
import type { Clause, Option } from './tree';
import type { Resource } from './words';

/** The one thing that an option does, for whoever chooses. */
const actOf = (o: Option | undefined): Act | undefined => {
  const [only, more] = o?.do ?? [];
  return o && !o.if && !o.person && only?.c === 'act' && !more ? only.act : undefined;
};
type Gift = { readonly n: number; readonly things: readonly ('spell' | Resource)[] };
function gift(act: Act | undefined): Gift | undefined {
  if (act?.v === 'gainOne') return act;
  if (act?.v === 'gainSpells' && typeof act.n === 'number') return { n: act.n, things: ['spell'] };
  return act?.v === 'gain' && typeof act.what.n === 'number' && act.what.side === undefined
    ? { n: act.what.n, things: [act.what.what] }
    : undefined;
}

/** "take any card of the Armoury deck free" */
export const isAnyCard = (x: ActOf<'shop'>): boolean =>
  x.free && x.most === 1 && x.from !== 'purchase' && x.items.length > 3;
/** "draw 1 Potion card" */
const isDrawn = (x: ActOf<'deal'>): boolean =>
  x.named === undefined && x.from.own === undefined && x.from.deck !== 'spell' && x.to === 'held' && !x.discarded;
/** The same way clockwise or counterclockwise. */
function eitherWay(x: Act, y: Act): Act | undefined {
  if (x.v !== 'go' || y.v !== 'go' || x.to.place !== 'steps' || y.to.place !== 'steps') return undefined;
  const turned: Act = { ...y, to: { ...y.to, way: 'ccw' } };
  return x.to.way === 'cw' && y.to.way === 'ccw' && same({ ...x, to: { ...x.to, way: 'ccw' } }, turned)
    ? { ...x, to: { ...x.to, way: 'either' } }
    : undefined;
}

function both(x: Act | undefined, y: Act | undefined): Act | undefined {
  const way = x && y && eitherWay(x, y);
  if (way) return way;
  if (x?.v === 'align' && y?.v === 'align') return { ...x, to: [...x.to, ...y.to] };
  if (x?.v === 'fight' && y?.v === 'fight') {
    const { power, n } = y.foe;
    const isOne = same({ ...x.foe, power, n }, y.foe) && x.foe.power !== power && x.foe.or === undefined;
    return isOne && power && n !== undefined ? { v: 'fight', foe: { ...x.foe, or: { power, n } } } : undefined;
  }
  if (x?.v === 'shop' && y?.v === 'shop')
    return isAnyCard(x) && isAnyCard(y) ? { ...x, orFrom: [...(x.orFrom ?? []), y.from] } : undefined;
  if (x?.v === 'deal' && y?.v === 'deal') {
    const isOne = same({ ...x, orFrom: undefined, from: y.from }, y) && isDrawn(x) && isDrawn(y);
    return isOne ? { ...x, orFrom: [...(x.orFrom ?? []), y.from] } : undefined;
  }
  if (x?.v === 'rob' && y?.v === 'take') return { v: 'takeOne', what: x.what, from: x.from, card: y.card };
  if (x?.v === 'placeTerrain' && y?.v === 'placeTerrain' && x.named && y.named)
    return same({ ...x, named: y.named }, y) ? { ...x, named: [...x.named, ...y.named] } : undefined;
  const [a, b] = [gift(x), gift(y)];
  return a && b && a.n === b.n ? { v: 'gainOne', n: a.n, things: [...a.things, ...b.things] } : undefined;
}

type Shop = ActOf<'shop'>;
type Offer = Extract<Clause, { c: 'may' }>;
/** One card that may be bought. */
function sale(o: Option | undefined): { readonly offer: Offer; readonly shop: Shop } | undefined {
  const [offer, more] = o?.do ?? [];
  if (o?.if || more || offer?.c !== 'may' || offer.if || offer.else.length > 0) return undefined;
  const [act, other] = offer.do;
  const shop = act?.c === 'act' && !other && act.act.v === 'shop' ? act.act : undefined;
  return shop && !shop.free && shop.most === 1 && !shop.must ? { offer, shop } : undefined;
}
const isTop = (x: Shop): boolean => x.items.length === 1 && x.items[0]?.named === TOP;
/** Of several shops that each sell one card: all their wares, of which one may be bought. */
function sales(before: Option | undefined, next: Option): Option | undefined {
  const [x, y] = [sale(before), sale(next)];
  const [act] = x?.offer.do ?? [];
  if (!before || !x || !y || act?.c !== 'act' || isTop(x.shop) || x.offer.who.key !== y.offer.who.key) return undefined;
  const shop: Shop = isTop(y.shop)
    ? { ...x.shop, orTop: [...(x.shop.orTop ?? []), { deck: y.shop.from, price: y.shop.items[0]?.price ?? 0 }] }
    : { ...x.shop, items: [...x.shop.items, ...y.shop.items].sort((a, b) => a.price - b.price) };
  return { ...before, do: [{ ...x.offer, do: [{ ...act, act: shop }] }] };
}

/** Two things for the same price, one or the other. */
function bargain(before: Option | undefined, next: Option): Option | undefined {
  const [x, y] = [before, next].map((o) => (o && !o.if && !o.person && o.do.length === 1 ? o.do[0] : undefined));
  if (!before || x?.c !== 'price' || y?.c !== 'price' || !same([x.who, x.pay], [y.who, y.pay])) return undefined;
  const [a, b] = [x, y].map(({ goods: [good, more] }) => (good?.c === 'act' && !more ? good : undefined));
  const act = both(a?.act, b?.act);
  return a && act && { ...before, do: [{ ...x, goods: [{ ...a, act }] }] };
}

/** Who may buy may as well buy nothing: that is no other way. */
function withoutNothing(options: readonly Option[]): readonly Option[] {
  const [only, nothing, more] = options;
  return sale(only) && nothing?.do.length === 0 && more === undefined ? [only].filter((x) => x !== undefined) : options;
}

/** An attack, and the same in psychic combat for whoever may do that. */
function eitherAttack([battle, psychic, more]: readonly Option[]): Option | undefined {
  const [act] = battle?.do ?? [];
  if (!battle || more || act?.c !== 'act' || act.act.v !== 'attack' || psychic?.if?.t !== 'can') return undefined;
  const isSame = same(psychic.do, [{ ...act, act: { ...act.act, psychic: true } }]);
  return isSame && psychic.if.verb === 'psychicAttack'
    ? { ...battle, do: [{ ...act, act: { ...act.act, either: true } }] }
    : undefined;
}

export function inOne(options: readonly Option[]): readonly Option[] {
  const attack = eitherAttack(options);
  if (attack) return [attack];
  const out: Option[] = [];
  for (const o of options) {
    const before = out.at(-1);
    const joint = sales(before, o) ?? bargain(before, o);
    if (joint) {
      out[out.length - 1] = joint;
      continue;
    }
    const act = both(actOf(before), actOf(o));
    const [first] = before?.do ?? [];
    if (act && before && first?.c === 'act') out[out.length - 1] = { ...before, do: [{ ...first, act }] };
    else out.push(o);
  }
  return withoutNothing(out);
}

/** An option that is there once: it notes under its key's name that it was chosen. */
function onlyOnce({ if: test, do: code, ...rest }: PickOption): PickOption | undefined {
  const asked = test === undefined ? [] : 'all' in test ? test.all : [test];
  const noted = code.flatMap((e) => (e.op === 'set' ? [e.as] : []));
  const isNoted = (x: (typeof asked)[number]): boolean => 'not' in x && 'known' in x.not && noted.includes(x.not.known);
  if (!asked.some(isNoted)) return undefined;
  const others = asked.filter((x) => !isNoted(x));
  return {
    ...rest,
    ...(others.length === 0 ? {} : { if: { all: others } }),
    do: code.filter((e) => e.op !== 'set' || !asked.some((x) => same(x, { not: { known: e.as } }))),
  };
}
/** A choice that comes several times, and offers nothing twice: the choice, without what it notes. */
export function eachOnce({ do: [only, more] }: EffectOf<'repeat'>): EffectOf<'pick'> | undefined {
  if (only?.op !== 'pick' || more !== undefined) return undefined;
  const options = only.options.map(onlyOnce).filter((o) => o !== undefined);
  return options.length === only.options.length ? { ...only, options } : undefined;
}
