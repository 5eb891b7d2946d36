// The second half of the launcher: runs in the fitting Node with the packages installed.
// `node scripts/run.mjs COMMAND ARGS` does the work and exits with 0, 1 (failed) or 2 (wrongly asked).
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isOwnCommand } from './launch/commands.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [command = '', ...args] = process.argv.slice(2);

/** @type {{ run: (root: string, args: readonly string[]) => Promise<number> }} */
const found = isOwnCommand(command)
  ? await import(`./commands/${command}.mjs`)
  : { run: (await import('./commands/tool.mjs')).tool(command) };

try {
  process.exitCode = await found.run(root, args);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (process.env.CROWNWARD_DEBUG) console.error(error);
  process.exitCode = 1;
}
