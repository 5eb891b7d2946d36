// What the rules map names, in the sources: file, line, and the comment above it.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Def } from '../../../shared/rules/vocab/definition';

export type Place = {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** The comment above it. */
  readonly says: string;
};

export function* files(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const file = path.posix.join(dir, entry.name);
    if (entry.isDirectory()) yield* files(file);
    else if (/\.(ts|svelte|yaml|md)$/.test(entry.name) && !/\.test\.ts$|golden/.test(file)) yield file;
  }
}

/** Scenarios of rules, and those that lie beside the cards. */
export const scenarioFile = /^shared\/(?:rules\/scenarios|content)\/.*\.yaml$/;

const linesOf = new Map<string, readonly string[]>();
/** The lines of a file, read once. */
export function readLines(file: string): readonly string[] {
  const known = linesOf.get(file) ?? readFileSync(file, 'utf8').split('\n');
  linesOf.set(file, known);
  return known;
}

const isComment = (line: string): boolean => /^\s*(\/\/|\/\*|\*)/.test(line);

function commentAbove(lines: readonly string[], index: number): string {
  let from = index;
  while (from > 0 && isComment(lines[from - 1] ?? '')) from--;
  return lines
    .slice(from, index)
    .map((line) => line.replace(/^\s*(\/\*\*|\/\/|\*\/|\*)|\*\/\s*$/g, '').trim())
    .join(' ')
    .trim();
}

const declared = /^(?:export )?(?:async )?(?:function|const|class|type) (\w+)|^ {2}'(\w+\/\w+)': \(/;
const placeOf = (file: string, index: number, name: string): Place => ({
  file,
  line: index + 1,
  name,
  says: commentAbove(readLines(file), index),
});

/** All functions and steps of the rules. */
export function declarations(): readonly Place[] {
  return [...files('shared/rules')]
    .filter((file) => file.endsWith('.ts') && !file.includes('/testing/'))
    .flatMap((file) =>
      readLines(file).flatMap((line, i) => {
        const match = declared.exec(line);
        const name = match?.[2] ?? (line.startsWith('export ') ? match?.[1] : undefined);
        return name === undefined ? [] : [placeOf(file, i, name)];
      }),
    );
}

function firstIn(dir: string, name: string, pattern: RegExp): Place | undefined {
  for (const file of files(dir)) {
    const index = file.endsWith('.ts') ? readLines(file).findIndex((line) => pattern.test(line)) : -1;
    if (index >= 0) return placeOf(file, index, name);
  }
  return undefined;
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The step that a chart state runs, or the state itself where it only branches. */
function stateAt(name: string): Place | undefined {
  const [chart = '', ...rest] = name.split('.');
  const id = `  id: '${chart}',`;
  const file = [...files('shared/rules')].find((one) => /chart\.ts$/.test(one) && readLines(one).includes(id));
  if (file === undefined) return undefined;
  const lines = readLines(file);
  let at = lines.indexOf(id);
  for (const part of rest) {
    const next = lines.findIndex((line, i) => i >= at && new RegExp(`^\\s*${literal(part)}: \\{`).test(line));
    if (next < 0) break;
    at = next;
  }
  const entry = /entry: run\('([\w/]+)'/.exec(lines.slice(at, at + 3).join(' '));
  return (entry?.[1] === undefined ? undefined : stepAt(entry[1])) ?? placeOf(file, at, name);
}

const stepAt = (name: string): Place | undefined =>
  firstIn('shared/rules', name, new RegExp(`^\\s*'${literal(name)}': `));

const definitions = import.meta.glob<Record<string, unknown>>(
  [
    '../../../shared/content/*/**/*.ts',
    '!../../../shared/content/**/*.test.ts',
    '!../../../shared/content/*/names.*.ts',
  ],
  { eager: true },
);
const idOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'id' in value && 'kind' in value && typeof value.id === 'string'
    ? value.id
    : undefined;

/** Every definition's id with its file and the constant that holds it. */
const constants = new Map(
  Object.entries(definitions).flatMap(([module, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      (Array.isArray(value) ? (value as readonly unknown[]) : [value]).flatMap((one) => {
        const id = idOf(one);
        return id === undefined
          ? []
          : [[id, { file: module.slice(module.indexOf('shared/')), name, def: one as Def }] as const];
      }),
    ),
  ),
);

export const definitionOf = (id: string): Def | undefined => constants.get(id)?.def;
export const definitionIds = (): readonly string[] => [...constants.keys()].sort();

/** A definition by its id: the line of its constant, or the one in a list of many where its id stands. */
export function definitionAt(id: string): Place | undefined {
  const constant = constants.get(id);
  if (!constant) return undefined;
  const lines = readLines(constant.file);
  const own = lines.findIndex((line) => line.startsWith(`export const ${constant.name}`));
  const quoted = new RegExp(`'(?:[\\w/-]*/)?${literal(id.split('/').at(-1) ?? id)}'`);
  const within = lines.findIndex((line, i) => i >= own && quoted.test(line));
  const listed = /= \[$|\]\s*=/.test(lines[own] ?? '') && within >= 0;
  return placeOf(constant.file, Math.max(0, listed ? within : own), id);
}

/**
 * @param ref as the rules map writes it: `path#symbol`, `state turn.movement`, `step turn/next`, `op gain`, `option
 * fate`, an id
 */
export function codeAt(ref: string): Place | undefined {
  const [kind = '', name] = ref.split(' ');
  if (name !== undefined) {
    if (kind === 'state') return stateAt(name);
    if (kind === 'step') return stepAt(name);
    if (kind === 'op')
      return firstIn(
        'shared/rules/engine/ops',
        `op ${name}`,
        new RegExp(`^ {2}${name}(\\(|: \\(?run)|^export const ${name}: OpsOf<`),
      );
    return firstIn('shared/rules/options', `option ${name}`, new RegExp(`\\bid: '${literal(name)}'`));
  }
  const [file = '', symbol] = ref.split('#');
  if (!file.endsWith('.ts')) return definitionAt(ref);
  if (symbol === undefined) return { file, line: 1, name: path.posix.basename(file), says: '' };
  const own = literal(symbol);
  const index = readLines(file).findIndex((line) =>
    new RegExp(`\\b(function|const|class|type|interface)\\s+${own}\\b|^\\s*(private |protected )?'?${own}'?[(:]`).test(
      line,
    ),
  );
  return index < 0 ? undefined : placeOf(file, index, symbol);
}
