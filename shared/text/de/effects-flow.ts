// Phrases for choices, conditions and loops. How they follow each other is in program.ts.
import type { Effect, Program } from '../../rules/vocab/effect';
import { branchIn, onlyRow, onlyUse, optionTest } from '../branches';
import { alike } from '../joined';
import { priceOf } from '../programs';
import { stepUnder } from '../rules-of-game';
import { trivial } from '../trivial';
import { chosen } from './choose';
import type { Phrases } from './effects-counters';
import { nounOf } from './filters';
import {
  allowed,
  andClauses,
  fact,
  factOf,
  factored,
  long,
  longer,
  nothing,
  or,
  order,
  placed,
  type Clause,
} from './grammar';
import { headings } from './headings';
import { hooks } from './hooks';
import { fixed, mapNp, n, np, pronoun, some, withDat } from './nouns';
import { numberOf, type Speak } from './speak';
import { steps } from './steps';
import { rowLabel, tableRows } from './table';
import { doer, person, verbLast, vp, type Person, type Vp } from './verbs-in-place';
import { die, rival, square } from './words';

/** "du darfst" before what can be ordered, with an adverb; "wenn du willst" where somebody else is the subject. */
export function may(c: Clause, say: Speak, who = say.me, adverb = ''): Clause {
  if (c.text === '') return c;
  if (c.may && c.by) return adverb === '' ? c : { ...c, ...allowed(c.by, placed(adverb, c.may.inf)) };
  const own = c.you ? who.you : c.by !== undefined && !who.you;
  if (own && c.inf !== undefined)
    return { ...allowed(c.by ?? say.by(who), placed(adverb, c.inf)), ...(c.long ? { long: true } : {}) };
  const by = say.by(who);
  return {
    text: `wenn ${who.you ? 'du willst' : `${by.nom} will`}, ${c.after}`,
    after: `${allowed(by, placed(adverb, 'dies bewirken')).after}: ${c.text}`,
    you: false,
    ...(c.long ? { long: true } : {}),
  };
}

/** "zahle 1 Gold, um 1 Zauber zu erhalten": a price and what it buys, as one order. */
export function priced(code: Program, say: Speak): Clause {
  const paid = priceOf(code);
  const [first, next] = code;
  // What another pays and I gain is taken from him.
  const taken =
    first?.op === 'lose' &&
    first.who !== undefined &&
    !say.who(first.who).you &&
    next?.op === 'gain' &&
    next.who === undefined;
  if (paid === undefined || taken) return say.clause(code);
  const price = say.clause(paid.price);
  const goods = say.clause(paid.goods);
  if (goods.you && price.you && goods.zu !== undefined)
    return { ...longer(price, `, um ${goods.zu}`), long: goods.long ?? false };
  return goods.text === '' ? price : longer(price, `; dann ${goods.after}`);
}

/** "wähle eines: ...; oder ...". */
function oneOfThese(p: Person, parts: readonly string[], say: Speak): Clause {
  const list = `${parts.slice(0, -1).join('; ')}${parts.length > 1 ? '; oder ' : ''}${parts.at(-1) ?? ''}`;
  return longer(say.does(p, vp('wählen', 'eines')), `: ${list}`);
}

function pickClause(options: Extract<Effect, { op: 'pick' }>['options'], say: Speak): Clause {
  const plain = options.every((o) => headings[o.key] === undefined);
  const list = options.map((o) => option(o, say)).filter((c) => c.text !== '');
  const texts = list.map((c) => c.text);
  const parts = plain ? alike(texts, (group) => or(factored(group, 2))) : texts;
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return { ...andClauses(list, 'oder'), text: only, after: only };
  if (plain && parts.length === 2 && parts.every((x) => !/[:;]/.test(x))) {
    if (list.length === 2 && !parts.some((x) => x.includes(','))) return andClauses(list, 'oder');
    const text = `${parts[0] ?? ''}, oder ${parts[1] ?? ''}`;
    return { text, after: text, inf: `eines wählen: ${text}`, you: true };
  }
  return oneOfThese(say.me, parts, say);
}

/** The same for somebody else who carries the text out: "er zahlt 1 Gold oder setzt 1 Zug aus". */
function pickOf(p: Person, options: Extract<Effect, { op: 'pick' }>['options'], say: Speak): Clause {
  const by = say.by(p);
  const parts = options.map((o) => {
    say.mention(p);
    return option(o, say);
  });
  say.mention(p);
  if (parts.every((c) => c.tail !== undefined && !/[,:;]/.test(c.text))) {
    const tails = sharedEnd(factored(parts.map((c) => c.tail ?? '')));
    return { ...fact(`${by.nom} ${or(tails)}`), by, tail: or(tails) };
  }
  return longer(
    factOf(by, vp('wählen', 'eines')),
    `: ${parts
      .slice(0, -1)
      .map((c) => c.text)
      .join('; ')}; oder ${parts.at(-1)?.text ?? ''}`,
  );
}

