// The screen built with its fixtures, and served under the policy that the program serves it with.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';

const CSP = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** @type {Readonly<Record<string, string | undefined>>} */
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json', '.woff2': 'font/woff2' };

/** What is built is named by what is in it: a browser fetches and compiles it once, and not for each page. */
const KEPT = { 'cache-control': 'max-age=31536000, immutable' };

/** What `npm run faces` writes, by file. @type {Readonly<Record<string, readonly string[]>>} */
const WRITTEN = { 'faces.json': [], 'expansions.json': ['--expansions'] };

/**
 * Cards as they are written today, not as the screen's own tests know them. @param {string} root @param {string} lang
 * @returns {import('vite').Plugin}
 */
const todaysFaces = (root, lang) => ({
  name: 'todays-faces',
  enforce: 'pre',
  load: (id) => {
    const args = Object.entries(WRITTEN).find(([file]) => id.endsWith(`/fixtures/${file}`))?.[1];
    return args && execFileSync('node', [path.join(root, 'dist', 'cli', 'faces.mjs'), '--lang', lang, ...args], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  },
});

/** `written/table/woodland/de.json`, `written/cards/woodland/en.json`: made by `npm run faces` when it is asked for. */
const ASKED = /^\/written\/(table|cards)\/([a-z-]+)\/([a-z]+)\.json$/;
/** @param {string} root @param {string} pathname @returns {string | undefined} */
const writtenFor = (root, pathname) => {
  const [, what, name = '', lang = ''] = ASKED.exec(pathname) ?? [];
  return what && execFileSync('node', [path.join(root, 'dist', 'cli', 'faces.mjs'), `--${what}`, name, '--lang', lang], { encoding: 'utf8', maxBuffer: 1 << 26 });
};

/**
 * @param {string} root @param {string} lang @param {'today' | 'kept'} faces the cards of today, or those that the
 * screen's tests know @returns {Promise<{ url: string, close: () => void }>}
 */
export const openSite = async (root, lang, faces = 'today') => {
  const dist = mkdtempSync(path.join(os.tmpdir(), 'crownward-shots-'));
  await build({
    root: path.join(root, 'renderer', 'app'),
    base: './',
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...(faces === 'today' ? [todaysFaces(root, lang)] : []), svelte({ configFile: path.join(root, 'svelte.config.js') })],
    mode: 'fixtures',
    build: { outDir: dist, emptyOutDir: true, target: 'chrome140', assetsInlineLimit: 0, minify: false },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    const file = path.join(dist, pathname === '/' ? 'index.html' : path.normalize(pathname));
    try {
      const body = writtenFor(root, pathname) ?? readFileSync(file);
      const kept = pathname.startsWith('/assets/') ? KEPT : {};
      response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain', 'content-security-policy': CSP, ...kept }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(dist, { recursive: true, force: true });
    },
  };
};
