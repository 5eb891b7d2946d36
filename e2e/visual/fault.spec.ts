// What cannot be drawn: it is told, nothing is lost by it, and there is a way on.
import { chromium, type Browser } from 'playwright/test';
import { chromiumPath } from '../../scripts/commands/chromium.mjs';
import { openSite } from '../../scripts/shots/site.mjs';
import { expect, test } from '../fixtures';
import { ROOT } from '../targets/target';

let site: Awaited<ReturnType<typeof openSite>>;
let browser: Browser;
test.beforeAll(async () => {
  site = await openSite(ROOT, 'en', 'kept');
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
});
test.afterAll(async () => {
  await browser.close();
  site.close();
});

test('a table that cannot be drawn is told, kept in a file, tried again, and left', async () => {
  const page = await browser.newPage();
  await page.goto(`${site.url}?fixture=fault`);
  const heading = page.getByRole('heading', { name: 'The screen has stumbled' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/^Every decision up to here is saved\./);
  await expect(page.getByRole('status')).toHaveText(/bug-1\.json$/);
  await page.getByRole('button', { name: 'Show it once more' }).click();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await expect(page.getByRole('heading', { name: 'Crownward' })).toBeVisible();
});

test('a game that cannot be opened says why, and leads back', async () => {
  const page = await browser.newPage();
  await page.goto(`${site.url}?fixture=damaged`);
  await expect(page.getByRole('heading', { name: 'This game cannot be shown' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/damaged/);
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await expect(page.getByRole('heading', { name: 'Crownward' })).toBeVisible();
});
