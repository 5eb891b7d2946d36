// Tables as CSV (RFC 4180): UTF-8 with its mark, CRLF, quotes where they are needed.

export type Cell = string | number | boolean | undefined;

/** What a spreadsheet takes for a formula; a name that somebody typed may begin so. */
const FORMULA = /^['=+\-@\t\r]/;
/** The mark by which spreadsheets know UTF-8. */
const MARK = '\uFEFF';

/**
 * Text that would be taken for a formula gets an apostrophe in front, and so does one that begins with one: taking it
 * away gives the text back.
 */
const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const cell = (value: Cell): string =>
  typeof value === 'string' ? quoted(guarded(value)) : value === undefined ? '' : String(value);

/** @param head names of the columns; @param rows cells in that order */
export const csv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  MARK + [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
