// How effects follow each other: what belongs together is said in one breath.
import type { Effect, EffectOf, Program } from '../../rules/vocab/effect';
import type { Amount } from '../../rules/vocab/select';
import { mentions } from '../choices';
import { chain, users } from '../programs';
import { allowed, also, and, andClauses, fact, longer, mapNp, n, nothing, np, order, sentence, vp, words, type Clause, type Vp } from './grammar';
import type { Speak } from './speak';
import { chosen, formOf } from './choose';
import { optionText, priced } from './effects-flow';
import { headings } from './headings';
import { tableRows } from './table';

type Said = Clause & { readonly then?: 'roll' | 'choice' };

/** The clauses of a program in order, with what belongs together already joined. */
function clauses(code: Program, say: Speak, following: Program = []): Said[] {
  const out: Said[] = [];
  for (let i = 0; i < code.length; i++) {
    const e = code[i];
    if (!e) continue;
    const rest = code.slice(i + 1);
    const joint = together(e, rest, say, following);
    if (joint) {
      if (joint.said.text !== '') out.push(joint.said);
      i += joint.used;
      continue;
    }
    if (e.op === 'stop') {
      if (e.unless === undefined) break;
      const test = say.cond(e.unless);
      const body = join(clauses(rest, say));
      if (body.text !== '') out.push({ ...fact(`wenn ${test}, ${body.after}`), iff: { test, body: body.after }, long: true });
      break;
    }
    const said = say.effect(e);
    if (said.text === '') continue;
    out.push(e.op === 'roll' ? { ...said, then: 'roll' } : e.op === 'choose' ? { ...said, then: 'choice' } : said);
  }
  return out;
}

type Joint = { readonly said: Said; readonly used: number };

/** Several effects that are one thing to a reader. */
function together(e: Effect, rest: Program, say: Speak, following: Program): Joint | undefined {
  if (e.op === 'roll') return rollTable(e, rest, say);
  if (e.op === 'choose') return choiceUsed(e, rest, say, following);
  if (e.op === 'number') return bought(e, rest, say);
  if (e.op === 'lose') return robbed(e, rest, say);
  if (e.op === 'deal') return dealtTaken(e, rest, say);
  if (e.op === 'if') return sameBody(e, rest, say);
  return undefined;
}

/** What is dealt and taken at once: "ziehe 1 Trankkarte". */
function dealtTaken(e: EffectOf<'deal'>, rest: Program, say: Speak): Joint | undefined {
  const [next, ...later] = rest;
  if (next?.op !== 'take' || e.as === undefined || typeof next.card !== 'object' || next.card.var !== e.as || mentions(later, e.as) || next.who !== e.who) return undefined;
  const { as: _, ...held } = e;
  return { said: say.effect({ ...held, to: 'held' }), used: 1 };
}

/** One loses what the other gains: "nimm ihm 1 Gold". */
function robbed(e: EffectOf<'lose'>, rest: Program, say: Speak): Joint | undefined {
  const [next] = rest;
  const from = say.who(e.who);
  if (next?.op !== 'gain' || next.what !== e.what || JSON.stringify(next.n) !== JSON.stringify(e.n) || next.who !== undefined || e.who === undefined || from.you) return undefined;
  const what = say.quantity(e.what, e.n, from);
  return { said: say.does(say.me, vp('nehmen', say.one(from).dat, what)), used: 1 };
}

/** Several tests with the same outcome: "wenn A, wenn B oder wenn C, ...". */
function sameBody(e: EffectOf<'if'>, rest: Program, say: Speak): Joint | undefined {
  const { last } = say;
  const first = say.effect(e).iff;
  say.last = last;
  if (!first || e.else) return undefined;
  const tests = [first.test];
  for (const x of rest) {
    if (x.op !== 'if' || x.else) break;
    say.last = last;
    const more = say.effect(x).iff;
    if (!more || more.body !== first.body) break;
    tests.push(more.test);
  }
  if (tests.length < 2) return undefined;
  const test = tests.map((x, i) => (i === 0 ? x : `wenn ${x}`));
  const all = `${test.slice(0, -1).join(', ')} oder ${test.at(-1) ?? ''}`;
  return { said: { ...fact(`wenn ${all}, ${first.body}`), iff: { test: all, body: first.body }, long: true }, used: tests.length - 1 };
}

/** Roll, perhaps reckon, and read the row. */
function rollTable(e: EffectOf<'roll'>, rest: Program, say: Speak): Joint | undefined {
  const at = rest.findIndex((x) => x.op !== 'set');
  const next = rest[at];
  if (next?.op !== 'table') return undefined;
  const roll = say.effect(e);
  for (const x of rest.slice(0, at)) say.effect(x);
  const reckoned = reckoning(next.on, e.as, say);
  const { head, text } = counted(next.rows, say) ?? tableRows(next.rows, say);
  const acts = [reckoned, head].filter((x) => x !== undefined);
  return { said: longer(acts.reduce((c, of) => joined(c, of), roll), `: ${text}`), used: 1 + at };
}

