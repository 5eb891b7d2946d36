// A shop at 1366x768: every ware with its price, and the way out, are in sight at once, however large text is.
import type { Locator, Page } from 'playwright/test';
import { expect } from '../fixtures';
import { does, option, part } from '../screen';
import { SIZE, test } from './gallery';
import { layoutProblems } from './layout';

/** Answers that a pointer would not hit at their head or foot, or that lie where their list fades. */
const hidden = (all: Locator): Promise<readonly string[]> =>
  all.evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { x, width, top, bottom } = button.getBoundingClientRect();
      const shown = [top + 3, bottom - 3].every((y) => button.contains(document.elementFromPoint(x + width / 2, y)));
      const list = button.closest('.list');
      const fades =
        list !== null && getComputedStyle(list).overflowY !== 'visible' && list.scrollHeight > list.clientHeight + 1;
      return shown && !fades ? [] : [button.textContent.trim()];
    }),
  );

const answers = (page: Page): Locator => part(page, 'options').locator('[data-key]');

for (const text of [100, 200])
  for (const lang of ['en', 'de'])
    test(`up to eight wares, their prices and the way out are in sight at ${text} % in ${lang}`, async ({ look }) => {
      for (const [fixture, many] of [
        ['shop', 6],
        ['armoury', 6],
        ['market', 7],
        ['bazaar', 9],
      ] as const) {
        const page = await look(`fixture=${fixture}&lang=${lang}&text=${text}`);
        await expect(answers(page)).toHaveCount(many);
        await expect.poll(() => hidden(answers(page)), { message: fixture, timeout: 5000 }).toEqual([]);
        await expect(option(page, 'pass')).toBeInViewport({ ratio: 1 });
        await expect(page.locator('[data-purse]')).toBeInViewport({ ratio: 1 });
        // Nothing in front of the way out says that there is more where there is not.
        const veil = await page
          .locator('.ends')
          .evaluate((ends) => Number(getComputedStyle(ends, '::before').opacity) > 0.01);
        expect(veil && text === 200, fixture).toBe(false);
        expect(await layoutProblems(page, fixture, [SIZE])).toEqual([]);
        const names = await page
          .locator('.ware b > span')
          .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).style.getPropertyValue('--fit') || '1')));
        expect(Math.min(...names), fixture).toBeGreaterThan(0.75);
      }
    });

test('more than has room fades before the way out', async ({ look }) => {
  const page = await look('fixture=bazaar&text=200');
  await expect(option(page, 'pass')).toBeVisible();
  await part(page, 'now').evaluate((now) => {
    const list = now.querySelector('.list');
    for (let more = 0; more < 4; more++) list?.append(...[...list.children].map((one) => one.cloneNode(true)));
  });
  await expect(option(page, 'pass')).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() => page.locator('.ends').evaluate((ends) => getComputedStyle(ends, '::before').opacity))
    .toBe('1');
});

test('what a dear ware does is told, and why it is out of reach to who listens', async ({ look }) => {
  const page = await look('fixture=armoury');
  const sword = option(page, 'sword');
  await expect(sword.locator('.detail')).toHaveText('+1 Strength in battle');
  await expect(sword).toHaveAccessibleName(/It costs 5 gold, which you do not have\./);
  // What is sold out costs nothing that could tell it.
  const shop = await look('fixture=shop');
  await expect(option(shop, 'armour')).toHaveAccessibleName(/None is left\./);
});

test('all that a ware says lies beside the panel while it is pointed at', async ({ look }) => {
  for (const text of [100, 200]) {
    const page = await look(`fixture=market&text=${text}`);
    const peek = page.locator('[data-text-peek]');
    await expect(peek).toHaveCount(0);
    await option(page, 'purchase/raft').hover();
    await expect(peek).toContainText('Raft');
    await expect(peek).toBeInViewport({ ratio: 1 });
    const [box, panel] = [await peek.boundingBox(), await part(page, 'now').boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(panel?.x ?? 0);
    await page.keyboard.press('Escape');
    await expect(peek).toHaveCount(0);
    await does(page, 'menu').hover();
  }
});
