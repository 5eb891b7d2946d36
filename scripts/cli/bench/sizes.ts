// Bounds that nothing may grow past unseen: what a long game holds in memory, what a save pins, what is shipped.
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deflateRawSync } from 'node:zlib';
import { definitionsOf, sets } from '../../../shared/content/definitions';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Megabytes that are held once everything that can be thrown away is. */
export const heldMb = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
};

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

/** Kilobytes: of the definitions that a game of all sets pins, as they are and as a save keeps them; of each bundle. */
export const sizes = (): Readonly<Record<string, number>> => {
  const pinned = JSON.stringify(definitionsOf([...sets]));
  const bundles = ['main', 'renderer'].map((name) => [name, path.join('dist', name)] as const);
  return {
    pinnedKb: pinned.length / 1000,
    pinnedPackedKb: deflateRawSync(pinned).length / 1000,
    ...Object.fromEntries(
      bundles.flatMap(([name, folder]) =>
        existsSync(folder) ? [[`bundle${name === 'main' ? 'Main' : 'Renderer'}Kb`, sizeOf(folder) / 1000]] : [],
      ),
    ),
  };
};
