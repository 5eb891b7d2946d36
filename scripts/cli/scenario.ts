// npm run scenario -- FILE...: plays scenario files and says what is not as they say.
import { bookOfSets } from '../../shared/rules/testing/books';
import { runScenarios } from '../../shared/rules/testing/scenario-file';
import type { Verdict } from '../../shared/rules/testing/scenario-play';
import { guessedIn, pendingOf, stateShown } from '../../shared/rules/testing/scenario-show';
import { journalOf } from '../../shared/rules/testing/truth';
import { readScenarios } from './scenario/read';

const help = `npm run scenario -- [--strict] [--show] FILE...
Plays every scenario of the files (YAML; docs/scenarios.md is the manual).
  --strict   guesses nothing: each question that is asked is answered in the file
  --show     prints the end of each: the journal, the state, and the decision that waits with its option keys;
             and what was answered by itself on the way there`;

const titled = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];

/** How a scenario ended, for whoever writes it. */
function shown({ title, game, played = [] }: Verdict): string {
  if (!game) return `${title}\n`;
  return [
    title,
    ...titled('Answered by itself:', guessedIn(played)),
    ...titled('Journal:', journalOf(game)),
    stateShown(game),
    pendingOf(game),
    '',
  ].join('\n');
}

function main(given: readonly string[]): number {
  // `npm run scenario -- FILE`, as it is written for npm, is meant the same without npm.
  const args = given.filter((one) => one !== '--');
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const known = ['--show', '--strict'];
  const unknown = args.find((a) => a.startsWith('-') && !known.includes(a));
  const files = args.filter((a) => !a.startsWith('-'));
  if (unknown !== undefined || files.length === 0) {
    console.error(unknown === undefined ? 'Name at least one scenario file.' : `There is no option ${unknown}.`);
    console.error(help);
    return 2;
  }
  const show = args.includes('--show');
  const reading = args.includes('--strict') ? 'strict' : 'lenient';
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    const read = readScenarios(file);
    if ('problem' in read) {
      console.error(read.problem);
      failed++;
      continue;
    }
    for (const verdict of runScenarios(bookOfSets, read.text, reading)) {
      if (verdict.problem === undefined) passed++;
      else {
        failed++;
        console.log(`${file}:${verdict.line}: ${verdict.title}: ${verdict.problem}`);
      }

      for (const { line, text: said } of verdict.notes ?? [])
        console.log(`${file}:${line}: ${verdict.title}: note: ${said}`);
      if (show) console.log(shown(verdict));
      else if (verdict.problem !== undefined)
        console.log(`${verdict.title}\n${verdict.game ? pendingOf(verdict.game) : ''}\n`);
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