const joined = (c: Clause, of: Vp): Clause => (c.you ? andClauses([c, order(of)]) : also(c, of));

/** A chart that only sets a number: the rows are the numbers. */
function counted(rows: Readonly<Record<string, Program>>, say: Speak): { readonly head: undefined; readonly text: string } | undefined {
  const sets = Object.values(rows).flatMap((row) => row);
  const [one] = sets;
  if (one?.op !== 'set' || !sets.every((x) => x.op === 'set' && x.as === one.as)) return undefined;
  const before = say.meaning(one.as);
  const usual = before?.is === 'number' ? before.the.nom : '0';
  const { text } = tableRows(Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[0]?.op === 'set' ? [{ op: 'set', as: 'row', to: row[0].to }] : []])), say, (row) => {
    const [set] = row;
    return set?.op === 'set' ? say.amount(set.to).nom : usual;
  });
  say.means(one.as, { is: 'number', the: np(n('die Zahl'), 'dies') });
  return { head: undefined, text };
}

/** What is done with the number rolled before the row is read. */
function reckoning(on: Amount, as: string, say: Speak): Vp | undefined {
  if (typeof on === 'number' || 'var' in on) return undefined;
  const isRoll = (x: Amount): boolean => typeof x === 'object' && 'var' in x && x.var === as;
  if ('minus' in on && isRoll(on.minus[0])) return vp('ab|ziehen', 'davon', say.amount(on.minus[1]).akk);
  if ('plus' in on && on.plus.some(isRoll)) return vp('addieren', and(on.plus.filter((x) => !isRoll(x)).map((x) => say.amount(x).akk)));
  return vp('nehmen', say.amount(on).akk);
}

/** "nimm einen seiner Gefährten" rather than "wähle einen seiner Gefährten; nimm ihn". */
function choiceUsed(e: EffectOf<'choose'>, rest: Program, say: Speak, following: Program): Joint | undefined {
  const sets = rest.findIndex((x) => x.op !== 'set');
  const [next, ...later] = rest.slice(Math.max(0, sets));
  const between = rest.slice(0, Math.max(0, sets));
  if (!next || 'heroes' in e.from || !say.who(e.who).you || !users.has(next.op) || !mentions(next, e.as) || mentions([later, following], e.as)) return undefined;
  const noun = say.select(e.from, formOf(e, say));
  const the = e.random ? mapNp(noun, (text) => `zufällig ${text}`) : noun;
  chosen(e, say);
  const known = say.meaning(e.as);
  say.means(e.as, { is: 'cards' in e.from ? 'card' : 'space', the, ...(known && known.is === 'space' && known.to !== undefined ? { to: known.to } : {}) });
  const said = say.effect(next);
  for (const x of between) say.effect(x);
  return { said, used: 1 + between.length };
}

/** "heile bis zu 2 Leben für je 1 Gold": a number, its price, and what it buys. */
function bought(e: EffectOf<'number'>, rest: Program, say: Speak): Joint | undefined {
  const [first, second] = rest;
  const goods = [first, second].find((x) => x?.op === 'heal' || x?.op === 'replenish');
  if (!goods || !mentions(goods, e.as)) return undefined;
  const pays = [first, second].find((x) => x?.op === 'lose');
  if (pays?.op === 'lose' && (pays.what !== 'gold' || !mentions(pays, e.as))) return undefined;
  const most = typeof e.to === 'object' && 'least' in e.to ? e.to.least.find((x): x is number => typeof x === 'number' && x < 20) : undefined;
  const heals = goods.op === 'heal';
  const noun = heals ? 'Leben' : 'Schicksal';
  const p = say.who(goods.who);
  const limit = most === undefined ? `${noun} bis zu ${np(n(heals ? 'der Lebenswert(s)' : 'der Schicksalswert(s)'), p.his).dat}` : `bis zu ${most} ${noun}`;
  const c = say.does(p, vp(heals ? 'heilen' : 'auf|füllen', limit, pays && 'für je 1 Gold'));
  return { said: e.from === 0 && c.you && c.inf !== undefined ? allowed(say.by(p), c.inf) : c, used: pays ? 2 : 1 };
}

/** Whether all is done by the same one: "er verliert sein ganzes Gold und wird getötet". */
const isOneMans = (parts: readonly Said[]): boolean =>
  parts.every((p, i) => isShort(p) && !p.text.includes(',') && p.then === undefined && p.tail !== undefined && p.may === undefined && (i === 0 ? p.by !== undefined : p.by !== undefined && /^(?:er|sie|es)$/.test(p.by.nom)));
function oneMans(parts: readonly Said[]): Clause {
  const [first, ...rest] = parts;
  if (!first) return nothing;
  const tails = rest.map((p) => p.tail ?? '');
  return { text: and([first.text, ...tails]), after: and([first.after, ...tails]), you: false, ...(first.by ? { by: first.by } : {}), tail: and([first.tail ?? '', ...tails]) };
}

