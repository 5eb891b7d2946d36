// What a text is made of besides its words: the rows of its charts, what it says to each alignment, and what it asks of
// whoever comes, in a few words. Read off the clauses before any language speaks; a screen only selects.
import type { Asks, OwnText, TextPart, Told } from '../contract/told';
import { SPELL, TOP, type ActOf } from './clauses/acts';
import type { Para } from './clauses/rules';
import type { Branch, Clause, Clauses } from './clauses/tree';
import type { Alignment } from './clauses/words';
import { offered, type Tongue } from './speech/compose';
import { partsIn, plain } from './speech/marks';
import { sentences } from './speech/sentences';
import { bare, capital } from './speech/words';
import { byPrice } from './wares';

/** A paragraph, put into words with its marks. */
type Say = (x: Para) => readonly string[];

// what it asks

const waresOf = (c: Clause | undefined): ActOf<'shop'> | undefined => {
  if (c?.c === 'may') return waresOf(c.do[0]);
  return c?.c === 'act' && c.act.v === 'shop' && c.act.items.length > 1 ? c.act : undefined;
};
const isNamed = ({ named }: { readonly named: string }): boolean => named !== SPELL && named !== TOP;

/** The first thing that is to be done. */
function deedOf(list: Clauses, t: Tongue): Asks {
  const [text = ''] = sentences(list, t);
  const deed = bare(plain(text));
  return { deeds: deed === '' ? [] : [deed] };
}
function asksOf(list: Clauses, t: Tongue): Asks {
  const [first, more] = list;
  if (first?.c === 'choice' && first.persons) return { things: first.options.map((o) => t.visited(o.person ?? o.key)) };
  const wares = waresOf(first);
  if (wares?.items.every(isNamed))
    return {
      things: byPrice(wares.items)
        .flat()
        .map(({ named }) => t.ware(named)),
    };
  const told = first?.c === 'choice' && more === undefined ? offered(first, 'main', t) : '';
  return typeof told === 'string' ? deedOf(list, t) : { deeds: told().map((text) => capital(bare(plain(text)))) };
}
/** The first paragraph of a text asks; what is drawn there is no more than a number. */
function asked([first]: readonly Para[], t: Tongue, say: Say): Asks {
  if (first === undefined || first.p === 'draws') return { deeds: [] };
  t.forget();
  t.short = true;
  const asks =
    first.p === 'do'
      ? asksOf(first.do, t)
      : {
          deeds: say(first)
            .slice(0, 1)
            .map((text) => bare(plain(text))),
        };
  t.short = false;
  return asks;
}

// what it says to some

const alignments = ['good', 'neutral', 'evil'] as const satisfies readonly Alignment[];
const you = { key: 'you', is: 'you' } as const;
/** Of whom a branch is; nothing where that is no question of his alignment. */
function meant({ if: test }: Branch, before: readonly Alignment[]): readonly Alignment[] | undefined {
  const rest = alignments.filter((one) => !before.includes(one));
  if (test === undefined) return rest;
  if (test.t !== 'aligned' || test.who.is !== 'you' || test.printed) return undefined;
  return rest.filter((one) => test.as.includes(one) !== test.not);
}
type Split = { readonly [A in Alignment]?: Clauses };
/** What one test of somebody's alignment says to each; nothing where it asks for anything else. */
function byAlignment(c: Clause): Split | undefined {
  if (c.c !== 'if') return undefined;
  let split: Split = {};
  for (const branch of c.branches) {
    const before = alignments.filter((one) => one in split);
    const whose = meant(branch, before);
    if (whose === undefined) return undefined;
    split = { ...split, ...Object.fromEntries(whose.map((one) => [one, branch.do])) };
  }
  return split;
}
/** What a paragraph says to him alone; nothing where it says anything to all. */
function ownIn(x: Para, mine: Alignment): Clauses | undefined {
  if (x.p !== 'do') return undefined;
  const all = x.do.map(byAlignment);
  if (all.some((split) => split === undefined)) return undefined;
  return all.flatMap((split) => split?.[mine] ?? []);
}
const toHim = (mine: Alignment, list: Clauses): Clauses => [
  { c: 'if', branches: [{ if: { t: 'aligned', who: you, as: [mine], not: false }, do: list }] },
];
function ownOf(paras: readonly Para[], mine: Alignment, t: Tongue, say: Say): OwnText {
  const own = paras.map((x) => ownIn(x, mine));
  const text = paras.flatMap((x, i) => {
    const list = own[i] ?? [];
    return say(list.length === 0 ? x : { p: 'do', do: toHim(mine, list) });
  });
  const [first] = own;
  return { text, asks: asked(first === undefined ? paras : [{ p: 'do', do: first }], t, say) };
}
const isApart = (x: Para): boolean => ownIn(x, 'good') !== undefined;

// put together

const chartsIn = (texts: readonly string[]): Readonly<Record<string, readonly TextPart[]>> =>
  Object.fromEntries(
    texts.flatMap((text) => {
      const parts = partsIn(text);
      return parts === undefined ? [] : [[plain(text), parts] as const];
    }),
  );

/** @param more what is told of it besides, with its marks: the abilities of a character */
export function toldOf(paras: readonly Para[], t: Tongue, para: Say, more: readonly string[] = []): Told {
  const say: Say = (x) => para(x).filter((text) => text !== '');
  const text = paras.flatMap(say);
  const own = paras.some(isApart) ? alignments.map((mine) => [mine, ownOf(paras, mine, t, say)] as const) : [];
  const charts = chartsIn([...text, ...more, ...own.flatMap(([, one]) => one.text)]);
  const asks = asked(paras, t, say);
  return {
    text: text.map(plain),
    ...(Object.keys(charts).length === 0 ? {} : { charts }),
    ...(own.length === 0
      ? {}
      : { own: Object.fromEntries(own.map(([mine, one]) => [mine, { ...one, text: one.text.map(plain) }])) }),
    ...('deeds' in asks && asks.deeds.length === 0 ? {} : { asks }),
  };
}
