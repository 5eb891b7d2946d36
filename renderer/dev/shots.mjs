// Builds the screen with its fixtures and takes a picture of each, to be looked at; with --axe it also lists what keeps people out:
//   node renderer/dev/shots.mjs [names...] [--size=1366x768] [--out=shots] [--axe=1]
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { chromium } from 'playwright';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ALL = ['start', 'empty', 'setup', 'aside', 'deleted', 'backups', 'replay', 'audit', 'pick', 'table', 'hover', 'six', 'village', 'many', 'number', 'order', 'distribute', 'waiting', 'fight', 'after', 'won', 'inspect', 'hero', 'journal', 'menu', 'keys', 'cover', 'end', 'large', 'contrast'];
const flags = Object.fromEntries(process.argv.slice(2).filter((arg) => arg.startsWith('--')).map((arg) => arg.slice(2).split('=')));
const axe = flags.axe === undefined ? undefined : readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const names = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const out = flags.out ?? 'shots';
const sizes = (flags.size ?? '1366x768,1920x1080,1024x768').split(',');
const CSP = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.json': 'application/json' };

/** Pictures that are a fixture with something opened. @type {Record<string, { fixture: string, act: (page: import('playwright').Page) => Promise<unknown> }>} */
const ACTED = {
  pick: { fixture: 'setup', act: (page) => page.getByRole('button', { name: /^Character, Seat 1/ }).click() },
  hover: { fixture: 'table', act: (page) => page.locator('[data-space="base/space/fields_ne"]').hover() },
  inspect: { fixture: 'table', act: (page) => page.locator('[data-space="base/space/ruins"]').click() },
  hero: { fixture: 'table', act: (page) => page.locator('.seat button').first().click() },
  journal: { fixture: 'table', act: (page) => page.keyboard.press('j') },
  deleted: { fixture: 'start', act: (page) => page.getByRole('button', { name: /^Delete: Sunday round$/ }).click() },
  backups: { fixture: 'start', act: (page) => page.getByRole('button', { name: 'Backups' }).click() },
  audit: { fixture: 'replay', act: (page) => page.getByRole('button', { name: 'Check every turn' }).click() },
  menu: { fixture: 'table', act: (page) => page.keyboard.press('m') },
  keys: { fixture: 'table', act: (page) => page.keyboard.press('?') },
};

const dist = path.join(os.tmpdir(), `crownward-fixtures-${process.pid}`);
await build({
  root: path.join(ROOT, 'renderer', 'app'),
  base: './',
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [svelte({ configFile: path.join(ROOT, 'svelte.config.js') })],
  mode: 'fixtures',
  build: { outDir: dist, emptyOutDir: true, target: 'chrome140', assetsInlineLimit: 0, minify: false },
});

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://here');
  const file = path.join(dist, pathname === '/' ? 'index.html' : pathname);
  try {
    const body = readFileSync(file);
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain', 'content-security-policy': CSP }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'] });
mkdirSync(out, { recursive: true });
for (const size of sizes) {
  const [width = 1366, height = 768] = size.split('x').map(Number);
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.log(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => console.log(`error: ${error.stack ?? error}`));
  for (const name of names.length > 0 ? names : ALL) {
    const acted = ACTED[name];
    await page.goto(`http://127.0.0.1:${port}/?fixture=${acted?.fixture ?? name}`);
    await page.evaluate('document.fonts.ready');
    await page.waitForTimeout(900);
    await acted?.act(page).catch((/** @type {Error} */ error) => console.log(`${name}: ${error.message.split('\n')[0]}`));
    if (acted) await page.waitForTimeout(300);
    if (axe !== undefined) {
      await page.evaluate(axe);
      const found = /** @type {readonly { id: string, nodes: readonly { target: unknown, failureSummary: string }[] }[]} */ (await page.evaluate('axe.run().then(({ violations }) => violations)'));
      for (const { id, nodes } of found) console.log(`${name} ${width}: ${id} (${nodes.length}) ${String(nodes[0]?.target)} ${nodes[0]?.failureSummary.replaceAll('\n', ' ').slice(0, 200)}`);
    }
    await page.screenshot({ path: path.join(out, `${name}-${width}.png`) });
  }
  await page.close();
}
await browser.close();
server.close();
rmSync(dist, { recursive: true, force: true });
console.log(out);
