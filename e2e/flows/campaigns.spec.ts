// The list of campaigns, and files, by visible controls.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { idler } from '../player';
import { begin, hurry, play, shown } from '../table';
import { expect, test } from '../fixtures';
import { does, part, sheet } from '../screen';

const PLAYERS = { Mira: idler };
const saved = (page: Page) => part(page, 'saves');
const tool = (page: Page, what: string, game: string) =>
  saved(page).locator(`[data-do="game-${what}"][data-name="${game}"]`);
const names = (page: Page): Promise<readonly string[]> => saved(page).locator('.open b').allTextContents();
const toStart = async (page: Page): Promise<void> => {
  await does(page, 'menu').click();
  await does(page, 'leave').click();
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

  // What can be done with it stands there in words.
  for (const what of ['watch', 'rename', 'copy', 'export', 'delete'])
    await expect(tool(page, what, 'Sunday')).toHaveText(/\p{L}/u);

  await tool(page, 'rename', 'Sunday').click();
  await sheet(page, 'rename').getByRole('textbox').fill('   ');
  await page.keyboard.press('Enter');
  await expect(sheet(page, 'rename').locator('form button')).toBeDisabled();
  await page.keyboard.press('Escape');
  // The old name is selected: who types has the new one.
  await tool(page, 'rename', 'Sunday').click();
  await expect(sheet(page, 'rename').getByRole('textbox')).toHaveValue('Sunday');
  await page.keyboard.type('Monday');
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual(['Monday']);
  await tool(page, 'copy', 'Monday').click();
  await expect.poll(() => names(page)).toEqual(expect.arrayContaining(['Monday', 'Monday (2)']));

  // A double click deletes one, and the next key brings it back.
  await tool(page, 'delete', 'Monday (2)').dblclick();
  await expect(does(page, 'undelete')).toBeFocused();
  await expect.poll(() => names(page)).toEqual(['Monday']);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await does(page, 'undelete').click();
  await expect.poll(async () => (await names(page)).length).toBe(2);
  await tool(page, 'delete', 'Monday (2)').click();
  await saved(page).locator('summary').click();
  await does(page, 'bring-back').click();
  await expect.poll(async () => (await names(page)).length).toBe(2);

  const download = page.waitForEvent('download');
  await tool(page, 'export', 'Monday').click();
  const file = path.join(info.outputDir, (await download).suggestedFilename());
  expect(path.basename(file)).toBe('Monday.crownward');
  await (await download).saveAs(file);
  expect(readFileSync(file).subarray(0, 9).toString()).toBe('CROWNWARD');
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText('"Monday (3)" was added.')).toBeVisible();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'x.crownward', mimeType: '', buffer: Buffer.from('hello') });
  await expect(page.getByRole('alert')).toContainText('not a Crownward file');
  expect(await names(page)).toHaveLength(3);

  await does(page, 'continue').click();
  expect((await shown(page)).at).toBe('asked');
  expect(app.complaints).toEqual([]);
});
