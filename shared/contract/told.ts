// A text that a language has put together, in the parts that a screen lays out or chooses from.

/** Numbers of dice: without `low` whatever is less, without `high` whatever is more. */
export type TextRange = { readonly low?: number; readonly high?: number };
/** `dice`: as the text says it, "6 or more"; `at`: the same as numbers, nothing for what has no other row. */
export type TextRow = { readonly dice: string; readonly at: readonly TextRange[]; readonly what: string };
/** A paragraph in which dice decide: words, and the rows of a chart. */
export type TextPart = { readonly text: string } | { readonly rows: readonly TextRow[] };

/** What a text asks of whoever comes, in a few words: wares and people by their names, else one deed or several. */
export type Asks = { readonly things: readonly string[] } | { readonly deeds: readonly string[] };
/** What it says to those of one alignment. */
export type OwnText = { readonly text: readonly string[]; readonly asks: Asks };
export type Told = {
  readonly text: readonly string[];
  /** Paragraphs in which dice decide, by what they say. */
  readonly charts?: Readonly<Record<string, readonly TextPart[]>>;
  /** Where all of it is for some and not for others; left out for whom it says nothing. */
  readonly own?: { readonly [A in 'good' | 'neutral' | 'evil']?: OwnText };
  readonly asks?: Asks;
};
