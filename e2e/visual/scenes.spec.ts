// What the story stops for: read in large letters as well, and everything on it has its name.
import { expect } from 'playwright/test';
import { does, part, sheet } from '../screen';
import { test } from './gallery';

const FIRST = '[data-part="now"] [data-key]:not(:disabled)';

for (const lang of ['en', 'de'])
  test(`a new character can be read in large letters, and what has no room a key away, in ${lang}`, async ({
    look,
  }) => {
    const page = await look(`fixture=newcomer&text=200&lang=${lang}`);
    await page.locator(FIRST).first().click();
    const scene = part(page, 'scene');
    const text = scene.locator('.text');
    await expect(text).toBeVisible();
    const lines = await text.evaluate((one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight));
    expect(lines).toBeGreaterThan(7);
    await does(scene, 'more').click();
    await expect(sheet(page, 'card')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page, 'card')).toBeHidden();
    // To read on is no going on.
    await expect(scene).toBeVisible();
  });

test('what the dead leave has its names, for whoever sees it and for whoever hears it', async ({ look }) => {
  for (const text of [100, 200]) {
    const page = await look(`fixture=death&text=${text}`);
    await page.locator(FIRST).first().click();
    const left = part(page, 'scene').getByRole('listitem');
    await expect(left).toHaveCount(4);
    for (const name of ['Sword', 'Shield', 'Mule']) {
      const card = left.getByRole('button', { name });
      await expect(card.locator('[data-name]')).toHaveText(name);
      await expect(card.locator('[data-name]')).toBeVisible();
    }
  }
});

test('what the story stops for lies there once, and so does its key', async ({ look }) => {
  for (const [fixture, beside] of [
    ['drawn', 0],
    ['newcomer', 0],
    // Who killed him is not what lies in the middle.
    ['death', 1],
  ] as const) {
    const page = await look(`fixture=${fixture}`);
    await page.locator(FIRST).first().click();
    await expect(part(page, 'scene').locator('[data-go-on]')).toBeVisible();
    await expect(part(page, 'now').getByRole('article'), fixture).toHaveCount(beside);
    await expect(does(part(page, 'now'), 'go-on'), fixture).toHaveCount(0);
    await expect(does(part(page, 'now'), 'skip'), fixture).toHaveCount(0);
  }
});
