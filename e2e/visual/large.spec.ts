// With text of twice the size nothing of the table is cut off, sticks out or scrolls sideways.
import { chromium, type Browser } from 'playwright/test';
import { chromiumPath } from '../../scripts/commands/chromium.mjs';
import { openSite } from '../../scripts/shots/site.mjs';
import { expect, test } from '../fixtures';
import { ROOT } from '../targets/target';
import { layoutProblems } from './layout';

const SIZE = { width: 1366, height: 768 };
/** Every form of question, fights, what lies beside, and the records. */
const FIXTURES = ['table', 'six', 'village', 'many', 'number', 'order', 'distribute', 'fate', 'waiting', 'fight', 'after', 'won', 'lesson', 'lesson-fight', 'expansions', 'ending', 'end', 'hall'];
let browser: Browser;
test.beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
});
test.afterAll(() => browser.close());

for (const lang of ['en', 'de'] as const) test(`the table with large text in ${lang}`, async () => {
  const site = await openSite(ROOT, lang, 'kept');
  const problems: string[] = [];
  for (const fixture of FIXTURES) {
    const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
    await page.goto(`${site.url}?fixture=${fixture === 'hall' ? 'records' : fixture}&text=200&lang=${lang}`);
    await page.evaluate('document.fonts.ready');
    if (fixture === 'hall') await page.getByRole('tab').nth(2).click();
    await expect(page.locator('.table, .records, [role="tabpanel"]').first()).toBeVisible();
    problems.push(...(await layoutProblems(page, fixture, [SIZE])));
    await page.close();
  }
  site.close();
  expect(problems).toEqual([]);
});
