// Taking back and watching again, by visible controls.
import type { Page } from 'playwright/test';
import { idler } from '../player';
import { begin, hurry, optionsOf, play, shown, type Shown } from '../table';
import { expect, test } from '../fixtures';
import { does, part } from '../screen';

const PLAYERS = { Mira: idler };
const saved = (page: Page) => part(page, 'saves');
const names = (page: Page): Promise<readonly string[]> => saved(page).locator('.open b').allTextContents();
const toStart = async (page: Page): Promise<void> => {
  await does(page, 'menu').click();
  await does(page, 'leave').click();
};

const start = async (page: Page, game: string): Promise<void> => {
  await hurry(page);
  await begin(page, { seats: [{ name: 'Mira', character: 'Troll' }], seed: 'campaigns', game });
};

test('a decision is taken back and done again by keyboard, and where it may not be the reason is told', async ({
  app,
}) => {
  const page = app.page();
  await start(page, 'Back');
  const back = does(page, 'undo');
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await expect(back).toHaveAttribute('title', 'Nothing was decided yet that could be taken back.');
  let before: Shown | undefined;
  let now: Shown | undefined;
  const { last } = await play(page, PLAYERS, 80, async (asked) => {
    before = now;
    now = asked;
    return (await back.getAttribute('aria-disabled')) === 'false';
  });
  expect(last.at).toBe('asked');
  const options = (): Promise<readonly string[]> => optionsOf(page).getByRole('button').allTextContents();
  const after = await options();
  await page.keyboard.press('u');
  await expect(does(page, 'redo')).toBeVisible();
  expect(await shown(page)).toMatchObject({
    at: 'asked',
    seen: before?.at === 'asked' ? { question: before.seen.question, buttons: before.seen.buttons } : {},
  });
  await page.keyboard.press('Shift+U');
  await expect(does(page, 'redo')).toHaveCount(0);
  await expect.poll(options).toEqual(after);
  expect(app.complaints).toEqual([]);
});

test('a campaign is watched again by keyboard, checked, and taken up at an earlier turn', async ({ app }) => {
  const page = app.page();
  await start(page, 'Watched');
  await play(page, PLAYERS, 25).catch((error: unknown) => expect(String(error)).toContain('and still'));
  await toStart(page);
  await does(page, 'game-watch').click();
  const bar = part(page, 'replay');
  await expect(bar.getByText(/^Answer 0 of/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(bar.getByText(/^Answer 1 of/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(bar.getByText(/^Answer (\d+) of \1$/)).toBeVisible();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect(
    page.getByRole('button', { name: /^Round/, exact: false }).and(page.locator('[aria-current="step"]')),
  ).toBeVisible();
  await does(page, 'check').click();
  await expect(page.getByText(/^All \d+ turns are as they were/)).toBeVisible();
  await does(page, 'branch').click();
  await page.locator('[data-peek="yes"]').click();
  expect((await shown(page)).at).toBe('asked');
  await toStart(page);
  await expect.poll(() => names(page)).toEqual(expect.arrayContaining(['Watched', 'Watched (2)']));
  await expect(saved(page).getByText(/branched off "Watched" in round/)).toBeVisible();
  expect(app.complaints).toEqual([]);
});
