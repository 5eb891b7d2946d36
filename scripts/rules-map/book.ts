// The map of a rulebook, as it is written in revised.yaml, digital.yaml, second.yaml and original.yaml, and its parts
// with all that they take over.
import * as v from 'valibot';
import { parse } from 'yaml';

/** Lines of the book: `155`, `206-216`, or several such. Never its sentences. */
const lines = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((at) => linesOf(String(at))),
);
const proofs = v.array(v.union([v.string(), v.record(v.string(), v.string())]));

const paragraph = v.strictObject({
  at: lines,
  /** The number of the step or case, where the book counts them. */
  step: v.optional(v.number()),
  /** What the paragraph says, in our own words. */
  says: v.optional(v.string()),
  /** The same as that paragraph of the other book: heading and number, `STRENGTH 2`. */
  as: v.optional(v.string()),
  /**
   * What carries it out: `path#symbol`, `state turn.movement`, `step turn/next`, `op gain`, `option fate`, a
   * definition's id.
   */
  by: v.optional(v.array(v.string())),
  /** What proves it: `rules/stats: Title of a scenario`, `path.test.ts: title of a test`, or a whole file. */
  proof: v.optional(proofs),
  /** Why it is not carried out, or not proven: a name out of `reasons`, or a sentence. */
  why: v.optional(v.string()),
  /** The option that will carry it out. When it exists this line must go. */
  awaits: v.optional(v.string()),
  /** What the program still does wrongly. */
  open: v.optional(v.string()),
});

const file = v.strictObject({
  book: v.string(),
  short: v.string(),
  file: v.string(),
  reasons: v.record(v.string(), v.string()),
  sections: v.array(
    v.strictObject({
      heading: v.string(),
      /**
       * `procedure`: steps in their order, each with its chart state; `setup`: before the first turn; `cases`: only a
       * list.
       */
      numbered: v.optional(v.picklist(['procedure', 'setup', 'cases'])),
      paragraphs: v.array(paragraph),
    }),
  ),
  leftOut: v.array(v.strictObject({ at: lines, why: v.string() })),
});

export type BookFile = v.InferOutput<typeof file>;
export type Numbered = NonNullable<BookFile['sections'][number]['numbered']>;

export type Paragraph = {
  /** Its place: book, heading and ordinal. */
  readonly place: string;
  readonly n: number;
  readonly at: readonly number[];
  readonly step: number | undefined;
  readonly says: string;
  readonly as: string | undefined;
  readonly by: readonly string[];
  readonly proof: readonly Proof[];
  readonly why: string | undefined;
  readonly awaits: string | undefined;
  readonly open: string | undefined;
};
export type Proof = { readonly file: string; readonly title?: string };
export type Section = {
  readonly heading: string;
  readonly numbered: Numbered | undefined;
  readonly paragraphs: readonly Paragraph[];
};
export type Book = {
  readonly name: string;
  readonly short: string;
  readonly file: string;
  readonly sections: readonly Section[];
  readonly leftOut: readonly { readonly at: readonly number[]; readonly why: string }[];
};

function linesOf(at: string): number[] {
  return at.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

/** @throws with the place in the file when it is not as it should be */
export function parseBook(text: string): BookFile {
  const parsed = v.safeParse(file, parse(text));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${(issue.path ?? []).map((p) => String(p.key)).join('.')}: ${issue.message}`);
}

const proofOf = (one: string | { readonly [file: string]: string }): Proof[] =>
  typeof one === 'string' ? [{ file: one }] : Object.entries(one).map(([name, title]) => ({ file: name, title }));

/** A book with what its paragraphs take over from the other one; `problems` are the places where that fails. */
export function bookOf(from: BookFile, other?: Book): { readonly book: Book; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const theirs = new Map<string, Paragraph>(
    (other?.sections ?? []).flatMap((s) => s.paragraphs.map((p) => [`${s.heading} ${p.n}`, p] as const)),
  );
  const sections = from.sections.map((section): Section => ({
    heading: section.heading,
    numbered: section.numbered,
    paragraphs: section.paragraphs.map((p, i): Paragraph => {
      const place = `${from.short} ${section.heading} ${i + 1}`;
      const same = p.as === undefined ? undefined : theirs.get(p.as);
      if (p.as !== undefined && !same) problems.push(`${place}: there is no paragraph "${p.as}" to be the same as`);
      const why = p.why === undefined ? undefined : (from.reasons[p.why] ?? p.why);
      if (why === p.why && why !== undefined && !why.includes(' '))
        problems.push(`${place}: there is no reason "${why}"`);
      if (p.says === undefined && p.as === undefined)
        problems.push(`${place}: say in a few words of our own what it says`);
      return {
        place,
        n: i + 1,
        at: p.at,
        step: p.step,
        says: p.says ?? same?.says ?? '',
        as: p.as,
        by: p.by ?? same?.by ?? [],
        proof: p.proof?.flatMap(proofOf) ?? same?.proof ?? [],
        why: why ?? same?.why,
        awaits: p.awaits ?? same?.awaits,
        open: p.open ?? same?.open,
      };
    }),
  }));
  return { book: { name: from.book, short: from.short, file: from.file, sections, leftOut: from.leftOut }, problems };
}
