// Builds dist/ with plain Vite. Two parts, each rebuilt only when one of its sources changed:
//   app  renderer, main, preload, workers, and the browser host with its bridge
//   cli  every tool of scripts/cli
// Each part is built beside its place and then moved there, so that a broken build never replaces a good one.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { tools } from './launch/commands.mjs';

/** @typedef {'app' | 'cli'} Part */

/** @type {Readonly<Record<Part, readonly string[]>>} */
const SOURCES = {
  app: [
    'shared',
    'main',
    'renderer',
    'resources',
    'package.json',
    'package-lock.json',
    'svelte.config.js',
    'scripts/build.mjs',
  ],
  cli: ['shared', 'main', 'scripts/cli', 'package.json', 'package-lock.json', 'scripts/build.mjs'],
};

/** @type {Readonly<Record<Part, readonly string[]>>} */
const RESULTS = { app: ['renderer', 'main', 'host'], cli: ['cli'] };

/** Never bundled: native code, the runtime itself, and two accelerators that ws tries and can do without. */
const EXTERNAL = ['better-sqlite3', 'electron', 'bufferutil', 'utf-8-validate'];

/**
 * Every file below, tests left out, with the time of its last change.
 * @param {string} root
 * @param {readonly string[]} sources
 */
const fingerprint = (root, sources) => {
  /** @type {string[]} */
  const lines = [];
  /** @param {string} relative */
  const visit = (relative) => {
    const full = path.join(root, relative);
    if (!existsSync(full)) return;
    const stat = statSync(full);
    if (stat.isDirectory()) {
      for (const name of readdirSync(full).sort()) visit(`${relative}/${name}`);
    } else if (!relative.endsWith('.test.ts')) lines.push(`${relative} ${stat.mtimeMs} ${stat.size}`);
  };
  for (const source of sources) visit(source);
  return lines.join('\n');
};

/** @param {string} root @param {Part} part */
const stampOf = (root, part) => path.join(root, 'dist', `.${part}-sources`);

/** @param {string} root @param {Part} part */
const isFresh = (root, part) => {
  const stamp = stampOf(root, part);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root, SOURCES[part]);
};

/** Loaded only when something is to be built: asking whether dist/ is fresh must cost nothing. */
const vite = () => import('vite');

/** @param {string} root */
const common = (root) => /** @type {const} */ ({ root, configFile: false, logLevel: 'warn', publicDir: false });

/**
 * A bundle for Node or Electron's main process.
 * @param {string} root
 * @param {{ input: Record<string, string>, outDir: string, format: 'cjs' | 'es' }} options
 */
const forNode = async (root, { input, outDir, format }) =>
  (await vite()).build({
    ...common(root),
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'node22',
      sourcemap: true,
      rolldownOptions: {
        input,
        output: {
          format,
          // What names things stays, for a bug report is read by it; what explains them stands in the sources.
          comments: { jsdoc: false },
          entryFileNames: `[name].${format === 'cjs' ? 'cjs' : 'mjs'}`,
          chunkFileNames: `chunks/[name]-[hash].${format === 'cjs' ? 'cjs' : 'mjs'}`,
        },
      },
    },
  });

/** @param {string} root @param {string} out */
const renderer = async (root, out) => {
  const { svelte } = await import('@sveltejs/vite-plugin-svelte');
  return (await vite()).build({
    ...common(root),
    root: path.join(root, 'renderer', 'app'),
    base: './',
    plugins: [svelte({ configFile: path.join(root, 'svelte.config.js') })],
    // Nothing is inlined as data: the content security policy lets fonts and scripts come from files only.
    build: {
      outDir: path.join(out, 'renderer'),
      emptyOutDir: true,
      target: 'chrome140',
      assetsInlineLimit: 0,
      sourcemap: true,
    },
  });
};