/** "1 helles Schicksal oder 1 dunkles Schicksal auf diese Karte": what all end with is said behind the last. */
function sharedEnd(items: readonly string[]): readonly string[] {
  const where = / (?:auf|in|von|zu) \S+ \S+$/.exec(items[0] ?? '')?.[0] ?? '';
  return where !== '' && items.every((x) => x.endsWith(where))
    ? items.map((x, i) => (i < items.length - 1 ? x.slice(0, -where.length) : x))
    : items;
}

type Option = { readonly key: string; readonly if?: Parameters<Speak['cond']>[0]; readonly do: Program };

/** What an option does, with its condition; a person to visit is named first. */
function option(o: Option, say: Speak): Clause {
  const { last } = say;
  const c = priced(o.do, say);
  say.last = last;
  const test = optionTest(o);
  const body = c.text === '' ? order(vp('tun', 'nichts')) : c;
  const full = test === undefined ? body : longer(body, `, wenn ${say.cond(test)}`);
  const heading = headings[o.key];
  return heading === undefined
    ? full
    : { text: `${heading} – ${full.text}`, after: `${heading} – ${full.text}`, you: true };
}
export const optionText = (o: Option, say: Speak): string => option(o, say).text;

export const flowPhrases: Phrases<
  | 'roll'
  | 'table'
  | 'if'
  | 'pick'
  | 'may'
  | 'choose'
  | 'number'
  | 'each'
  | 'repeat'
  | 'set'
  | 'stop'
  | 'branch'
  | 'bind'
  | 'step'
  | 'chart'
  | 'hook'
  | 'say'
