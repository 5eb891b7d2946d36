// What is seen of a seat at one glance: who leads, and what has just changed.
import { expect } from '../fixtures';
import { part } from '../screen';
import { SIZE, test } from './gallery';

declare global {
  interface Window {
    /** How often a change was seen, and how often it lay over a name. */
    crownwardChanges?: { seen: number; over: number };
  }
}

for (const [query, leads] of [
  ['fixture=table', 3],
  ['fixture=six', 3],
  ['fixture=table&theme=high-contrast', 3],
  ['fixture=six&text=200', 3],
  ['fixture=two&text=200', 1],
] as const)
  test(`a laurel around his figure shows who leads, also with ${query}`, async ({ look }) => {
    const page = await look(query);
    const wreath = part(page, 'seats').locator('[data-wreath]').locator('visible=true');
    await expect(wreath).toHaveCount(1);
    const seat = part(page, 'seats').getByRole('listitem').nth(leads);
    await expect(seat.locator('[data-leads]')).toHaveText('in the lead');
    const [round, figure] = [
      await wreath.boundingBox(),
      await seat.locator('.medallion').locator('visible=true').boundingBox(),
    ];
    if (round === null || figure === null) throw new Error('nobody is seen to lead');
    expect(round.width).toBeGreaterThan(1.3 * figure.width);
    expect(Math.abs(round.x + round.width / 2 - figure.x - figure.width / 2)).toBeLessThan(3);
    expect(Math.abs(round.y + round.height / 2 - figure.y - figure.height / 2)).toBeLessThan(3);
  });

/** Runs in the page, frame by frame. */
const watchChanges = (): void => {
  const counts = (window.crownwardChanges = { seen: 0, over: 0 });
  const next = (): void => {
    for (const change of document.querySelectorAll('[data-change]')) {
      if (Number(getComputedStyle(change).opacity) < 0.05) continue;
      counts.seen++;
      const name = change.closest('[data-seat]')?.querySelector('.name b')?.getBoundingClientRect();
      if (name !== undefined && change.getBoundingClientRect().top < name.bottom - 1) counts.over++;
    }
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
};

for (const query of ['fixture=roll-chasm', 'fixture=roll-chasm&text=200'])
  test(`what somebody loses covers no name, with ${query}`, async ({ look }) => {
    const page = await look(query, { reducedMotion: 'no-preference' });
    await page.evaluate(watchChanges);
    await part(page, 'now').locator('[data-key]:not(:disabled)').first().click();
    await page.locator('[data-go-on][aria-disabled="false"]').click();
    await expect.poll(() => page.evaluate(() => window.crownwardChanges?.seen ?? 0)).toBeGreaterThan(3);
    await page.waitForTimeout(600);
    expect(await page.evaluate(() => window.crownwardChanges?.over)).toBe(0);
  });

test('that somebody leads is said where it covers no name, else the laurel says it', async ({ look }) => {
  const page = await look('fixture=table');
  const seat = part(page, 'seats').getByRole('listitem').nth(3);
  const leads = seat.locator('[data-leads]');
  const isOver = (): Promise<boolean> =>
    seat.evaluate((one) => {
      const [name, said] = ['.name b', '[data-leads]'].map((which) =>
        one.querySelector(which)?.getBoundingClientRect(),
      );
      if (name === undefined || said === undefined) throw new Error('no name, or nothing that is said');
      // What is only read out has no width.
      return said.width > 5 && said.left < name.right && said.top < name.bottom - 1;
    });
  expect((await leads.boundingBox())?.width).toBeGreaterThan(20);
  expect(await isOver()).toBe(false);
  // As high as with all that a seat can tell.
  await seat.evaluate((one) => {
    one.querySelector('button')?.style.setProperty('align-items', 'start');
    const name = one.querySelector('.name b');
    if (name !== null) name.textContent = 'Drachenreiter';
  });
  await expect.poll(isOver, { timeout: 5000 }).toBe(false);
  await expect(leads).toHaveText('in the lead');
  await expect(seat.locator('[data-wreath]').locator('visible=true')).toHaveCount(1);
});

test('on a small screen, too, each seat has its name, its gold and its things', async ({ look }) => {
  const page = await look('fixture=table');
  await page.setViewportSize({ width: 1280, height: 720 });
  const seats = part(page, 'seats').getByRole('listitem');
  await expect(seats).toHaveCount(4);
  for (const seat of await seats.all()) {
    await expect(seat.locator('.name b')).toBeVisible();
    await expect(seat.locator('.stats .gold')).toBeVisible();
  }
  await expect(seats.first().locator('.things')).toBeVisible();
  await page.setViewportSize(SIZE);
});
