// Ways of a choice that begin alike are one: "gain 1 Spell, gold or fate", "take 1 gold or one of his Objects".
import type { EffectOf, PickOption } from '../../rules/vocab/effect';
import { same } from '../exact';
import type { Act, ActOf } from './acts';
import type { Option } from './tree';
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
  const [a, b] = [gift(x), gift(y)];
  return a && b && a.n === b.n ? { v: 'gainOne', n: a.n, things: [...a.things, ...b.things] } : undefined;
}

export function inOne(options: readonly Option[]): readonly Option[] {
  const out: Option[] = [];
  for (const o of options) {
    const before = out.at(-1);
    const act = both(actOf(before), actOf(o));
    const [first] = before?.do ?? [];
    if (act && before && first?.c === 'act') out[out.length - 1] = { ...before, do: [{ ...first, act }] };
    else out.push(o);
  }
  return out;
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