> = {
  roll: (e, say) => {
    const against = say.meaning('$opponent') !== undefined;
    const figure = e.for === 'creature' && say.def.kind === 'figure';
    const result = n('das Ergebnis(ses)');
    say.means(e.as, {
      is: 'number',
      the: figure
        ? np(result, 'der', { post: 'dieser Figur' })
        : e.for === 'creature'
          ? np(result, 'der', { post: 'deines Gegners' })
          : against
            ? np(result, 'dein')
            : np(result, 'der'),
    });
    if (e.for === 'creature' && !figure) say.means('$opponent', { is: 'number', the: fixed('') });
    const dice = e.dice === undefined ? some(1, die).akk : numberOf(e.dice, die, say);
    const p = say.who(e.who);
    if (e.for === 'pray') return say.does(p, { ...vp('beten'), post: ` (${dice})` });
    const whom = figure
      ? 'für diese Figur'
      : e.for === 'creature'
        ? `für ${np(rival, say.me.his).akk}`
        : against
          ? 'für dich selbst'
          : '';
    return say.does(p, vp('werfen', dice, whom));
  },
  table: (e, say) => oneRow(e, say) ?? long(fact(`nach ${say.amount(e.on).dat}: ${tableRows(e.rows, say).text}`)),
  if: branchIn({
    nothing,
    priced,
    both: (test, { iff }) => iff && ifThen(`${test} und ${iff.test}`, iff.body),
    ifThen: (test, body, other) =>
      other.text === ''
        ? ifThen(test, body.after, body.long)
        : { ...fact(`wenn ${test}, ${body.after}; sonst ${other.after}`), long: true },
  }),
  pick: (e, say) => {
    const p = say.who(e.who);
    return p.you ? pickClause(e.options, say) : pickOf(p, e.options, say);
  },
  may: (e, say) => {
    const p = say.who(e.who);
    const c = may(priced(e.then, say), say, p);
    const other = e.else ? say.clause(e.else) : nothing;
    const told = e.if && !trivial(e.if) ? ifThen(say.cond(e.if), c.after, c.long) : c;
    return other.text === '' ? told : longer(told, `; sonst ${other.after}`);
  },
  choose: (e, say) => {
    const who = say.who(e.who);
    const { last } = say;
    const by = say.by(who);
    const what = chosen(e, say);
    if (what === undefined) {
      say.last = last;
      return nothing;
    }
    const of = vp('wählen', what.akk, e.random && 'zufällig');
    return who.you ? order(of) : factOf(by, of);
  },
  number: (e, say) => {
    say.means(e.as, { is: 'number', the: np(n('die Zahl'), 'dies'), asMany: true });
    const to = say.amount(e.to);
    return say.does(
      say.who(e.who),
      vp(
        'wählen',
        `eine Zahl von ${say.amount(e.from).nom} ${typeof e.to === 'number' ? `bis ${to.nom}` : `bis ${withDat('zu', to)}`}`,
      ),
    );
  },
  each: (e, say) => {
    const every = say.select(e.of, 'every');
    if ('heroes' in e.of) {
      const who = person(every, `each:${e.as}`);
      say.means(e.as, { is: 'hero', who });
      say.forget();
      const inner = say.with(e.actor ? { me: who } : {});
      const body = inner.clause(e.do);
      if (body.text === '' || body.text.startsWith(every.nom)) return body;
      // He is no subject of it, so he is named first.
      say.mention(who);
      const { text } = inner.clause(e.do);
      return long(fact(`für ${every.akk} gilt: ${text}`, `gilt für ${every.akk}: ${text}`));
    }
    const one = 'cards' in e.of ? nounOf(e.of.cards) : square;
    say.means(e.as, {
      is: 'cards' in e.of ? 'card' : 'space',
      the: 'cards' in e.of ? pronoun(one.g) : np(square, 'dies'),
    });
    const only = onlyUse(e);
    if (only) {
      const held = 'cards' in e.of && e.of.cards.heldBy !== undefined && e.of.cards.named === undefined;
      say.means(e.as, { is: 'card', the: held ? mapNp(say.select(e.of, 'plural'), (text) => `alle ${text}`) : every });
      const all = say.effect(only);
      return 'cards' in e.of && e.of.cards.named !== undefined && e.of.cards.heldBy === 'me'
        ? longer(all, `, wenn ${say.lastly(say.me, vp('haben', pronoun(every.g).akk))}`)
        : all;
    }
    const body = say.clause(e.do);
    return body.text === '' ? nothing : long(fact(`für ${every.akk} ${body.after}`));
  },
  repeat: (e, say) => {
    const [only] = e.do;
    if (only?.op === 'if' && only.then[0]?.op === 'may' && e.do.length === 1)
      return longer(say.effect(only.then[0]), `, so oft ${say.by(say.me).nom} ${say.me.you ? 'kannst' : 'kann'}`);
    const body = say.clause(e.do);
    const times =
      typeof e.times === 'number'
        ? e.times === 2
          ? 'zweimal'
          : `${e.times}-mal`
        : `so oft, wie ${say.amount(e.times).nom} angibt`;
    return body.text === '' ? nothing : longer(body, `, ${times}`);
  },
  set: (e, say) => {
    // What a Bandit's mercy is called in the encounter's procedure.
    if (e.as === 'spared') return order(vp('vermeiden', 'den Kampf'));
    say.means(e.as, { is: 'number', the: say.amount(e.to) });
    return nothing;
  },
  stop: (e, say) => (e.unless === undefined ? nothing : fact(`wenn ${say.unless(e.unless)}, geschieht nichts weiter`)),
  branch: () => nothing,
  bind: () => nothing,
  step: (e, say) => {
    const of = (steps as { readonly [step: string]: Vp | undefined })[stepUnder(e.step, say.rules)];
    return of === undefined ? nothing : say.does(say.me, of);
  },
  chart: () => nothing,
  hook: (e) => {
    const phrase = hooks[e.id]?.(e.args) ?? '';
    return phrase === '' ? nothing : fact(phrase);
  },
  say: () => nothing,
};

/** "wenn du gut bist, erhalte 1 Leben". */
function ifThen(test: string, body: string, isLong = false): Clause {
  const simple = !isLong && !/[:;]/.test(body);
  return {
    text: `wenn ${test}, ${body}`,
    after: simple ? `${body}, wenn ${test}` : `gilt: wenn ${test}, ${body}`,
    iff: { test, body },
    you: false,
    long: true,
  };
}

/** A chart with one row that does something: "wenn das Ergebnis mindestens 6 beträgt, ...". */
function oneRow(e: Extract<Effect, { op: 'table' }>, say: Speak): Clause | undefined {
  const row = onlyRow(e);
  if (row === undefined) return undefined;
  const body = say.clause(row[1]);
  return body.text === ''
    ? nothing
    : ifThen(verbLast(doer(say.amount(e.on)), vp('betragen', rowLabel(row[0]))), body.after, body.long);
}
