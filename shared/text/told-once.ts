// A chart that several parts of a text end in is told once, and afterwards pointed to.

/** Its rows, up to the end of the sentence. */
const chart = /: ((?:(?:ab|bis) )?\d+(?:-\d+)?(?: or (?:more|less))? – [^.]+)\./g;
/** What is shorter is read again sooner than looked up. */
const worthIt = 40;

/** `again` is what stands for the rows from the second time on: "as above". */
export function toldOnce(paragraphs: readonly string[], again: string): readonly string[] {
  const told = new Set<string>();
  return paragraphs.map((text) =>
    text.replace(chart, (all, rows: string) => {
      if (rows.length < worthIt) return all;
      if (told.has(rows)) return `, ${again}.`;
      told.add(rows);
      return all;
    }),
  );
}
