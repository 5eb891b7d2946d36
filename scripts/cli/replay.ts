// `npm run replay -- FILE`: plays a campaign or a bug file again without a screen, from its seed and its answers.
import { readFileSync } from 'node:fs';
import { pastFrom, type PastFile } from '../../main/game/file/past';
import { checkPast } from '../../main/game/history/check';
import { replayStep } from '../../main/game/history/replay';
import type { State } from '../../shared/rules/state/state';

const help = `Usage: npm run replay -- FILE [--json]

Plays a .crownward file or a bug file again from its seed and its answers, with the cards as they were when it was
begun, and compares every turn with the fingerprint that was taken then. A bug file's last input is tried, too.

  --json    the last line is one JSON object

Exit code 0 when everything is as it was, 1 when something differs or breaks again, 2 for a wrong argument or file.
`;

/** What the input that broke off does now; nothing when there is none. */
const triedAgain = ({ book, broke }: PastFile, end: State | undefined): string | undefined => {
  if (broke === undefined) return undefined;
  const result = replayStep(book, end ?? (broke.state as State), { seq: broke.seq + 1, input: broke.input });
  return result.ok ? undefined : result.why;
};

const report = (file: PastFile, json: boolean): number => {
  const { name, program, past, broke, note, thrown } = file;
  const began = performance.now();
  const { answers, agreed, fingerprints, differences, state } = checkPast(file.book, past);
  const seconds = (performance.now() - began) / 1000;
  const again = triedAgain(file, state);
  const lines = [
    `"${name}", written by Crownward ${program}, seed ${past.seed}`,
    ...(note === undefined ? [] : [`Note: ${note}`]),
    ...(thrown === undefined ? [] : [`The screen broke off: ${thrown}`]),
    ...differences.map(({ seq, turn, why }) => `turn ${turn}, input ${seq}: ${why}`),
    ...(broke === undefined
      ? []
      : [
          again === undefined
            ? `The input that broke off (${broke.error?.split('\n')[0] ?? 'ran in a circle'}) is played without trouble now.`
            : `It breaks again: ${again}`,
        ]),
    `${answers} answers in ${seconds.toFixed(1)} s; ${agreed} of ${fingerprints} fingerprints agree; it stands in round ${state?.round ?? '?'}${state?.over === undefined ? '' : `, won by ${state.over.winners.join(', ') || 'nobody'}`}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (json)
    process.stdout.write(
      `${JSON.stringify({ answers, agreed, fingerprints, differences, ...(again === undefined ? {} : { breaks: again }) })}\n`,
    );
  return differences.length === 0 && again === undefined ? 0 : 1;
};

const main = (args: readonly string[]): number => {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(help);
    return 0;
  }
  const files = args.filter((arg) => !arg.startsWith('--'));
  const [name] = files;
  const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--json');
  if (name === undefined || files.length > 1 || unknown !== undefined) {
    process.stderr.write(`${unknown === undefined ? 'Give one file.' : `There is no option ${unknown}.`}\n${help}`);
    return 2;
  }
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(name);
  } catch {
    process.stderr.write(`The file ${name} cannot be read.\n`);
    return 2;
  }
  const file = pastFrom(bytes);
  if (!file.ok) {
    process.stderr.write(`${file.error}\n`);
    return 2;
  }
  return report(file.value, args.includes('--json'));
};

process.exitCode = main(process.argv.slice(2));
