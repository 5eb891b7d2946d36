// The rulebooks paragraph by paragraph: reads the maps, checks that all they name exists, writes docs/rules-map.md.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bookOf, parseBook, type Book } from './book';
import { bookProblems, coverage } from './check';
import { pageOf, stale } from './page';
import { programAt, reader, type Program } from './program';
import { missingRecords, parseRecords, recordProblems, type RefRecord } from './records';

const pagePath = 'docs/rules-map.md';
const help = `rules-map [--check]
Goes through the rulebooks by scripts/rules-map/*.yaml and writes ${pagePath}.
  --check   writes nothing, and says whether the page is up to date`;

export type Maps = {
  readonly revised: string;
  readonly digital: string;
  readonly second: string;
  readonly original: string;
  readonly records: string;
};
export type Mapped = {
  readonly books: readonly Book[];
  readonly records: readonly RefRecord[];
  readonly problems: readonly string[];
  readonly page: string;
};

/** @throws when a map cannot be read at all */
export function mapped(program: Program, maps: Maps): Mapped {
  const revised = bookOf(parseBook(maps.revised));
  // The others say by the paragraphs of the Revised 4th Edition what they have as that has it.
  const all = [
    revised,
    ...[maps.digital, maps.second, maps.original].map((map) => bookOf(parseBook(map), revised.book)),
  ];
  const records = parseRecords(maps.records);
  const books = all.map(({ book }) => book);
  const problems = [
    ...all.flatMap((one) => one.problems),
    ...books.flatMap((book) => bookProblems(program, book)),
    ...recordProblems(program, records),
  ];
  return { books, records, problems, page: pageOf(program, books, records) };
}

export function mapsAt(root: string): Maps {
  const read = (name: string): string => reader(root)(`scripts/rules-map/${name}.yaml`) ?? '';
  return {
    revised: read('revised'),
    digital: read('digital'),
    second: read('second'),
    original: read('original'),
    records: read('records'),
  };
}

type Reference = {
  readonly tests?: readonly { readonly id: string; readonly heading: string }[];
  readonly rulings?: readonly { readonly id: string; readonly heading: string }[];
};

/**
 * What the books and the reference themselves say, where they lie beside the repository; `undefined` where they do not.
 */
export function comparedWithSources(root: string, { books, records }: Mapped): readonly string[] | undefined {
  const read = reader(path.join(root, '..', 'shared'));
  const texts = books.map((book) => read(`rulebooks/${book.file}`));
  const [tests, faq] = ['rules-tests', 'faq'].map((name) => read(`reference/base/${name}.json`));
  if (tests === undefined || faq === undefined || texts.includes(undefined)) return undefined;
  const reference = [
    ...((JSON.parse(tests) as Reference).tests ?? []),
    ...((JSON.parse(faq) as Reference).rulings ?? []),
  ];
  return [...books.flatMap((book, i) => coverage(book, texts[i] ?? '')), ...missingRecords(records, reference)];
}

/** The tool: says what is wrong, and writes or compares the page. @returns the exit code */
export function main(root: string, args: readonly string[]): number {
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const unknown = args.find((a) => a !== '--check');
  if (unknown !== undefined) {
    console.error(`There is no option ${unknown}.\n${help}`);
    return 2;
  }
  const all = mapped(programAt(root), mapsAt(root));
  const old = args.includes('--check') ? stale(reader(root)(pagePath), all.page) : undefined;
  const problems = [...all.problems, ...(comparedWithSources(root, all) ?? []), ...(old === undefined ? [] : [old])];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  if (!args.includes('--check')) writeFileSync(path.join(root, pagePath), all.page);
  return 0;
}
