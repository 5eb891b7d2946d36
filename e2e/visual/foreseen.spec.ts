// What an option leads to is seen as belonging to it, wherever there is room for it.
import { expect } from '../fixtures';
import { does, part } from '../screen';
import { test } from './gallery';

test('what is foreseen names the option that it speaks of', async ({ look }) => {
  for (const lang of ['en', 'de'])
    for (const [fixture, text] of [
      ['results', 100],
      ['results', 200],
      ['chances', 100],
    ] as const) {
      const page = await look(`fixture=${fixture}&text=${text}&lang=${lang}`);
      for (const option of (await part(page, 'options').locator('[data-key]:not([aria-disabled="true"])').all()).slice(
        0,
        2,
      )) {
        await option.hover();
        const about = page.locator('[data-foreseen] [data-about]');
        await expect(about).toBeInViewport({ ratio: 1 });
        await expect(option).toContainText((await about.textContent())?.replace(/:$/, '') ?? '-', {
          useInnerText: true,
        });
      }
    }
});

test('beside a card that says much, what is foreseen takes no room of the panel and lies beside its option', async ({
  look,
}) => {
  for (const lang of ['en', 'de']) {
    const page = await look(`fixture=results&lang=${lang}`);
    await does(page, 'understood').click();
    const place = page.locator('[data-foreseen]');
    const text = part(page, 'now').locator('.source .text');
    const rest = (): Promise<number> => text.evaluate((one) => one.scrollHeight - one.clientHeight);
    // The card has the room.
    await expect.poll(rest, { timeout: 5000 }).toBeLessThanOrEqual(1);
    const option = part(page, 'options').locator('[data-key]').nth(1);
    await option.hover();
    const rows = place.locator('[data-row]');
    await expect(rows).toHaveCount(6);
    for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
    expect(await rest()).toBeLessThanOrEqual(1);
    const [list, own] = [await place.locator('ul').boundingBox(), await option.boundingBox()];
    // Left of the panel, at the height of its option.
    expect((list?.x ?? Infinity) + (list?.width ?? 0)).toBeLessThanOrEqual(own?.x ?? 0);
    expect(list?.y ?? Infinity).toBeLessThan((own?.y ?? 0) + (own?.height ?? 0));
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeGreaterThan(own?.y ?? Infinity);
  }
});
