// `npm run icons`: every icon file of the packages, drawn anew from the two SVG files in resources/.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { icnsOf, icoOf, SIZES } from '../icons/files.mjs';
import { calmArgs, chromiumPath, ensureChromium } from './chromium.mjs';

/** @type {Readonly<Record<string, string>>} */
const DRAWINGS = { app: 'icon.svg', campaign: 'campaign.svg' };

/** @param {import('playwright').Page} page @param {string} svg @param {number} size */
const drawn = async (page, svg, size) => {
  await page.setViewportSize({ width: size, height: size });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<style>html,body{margin:0;background:none}img{display:block}</style><img width="${size}" height="${size}" src="${source}">`,
  );
  await page.locator('img').evaluate('(img) => img.decode()');
  return page.screenshot({ omitBackground: true, clip: { x: 0, y: 0, width: size, height: size } });
};

/** @param {string} root */
export const run = async (root) => {
  const missing = ensureChromium();
  if (missing !== undefined) throw new Error(missing);
  const resources = path.join(root, 'resources');
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', ...calmArgs],
  });
  try {
    const page = await browser.newPage();
    /** @type {Record<string, string>} */
    const madeFrom = {};
    for (const [name, file] of Object.entries(DRAWINGS)) {
      const svg = readFileSync(path.join(resources, file), 'utf8');
      const dir = path.join(resources, 'icons', name);
      rmSync(dir, { recursive: true, force: true });
      mkdirSync(dir, { recursive: true });
      /** @type {Map<number, Buffer>} */
      const pictures = new Map();
      for (const size of SIZES) {
        const png = await drawn(page, svg, size);
        pictures.set(size, png);
        writeFileSync(path.join(dir, `${size}x${size}.png`), png);
      }
      writeFileSync(`${dir}.ico`, icoOf(pictures));
      writeFileSync(`${dir}.icns`, icnsOf(pictures));
      madeFrom[file] = createHash('sha256').update(svg).digest('hex');
    }
    writeFileSync(path.join(resources, 'icons', 'made-from.json'), `${JSON.stringify(madeFrom, undefined, 2)}\n`);
  } finally {
    await browser.close();
  }
  process.stdout.write('Drew resources/icons/ anew.\n');
  return 0;
};
