// Lines of the sources that speak of something, the best first.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a line is, by where it stands; the first that fits, and the best first in the answer. */
const kinds: readonly { readonly name: string; readonly file: RegExp; readonly line?: RegExp }[] = [
  { name: 'definition', file: /^shared\/content\/(?!.*(names|golden|\.test))/, line: /'[^']*'|=\s*\w+\(/ },
  { name: 'chart state', file: /^shared\/rules\/charts\/[\w-]+\.ts$/, line: /entry:|\/\// },
  { name: 'step', file: /^shared\/rules\/charts\/steps\//, line: /^\s*'[\w/]+': \(|^export|\/\/|\/?\*\*/ },
  { name: 'guard', file: /^shared\/rules\/charts\/guards/ },
  { name: 'op', file: /^shared\/rules\/(vocab|engine\/ops)\// },
  { name: 'option', file: /^shared\/rules\/options\//, line: /id: '|export|\/\// },
  { name: 'query', file: /^shared\/rules\/(query|engine|setup|view|invariants)\//, line: /export|\/\/|\*/ },
  { name: 'words', file: /^shared\/(text|contract)\// },
  { name: 'scenario', file: /^shared\/rules\/scenarios\/.*\.yaml$/, line: /^(title|rule):/ },
  { name: 'program', file: /^main\// },
  { name: 'screen', file: /^renderer\// },
  { name: 'manual', file: /^docs\// },
];

function* files(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const file = path.posix.join(dir, entry.name);
    if (entry.isDirectory()) yield* files(file);
    else if (/\.(ts|svelte|yaml|md)$/.test(entry.name) && !/\.test\.ts$|golden/.test(file)) yield file;
  }
}

/** `fooBar`, `foo_bar` and `Foo-Bar` are the words foo and bar, with a space before each. */
export const plain = (text: string): string =>
  ` ${text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()}`;

export type Hit = { readonly rank: number; readonly text: string };

/** The thing itself comes before those that speak of it. */
const isItself = (line: string, words: readonly string[]): boolean => {
  const id = /^export const \w+[^(]*\(?'?(?:[^']*\/)?(\w+)'|^\s*\{?\s*id: '(\w+)'/.exec(line);
  return plain(id?.[1] ?? id?.[2] ?? '') === words.join('');
};

/** @param words as `plain` gives them; each begins a word of the line */
export function find(words: readonly string[]): readonly Hit[] {
  const hits: Hit[] = [];
  for (const root of ['shared', 'main', 'renderer', 'docs']) {
    for (const file of files(root)) {
      const rank = kinds.findIndex((k) => k.file.test(file));
      const kind = kinds[rank];
      if (!kind) continue;
      readFileSync(file, 'utf8')
        .split('\n')
        .forEach((line, i) => {
          if (line.startsWith('import ')) return;
          const text = plain(line);
          if (words.every((w) => text.includes(w)) && (kind.line?.test(line) ?? true))
            hits.push({
              rank: isItself(line, words) ? -1 : rank,
              text: `${kind.name.padEnd(12)} ${file}:${i + 1}: ${line.trim().slice(0, 110)}`,
            });
        });
    }
  }
  return hits.sort((a, b) => a.rank - b.rank);
}
