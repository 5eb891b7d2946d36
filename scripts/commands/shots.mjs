// Pictures of every screen, to be looked at.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { ensureBuilt } from '../build.mjs';
import { help, shotOptions } from '../shots/options.mjs';
import { openSite } from '../shots/site.mjs';
import { standing, windowsHigh } from '../shots/standing.mjs';
import { wanted } from '../shots/wanted.mjs';
import { calmArgs, chromiumPath, ensureChromium } from './chromium.mjs';

/** The land is painted a moment after its size is known. */
const PAINTED_MS = 700;
const OPENED_MS = 300;
const AT_ONCE = 2;

/** @typedef {readonly { id: string, nodes: readonly { target: unknown, failureSummary: string }[] }[]} Violations */

/** @param {import('playwright').Page} page @param {string} axe @param {string} name @returns {Promise<number>} */
const keepsOut = async (page, axe, name) => {
  await page.evaluate(axe);
  const found = /** @type {Violations} */ (await page.evaluate('axe.run().then(({ violations }) => violations)'));
  for (const { id, nodes } of found)
    process.stdout.write(
      `${name}: ${id} (${nodes.length}) ${String(nodes[0]?.target)} ${nodes[0]?.failureSummary.replaceAll('\n', ' ').slice(0, 200)}\n`,
    );
  return found.length;
};

/** @param {string} root @param {readonly string[]} args */
export const run = async (root, args) => {
  if (args.includes('--help')) {
    process.stdout.write(help);
    return 0;
  }
  const options = shotOptions(args);
  if ('problem' in options) {
    process.stderr.write(`${options.problem}\n\n${help}\n`);
    return 2;
  }
  const missing = ensureChromium();
  if (missing !== undefined) throw new Error(missing);
  await ensureBuilt(root, ['cli']);
  const out = path.resolve(process.env.INIT_CWD ?? '.', options.out);
  mkdirSync(out, { recursive: true });
  const axe = options.axe ? readFileSync(path.join(root, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8') : undefined;
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', ...calmArgs],
  });
  const shots = wanted(options);
  /** One after another, by language: each has cards of its own. @type {Map<string, string>} */
  const sites = new Map();
  /** @type {(() => void)[]} */
  const closers = [];
  const count = shots.length;
  let wrong = 0;
  /** @param {string} name @param {string} what */
  const complain = (name, what) => {
    wrong++;
    process.stdout.write(`${name}: ${what}\n`);
  };
  const work = async () => {
    for (let shot = shots.shift(); shot !== undefined; shot = shots.shift()) {
      const { screen, look, size, lang, name } = shot;
      const [width = 0, height = 0] = size.split('x').map(Number);
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complain(name, message.text()));
      page.on('pageerror', (error) => error.message === screen.throws || complain(name, error.stack ?? error.message));
      await page.goto(`${sites.get(lang)}?fixture=${screen.fixture}${look.query}&lang=${lang}`);
      await standing(page);
      await page.waitForTimeout(PAINTED_MS);
      if (screen.act) {
        await screen
          .act(page)
          .catch((/** @type {Error} */ error) => complain(name, error.message.split('\n')[0] ?? ''));
        await page.waitForTimeout(OPENED_MS);
      }
      if (axe !== undefined) wrong += await keepsOut(page, axe, name);
      const whole = screen.whole === true ? await windowsHigh(page, height) : 1;
      for (let at = 0; at < whole; at++) {
        if (whole > 1) await page.evaluate(`document.querySelector('main').scrollTo(0, ${at * height})`);
        await page.screenshot({ path: path.join(out, `${name}${whole > 1 ? `-${at + 1}` : ''}.png`) });
      }
      await page.close();
    }
  };
  try {
    for (const lang of new Set(shots.map((shot) => shot.lang))) {
      const site = await openSite(root, lang);
      sites.set(lang, site.url);
      closers.push(site.close);
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await browser.close();
    for (const close of closers) close();
  }
  process.stdout.write(`${count} pictures in ${out}, ${wrong} complaints\n`);
  return wrong === 0 ? 0 : 1;
};
