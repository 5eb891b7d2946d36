// How effects follow each other: what belongs together is said in one breath.
import type { Effect, EffectOf, Program } from '../../rules/vocab/effect';
import type { Amount } from '../../rules/vocab/select';
import { and, fact, long, nothing, order, sentence, words, type Clause } from './grammar';
import type { Speak } from './speak';
import { chosen, formOf } from './choose';
import { optionText, priced } from './effects-flow';
import { headings } from './headings';
import { mentions } from '../choices';
import { chain, users } from '../programs';
import { tableRows } from './table';

type Said = Clause & { readonly after?: 'roll' | 'choice' };

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
      if (body.text !== '') out.push(long(fact(`if ${test}, ${body.text}`)));
      break;
    }
    const said = say.effect(e);
    if (said.text === '') continue;
    out.push(e.op === 'roll' ? { ...said, after: 'roll' } : e.op === 'choose' ? { ...said, after: 'choice' } : said);
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

/** What is dealt and taken at once: "take the top card of the Potion deck". */
function dealtTaken(e: EffectOf<'deal'>, rest: Program, say: Speak): Joint | undefined {
  const [next, ...later] = rest;
  if (next?.op !== 'take' || e.as === undefined || typeof next.card !== 'object' || next.card.var !== e.as || mentions(later, e.as) || next.who !== e.who) return undefined;
  const { as: _, ...held } = e;
  return { said: say.effect({ ...held, to: 'held' }), used: 1 };
}

/** One loses what the other gains: it is taken. */
function robbed(e: EffectOf<'lose'>, rest: Program, say: Speak): Joint | undefined {
  const [next] = rest;
  const from = say.who(e.who);
  if (next?.op !== 'gain' || next.what !== e.what || JSON.stringify(next.n) !== JSON.stringify(e.n) || next.who !== undefined || e.who === undefined || from.you) return undefined;
  const what = say.quantity(e.what, e.n, from);
  return { said: say.does(say.me, `take ${what} from ${say.object(from)}`), used: 1 };
}

/** Several tests with the same outcome: "if A, B or C, ...". */
function sameBody(e: EffectOf<'if'>, rest: Program, say: Speak): Joint | undefined {
  const last = say.last;
  const first = /^(if .*?), (.*)$/.exec(say.effect(e).text);
  say.last = last;
  if (!first || e.else) return undefined;
  const tests = [first[1] ?? ''];
  for (const x of rest) {
    if (x.op !== 'if' || x.else) break;
    say.last = last;
    const more = /^(if .*?), (.*)$/.exec(say.effect(x).text);
    if (!more || more[2] !== first[2]) break;
    tests.push(more[1] ?? '');
  }
  if (tests.length < 2) return undefined;
  return { said: long(fact(`${tests.slice(0, -1).join(', ')}, or ${tests.at(-1) ?? ''}, ${first[2] ?? ''}`)), used: tests.length - 1 };
}

/** Roll, perhaps reckon, and read the row. */
function rollTable(e: EffectOf<'roll'>, rest: Program, say: Speak): Joint | undefined {
  const at = rest.findIndex((x) => x.op !== 'set');
  const next = rest[at];
  if (next?.op !== 'table') return undefined;
  const roll = say.effect(e);
  for (const x of rest.slice(0, at)) say.effect(x);
  const plain = roll.text + reckoning(next.on, e.as, say);
  const number = counted(next.rows, say);
  const { head, text } = number ?? tableRows(next.rows, say);
  return { said: long({ ...roll, text: `${plain}${number ? ' for a number' : ''}${head === '' ? '' : ` and ${head}`}: ${text}` }), used: 1 + at };
}

/** A chart that only sets a number: the rows are the numbers. */
function counted(rows: Readonly<Record<string, Program>>, say: Speak): { readonly head: string; readonly text: string } | undefined {
  const sets = Object.values(rows).flatMap((row) => row);
  const [one] = sets;
  if (one?.op !== 'set' || !sets.every((x) => x.op === 'set' && x.as === one.as)) return undefined;
  const before = say.meaning(one.as);
  const usual = before?.is === 'number' ? before.the : '0';
  const said = tableRows(Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[0]?.op === 'set' ? [{ op: 'set', as: 'row', to: row[0].to }] : []])), say, (row) => {
    const [set] = row;
    return set?.op === 'set' ? say.amount(set.to) : usual;
  });
  say.means(one.as, { is: 'number', the: 'that number' });
  return said;
}

function reckoning(on: Amount, as: string, say: Speak): string {
  if (typeof on === 'number' || 'var' in on) return '';
  const isRoll = (x: Amount): boolean => typeof x === 'object' && 'var' in x && x.var === as;
  if ('minus' in on && isRoll(on.minus[0])) return ` and subtract ${say.amount(on.minus[1])}`;
  if ('plus' in on && on.plus.some(isRoll)) return ` and add ${and(on.plus.filter((x) => !isRoll(x)).map((x) => say.amount(x).replace(/^that many$/, 'that number')))}`;
  return ` and read ${say.amount(on)}`;
}

/** "take one of his Followers" rather than "choose one of his Followers; take it". */
function choiceUsed(e: EffectOf<'choose'>, rest: Program, say: Speak, following: Program): Joint | undefined {
  const sets = rest.findIndex((x) => x.op !== 'set');
  const [next, ...later] = rest.slice(Math.max(0, sets));
  const between = rest.slice(0, Math.max(0, sets));
  if (!next || 'heroes' in e.from || !say.who(e.who).you || !users.has(next.op) || !mentions(next, e.as) || mentions([later, following], e.as)) return undefined;
  const noun = say.select(e.from, formOf(e, say)) + (e.random ? ' at random' : '');
  chosen(e, say);
  say.means(e.as, { is: 'cards' in e.from ? 'card' : 'space', the: noun });
  const said = say.effect(next);
  for (const x of between) say.effect(x);
  return { said, used: 1 + between.length };
}