const isShort = (c: Clause): boolean => !c.long && c.text.length < 95 && !/[:;]/.test(c.text);

/** What a test is joined by: it looks at a roll, or it is one more thing. */
function beforeTest(before: Said, text: string): string {
  if (before.then === 'choice') return '; ';
  if (before.then !== 'roll') return '; ';
  return /[:;]/.test(text) ? '; ' : ': ';
}

/** One clause out of many: "verliere 1 Leben und setze 1 Zug aus", "wirf 1 Würfel: wenn das Ergebnis 5 oder 6 ist, verhindere den Verlust". */
function join(parts: readonly Said[]): Clause {
  const [first, ...rest] = parts;
  if (!first) return nothing;
  if (rest.length === 0) return first;
  if (parts.every((p) => isShort(p) && p.you && p.then !== 'choice')) return andClauses(parts);
  if (isOneMans(parts)) return { ...oneMans(parts), long: true };
  let out: Clause = first;
  let before: Said = first;
  let oneBreath = true;
  for (const [i, part] of rest.entries()) {
    const next = rest[i + 1];
    const isLast = next === undefined || !isShort(next) || !next.you;
    const short = isShort(part) && part.you && isShort(before) && before.you && before.then !== 'choice';
    const more = part.text.startsWith('wenn ')
      ? beforeTest(before, out.text) + part.text
      : before.then === 'choice' || before.iff
        ? `; ${before.iff ? `dann ${part.after}` : part.text}`
        : short
          ? `${isLast ? ' und ' : ', '}${part.text}`
          : `, dann ${part.after}`;
    // Two orders behind "darfst" are both infinitives.
    const inf: string | undefined = oneBreath && short && out.inf !== undefined && part.inf !== undefined ? `${out.inf}${isLast ? ' und ' : ', '}${part.inf}` : undefined;
    oneBreath &&= inf !== undefined;
    out = { ...longer(out, more), ...(inf === undefined ? {} : { inf }) };
    before = part;
  }
  return { ...out, you: first.you, long: true };
}

export const clause = (code: Program, say: Speak): Clause => join(clauses(code, say));

function ifSentences(e: EffectOf<'if'>, say: Speak): readonly string[] {
  const branches = chain(e);
  if (branches.length === 1 || e.then.length === 0) return [sentence(say.effect(e).text)];
  return branches.map((b) => {
    say.forget();
    const test = b.test ? `wenn ${say.cond(b.test)}, ` : 'sonst ';
    const body = priced(b.do, say).after;
    return body === '' ? '' : sentence(test + body);
  });
}

/** The paragraphs of a choice between persons, and a line for each. */
const isVisit = (e: EffectOf<'pick'>): boolean => e.options.every((o) => headings[o.key] !== undefined);
export const visitLead = 'Besuche eine dieser Personen:';

function visits(e: EffectOf<'pick'>, say: Speak): readonly string[] {
  return [visitLead, ...e.options.map((o) => {
    const [name = '', ...body] = optionText(o, say).split(' – ');
    return `${name}: ${sentence(body.join(' – '))}`;
  })];
}

const standsAlone = (e: Effect): boolean => e.op === 'if' || (e.op === 'pick' && isVisit(e));

/** The sentences of a text; short orders share one. Items that must stand alone are paragraphs of their own. */
export function sentences(code: Program, say: Speak): readonly string[] {
  const out: string[] = [];
  let run: Said[] = [];
  const flush = (): void => {
    out.push(...grouped(run));
    run = [];
  };
  for (let i = 0; i < code.length; i++) {
    const e = code[i];
    if (!e) continue;
    if (standsAlone(e) && run.at(-1)?.then !== 'roll') {
      flush();
      out.push(...(e.op === 'pick' ? visits(e, say) : e.op === 'if' ? ifSentences(e, say) : []));
      continue;
    }
    // What belongs together is found by handing on all up to what stands alone; behind a stop, everything.
    const open = code.findIndex((x, at) => at > i && standsAlone(x) && code[at - 1]?.op !== 'roll');
    const end = open < 0 || code.slice(i, open).some((x) => x.op === 'stop') ? code.length : open;
    run.push(...clauses(code.slice(i, end), say, code.slice(end)));
    i = end - 1;
  }
  flush();
  return out.filter((text) => text !== '');
}

function grouped(parts: readonly Said[]): readonly string[] {
  const out: string[] = [];
  let group: Said[] = [];
  const close = (): void => {
    if (group.length > 0) out.push(sentence(group.length > 1 ? andClauses(group).text : (group[0]?.text ?? '')));
    group = [];
  };
  for (const [i, part] of parts.entries()) {
    const before = parts[i - 1];
    if (before?.then === 'choice' && isShort(part)) {
      close();
      const last = out.pop() ?? '';
      out.push(sentence(words(`${last.replace(/\.$/, '')};`, part.text)));
      continue;
    }
    if (isShort(part) && part.you && part.then === undefined) {
      group.push(part);
      continue;
    }
    close();
    out.push(sentence(part.text));
  }
  close();
  return out;
}

