// `npm run waiting [-- TURNS]`: how long one waits for one's next turn, with three and with five computers, at each
// speed. Told, and never a test that fails.
import { run as endToEnd } from './e2e.mjs';

const TURNS = '40';

const help = `npm run waiting [-- TURNS] [NAME...]
Plays TURNS turns (${TURNS}) of a person with three and with five computers at each speed, adepts ("computers") and novices,
and prints how many milliseconds he waited from his last answer to his next question: the median, and over how many a
quarter and a tenth of them were. NAME is a part of a measurement's name, such as "5 computers", "novices" or "instant":
only those that have it are made.
`;

/** @param {string} root @param {readonly string[]} args how many turns of each; names of tests, to do only these */
export const run = (root, args) => {
  if (args.includes('--help')) {
    process.stdout.write(help);
    return Promise.resolve(0);
  }
  const unknown = args.find((arg) => arg.startsWith('-'));
  if (unknown !== undefined) {
    process.stderr.write(`npm run waiting does not know "${unknown}".\n\n${help}`);
    return Promise.resolve(2);
  }
  const turns = args.find((arg) => /^\d+$/.test(arg)) ?? TURNS;
  const only = args.filter((arg) => arg !== turns).flatMap((name) => ['--grep', name]);
  return endToEnd(root, ['--project=waiting', '--workers=1', '--retries=0', ...only], {
    ...process.env,
    CROWNWARD_WAITING: turns,
  });
};
