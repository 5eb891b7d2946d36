// npm run where -- WORD: finds a rule, a card, a step, a prompt or an option in the sources.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const help = `npm run where -- WORD...
Finds a rule or a definition: cards, spaces and characters by name, chapters and steps of the rulebook, prompts, ops,
options, scenarios. Several words must all be on the line.`;

/** What a line is, by where it stands; the first that fits, and the best first in the answer. */
const kinds: readonly { readonly name: string; readonly file: RegExp; readonly line?: RegExp }[] = [
  { name: 'definition', file: /^shared\/content\/(?!.*(names|golden|\.test))/, line: /'[^']*'|=\s*\w+\(/ },
  { name: 'chart state', file: /^shared\/rules\/charts\/[\w-]+\.ts$/, line: /entry:|\/\// },
  { name: 'step', file: /^shared\/rules\/charts\/steps\//, line: /^\s*'[\w/]+': \(|^export|\/\/|\/?\*\*/ },
  { name: 'guard', file: /^shared\/rules\/charts\/guards/ },
  { name: 'op', file: /^shared\/rules\/(vocab|engine\/ops)\// },
  { name: 'query', file: /^shared\/rules\/(query|engine|options|setup|view|invariants)\//, line: /export|\/\/|\*/ },
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

const plain = (text: string): string => text.toLowerCase().replace(/['’]/g, '').replace(/[_\s-]+/g, ' ');

type Hit = { readonly rank: number; readonly text: string };

function find(words: readonly string[]): Hit[] {
  const hits: Hit[] = [];
  for (const root of ['shared', 'main', 'renderer', 'docs']) {
    for (const file of files(root)) {
      const rank = kinds.findIndex((k) => k.file.test(file));
      const kind = kinds[rank];
      if (!kind) continue;
      readFileSync(file, 'utf8').split('\n').forEach((line, i) => {
        const text = plain(line);
        if (words.every((w) => text.includes(w)) && (kind.line?.test(line) ?? true)) hits.push({ rank, text: `${kind.name.padEnd(12)} ${file}:${i + 1}: ${line.trim().slice(0, 110)}` });
      });
    }
  }
  return hits.sort((a, b) => a.rank - b.rank);
}

function main(args: readonly string[]): number {
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const words = args.map((a) => plain(a).trim()).filter((a) => a !== '');
  if (words.length === 0) {
    console.error('Say what to look for.');
    console.error(help);
    return 2;
  }
  const hits = find(words);
  const most = 40;
  for (const hit of hits.slice(0, most)) console.log(hit.text);
  if (hits.length > most) console.log(`... and ${hits.length - most} more: add a word`);
  if (hits.length === 0) console.error(`Nothing is called "${args.join(' ')}".`);
  return hits.length > 0 ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));
