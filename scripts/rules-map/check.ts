// What can be wrong with a map: every finding is one line with its place.
import type { Book, Paragraph, Proof, Section } from './book';
import type { Program } from './program';

const isTest = (file: string): boolean => /\.(test|spec)\.ts$/.test(file);
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a file declares a name: function, constant, class, type, method or key. */
export function declares(text: string, symbol: string): boolean {
  const name = literal(symbol);
  return new RegExp(
    `\\b(function|const|class|type|interface)\\s+${name}\\b|^\\s*(private |protected )?'?${name}'?[(:]`,
    'm',
  ).test(text);
}

function codeProblem(program: Program, ref: string): string | undefined {
  const [kind = '', name] = ref.split(' ');
  if (name !== undefined) {
    if (kind === 'state') return stateOf(program, name) === undefined ? `there is no chart state ${name}` : undefined;
    const known: Readonly<Record<string, readonly string[]>> = {
      step: program.steps,
      op: program.ops,
      option: program.options,
    };
    const list = known[kind];
    if (!list) return `"${ref}" is neither a path, a state, a step, an op, an option nor a definition`;
    return list.includes(name) ? undefined : `there is no ${kind} ${name}`;
  }
  if (program.definitions.has(ref)) return undefined;
  const [file = '', symbol] = ref.split('#');
  if (!/\.\w+$/.test(file)) return `there is no definition ${ref}`;
  const text = program.read(file);
  if (text === undefined) return `there is no file ${file}`;
  return symbol === undefined || declares(text, symbol) ? undefined : `${file} declares no ${symbol}`;
}

function proofProblem(program: Program, { file, title }: Proof): string | undefined {
  if (isTest(file)) {
    const text = program.read(file);
    if (text === undefined) return `there is no test file ${file}`;
    return title === undefined || text.includes(title) ? undefined : `${file} has no test "${title}"`;
  }
  const scenarios = program.scenarios.filter((s) => s.file === file);
  if (scenarios.length === 0) return `there is no scenario file ${file}`;
  return title === undefined || scenarios.some((s) => s.title === title)
    ? undefined
    : `${file} has no scenario "${title}"`;
}

/** Where a chart state stands in its chart. */
function stateOf(program: Program, name: string): { readonly chart: string; readonly index: number } | undefined {
  const dot = name.indexOf('.');
  const chart = name.slice(0, dot);
  const index = program.states[chart]?.indexOf(name.slice(dot + 1)) ?? -1;
  return index < 0 ? undefined : { chart, index };
}

const statesIn = (p: Paragraph): string[] =>
  p.by.flatMap((ref) => (ref.startsWith('state ') ? [ref.slice('state '.length)] : []));

function paragraphProblems(program: Program, p: Paragraph): string[] {
  const found = [
    ...p.by.map((ref) => codeProblem(program, ref)),
    ...p.proof.map((proof) => proofProblem(program, proof)),
  ].filter((x) => x !== undefined);
  if (p.why === undefined && p.awaits === undefined && (p.by.length === 0 || p.proof.length === 0))
    found.push(`name ${p.by.length === 0 ? 'the code' : 'a scenario or test'}, or say why there is none`);
  if (p.awaits !== undefined && program.options.includes(p.awaits))
    found.push(`the option ${p.awaits} is built now: name what carries it out and what proves it`);
  return found.map((problem) => `${p.place}: ${problem}`);
}

/** The steps that a book counts: none left out, each with its chart state, and in the order of the chart. */
function stepProblems(program: Program, book: Book, section: Section): string[] {
  const place = `${book.short} ${section.heading}`;
  const counted = section.paragraphs.filter((p) => p.step !== undefined);
  if (section.numbered === undefined)
    return counted.map(
      (p) => `${p.place}: it is step ${p.step ?? 0}, so the section must say whether it is a procedure`,
    );
  const found: string[] = [];
  const numbers = counted.map((p) => p.step ?? 0);
  if (numbers.length === 0) found.push(`${place}: no step is numbered`);
  for (const [i, n] of numbers.entries())
    if (section.numbered === 'setup' ? n <= (numbers[i - 1] ?? 0) : n !== i + 1)
      found.push(`${place}: step ${n} comes after ${numbers[i - 1] ?? 'nothing'}`);
  if (section.numbered !== 'procedure') return found;
  let last: { readonly chart: string; readonly index: number } | undefined;
  for (const p of counted) {
    const [first] = statesIn(p);
    const at = first === undefined ? undefined : stateOf(program, first);
    if (first === undefined) found.push(`${p.place}: step ${p.step ?? 0} of a procedure names no chart state`);
    if (at && last?.chart === at.chart && at.index < last.index)
      found.push(`${p.place}: in the chart ${at.chart} the state ${first ?? ''} comes before that of the step before`);
    last = at ?? last;
  }
  return found;
}

export function bookProblems(program: Program, book: Book): string[] {
  return book.sections.flatMap((section) => [
    ...section.paragraphs.flatMap((p) => paragraphProblems(program, p)),
    ...stepProblems(program, book, section),
  ]);
}

const plain = (text: string): string =>
  text.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/–/g, '-').replace(/\s+/g, ' ').trim();

/**
 * Compares the map with the book itself, where that is at hand: every line has its place, every counted one its step.
 */
export function coverage(book: Book, text: string): string[] {
  const headings = new Set(
    book.sections.flatMap(({ heading }) => {
      const parts = heading.split(' / ');
      return [...parts, ...parts.map((_, i) => parts.slice(i).join(' / '))].map(plain);
    }),
  );
  const places = new Map<number, string>();
  const found: string[] = [];
  const put = (n: number, place: string): void => {
    const before = places.get(n);
    if (before !== undefined) found.push(`${place}: line ${n} belongs to ${before}`);
    places.set(n, place);
  };
  for (const { at, why } of book.leftOut) for (const n of at) put(n, why);
  for (const { paragraphs } of book.sections) for (const p of paragraphs) for (const n of p.at) put(n, p.place);
  const counted = new Set(
    book.sections.flatMap((s) => s.paragraphs.filter((p) => p.step !== undefined).flatMap((p) => p.at)),
  );
  const left = new Set(book.leftOut.flatMap((l) => l.at));
  text.split('\n').forEach((line, i) => {
    const n = i + 1;
    if (line.trim() === '' || left.has(n)) return;
    if (!places.has(n) && !headings.has(plain(line))) found.push(`${book.short}: line ${n} is nowhere on the map`);
    if (/^(- )?\d+\. /.test(line) && !counted.has(n))
      found.push(`${book.short}: line ${n} is counted in the book and has no step on the map`);
  });
  return found;
}
