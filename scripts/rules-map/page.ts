// docs/rules-map.md out of the maps: for each paragraph what carries it out and what proves it.
import type { Book, Paragraph, Proof } from './book';
import type { Program } from './program';
import { provenBy, type RefRecord } from './records';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function code(ref: string): string {
  const [kind = '', name] = ref.split(' ');
  return name === undefined ? `\`${ref}\`` : `${kind} \`${name}\``;
}

/** Proofs of one file together: its name once, then the titles. */
export function proofs(list: readonly Proof[]): string {
  const files = [...new Set(list.map((p) => p.file))];
  return files
    .map((file) => {
      const titles = list.flatMap((p) => (p.file === file && p.title !== undefined ? [p.title] : []));
      return titles.length === 0 ? `\`${file}\`` : `\`${file}\`: ${titles.join(' · ')}`;
    })
    .join('<br>')
    .replaceAll('|', '\\|');
}

/** Why something is not there: the option that is waited for, a reason. */
const notes = ({
  awaits,
  why,
}: {
  readonly awaits?: string | undefined;
  readonly why?: string | undefined;
}): string[] =>
  [awaits === undefined ? undefined : `Not built yet: the option \`${awaits}\`.`, why].flatMap((note) =>
    note === undefined ? [] : [`*${cell(note)}*`],
  );

function row(p: Paragraph): string {
  const label = `${p.step === undefined ? '' : `**${p.step}.** `}${cell(p.says)}${p.as === undefined ? '' : ` (as *${cell(p.as)}*)`}`;
  const open = p.open === undefined ? '' : `**Not right yet:** ${cell(p.open)}.`;
  return `| ${p.n} | ${label} | ${p.by.map(code).join(', ')} | ${[proofs(p.proof), open, ...notes(p)].filter((x) => x !== '').join('<br>')} |`;
}

export type Counts = {
  readonly paragraphs: number;
  readonly proven: number;
  readonly reasons: number;
  readonly awaited: number;
  readonly open: number;
};

/** `proven`: with code and with scenarios or tests; `reasons`: the others, of which `awaited` wait for an option. */
export function countsOf(book: Book): Counts {
  const all = book.sections.flatMap((s) => s.paragraphs);
  const proven = all.filter((p) => p.by.length > 0 && p.proof.length > 0);
  return {
    paragraphs: all.length,
    proven: proven.length,
    reasons: all.length - proven.length,
    awaited: all.filter((p) => p.awaits !== undefined).length,
    open: all.filter((p) => p.open !== undefined).length,
  };
}

const numbered = {
  procedure: 'A procedure: each step is a chart state.',
  setup: 'Before the first turn: no chart runs yet.',
  cases: 'A list of cases.',
} as const;
const span = (at: readonly number[]): string =>
  at.length > 1 ? `${at[0] ?? 0}-${at.at(-1) ?? 0}` : String(at[0] ?? 0);

function chapter(book: Book): string[] {
  const c = countsOf(book);
  return [
    `## ${book.name} (${book.short})`,
    '',
    `${c.paragraphs} paragraphs: ${c.proven} with code and proof, ${c.reasons} with a reason why not. Waiting for an option: ${c.awaited}. Not right yet: ${c.open}.`,
    '',
    ...book.sections.flatMap((s) => [
      `### ${s.heading}`,
      '',
      ...(s.numbered === undefined ? [] : [numbered[s.numbered], '']),
      '| ¶ | what it says | carried out by | proven by |',
      '| --: | --- | --- | --- |',
      ...s.paragraphs.map(row),
      '',
    ]),
    '### Left out',
    '',
    '| lines of the file | why |',
    '| --- | --- |',
    ...book.leftOut.map((l) => `| ${span(l.at)} | ${cell(l.why)} |`),
    '',
  ];
}

function recordRow(program: Program, record: RefRecord): string {
  return `| ${record.id} | ${cell(record.heading)} | ${[proofs(provenBy(program, record)), ...notes(record)].filter((x) => x !== '').join('<br>')} |`;
}

export function pageOf(program: Program, books: readonly Book[], records: readonly RefRecord[]): string {
  const proven = records.filter((r) => provenBy(program, r).length > 0).length;
  return (
    [
      '# Map of the rules',
      '',
      '<!-- Written by scripts/rules-map; change scripts/rules-map/*.yaml and write it anew. -->',
      '',
      'The rulebooks paragraph by paragraph: what carries each out, and what proves it. The words are ours; the books are in',
      '`../shared/rulebooks`. Scenarios are named by their file in `shared/rules/scenarios`, those of',
      'cards by `content/` and their file in `shared/content`. Every path, symbol, chart state, step, op, option, definition,',
      'scenario and test named here exists: `npx vitest run scripts/rules-map` looks.',
      '',
      ...books.flatMap(chapter),
      '## Records of the reference',
      '',
      `${records.length} records of \`rules-tests.json\` and \`faq.json\`: ${proven} proven by scenarios that cite their heading, ${records.length - proven} with a reason why not.`,
      '',
      '| record | heading | proven by |',
      '| --- | --- | --- |',
      ...records.map((r) => recordRow(program, r)),
    ].join('\n') + '\n'
  );
}

/** Why a page is not the one that the maps give, or nothing when it is. */
export function stale(onDisk: string | undefined, fresh: string): string | undefined {
  if (onDisk === fresh) return undefined;
  if (onDisk === undefined) return 'docs/rules-map.md is missing';
  const [was, is] = [onDisk.split('\n'), fresh.split('\n')];
  const at = is.findIndex((line, i) => line !== was[i]);
  return `docs/rules-map.md is out of date from line ${(at < 0 ? is.length : at) + 1} on`;
}
