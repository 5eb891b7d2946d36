// A card of one's own is dragged onto the seat of somebody. No card of the base game can do that by itself, so that it
// is a table out of memory: what the program would be told is what the page says that it answered.
import type { Page } from 'playwright/test';
import { expect } from '../fixtures';
import { test } from './gallery';
import { does, held, part } from '../screen';

const answers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .flatMap(({ name }) => (name.startsWith('answer ') ? [name.slice('answer '.length)] : [])),
  );

test('a card is used on somebody over his seat, and on nobody else', async ({ look }) => {
  const page = await look('fixture=meeting');
  const seat = (name: string) => part(page, 'seats').getByRole('listitem').filter({ hasText: name });
  const card = held(page, 'base/adventure/shield');
  const hold = async (name: string): Promise<void> => {
    await card.hover();
    await page.mouse.down();
    const box = await seat(name).boundingBox();
    if (box === null) throw new Error('no seat');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 });
  };
  const drops = page.locator('[data-drop]').filter({ hasNotText: 'Ditch' });

  await hold('Elf');
  await expect(drops).toHaveCount(1);
  await expect(drops).not.toHaveClass(/over/);
  await page.mouse.up();
  expect(await answers(page)).toEqual([]);

  await hold('Wizard');
  await expect(seat('Wizard').locator('[data-drop]')).toHaveClass(/over/);
  await expect(drops).toContainText('Wizard');
  await page.mouse.up();
  await expect.poll(() => answers(page)).toEqual(['steal:wizard']);
  await expect(drops).toHaveCount(0);
});

const ditched = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('mark').flatMap(({ name }) => (name.startsWith('ditch ') ? [name] : [])),
  );

for (const fixture of ['waiting', 'order'])
  test(`a card is ditched by mouse and by keyboard, whatever is asked: ${fixture}`, async ({ look }) => {
    const page = await look(`fixture=${fixture}`);
    const held = (name: string) => part(page, 'things').getByRole('button').filter({ hasText: name });
    await held('Shield').click();
    await does(page.getByRole('dialog'), 'ditch').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await held('Mule').focus();
    await page.keyboard.press('Enter');
    // Not the first thing there: a key that is pressed twice ditches nothing.
    const ditch = does(page.getByRole('dialog'), 'ditch');
    await expect(ditch).toBeVisible();
    await expect(ditch).not.toBeFocused();
    await ditch.focus();
    await page.keyboard.press('Enter');
    await expect(held('Mule')).toBeFocused();
    await expect.poll(async () => (await ditched(page)).length).toBe(2);
    expect(new Set(await ditched(page)).size).toBe(2);
    // What cannot be ditched says nothing of it.
    await held('Healing').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(does(page, 'ditch')).toHaveCount(0);
  });
