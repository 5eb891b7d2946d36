// Reads and plays scenario files. A mistake in a file is told with its line and the reason.
import { LineCounter, parseAllDocuments, type Document } from 'yaml';
import * as v from 'valibot';
import type { Rulebook } from '../engine/rulebook';
import { optionsOf } from '../options/resolve';
import type { OptionValue } from '../vocab/words';
import { playScenario, type Verdict } from './scenario-play';
import { scenarioSchema, stepSchemas } from './scenario-schema';
import type { Reading } from './scenario-steps';

/**
 * The rulebook with these sets beside the base game, as these options have it; `undefined` when there is no such set.
 */
export type Books = (sets: readonly string[], options: Readonly<Record<string, OptionValue>>) => Rulebook | undefined;

/** Line of a place in a document, counted from 1. */
function lineOf(doc: Document, lines: LineCounter, path: readonly (string | number)[]): number {
  for (let n = path.length; n >= 0; n--) {
    const node: unknown = n === 0 ? doc.contents : doc.getIn(path.slice(0, n), true);
    const range =
      typeof node === 'object' && node !== null && 'range' in node ? (node.range as readonly number[] | null) : null;
    if (range) return lines.linePos(range[0] ?? 0).line;
  }
  return 1;
}

/**
 * Plays every scenario of a file (YAML; several are divided by `---`).
 * @returns one verdict each; a `problem` says what is not as it should be, with its line
 */
export function runScenarios(books: Rulebook | Books, text: string, reading: Reading): Verdict[] {
  const { docs, lines } = parsed(text);
  if (docs.length === 0) return [{ title: '(empty)', rule: '', line: 1, problem: 'the file has no scenario in it' }];
  const bookOf: Books = typeof books === 'function' ? books : () => books;
  return docs.map((doc) => runDocument(bookOf, doc, lines, reading));
}

type Parsed = { readonly docs: readonly Document[]; readonly lines: LineCounter };
/** Whoever asks which of thousands of scenarios notices a change plays each of them many times. */
const read = new Map<string, Parsed>();

function parsed(text: string): Parsed {
  const before = read.get(text);
  if (before) return before;
  const lines = new LineCounter();
  const docs = parseAllDocuments(text, { lineCounter: lines });
  const now = { docs: Array.isArray(docs) ? (docs as unknown as readonly Document[]) : [], lines };
  read.set(text, now);
  return now;
}

function titleOf(doc: Document): string {
  const title: unknown = doc.getIn(['title']);
  return typeof title === 'string' ? title : '(untitled)';
}

/** What is wrong inside a step: the schema of all steps together only says that it is none of them. */
function inStep(
  doc: Document,
  path: readonly (string | number)[],
): { readonly more: readonly (string | number)[]; readonly message: string } | undefined {
  if (path[0] !== 'steps' || path.length !== 2) return undefined;
  const step: unknown = (doc.toJS() as { readonly steps: readonly unknown[] }).steps[Number(path[1])];
  const words = Object.keys(stepSchemas);
  const word = typeof step === 'object' && step !== null ? words.find((one) => one in step) : undefined;
  if (word === undefined) return { more: [], message: `a step begins with one of ${words.join(', ')}` };
  const parsed = v.safeParse(stepSchemas[word as keyof typeof stepSchemas], step);
  return parsed.success
    ? undefined
    : { more: (parsed.issues[0].path ?? []).map((p) => p.key as string | number), message: parsed.issues[0].message };
}

function runDocument(bookOf: Books, doc: Document, lines: LineCounter, reading: Reading): Verdict {
  const at = (path: readonly (string | number)[]): number => lineOf(doc, lines, path);
  const [syntax] = doc.errors;
  if (syntax)
    return {
      title: '(unreadable)',
      rule: '',
      line: syntax.linePos?.[0].line ?? 1,
      problem: `not YAML: ${syntax.message.split('\n')[0] ?? ''}`,
    };
  const parsed = v.safeParse(scenarioSchema, doc.toJS());
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const path = (issue.path ?? []).map((p) => p.key as string | number);
    const { more, message } = inStep(doc, path) ?? { more: [], message: issue.message };
    return {
      title: titleOf(doc),
      rule: '',
      line: at([...path, ...more]),
      problem: `${[...path, ...more].join('.') || 'file'}: ${message}`,
    };
  }
  const sets = parsed.output.given.sets ?? [];
  const { profile = 'digital', options: rules = {} } = parsed.output.given;
  const book = bookOf(sets, optionsOf({ profile, rules }));
  if (!book)
    return {
      title: titleOf(doc),
      rule: '',
      line: at(['given', 'sets']),
      problem: `there is no set called ${sets.join(' or ')}`,
    };
  return playScenario({ book, file: parsed.output, at, reading });
}
