// npm run scenario -- FILE...: plays scenario files and says what is not as they say.
import { readFileSync } from 'node:fs';
import { bookOfSets } from '../../shared/rules/testing/books';
import { runScenarios } from '../../shared/rules/testing/scenario-file';

const help = `npm run scenario -- [--show] FILE...
Plays every scenario of the files (YAML; docs/scenarios.md is the manual).
  --show   prints the decision that waits at the end of each, with its option keys`;

function main(args: readonly string[]): number {
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const show = args.includes('--show');
  const unknown = args.find((a) => a.startsWith('-') && a !== '--show');
  const files = args.filter((a) => !a.startsWith('-'));
  if (unknown !== undefined || files.length === 0) {
    console.error(unknown === undefined ? 'Name at least one scenario file.' : `There is no option ${unknown}.`);
    console.error(help);
    return 2;
  }
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      console.error(`${file}: cannot be read`);
      failed++;
      continue;
    }
    for (const verdict of runScenarios(bookOfSets, text)) {
      if (verdict.problem === undefined) passed++;
      else {
        failed++;
        console.log(`${file}:${verdict.line}: ${verdict.title}: ${verdict.problem}`);
      }
      if (show || verdict.problem !== undefined) console.log(`${verdict.title}\n${verdict.pending ?? ''}\n`);
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