/** "heal lives for 1 gold each": a number, its price, and what it buys. */
function bought(e: EffectOf<'number'>, rest: Program, say: Speak): Joint | undefined {
  const [first, second] = rest;
  const goods = [first, second].find((x) => x?.op === 'heal' || x?.op === 'replenish');
  if (!goods || !mentions(goods, e.as)) return undefined;
  const pays = [first, second].find((x) => x?.op === 'lose');
  if (pays?.op === 'lose' && (pays.what !== 'gold' || !mentions(pays, e.as))) return undefined;
  const most = typeof e.to === 'object' && 'least' in e.to ? e.to.least.find((x): x is number => typeof x === 'number' && x < 20) : undefined;
  const noun = goods.op === 'heal' ? 'lives' : 'fate';
  const verb = goods.op === 'heal' ? 'heal' : 'replenish';
  const p = say.who(goods.who);
  const limit = most === undefined ? `${noun}, up to ${p.his} ${goods.op === 'heal' ? 'life' : 'fate'} value` : `up to ${most === 1 && goods.op === 'heal' ? '1 life' : `${most} ${noun}`}`;
  const price = pays ? (most === undefined ? ', for 1 gold each' : ' for 1 gold each') : '';
  const c = say.does(p, `${verb} ${limit}${price}`);
  return { said: e.from === 0 && c.you ? fact(`you may ${c.text}`) : c, used: pays ? 2 : 1 };
}

const isShort = (c: Clause): boolean => !c.long && c.text.length < 90 && !/[:;]/.test(c.text);

/** What a test is joined by: it looks at a roll, or it is one more thing. */
function beforeTest(before: Said, text: string): string {
  if (before.after === 'choice') return '; ';
  if (before.after !== 'roll') return before.text.startsWith('if ') ? '; ' : ', then ';
  return /[:;]/.test(text) ? ', then ' : ': ';
}

/** One clause out of many: "lose 1 life and miss 1 turn", "roll 1 die: if the result is 5 or 6, prevent the loss". */
function join(parts: readonly Said[]): Clause {
  const [first, ...rest] = parts;
  if (!first) return nothing;
  if (rest.length === 0) return first;
  if (parts.every((p) => isShort(p) && p.you && p.after !== 'choice')) return order(and(parts.map((p) => p.text)));
  let text = first.text;
  let before: Said = first;
  for (const [i, part] of rest.entries()) {
    const next = rest[i + 1];
    const last = next === undefined || !isShort(next) || !next.you;
    const short = isShort(part) && part.you && isShort(before) && before.you && before.after !== 'choice';
    const link = part.text.startsWith('if ') ? beforeTest(before, text) : before.after === 'choice' ? '; ' : before.text.startsWith('if ') ? '; then ' : short && last ? ' and ' : short ? ', ' : ', then ';
    text += link + part.text;
    before = part;
  }
  return { text, you: first.you, long: true };
}

export const clause = (code: Program, say: Speak): Clause => join(clauses(code, say));

function ifSentences(e: EffectOf<'if'>, say: Speak): readonly string[] {
  const branches = chain(e);
  if (branches.length === 1 || e.then.length === 0) return [sentence(say.effect(e).text)];
  return branches.map((b) => {
    say.forget();
    const test = b.test ? `if ${say.cond(b.test)}, ` : 'otherwise, ';
    const body = priced(b.do, say).text;
    // One test within another: "if you fight a creature: if ...; otherwise, ...".
    return body === '' ? '' : sentence((body.startsWith('if ') ? test.replace(/, $/, ': ') : test) + body);
  });
}

/** The paragraphs of a choice between persons: "Visit one of these." and a line for each. */
const isVisit = (e: EffectOf<'pick'>): boolean => e.options.every((o) => headings[o.key] !== undefined);

function visits(e: EffectOf<'pick'>, say: Speak): readonly string[] {
  return ['Visit one of these:', ...e.options.map((o) => {
    const text = optionText(o, say);
    const [name = '', ...body] = text.split(' – ');
    return `${name}: ${sentence(body.join(' – '))}`;
  })];
}

const standsAlone = (e: Effect): boolean => e.op === 'if' || (e.op === 'pick' && isVisit(e));

/** The sentences of a text; short orders share one. Items that must stand alone are paragraphs of their own. */
export function sentences(code: Program, say: Speak): readonly string[] {
  const out: string[] = [];
  let run: Said[] = [];
  const flush = (): void => {
    for (const text of grouped(run)) out.push(text);
    run = [];
  };
  for (let i = 0; i < code.length; i++) {
    const e = code[i];
    if (!e) continue;
    if (standsAlone(e) && run.at(-1)?.after !== 'roll') {
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
    if (group.length > 0) out.push(sentence(and(group.map((p) => p.text))));
    group = [];
  };
  for (const [i, part] of parts.entries()) {
    const before = parts[i - 1];
    if (before?.after === 'choice' && isShort(part)) {
      const last = out.pop() ?? '';
      out.push(words(`${last.replace(/\.$/, '')};`, sentence(part.text).charAt(0).toLowerCase() + sentence(part.text).slice(1)));
      continue;
    }
    if (isShort(part) && part.you && part.after === undefined) {
      group.push(part);
      continue;
    }
    close();
    out.push(sentence(part.text));
  }
  close();
  return out;
}

