// The list of campaigns, files, taking back and watching again, by visible controls.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { idler } from '../player';
import { begin, hurry, optionsOf, play, shown, type Shown } from '../table';
import { expect, test } from '../fixtures';

const PLAYERS = { Mira: idler };
const saved = (page: Page) => page.getByRole('region', { name: 'Saved games' });
const names = (page: Page): Promise<readonly string[]> => saved(page).locator('.open b').allTextContents();
const toStart = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
};

const start = async (page: Page, game: string): Promise<void> => {
  await hurry(page);
  await begin(page, { seats: [{ name: 'Mira', character: 'Troll' }], seed: 'campaigns', game });
};

test('a campaign is renamed, copied, deleted, brought back, saved as a file and added again', async ({ app }, info) => {
  const page = app.page();
  await start(page, 'Sunday');
  await play(page, PLAYERS, 6).catch((error: unknown) => expect(String(error)).toContain('and still'));
  await toStart(page);
  await expect(saved(page).getByRole('img', { name: 'Where everybody stands in Sunday' })).toBeVisible();

  await page.getByRole('button', { name: 'Rename: Sunday' }).click();
  await page.getByRole('textbox', { name: 'A name for this game' }).fill('   ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep this name' })).toBeDisabled();
  await page.keyboard.press('Escape');
  // The old name is selected: who types has the new one.
  await page.getByRole('button', { name: 'Rename: Sunday' }).click();
  await expect(page.getByRole('textbox', { name: 'A name for this game' })).toHaveValue('Sunday');
  await page.keyboard.type('Monday');
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual(['Monday']);
  await page.getByRole('button', { name: 'Duplicate: Monday' }).click();
  await expect.poll(() => names(page)).toEqual(expect.arrayContaining(['Monday', 'Monday (2)']));

  // A double click deletes one, and the next key brings it back.
  await page.getByRole('button', { name: 'Delete: Monday (2)' }).dblclick();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect.poll(() => names(page)).toEqual(['Monday']);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await names(page)).length).toBe(2);
  await page.getByRole('button', { name: 'Delete: Monday (2)' }).click();
  await page.getByText('Deleted (1)').click();
  await page.getByRole('button', { name: 'Bring back: Monday (2)' }).click();
  await expect.poll(async () => (await names(page)).length).toBe(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file: Monday', exact: true }).click();
  const file = path.join(info.outputDir, (await download).suggestedFilename());
  expect(path.basename(file)).toBe('Monday.crownward');
  await (await download).saveAs(file);
  expect(readFileSync(file).subarray(0, 9).toString()).toBe('CROWNWARD');
  await page.getByLabel('Add from a file').last().setInputFiles(file);
  await expect(page.getByText('"Monday (3)" was added.')).toBeVisible();
  await page
    .getByLabel('Add from a file')
    .last()
    .setInputFiles({ name: 'x.crownward', mimeType: '', buffer: Buffer.from('hello') });
  await expect(page.getByRole('alert')).toContainText('not a Crownward file');
  expect(await names(page)).toHaveLength(3);

  await page.getByRole('button', { name: /^Continue/ }).click();
  expect((await shown(page)).at).toBe('asked');
  expect(app.complaints).toEqual([]);
});

test('a decision is taken back and done again by keyboard, and where it may not be the reason is told', async ({
  app,
}) => {
  const page = app.page();
  await start(page, 'Back');
  const back = page.getByRole('button', { name: 'Take back' });
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
  await expect(page.getByRole('button', { name: 'Do again' })).toBeVisible();
  expect(await shown(page)).toMatchObject({
    at: 'asked',
    seen: before?.at === 'asked' ? { question: before.seen.question, buttons: before.seen.buttons } : {},
  });
  await page.keyboard.press('Shift+U');
  await expect(page.getByRole('button', { name: 'Do again' })).toHaveCount(0);
  await expect.poll(options).toEqual(after);
  expect(app.complaints).toEqual([]);
});

test('a campaign is watched again by keyboard, checked, and taken up at an earlier turn', async ({ app }) => {
  const page = app.page();
  await start(page, 'Watched');
  await play(page, PLAYERS, 25).catch((error: unknown) => expect(String(error)).toContain('and still'));
  await toStart(page);
  await page.getByRole('button', { name: 'Watch again: Watched' }).click();
  const bar = page.getByRole('region', { name: 'Replay' });
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
  await page.getByRole('button', { name: 'Check every turn' }).click();
  await expect(page.getByText(/^All \d+ turns are as they were/)).toBeVisible();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  expect((await shown(page)).at).toBe('asked');
  await toStart(page);
  await expect.poll(() => names(page)).toEqual(expect.arrayContaining(['Watched', 'Watched (2)']));
  await expect(saved(page).getByText(/branched off "Watched" in round/)).toBeVisible();
  expect(app.complaints).toEqual([]);
});
