// A game that comes to its end is in the books: counted, told, saved as a file, and still there after a restart.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe';
import { hurry, shown } from '../table';
import { layoutProblems } from '../visual/layout';
import { ROOT } from '../targets/target';
import { expect, test } from '../fixtures';
import { does, screen, sheet, tab, part } from '../screen';

/** A campaign of two persons in its middle, as an older program saved it. */
const FIXTURE = path.join(ROOT, 'main/testing/saves/0.1.0/clicked-through.crownward');

const figure = (page: Page, name: string) =>
  page.locator('dl div').filter({ has: page.getByText(name, { exact: true }) });
const openRecords = async (page: Page): Promise<void> => {
  await does(page, 'records').click();
  await expect(screen(page, 'records')).toBeVisible();
};

test('records before the first game say what will be there', async ({ app }) => {
  const page = app.page();
  await openRecords(page);
  await expect(page.getByText('No game was played to its end yet.')).toBeVisible();
  await tab(page, 'hall').click();
  await expect(page.getByText('The first victory will be written here.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Achievements', selected: true })).toBeFocused();
  await expect(page.getByText(/^0 of \d+ earned$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(does(page, 'new-game')).toBeVisible();
  expect(app.complaints).toEqual([]);
});

test('a game that ends is counted, an achievement is told and kept, and all of it can be saved as CSV', async ({
  app,
}, info) => {
  let page = app.page();
  await hurry(page);
  await page.getByLabel('Add from a file').last().setInputFiles(FIXTURE);
  await page.getByRole('listitem').locator('.open').first().click();
  await shown(page);

  // From the table by one key, and back to it.
  const cover = does(page, 'uncover');
  if (await cover.isVisible()) await cover.click();
  await page.keyboard.press('h');
  await expect(figure(page, 'Games finished')).toContainText('1 going on');
  await page.keyboard.press('Escape');
  const now = await shown(page);
  if (now.at === 'cover') await does(page, 'uncover').click();

  await does(page, 'menu').click();
  const menu = sheet(page, 'menu');
  await does(menu, 'concede').click();
  await does(menu, 'concede').click();
  const end = sheet(page, 'end');
  const told = end.getByText('Achieved in this game:');
  await expect(told).toBeVisible();
  const [, fresh = ''] = /game: (.*)/.exec((await told.textContent()) ?? '') ?? [];

  // How it came to this: the race, a picture of it to keep, and the way back to what decided it.
  await expect(part(end, 'story')).toBeVisible();
  await expectAccessible(page, 'the end');
  const picture = page.waitForEvent('download');
  await does(end, 'picture').click();
  expect((await picture).suggestedFilename()).toBe('crownward-end.png');
  const moment = end.locator('[data-moment-at]').last();
  const seq = (await moment.getAttribute('data-moment-at')) ?? '';
  await moment.click();
  await expect(part(page, 'replay').locator('output')).toContainText(` ${seq} `);
  // And back to the end, which tells the others.
  await page.keyboard.press('Escape');
  await does(end, 'records').click();

  await expect(figure(page, 'Games finished')).toContainText('1');
  await expect(figure(page, 'Fights won')).toContainText('%');
  await expect(page.getByText('The others gave up')).toBeVisible();
  await expectAccessible(page, 'records');
  const problems = [...(await layoutProblems(page, 'records'))];
  for (const name of ['Characters', 'Hall of fame', 'Achievements']) {
    await page.getByRole('tab', { name }).click();
    await expectAccessible(page, name);
    problems.push(...(await layoutProblems(page, name)));
  }
  expect(problems).toEqual([]);
  const [first = ''] = fresh.split(/,| and /);
  const deed = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: first.trim(), exact: true }) });
  await expect(deed).toContainText('Saved by 0.1.0');

  await tab(page, 'characters').click();
  const heading = page.getByRole('columnheader', { name: 'Share won' });
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');

  for (const table of ['games', 'seats', 'characters', 'achievements']) {
    const download = page.waitForEvent('download');
    await page.getByRole('group', { name: 'Save as CSV' }).getByRole('button', { name: table }).click();
    const file = path.join(info.outputDir, (await download).suggestedFilename());
    await (await download).saveAs(file);
    expect(path.basename(file)).toBe(`crownward-${table}.csv`);
    expect(readFileSync(file, 'utf8').split('\r\n').length).toBeGreaterThan(2);
    if (table === 'games') expect(readFileSync(file, 'utf8')).toContain('Saved by 0.1.0,finished');
  }

  page = await app.restart();
  await openRecords(page);
  await expect(figure(page, 'Games finished')).toContainText('1');
  await tab(page, 'deeds').click();
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: first.trim(), exact: true }) }),
  ).toContainText('Saved by 0.1.0');
  expect(app.complaints).toEqual([]);
});
