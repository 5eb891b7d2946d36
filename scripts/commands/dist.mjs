// `npm run dist`: packages for a system, into release/.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { archOf, configuration, hasTool, lackOf, pack } from '../dist/builder.mjs';
import { faultsOf, ourSize, packedIn } from '../dist/look.mjs';
import { distOptions, help } from '../dist/options.mjs';
import { archive, layOut, portableFaults, shippedNode, targetFor } from '../dist/portable.mjs';
import { missingFor } from '../dist/ready.mjs';
import { signing } from '../dist/signing.mjs';
import { canReach, electronBinary } from './electron.mjs';

/** @type {Readonly<Record<import('../dist/options.mjs').System, NodeJS.Platform>>} */
const PLATFORM = { linux: 'linux', win: 'win32', mac: 'darwin' };

/**
 * A folder with the runtime for the target, when there is one: the one that is named, or the one that is installed.
 * @param {string} root @param {import('../dist/options.mjs').System} system @param {string} arch
 */
const runtimeFor = (root, system, arch) => {
  const named = process.env.CROWNWARD_ELECTRON_DIST;
  if (named) return existsSync(named) ? path.resolve(named) : undefined;
  const fits = PLATFORM[system] === process.platform && arch === process.arch && system !== 'mac';
  const binary = fits ? electronBinary(root) : undefined;
  return binary === undefined ? undefined : path.dirname(binary);
};

/**
 * The game for the browser, for each system that is named.
 * @param {string} root @param {readonly string[]} kinds @param {string} arch
 */
const portable = async (root, kinds, arch) => {
  await ensureBuilt(root, ['app']);
  for (const system of /** @type {readonly import('../dist/options.mjs').System[]} */ (kinds)) {
    const node = shippedNode(targetFor(system, arch));
    const folder = layOut(root, path.join(root, 'release'), { system, arch, node });
    const faults = portableFaults(folder, system, arch);
    if (faults.length > 0) throw new Error(`This archive is not to be given to anybody:\n${faults.join('\n')}`);
    process.stdout.write(`${path.relative(root, archive(folder, system))}\n`);
  }
  return 0;
};

/** @param {string} root @param {readonly string[]} args */
export const run = async (root, args) => {
  if (args.includes('--help')) {
    process.stdout.write(help);
    return 0;
  }
  const options = distOptions(args);
  if ('problem' in options) {
    process.stderr.write(`${options.problem}\n\n${help}\n`);
    return 2;
  }
  const { system, kinds, arch } = options;
  if (system === 'portable') return portable(root, kinds, arch);
  const runtime = runtimeFor(root, system, arch);
  const missing = missingFor(system, kinds, {
    platform: process.platform,
    runtime: runtime !== undefined,
    reach: await canReach(process.env),
    has: (tool) => hasTool(tool),
    lacks: (tool) => lackOf(tool),
  });
  if (missing !== undefined) throw new Error(missing);
  const { line, config } = signing(system, process.env);
  process.stdout.write(`${line}\n`);
  await ensureBuilt(root, ['app']);
  const made = await pack(root, {
    system,
    kinds,
    arch,
    config: { ...config, ...(runtime === undefined ? {} : { electronDist: runtime }) },
  });
  const packed = packedIn(path.join(root, 'release'), system, archOf(system, kinds, arch));
  const fuses = /** @type {Record<string, unknown>} */ (configuration(root).electronFuses ?? {});
  const faults = await faultsOf(packed, fuses);
  if (faults.length > 0) throw new Error(`These packages are not to be given to anybody:\n${faults.join('\n')}`);
  process.stdout.write(`Without the runtime: ${(ourSize(packed) / 1024 / 1024).toFixed(1)} MB.\n`);
  process.stdout.write(made.map((file) => `${path.relative(root, file)}\n`).join(''));
  return 0;
};
