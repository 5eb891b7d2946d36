// A generated text in which a die decides, as it is read best: what is rolled, and a row for each result.

/** `dice`: as the text has it, such as "2-3", "6 or more" or "ab 6"; `brief`: the same in signs. */
export type Row = { readonly dice: string; readonly brief: string; readonly what: string };
export type Part = { readonly text: string } | { readonly rows: readonly Row[] };

/** "1 – ", "2-3 – ", "6 or more – " or "ab 6 – ", at the beginning, after a colon or after the row before it. */
const RESULT = /(?:^|(?<=[:;] ))((?:\p{L}{2,8} )?\d+(?:-\d+)?(?: [\p{L} ]{1,14})?) – /gu;
/** Where the last row ends: with its sentence, the brackets in it left alone. */
const SENTENCE = /^(?:\([^)]*\)|[^.(])*/;
const FEWEST = 2;
/** What a whole result says in brackets, for its semicolons, needs none in a row of its own. */
export const bare = (what: string): string => /^\(([^()]*)\)$/.exec(what)?.[1] ?? what;

/** Results stand in their order: words at the highest one mean "or more", at the lowest one "or less". */
const briefly = (dice: string, highest: boolean): string => {
  const [number = dice] = /\d+(?:-\d+)?/.exec(dice) ?? [];
  return number === dice ? dice.replace('-', '–') : highest ? `${number}+` : `≤ ${number}`;
};

/** @returns the text itself where no die decides in it */
export const partsOf = (text: string): readonly Part[] => {
  const found = [...text.matchAll(RESULT)];
  const rows: Omit<Row, 'brief'>[] = [];
  let end = found[0]?.index ?? 0;
  for (const [i, match] of found.entries()) {
    // Another roll, later in the same text, has rows of its own.
    if (i > 0 && text.slice(match.index - 2, match.index) !== '; ') break;
    const begin = match.index + match[0].length;
    const next = found[i + 1]?.index;
    const [sentence = ''] = SENTENCE.exec(text.slice(begin)) ?? [];
    const upTo = next === undefined || begin + sentence.length < next ? begin + sentence.length : next - 2;
    rows.push({ dice: match[1] ?? '', what: text.slice(begin, upTo) });
    end = upTo;
  }
  if (rows.length < FEWEST || found[0] === undefined) return [{ text }];
  const before = text.slice(0, found[0].index).trim();
  const after = text.slice(end).replace(/^\./, '').trim();
  return [
    ...(before === '' ? [] : [{ text: before }]),
    { rows: rows.map((row, i) => ({ ...row, brief: briefly(row.dice, i === rows.length - 1) })) },
    ...(after === '' ? [] : partsOf(after)),
  ];
};

const BRIEF = /^(?:≤ (-?\d+)|(\d+)(?:–(\d+)|(\+))?)$/u;

/** Which numbers a row is for, by how it is written in signs. */
export const rangeOfRow = (brief: string): { readonly low: number; readonly high: number } | undefined => {
  const [found, most, low, high, more] = BRIEF.exec(brief) ?? [];
  if (found === undefined) return undefined;
  if (most !== undefined) return { low: -Infinity, high: Number(most) };
  return { low: Number(low), high: more === undefined ? Number(high ?? low) : Infinity };
};
