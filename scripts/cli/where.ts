// npm run where -- WORD: finds a rule, a card, a step, a prompt or an option in the sources.
import { find, plain } from './where/find';

const help = `npm run where -- WORD...
Finds a rule or a definition: cards, spaces and characters by name, chapters and steps of the rulebook, prompts, ops,
options, scenarios. Several words must all be on the line.`;

function main(args: readonly string[]): number {
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const words = args.map(plain).filter((word) => word.trim() !== '');
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
