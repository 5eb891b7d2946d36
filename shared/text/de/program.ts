// How effects follow each other in German: what joins their clauses.
import type { Amount } from '../../rules/vocab/select';
import type { EffectOf, Program } from '../../rules/vocab/effect';
import { countingRows, flowIn, reckoned, type FlowPhrases, type Said } from '../flow';
import { allowed, also, and, andClauses, fact, longer, nothing, order, sentence, type Clause } from './grammar';
import { mapNp, n, np, words } from './nouns';
import { vp, type Vp } from './verbs-in-place';
import type { Speak } from './speak';
import { countOf } from '../choices';
import { chosen } from './choose';
import { optionText, priced } from './effects-flow';
import { headings } from './headings';
import { tableRows } from './table';

function rolled(roll: Clause, { on, rows }: EffectOf<'table'>, as: string, say: Speak): Clause {
  const before = reckoning(on, as, say);
  const number = counted(rows, say);
  const { head, text } = number ?? tableRows(rows, say);
  const acts = [before, head].filter((x) => x !== undefined);
  return longer(
    acts.reduce((c, of) => (c.you ? andClauses([c, order(of)]) : also(c, of)), roll),
    `${number ? ' für eine Zahl' : ''}: ${text}`,
  );
}

/** A chart that only sets a number: the rows are the numbers. */
function counted(
  all: Readonly<Record<string, Program>>,
  say: Speak,
): { readonly head: undefined; readonly text: string } | undefined {
  const counting = countingRows(all);
  if (!counting) return undefined;
  const before = say.meaning(counting.as);
  const usual = before?.is === 'number' ? before.the.nom : '0';
  const { text } = tableRows(counting.rows, say, ([set]) => (set?.op === 'set' ? say.amount(set.to).nom : usual));
  say.means(counting.as, { is: 'number', the: np(n('die Zahl'), 'dies') });
  return { head: undefined, text };
}

function reckoning(on: Amount, as: string, say: Speak): Vp | undefined {
  const how = reckoned(on, as);
  if (how === undefined) return undefined;
  if ('less' in how) return vp('ab|ziehen', 'davon', say.amount(how.less).akk);
  if ('more' in how) return vp('addieren', and(how.more.map((x) => say.amount(x).akk)));
  return vp('nehmen', say.amount(how.read).akk);
}

/** Whether all is done by the same one: "er verliert sein ganzes Gold und wird getötet". */
const isOneMans = (parts: readonly Said<Clause>[]): boolean =>
  parts.every(
    (p, i) =>
      isShort(p) &&
      !p.text.includes(',') &&
      p.leads === undefined &&
      p.tail !== undefined &&
      p.may === undefined &&
      (i === 0 ? p.by !== undefined : p.by !== undefined && /^(?:er|sie|es)$/.test(p.by.nom)),
  );
function oneMans(parts: readonly Said<Clause>[]): Clause {
  const [first, ...rest] = parts;
  if (!first) return nothing;
  const tails = rest.map((p) => p.tail ?? '');
  return {
    text: and([first.text, ...tails]),
    after: and([first.after, ...tails]),
    you: false,
    ...(first.by ? { by: first.by } : {}),
    tail: and([first.tail ?? '', ...tails]),
  };
}

/** What a test is joined by: it looks at a roll, or it is one more thing. */
function beforeTest(before: Said<Clause>, text: string): string {
  if (before.leads === 'choice') return '; ';
  if (before.leads !== 'roll') return '; ';
  return /[:;]/.test(text) ? '; ' : ': ';
}

/**
 * One clause out of many: "verliere 1 Leben und setze 1 Zug aus", "wirf 1 Würfel: wenn das Ergebnis 5 oder 6 ist,
 * verhindere den Verlust".
 */
