// The one way in. `npm start`, `npm test` and every other script come here, so that each works on a bare clone:
// a fitting Node, the locked packages, then the real work (scripts/run.mjs) in that Node.
// Plain JavaScript for Node >= 18, built-in modules only.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { help, isOwnCommand, tools } from './launch/commands.mjs';
import { ensureDeps } from './launch/deps.mjs';
import { ensureNode } from './launch/node.mjs';
import { startHelp, startOptions } from './launch/start-options.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [command, ...args] = process.argv.slice(2);

/** @type {(sentence: string, code: number) => never} */
const stop = (sentence, code) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
};

if (command === '--help' || command === 'help') {
  process.stdout.write(help(root));
  process.exit(0);
}
if (command === undefined) stop(help(root), 2);
if (!isOwnCommand(command) && !tools(root).includes(command)) {
  stop(`There is no command "${command}".\n\n${help(root)}`, 2);
}
// Options of `start` are read here, so that a slip costs no download.
if (command === 'start') {
  if (args.includes('--help')) {
    process.stdout.write(startHelp);
    process.exit(0);
  }
  const options = startOptions(args);
  if ('problem' in options) stop(`${options.problem}\n\n${startHelp}`, 2);
}

/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env };
try {
  const bin = ensureNode();
  if (bin !== undefined) env.PATH = `${bin}${path.delimiter}${env.PATH ?? ''}`;
  ensureDeps(root, env);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error), 1);
}

const child = spawn('node', [path.join(root, 'scripts', 'run.mjs'), command, ...args], {
  cwd: root,
  env,
  stdio: 'inherit',
});
// A terminal's Ctrl-C reaches the child by itself; this process only has to outlive it.
process.on('SIGINT', () => undefined);
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
child.on('error', (error) => stop(`Node could not be started: ${error.message}`, 1));
child.on('exit', (code) => process.exit(code ?? 1));
