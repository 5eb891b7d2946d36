// What the program has that a map can point at: files and their symbols, chart states, steps, ops, options,
// definitions, scenarios and tests.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { builtSets, offeredDefinitions } from '../../shared/content/definitions';
import { ownOptions } from '../../shared/content/options';
import { machines, steps } from '../../shared/rules/charts';
import { statesOf } from '../../shared/rules/charts/chart';
import { ops } from '../../shared/rules/engine/ops';
import { optionDefs } from '../../shared/rules/options/registry';
import type { Json } from '../../shared/kernel/json';

export type Scenario = {
  readonly file: string;
  readonly title: string;
  readonly rule: string;
  readonly records: readonly string[];
};

export type Program = {
  /** A file of the repository, or nothing when it is not there. */
  readonly read: (file: string) => string | undefined;
  /** Chart states by chart, in the order in which they are written: `drawCards` in `space` is `space.drawCards`. */
  readonly states: Readonly<Record<string, readonly string[]>>;
  readonly steps: readonly string[];
  readonly ops: readonly string[];
  readonly options: readonly string[];
  readonly definitions: ReadonlySet<string>;
  readonly scenarios: readonly Scenario[];
};

/** Where scenarios lie, and what stands before their names there. */
const scenarioRoots = [
  ['shared/rules/scenarios', ''],
  ['shared/content', 'content/'],
] as const;

function pathOf(at: Json): string {
  if (typeof at === 'string') return at;
  return Object.entries(at as { readonly [key: string]: Json })
    .map(([key, inner]) => `${key}.${pathOf(inner)}`)
    .join('');
}

/** A scalar as YAML writes it on one line. */
const scalar = (text: string): string =>
  /^"(.*)"$/.exec(text)?.[1] ?? /^'(.*)'$/.exec(text)?.[1]?.replaceAll("''", "'") ?? text;

/** Titles, rules and the records that a comment above the title names. */
export function scenariosIn(name: string, text: string): Scenario[] {
  return text.split(/^---$/m).flatMap((part): Scenario[] => {
    const title = /^title: (.*)$/m.exec(part)?.[1];
    const rule = /^rule: (.*)$/m.exec(part)?.[1];
    if (title === undefined || rule === undefined) return [];
    const records = [...part.matchAll(/^#.*$/gm)].flatMap(([comment]) => comment.match(/\b(?:rt|faq)_\d+\b/g) ?? []);
    return [{ file: name, title: scalar(title.trim()), rule: scalar(rule.trim()), records }];
  });
}

function* yamlFiles(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* yamlFiles(file);
    else if (entry.name.endsWith('.yaml')) yield file;
  }
}

/** Reads a file below the root, or says that it is not there. */
export const reader =
  (root: string) =>
  (file: string): string | undefined => {
    const full = path.join(root, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };

export function programAt(root: string): Program {
  return {
    read: reader(root),
    states: Object.fromEntries(Object.entries(machines).map(([id, machine]) => [id, statesOf(machine).map(pathOf)])),
    steps: Object.keys(steps),
    ops: Object.keys(ops),
    options: [...optionDefs, ...ownOptions(builtSets)].map((o) => o.id),
    definitions: new Set(offeredDefinitions.map((d) => d.id)),
    scenarios: scenarioRoots.flatMap(([under, before]) => {
      const dir = path.join(root, under);
      return [...yamlFiles(dir)].flatMap((file) =>
        scenariosIn(
          before +
            path
              .relative(dir, file)
              .replaceAll(path.sep, '/')
              .replace(/\.yaml$/, ''),
          readFileSync(file, 'utf8'),
        ),
      );
    }),
  };
}
