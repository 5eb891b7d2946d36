// Lines of the sources that have every word of a question, the best kinds first.
import { files, readLines, scenarioFile } from './code';
import { plain } from './words';

/** The rulebook, one folder a chapter. */
const chapters =
  /^shared\/rules\/(turn|movement|encounter|combat|fate|casting|reward|inner-region|crown|death|checks|join|moments|figures)\//;

/** What a line is, by where it stands; the first that fits, and the best first in the answer. */
const kinds: readonly { readonly name: string; readonly file: RegExp; readonly line?: RegExp }[] = [
  { name: 'definition', file: /^shared\/content\/(?!.*(names|golden|\.test))/, line: /'[^']*'|=\s*\w+\(/ },
  { name: 'state', file: /^shared\/rules\/[\w-]+\/chart\.ts$/, line: /entry:|\/\// },
  { name: 'step', file: chapters, line: /^\s*'[\w/]+': \(|^export|\/\/|\/?\*\*/ },
  { name: 'guard', file: /^shared\/rules\/charts\/guards/ },
  { name: 'op', file: /^shared\/rules\/(vocab|engine\/ops)\// },
  { name: 'option', file: /^shared\/rules\/options\//, line: /id: '|export|\/\// },
  { name: 'query', file: /^shared\/rules\/(query|engine|setup|view|invariants)\//, line: /export|\/\/|\*/ },
  { name: 'words', file: /^shared\/(text|contract)\// },
  { name: 'scenario', file: scenarioFile, line: /^(title|rule):/ },
  { name: 'program', file: /^main\// },
  { name: 'screen', file: /^renderer\// },
  { name: 'manual', file: /^docs\/(?!rules-map|effect-language)/ },
];

/** The thing itself comes before those that speak of it. */
const isItself = (line: string, asked: string): boolean => {
  const id = /^export (?:const|function|type) (\w+)|^\s*\{?\s*id: '(\w+)'/.exec(line);
  return plain(id?.[1] ?? id?.[2] ?? '') === asked;
};

type Line = {
  readonly rank: number;
  readonly kind: string;
  readonly at: string;
  readonly line: string;
  readonly text: string;
};

let read: readonly Line[] | undefined;
/** Every line that may be an answer, read once. */
function all(): readonly Line[] {
  read ??= ['shared', 'main', 'renderer', 'docs'].flatMap((root) =>
    [...files(root)].flatMap((file) => {
      const rank = kinds.findIndex((k) => k.file.test(file));
      const kind = kinds[rank];
      if (!kind) return [];
      return readLines(file).flatMap((line, i): Line[] =>
        line.startsWith('import ') || kind.line?.test(line) === false
          ? []
          : [{ rank, kind: kind.name, at: `${file}:${i + 1}`, line: line.trim(), text: plain(line) }],
      );
    }),
  );
  return read;
}

/** Kind and text of each line; every word of the question begins a word of it. */
export function linesThatSay(question: string): readonly (readonly [string, string])[] {
  const asked = plain(question);
  const words = asked
    .trim()
    .split(/\s+/)
    .map((word) => ` ${word}`);
  return all()
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map((one) => ({ ...one, rank: isItself(one.line, asked) ? -1 : one.rank }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ kind, at, line }) => [kind, `${at} ${line}`] as const);
}