function join(parts: readonly Said<Clause>[]): Clause {
  const [first, ...rest] = parts;
  if (!first) return nothing;
  if (rest.length === 0) return first;
  if (parts.every((p) => isShort(p) && p.you && p.leads !== 'choice')) return andClauses(parts);
  if (isOneMans(parts)) return { ...oneMans(parts), long: true };
  let out: Clause = first;
  let before = first;
  let oneBreath = true;
  for (const [i, part] of rest.entries()) {
    const next = rest[i + 1];
    const isLast = next === undefined || !isShort(next) || !next.you;
    const short = isShort(part) && part.you && isShort(before) && before.you && before.leads !== 'choice';
    const more = part.text.startsWith('wenn ')
      ? beforeTest(before, out.text) + part.text
      : before.leads === 'choice' || before.iff
        ? `; ${before.iff ? `dann ${part.after}` : part.text}`
        : short
          ? `${isLast ? ' und ' : ', '}${part.text}`
          : `, dann ${part.after}`;
    // Two orders behind "darfst" are both infinitives.
    const inf: string | undefined =
      oneBreath && short && out.inf !== undefined && part.inf !== undefined
        ? `${out.inf}${isLast ? ' und ' : ', '}${part.inf}`
        : undefined;
    oneBreath &&= inf !== undefined;
    out = { ...longer(out, more), ...(inf === undefined ? {} : { inf }) };
    before = part;
  }
  return { ...out, you: first.you, long: true };
}

export const visitLead = 'Besuche eine dieser Personen:';

const phrases: FlowPhrases<Clause, Speak> = {
  most: 95,
  join,
  orders: (parts) => sentence(parts.length > 1 ? andClauses(parts).text : (parts[0]?.text ?? '')),
  sentence,
  behindChoice: (before, text) => sentence(words(`${before};`, text)),
  onlyIf: (test, body) => ({ ...fact(`wenn ${test}, ${body.after}`), iff: { test, body: body.after }, long: true }),
  halves: (c) => c.iff,
  ifAny: (tests, body) => {
    const each = tests.map((x, i) => (i === 0 ? x : `wenn ${x}`));
    const test = `${each.slice(0, -1).join(', ')} oder ${each.at(-1) ?? ''}`;
    return { ...fact(`wenn ${test}, ${body}`), iff: { test, body }, long: true };
  },
  branch: (test, code, say) => {
    const { after } = priced(code, say);
    return after === '' ? '' : sentence((test === undefined ? 'sonst ' : `wenn ${test}, `) + after);
  },
  robbed: (e, say) => {
    const from = say.who(e.who);
    const what = say.quantity(e.what, e.n, from);
    return say.does(say.me, vp('nehmen', say.one(from).dat, what));
  },
  rolled,
  choose: (e, say) => {
    const noun = say.select(
      e.from,
      countOf(e, (n) => say.amount(n).nom),
    );
    const the = e.random ? mapNp(noun, (text) => `zufällig ${text}`) : noun;
    chosen(e, say);
    const known = say.meaning(e.as);
    say.means(e.as, {
      is: 'cards' in e.from ? 'card' : 'space',
      the,
      ...(known && known.is === 'space' && known.to !== undefined ? { to: known.to } : {}),
    });
  },
  swapped: (given, taken, say) =>
    say.does(
      say.me,
      vp('tauschen', say.select(given.from, 'choice').akk, `gegen ${say.select(taken.from, 'choice').akk}`),
    ),
  bought: ({ goods, most, pays, offered }, say) => {
    const heals = goods.op === 'heal';
    const noun = heals ? 'Leben' : 'Schicksal';
    const p = say.who(goods.who);
    const limit =
      most === undefined
        ? `${noun} bis zu ${np(n(heals ? 'der Lebenswert(s)' : 'der Schicksalswert(s)'), p.his).dat}`
        : `bis zu ${most} ${noun}`;
    const c = say.does(p, vp(heals ? 'heilen' : 'auf|füllen', limit, pays && 'für je 1 Gold'));
    return offered && c.you && c.inf !== undefined ? allowed(say.by(p), c.inf) : c;
  },
  isPerson: (key) => headings[key] !== undefined,
  visitLead,
  option: optionText,
};

export const { clause, sentences, isShort } = flowIn(phrases);
