// What was told is read without scrolling, and where it happened is seen while one points at it.
import { expect } from '../fixtures';
import { does, part, sheet } from '../screen';
import { test } from './gallery';

for (const lang of ['en', 'de'])
  test(`large text: the last line and what happened to five others are whole in ${lang}`, async ({ look }) => {
    const page = await look(`fixture=eventful&text=200&lang=${lang}`);
    const words = part(page, 'events').locator('li').first().locator('.words');
    await expect(words).toBeVisible();
    await expect
      .poll(() => words.evaluate((one) => one.scrollHeight - one.clientHeight), { timeout: 5000 })
      .toBeLessThanOrEqual(1);
    const list = part(page, 'meanwhile').locator('ul');
    const chips = list.getByRole('button');
    await expect(chips).toHaveCount(5);
    await expect.poll(() => list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    for (const chip of await chips.all()) await expect(chip).toBeInViewport({ ratio: 1 });
  });

test('what happened to others is scrolled to where it has no room, and none of it is cut at both ends', async ({
  look,
}) => {
  const page = await look('fixture=eventful');
  const list = part(page, 'meanwhile').locator('ul');
  const chips = list.getByRole('button');
  await expect(chips).toHaveCount(5);
  await list.evaluate((one) => one.style.setProperty('width', '200px'));
  const tops = async (): Promise<readonly number[]> =>
    Promise.all([list, chips.first()].map(async (one) => (await one.boundingBox())?.y ?? NaN));
  await expect.poll(() => list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeGreaterThan(10);
  const [top = NaN, first = NaN] = await tops();
  expect(first).toBeGreaterThanOrEqual(top - 1);
  await list.hover();
  await page.mouse.wheel(0, 1000);
  await expect(chips.last()).toBeInViewport({ ratio: 1 });
  await expect.poll(() => list.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
});

test('a line of the journal lights its space, or where he stood then, beside the journal', async ({ look }) => {
  for (const text of [100, 200]) {
    const page = await look(`fixture=table&text=${text}`);
    const lit = page.locator('[data-spotlight]');
    // Before the table stands nobody hears the key.
    await expect(part(page, 'options')).toBeVisible();
    await page.keyboard.press('j');
    const journal = sheet(page, 'journal');
    for (const [line, space] of [
      ['Wizard moves to', 'warlocks_cave'],
      ['Wizard gains Wand', 'warlocks_cave'],
      ['Elf loses 1 life', 'forest'],
    ] as const) {
      await journal.locator('.line', { hasText: line }).hover();
      await expect(lit).toHaveAttribute('data-spotlight', `base/space/${space}`);
      const [rim, paper] = [await lit.locator('.rim').last().boundingBox(), await journal.boundingBox()];
      expect((rim?.x ?? 0) + (rim?.width ?? Infinity)).toBeLessThanOrEqual(paper?.x ?? 0);
      // Nothing else lies over it.
      expect(await journal.evaluate((one) => getComputedStyle(one, '::backdrop').backgroundColor)).toBe(
        'rgba(0, 0, 0, 0)',
      );
    }
    await does(journal, 'close').hover();
    await expect(lit).toHaveCount(0);
  }
});

test('the list of a replay tells what happened in a turn, each a way there, and the beginning once', async ({
  look,
}) => {
  const page = await look('fixture=replay');
  const rows = page.locator('.turns li');
  await expect(rows.first()).toHaveText('Before the first turn');
  await expect(rows.nth(1)).toHaveText('Round 1: Mira');
  const moments = rows.nth(7).locator('[data-moment-at]');
  await expect(moments).toHaveText(['Elf dies: Dragon', 'Dwarf wins a Talisman']);
  await moments.last().click();
  await expect(part(page, 'replay')).toContainText('Answer 53 of');
});
