// Nothing that is to be read is cut: what explains a rule, a lesson, and the name of where somebody stands.
import { expect } from '../fixtures';
import { does, part } from '../screen';
import { test } from './gallery';

test('all of what explains a rule is a press away, and one line of it is in sight before', async ({ look }) => {
  for (const lang of ['en', 'de'])
    for (const fixture of ['village', 'table', 'fate'])
      for (const text of [100, 200]) {
        const page = await look(`fixture=${fixture}&text=${text}&lang=${lang}`);
        const coach = part(page, 'coach');
        await expect(coach).toBeVisible();
        const said = coach.locator('.text');
        const more = does(coach, 'more');
        // It is there where not all is in sight, and nowhere else.
        const isWhole = (): Promise<boolean> =>
          said.evaluateAll(([one]) => one !== undefined && one.scrollHeight <= one.clientHeight + 1);
        await expect.poll(async () => (await isWhole()) !== (await more.isVisible()), { timeout: 5000 }).toBe(true);
        if (await isWhole()) continue;
        await more.click();
        await expect(more).toHaveAttribute('aria-expanded', 'true');
        await expect
          .poll(() => said.evaluate((one) => one.scrollHeight - one.clientHeight), {
            message: `${fixture} ${lang} ${text}`,
            timeout: 5000,
          })
          .toBeLessThanOrEqual(1);
        // Beside letters of their own size nothing need be scrolled for it, and the answers are in sight as before.
        if (text === 100) {
          await expect(said).toBeInViewport({ ratio: 1 });
          await expect(part(page, 'options').locator('[data-key]').first()).toBeInViewport({ ratio: 1 });
        }
        await more.click();
        await expect.poll(async () => (await isWhole()) !== (await more.isVisible()), { timeout: 5000 }).toBe(true);
      }
});

test('what a lesson says to be read is seen whole, with large text as well', async ({ look }) => {
  for (const lang of ['en', 'de'])
    for (const text of [100, 200]) {
      const page = await look(`fixture=lesson-read&text=${text}&lang=${lang}`);
      const says = part(page, 'lesson').locator('.says');
      await expect
        .poll(() => says.evaluate((one) => one.scrollHeight - one.clientHeight), { timeout: 5000 })
        .toBeLessThanOrEqual(1);
      await expect(part(page, 'lesson').locator('[data-lesson="next"]')).toBeInViewport({ ratio: 1 });
    }
});

test('large text: no seat cuts the name of where its character stands', async ({ look }) => {
  for (const fixture of ['six', 'table', 'two']) {
    const page = await look(`fixture=${fixture}&text=200&lang=de`);
    const told = part(page, 'seats').locator('.said:visible');
    await expect(told.first()).toBeVisible();
    await expect
      .poll(() => told.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length), {
        message: fixture,
        timeout: 5000,
      })
      .toBe(0);
  }
});

test('the values of an Enemy who has two leave his face in sight', async ({ look }) => {
  const page = await look('fixture=table&cards=reaper');
  for (const name of ['Cerberus', 'Lord of the Pit']) {
    const card = page.getByRole('article', { name, exact: true });
    const [craft, drawing] = [
      await card.locator('.badge.craft').boundingBox(),
      await card.locator('.picture svg svg g').boundingBox(),
    ];
    const middle = (drawing?.x ?? NaN) + (drawing?.width ?? NaN) / 2;
    expect(middle, name).toBeGreaterThan((craft?.x ?? Infinity) + (craft?.width ?? Infinity));
  }
});
