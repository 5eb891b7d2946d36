// Where the rows of a chart stand in a sentence: marked as they are put into it, for a screen that lays them out below
// one another. No text that leaves a language has any of these signs.
import type { TextPart, TextRow } from '../../contract/told';
import type { WrittenRow } from '../clauses/endings';
import type { Range } from '../clauses/tree';

const CHART = '\uE000';
const ROW = '\uE001';
const LABEL = '\uE002';
const WHAT = '\uE003';
const END = '\uE004';
/** Before brackets that a row does not need where it stands by itself. */
const BRACKET = '\uE005';

type Marked = { readonly at: readonly Range[]; readonly label: string; readonly what: string };

/** A row that has a semicolon of its own stands in brackets. */
const bracketed = (text: string): string => (text.includes(';') ? `${BRACKET}(${text}${BRACKET})` : text);
const numbers = (at: readonly Range[]): string => at.map(({ from, to }) => `${from}~${to}`).join('|');
/** "1 – lose 1 life; 2-6 – no effect" */
export const markedRows = (rows: readonly Marked[]): string =>
  `${CHART}${rows
    .map(({ at, label, what }) => `${ROW}${numbers(at)}${LABEL}${label} \u2013 ${WHAT}${bracketed(what)}`)
    .join('; ')}${END}`;

/** Of rows that a language has in its own words; it says how numbers are called. */
export const writtenRows = (rows: readonly WrittenRow[], range: (x: Range) => string): string =>
  markedRows(rows.map(([from, to, what]) => ({ at: [{ from, to }], label: range({ from, to }), what })));

const everyMark = /\uE001[^\uE002]*\uE002|[\uE000\uE003-\uE005]/g;
/** What a reader sees of it. */
export const plain = (text: string): string => text.replace(everyMark, '');

const numberOf = (text: string | undefined, key: 'low' | 'high'): TextRow['at'][number] => {
  const n = Number(text);
  return text === undefined || !Number.isFinite(n) ? {} : { [key]: n };
};
function rowOf(text: string): TextRow {
  const [numbered = '', rest = ''] = cut(text, LABEL);
  const [label = '', all = ''] = cut(rest, WHAT);
  // The row before another one ends in what parts them.
  const what = all.endsWith('; ') ? all.slice(0, -'; '.length) : all;
  const isWhole = what.startsWith(BRACKET) && what.endsWith(`${BRACKET})`);
  return {
    dice: plain(label).slice(0, -' \u2013 '.length),
    at:
      numbered === ''
        ? []
        : numbered.split('|').map((one) => {
            const [low, high] = one.split('~');
            return { ...numberOf(low, 'low'), ...numberOf(high, 'high') };
          }),
    what: plain(isWhole ? what.slice(2, -2) : what),
  };
}
/** A text before a sign and behind it. */
const cut = (text: string, sign: string): readonly string[] => {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + sign.length)];
};

/** Charts in a text, the inner ones left in those that they stand in. */
function chartsIn(text: string): readonly { readonly from: number; readonly to: number }[] {
  const out: { from: number; to: number }[] = [];
  let [deep, from] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (sign === CHART && deep++ === 0) from = i;
    if (sign === END && --deep === 0) out.push({ from, to: i });
  }
  return out;
}
/** Rows of a chart, those of a chart in one of them left out. */
function rowsIn(chart: string): readonly TextRow[] {
  const starts: number[] = [];
  let deep = 0;
  for (let i = 0; i < chart.length; i++) {
    const sign = chart[i];
    if (sign === CHART) deep++;
    if (sign === END) deep--;
    if (sign === ROW && deep === 0) starts.push(i);
  }
  return starts.map((at, i) => rowOf(chart.slice(at + 1, starts[i + 1])));
}
/** One row needs no line of its own. */
const FEWEST = 2;

/** A paragraph in its parts, where a chart ends a sentence in it; rows in the midst of one are words. */
export function partsIn(text: string): readonly TextPart[] | undefined {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { from, to } of chartsIn(text)) {
    const after = text.slice(to + 1, to + 2);
    const rows = after === '' || after === '.' ? rowsIn(text.slice(from + 1, to)) : [];
    if (rows.length < FEWEST) continue;
    const before = plain(text.slice(done, from)).trim();
    if (before !== '') parts.push({ text: before });
    parts.push({ rows });
    done = to + 1 + after.length;
  }
  if (parts.length === 0) return undefined;
  const rest = plain(text.slice(done)).trim();
  return rest === '' ? parts : [...parts, { text: rest }];
}