/** What stands in for the preload in a browser: one classic script. @param {string} root @param {string} out */
const bridge = async (root, out) =>
  (await vite()).build({
    ...common(root),
    build: {
      outDir: path.join(out, 'host'),
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: path.join(root, 'renderer', 'bridge', 'websocket.ts'),
        formats: ['iife'],
        name: 'crownwardBridge',
        fileName: () => 'bridge.js',
      },
    },
  });

/** What every definition shows, put together once: the program need not do so at each start. @param {string} root @param {string} out */
const faces = async (root, out) => {
  const made = path.join(out, 'faces');
  await forNode(root, {
    input: { faces: path.join(root, 'main', 'app', 'keep-faces.ts') },
    outDir: made,
    format: 'es',
  });
  mkdirSync(path.join(out, 'main'), { recursive: true });
  await promisify(execFile)(process.execPath, [path.join(made, 'faces.mjs'), path.join(out, 'main')]);
};

/** @type {Readonly<Record<Part, (root: string, out: string) => Promise<unknown>>>} */
const BUILD = {
  app: (root, out) => {
    const at = (/** @type {string} */ file) => path.join(root, 'main', file);
    const main = path.join(out, 'main');
    const worker = at('ai/worker.ts');
    const reader = at('game/file/worker.ts');
    return Promise.all([
      renderer(root, out),
      bridge(root, out),
      existsSync(at('app/keep-faces.ts')) && faces(root, out),
      forNode(root, { input: { index: at('app/index.ts') }, outDir: main, format: 'cjs' }),
      // Alone, because a sandboxed preload is one CommonJS file.
      forNode(root, { input: { preload: at('preload/index.ts') }, outDir: main, format: 'cjs' }),
      forNode(root, { input: { index: at('host/index.ts') }, outDir: path.join(out, 'host'), format: 'es' }),
      existsSync(worker) && forNode(root, { input: { 'ai-worker': worker }, outDir: main, format: 'cjs' }),
      existsSync(reader) && forNode(root, { input: { 'file-worker': reader }, outDir: main, format: 'cjs' }),
    ]);
  },
  cli: (root, out) => {
    const input = Object.fromEntries(
      tools(root).map((name) => [name, path.join(root, 'scripts', 'cli', `${name}.ts`)]),
    );
    if (Object.keys(input).length === 0) return Promise.resolve();
    return forNode(root, { input, outDir: path.join(out, 'cli'), format: 'es' });
  },
};

/** A folder in another's place; once more where a second build has put its own there in between. */
const replace = (/** @type {string} */ from, /** @type {string} */ place, left = 5) => {
  rmSync(place, { recursive: true, force: true });
  if (!existsSync(from)) return;
  try {
    renameSync(from, place);
  } catch (error) {
    if (left === 0 || !existsSync(place)) throw error;
    replace(from, place, left - 1);
  }
};

/** @param {string} root @param {Part} part @param {boolean} [isForced] */
const buildPart = async (root, part, isForced = false) => {
  // Taken before the build: a file that changes meanwhile makes the result stale, as it should.
  const sources = fingerprint(root, SOURCES[part]);
  const out = path.join(root, 'dist', `.building-${part}-${process.pid}`);
  mkdirSync(out, { recursive: true });
  try {
    await BUILD[part](root, out);
    // Another process was quicker: what it built may be in use already, so it stays.
    if (!isForced && isFresh(root, part)) return;
    for (const name of RESULTS[part]) replace(path.join(out, name), path.join(root, 'dist', name));
    writeFileSync(stampOf(root, part), sources);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
};

/**
 * Builds what is not fresh.
 * @param {string} root
 * @param {readonly Part[]} parts
 */
export const ensureBuilt = async (root, parts) => {
  await Promise.all(parts.filter((part) => !isFresh(root, part)).map((part) => buildPart(root, part)));
};

/** Builds everything, fresh or not. @param {string} root */
export const buildAll = async (root) => {
  await Promise.all([buildPart(root, 'app', true), buildPart(root, 'cli', true)]);
};
