// What the tool says to its arguments.
import { find } from './find';

const help = `npm run where -- WORD...
Finds a rule or a definition in the sources: first the code that carries the rule out, then what proves it, then other
lines. Ask as the rulebook or a player would: "losing a turn", "object limit". By its title or id a definition is
found with its scenarios and the questions that it asks. Several words are one question; the answer has at most ten
lines. Exit code 1: nothing was found.`;

/** @returns the exit code: 0 found, 1 nothing found, 2 asked wrongly */
export function main(args: readonly string[]): number {
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const unknown = args.find((arg) => arg.startsWith('-'));
  if (unknown !== undefined) {
    console.error(`There is no option ${unknown}.\n${help}`);
    return 2;
  }
  const words = args.flatMap((arg) => arg.split(/\s+/)).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) {
    console.error(`Say what to look for.\n${help}`);
    return 2;
  }
  const hits = find(words);
  for (const { text } of hits) console.log(text);
  if (hits.length === 0) console.error(`Nothing is called "${args.join(' ')}".`);
  return hits.length > 0 ? 0 : 1;
}
