// One card after the other that may be given for the same thing: one offer, with the price of each.
import { same } from '../exact';
import type { Clause, Clauses, Who } from './tree';
import type { Resource } from './words';

type Sale = { readonly who: Who; readonly named: readonly string[]; readonly what: Resource; readonly n: number };

/** "If you have the Ruby, you may discard it to gain 3 gold." */
function sale(c: Clause): Sale | undefined {
  if (c.c !== 'if' || c.branches.length !== 1) return undefined;
  const [{ if: test, do: [offer, more] } = { do: [] }] = c.branches;
  if (test?.t !== 'has' || offer?.c !== 'may' || offer.if || offer.else.length > 0 || more) return undefined;
  const [price, another] = offer.do;
  if (price?.c !== 'price' || another || price.pay.length !== 1 || price.goods.length !== 1) return undefined;
  const [pay] = price.pay;
  const [gain] = price.goods;
  if (pay?.c !== 'act' || pay.act.v !== 'discard' || pay.act.card.card !== 'that') return undefined;
  if (gain?.c !== 'act' || gain.act.v !== 'gain' || typeof gain.act.what.n !== 'number') return undefined;
  const { names: named } = pay.act.card.of;
  if (!named || !same(test.card.names, named) || test.who.key !== offer.who.key) return undefined;
  return { who: offer.who, named, what: gain.act.what.what, n: gain.act.what.n };
}

/** Cards that fetch as much stand together. */
export function soldInOne(list: Clauses): Clauses {
  const out: Clause[] = [];
  for (const next of list) {
    const [before, now] = [out.at(-1), sale(next)];
    const first = before?.c === 'if' ? sale(before) : undefined;
    const sold = before?.c === 'sells' ? before : first && { c: 'sells' as const, ...first, wares: [first] };
    if (!now || !sold || sold.who.key !== now.who.key || sold.what !== now.what) {
      out.push(next);
      continue;
    }
    const last = sold.wares.at(-1);
    const wares =
      last?.n === now.n
        ? [...sold.wares.slice(0, -1), { named: [...last.named, ...now.named], n: last.n }]
        : [...sold.wares, { named: now.named, n: now.n }];
    out.splice(-1, 1, { c: 'sells', who: sold.who, what: sold.what, wares });
  }
  return out;
}
