// How effects follow each other in English: what joins their clauses.
import type { Amount } from '../../rules/vocab/select';
import type { EffectOf, Program } from '../../rules/vocab/effect';
import { countingRows, flowIn, reckoned, type FlowPhrases, type Said } from '../flow';
import { and, fact, long, nothing, order, sentence, words, type Clause } from './grammar';
import type { Speak } from './speak';
import { countOf } from '../choices';
import { chosen } from './choose';
import { optionText, priced } from './effects-flow';
import { headings } from './headings';
import { tableRows } from './table';

function rolled(roll: Clause, { on, rows }: EffectOf<'table'>, as: string, say: Speak): Clause {
  const plain = roll.text + reckoning(on, as, say);
  const number = counted(rows, say);
  const { head, text } = number ?? tableRows(rows, say);
  return long({
    ...roll,
    text: `${plain}${number ? ' for a number' : ''}${head === '' ? '' : ` and ${head}`}: ${text}`,
  });
}

/** A chart that only sets a number: the rows are the numbers. */
function counted(
  all: Readonly<Record<string, Program>>,
  say: Speak,
): { readonly head: string; readonly text: string } | undefined {
  const counting = countingRows(all);
  if (!counting) return undefined;
  const before = say.meaning(counting.as);
  const usual = before?.is === 'number' ? before.the : '0';
  const said = tableRows(counting.rows, say, ([set]) => (set?.op === 'set' ? say.amount(set.to) : usual));
  say.means(counting.as, { is: 'number', the: 'that number' });
  return said;
}

function reckoning(on: Amount, as: string, say: Speak): string {
  const how = reckoned(on, as);
  if (how === undefined) return '';
  if ('less' in how) return ` and subtract ${say.amount(how.less)}`;
  if ('more' in how) return ` and add ${and(how.more.map((x) => say.amount(x).replace(/^that many$/, 'that number')))}`;
  return ` and read ${say.amount(how.read)}`;
}

/** What a test is joined by: it looks at a roll, or it is one more thing. */
function beforeTest(before: Said<Clause>, text: string): string {
  if (before.leads === 'choice') return '; ';
  if (before.leads !== 'roll') return before.text.startsWith('if ') ? '; ' : ', then ';
  return /[:;]/.test(text) ? '; ' : ': ';
}

/** One clause out of many: "lose 1 life and miss 1 turn", "roll 1 die: if the result is 5 or 6, prevent the loss". */
function join(parts: readonly Said<Clause>[]): Clause {
  const [first, ...rest] = parts;
  if (!first) return nothing;
  if (rest.length === 0) return first;
  if (parts.every((p) => isShort(p) && p.you && p.leads !== 'choice')) return order(and(parts.map((p) => p.text)));
  let text = first.text;
  let before = first;
  for (const [i, part] of rest.entries()) {
    const next = rest[i + 1];
    const last = next === undefined || !isShort(next) || !next.you;
    const short = isShort(part) && part.you && isShort(before) && before.you && before.leads !== 'choice';
    const link = part.text.startsWith('if ')
      ? beforeTest(before, text)
      : before.leads === 'choice'
        ? '; '
        : before.text.startsWith('if ')
          ? '; then '
          : short && last
            ? ' and '
            : short
              ? ', '
              : ', then ';
    text += link + part.text;
    before = part;
  }
  return { text, you: first.you, long: true };
}

const phrases: FlowPhrases<Clause, Speak> = {
  most: 90,
  join,
  orders: (parts) => sentence(and(parts.map((p) => p.text))),
  sentence,
  behindChoice: (before, text) => words(`${before};`, sentence(text).charAt(0).toLowerCase() + sentence(text).slice(1)),
  onlyIf: (test, body) => long(fact(`if ${test}, ${body.text}`)),
  halves: (c) => {
    const [, test, body] = /^(if .*?), (.*)$/.exec(c.text) ?? [];
    return test === undefined || body === undefined ? undefined : { test, body };
  },
  ifAny: (tests, body) => long(fact(`${tests.slice(0, -1).join(', ')}, or ${tests.at(-1) ?? ''}, ${body}`)),
  branch: (test, code, say) => {
    const { text } = priced(code, say);
    // One test within another: "if you fight a creature: if ...; otherwise, ...".
    return text === ''
      ? ''
      : sentence((test === undefined ? 'otherwise, ' : `if ${test}${text.startsWith('if ') ? ':' : ','} `) + text);
  },
  robbed: (e, say) => {
    const from = say.who(e.who);
    const what = say.quantity(e.what, e.n, from);
    return say.does(say.me, `take ${what} from ${say.object(from)}`);
  },
  rolled,
  choose: (e, say) => {
    const the =
      say.select(
        e.from,
        countOf(e, (n) => say.amount(n)),
      ) + (e.random ? ' at random' : '');
    chosen(e, say);
    say.means(e.as, { is: 'cards' in e.from ? 'card' : 'space', the });
  },
  swapped: (given, taken, say) =>
    say.does(say.me, `exchange ${say.select(given.from, 'choice')} for ${say.select(taken.from, 'choice')}`),
  bought: ({ goods, most, pays, offered }, say) => {
    const noun = goods.op === 'heal' ? 'lives' : 'fate';
    const p = say.who(goods.who);
    const limit =
      most === undefined
        ? `${noun}, up to ${p.his} ${goods.op === 'heal' ? 'life' : 'fate'} value`
        : `up to ${most === 1 && goods.op === 'heal' ? '1 life' : `${most} ${noun}`}`;
    const price = pays ? (most === undefined ? ', for 1 gold each' : ' for 1 gold each') : '';
    const c = say.does(p, `${goods.op === 'heal' ? 'heal' : 'replenish'} ${limit}${price}`);
    return offered && c.you ? fact(`you may ${c.text}`) : c;
  },
  isPerson: (key) => headings[key] !== undefined,
  visitLead: 'Visit one of these:',
  option: optionText,
};

export const { clause, sentences, isShort } = flowIn(phrases);
