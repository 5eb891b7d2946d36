// A hand that presses twice, or too long: only what was meant for the question that stands there answers it.
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { begin, hurry, optionsOf, uncover } from '../table';
import { startHostProcess } from '../targets/host';
import { ROOT, calmContext } from '../targets/target';
import { does } from '../screen';

const option = (page: Page, name: RegExp): Locator => optionsOf(page).getByRole('button', { name });
const roll = (page: Page): Locator => option(page, /^Roll for movement/);
const way = (page: Page): Locator => option(page, /^Go to/).first();
const pay = (page: Page): Locator => option(page, /^Pay 1 fate/);
const fateOf = (page: Page): Locator => page.locator('aside[aria-label="Players"] .stats .fate b').first();

const sit = async (page: Page, again = false): Promise<void> => {
  await hurry(page);
  await begin(page, { seats: [{ name: 'Mira', character: 'Elf' }], seed: 'twice-1' });
  // The same game a second time has been seen before.
  if (again) await page.locator('[data-peek="yes"]').click();
  await uncover(page);
  await expect(roll(page)).toBeVisible();
};

for (const key of ['1', 'Enter'])
  test(`${key}, held down, answers one question`, async ({ app }) => {
    const page = app.page();
    await sit(page);
    const fate = await fateOf(page).innerText();
    await roll(page).focus();
    await page.keyboard.down(key);
    await expect(way(page)).toBeVisible();
    await way(page).focus();
    // Held on: the keyboard says it again and again.
    for (let i = 0; i < 5; i++) await page.keyboard.down(key);
    await page.keyboard.up(key);
    await expect(way(page)).toBeVisible();
    await expect(fateOf(page)).toHaveText(fate);
    // Pressed anew it is an answer, but not at once.
    await page.waitForTimeout(500);
    await page.keyboard.press(key);
    await expect(way(page)).toHaveCount(0);
    await expect(fateOf(page)).toHaveText(fate);
  });

test('a press that began at one question is none for the next, wherever it ends', async ({ app }) => {
  let page = app.page();
  await sit(page);
  await roll(page).click();
  await expect(way(page)).toBeVisible();
  const key = (await way(page).getAttribute('data-key')) ?? '';
  const spaceOn = (at: Page): Locator => at.locator(`[data-space="base/space/${key.slice(key.indexOf(':') + 1)}"]`);

  // With the pointer: down while the roll is asked, up when the way is asked, on a space that answers it.
  page = await app.restart();
  await sit(page, true);
  await spaceOn(page).hover();
  await page.mouse.down();
  await page.keyboard.press('1');
  await expect(way(page)).toBeVisible();
  await page.mouse.up();
  await expect(way(page)).toBeVisible();
  await expect(optionsOf(page)).toHaveAttribute('aria-busy', 'false');

  // With the space bar, which presses as it is let go.
  page = await app.restart();
  await sit(page, true);
  await roll(page).focus();
  await page.keyboard.down(' ');
  await page.keyboard.press('1');
  await way(page).focus();
  await page.keyboard.up(' ');
  await expect(way(page)).toBeVisible();
  await spaceOn(page).click();
  await expect(way(page)).toHaveCount(0);
});

test('what costs fate is never where "Roll" was', async ({ app }) => {
  const page = app.page();
  await sit(page);
  const before = await roll(page).boundingBox();
  await expect(roll(page)).toHaveAttribute('aria-keyshortcuts', '1');
  await roll(page).click();
  await expect(pay(page)).toHaveAttribute('aria-keyshortcuts', /^f$/i);
  const costly = await pay(page).boundingBox();
  if (before === null || costly === null) throw new Error('nothing is shown');
  expect(costly.y).toBeGreaterThanOrEqual(before.y + before.height);
  // Once more at that spot, as fast as can be.
  const fate = await fateOf(page).innerText();
  await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
  await expect(way(page)).toHaveCount(0);
  await expect(fateOf(page)).toHaveText(fate);
});

test('what was switched stays so when the program is killed as soon as it is shown', async ({
  chromium,
  dataDir,
  target,
}) => {
  test.skip(target !== 'host', 'the process of the browser host');
  const open = async () => {
    const host = await startHostProcess(ROOT, dataDir);
    const context = await calmContext(chromium);
    const page = await context.newPage();
    await page.goto(host.url.href);
    return { host, context, page };
  };
  const rule = (page: Page): Locator => page.getByRole('complementary', { name: 'The rule behind this' });
  const first = await open();
  await sit(first.page);
  await expect(rule(first.page)).toBeVisible();
  const ended = new Promise((resolve) => first.host.child.once('exit', resolve));
  // In the page, so that nothing lies between what is shown and the end.
  await first.page.exposeFunction('end', () => first.host.child.kill('SIGKILL'));
  await first.page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('.coach') !== null) return;
      observer.disconnect();
      void (window as unknown as { readonly end: () => unknown }).end();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await does(rule(first.page), 'understood').click();
  await ended;
  await first.context.close();

  const second = await open();
  await does(second.page, 'continue').click();
  await expect(roll(second.page)).toBeVisible();
  await expect(rule(second.page)).toHaveCount(0);
  await second.context.close();
  expect(await second.host.stop()).toBe(0);
});
