// A text in which a die decides, as it is read best: what is rolled, and a row for each result.
import type { TextPart, TextRange, TextRow } from '../../../shared/contract/told';
import type { Face } from '../../../shared/contract/view';

/** `brief`: the numbers of the row in signs. */
export type Row = TextRow & { readonly brief: string };
export type Part = { readonly text: string } | { readonly rows: readonly Row[] };
/** What a text says is known from the face that it stands on. */
export type Spoken = Pick<Face, 'charts'> | undefined;

/** "6", "4–5", "6+", "≤ 0" */
const sign = ({ low, high }: TextRange): string => {
  if (low === undefined) return `≤ ${high ?? ''}`;
  return high === undefined ? `${low}+` : low === high ? String(low) : `${low}–${high}`;
};
const signed = (row: TextRow): Row => ({
  ...row,
  brief: row.at.length === 0 ? row.dice : row.at.map(sign).join(', '),
});
const shown = (part: TextPart): Part => ('text' in part ? part : { rows: part.rows.map(signed) });

/** @returns the text itself where no die decides in it */
export const partsOf = (face: Spoken, text: string): readonly Part[] => (face?.charts?.[text] ?? [{ text }]).map(shown);

/** The charts of some paragraphs. */
export const chartsOf = (face: Spoken, texts: readonly string[]): readonly (readonly Row[])[] =>
  texts.flatMap((text) => partsOf(face, text)).flatMap((part) => ('rows' in part ? [part.rows] : []));

/** Whether a row is for a number. */
export const isFor = ({ at }: Pick<TextRow, 'at'>, n: number): boolean =>
  at.some(({ low = -Infinity, high = Infinity }) => low <= n && n <= high);
