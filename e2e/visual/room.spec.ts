// The room at the right of the board is used: what is held, and what the card of a question says, are seen as far as
// there is any.
import type { Page } from 'playwright/test';
import { expect } from '../fixtures';
import { does, part } from '../screen';
import { test } from './gallery';

/** The foot of a column fades over this much of it, in letters. */
const FADE = 1.6;

/** Names of held cards that are seen with all that they say there, above where the column ends or fades. */
const wholeCards = (page: Page): Promise<readonly string[]> =>
  page.evaluate((fade) => {
    const column = document.querySelector('aside.right');
    if (column === null) return [];
    const { bottom } = column.getBoundingClientRect();
    const foot = bottom - fade * parseFloat(getComputedStyle(column).fontSize);
    return [...document.querySelectorAll('[data-part="things"] .held .label')].flatMap((label) =>
      label.getBoundingClientRect().bottom <= foot ? [label.querySelector('b')?.textContent ?? ''] : [],
    );
  }, FADE);

test('large text: the room that a question leaves is for what one holds', async ({ look }) => {
  for (const lang of ['en', 'de'])
    for (const [fixture, many] of [
      ['turn', 6],
      ['table', 2],
    ] as const) {
      const page = await look(`fixture=${fixture}&text=200&lang=${lang}`);
      await expect(part(page, 'options')).toBeVisible();
      await does(page, 'understood').click();
      await expect
        .poll(async () => (await wholeCards(page)).length, { message: `${fixture} ${lang}`, timeout: 5000 })
        .toBeGreaterThanOrEqual(many);
      // No blank parchment below what is asked.
      const blank = await part(page, 'now').evaluate(
        (now) =>
          now.getBoundingClientRect().bottom - (now.querySelector('.middle')?.getBoundingClientRect().bottom ?? 0),
      );
      expect(blank, `${fixture} ${lang}`).toBeLessThan(40);
    }
});

test('what a question leaves of the panel is for what one holds', async ({ look }) => {
  for (const lang of ['en', 'de']) {
    const page = await look(`fixture=laden&lang=${lang}`);
    await does(page, 'understood').click();
    await expect(part(page, 'options').locator('[data-key]').last()).toBeInViewport({ ratio: 1 });
    await expect(part(page, 'now').locator('.source')).toBeInViewport({ ratio: 1 });
    const list = part(page, 'things').locator('.cards');
    const seen = (): Promise<number> =>
      list.evaluate((cards) => {
        const { bottom } = cards.getBoundingClientRect();
        return [...cards.querySelectorAll('.label')].filter(
          (label) => label.getBoundingClientRect().bottom <= bottom + 1,
        ).length;
      });
    await expect.poll(seen, { message: lang, timeout: 5000 }).toBeGreaterThanOrEqual(4);
    // And not at the cost of what the question's card says.
    const text = part(page, 'now').locator('.source .text');
    expect(await text.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
  }
});

test('large text: each of six seats tells the Region where its character stands', async ({ look }) => {
  const page = await look('fixture=six&text=200');
  for (const [i, region] of ['outer', 'inner', 'outer', 'inner', 'outer', 'outer'].entries()) {
    const way = part(page, 'seats').getByRole('listitem').nth(i).locator('[data-region]:visible');
    await expect(way).toHaveCount(1);
    if (i !== 1) await expect(way).toHaveAttribute('data-region', region);
    await expect(way).toBeInViewport({ ratio: 1 });
  }
});

test('a question’s card says all where there is room for it, whatever one holds', async ({ look }) => {
  for (const lang of ['en', 'de'])
    for (const fixture of ['city', 'city-two', 'city-all', 'village']) {
      const page = await look(`fixture=${fixture}&lang=${lang}`);
      await does(page, 'understood').click();
      const text = part(page, 'now').locator('.source .text');
      await expect
        .poll(() => text.evaluate((one) => one.scrollHeight - one.clientHeight), {
          message: `${fixture} ${lang}`,
          timeout: 5000,
        })
        .toBeLessThanOrEqual(1);
      await expect(part(page, 'things')).toBeInViewport({ ratio: 1 });
    }
});

test('a question’s card that has no room for all fades, and the wheel turns it on', async ({ look }) => {
  const page = await look('fixture=city-all');
  const text = part(page, 'now').locator('.source .text');
  await expect(part(page, 'coach')).toBeVisible();
  expect(await text.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeGreaterThan(20);
  const mask = (): Promise<string> => text.evaluate((one) => getComputedStyle(one).maskImage);
  expect(await mask()).not.toBe('none');
  await text.hover();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => text.evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop)).toBeLessThan(2);
  expect(await mask()).toBe('none');
});

test('an Enemy with a long name is told within its button, with both of its values', async ({ look }) => {
  const page = await look('fixture=table');
  const foe = part(page, 'options').locator('.foe');
  await expect(foe).toHaveCount(1);
  await foe.evaluate((one) => {
    const [name, value] = one.children;
    if (name === undefined || value === undefined) throw new Error('no name or no value');
    name.textContent = 'Archpriest of Cadorus, who watches over the Hills and all that lies beyond';
    one.append(value.nextElementSibling?.cloneNode(true) ?? value);
  });
  const [line, button] = [await foe.boundingBox(), await foe.locator('xpath=ancestor::button').boundingBox()];
  expect((line?.x ?? NaN) + (line?.width ?? NaN)).toBeLessThanOrEqual((button?.x ?? 0) + (button?.width ?? 0));
});

test('advice has its room in the panel, beside a card that says much, too', async ({ look }) => {
  for (const lang of ['en', 'de'])
    for (const fixture of ['results', 'laden', 'dice', 'several']) {
      const page = await look(`fixture=${fixture}&lang=${lang}`);
      await page.setViewportSize({ width: 1280, height: 720 });
      const understood = does(page, 'understood');
      if (await understood.isVisible()) await understood.click();
      await page.keyboard.press('a');
      const advice = part(page, 'now').locator('[data-advice="given"]');
      await expect(advice).toBeVisible();
      const spills = (): Promise<number> =>
        advice.evaluate((one) => {
          const panel = one.closest('[data-part="now"]');
          const foot = panel === null ? 0 : parseFloat(getComputedStyle(panel).paddingBottom);
          return one.getBoundingClientRect().bottom - (panel?.getBoundingClientRect().bottom ?? 0) + foot;
        });
      await expect.poll(spills, { message: `${fixture} ${lang}`, timeout: 5000 }).toBeLessThanOrEqual(1);
    }
});

test('what is advised is marked in a list of many, too', async ({ look }) => {
  const page = await look('fixture=table&lang=de');
  await page.setViewportSize({ width: 1280, height: 600 });
  await expect(page.locator('.option.brief').first()).toBeVisible();
  await page.keyboard.press('a');
  const option = page.locator('.option.brief[data-suggested]');
  const mark = option.locator('.hint');
  await expect(mark).toBeVisible();
  // Longer than its line.
  const name = 'Auftrag: Den Schwarzen Ritter besuchen und ihm eine Rüstung abgeben';
  await option.locator('.verb > span').evaluate((words, text) => (words.textContent = text), name);
  const [outer, inner] = [await option.boundingBox(), await mark.boundingBox()];
  if (outer === null || inner === null) throw new Error('it is not there');
  expect(inner.y).toBeGreaterThanOrEqual(outer.y - 1);
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height + 1);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
});
